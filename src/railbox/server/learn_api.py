"""Books, diagrams and lessons over HTTP: what a person reads and does to learn a game."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, cast

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from railbox.core.catalogue import Game, find_game
from railbox.core.match import Match, seat_look
from railbox.learn.advice import Advice, advise
from railbox.learn.book import Diagram, has_book, read_book, read_diagrams
from railbox.learn.lesson import LEARNER, Lesson, read_lesson
from railbox.learn.puzzles import Puzzle, number_of, read_puzzles
from railbox.server.accounts import Account
from railbox.server.context import Server, signed_in
from railbox.server.guard import address_of
from railbox.server.live import now_ms
from railbox.server.routes import get, post
from railbox.server.wire import BookPage, Language, LessonSteps, PuzzlePage, Scene, TableLink, Tried, Try, View, encode
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
    return encode(_position(shown.match(game), shown))


def _position(match: Match, shown: Diagram) -> Scene:
    seat = shown.seat
    look = seat_look(match.ruleset, match.state, seat)
    tried: list[list[str]] = [[], *(shown.choose[:count] for count in range(1, len(shown.choose) + 1))]
    able = seat in match.pending
    return Scene(
        diagram=shown,
        layout=match.ruleset.layout(),
        view=View(**look),
        labels={text: match.label(text, seat) for text in look["legal"]},
        components=match.ruleset.components(),
        previews={"\n".join(after): match.previews(seat, after) for after in tried} if able else {},
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


@get("/api/games/{game:str}/puzzles/today")
async def todays_puzzle(game: GameName) -> Response[PuzzlePage]:
    """The position of the day."""
    found = find_game(game)
    return _puzzle_page(found, number_of(datetime.now(UTC).date(), found))


@get("/api/games/{game:str}/puzzles/{number:int}")
async def puzzle(game: GameName, number: int) -> Response[PuzzlePage]:
    """A position to solve."""
    return _puzzle_page(find_game(game), number)


@post("/api/games/{game:str}/puzzles/{number:int}/try", status_code=200)
async def try_puzzle(game: GameName, number: int, data: Try) -> Tried:
    """Whether an action is the best one of a position."""
    found = find_game(game)
    puzzle = _puzzle(found, number)
    match = puzzle.match(found)
    text = match.ruleset.actions.text(match.check(data.action, puzzle.seat))
    return Tried(text == puzzle.answer, puzzle.values.get(text), match.preview(text, puzzle.seat))


@get("/api/games/{game:str}/puzzles/{number:int}/answer")
async def solution(game: GameName, number: int) -> Advice:
    """The answer of a position, in steps, for whoever wants a hint or gives up."""
    found = find_game(game)
    puzzle = _puzzle(found, number)
    return advise(puzzle.match(found), puzzle.seat, puzzle.answer, puzzle.values)


def _puzzle(game: Game, number: int) -> Puzzle:
    puzzles = read_puzzles(game)
    if not 0 <= number < len(puzzles):
        raise HTTPException(status_code=404)
    return puzzles[number]


def _puzzle_page(game: Game, number: int) -> Response[PuzzlePage]:
    _puzzle(game, number)
    return Response(cast(PuzzlePage, _encoded_puzzle(game, number)), media_type="application/json", headers=CACHED)


@lru_cache(maxsize=64)
def _encoded_puzzle(game: Game, number: int) -> bytes:
    puzzle = _puzzle(game, number)
    # neither the seed nor what was done is told: both would tell what the seat cannot know
    shown = Diagram(puzzle.players, seed="", options=puzzle.options, seat=puzzle.seat)
    scene = _position(puzzle.match(game), shown)
    return encode(PuzzlePage(number, len(read_puzzles(game)), scene))


HANDLERS = [book, diagram, lesson, take_lesson, todays_puzzle, puzzle, try_puzzle, solution]
