"""What the handlers share: the parts of the server, and who is asking."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, deque
from functools import partial

from railbox.server.accounts import Account, Accounts
from railbox.server.boards import Boards
from railbox.server.hub import Hub, fold_gently
from railbox.server.judge import Judge
from railbox.server.live import now_ms
from railbox.server.notices import Notice, notify
from railbox.server.page import Page
from railbox.server.push import Push
from railbox.server.settings import Settings
from railbox.server.store import Store, prepare
from railbox.server.supervise import Well
from railbox.server.together import Limit, Portions
from railbox.table import Person, Refused, Table
from railbox.table.commands import Leave
from railbox.table.log import without

COOKIE = "railbox_session"
LOGIN_RATE, LOGIN_BURST = 0.1, 10
GUEST_RATE, GUEST_BURST = 0.2, 40
UPLOAD_RATE, UPLOAD_BURST = 0.1, 10
TABLE_RATE, TABLE_BURST = 0.2, 30
BOARD_RATE, BOARD_BURST = 0.1, 20
MOST_OPEN = 8
"""How many tables of one person may wait for players."""
WAITING, SENDING = 1000, 16
"""How many notices may wait, and how many are sent at a time."""
UNREACHABLE = 60.0
"""Seconds after which it is asked again whether somebody wants to be told of their turns."""
REQUESTS = 4
"""How many times the rate of requests a second an address may ask at once."""
MESSAGES = 10
"""How many times the rate of one connection all connections of an address may have together."""


class Server:
    """The parts of one server process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.accounts = Accounts(store.engine)
        self.page = Page()
        self.judge = Judge(hub)
        self.boards = Boards(store, hub.desk, hub.bots)
        self.push = Push(store.engine, settings.contact)
        # A host who allows more requests allows more newcomers too, as load tests need.
        ease = max(1.0, settings.rate / 30)
        limit = partial(Limit, hub.together)
        self.attempts = limit("attempt", LOGIN_RATE * ease, LOGIN_BURST * ease)
        self.newcomers = limit("guest", GUEST_RATE * ease, GUEST_BURST * ease)
        self.uploads = limit("upload", UPLOAD_RATE * ease, UPLOAD_BURST * ease)
        self.new_tables = limit("table", TABLE_RATE * ease, TABLE_BURST * ease)
        self.new_boards = limit("board", BOARD_RATE * ease, BOARD_BURST * ease)
        self.most_open = int(MOST_OPEN * ease)
        shared = partial(Portions, hub.together if store.shared else None)
        self.requests = shared("request", settings.rate, settings.rate * REQUESTS)
        self.messages = shared("message", MESSAGES * settings.rate, 2 * MESSAGES * settings.rate)
        self.notices: deque[tuple[str, str, str, str]] = deque()
        self.noticed = asyncio.Event()
        self.unreachable: OrderedDict[str, float] = OrderedDict()
        """Who had lately given no way to tell them, and when that was seen: at every turn it would be asked again."""
        hub.turn_listener = self.tell_turn

    async def check_new_table(self, address: str, host: str) -> None:
        """Refused for somebody who opens tables too fast, or has too many that wait for players."""
        if not await self.new_tables.take(address):
            raise Refused("server.too-fast")
        if await self.store.open_tables_of(host) >= self.most_open:
            raise Refused("server.too-many-tables", {"most": self.most_open})

    def tell_turn(self, table_id: str, table: Table, people: list[str]) -> None:
        """Have those told whose turn has come; if too many wait to be told, the page shows it anyway."""
        created = table.created
        now = time.monotonic()
        while self.unreachable and next(iter(self.unreachable.values())) < now - UNREACHABLE:
            self.unreachable.popitem(last=False)
        for person in people:
            if len(self.notices) < WAITING and person not in self.unreachable:
                self.notices.append((person, table_id, created.game, created.title))
                self.noticed.set()

    async def send_notices(self, well: Well) -> None:
        """Tell people of their turns, by their webhooks and in their browsers: for ever, several at a time."""
        sending: set[asyncio.Task[None]] = set()
        try:
            while True:
                while self.notices and len(sending) < SENDING:
                    task = asyncio.create_task(self._send_notice(*self.notices.popleft()))
                    sending.add(task)
                self.noticed.clear()
                news = asyncio.create_task(self.noticed.wait())
                done, _ = await asyncio.wait({news, *sending}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                for ended in done - {news}:
                    sending.discard(ended)
                    ended.result()
                    well(True)
        finally:
            for task in sending:
                task.cancel()

    async def _send_notice(self, person_id: str, table_id: str, game: str, title: str) -> None:
        person = await self.accounts.person(person_id)
        if person is None:
            return
        wishes = await self.push.wishes(person_id)
        if not (person.webhook or wishes):
            self.unreachable[person_id] = time.monotonic()
            return
        if await self.hub.looks_elsewhere(table_id, person_id):
            return
        notice = Notice("your-turn", table_id, f"/t/{table_id}", game, title, person.name)
        if person.webhook:
            await notify(person.webhook, notice)
        await self.push.tell(person_id, wishes, notice)

    async def forget_person(self, account: Account) -> None:
        """Delete an account and all that tells of it."""
        nobody = Person(f"gone{secrets.token_hex(6)}", "—")
        for summary in await self.store.tables_of(account.id, "open", "running"):
            try:
                await self.hub.command(summary.id, account.person, Leave())
            except Refused:
                continue
        for table_id in await self.store.all_table_ids(account.id):
            entries = await self.store.load(table_id)
            if not entries:
                continue
            changed = {
                seq: new
                for seq, entry in enumerate(entries, start=1)
                if (new := without(entry, account.id, nobody)) is not entry
            }
            table = await fold_gently([changed.get(seq, entry) for seq, entry in enumerate(entries, start=1)])
            await self.store.rewrite(table_id, changed, prepare(table_id, table, [], set(), True).row)
            await self.hub.revoke("table", table_id)
        await self.accounts.delete(account)
        await self.hub.revoke("person", account.id)


async def find_account(server: Server, authorization: str, cookie: str) -> Account | None:
    """Who asks: by the key in the Authorization header, or by the session cookie."""
    kind, _, key = authorization.partition(" ")
    secret = key.strip() if kind.lower() == "bearer" else cookie
    if not secret or len(secret) > 200:
        return None
    return await server.accounts.who(secret, now_ms())


def signed_in(account: Account | None) -> Account:
    """The account; Refused for somebody unknown."""
    if account is None:
        raise Refused("server.sign-in-first")
    return account
