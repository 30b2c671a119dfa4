"""The contract that the rules of every game fulfil."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbox.core.rng import Rng

OVER: Final = -1
"""Who is to act when the game has ended."""

SPECTATOR: Final = -1
"""The seat of somebody who sees only what everybody sees."""


class IllegalAction(ValueError):
    """A refused action, with the id of the rule that forbids it and the arguments to tell it with."""

    def __init__(self, rule: str, args: dict[str, str | int]) -> None:
        details = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{rule} ({details})" if details else rule)
        self.rule = rule
        self.details = args


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One game in progress: mutable, cheap to clone, made of plain numbers.

    `journal`, when it is a list, collects what each action does as lists of numbers that begin with an event code;
    the game's view tells them to each seat. Copies made for thinking carry none.
    """

    journal: list[list[int]] | None

    def __init__(self) -> None:
        self.journal = None

    @abstractmethod
    def to_act(self) -> i64:
        """The seat that decides now, OVER at the end."""

    def pending(self) -> list[int]:
        """The seats whose choice is open: several at once only for secret, simultaneous choices."""
        seat = self.to_act()
        return [] if seat == OVER else [seat]

    def focus(self, seat: i64) -> None:
        """Let another pending seat decide now; only games with simultaneous choices have more than one."""
        if seat != self.to_act():
            raise IllegalAction("core.not-your-turn", {"seat": int(seat)})

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What the seat to act may do, in rising order; never empty before the end."""

    @abstractmethod
    def random_action(self, rng: Rng) -> i64:
        """A uniformly random legal action, without building the list of them."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Do a legal action. It trusts its caller; `play` checks first."""

    def play(self, action: i64) -> None:
        """Check an action and do it; an IllegalAction names the rule that forbids it."""
        if self.to_act() == OVER:
            raise IllegalAction("core.game-over", {})
        if action not in self.legal_actions():
            raise self.refusal(action)
        self.apply(action)

    @abstractmethod
    def refusal(self, action: i64) -> IllegalAction:
        """Why an action of the space, which is not legal now, is forbidden."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def resample(self, seat: i64, rng: Rng) -> State:
        """A copy in which all that the seat cannot know is drawn anew; a SPECTATOR knows no secret at all.

        It depends on what the seat knows and on the generator only: states that look alike to the seat, resampled with
        the same generator, become equal.
        """

    def playout(self, rng: Rng) -> int:
        """Play uniformly random actions to the end; returns how many."""
        self.journal = None
        self.think(rng)
        decisions: i64 = 0
        while self.to_act() != OVER:
            self.apply(self.random_action(rng))
            decisions += 1
        return decisions

    def think(self, rng: Rng) -> None:  # noqa: B027 - most games have no chance events after the deal
        """Take chance events from this generator from now on, instead of from the game's secret seed."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat now, as the rules count them at this moment."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won, by the game's own tie-breaks; empty before the end."""

    @abstractmethod
    def end_reason(self) -> str:
        """The id of what ended the game; empty before the end."""

    @abstractmethod
    def horizon(self) -> i64:
        """A number that grows when hidden or random information becomes known: undo stops there."""
