"""Play over WebSocket: one connection for each table that somebody looks at."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from railbox.core.messages import Message
from railbox.locales import translate
from railbox.server import metrics
from railbox.server.context import Server, find_account
from railbox.server.guard import Bucket
from railbox.server.hub import Connection, NoSuchTable, now_ms
from railbox.server.wire import Do, Done, Hello, Pong, Refusal, decode, encode
from railbox.table import Refused

NO_SUCH_TABLE, TOO_MUCH, GOING_AWAY = 4404, 1008, 1012
PATIENCE = 50
"""How many malformed or too fast messages are answered before the connection is closed."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], server: Server, table_id: str) -> None:
    """One connection from its opening to its end."""
    account = await find_account(server, socket)
    await socket.accept()
    try:
        live = await server.hub.live(table_id)
    except NoSuchTable:
        await socket.close(NO_SUCH_TABLE)
        return
    connection = server.hub.connect(live, account.person if account else None)
    sender = asyncio.create_task(_send(socket, server, connection))
    try:
        await _Listener(socket, server, connection).listen()
    finally:
        server.hub.disconnect(connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send(socket: WebSocket[Any, Any, Any], server: Server, connection: Connection) -> None:
    sent = metrics.messages.labels("out")
    while True:
        await connection.ready.wait()
        connection.ready.clear()
        if connection.behind:
            await server.hub.catch_up(connection)
        waiting, connection.outbox = connection.outbox, []
        for message in waiting:
            await socket.send({"type": "websocket.send", "text": message, "bytes": None})
            sent.inc()
        if connection.closed:
            await socket.close(GOING_AWAY)
            return


class _Listener:
    """Reads a client's messages and answers each of them."""

    def __init__(self, socket: WebSocket[Any, Any, Any], server: Server, connection: Connection) -> None:
        self.socket = socket
        self.server = server
        self.connection = connection
        self.bucket = Bucket(server.settings.rate, server.settings.rate * 2)
        self.faults = 0

    async def listen(self) -> None:
        """Until the client leaves or misbehaves for too long."""
        received = metrics.messages.labels("in")
        while self.faults <= PATIENCE:
            try:
                event = await self.socket.receive()
            except WebSocketDisconnect:
                return
            if event["type"] == "websocket.disconnect":
                return
            received.inc()
            data: Any = event.get("text") or event.get("bytes") or ""
            if not self.bucket.take():
                self.faults += 1
                self._refuse("", Message("server.too-fast"))
                await asyncio.sleep(1 / self.server.settings.rate)
                continue
            await self._answer(data)
        await self.socket.close(TOO_MUCH)

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
                connection.put(encode(Done(ref, moment)).decode())
            elif isinstance(message, Hello):
                await hub.greet(connection, message)
            else:
                connection.put(encode(Pong(now_ms())).decode())
        except Refused as refused:
            self._refuse(ref, refused.message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.faults += 1
            self._refuse(ref, Message("server.malformed"))

    def _refuse(self, ref: str, message: Message) -> None:
        language = self.connection.hello.language if self.connection.hello else None
        text = translate(message, language or "en")
        self.connection.put(encode(Refusal(ref, message, text)).decode())
