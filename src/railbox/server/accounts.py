"""People: guests who play at once, registered players, their sessions and the keys of their programs."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from functools import cache, partial
from typing import TypeVar

import msgspec
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from railbox.server.schema import people, ratings, results, seats, sessions
from railbox.server.wire import Me, Token
from railbox.table import Person, Refused

SESSION_DAYS = 90
DAY = 86_400_000
MAX_TOKENS = 20
TOKEN_ID = 12
Result = TypeVar("Result")
_passwords = PasswordHash((Argon2Hasher(),))
_IS_SESSION = sessions.c.kind == "session"


class Account(msgspec.Struct, frozen=True):
    """A person who has proved who they are, and the digest of the session or key that proved it."""

    id: str
    name: str
    login: str | None
    webhook: str
    session: str

    @property
    def person(self) -> Person:
        """As tables know them."""
        return Person(self.id, self.name)

    @property
    def me(self) -> Me:
        """As they see themselves."""
        return Me(self.id, self.name, self.login is not None, self.webhook)


class Accounts:
    """The people in the database. Secrets are kept as digests only."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.hashing = asyncio.Semaphore(2)

    async def who(self, secret: str, now: int) -> Account | None:
        """The owner of a session or key; None if it is unknown or too old."""
        query = (
            select(people, sessions.c.digest, sessions.c.expires)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.digest == digest(secret))
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or row.banned or (row.expires is not None and row.expires < now):
            return None
        return Account(row.id, row.name, row.login, row.webhook, row.digest)

    async def person(self, person_id: str) -> Account | None:
        """What is known of a person by id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person_id))).one_or_none()
        return Account(row.id, row.name, row.login, row.webhook, "") if row is not None else None

    async def guest(self, name: str | None, now: int) -> tuple[Account, str]:
        """A new guest, with the secret of a session."""
        person_id = secrets.token_hex(8)
        shown = clean_name(name) if name else f"Guest {person_id[:4]}"
        async with self.engine.begin() as connection:
            await _check_unregistered(connection, shown)
            await connection.execute(insert(people).values(id=person_id, name=shown, created=now))
        return await self._session(person_id, now)

    async def register(self, account: Account, name: str, password: str, now: int) -> tuple[Account, str]:
        """Turn a guest into a registered player, in place: seats, results and ratings stay; the session is new."""
        if account.login is not None:
            raise Refused("server.registered-already")
        shown = clean_name(name)
        hashed = await self._in_thread(partial(_passwords.hash, password))
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    update(people)
                    .where(people.c.id == account.id, people.c.login.is_(None))
                    .values(name=shown, login=login_of(shown), password=hashed)
                )
                await connection.execute(delete(sessions).where(sessions.c.person == account.id, _IS_SESSION))
        except IntegrityError:
            raise Refused("server.name-taken") from None
        return await self._session(account.id, now)

    async def sign_in(self, name: str, password: str, now: int) -> tuple[Account, str]:
        """A new session for a name and password. An unknown name takes as long as a wrong password."""
        async with self.engine.connect() as connection:
            query = select(people.c.id, people.c.password, people.c.banned).where(people.c.login == login_of(name))
            row = (await connection.execute(query)).one_or_none()
        hashed = row.password if row is not None else await self._in_thread(partial(_nobodys_password))
        right = await self._in_thread(partial(_passwords.verify, password, hashed))
        if row is None or not right:
            raise Refused("server.wrong-password")
        if row.banned:
            raise Refused("server.banned")
        return await self._session(row.id, now)

    async def sign_out(self, session: str) -> None:
        """End one session."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.digest == session))

    async def sign_out_everywhere(self, account: Account) -> None:
        """End all sessions of a person; keys of programs stay."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.person == account.id, _IS_SESSION))

    async def change(
        self, account: Account, name: str | None, webhook: str | None, password: str | None, old: str | None
    ) -> None:
        """Change name, webhook or password; a new password ends all other sessions."""
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = clean_name(name)
            if account.login is not None:
                values["login"] = login_of(values["name"])
        if webhook is not None:
            values["webhook"] = webhook
        if password is not None:
            await self.check_password(account, old or "")
            values["password"] = await self._in_thread(partial(_passwords.hash, password))
        if not values:
            return
        try:
            async with self.engine.begin() as connection:
                if name is not None and account.login is None:
                    await _check_unregistered(connection, values["name"])
                await connection.execute(update(people).where(people.c.id == account.id).values(values))
                if password is not None:
                    mine = (sessions.c.person == account.id, sessions.c.digest != account.session)
                    await connection.execute(delete(sessions).where(*mine))
        except IntegrityError:
            raise Refused("server.name-taken") from None

    async def set_password(self, account: Account, password: str) -> None:
        """Give a registered person another password; all sessions and keys end."""
        hashed = await self._in_thread(partial(_passwords.hash, password))
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == account.id).values(password=hashed))
            await connection.execute(delete(sessions).where(sessions.c.person == account.id))

    async def check_password(self, account: Account, password: str) -> None:
        """Make sure that it is really the registered person."""
        async with self.engine.connect() as connection:
            hashed = (
                await connection.execute(select(people.c.password).where(people.c.id == account.id))
            ).scalar_one_or_none()
        if hashed is None:
            raise Refused("server.register-first")
        if not await self._in_thread(partial(_passwords.verify, password, hashed)):
            raise Refused("server.wrong-password")

    async def delete(self, account: Account) -> None:
        """Delete a person; results of others stay, without the name."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(results).where(results.c.player == account.id).values(player=f"gone:{secrets.token_hex(4)}")
            )
            await connection.execute(delete(ratings).where(ratings.c.player == account.id))
            await connection.execute(delete(seats).where(seats.c.person == account.id))
            await connection.execute(delete(sessions).where(sessions.c.person == account.id))
            await connection.execute(delete(people).where(people.c.id == account.id))

    # ---- keys of programs --------------------------------------------------------------------------------

    async def new_token(self, account: Account, label: str, now: int) -> Token:
        """A key for a program; its secret is shown this once."""
        if len(await self.tokens(account)) >= MAX_TOKENS:
            raise Refused("server.too-many-tokens", {"most": MAX_TOKENS})
        secret = "rbx_" + secrets.token_urlsafe(32)
        async with self.engine.begin() as connection:
            values = {"digest": digest(secret), "person": account.id, "kind": "token", "label": label, "created": now}
            await connection.execute(insert(sessions).values(values))
        return Token(digest(secret)[:TOKEN_ID], label, now, secret)

    async def tokens(self, account: Account) -> list[Token]:
        """The keys of a person, without their secrets."""
        query = select(sessions).where(sessions.c.person == account.id, sessions.c.kind == "token")
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(sessions.c.created))
            return [Token(row.digest[:TOKEN_ID], row.label, row.created) for row in rows]

    async def drop_token(self, account: Account, token: str) -> str:
        """Make the key of exactly this id worthless; returns its digest."""
        mine = (sessions.c.person == account.id, sessions.c.kind == "token")
        async with self.engine.begin() as connection:
            digests = (await connection.execute(select(sessions.c.digest).where(*mine))).scalars()
            found = next((known for known in digests if known[:TOKEN_ID] == token), None)
            if found is None:
                raise Refused("server.no-such-token")
            await connection.execute(delete(sessions).where(sessions.c.digest == found))
            return str(found)

    # ---- helpers -----------------------------------------------------------------------------------------

    async def _session(self, person_id: str, now: int) -> tuple[Account, str]:
        secret = secrets.token_urlsafe(32)
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now))
            await connection.execute(
                insert(sessions).values(
                    digest=digest(secret),
                    person=person_id,
                    kind="session",
                    label="",
                    created=now,
                    expires=now + SESSION_DAYS * DAY,
                )
            )
        account = await self.who(secret, now)
        if account is None:
            raise Refused("server.sign-in-first")
        return account, secret

    async def _in_thread(self, work: partial[Result]) -> Result:
        """Hashing takes long and much memory by design: never in the event loop, never many at once."""
        async with self.hashing:
            return await asyncio.to_thread(work)


async def _check_unregistered(connection: AsyncConnection, name: str) -> None:
    """No guest goes by the name of somebody who has registered it."""
    if (await connection.execute(select(people.c.id).where(people.c.login == login_of(name)))).first() is not None:
        raise Refused("server.name-taken")


@cache
def _nobodys_password() -> str:
    return _passwords.hash(secrets.token_hex(8))


def digest(secret: str) -> str:
    """What is stored of a secret that is itself long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no characters that hide or turn the text around."""
    kept = "".join(
        character
        for character in unicodedata.normalize("NFKC", name)
        if unicodedata.category(character)[0] not in "C" or character == " "
    )
    shown = " ".join(kept.split())[:24]
    if not shown:
        raise Refused("server.empty-name")
    return shown


def login_of(name: str) -> str:
    """What two names must not have in common."""
    return clean_name(name).casefold()[:40]
