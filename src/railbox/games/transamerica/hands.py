"""Hands that somebody cannot know: dealing them anew, so that they fit what has been seen.

A deck has its cards by colour: one for each seat, then those out of the round.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.rng import Rng
from railbox.games.transamerica.setting import Setting

ATTEMPTS: Final = 5000  # deals that are tried before one that fits is made
SWAPS: Final = 2000


def is_joined(setting: Setting, deck: vec[i64], label: vec[i64], marker: vec[i64], seat: i64) -> bool:
    """Whether all cities that a seat holds in this deck belong to its network."""
    if marker[seat] < 0:
        return False
    at = setting.view_of(seat)
    home = label[at + marker[seat]]
    return all(label[at + deck[setting.first_card[colour] + seat]] == home for colour in range(setting.colours))


@final
class HiddenHands:
    """The cards of one colour after the other that are in the hands of `hidden` seats or out of the round.

    `deck` is changed in place. Labels and markers say who would have finished with which cards.
    """

    setting: Setting
    deck: vec[i64]
    hidden: vec[i64]
    label: vec[i64]
    marker: vec[i64]

    def __init__(self, setting: Setting, deck: vec[i64], hidden: vec[i64], label: vec[i64], marker: vec[i64]) -> None:
        self.setting = setting
        self.deck = deck
        self.hidden = hidden
        self.label = label
        self.marker = marker

    def deal_anew(self, rng: Rng) -> None:
        """Draw a deal that fits, each with the same chance.

        Who has not finished does not hold five cities of his network: a deal that says otherwise is drawn again.
        Where hardly any deal fits, one that does is mixed by many single swaps instead.
        """
        self.gather()
        attempts: i64 = 0
        while attempts < ATTEMPTS:
            self.mix(rng)
            if not self.any_complete():
                return
            attempts += 1
        self.gather()
        self.fit()
        self.swap_cards(rng)

    def place_of(self, colour: i64, number: i64) -> i64:
        """Where in the deck the unknown card of a colour with this number lies: the hidden hands come first."""
        first = self.setting.first_card[colour]
        if number < len(self.hidden):
            return first + self.hidden[number]
        return first + self.setting.players + number - len(self.hidden)

    def unknown_cards(self, colour: i64) -> i64:
        """How many cards of a colour are in hidden hands or out of the round."""
        setting = self.setting
        return setting.first_card[colour + 1] - setting.first_card[colour] - setting.players + len(self.hidden)

    def any_complete(self) -> bool:
        """Whether one of the hidden seats would have finished with the cards that it holds here."""
        return any(is_joined(self.setting, self.deck, self.label, self.marker, seat) for seat in self.hidden)

    def swap(self, here: i64, there: i64) -> None:
        """Exchange two cards of the deck."""
        card = self.deck[there]
        self.deck[there] = self.deck[here]
        self.deck[here] = card

    def gather(self) -> None:
        """Put all unknown cards in their printed order, so that nothing is left of where they were."""
        setting = self.setting
        is_unknown = setting.graph.zeros[: setting.graph.nodes]
        for colour in range(setting.colours):
            for number in range(self.unknown_cards(colour)):
                is_unknown[self.deck[self.place_of(colour, number)]] = 1
        for colour in range(setting.colours):
            placed: i64 = 0
            for index in range(setting.first_card[colour], setting.first_card[colour + 1]):
                card = setting.cards[index]
                if is_unknown[card]:
                    self.deck[self.place_of(colour, placed)] = card
                    placed += 1

    def mix(self, rng: Rng) -> None:
        """Deal the hidden seats anew, from their cards and those out of the round."""
        for colour in range(self.setting.colours):
            count = self.unknown_cards(colour)
            for number in range(len(self.hidden)):
                self.swap(self.place_of(colour, number), self.place_of(colour, number + rng.below(count - number)))

    def fit(self) -> None:
        """Deal so that each hidden seat has a city outside its network; how, depends on nothing that is hidden."""
        setting = self.setting
        owner = vec[i64]([-1] * setting.graph.nodes)  # by city: the hidden seat that it is meant for
        for number in range(len(self.hidden)):
            self.find_city(number, owner, setting.graph.zeros[: setting.graph.nodes])
        for colour in range(setting.colours):
            count = self.unknown_cards(colour)
            number = 0
            while number < count:
                here = self.place_of(colour, number)
                wanted = owner[self.deck[here]]
                if wanted >= 0 and wanted != number:
                    self.swap(here, self.place_of(colour, wanted))
                else:
                    number += 1

    def find_city(self, number: i64, owner: vec[i64], tried: vec[i64]) -> bool:
        """Find a city outside its network for a hidden seat; one that has a city already may have to take another."""
        seat = self.hidden[number]
        at = self.setting.view_of(seat)
        home = self.label[at + self.marker[seat]]
        for colour in range(self.setting.colours):
            for other in range(self.unknown_cards(colour)):
                city = self.deck[self.place_of(colour, other)]
                if tried[city] or self.label[at + city] == home:
                    continue
                tried[city] = 1
                if owner[city] < 0 or self.find_city(owner[city], owner, tried):
                    owner[city] = number
                    return True
        return False

    def swap_cards(self, rng: Rng) -> None:
        """Mix hands that only few deals allow: many single swaps, each of them allowed."""
        swaps: i64 = 0
        while swaps < SWAPS:
            swaps += 1
            colour = rng.below(self.setting.colours)
            here = self.place_of(colour, rng.below(len(self.hidden)))
            there = self.place_of(colour, rng.below(self.unknown_cards(colour)))
            self.swap(here, there)
            if self.any_complete():
                self.swap(here, there)
