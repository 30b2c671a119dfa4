"""What a bot is, what it sees, how it is asked, and how bots are found by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from traceback import format_exception_only
from typing import Any, NamedTuple

from railbox.bots.limit import Late, within
from railbox.core.catalogue import BadOptions, Ruleset
from railbox.core.match import focused, seat_view
from railbox.core.plugins import load_plugins
from railbox.core.rng import Rng, stream
from railbox.core.state import State

ENTRY_POINTS = "railbox.bots"
SECONDS = 10.0
"""Time for a decision, unless more or less is wanted."""
LONGEST_REASON = 200
UNKNOWN = stream("position", "unknown")


class Position:
    """A game as one seat knows it. It holds no true state: what the seat cannot know in it was drawn anew."""

    def __init__(self, ruleset: Ruleset, state: State, seat: int) -> None:
        self.ruleset = ruleset
        self.seat = seat
        self.__state = focused(state.resample(seat, UNKNOWN.clone()), seat)

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

    def becomes(self, other: Position, action: int) -> bool:
        """Whether an action of the seat may have led to another position of it without showing anything new."""
        if self.ruleset is not other.ruleset or self.seat != other.seat:
            return False
        after = self.__state.clone()
        after.apply(action)
        if after.horizon() != self.__state.horizon() or after.to_act() != self.seat:
            return False
        return seat_view(self.ruleset, after, self.seat) == other.view()

    def random_action(self, rng: Rng) -> int:
        """A uniformly random legal action."""
        return self.__state.random_action(rng)


class Vote(NamedTuple):
    """An action that a bot considered: how often it was tried, and its mean reward for the seat, 0 to 1."""

    action: int
    visits: int
    value: float


def agree(considered: Iterable[Sequence[Vote]]) -> int:
    """The action for which several who considered the same position speak together."""
    visits: dict[int, int] = defaultdict(int)
    worth: dict[int, float] = defaultdict(float)
    for votes in considered:
        for vote in votes:
            visits[vote.action] += vote.visits
            worth[vote.action] += vote.visits * vote.value
    return min(visits, key=lambda action: (-visits[action], -worth[action] / (visits[action] or 1), action))


class Fault(Exception):
    """What a bot did wrong, in a few words that go on from its name: `it does not answer in time`."""


class Bot(ABC):
    """A player. All that it may keep between decisions are its own thoughts about positions that it was asked about.

    So the same questions in the same order get the same answers, whatever the seats could not know.
    """

    name: str = ""
    """As it is called where it was made by its name."""

    def __init__(self, argument: str = "") -> None:
        """`argument` is what follows the colon in a bot's name, as in `search:1000`."""
        if argument:
            raise BadOptions(f"this bot takes no argument, not {argument!r}")

    @abstractmethod
    def choose(self, position: Position, rng: Rng) -> int:
        """The action to take; all chance comes from `rng`."""

    def consider(self, position: Position, rng: Rng) -> list[Vote]:
        """What speaks for which actions, so that several processes can think about one decision: see `agree`."""
        return [Vote(self.choose(position, rng), 1, 0.5)]

    def decide(self, position: Position, rng: Rng, seconds: float) -> int:
        """What `choose` answers within the time, else Late is raised; for bots that watch the time themselves."""
        return within(seconds, lambda: self.choose(position, rng))

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of what the bot holds, such as a running program."""


def ask(bot: Bot, ruleset: Ruleset, state: State, seat: int, rng: Rng, seconds: float = SECONDS) -> tuple[int, str]:
    """A legal action for a seat that is to decide, and what its bot did wrong if it is not the bot's own.

    A bot that fails, is late or answers what is not legal loses this decision only: a random action is taken for it.
    """
    spare = rng.clone()  # the random action does not depend on what the bot has drawn
    try:
        action = bot.decide(Position(ruleset, state, seat), rng, seconds)
    except KeyboardInterrupt:
        raise
    except Fault as fault:
        reason = str(fault)
    except Late:
        reason = f"it does not answer within {seconds:g} s"
    except BaseException as error:  # SystemExit too: nobody but the bot raises it here
        reason = f"it fails: {in_a_line(error)}"
    else:
        if not isinstance(action, int):
            reason = f"its answer is no number of an action, but {type(action).__name__}"
        elif action in focused(state, seat).legal_actions():
            return int(action), ""
        else:
            reason = f"its action {_named(ruleset, action)} is not legal"
    return focused(state, seat).random_action(spare), " ".join(reason.split())[:LONGEST_REASON]


def in_a_line(error: BaseException) -> str:
    """The kind of an exception and what it says, without where it was raised."""
    return format_exception_only(error)[-1].strip()


def _named(ruleset: Ruleset, action: int) -> str:
    """An action by its text, or by its number if it has none."""
    return repr(ruleset.actions.text(action)) if 0 <= action < len(ruleset.actions) else f"number {action}"


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
    return construct(found, argument, name)


def construct(kind: type[Bot], argument: str, name: str) -> Bot:
    """A bot of a class; BadOptions says what is wrong with its argument, or with the class."""
    try:
        bot = kind(argument)
    except BadOptions:
        raise
    except Exception as error:
        raise BadOptions(f"the bot {name!r} cannot be made: {in_a_line(error)}") from error
    bot.name = name
    return bot
