"""Match: one game being played, by texts; the state below it is played by numbers."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from railbox.core.catalogue import BadOptions, Game, Options, Ruleset, ScoreRow, find_game
from railbox.core.deals import BadDeal, Deal, arrange
from railbox.core.messages import Message
from railbox.core.record import FORMAT, BadRecord, Record, Result, read_record
from railbox.core.rng import stream
from railbox.core.state import OVER, SPECTATOR, IllegalAction, State

OTHER_SEAT = re.compile(r"@(\d+) (.+)")
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[list[int]]).decode
"""The journal of an action as it is kept, and as it is told."""


class Preview(msgspec.Struct, frozen=True):
    """What is certain about an action before it is done: in messages, and in numbers that a board draws."""

    messages: list[Message]
    figures: dict[str, int]


class Match:
    """A game with its whole history: play, look, take back, save."""

    def __init__(self, game: Game, players: int, options: Options, seed: str, deal: Deal) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.deal = deal
        self.ruleset = game.ruleset(players, options)
        self.piles = arrange(self.ruleset.piles(), seed, deal)
        self.state = self.fresh_state()
        self.actions: list[str] = []
        self.journal: list[bytes] = []
        """What each action did, packed: a server has thousands of games in memory."""

    def fresh_state(self) -> State:
        """The state of this match before its first action."""
        return self.ruleset.new_state(self.piles, self.seed)

    def copy(self) -> Match:
        """The same match once more, which goes on by itself."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.actions = list(self.actions)
        twin.journal = list(self.journal)
        return twin

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.ruleset.players

    @property
    def to_act(self) -> int:
        """The seat that decides now, OVER at the end."""
        return self.state.to_act()

    @property
    def pending(self) -> list[int]:
        """All seats whose choice is open now."""
        return self.state.pending()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act() == OVER

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return self.state.winners()

    @property
    def end_reason(self) -> str:
        """The id of what ended the game; empty before the end."""
        return self.state.end_reason()

    def focused(self, seat: int) -> State:
        """The state with this pending seat to decide: the true one, or a copy of it. Others are refused."""
        if seat not in self.pending:
            raise self._told_refusal(
                IllegalAction("core.game-over" if self.over else "core.not-your-turn", {"seat": seat})
            )
        return focused(self.state, seat)

    def legal(self, seat: int | None = None) -> list[str]:
        """What the seat to act (or another pending seat) may do, as texts."""
        if seat is None:
            seat = self.to_act
        if seat not in self.pending:
            return []
        return [self.ruleset.actions.text(action) for action in self.focused(seat).legal_actions()]

    def label(self, text: str, seat: int = SPECTATOR) -> Message:
        """An action in words."""
        return self.ruleset.label(self.ruleset.actions.number(text), seat)

    def prompt(self, seat: int) -> Message:
        """What a seat is asked, or whom it waits for."""
        message: Message = seat_look(self.ruleset, self.state, seat)["prompt"]
        return message

    def check(self, text: str, seat: int) -> int:
        """The number of an action that a seat may do now; an IllegalAction names the rule that forbids it."""
        state = self.focused(seat)
        try:
            number = self.ruleset.actions.number(text)
            if number not in state.legal_actions():
                raise state.refusal(number)
        except IllegalAction as refused:
            raise self._told_refusal(refused) from None
        return number

    def play(self, text: str, seat: int | None = None) -> list[Message]:
        """Do an action by its text, for the seat to act or another pending seat.

        Returns what happened, as the acting seat may know it. An IllegalAction names the rule that forbids it.
        """
        actor = self.to_act if seat is None else seat
        return self._told(self.advance(text, actor), actor)

    def advance(self, text: str, actor: int) -> list[list[int]]:
        """As `play`, but returns what the journal has of it, to be told to whoever asks."""
        return self.apply(self.check(text, actor), actor)

    def apply(self, number: int, actor: int) -> list[list[int]]:
        """As `advance`, for an action that was checked already."""
        prefix = ""
        if actor != self.to_act:
            self.state.focus(actor)
            prefix = f"@{actor} "
        self.state.journal = []
        try:
            self.state.apply(number)
            entries = self.state.journal
        finally:
            self.state.journal = None
            self.state.certain = -1
        self.actions.append(prefix + self.ruleset.actions.text(number))
        self.journal.append(pack(entries))
        return entries

    def preview(self, text: str, seat: int | None = None) -> list[Message]:
        """What is certain about an action before it is done, as its seat may know it."""
        return self._preview(text, seat).messages

    def figures(self, text: str, seat: int | None = None) -> dict[str, int]:
        """The numbers that a board shows of an action before it is done."""
        return self._preview(text, seat).figures

    def _preview(self, text: str, seat: int | None) -> Preview:
        actor = self.to_act if seat is None else seat
        number = self.check(text, actor)
        return previews(self.ruleset, _unknowing(self.focused(actor), actor), actor, [number])[0]

    def previews(self, seat: int, after: Sequence[str] = ()) -> dict[str, Preview]:
        """The previews of all that a seat may do, now or after some actions of its own on a copy.

        They end where hidden or random information comes in: nothing is told of what follows.
        """
        state = _unknowing(self.focused(seat), seat)
        horizon = state.horizon()
        for text in after:
            number = self.ruleset.actions.number(text)
            if state.to_act() != seat:
                return {}
            if number not in state.legal_actions():
                raise self._told_refusal(state.refusal(number))
            state.apply(number)
            if state.horizon() != horizon:
                return {}
        if state.to_act() != seat:
            return {}
        actions = state.legal_actions()
        told = previews(self.ruleset, state, seat, actions)
        return {self.ruleset.actions.text(action): preview for action, preview in zip(actions, told, strict=True)}

    def score_sheet(self) -> list[ScoreRow]:
        """The points of all seats by their sources."""
        return self.ruleset.score_sheet(self.state)

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know now, as plain data; seat -1 is a spectator."""
        if not -1 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}, -1 is a spectator")
        return seat_view(self.ruleset, self.state, seat)

    def layout(self) -> Any:
        """What never changes and is needed to draw the table, as plain data."""
        return msgspec.to_builtins(self.ruleset.layout())

    def events(self, seat: int, since: int = 0) -> list[list[Message]]:
        """What each action from number `since` on did, as the seat may know it."""
        return [self._told(unpack(entries), seat) for entries in self.journal[since:]]

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, whatever they have shown; tables set stricter limits."""
        if count > len(self.actions):
            raise ValueError(f"only {len(self.actions)} actions can be taken back")
        kept = self.actions[: len(self.actions) - count]
        self.state = self.fresh_state()
        self.actions = []
        self.journal = []
        self.replay(kept)

    def rewind(self, state: State, count: int) -> None:
        """Take back the last actions at once, by somebody who kept the state before them."""
        self.state = state
        del self.actions[len(self.actions) - count :]
        del self.journal[len(self.journal) - count :]

    def read_action(self, text: str) -> tuple[int, str]:
        """The seat and the text of an action as a record writes it."""
        other = OTHER_SEAT.fullmatch(text)
        return (int(other[1]), other[2]) if other else (self.to_act, text)

    def replay(self, actions: Sequence[str]) -> None:
        """Play actions as a record writes them."""
        for text in actions:
            actor, plain = self.read_action(text)
            self.advance(plain, actor)

    def record(self) -> Record:
        """The match as it is kept."""
        result = Result(self.scores, self.winners, self.end_reason) if self.over else None
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules,
            players=self.players,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            deal=self.deal,
            actions=list(self.actions),
            result=result,
        ).sealed()

    def _told_refusal(self, refusal: IllegalAction) -> IllegalAction:
        """The same refusal in words, so that it prints as a sentence."""
        message = self.ruleset.explain(refusal)
        return IllegalAction(message.id, message.args)

    def _told(self, entries: list[list[int]], seat: int) -> list[Message]:
        told = (self.ruleset.tell(entry, seat) for entry in entries)
        return [message for message in told if message is not None]


