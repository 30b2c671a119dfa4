"""The messages between the server and its clients. `web/src/lib/protocol.ts` is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from railbox.core.boards import Fault
from railbox.core.catalogue import Component, ScoreRow
from railbox.core.match import Preview
from railbox.core.messages import Message
from railbox.learn.book import Book, Diagram
from railbox.learn.lesson import Step
from railbox.server.store import Summary
from railbox.table import AnyCommand, LogLine, TableInfo, You
from railbox.table.clock import NO_CLOCK, Clock
from railbox.table.commands import ActionText, BotName
from railbox.table.log import First
from railbox.table.needs import Status
from railbox.table.views import Hidden

PROTOCOL = 1
Language = Literal["en", "fr", "it"]
Moment = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
PLAIN = r"^[^\u0000-\u001f]*$"
"""No control characters: no database could keep all of them."""
Ref = Annotated[str, Meta(max_length=40)]


class FromClient(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Base of what a client sends over its WebSocket."""


class Hello(FromClient, frozen=True):
    """The first message, and any later one that asks for everything after `since` again.

    With a language the log comes as text as well; with `draw` the board comes as text; `seat` looks through another
    seat's eyes, which is allowed after the end. With `patches` the updates that follow the first come as patches of it
    where they can.
    """

    since: Moment = 0
    language: Language | None = None
    draw: bool = False
    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None
    patches: bool = False


class Do(FromClient, frozen=True):
    """A command to the table; the answer carries the same `ref`."""

    command: AnyCommand
    ref: Ref = ""


class Lead(FromClient, frozen=True):
    """Whoever looks back shows a moment of a finished game to the others; null: no longer."""

    at: Moment | None = None


class Ping(FromClient, frozen=True):
    """Is anybody there?"""


class AskPreviews(FromClient, frozen=True, tag="previews"):
    """What would all that the own seat may do lead to: now, or after some own actions that are only tried?"""

    after: Annotated[list[ActionText], Meta(max_length=8)] = []
    ref: Ref = ""


ClientMessage = Hello | Do | AskPreviews | Lead | Ping


class FromServer(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """Base of what the server sends."""


class TextLine(msgspec.Struct, frozen=True):
    """A log line as text in the language that was asked for."""

    moment: int
    lines: list[str]


class Run(msgspec.Struct, frozen=True, array_like=True):
    """A run of characters of the drawn board, with its style: colour names, `bold`, `dim`."""

    text: str
    style: str


class View(msgspec.Struct, frozen=True):
    """What a seat sees of the game: what is asked of it, what it may do, and the game's own view."""

    seat: int
    to_act: int | None
    pending: list[int]
    prompt: Message
    legal: list[str]
    over: bool
    winners: list[int]
    end_reason: str
    scores: list[int | None]
    game: Any


class Update(FromServer, frozen=True):
    """The table after `moment`, as its receiver may know it, with the log lines after `since`.

    `view` is null before the start. `hidden` is the part of the past that the rules hide for now. `text`, `prompt` and
    `board` are there if they were asked for.
    """

    table: str
    since: int
    moment: int
    now: int
    info: TableInfo
    you: You
    view: View | None
    hidden: Hidden | None
    log: list[LogLine]
    text: list[TextLine] | None = None
    prompt: str | None = None
    board: list[list[Run]] | None = None


class Patch(FromServer, frozen=True):
    """What makes the next update of the last one, for clients that asked for patches.

    A patch of a value is `[value]` (another one altogether), `{key: patch}` (fields of an object, `[]` for one that is
    gone, or places of a list that have changed), or `[start, count, items]` (items in place of so many of a list).
    """

    patch: Any


class Done(FromServer, frozen=True):
    """A command was carried out, or had been already; the table is at `moment` or further."""

    ref: str
    moment: int


class Refusal(FromServer, frozen=True, tag="refused"):
    """A command was refused: the message says why, `text` says it in the receiver's language."""

    ref: str
    message: Message
    text: str


class Previews(FromServer, frozen=True):
    """What is certain about each legal action of the own seat after those that were named; empty when it cannot act."""

    ref: str
    moment: int
    after: list[str]
    previews: dict[str, Preview]


class Led(FromServer, frozen=True):
    """Somebody who looks back at a finished game shows a moment of it; null: no longer."""

    name: str
    at: int | None


class Pong(FromServer, frozen=True):
    """The server is there; `now` is its time in milliseconds."""

    now: int


class Bye(FromServer, frozen=True):
    """The server is about to stop: come back in a moment."""


ServerMessage = Update | Patch | Done | Refusal | Previews | Led | Pong | Bye

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(data: bytes | str) -> ClientMessage:
    """A client's message, checked; msgspec.DecodeError or RecursionError if it is none."""
    return _decoder.decode(data)


# ---- bodies of requests and answers over HTTP ---------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    message: Message
    text: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. Each of `seats` is `me`, `open` or `bot:` and the name of a bot.

    `first`: seats stay as they are, or are drawn by lot at the start. `same_as` is a finished table of this game, which
    is played again with the same options and the same deal, in private and unrated. `tables` opens so many tables with
    the same deal, in private and unrated too: the host sits at the first one only. In a game that is not `rated` others
    may take the seats of those who leave. `board` is the digest of a board that somebody has shared.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=44)]], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = True
    clock: Clock = NO_CLOCK
    autopilot: BotName | None = None
    first: First = "seat"
    same_as: Annotated[str, Meta(max_length=32, pattern=PLAIN)] = ""
    rated: bool = True
    tables: Annotated[int, Meta(ge=1, le=6)] = 1
    board: Annotated[str, Meta(max_length=24, pattern=PLAIN)] = ""


