"""Game and Ruleset: what a game tells about itself, and how games are found."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.metadata import entry_points
from typing import Any

import msgspec

from railbox.core.actions import ActionSpace
from railbox.core.deals import Deal
from railbox.core.messages import Message
from railbox.core.state import State

ENTRY_POINTS = "railbox.games"


class BadOptions(ValueError):
    """Players or options that a game does not have."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of each game's options: typed fields with defaults; `Meta(description=…)` is their help."""


class Ruleset(ABC):
    """A game with its number of players and options fixed: its actions, its piles, fresh states and views.

    All that never changes during play is made once, in the constructor.
    """

    game: str = ""
    """The name of the game, once the catalogue has made the ruleset."""
    actions: ActionSpace

    def __init__(self, players: int, options: Any) -> None:
        self.players = players

    @abstractmethod
    def piles(self) -> Mapping[str, Sequence[str]]:
        """The contents of each pile that is shuffled, as texts."""

    @abstractmethod
    def new_state(self, piles: Deal, seed: str) -> State:
        """A game at its first decision. `piles` is in drawing order; `seed` serves later chance events only."""

    @abstractmethod
    def layout(self) -> Any:
        """What is needed to draw the table and never changes, as msgspec structs."""

    @abstractmethod
    def view(self, state: Any, seat: int) -> Any:
        """All that the seat (or SPECTATOR) may know of the state now, as msgspec structs."""

    @abstractmethod
    def prompt(self, state: Any, seat: int) -> Message:
        """What a pending seat is asked."""

    @abstractmethod
    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """One journal entry as the seat may know it; None where it knows nothing of it."""

    @abstractmethod
    def draw(self, view: Any) -> str:
        """A view as a text picture, with Rich markup."""

    def statistics(self, state: Any) -> dict[str, list[float]]:
        """Figures of a finished game for simulations: one number per seat, or a single one for the game."""
        return {}


@dataclass(frozen=True)
class Game:
    """A game in the box. `rules` is raised whenever a change of the rules alters old records."""

    name: str
    title: str
    rules: int
    players: range
    options: type[Options]
    make_ruleset: Callable[[int, Any], Ruleset]

    def ruleset(self, players: int, options: Mapping[str, Any] | Options | None = None) -> Ruleset:
        """Check players and options and fix them; BadOptions says what is wrong."""
        if players not in self.players:
            raise BadOptions(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}")
        if not isinstance(options, Options):
            options = self.read_options(options or {})
        return _shared_ruleset(self, players, msgspec.json.encode(options))

    def read_options(self, options: Mapping[str, Any]) -> Options:
        """The typed options of a mapping; BadOptions names the option and what it takes."""
        try:
            return msgspec.convert(dict(options), self.options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.name} options: {error}{self._permitted_at(str(error))}") from None

    def _permitted_at(self, error: str) -> str:
        """What the option takes that an error message is about."""
        found = re.search(r"at `\$\.(\w+)", error)
        values = {option.name: option.permitted for option in self.help()}
        return f"; it takes {values[found[1]]}" if found and found[1] in values else ""

    def help(self) -> list[OptionHelp]:
        """Each option with its default, its permitted values and its help."""
        schema = msgspec.json.schema(self.options)
        fields = schema["$defs"][self.options.__name__]["properties"]
        return [
            OptionHelp(name, field.get("default"), _permitted(field), field.get("description", ""))
            for name, field in fields.items()
        ]


@lru_cache(maxsize=256)
def _shared_ruleset(game: Game, players: int, options: bytes) -> Ruleset:
    """Games with the same players and options share one ruleset: it never changes, and a server has many of them."""
    ruleset = game.make_ruleset(players, msgspec.json.decode(options, type=game.options))
    ruleset.game = game.name
    return ruleset


@dataclass(frozen=True)
class OptionHelp:
    """One option as `railbox games` and the table's form show it."""

    name: str
    default: Any
    permitted: str
    help: str


def _permitted(field: dict[str, Any]) -> str:
    if "enum" in field:
        return " | ".join(str(value) for value in field["enum"])
    if "anyOf" in field:
        return " | ".join(_permitted(choice) for choice in field["anyOf"])
    if "minimum" in field or "maximum" in field:
        return f"{field.get('minimum', '…')} to {field.get('maximum', '…')}"
    kind = str(field.get("type", "data"))
    return {"boolean": "true | false", "integer": "whole number", "string": "text", "null": "none"}.get(kind, kind)


@cache
def all_games() -> dict[str, Game]:
    """All games by name: those of the box and those that other packages add by entry point."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group=ENTRY_POINTS)):
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"the entry point {entry.value} of {ENTRY_POINTS} is not a Game")
        found[game.name] = game
    return found


def find_game(name: str) -> Game:
    """The game of that name; BadOptions lists those there are."""
    game = all_games().get(name)
    if game is None:
        raise BadOptions(f"there is no game {name!r}; the box has {', '.join(all_games())}")
    return game