def focused(state: State, seat: int) -> State:
    """A state with this pending seat to decide: the same one, or a copy of it."""
    if state.to_act() == seat:
        return state
    copy = state.clone()
    copy.focus(seat)
    return copy


def _unknowing(state: State, seat: int) -> State:
    """A copy that holds nothing of what the seat cannot know."""
    return focused(state.resample(seat, stream("preview", "unknown")), seat)


def previews(ruleset: Ruleset, state: State, seat: int, actions: Sequence[int]) -> list[Preview]:
    """What is certain about each of these legal actions of a seat, in a state that holds nothing it cannot know."""
    journals: list[list[list[int]]] = []
    for action in actions:
        copy = state.clone()
        copy.journal = []
        copy.certain = -1
        copy.brief = True
        copy.apply(action)
        journals.append(copy.journal if copy.certain < 0 else copy.journal[: copy.certain])
    figures = ruleset.figures(state, actions, journals, seat)
    told = []
    for entries, numbers in zip(journals, figures, strict=True):
        messages = (ruleset.tell(entry, seat) for entry in entries)
        told.append(Preview([message for message in messages if message is not None], numbers))
    return told


def seat_view(ruleset: Ruleset, state: State, seat: int) -> dict[str, Any]:
    """What a seat sees of a state, as plain data."""
    view: dict[str, Any] = msgspec.to_builtins(seat_look(ruleset, state, seat))
    return view