class TableLink(msgspec.Struct, frozen=True):
    """Where a table is."""

    id: str
    path: str


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: Name | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who wants to stay."""

    name: Name
    password: Password


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person changes of the own account; an empty webhook takes it away."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=300)] | None = None
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None


class Goodbye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deletion of the own account; registered people confirm it by their password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(msgspec.Struct, frozen=True):
    """The own account."""

    id: str
    name: str
    registered: bool
    webhook: str


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key for a program that plays in the person's name."""

    label: Annotated[str, Meta(min_length=1, max_length=60, pattern=PLAIN)]


class Token(msgspec.Struct, frozen=True):
    """A key; `secret` is shown once, when it is made."""

    id: str
    label: str
    created: int
    secret: str | None = None


class ChosenOption(msgspec.Struct, frozen=True):
    """An option of a table: its title, its value with its words where it has some, and what is ruled about it."""

    name: str
    title: Message
    value: Any
    text: Message | None
    default: bool
    ruling: Message | None


class Setup(msgspec.Struct, frozen=True):
    """All that never changes at a table: the game's layout, its options, and the words of all that can be done."""

    layout: Any
    labels: dict[str, Message]
    components: dict[str, Component]
    options: list[ChosenOption]


class BookPage(msgspec.Struct, frozen=True):
    """A game's book with the texts of its cards and the like."""

    book: Book
    components: dict[str, Component]


class Scene(msgspec.Struct, frozen=True):
    """A diagram with all that a board draws of it; `previews` has what follows each try, its actions one per line."""

    diagram: Diagram
    layout: Any
    view: View
    labels: dict[str, Message]
    components: dict[str, Component]
    previews: dict[str, dict[str, Preview]]


class LessonSteps(msgspec.Struct, frozen=True):
    """A lesson: how long it takes, and what the guide says and asks for, step by step."""

    minutes: int
    steps: list[Step]


class PuzzlePage(msgspec.Struct, frozen=True):
    """A position to solve, by its number of so many, as the seat that decides sees it."""

    number: int
    count: int
    scene: Scene


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a position."""

    action: ActionText


class Tried(msgspec.Struct, frozen=True):
    """Whether an answer is right; its chance to win where it is known, and what is certain about it."""

    right: bool
    value: float | None
    preview: list[Message]


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of a finished game from which it is to be played on."""

    at: Moment


class BoardDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of a game, as its file would say it, whatever mistakes it has."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    data: Any


