"""Refusals tell the truth: each reason is checked against the state by slow, obvious code that shares nothing with it.

`REASONS` says of each rule when it forbids an action; what it looks at are views and the printed facts, not the masks
and tables of the rules. A refusal is wrong if its condition does not hold, or if it names another card or cell.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import pytest

import railbox
from railbox.core.catalogue import Component, Ruleset
from railbox.core.match import Match
from railbox.core.messages import Message
from railbox.core.rng import Rng, stream
from railbox.core.state import IllegalAction
from railbox.games.trains import cards
from tests.trains.player import pick

FACTS: dict[str, Any] = json.loads((files("railbox.games.trains") / "facts" / "cards.json").read_text("utf-8"))
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in FACTS["cards"]}
KINDS = [[cards.NAMES[kind] for kind in cards.SELECTABLE[first : first + 8]] for first in (0, 8, 16, 22)]
GAMES = 2
REFUSALS = 3
AT_THE_START = 40


@cache
def printed(ruleset: Ruleset) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The layout, and its cells by their ids."""
    layout = msgspec.to_builtins(ruleset.layout())
    return layout, {cell["id"]: cell for cell in layout["cells"]}


@cache
def components(ruleset: Ruleset) -> dict[str, Component]:
    """The names of all cards."""
    return ruleset.components()


@dataclass
class Look:
    """A moment of a game as the acting seat sees it, and an action that was refused there."""

    match: Match
    text: str
    args: dict[str, Any]

    def __post_init__(self) -> None:
        self.seat = self.match.to_act
        self.view = self.match.view(self.seat)["game"]
        self.turn = self.view["turn"]
        self.question = self.turn["question"]
        self.me = self.view["players"][self.seat]
        self.layout, self.cells = printed(self.match.ruleset)
        self.options = msgspec.to_builtins(self.match.options)
        verb, _, rest = self.text.partition(" ")
        self.verb = verb
        self.about = rest.removesuffix(" without effect")

    @property
    def okazu(self) -> bool:
        """Whether it is the OKAZU edition."""
        return bool(self.options["edition"] == "okazu")

    @property
    def card(self) -> dict[str, Any]:
        """The printed facts of the card that the action names."""
        return CARDS[self.about]

    @property
    def cell(self) -> dict[str, Any]:
        """The cell that the action names."""
        return self.cells[self.about]

    def is_train(self) -> bool:
        """Whether the card of the action bears the train icon."""
        return "train" in self.card["types"]

    def pile(self, name: str) -> int | None:
        """How many cards a pile has; None where there is no such pile."""
        count: int | None = self.view["supply"].get(name)
        return count

    def own_rails(self) -> list[str]:
        """The cells with rails of the acting seat."""
        return [cell for cell, seats in self.view["rails"].items() if self.seat in seats]

    def touches(self, one: str, two: str) -> bool:
        """Whether two cells share a border, blocked or not: their centres are a step apart."""
        a, b = self.cells[one], self.cells[two]
        across = abs(2 * a["col"] + a["row"] % 2 - 2 * b["col"] - b["row"] % 2)
        return (abs(a["row"] - b["row"]), across) in ((0, 2), (1, 1))

    def is_blocked(self, one: str, two: str) -> bool:
        """Whether the border between two cells is blocked."""
        return sorted((one, two)) in [sorted(border) for border in self.layout["blocked_borders"]]

    def ways(self) -> tuple[bool, bool]:
        """Whether the cell of the action touches own rails over open and over blocked borders."""
        touched = [own for own in self.own_rails() if self.touches(own, self.about)]
        blocked = [own for own in touched if self.is_blocked(own, self.about)]
        return len(touched) > len(blocked), bool(blocked)

    def rail_price(self) -> int:
        """The coins for rails in the cell of the action, with all that is waived."""
        waivers = {*self.turn["lasting"], self.turn["card"]}
        ground, cell = self.cell["terrain"], self.cell
        remote = cell["remote_number"]
        if "subway_excavation" in waivers:
            return remote if self.okazu else 0
        price = {"field": 0, "river": 1, "mountain": 2, "city": 1, "remote": remote}[ground]
        price += self.view["stations"].get(self.about, 0)
        free = {"river": "steel_bridge", "mountain": "tunnel", "city": "viaduct"}
        if free.get(ground) in waivers:
            price = 0
        others = len(self.view["rails"].get(self.about, []))
        return int(price + (0 if "collaboration" in waivers else others))

    def removed_cost(self) -> int:
        """What the card cost that Wagon Factory has just removed."""
        return int(CARDS[self.turn["about"]]["cost"])

    def wagons_take_anything(self) -> bool:
        """How this table reads Wagon Factory."""
        reading = self.options["wagon_factory"]
        return bool((self.options["edition"] if reading == "edition" else reading) == "okazu")

    def could_gain(self) -> list[str]:
        """Trains that the supply has for the card that the action names."""
        limit = self.card["cost"] + 3
        trains = [name for name, count in self.view["supply"].items() if count and "train" in CARDS[name]["types"]]
        if self.wagons_take_anything():
            return [name for name in trains if CARDS[name]["cost"] == limit]
        return [name for name in trains if CARDS[name]["cost"] <= limit]

    def names_asking_card(self) -> bool:
        """Whether the refusal names the card that asks."""
        return bool(self.args["card"] == self.title(self.turn["card"]))

    def title(self, name: str) -> Message:
        """The name of a card."""
        return components(self.match.ruleset)[name].title

    def names_its_card(self) -> bool:
        """Whether the refusal names the card of the action."""
        return self.verb in ("play", "buy", "choose") and bool(self.args["card"] == self.title(self.about))

    def names_its_cell(self) -> bool:
        """Whether the refusal names the cell of the action."""
        return bool(msgspec.to_builtins(self.args["where"]) == self.cell["where"])

    def is_asked_by(self, *questions: str) -> bool:
        """Whether the open question is one of these."""
        return self.question in questions

    def chooses(self, *questions: str) -> bool:
        """Whether the action names a card for one of these questions."""
        return self.verb == "choose" and self.question in questions


