"""Refusals tell the truth: each reason is checked by the slow engine, which shares nothing with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import railbox
from railbox.core.match import Match
from railbox.core.messages import Message
from railbox.core.rng import Rng, stream
from railbox.core.state import IllegalAction
from railbox.games.tickets.cards import COLOURS, DESTINATIONS
from railbox.locales import translate
from tests.tickets.slow import LOCO, SlowGame, feasible

MANNERS = {3: 1, 5: 2}
"""The games in which all destinations are refused, or kept."""


class Claim:
    """A refused action of a seat, and the table on which it was refused."""

    def __init__(self, slow: SlowGame, seat: int, text: str, message: Message) -> None:
        self.slow = slow
        self.seat = seat
        self.words = text.split()
        self.hand = Counter(slow.hands[seat])
        self.yard = slow.yards[seat]
        self.args = message.args

    @property
    def columns(self) -> dict[str, int]:
        """The columns that the action would make, with their sizes."""
        if self.words[1] == "locos":
            return {LOCO: int(self.words[2])}
        if self.words[2] in COLOURS:
            return dict.fromkeys(self.words[1:], 1)
        return {self.words[1]: int(self.words[2]) + self.locos}

    @property
    def locos(self) -> int:
        """The locomotives that the action would place."""
        return int(self.words[-1]) if "locos" in self.words else 0

    @property
    def wagons(self) -> dict[str, int]:
        """The wagons that the action would place."""
        if self.words[1] == "locos":
            return {}
        return {colour: size - self.locos for colour, size in self.columns.items()}

    def named(self, argument: str) -> str:
        """A card, column or destination of the message, in English."""
        message = self.args[argument]
        assert isinstance(message, Message)
        return translate(message)

    @property
    def colour(self) -> str:
        """The colour that the message names."""
        text = self.named("column" if "column" in self.args else "cards" if "cards" in self.args else "card")
        found = [colour for colour in COLOURS if f" {colour} " in f" {text} "]
        return found[0] if found else LOCO

    @property
    def card(self) -> str:
        """The destination that the message names."""
        return next(card.id for card in DESTINATIONS if " – ".join(card.cities) == self.named("destination"))

    @property
    def least(self) -> int:
        """How many cards the message asks for."""
        least = self.args["least"]
        assert isinstance(least, int)
        return least

    @property
    def rivals(self) -> int:
        """How many cards there are in all columns of the colour that the message names."""
        return sum(len(yard.get(self.colour, [])) for yard in self.slow.yards)

    def begins(self, *words: str) -> bool:
        """Whether the action is one of these."""
        return self.words[0] in words

    def held_of(self, colour: str) -> bool:
        """Whether the message says rightly how many wagons of a colour are held."""
        held = self.hand[colour]
        plural = "" if held == 1 else "s"
        return self.named("cards") == (f"{held} {colour} wagon{plural}" if held else f"no {colour} wagon")

    def owner(self, colour: str) -> int | None:
        """Whose column of a colour there is."""
        return next((seat for seat, yard in enumerate(self.slow.yards) if colour in yard), None)


def rival(claim: Claim) -> bool:
    """Whether the message names a rival's column and rightly whose it is."""
    return claim.colour in claim.columns and claim.owner(claim.colour) == claim.args["other"] != claim.seat


