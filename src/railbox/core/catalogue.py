"""Game and Ruleset: what a game tells about itself, and how games are found."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, lru_cache
from typing import Any

import msgspec
from librt.vecs import vec

from railbox.core.actions import ActionSpace
from railbox.core.boards import BoardFormat
from railbox.core.deals import Deal
from railbox.core.encoder import Encoder
from railbox.core.figures import Figures, values_for
from railbox.core.guide import Guide
from railbox.core.messages import Message
from railbox.core.network import Network
from railbox.core.plugins import load_plugins
from railbox.core.state import IllegalAction, State

ENTRY_POINTS = "railbox.games"

Tell = Callable[[Message], str]
"""Tells a message in a reader's language."""


class BadOptions(ValueError):
    """Players or options that a game does not have: a sentence, or a message that people read in their language."""

    def __init__(self, problem: str | Message) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return str(self.problem)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of each game's options: typed fields with defaults.

    `Meta(extra_json_schema={"group": "expansion"})` says where a form shows an option; its name, values and help are
    words. With `"ruling": True` its words also tell what we have ruled about it.
    """


class ScoreRow(msgspec.Struct, frozen=True):
    """One source of points: what it is, and what it gave to each seat."""

    source: Message
    points: list[int]


class Component(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, bonus, share or the like: its name, what it does in one line, and in full."""

    title: Message
    line: Message | None = None
    text: Message | None = None


class Ruleset(ABC):
    """A game with its number of players and options fixed: its actions, its piles, fresh states, views and words.

    All that never changes during play is made once, in the constructor.
    """

    game: str = ""
    """The name of the game, once the catalogue has made the ruleset."""
    made_by: tuple[Game, int, bytes]
    """The game, players and options (JSON) from which the catalogue makes the same ruleset again."""
    actions: ActionSpace
    setting: Any = None
    """What its states share, a BaseSetting."""

    def __init__(self, players: int, options: Any) -> None:
        self.players = players

    def __reduce__(self) -> Any:
        return _shared_ruleset, self.made_by

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

    def views(self, state: Any, seats: Sequence[int]) -> list[Any]:
        """The views of several seats: a server asks for all of them after every action.

        Games make what their seats see alike once, as the very same objects.
        """
        return [self.view(state, seat) for seat in seats]

    def guide(self) -> Guide:
        """What a heuristic knows about this game, by its figures for so many players."""
        game = self.made_by[0]
        guide = game.guide()
        place = self.players - game.players[0]
        guide.tune(vec[float](values_for(game.figures, place)))
        if game.networks:
            guide.network = game.networks[place]
        return guide

    def encoder(self) -> Encoder:
        """What a seat may know of this game, as numbers."""
        return self.made_by[0].encoder(self)

    # ---- words -----------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, state: Any, seat: int) -> Message:
        """What a pending seat is asked."""

    @abstractmethod
    def tell(self, entry: Sequence[int], seat: int) -> Message | None:
        """One journal entry as the seat may know it; None where it knows nothing of it."""

    @abstractmethod
    def draw(self, view: Any, tell: Tell) -> str:
        """A view as a text picture, with Rich markup, in the language of `tell`."""

    @abstractmethod
    def label(self, action: int, seat: int) -> Message:
        """An action in words, as on a button; it depends on nothing that changes during play."""

    def explain(self, refusal: IllegalAction) -> Message:
        """Why an action was refused, with what the rules know by numbers and ids in words."""
        return refusal.message

    def components(self) -> dict[str, Component]:
        """What can be asked about: cards, bonuses, destinations, by their ids."""
        return {}

    # ---- points and effects ------------------------------------------------------------------------

    def score_sheet(self, state: Any) -> list[ScoreRow]:
        """The points by their sources; they add up to `scores()`."""
        return [ScoreRow(Message("core.points"), state.scores())]

    def seen_scores(self, state: Any, seat: int) -> list[int | None]:
        """The points of each seat as far as a seat (or SPECTATOR) may know them."""
        scores: list[int | None] = list(state.scores())
        return scores

    def tie_break(self, state: Any) -> Message | None:
        """What decided between seats with the most points at the end; None if nothing had to."""
        return None

    def figures(
        self, state: Any, actions: Sequence[int], journals: Sequence[list[list[int]]], seat: int
    ) -> list[dict[str, int]]:
        """For each of these legal actions the numbers that a board shows before it is done.

        `journals` has what is certain of each. They may depend on nothing that the seat cannot know.
        """
        return [{} for _ in actions]

    def chapter(self, state: Any) -> int | None:
        """The part of the game that is being played, for games that must not be looked back at while it lasts.

        None where the past is open to everybody at any time.
        """
        return None

    def statistics(self, state: Any) -> dict[str, list[float]]:
        """Figures of a finished game for simulations: one number per seat, or a single one for the game."""
        return {}