def _start_remote(look: Look) -> bool:
    return look.question == "start" and look.verb == "rail" and look.cell["terrain"] == "remote"


def _not_in_hand(look: Look) -> bool:
    asked = look.chooses("discard-to-draw", "discard-for-coins", "discard-exactly", "show-train", "remove", "copy")
    return look.names_its_card() and (look.verb == "play" or asked) and look.about not in look.me["hand"]


def _not_in_play(look: Look) -> bool:
    asked = look.chooses("price-of-train", "train-to-deck", "copy")
    return look.names_its_card() and asked and look.about not in look.turn["play"]


def _supplied(look: Look) -> bool:
    """The action takes a card from the supply."""
    return look.names_its_card() and (look.verb == "buy" or look.chooses("show-train", "gain-train"))


def _no_train(look: Look) -> bool:
    asked = look.chooses("price-of-train", "train-to-deck", "show-train", "pull-train", "gain-train")
    removing = look.chooses("remove") and not look.wagons_take_anything()
    return look.names_its_card() and (asked or removing) and not look.is_train()


def _rail(look: Look) -> bool:
    return look.question == "rail" and look.verb == "rail" and look.names_its_cell()


def _too_dear_rail(look: Look) -> bool:
    cost, coins = look.rail_price(), look.turn["coins"]
    return _rail(look) and look.ways()[0] and cost > coins and (look.args["cost"], look.args["coins"]) == (cost, coins)


def _gain(look: Look) -> bool:
    cost, limit = look.card["cost"], look.removed_cost() + 3
    is_asked = look.chooses("gain-train") and look.names_its_card()
    return is_asked and (look.args["cost"], look.args["limit"]) == (cost, limit)


def _waste_asked(look: Look) -> bool:
    return look.text == "return waste" and look.is_asked_by("turn", "crew", "waste-for-coins")


ANSWERS = {"turn", "start", "over", "purchase"}

