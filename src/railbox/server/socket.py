"""Play over WebSocket: one connection for each table that somebody looks at.

Plain ASGI, without the framework: a server holds thousands of idle connections, and each layer costs each of them
memory and every message time.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from railbox.core.messages import Message
from railbox.core.state import IllegalAction
from railbox.locales import translate
from railbox.server import metrics
from railbox.server.accounts import Account
from railbox.server.context import COOKIE, Server, find_account
from railbox.server.frames import DIRECT
from railbox.server.guard import Bucket, address_of
from railbox.server.hub import NoSuchTable
from railbox.server.live import Connection, now_ms
from railbox.server.wire import AskPreviews, Do, Done, Hello, Lead, Pong, Refusal, decode, encode
from railbox.table import Refused
from railbox.table.views import seat_names

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/socket")
SESSION = re.compile(rf"(?:^|;\s*){COOKIE}=([A-Za-z0-9_-]+)")
NO_SUCH_TABLE, TOO_MUCH, GOING_AWAY, TRY_LATER = 4404, 1008, 1012, 1013
PATIENCE = 50
"""How many malformed or too fast messages are answered before the connection is closed."""

PREVIEW = 15
"""A preview takes as long as so many other messages."""

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

_received = metrics.messages.labels("in")
_sent = metrics.messages.labels("out")


async def table_socket(server: Server, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """One connection from its opening to its end."""
    await receive()
    account = await _account(server, dict(scope["headers"]))
    path = PATH.fullmatch(scope["path"])
    scope["headers"] = []  # an idle connection need not remember how it was asked for
    await send({"type": "websocket.accept"})
    try:
        live = await server.hub.live(path[1] if path else "")
    except NoSuchTable:
        await send({"type": "websocket.close", "code": NO_SUCH_TABLE})
        return
    except Refused:
        # It cannot be read just now: the client comes back by itself.
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    sender = Sender(server, send, scope["extensions"].get(DIRECT, {}).get("write"))
    person, session = (account.person, account.session) if account else (None, "")
    connection = Connection(live, person, sender.wake, sender.send_now, address_of(scope), session)
    sender.connection = connection
    server.hub.connect(connection)
    try:
        await _Listener(server, connection, receive, send).listen()
    finally:
        server.hub.disconnect(connection)
        sender.stop()


async def _account(server: Server, headers: dict[bytes, bytes]) -> Account | None:
    found = SESSION.search(headers.get(b"cookie", b"").decode("latin-1"))
    authorization = headers.get(b"authorization", b"").decode("latin-1")
    return await find_account(server, authorization, found[1] if found else "")


class Sender:
    """Sends a connection's messages: at once if the client takes them, else by a task that empties its outbox."""

    __slots__ = ("connection", "direct", "send", "server", "task")
    connection: Connection

    def __init__(self, server: Server, send: Send, direct: Callable[[bytes], bool] | None) -> None:
        self.server = server
        self.send = send
        self.direct = direct
        self.task: asyncio.Task[None] | None = None

    def send_now(self, message: bytes) -> bool:
        """Send a message without waiting, where that can be done."""
        if self.direct is None or self.task is not None or not self.direct(message):
            return False
        _sent.inc()
        return True

    def wake(self) -> None:
        """There is something to send."""
        if self.task is None:
            self.task = asyncio.create_task(self._empty())

    def stop(self) -> None:
        """The client is gone."""
        if self.task is not None:
            self.task.cancel()

    async def _empty(self) -> None:
        connection = self.connection
        # A client that is gone cannot be told anything; its listener notices and ends the connection.
        with contextlib.suppress(Exception):
            while connection.outbox or connection.behind or connection.stale:
                if connection.behind or connection.stale:
                    if update := await connection.live.catch_up(connection, self.server.hub.desk):
                        await self._send(update)
                    if connection.stale and not connection.closed:
                        continue  # answers wait: who hears "done" has seen what was done
                waiting, connection.outbox = connection.outbox, []
                for message in waiting:
                    await self._send(message)
            if connection.closed:
                await self.send({"type": "websocket.close", "code": GOING_AWAY})
        self.task = None

    async def _send(self, message: bytes) -> None:
        await self.send({"type": "websocket.send", "text": message.decode()})
        _sent.inc()


class _Listener:
    """Reads a client's messages and answers each of them."""

    __slots__ = ("bucket", "connection", "faults", "receive", "send", "server")

    def __init__(self, server: Server, connection: Connection, receive: Receive, send: Send) -> None:
        self.server = server
        self.connection = connection
        self.receive = receive
        self.send = send
        self.bucket = Bucket(server.settings.rate, server.settings.rate * 2)
        self.faults = 0

    async def listen(self) -> None:
        """Until the client leaves or misbehaves for too long."""
        while self.faults <= PATIENCE:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return
            _received.inc()
            if not self.bucket.take() or not await self.server.messages.take(self.connection.address):
                self.faults += 1
                self._refuse("", Message("server.too-fast"))
                await asyncio.sleep(1 / self.server.settings.rate)
                continue
            await self._answer(event.get("text") or event.get("bytes") or "")
        with contextlib.suppress(Exception):
            await self.send({"type": "websocket.close", "code": TOO_MUCH})

    async def _answer(self, data: str | bytes) -> None:
        connection, hub = self.connection, self.server.hub
        ref = ""
        try:
            message = decode(data)
            if isinstance(message, Do):
                ref = message.ref
                if connection.person is None:
                    raise Refused("server.sign-in-first")
                _, moment = await hub.command(connection.live.id, connection.person, message.command)
                connection.put(encode(Done(ref, moment)))
            elif isinstance(message, AskPreviews):
                ref = message.ref
                if not await self.server.messages.take(connection.address, PREVIEW):
                    raise Refused("server.too-fast")
                hub.spawn(self._preview(message))  # whoever acts meanwhile need not wait for it
            elif isinstance(message, Lead):
                await hub.lead(connection, message)
            elif isinstance(message, Hello):
                await hub.greet(connection, message)
            else:
                connection.put(encode(Pong(now_ms())))
        except (Refused, IllegalAction) as refused:
            self._refuse(ref, refused.message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.faults += 1
            self._refuse(ref, Message("server.malformed"))

    async def _preview(self, asked: AskPreviews) -> None:
        try:
            self.connection.put(encode(await self.server.hub.previews(self.connection, asked)))
        except (Refused, IllegalAction) as refused:
            self._refuse(asked.ref, refused.message)

    def _refuse(self, ref: str, message: Message) -> None:
        hello = self.connection.hello
        language = (hello.language if hello else None) or "en"
        text = translate(message, language, seat_names(self.connection.live.table, language))
        self.connection.put(encode(Refusal(ref, message, text)))
