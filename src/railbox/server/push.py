"""Notices to browsers by Web Push: encrypted for the browser (RFC 8291), signed with the server's key (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import time

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from railbox.core.catalogue import find_game
from railbox.core.messages import Message
from railbox.locales import translate
from railbox.server import metrics
from railbox.server.notices import Notice, check_url, send
from railbox.server.schema import secrets, subscriptions
from railbox.server.wire import Subscription
from railbox.table import Refused

MOST = 10
"""How many browsers of one person are told."""
KEPT = 86_400
"""For how many seconds a notice is kept for a browser that is away."""
GONE = (404, 410)
"""How a push service says that a subscription has ended."""
VALID = 12 * 3600


class BrowserNotice(msgspec.Struct, frozen=True):
    """What the service worker of the page gets: what to show, and the path to open."""

    event: str
    table: str
    url: str
    heading: str
    text: str


class Push:
    """The server's key, made at its first start, and the browsers that have subscribed."""

    def __init__(self, engine: AsyncEngine, contact: str) -> None:
        self.engine = engine
        self.contact = contact
        self.key: Vapid02 | None = None

    async def open(self) -> None:
        """Find the key in the database, or make it; of servers that start together one makes it for all."""
        query = select(secrets.c.value).where(secrets.c.name == "push")
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is None:
            fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(secrets).values(name="push", value=encoded(fresh.to_bytes(32))))
            except IntegrityError:
                pass  # another server was first
            async with self.engine.connect() as connection:
                found = (await connection.execute(query)).scalar_one()
        self.key = Vapid02.from_raw(found.encode())

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        if self.key is None:
            raise RuntimeError("the server has not begun")
        return encoded(self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def subscribe(self, person: str, wish: Subscription, now: int) -> None:
        """Tell this browser of the person's turns; Refused if it can never be told."""
        if check_url(wish.endpoint).scheme != "https":
            raise Refused("server.bad-push")
        try:
            encrypt(b"", wish)
        except (ValueError, http_ece.ECEException):
            raise Refused("server.bad-push") from None
        digest = hashlib.sha256(wish.endpoint.encode()).hexdigest()
        values = {
            "digest": digest,
            "person": person,
            "endpoint": wish.endpoint,
            "p256dh": wish.keys.p256dh,
            "auth": wish.keys.auth,
            "language": wish.language,
            "created": now,
        }
        async with self.engine.begin() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.digest == digest))
            count = select(func.count()).where(subscriptions.c.person == person)
            if (await connection.execute(count)).scalar_one() >= MOST:
                oldest = select(func.min(subscriptions.c.created)).where(subscriptions.c.person == person)
                await connection.execute(
                    delete(subscriptions).where(
                        subscriptions.c.person == person, subscriptions.c.created == oldest.scalar_subquery()
                    )
                )
            await connection.execute(insert(subscriptions).values(values))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Tell this browser no longer."""
        where = (subscriptions.c.person == person, subscriptions.c.endpoint == endpoint)
        async with self.engine.begin() as connection:
            await connection.execute(delete(subscriptions).where(*where))

    async def wishes(self, person: str) -> list[Subscription]:
        """The browsers in which a person wants to be told."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(subscriptions).where(subscriptions.c.person == person))).all()
        return [
            msgspec.convert(
                {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}, "language": row.language},
                Subscription,
            )
            for row in rows
        ]

    async def tell(self, person: str, wishes: list[Subscription], notice: Notice) -> None:
        """Send a notice to browsers of a person; those that are gone are forgotten."""
        statuses = await asyncio.gather(*(self._send(wish, notice) for wish in wishes))
        for wish, status in zip(wishes, statuses, strict=True):
            if status in GONE:
                await self.unsubscribe(person, wish.endpoint)

    async def _send(self, wish: Subscription, notice: Notice) -> int:
        title = find_game(notice.game).title
        heading = translate(Message("server.push-turn", {"game": title}), wish.language)
        body = msgspec.json.encode(BrowserNotice(notice.event, notice.table, notice.url, heading, notice.title))
        return await send(wish.endpoint, encrypt(body, wish), self.headers(wish, notice.table), metrics.pushes)

    def headers(self, wish: Subscription, topic: str) -> dict[str, str]:
        """What a push service wants to know: who sends, for how long, and what it replaces."""
        if self.key is None:
            raise RuntimeError("the server has not begun")
        parts = check_url(wish.endpoint)
        claims = {
            "sub": self.contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
        }
        return {
            **self.key.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": topic[:32],
        }


def encrypt(body: bytes, wish: Subscription) -> bytes:
    """A notice that only the browser can read."""
    message: bytes = http_ece.encrypt(
        body,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(wish.keys.p256dh),
        auth_secret=decoded(wish.keys.auth),
        version="aes128gcm",
    )
    return message


def encoded(data: bytes) -> str:
    """As base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """From base64url, padded or not; ValueError if it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
