"""What an administrator does to the database of a server, which follows within a second if it runs."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import delete, select, update

from railbox.server.accounts import DAY, Account, login_of
from railbox.server.botpool import BotPool
from railbox.server.bus import Bus
from railbox.server.context import Server
from railbox.server.hub import Hub
from railbox.server.live import Live, now_ms
from railbox.server.schema import people, seats, sessions, tables
from railbox.server.settings import Settings
from railbox.server.store import opened


class NotFound(Exception):
    """There is no such person or table."""


class QuietHub(Hub):
    """A hub that lets no bots think: that is left to the servers."""

    def _nudge(self, live: Live) -> None:
        pass


class Admin:
    """Each deed says in a line what it does, and does nothing in a dry run."""

    def __init__(self, server: Server, dry_run: bool) -> None:
        self.server = server
        self.engine = server.store.engine
        self.dry_run = dry_run

    async def person(self, name: str) -> Account:
        """A person by id, or by the name that they registered."""
        query = select(people.c.id).where((people.c.id == name) | (people.c.login == login_of(name)))
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        account = await self.server.accounts.person(found) if found is not None else None
        if account is None:
            raise NotFound(f"there is no person {name!r}: give the name they registered, or the id of a guest")
        return account

    async def ban(self, name: str, on: bool) -> list[str]:
        """Close an account, or open it again; its connections end."""
        account = await self.person(name)
        if not self.dry_run:
            async with self.engine.begin() as connection:
                await connection.execute(update(people).where(people.c.id == account.id).values(banned=on))
            await self.server.hub.revoke("person", account.id)
        return [f"{account.name} ({account.id}) is {'banned' if on else 'welcome again'}"]

    async def reset_password(self, name: str) -> list[str]:
        """A new password for somebody who has lost theirs; all their sessions and keys end."""
        account = await self.person(name)
        if account.login is None:
            raise NotFound(f"{account.name} is a guest and has no password")
        password = secrets.token_urlsafe(9)
        if not self.dry_run:
            await self.server.accounts.set_password(account, password)
            await self.server.hub.revoke("person", account.id)
        told = "a new one" if self.dry_run else password
        return [f"the password of {account.name} is {told}"]

    async def remove_person(self, name: str) -> list[str]:
        """Delete a person as they could do themselves: name and words disappear from the logs."""
        account = await self.person(name)
        if not self.dry_run:
            await self.server.forget_person(account)
        return [f"{account.name} ({account.id}) is deleted, and forgotten in all logs"]

    async def remove_table(self, table_id: str) -> list[str]:
        """Delete a table with its log and its results; ratings stay as they are."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
        if row is None:
            raise NotFound(f"there is no table {table_id!r}")
        if not self.dry_run:
            async with self.engine.begin() as connection:
                await connection.execute(delete(tables).where(tables.c.id == table_id))
            await self.server.hub.revoke("table", table_id)
        return [f"table {table_id} ({row.game}, {row.status}) is deleted"]

    async def prune(self, guest_days: int, table_days: int) -> list[str]:
        """Delete guests who can no longer come back, and tables that nobody joined."""
        now = now_ms()
        here = select(sessions.c.person).where(sessions.c.expires.is_(None) | (sessions.c.expires > now))
        playing = (
            select(seats.c.person)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.seated, tables.c.status == "running")
        )
        old_guests = select(people.c.id).where(
            people.c.login.is_(None),
            people.c.created < now - guest_days * DAY,
            people.c.id.not_in(here),
            people.c.id.not_in(playing),
        )
        old_tables = select(tables.c.id).where(tables.c.status == "open", tables.c.changed < now - table_days * DAY)
        async with self.engine.connect() as connection:
            guests = list((await connection.execute(old_guests)).scalars())
            waiting = list((await connection.execute(old_tables)).scalars())
        told = []
        for table_id in waiting:
            told += await self.remove_table(table_id)
        for guest in guests:
            told += await self.remove_person(guest)
        return told or ["there is nothing to prune"]


@asynccontextmanager
async def administrator(settings: Settings, dry_run: bool) -> AsyncIterator[Admin]:
    """Somebody who may do all this, for the length of a block."""
    async with opened(settings.database_url) as store:
        hub = QuietHub(store, Bus(), BotPool(1, 1.0), settings)
        yield Admin(Server(settings, store, hub), dry_run)