REASONS: dict[str, Callable[[Look], bool]] = {
    "start-first": lambda look: look.question == "start" and look.verb != "rail",
    "start-taken": lambda look: look.question == "start" and look.about in look.view["rails"] and look.names_its_cell(),
    "start-remote": lambda look: _start_remote(look) and look.names_its_cell(),
    "rail-on-sea": lambda look: (
        look.is_asked_by("start", "rail") and look.names_its_cell() and look.cell["terrain"] == "sea"
    ),
    "effect-first": lambda look: look.question not in ANSWERS and look.names_asking_card(),
    "purchase-first": lambda look: look.question == "purchase" and look.args["card"] == look.title(look.turn["about"]),
    "effect-must-be-finished": lambda look: (
        look.text == "decline"
        and look.is_asked_by("discard-exactly", "name", "put-back", "top-card", "gain-train")
        and look.names_asking_card()
    ),
    "finish-instead": lambda look: (
        look.text == "decline" and "done" in look.match.legal() and look.question != "turn" and look.names_asking_card()
    ),
    "nothing-asked": lambda look: look.question == "turn" and look.verb not in ("play", "buy", "choose", "rail"),
    "nothing-to-choose": lambda look: (
        look.verb == "choose" and not any(text.startswith("choose ") for text in look.match.legal())
    ),
    "not-playable": lambda look: (
        look.verb == "play" and look.names_its_card() and {"victory", "waste"} & {*look.card["types"]} != set()
    ),
    "not-in-hand": _not_in_hand,
    "not-in-play": _not_in_play,
    "not-discarded": lambda look: look.chooses("pull-train") and look.about not in look.me["discard"],
    "not-in-supply": lambda look: _supplied(look) and look.pile(look.about) is None,
    "pile-empty": lambda look: _supplied(look) and look.pile(look.about) == 0,
    "not-in-game": lambda look: look.chooses("name") and look.pile(look.about) is None and look.about != "normal_train",
    "not-revealed": lambda look: look.chooses("take-revealed", "put-back") and look.about not in look.turn["aside"],
    "too-dear": lambda look: (
        look.verb == "buy"
        and look.names_its_card()
        and look.card["cost"] == look.args["cost"] > look.turn["coins"] == look.args["coins"]
    ),
    "waste-not-for-sale": lambda look: look.text == "buy waste",
    "pass-only": lambda look: (
        _waste_asked(look) and look.question == "turn" and "waste" in look.me["hand"] and not look.turn["may_pass"]
    ),
    "no-waste-in-hand": lambda look: _waste_asked(look) and "waste" not in look.me["hand"],
    "no-rail-card": lambda look: look.question == "turn" and look.verb == "rail",
    "no-station-card": lambda look: look.question == "turn" and look.verb == "station",
    "rail-twice": lambda look: _rail(look) and look.about in look.own_rails(),
    "rail-not-adjacent": lambda look: _rail(look) and look.ways() == (False, False),
    "rail-border-blocked": lambda look: _rail(look) and look.ways() == (False, True),
    "rail-too-dear": _too_dear_rail,
    "station-outside-city": lambda look: look.question == "station" and look.cell["terrain"] != "city",
    "station-no-room": lambda look: (
        look.question == "station" and look.cell["buildings"] == look.view["stations"].get(look.about, 0) > 0
    ),
    "no-train": _no_train,
    "no-action": lambda look: look.chooses("copy") and "action" not in look.card["types"],
    "office-not-copied": lambda look: look.chooses("copy") and look.about == "stationmasters_office",
    "no-train-for-it": lambda look: look.chooses("remove") and look.about in look.me["hand"] and not look.could_gain(),
    "train-too-dear": lambda look: (
        _gain(look) and not look.wagons_take_anything() and look.args["cost"] > look.args["limit"]
    ),
    "not-of-that-cost": lambda look: (
        _gain(look) and look.wagons_take_anything() and look.args["cost"] != look.args["limit"]
    ),
}

OFTEN = set(REASONS) - {"office-not-copied", "no-action", "no-train-for-it", "not-of-that-cost", "train-too-dear"}
"""Reasons that random games meet for certain; the others have tests of their cards."""


def illegal(match: Match, rng: Rng) -> list[str]:
    """Some actions that are not legal now, of each kind of action alike, and a card where one may be chosen."""
    space, legal = match.ruleset.actions, set(match.legal())
    found = []
    chooses = any(text.startswith("choose ") for text in legal)
    for number in range(REFUSALS if len(match.actions) > match.players else AT_THE_START):
        blocks = ["choose"] if chooses and number == 0 else list(space.blocks)
        block = space.blocks[blocks[rng.below(len(blocks))]]
        texts = [space.text(action) for action in block if space.text(action) not in legal]
        if texts:
            found.append(texts[rng.below(len(texts))])
    return found


def step(match: Match, rng: Rng) -> str:
    """What a player would do who buys and uses one of each card; now and then something else."""
    if rng.below(8):
        return pick(match, rng, "turn-limit")
    legal = match.legal()
    return legal[rng.below(len(legal))]


def check_reasons(edition: str, kinds: list[str]) -> set[str]:
    """Walk some games and hold every refusal against the state; the reasons that came up."""
    seen: set[str] = set()
    for game in range(GAMES):
        options = {"edition": edition, "cards": kinds, "map": ("tokyo", "osaka")[game % 2], "turn_limit": 25}
        match = railbox.new_game("trains", 2 + game % 3, f"refusals {game}", options)
        rng = stream(f"{edition} {kinds[0]} {game}", "refusals")
        while not match.over:
            for text in illegal(match, rng):
                with pytest.raises(IllegalAction) as refusal:
                    match.check(text, match.to_act)
                rule = refusal.value.rule.removeprefix("trains.")
                look = Look(match, text, dict(refusal.value.details))
                assert REASONS[rule](look), f"{text!r} is refused as {rule}, question {look.question}"
                seen.add(rule)
            match.play(step(match, rng))
    return seen


def test_the_reason_of_a_refusal_holds() -> None:
    """In one test, so that every reason that is common comes up whichever process plays the games."""
    seen: set[str] = set()
    for edition in ("aeg", "okazu"):
        for kinds in KINDS:
            seen |= check_reasons(edition, kinds)
    assert seen >= OFTEN
