"""WebSockets as uvicorn serves them, with a shorter way out: a message is written at once if the client takes it.

What a table tells goes to all its seats after every action: tasks and queues on its way would cost more than itself.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

DIRECT = "railbox.direct"
"""Where a connection's scope has, as `write`, the function that writes a message at once, and says whether it could."""
TEXT = 0x81
"""The first byte of a whole message of text, unmasked as servers send it (RFC 6455, section 5.2)."""
UNREAD = 16
"""How many messages may wait to be read before the client is made to wait."""


def frame(message: bytes) -> bytes:
    """A message of text as it goes over the wire."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which can also be told to write at once."""

    def handle_connect(self, event: Request) -> None:
        """A client wants to connect: the application, which begins later, is given the short way."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][DIRECT] = {"write": self.write_now}

    def start_keepalive(self) -> None:
        """The client is connected: an idle connection need not remember how that came about."""
        del self.request, self.response
        super().start_keepalive()

    def write_now(self, message: bytes) -> bool:
        """Write a message, unless the client is slow, not there yet or on its way out."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(frame(message))
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading is stopped only for those who send much faster than they are answered."""
        patient = not self.read_paused and self.queue.qsize() < UNREAD
        self.read_paused |= patient
        super().send_receive_event_to_app()
        if patient:
            self.read_paused = False
