"""Boards of one's own over HTTP: check them, share them by link, have bots try them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import Parameter

from railbox.core.boards import Measures
from railbox.server.accounts import Account
from railbox.server.context import Server, signed_in
from railbox.server.guard import address_of
from railbox.server.routes import delete, get, post
from railbox.server.wire import Balance, BoardDraft, BoardLink, Checked, SharedBoard, Trial
from railbox.table import Refused

MAX_BOARD = 120_000
"""Bytes of a board: more than the largest that can be played."""
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
AnyRequest = Request[Any, Any, Any]
Digest = Annotated[str, Parameter(max_length=24)]
Players = Annotated[int, Parameter(ge=1, le=16)]


@post("/api/boards/check", status_code=200, request_max_body_size=MAX_BOARD)
async def check_board(server: Server, request: AnyRequest, data: BoardDraft) -> Checked:
    """All mistakes of a board, each by its place."""
    return Checked(await server.boards.check(address_of(request.scope), data))


@post("/api/boards/measure", status_code=200, request_max_body_size=MAX_BOARD)
async def measure_board(server: Server, request: AnyRequest, data: BoardDraft) -> Measures | None:
    """What is worth knowing of a board; null for one with mistakes."""
    return await server.boards.measure(address_of(request.scope), data)


@post("/api/boards", status_code=201, request_max_body_size=MAX_BOARD)
async def share_board(server: Server, request: AnyRequest, account: Account | None, data: BoardDraft) -> BoardLink:
    """Store a board without mistakes: whoever has its link can look at it and play on it."""
    signed_in(account)
    if not await server.new_boards.take(address_of(request.scope)):
        raise Refused("server.too-fast")
    found = await server.boards.keep(address_of(request.scope), data)
    return BoardLink(found, f"/workshop/{found}")


@get("/api/boards/{digest:str}")
async def shared_board(server: Server, digest: Digest) -> Response[SharedBoard]:
    """A board that somebody has shared."""
    return Response(await server.boards.find(digest), headers=FOREVER)


@get("/api/boards/{digest:str}/balance")
async def balance(server: Server, digest: Digest, players: Players) -> Balance:
    """How often each seat wins between bots on a board, as far as it is known."""
    await server.boards.find(digest)
    return await server.boards.balance(digest, players)


@post("/api/boards/{digest:str}/balance", status_code=200)
async def try_board(server: Server, account: Account | None, digest: Digest, data: Trial) -> Balance:
    """Have bots play on a board; the answer to later questions grows until all games are played."""
    return await server.boards.try_out(digest, data.players, signed_in(account).id)


@delete("/api/boards/{digest:str}/balance")
async def stop_trial(server: Server, account: Account | None, digest: Digest, players: Players) -> None:
    """Cease what one has asked for."""
    await server.boards.stop(digest, players, signed_in(account).id)


HANDLERS = [check_board, measure_board, share_board, shared_board, balance, try_board, stop_trial]
