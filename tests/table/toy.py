"""A toy game for tests: rounds of secret, simultaneous picks, then an open phase that can be taken back.

Before a pick a seat may think, which nobody else may notice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from railbox.core.actions import ActionSpace
from railbox.core.catalogue import Game, Options, Ruleset, Tell
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.rng import Rng
from railbox.core.state import OVER, IllegalAction, State

ROUNDS = 3
PICKS = 3
STEP, PASS, THINK = PICKS, PICKS + 1, PICKS + 2


class ToyState(State):
    """Each round all pick a number in secret; then each seat in turn may step up to twice and passes."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.picks = [-1] * players
        self.thoughts = [0] * players
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
            return [*range(PICKS), THINK] if self.thoughts[self.actor] < 3 else list(range(PICKS))
        return [STEP, PASS] if self.steps < 2 else [PASS]

    def random_action(self, rng: Rng) -> Any:
        legal = self.legal_actions()
        return legal[rng.below(len(legal))]

    def apply(self, action: Any) -> None:
        seat = self.actor
        if action == THINK:
            self.thoughts[seat] += 1
            if self.journal is not None:
                self.journal.append([2, seat])
        elif self.picking:
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
                self.thoughts = [0] * self.players

    def refusal(self, action: Any) -> IllegalAction:
        return IllegalAction("toy.no", {})

    def clone(self) -> ToyState:
        copy = ToyState(self.players)
        copy.picks, copy.points, copy.thoughts = list(self.picks), list(self.points), list(self.thoughts)
        copy.round, copy.actor, copy.steps, copy.picking = self.round, self.actor, self.steps, self.picking
        return copy

    def resample(self, seat: Any, rng: Rng) -> ToyState:
        copy = self.clone()
        if self.picking:
            for other, pick in enumerate(self.picks):
                if other != seat:
                    copy.thoughts[other] = int(rng.below(3))
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

    actions = ActionSpace(
        {"pick": [f"pick {number}" for number in range(PICKS)], "open": ["step", "pass"], "think": ["think"]}
    )

    def __init__(self, players: int, options: Any) -> None:
        super().__init__(players, options)
        self.hides = options.hides

    def chapter(self, state: ToyState) -> int | None:
        return state.round if self.hides else None

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
        thoughts = state.thoughts[seat] if seat >= 0 else None
        return {"picks": picks, "points": state.points, "round": state.round, "thoughts": thoughts}

    def prompt(self, state: Any, seat: int) -> Message:
        return Message("toy.choose")

    def label(self, action: int, seat: int) -> Message:
        return Message("toy.action", {"text": self.actions.text(action)})

    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        code, actor, *rest = entry
        if code == 0:
            return Message("toy.picked", {"seat": actor, "number": rest[0]}) if actor == seat else None
        if code == 2:
            return Message("toy.thought") if actor == seat else None
        return Message("toy.stepped", {"seat": actor})

    def draw(self, view: Any, tell: Tell) -> str:
        return str(view)


class ToyOptions(Options, frozen=True, kw_only=True):
    """Whether rounds that are being played cannot be looked back at."""

    hides: bool = False


TOY = Game("toy", "Toy", 1, range(2, 5), ToyOptions, ToyRuleset, "tests.table")