@dataclass(frozen=True)
class Game:
    """A game in the box. `rules` is raised whenever a change of the rules alters old records.

    `package` is where its words, rulings and facts lie: `words/en.ftl`, `words/fr.ftl`, `words/it.ftl`, `rulings.md`.
    """

    name: str
    title: str
    rules: int
    players: range
    options: type[Options]
    make_ruleset: Callable[[int, Any], Ruleset]
    package: str
    designer: str = ""
    publisher: str = ""
    year: int = 0
    minutes: int = 0
    guide: type[Guide] = Guide
    """What a heuristic knows about the game, for the bots."""
    figures: Figures = ()
    """The numbers that the guide weighs by."""
    networks: tuple[Network | None, ...] = ()
    """What judges positions for the guide, by number of players, the fewest first."""
    encoder: type[Encoder] = Encoder
    """What a seat may know of the game, as numbers."""
    levels: Mapping[str, str] = field(default_factory=dict, compare=False)
    """The bot that plays at each level for people, where it is not the usual one."""
    boards: BoardFormat | None = field(default=None, compare=False)
    """Its boards as data, where people can make their own."""
    earlier: tuple[Game, ...] = field(default=(), compare=False)
    """The same game by earlier versions of its rules, for what was begun by them."""

    def __reduce__(self) -> Any:
        """A game that is in the box is known by its name in all processes; others are copied."""
        if all_games().get(self.name) is self:
            return find_game, (self.name,)
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    @property
    def summary(self) -> Message:
        """What one does in the game, in a line."""
        return Message(f"{self.name}.summary")

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
        """Each option with its default and its permitted values; its name, values and help are messages."""
        schema = msgspec.json.schema(self.options)
        fields = schema["$defs"][self.options.__name__]["properties"]
        return [
            OptionHelp(
                name=name,
                default=shape.get("default"),
                permitted=_permitted(shape),
                group=shape.get("group", "usual"),
                title=Message(f"{self.name}.option-{name}"),
                help=Message(f"{self.name}.option-{name}-help"),
                values={
                    str(value): Message(f"{self.name}.option-{name}-{value}")
                    for value in _choices(shape)
                    if isinstance(value, str)
                },
                ruling=Message(f"{self.name}.option-{name}-ruling") if shape.get("ruling") else None,
            )
            for name, shape in fields.items()
        ]


@lru_cache(maxsize=256)
def _shared_ruleset(game: Game, players: int, options: bytes) -> Ruleset:
    """Games with the same players and options share one ruleset: it never changes, and a server has many of them."""
    ruleset = game.make_ruleset(players, msgspec.json.decode(options, type=game.options))
    ruleset.game = game.name
    ruleset.made_by = (game, players, options)
    if ruleset.setting is not None:
        ruleset.setting.ruleset = ruleset
    return ruleset


@dataclass(frozen=True)
class OptionHelp:
    """One option as `railbox games` and the table's form show it; `values` has the words of named values."""

    name: str
    default: Any
    permitted: str
    group: str
    title: Message
    help: Message
    values: dict[str, Message]
    ruling: Message | None


def _choices(shape: dict[str, Any]) -> list[Any]:
    """The named values that an option may take."""
    if "anyOf" in shape:
        return [value for choice in shape["anyOf"] for value in _choices(choice)]
    return list(shape.get("enum", []))


def _permitted(shape: dict[str, Any]) -> str:
    if "enum" in shape:
        return " | ".join(str(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(_permitted(choice) for choice in shape["anyOf"])
    if "minimum" in shape or "maximum" in shape:
        return f"{shape.get('minimum', '…')} to {shape.get('maximum', '…')}"
    kind = str(shape.get("type", "data"))
    return {"boolean": "true | false", "integer": "whole number", "string": "text", "null": "none"}.get(kind, kind)


@cache
def all_games() -> dict[str, Game]:
    """All games by name: those of the box and those that other packages add by entry point."""
    found = load_plugins(ENTRY_POINTS, lambda loaded: isinstance(loaded, Game), "Game")
    return {game.name: game for game in found.values()}


def box_games() -> dict[str, Game]:
    """The games of the box by name, without those that other packages add."""
    return {name: game for name, game in all_games().items() if game.package.startswith("railbox.games.")}


def find_game(name: str, rules: int | None = None) -> Game:
    """The game of that name, by its newest rules or by a version of them; BadOptions says what there is."""
    game = all_games().get(name)
    if game is None:
        raise BadOptions(f"there is no game {name!r}; the box has {', '.join(all_games())}")
    if rules is None:
        return game
    versions = {version.rules: version for version in (game, *game.earlier)}
    if rules not in versions:
        known = ", ".join(map(str, sorted(versions)))
        raise BadOptions(f"{name} is here by rules {known}, not by rules {rules}")
    return versions[rules]
