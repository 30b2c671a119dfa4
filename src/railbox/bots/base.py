"""What a bot is, what it sees, and how bots are found by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import Any

from railbox.core.catalogue import BadOptions, Ruleset
from railbox.core.match import focused, seat_view
from railbox.core.plugins import load_plugins
from railbox.core.rng import Rng
from railbox.core.state import State

ENTRY_POINTS = "railbox.bots"


class Position:
    """A game as one seat knows it. The true state stays inside: a bot sees its view and resampled states only."""

    def __init__(self, ruleset: Ruleset, state: State, seat: int) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.__state = focused(state, seat)

    def legal_actions(self) -> list[int]:
        """What the seat may do now."""
        return self.__state.legal_actions()

    def view(self) -> dict[str, Any]:
        """All that the seat may know now, as plain data."""
        return seat_view(self.ruleset, self.__state, self.seat)

    def sample(self, rng: Rng) -> State:
        """A state that may be the true one for all that the seat knows: what is hidden is drawn anew.

        The same generator gives the same sample whatever the truth is.
        """
        return self.__state.resample(self.seat, rng)

    def random_action(self, rng: Rng) -> int:
        """A uniformly random legal action."""
        return self.__state.random_action(rng)


class Bot(ABC):
    """A player. It keeps nothing between decisions: one position and one generator give one answer."""

    faults: int = 0
    """How many of its moves were lost to autopilot; only programs by others fail."""

    def __init__(self, argument: str = "") -> None:
        """`argument` is what follows the colon in a bot's name, as in `search:1000`."""
        if argument:
            raise BadOptions(f"this bot takes no argument, not {argument!r}")

    @abstractmethod
    def choose(self, position: Position, rng: Rng) -> int:
        """The action to take; all chance comes from `rng`."""

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of what the bot holds, such as a running program."""


@cache
def all_bots() -> dict[str, type[Bot]]:
    """All bots by name: those of the box and those that other packages add by entry point."""
    return load_plugins(ENTRY_POINTS, lambda loaded: isinstance(loaded, type) and issubclass(loaded, Bot), "Bot")


def make_bot(name: str) -> Bot:
    """The bot of a name such as `random` or `search:1000`; BadOptions lists those there are."""
    kind, _, argument = name.partition(":")
    found = all_bots().get(kind)
    if found is None:
        raise BadOptions(f"there is no bot {kind!r}; there are {', '.join(all_bots())}")
    return found(argument)
