"""The destination cards: their deck, who holds which, and what each seat knows of it.

The deck is a ring: cards are drawn at its top and put under it behind the last one. A card keeps its slot while it lies
in the deck, so that what a seat knows of the deck is a mask of slots.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.core.rng import Rng

DESTINATIONS: Final = 46
RING: Final = 48  # the deck and an offer together are never more than 44 cards, and 4 may be put under it
DRAWN: Final = 4
NOTHING: Final = vec[i64]([])


@final
class Destinations:
    """All destination cards that are not completed, and the knowledge about them.

    A seat knows the slots where it put cards itself; when somebody else draws such a card, the seat is *certain* of
    it for as long as it must be with that player. What is neither could be anywhere, except in hands that are
    *excluded*: of players who have kept nothing since the seat saw the card in the deck.
    """

    players: i64
    ring: vec[i64]
    top: i64  # slot of the next card
    count: i64  # cards in the deck
    offered: i64  # how many cards were drawn last and are not yet kept or put under the deck
    held: vec[i64]  # for each seat, its destinations
    known_slots: vec[i64]  # for each seat, the slots of the deck where it knows the card
    certain: vec[i64]  # for each seat and holder, destinations that the seat knows to be there
    excluded: vec[i64]  # for each seat and holder, destinations that the seat knows not to be there

    def __init__(self, players: i64) -> None:
        """No cards at all; `prepare` makes room for them."""
        self.players = players
        self.ring = NOTHING
        self.top = 0
        self.count = 0
        self.offered = 0
        self.held = NOTHING
        self.known_slots = NOTHING
        self.certain = NOTHING
        self.excluded = NOTHING

    def prepare(self) -> None:
        """Make room: nobody holds anything and nobody knows anything."""
        players = self.players
        pairs: i64 = players * players
        self.ring = vec[i64]([0] * RING)
        self.held = vec[i64]([0] * players)
        self.known_slots = vec[i64]([0] * players)
        self.certain = vec[i64]([0] * pairs)
        self.excluded = vec[i64]([0] * pairs)

    def clone(self) -> Destinations:
        """An independent copy."""
        copy = Destinations(self.players)
        copy.ring = self.ring[:]
        copy.top = self.top
        copy.count = self.count
        copy.offered = self.offered
        copy.held = self.held[:]
        copy.known_slots = self.known_slots[:]
        copy.certain = self.certain[:]
        copy.excluded = self.excluded[:]
        return copy

    def __reduce__(self) -> Any:
        numbers = [self.top, self.count, self.offered]
        vectors = [self.ring, self.held, self.known_slots, self.certain, self.excluded]
        return _revive, (self.players, numbers, vectors)

    # ---- what happens to the cards -----------------------------------------------------------------

    def keep_at_start(self, seat: i64, kept: i64, rejected: i64) -> None:
        """A seat has chosen from its first destinations: what it rejects goes back into the deck, to no other hand."""
        self.held[seat] = kept
        for holder in range(self.players):
            if holder != seat:
                self.excluded[self.players * seat + holder] = rejected

    def lay_deck(self, order: vec[i64]) -> None:
        """Make the deck of all cards that nobody holds, in this order from the top."""
        held: i64 = 0
        for mask in self.held:
            held |= mask
        for card in order:
            if held & BIT[card] == 0:
                self.ring[self.count] = card
                self.count += 1

    def draw(self, seat: i64) -> i64:
        """Draw four cards, or as many as there are; returns them as a mask."""
        players = self.players
        self.offered = self.count
        if self.offered > DRAWN:
            self.offered = DRAWN
        drawn: i64 = 0
        while drawn < self.offered:
            slot = self.top
            for other in range(players):
                if self.known_slots[other] & BIT[slot]:
                    self.known_slots[other] ^= BIT[slot]
                    if other != seat:
                        self.certain[players * other + seat] |= BIT[self.ring[slot]]
            self.top = after(slot)
            drawn += 1
        self.count -= drawn
        return self.offer()

    def first_offered(self) -> i64:
        """The slot from which the first card of the offer was drawn."""
        return (self.top + RING - self.offered) % RING

    def offer(self) -> i64:
        """The cards that were drawn last, as a mask."""
        cards: i64 = 0
        slot = self.first_offered()
        while slot != self.top:
            cards |= BIT[self.ring[slot]]
            slot = after(slot)
        return cards

    def put_under(self, seat: i64, kept: i64, rejected: i64) -> None:
        """Take what a seat keeps of its offer into its hand; the others go under the deck in the order of their ids."""
        players = self.players
        self.held[seat] |= kept
        self.offered = 0
        under = rejected
        while under:
            bottom = (self.top + self.count) % RING
            self.ring[bottom] = lowest_bit(under)
            under &= under - 1
            self.count += 1
            self.known_slots[seat] |= BIT[bottom]
        for other in range(players):
            if other != seat:
                if kept:
                    self.excluded[players * other + seat] = 0
                seen = self.certain[players * other + seat] & (kept | rejected)
                if rejected and seen:
                    self.lose_sight(other, seat, seen, kept != 0)

    def lose_sight(self, seat: i64, holder: i64, seen: i64, may_hold: bool) -> None:
        """A seat no longer knows where cards are that somebody drew: kept by him, if he kept any, or in the deck."""
        players = self.players
        self.certain[players * seat + holder] ^= seen
        for other in range(players):
            if other != seat and not (other == holder and may_hold):
                self.excluded[players * seat + other] |= seen

    def show(self, seat: i64, completed: i64) -> None:
        """A seat shows cards that it completes; they are out of the game of hiding."""
        self.held[seat] ^= completed
        for other in range(self.players):
            self.certain[self.players * other + seat] &= ~completed

    # ---- what a seat does not know -------------------------------------------------------------------

    def resample(self, seat: i64, chooser: i64, rng: Rng) -> None:
        """Lay the cards whose place the seat does not know anew, within what it knows of other hands.

        `chooser` is who looks at an offer now, if not the seat itself. Of two hands one can hold all that the other
        can: hands are filled one after the other, the narrowest first, so every arrangement is equally likely.
        """
        players = self.players
        holders = self.narrowest_first(seat)
        sizes = vec[i64]([0] * players)
        unknown: i64 = 0  # the cards whose place the seat does not know
        for holder in holders:
            secret = self.held[holder]
            if seat >= 0:
                secret &= ~self.certain[players * seat + holder]
            self.held[holder] ^= secret
            sizes[holder] = count_bits(secret)
            unknown |= secret
        slots = vec[i64]([0] * DESTINATIONS)
        count: i64 = 0
        slot = self.top if chooser == seat else self.first_offered()
        end = (self.top + self.count) % RING
        while slot != end:
            if not self.knows(seat, slot, chooser):
                slots[count] = slot
                count += 1
                unknown |= BIT[self.ring[slot]]
            slot = after(slot)
        cards = vec[i64]([0] * DESTINATIONS)
        count = 0
        while unknown:
            cards[count] = lowest_bit(unknown)
            unknown &= unknown - 1
            count += 1
        place: i64 = 0
        for holder in holders:
            possible = count
            if seat >= 0 and self.excluded[players * seat + holder]:
                possible = bring_forward(cards, place, count, self.excluded[players * seat + holder])
            while sizes[holder]:
                sizes[holder] -= 1
                swap(cards, place, place + rng.below(possible - place))
                self.held[holder] |= BIT[cards[place]]
                place += 1
        in_hands = place
        while place < count:
            swap(cards, place, place + rng.below(count - place))
            self.ring[slots[place - in_hands]] = cards[place]
            place += 1
        if chooser == seat:
            self.sort_offer()
        self.forget_others(seat)

    def sort_offer(self) -> None:
        """Lay an offer in the order of its ids: who looks at it does not know in which order it was drawn."""
        offer = self.offer()
        slot = self.first_offered()
        while offer:
            self.ring[slot] = lowest_bit(offer)
            offer &= offer - 1
            slot = after(slot)

    def knows(self, seat: i64, slot: i64, chooser: i64) -> bool:
        """Whether the seat knows the card of a slot, in the deck or in the offer."""
        if seat < 0:
            return False
        if self.known_slots[seat] & BIT[slot]:
            return True
        return chooser != seat and self.certain[self.players * seat + chooser] & BIT[self.ring[slot]] != 0

    def narrowest_first(self, seat: i64) -> vec[i64]:
        """All other seats, first those that cannot hold the most destinations, as far as the seat knows."""
        players = self.players
        count: i64 = 0
        holders = vec[i64]([0] * players)
        for other in range(players):
            if other == seat:
                continue
            place = count
            if seat >= 0:
                barred = count_bits(self.excluded[players * seat + other])
                while place and count_bits(self.excluded[players * seat + holders[place - 1]]) < barred:
                    holders[place] = holders[place - 1]
                    place -= 1
            holders[place] = other
            count += 1
        return holders[:count]

    def forget_others(self, seat: i64) -> None:
        """What other seats know of hands is theirs: the seat knows the slots they have filled, but not the cards."""
        players = self.players
        for pair in range(players * players):
            if pair // players != seat:
                self.certain[pair] = 0
                self.excluded[pair] = 0


def _revive(players: i64, numbers: list[int], vectors: list[Any]) -> Destinations:
    """Destination cards that were pickled or copied."""
    cards = Destinations(players)
    cards.top = numbers[0]
    cards.count = numbers[1]
    cards.offered = numbers[2]
    cards.ring = vectors[0]
    cards.held = vectors[1]
    cards.known_slots = vectors[2]
    cards.certain = vectors[3]
    cards.excluded = vectors[4]
    return cards


def after(slot: i64) -> i64:
    """The next slot of the ring."""
    slot += 1
    if slot == RING:
        return 0
    return slot


def swap(items: vec[i64], one: i64, other: i64) -> None:
    """Exchange two items."""
    item = items[one]
    items[one] = items[other]
    items[other] = item


def bring_forward(items: vec[i64], start: i64, end: i64, barred: i64) -> i64:
    """Bring the destinations that are not barred to the front of a part of a list; returns where they end."""
    possible = start
    for place in range(start, end):
        if barred & BIT[items[place]] == 0:
            swap(items, possible, place)
            possible += 1
    return possible
