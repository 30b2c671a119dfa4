"""Shunting, a whole game on one screen, as another package would add it: see docs/add-a-game.md.

Each player holds a secret card with a number. In turn everybody takes one to three wagons from the siding; who takes
the last wagon adds the own number to the wagons taken. Most points win.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Game, Options, Ruleset
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.rng import Rng
from railbox.core.state import OVER, IllegalAction, State

CARDS = [str(number) for number in range(1, 9)]
TOOK = 0  # journal: seat, wagons
LAST = 1  # journal: seat, number on its card


class Shunting(State):
    """One game of Shunting."""

    def __init__(self, wagons: int, cards: list[int], hidden: list[int]) -> None:
        super().__init__()
        self.wagons = wagons
        self.cards = cards
        self.hidden = hidden
        self.taken = [0] * len(cards)
        self.seat = 0

    def to_act(self) -> int:
        return self.seat if self.wagons else OVER

    def legal_actions(self) -> list[int]:
        return list(range(min(3, self.wagons)))

    def random_action(self, rng: Rng) -> int:
        return rng.below(min(3, self.wagons))

    def apply(self, action: int) -> None:
        self.wagons -= action + 1
        self.taken[self.seat] += action + 1
        if self.journal is not None:
            self.journal.append([TOOK, self.seat, action + 1])
        if not self.wagons:
            self.taken[self.seat] += self.cards[self.seat]
            if self.journal is not None:
                self.journal.append([LAST, self.seat, self.cards[self.seat]])
        self.seat = (self.seat + 1) % len(self.cards)

    def refusal(self, action: int) -> IllegalAction:
        return IllegalAction("shunting.too-few-wagons", {"wagons": self.wagons})

    def clone(self) -> "Shunting":
        copy = Shunting(self.wagons, self.cards, self.hidden)
        copy.taken = self.taken[:]
        copy.seat = self.seat
        return copy

    def resample(self, seat: int, rng: Rng) -> "Shunting":
        copy = self.clone()
        if self.wagons:
            pool = sorted([card for owner, card in enumerate(self.cards) if owner != seat] + self.hidden)
            for i in range(len(pool) - 1, 0, -1):
                j = rng.below(i + 1)
                pool[i], pool[j] = pool[j], pool[i]
            copy.cards = [card if owner == seat else pool.pop() for owner, card in enumerate(self.cards)]
            copy.hidden = pool
        return copy

    def scores(self) -> list[int]:
        return self.taken[:]

    def winners(self) -> list[int]:
        return [] if self.wagons else [seat for seat, score in enumerate(self.taken) if score == max(self.taken)]

    def end_reason(self) -> str:
        return "" if self.wagons else "siding-empty"

    def horizon(self) -> int:
        return 0 if self.wagons else 1


class ShuntingOptions(Options, frozen=True, kw_only=True):
    """The options of Shunting."""

    wagons: Annotated[int, msgspec.Meta(ge=1, le=100, description="Wagons on the siding.")] = 20


class View(msgspec.Struct, frozen=True):
    """What a seat sees."""

    wagons: int
    taken: list[int]
    cards: list[int | None]


class ShuntingRuleset(Ruleset):
    """Shunting for a number of players."""

    actions = ActionSpace({"take": ["take 1", "take 2", "take 3"]})

    def __init__(self, players: int, options: ShuntingOptions) -> None:
        super().__init__(players, options)
        self.wagons = options.wagons

    def piles(self) -> Mapping[str, Sequence[str]]:
        return {"cards": CARDS}

    def new_state(self, piles: Deal, seed: str) -> Shunting:
        cards = [int(card) for card in piles["cards"]]
        return Shunting(self.wagons, cards[: self.players], cards[self.players :])

    def layout(self) -> dict[str, int]:
        return {"wagons": self.wagons}

    def view(self, state: Shunting, seat: int) -> View:
        over = state.to_act() == OVER
        cards = [card if over or owner == seat else None for owner, card in enumerate(state.cards)]
        return View(state.wagons, state.taken[:], cards)

    def prompt(self, state: Shunting, seat: int) -> Message:
        return Message("shunting.take")

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        name, argument = (("shunting.took", "wagons"), ("shunting.last", "number"))[entry[0]]
        return Message(name, {"seat": entry[1], argument: entry[2]})

    def draw(self, view: View) -> str:
        return f"{'o' * view.wagons} · taken {view.taken} · cards {view.cards}"


GAME = Game("shunting", "Shunting", 1, range(2, 5), ShuntingOptions, ShuntingRuleset)
