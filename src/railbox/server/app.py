"""The application: the handlers, what they share, and how errors are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from railbox import __version__
from railbox.core.catalogue import BadOptions
from railbox.core.messages import Message
from railbox.core.record import BadRecord
from railbox.locales import LANGUAGES, translate
from railbox.server import boards_api, learn_api, people_api, tables_api
from railbox.server.accounts import Account
from railbox.server.botpool import BotPool
from railbox.server.bus import make_bus
from railbox.server.context import COOKIE, Server, find_account
from railbox.server.guard import Guard
from railbox.server.hub import Hub, NoSuchTable
from railbox.server.page import ROUTES, File
from railbox.server.settings import Settings
from railbox.server.socket import table_socket
from railbox.server.store import Store
from railbox.server.wire import Problem
from railbox.server.writer import cannot_store, is_outage
from railbox.table import Refused

MAX_BODY = 64_000
NOTICES = "notices"
STATUS = {
    "server.sign-in-first": 401,
    "server.wrong-password": 401,
    "server.banned": 403,
    "server.no-such-token": 404,
    "server.too-fast": 429,
    "server.cannot-store": 503,
    "server.disk-full": 507,
    "server.no-such-player": 404,
    "server.no-such-table": 404,
    "board.no-such-board": 404,
    "table.past-hidden": 403,
    "table.no-hints": 403,
    "table.scores-hidden": 403,
    "table.host-only": 403,
    "table.not-seated": 403,
    "table.not-your-seat": 403,
    "table.not-allowed": 403,
}
log = logging.getLogger("railbox.server")
AnyRequest = Request[Any, Any, Any]


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first language that the reader wants and the box has."""
    for wish in request.headers.get("accept-language", "").split(","):
        code = wish.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def _problem(request: AnyRequest, status: int, message: Message) -> Response[Problem]:
    return Response(
        Problem(message, translate(message, language_of(request))), status_code=status, media_type=MediaType.JSON
    )


def _refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    return _problem(request, STATUS.get(error.message.id, 409), error.message)


def _bad_input(request: AnyRequest, error: ValueError) -> Response[Problem]:
    problem = error.problem if isinstance(error, BadOptions) else ""
    if isinstance(problem, Message):
        return _problem(request, 400, problem)
    return _problem(request, 400, Message("server.bad-input", {"text": str(error)[:300]}))


def _no_table(request: AnyRequest, _: NoSuchTable) -> Response[Problem]:
    return _problem(request, 404, Message("server.no-such-table"))


def _http(server: Server, request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    if error.status_code == 404:
        # At an address that is none the page itself says so; programs get a problem.
        if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
            return _file(request, server.page.shell, 404)
        return _problem(request, 404, Message("server.nothing-here"))
    if error.status_code == 413:
        return _problem(request, 413, Message("server.too-large"))
    extra = error.extra
    detail = "; ".join(str(part.get("message", "")) for part in extra) if isinstance(extra, list) else error.detail
    response = _problem(request, error.status_code, Message("server.bad-input", {"text": detail[:300]}))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    if isinstance(error, RecursionError):
        return _problem(request, 400, Message("server.malformed"))
    if is_outage(error):
        log.warning("the database failed", extra={"error": repr(error)[:200]})
        return _refused(request, cannot_store(error))
    log.error("request failed", exc_info=error, extra={"route": str(request.scope.get("path_template", ""))})
    return _problem(request, 500, Message("server.broken"))


@get(ROUTES, include_in_schema=False)
async def shell(request: AnyRequest, server: Server) -> Response[bytes]:
    """The page; it finds out itself what to show."""
    return _file(request, server.page.shell)


@get("/{path:path}", include_in_schema=False)
async def static(request: AnyRequest, server: Server, path: str) -> Response[bytes]:
    """A file of the page."""
    found = server.page.files.get(path.lstrip("/"))
    if found is None:
        raise HTTPException(status_code=404)
    return _file(request, found)


def _file(request: AnyRequest, file: File, status: int = 200) -> Response[bytes]:
    accepts, known = request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")
    answer, body, headers = file.answer(accepts, known if status == 200 else "")
    return Response(body, status_code=status if answer == 200 else answer, media_type=file.kind, headers=headers)


def make_server(settings: Settings) -> Server:
    """The parts of a server, not yet started."""
    store = Store(settings.database_url)
    hub = Hub(
        store,
        make_bus(settings.redis, alone=not store.shared),
        BotPool(settings.bot_workers or 1, settings.bot_seconds, settings.thinkers),
        settings,
    )
    return Server(settings, store, hub)


def make_app(server: Server) -> ASGIApp:
    """The whole application, behind its guard."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.store.open()
        await server.push.open()
        await server.hub.open()
        server.store.supervisor.start(NOTICES, server.send_notices)
        await server.judge.open()
        log.info("serving", extra={"version": __version__})
        try:
            yield
        finally:
            await server.boards.close()
            await server.judge.close()
            await server.store.supervisor.stop(NOTICES)
            await server.hub.close()
            await server.store.close()
            log.info("stopped")

    async def provide_account(request: AnyRequest) -> Account | None:
        return await find_account(server, request.headers.get("authorization", ""), request.cookies.get(COOKIE, ""))

    app = Litestar(
        [*tables_api.HANDLERS, *people_api.HANDLERS, *learn_api.HANDLERS, *boards_api.HANDLERS, shell, static],
        lifespan=[lifespan],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "account": Provide(provide_account),
        },
        exception_handlers={
            Refused: _refused,
            BadOptions: _bad_input,
            BadRecord: _bad_input,
            NoSuchTable: _no_table,
            HTTPException: partial(_http, server),
            Exception: _unexpected,
        },
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Railbox",
            version=__version__,
            description="Railway board games at a table: the same messages as over the WebSocket.",
            path="/api/openapi.json",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    origins = frozenset(origin.strip() for origin in server.settings.origins.split(",") if origin.strip())
    rate = int(server.settings.rate)
    return Guard(app, partial(table_socket, server), server.requests, rate, origins, server.settings.https)
