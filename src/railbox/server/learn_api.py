"""Books and diagrams over HTTP: what a person reads to learn a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, cast

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from railbox.core.catalogue import Game, find_game
from railbox.core.match import seat_look
from railbox.learn.book import has_book, read_book, read_diagrams
from railbox.server.routes import get
from railbox.server.wire import BookPage, Language, Scene, View, encode

CACHED = {"cache-control": "public, max-age=3600"}
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


HANDLERS = [book, diagram]