class Checked(msgspec.Struct, frozen=True):
    """All mistakes of a board."""

    faults: list[Fault]


class BoardLink(msgspec.Struct, frozen=True):
    """By what a board is known, and where it is shown."""

    digest: str
    path: str


class SharedBoard(msgspec.Struct, frozen=True):
    """A board that somebody has shared."""

    digest: str
    game: str
    data: Any


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With how many players bots are to try a board."""

    players: Annotated[int, Meta(ge=1, le=16)]


class Balance(msgspec.Struct, frozen=True):
    """How often each seat has won in so many games between bots; a shared win is shared. It grows while it runs."""

    done: int
    total: int
    wins: list[float]
    running: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """The points of all seats by their sources, and what decided between equals."""

    rows: list[ScoreRow]
    tie_break: Message | None


class DealSeat(msgspec.Struct, frozen=True):
    """A seat of a table among those with the same deal; `points` and `won` once they may be told."""

    title: Message
    open: bool
    you: bool
    knows: bool
    points: int | None
    won: bool


class DealTable(msgspec.Struct, frozen=True):
    """A table at which the same deal is or was played; `id` for whoever opened it or sits there."""

    id: str | None
    here: bool
    status: Status
    seats: list[DealSeat]


class Mistake(msgspec.Struct, frozen=True):
    """An action of a finished game that cost a seat much: what it did, what was better, the chances that it lost."""

    moment: int
    seat: int
    played: str
    better: str
    loss: float


class Chances(msgspec.Struct, frozen=True):
    """How the chances went in a finished game: each row is a moment and then the chance of each seat to win.

    It grows until `done` decisions of `total` are judged.
    """

    rows: list[list[float]]
    mistakes: list[Mistake]
    done: int
    total: int


class Turns(msgspec.Struct, frozen=True):
    """The tables that wait for the person."""

    count: int
    tables: list[Summary]


class PushKey(msgspec.Struct, frozen=True):
    """The public key with which a browser subscribes to notices, as base64url."""

    key: str


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a browser's subscription, as base64url."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=120, pattern=PLAIN)]
    auth: Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser wants to be told of turns, as its `PushSubscription.toJSON()` gives it, and in which language."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=PLAIN)]
    keys: PushKeys
    language: Language = "en"


class Unsubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told no longer."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its default, what it may be (in words and as JSON schema), its help, its ruling."""

    name: str
    default: Any
    permitted: str
    group: str
    title: Message
    help: Message
    values: dict[str, Message]
    ruling: Message | None
    schema: dict[str, Any]


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided game that can be played: its title and what one learns in it, by language."""

    name: str
    minutes: int
    title: dict[str, str]
    line: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the box; `summary` says in a line what one does in it, by language. It may have a book and lessons."""

    name: str
    title: str
    rules: int
    players: list[int]
    designer: str
    publisher: str
    year: int
    minutes: int
    summary: dict[str, str]
    options: list[OptionInfo]
    book: bool
    lessons: list[LessonInfo]


class Box(msgspec.Struct, frozen=True):
    """What can be played here, and with which bots."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]


class Lobby(msgspec.Struct, frozen=True):
    """The public tables."""

    open: list[Summary]
    running: list[Summary]


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating by OpenSkill; `shown` is the one number to compare."""

    game: str
    shown: int
    mu: float
    sigma: float
    games: int
    wins: int


class ResultInfo(msgspec.Struct, frozen=True):
    """One finished game of a player; the table is named if it is public or one's own.

    `rating` is the one number as it was after the game, `gained` what the game changed in it; None if it was not rated.
    """

    table: str | None
    game: str
    place: int
    points: int
    won: bool
    finished: int
    players: int
    rating: int | None = None
    gained: int | None = None


class Player(msgspec.Struct, frozen=True):
    """A player's page."""

    id: str
    name: str
    registered: bool
    ratings: list[RatingInfo]
    results: list[ResultInfo]


class Leader(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    id: str
    name: str
    rating: RatingInfo


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work; `down` names the parts that cannot do theirs now."""

    status: Literal["ok", "degraded", "down"]
    version: str
    down: list[str] = []
