"""The contract that the rules of every game fulfil."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbox.core.messages import Arguments, Message
from railbox.core.rng import Rng

OVER: Final = -2
"""Who is to act when the game has ended."""

SPECTATOR: Final = -1
"""The seat of somebody who sees only what everybody sees."""


class IllegalAction(ValueError):
    """A refused action, with the id of the rule that forbids it and the arguments to tell it with.

    States refuse by numbers and ids; a Match tells the same in words, so that its errors print as sentences.
    """

    def __init__(self, rule: str, args: Arguments) -> None:
        super().__init__(rule, args)
        self.rule = rule
        self.details = args

    @property
    def message(self) -> Message:
        """What is told to the player."""
        return Message(self.rule, self.details)

    def __str__(self) -> str:
        return str(self.message)


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseSetting:
    """What never changes during play, as the rules of a game need it; made once by its ruleset and shared by states."""

    ruleset: Any

    def __init__(self) -> None:
        self.ruleset = None

    def __reduce__(self) -> Any:
        return _setting_of, (self.ruleset,)


def _setting_of(ruleset: Any) -> Any:
    return ruleset.setting


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One game in progress: mutable, cheap to clone, made of plain numbers.

    `journal`, when it is a list, collects what each action does as lists of numbers that begin with an event code;
    the game's view tells them to each seat. Copies made for thinking carry none.
    """

    journal: list[list[int]] | None
    certain: i64
    """How many entries of the journal were written before anything hidden or random became known; -1 for all."""
    knowledge: i64
    brief: bool
    """Whether this copy only serves a preview: what comes after something was unveiled may be left undone."""

    def __init__(self) -> None:
        self.journal = None
        self.certain = -1
        self.knowledge = 0
        self.brief = False

    def unveil(self) -> None:
        """Note that hidden or random information becomes known: what the journal tells from here on was not certain."""
        self.knowledge += 1
        journal = self.journal
        if journal is not None and self.certain < 0:
            self.certain = len(journal)

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

    def list_legal(self, into: vec[i64], at: i64) -> i64:
        """Write the legal actions into places from `at` on; returns the place after the last."""
        for action in self.legal_actions():
            into[at] = action
            at += 1
        return at

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

    def redeal(self, rng: Rng) -> State:
        """Another game of the same kind at its first decision, all its chance from this generator.

        It is the quick way to many games; a game without one is dealt by its ruleset.
        """
        raise NotImplementedError

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

    def horizon(self) -> i64:
        """A number that grows when hidden or random information becomes known: undo stops there."""
        return self.knowledge

    def __reduce__(self) -> Any:
        kind: Any = type(self)
        values: dict[str, Any] = {}
        for name in getattr(kind, "__mypyc_attrs__", ()):
            values[name] = getattr(self, name)
        values.update(getattr(self, "__dict__", {}))
        return _revive, (kind, values.pop("setting", None), values)


def _revive(kind: Any, setting: Any, values: dict[str, Any]) -> Any:
    """A pickled state: compiled classes are made by their constructor only."""
    state = kind.__new__(kind) if setting is None else kind(setting)
    for name, value in values.items():
        setattr(state, name, value)
    return state
