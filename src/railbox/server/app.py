"""The application: the handlers, what they share, and how errors are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
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
from railbox.server import people_api, tables_api
from railbox.server.accounts import Account
from railbox.server.botpool import BotPool
from railbox.server.bus import make_bus
from railbox.server.context import COOKIE, Server, find_account
from railbox.server.guard import Guard
from railbox.server.hub import Hub, NoSuchTable
from railbox.server.settings import Settings
from railbox.server.socket import table_socket
from railbox.server.store import Store
from railbox.server.wire import Problem
from railbox.table import Refused

PAGES = Path(__file__).parent / "pages"
MAX_BODY = 64_000
STATUS = {
    "server.sign-in-first": 401,
    "server.wrong-password": 401,
    "server.too-fast": 429,
    "server.no-such-player": 404,
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
    return _problem(request, 400, Message("server.bad-input", {"text": str(error)[:300]}))


def _no_table(request: AnyRequest, _: NoSuchTable) -> Response[Problem]:
    return _problem(request, 404, Message("server.no-such-table"))


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code == 404:
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
    log.error("request failed", exc_info=error, extra={"route": str(request.scope.get("path_template", ""))})
    return _problem(request, 500, Message("server.broken"))


@get(["/", "/t/{table_id:str}", "/p/{person_id:str}"], include_in_schema=False)
async def index() -> Response[bytes]:
    """The page; it finds out itself what to show."""
    return _file("index.html")


@get("/static/{name:str}", include_in_schema=False)
async def static(name: str) -> Response[bytes]:
    """A file of the page."""
    if name not in {file.name for file in PAGES.iterdir()}:
        raise HTTPException(status_code=404)
    return _file(name)


KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


def _file(name: str) -> Response[bytes]:
    path = PAGES / name
    kind = KINDS.get(path.suffix, "text/plain")
    return Response(path.read_bytes(), media_type=f"{kind}; charset=utf-8", headers={"cache-control": "no-cache"})


def make_server(settings: Settings) -> Server:
    """The parts of a server, not yet started."""
    store = Store(settings.database_url)
    hub = Hub(store, make_bus(settings.redis), BotPool(settings.bot_workers, settings.bot_seconds), settings)
    return Server(settings, store, hub)


def make_app(server: Server) -> ASGIApp:
    """The whole application, behind its guard."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.store.open()
        await server.hub.open()
        log.info("serving", extra={"version": __version__})
        try:
            yield
        finally:
            await server.hub.close()
            await server.store.close()
            log.info("stopped")

    async def provide_account(request: AnyRequest) -> Account | None:
        return await find_account(server, request.headers.get("authorization", ""), request.cookies.get(COOKIE, ""))

    app = Litestar(
        [*tables_api.HANDLERS, *people_api.HANDLERS, index, static],
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
            HTTPException: _http,
            Exception: _unexpected,
        },
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Railbox",
            version=__version__,
            description="Railway board games at a table: the same messages as over the WebSocket.",
            path="/api",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    origins = frozenset(origin.strip() for origin in server.settings.origins.split(",") if origin.strip())
    return Guard(app, partial(table_socket, server), server.settings.rate, origins)