def seat_look(ruleset: Ruleset, state: State, seat: int) -> dict[str, Any]:
    """What one seat sees of a state, with prompt and view left as structs."""
    return seat_looks(ruleset, state, (seat,))[0]


def seat_looks(ruleset: Ruleset, state: State, seats: Sequence[int]) -> list[dict[str, Any]]:
    """The one definition of what seats see of a state: whose turn, what they may do, and the game's own view.

    Prompt and view are left as structs, for those who encode them anyway.
    """
    pending = state.pending()
    common = {
        "to_act": pending[0] if len(pending) == 1 else None,
        "pending": pending,
        "prompt": _waiting(pending),
        "legal": [],
        "over": not pending,
        "winners": state.winners(),
        "end_reason": state.end_reason(),
    }
    texts = ruleset.actions.texts
    looks = []
    for seat, view in zip(seats, ruleset.views(state, seats), strict=True):
        look = {"seat": seat, **common, "scores": ruleset.seen_scores(state, seat), "game": view}
        if seat in pending:
            focus = focused(state, seat)
            look["legal"] = [texts[action] for action in focus.legal_actions()]
            look["prompt"] = ruleset.prompt(focus, seat)
            if focus is not state:
                look["game"] = ruleset.view(focus, seat)
        looks.append(look)
    return looks


def _waiting(pending: list[int]) -> Message:
    """What those are told who have nothing to decide."""
    if not pending:
        return Message("core.over")
    return Message("core.waiting", {"seat": pending[0]}) if len(pending) == 1 else Message("core.waiting-for-all")


def new_game(
    game: str | Game,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | Options | None = None,
    deal: Mapping[str, Sequence[str]] | None = None,
) -> Match:
    """Start a game: the same seed, options and deal always give the same game. Without a seed it is a secret one."""
    found = find_game(game) if isinstance(game, str) else game
    if not isinstance(options, Options):
        options = found.read_options(options or {})
    seed = secrets.token_hex(16) if seed is None else str(seed)
    return Match(found, players, options, seed, {name: list(cards) for name, cards in (deal or {}).items()})


def load_record(source: Path | str | bytes | dict[str, Any] | Record) -> Match:
    """Replay a record, from a path or plain data. BadRecord says what is wrong with it and where."""
    record = read_record(source)
    match = start_record(record)
    for number, text in enumerate(record.actions):
        try:
            match.replay([text])
        except IllegalAction as error:
            raise BadRecord(f"actions[{number}]: {text!r} is refused: {error}") from None
    if record.result is not None:
        if not match.over:
            raise BadRecord("result: given, but the game is not over after the last action")
        true = Result(match.scores, match.winners, match.end_reason)
        for name in Result.__struct_fields__:
            if getattr(record.result, name) != getattr(true, name):
                raise BadRecord(
                    f"result.{name}: says {getattr(record.result, name)}, the replay gives {getattr(true, name)}"
                )
    return match


def start_record(record: Record) -> Match:
    """The match of a record before its first action."""
    try:
        find_game(record.game)
        try:
            game = find_game(record.game, record.rules)
        except BadOptions:
            plays = find_game(record.game).rules
            raise BadRecord(
                f"rules: written under rules {record.rules} of {record.game}, this Railbox plays {plays}"
            ) from None
        return Match(game, record.players, game.read_options(record.options), record.seed, record.deal)
    except (BadDeal, BadOptions) as error:
        raise BadRecord(str(error)) from None
