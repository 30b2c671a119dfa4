"""Books, diagrams and lessons over HTTP: what a person reads and does to learn a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, cast

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from railbox.core.catalogue import Game, find_game
from railbox.core.match import seat_look
from railbox.learn.book import has_book, read_book, read_diagrams
from railbox.learn.lesson import LEARNER, Lesson, read_lesson
from railbox.server.accounts import Account
from railbox.server.context import Server, signed_in
from railbox.server.guard import address_of
from railbox.server.hub import now_ms
from railbox.server.routes import get, post
from railbox.server.wire import BookPage, Language, LessonSteps, Scene, TableLink, View, encode
from railbox.table import open_table
from railbox.table.commands import Start
from railbox.table.log import Joined, SeatSet

CACHED = {"cache-control": "public, max-age=3600"}
TUTOR = "novice"
"""The bot that plays on when a lesson's script has ended."""
AnyRequest = Request[Any, Any, Any]
GameName = Annotated[str, Parameter(max_length=40)]


def _with_book(name: str) -> Game:
    """The game of a name that has a book; 404 for all others."""
    game = find_game(name)
    if not has_book(game):
        raise HTTPException(status_code=404)
    return game


@get("/api/games/{game:str}/book/{language:str}")
async def book(game: GameName, language: Language) -> Response[BookPage]:
    """The rules of a game in a language, with its cards and the like."""
    return Response(cast(BookPage, _book(_with_book(game), language)), media_type="application/json", headers=CACHED)


@lru_cache(maxsize=64)
def _book(game: Game, language: str) -> bytes:
    ruleset = game.ruleset(game.players[0])
    return encode(BookPage(read_book(game, language), ruleset.components()))


@get("/api/games/{game:str}/diagrams/{name:str}")
async def diagram(game: GameName, name: Annotated[str, Parameter(max_length=40)]) -> Response[Scene]:
    """A diagram of the book: a position with all that a board draws of it."""
    found = _with_book(game)
    if name not in read_diagrams(found):
        raise HTTPException(status_code=404)
    return Response(cast(Scene, _scene(found, name)), media_type="application/json", headers=CACHED)


@lru_cache(maxsize=128)
def _scene(game: Game, name: str) -> bytes:
    shown = read_diagrams(game)[name]
    match = shown.match(game)
    seat = shown.seat
    look = seat_look(match.ruleset, match.state, seat)
    tried: list[list[str]] = [[], *(shown.choose[:count] for count in range(1, len(shown.choose) + 1))]
    able = seat in match.pending
    return encode(
        Scene(
            diagram=shown,
            layout=match.ruleset.layout(),
            view=View(**look),
            labels={text: match.label(text, seat) for text in look["legal"]},
            components=match.ruleset.components(),
            previews={"\n".join(after): match.previews(seat, after) for after in tried} if able else {},
        )
    )


@get("/api/games/{game:str}/lessons/{name:str}")
async def lesson(game: GameName, name: GameName) -> Response[LessonSteps]:
    """The steps of a lesson."""
    found = _lesson(find_game(game), name)
    return Response(LessonSteps(found.minutes, found.steps), headers=CACHED)


@post("/api/games/{game:str}/lessons/{name:str}", status_code=201)
async def take_lesson(
    server: Server, request: AnyRequest, account: Account | None, game: GameName, name: GameName
) -> TableLink:
    """Open and start a table for a lesson: the deal is the lesson's, its script and then bots have the other seats."""
    host = signed_in(account).person
    taken = _lesson(find_game(game), name)
    await server.check_new_table(address_of(request.scope), host.id)
    now = now_ms()
    table = {"public": False, "rated": False, "seed": taken.seed, "deal": taken.deal, "lesson": name}
    created = open_table(host, game, taken.players, now, taken.options, autopilot=TUTOR, **table)
    bots = [SeatSet(now, seat, TUTOR) for seat in range(taken.players) if seat != LEARNER]
    table_id = await server.hub.create(created, [Joined(now, LEARNER, host), *bots])
    await server.hub.command(table_id, host, Start())
    return TableLink(table_id, f"/t/{table_id}")


def _lesson(game: Game, name: str) -> Lesson:
    found = read_lesson(game, name)
    if found is None:
        raise HTTPException(status_code=404)
    return found


HANDLERS = [book, diagram, lesson, take_lesson]
