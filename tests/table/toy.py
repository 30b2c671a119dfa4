"""A toy game for tests: rounds of secret, simultaneous picks, then an open phase that can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Game, Options, Ruleset
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.rng import Rng
from railbox.core.state import OVER, IllegalAction, State

ROUNDS = 3
PICKS = 3
STEP, PASS = PICKS, PICKS + 1


class ToyState(State):
    """Each round all pick a number in secret; then each seat in turn may step up to twice and passes."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.picks = [-1] * players
        self.points = [0] * players
        self.round = 0
        self.actor = 0
        self.steps = 0
        self.picking = True

    def pending(self) -> list[int]:
        if self.round == ROUNDS:
            return []
        if self.picking:
            return [seat for seat in range(self.players) if self.picks[seat] < 0]
        return [self.actor]

    def to_act(self) -> Any:
        return self.actor if self.round < ROUNDS else OVER

    def focus(self, seat: Any) -> None:
        if seat not in self.pending():
            raise IllegalAction("core.not-your-turn", {"seat": seat})
        self.actor = seat

    def legal_actions(self) -> list[int]:
        if self.round == ROUNDS:
            return []
        if self.picking:
            return list(range(PICKS))
        return [STEP, PASS] if self.steps < 2 else [PASS]

    def random_action(self, rng: Rng) -> Any:
        legal = self.legal_actions()
        return legal[rng.below(len(legal))]

    def apply(self, action: Any) -> None:
        seat = self.actor
        if self.picking:
            self.picks[seat] = action
            if self.journal is not None:
                self.journal.append([0, seat, action])
            if -1 not in self.picks:
                self.picking = False
                self.points = [have + pick for have, pick in zip(self.points, self.picks, strict=True)]
                self.actor = 0
            else:
                self.actor = self.pending()[0]
        elif action == STEP:
            self.steps += 1
            self.points[seat] += 1
            if self.journal is not None:
                self.journal.append([1, seat])
        else:
            self.steps = 0
            self.actor = seat + 1
            if self.actor == self.players:
                self.round += 1
                self.actor = 0
                self.picking = True
                self.picks = [-1] * self.players

    def refusal(self, action: Any) -> IllegalAction:
        return IllegalAction("toy.no", {})

    def clone(self) -> ToyState:
        copy = ToyState(self.players)
        copy.picks, copy.points = list(self.picks), list(self.points)
        copy.round, copy.actor, copy.steps, copy.picking = self.round, self.actor, self.steps, self.picking
        return copy

    def resample(self, seat: Any, rng: Rng) -> ToyState:
        copy = self.clone()
        if self.picking:
            for other, pick in enumerate(self.picks):
                if other != seat and pick >= 0:
                    copy.picks[other] = int(rng.below(PICKS))
        return copy

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        if self.round < ROUNDS:
            return []
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def end_reason(self) -> str:
        return "toy.done" if self.round == ROUNDS else ""

    def horizon(self) -> Any:
        return 2 * self.round + (0 if self.picking else 1)


class ToyRuleset(Ruleset):
    """The toy's words."""

    actions = ActionSpace({"pick": [f"pick {number}" for number in range(PICKS)], "open": ["step", "pass"]})

    def piles(self) -> Mapping[str, Sequence[str]]:
        return {}

    def new_state(self, piles: Deal, seed: str) -> ToyState:
        return ToyState(self.players)

    def layout(self) -> Any:
        return {}

    def view(self, state: ToyState, seat: int) -> Any:
        picks = [
            pick if not state.picking or other == seat else (-1 if pick < 0 else None)
            for other, pick in enumerate(state.picks)
        ]
        return {"picks": picks, "points": state.points, "round": state.round}

    def prompt(self, state: Any, seat: int) -> Message:
        return Message("toy.choose")

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        code, actor, *rest = entry
        if code == 0:
            return Message("toy.picked", {"seat": actor, "number": rest[0]}) if actor == seat else None
        return Message("toy.stepped", {"seat": actor})

    def draw(self, view: Any) -> str:
        return str(view)


class ToyOptions(Options, frozen=True, kw_only=True):
    """None."""


TOY = Game("toy", "Toy", 1, range(2, 5), ToyOptions, ToyRuleset)