REASONS: dict[str, Callable[[Claim], bool]] = {
    "tickets.choose-destinations": lambda c: c.slow.phase in ("keep", "choose") and not c.begins("keep", "reject"),
    "tickets.already-decided": lambda c: c.card not in c.slow.offers[c.seat] and c.card == c.words[1],
    "tickets.not-offered": lambda c: c.card not in c.slow.offers[c.seat] and c.card == c.words[1],
    "tickets.one-by-one": lambda c: c.card == c.slow.offers[c.seat][0] != c.words[1] in c.slow.offers[c.seat],
    "tickets.keep-one": lambda c: (
        c.slow.phase == "keep" and c.slow.offers[c.seat] == [c.words[1]] and not c.slow.keeps[c.seat]
    ),
    "tickets.complete-now": lambda c: c.slow.phase == "complete" and not c.begins("claim"),
    "tickets.already-claimed": lambda c: c.card == c.words[1] and c.card in c.slow.keeps[c.seat],
    "tickets.not-held": lambda c: c.card == c.words[1] and c.card not in c.slow.held[c.seat],
    "tickets.cards-missing": lambda c: (
        c.card in c.slow.held[c.seat]
        and not feasible(Counter(c.slow.stacks[c.seat]), [*c.slow.keeps[c.seat], c.words[1]])
    ),
    "tickets.nothing-offered": lambda c: c.slow.phase in ("turn", "second") and c.begins("keep", "reject"),
    "tickets.not-yet-completing": lambda c: c.slow.phase in ("turn", "second") and c.begins("claim"),
    "tickets.second-card": lambda c: c.slow.phase == "second" and c.begins("destinations", "place"),
    "tickets.no-destinations": lambda c: c.begins("destinations") and not c.slow.destination_deck,
    "tickets.all-refused": lambda c: 0 < len(c.slow.destination_deck) <= c.slow.refused,
    "tickets.deck-empty": lambda c: c.begins("draw") and not c.slow.deck,
    "tickets.locomotive-second": lambda c: c.slow.phase == "second" and c.words[1] == LOCO and LOCO in c.slow.row,
    "tickets.not-in-row": lambda c: c.begins("take") and c.colour == c.words[1] and c.words[1] not in c.slow.row,
    "tickets.only-locomotives": lambda c: c.words[1] == "locos" and not c.slow.all_locos,
    "tickets.wagons-missing": lambda c: c.hand[c.colour] < c.wagons[c.colour] and c.held_of(c.colour),
    "tickets.locomotives-missing": lambda c: c.hand[LOCO] < c.locos and c.args["held"] == c.hand[LOCO],
    "tickets.own-column": lambda c: c.colour in c.columns and c.colour in c.yard,
    "tickets.rival-column": lambda c: rival(c) and c.columns[c.colour] < c.least == c.rivals + 1,
    "tickets.three-colours-free": lambda c: rival(c) and len(c.columns) == 3,
}


def refusals(match: Match, seat: int, texts: list[str]) -> dict[str, Message]:
    """What is said of those of these actions that are refused."""
    found = {}
    for text in texts:
        try:
            match.check(text, seat)
        except IllegalAction as refused:
            found[text] = refused.message
    return found


def attempts(match: Match, seat: int, rng: Rng) -> list[str]:
    """Actions that a seat might try: of all kinds, and more of those that are nearly possible."""
    space = match.ruleset.actions
    tried = [space.text(rng.below(len(space))) for _ in range(8)]
    tried += [space.text(rng.below(space.blocks["place"].start)) for _ in range(4)]
    tried += [f"place {COLOURS[rng.below(8)]} {2 + rng.below(3)}" for _ in range(4)]
    tried += ["draw", "destinations", "take locomotive"]
    view = match.ruleset.view(match.state, seat)
    tried += [f"claim {card}" for card in view.players[seat].held[:4]]
    if view.choice is not None:
        named = view.choice.offered + view.choice.chosen
        tried += [f"{verb} {card}" for card in named for verb in ("reject", "claim")]
    return tried


def chosen(legal: list[str], manner: int, rng: Rng) -> str:
    """What is played: at random, or so that all destinations are refused or kept."""
    if manner and "destinations" in legal:
        return "destinations"
    text = legal[rng.below(len(legal))]
    if legal[0].startswith("keep"):
        return legal[0] if manner == 2 or (manner == 0 and rng.below(3) == 0) else legal[-1]
    return legal[0] if text == "claim best" else text  # the slow engine tries out all sets for the best one


def test_10_1_refusals_tell_the_truth() -> None:
    rng = stream("refusals", "truth")
    seen: Counter[str] = Counter()
    for game in range(12):
        players = 2 + game % 3
        options = {"allow_all_loco_set": game % 4 == 0}
        match = railbox.new_game("tickets", players, f"refusals {game}", options)
        slow = SlowGame(players, match.piles, options["allow_all_loco_set"])
        while not match.over:
            seat = match.pending[rng.below(len(match.pending))]
            if rng.below(2):
                for text, message in refusals(match, seat, attempts(match, seat, rng)).items():
                    assert REASONS[message.id](Claim(slow, seat, text, message)), (text, translate(message))
                    seen[message.id] += 1
            text = chosen(match.legal(seat), MANNERS.get(game, 0), rng)
            match.play(text, seat)
            slow.play(text, seat)
    assert set(seen) == set(REASONS), set(REASONS) - set(seen)
