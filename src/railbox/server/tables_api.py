"""Games, lobby, tables, records and players over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, cast

import msgspec
from litestar import Response
from litestar.params import Parameter

from railbox import __version__
from railbox.bots import all_bots
from railbox.core.catalogue import Game, all_games, find_game
from railbox.core.match import OTHER_SEAT, load_record, start_record
from railbox.core.record import MAX_BYTES, Record, read_record
from railbox.locales import LANGUAGES
from railbox.server import metrics
from railbox.server.accounts import Account
from railbox.server.context import Server, signed_in
from railbox.server.hub import default_autopilot, now_ms
from railbox.server.ratings import Rating
from railbox.server.render import update, viewer
from railbox.server.routes import get, post
from railbox.server.store import Summary
from railbox.server.wire import (
    Box,
    Done,
    GameInfo,
    Health,
    Hello,
    Language,
    Leader,
    Lobby,
    NewTable,
    OptionInfo,
    Player,
    RatingInfo,
    ResultInfo,
    TableLink,
    Update,
)
from railbox.table import AnyCommand, AnyEntry, Refused, open_table
from railbox.table.log import Acted, Joined, SeatSet, Started

Seat = Annotated[int | None, Parameter(ge=-1, le=15, required=False)]
MomentQuery = Annotated[int | None, Parameter(ge=0, le=2**31, required=False)]
LEVELS = ("novice", "club", "expert")
"""The bots that are meant for people come first in the list."""
TableId = Annotated[str, Parameter(max_length=32)]


@get("/health")
async def health(server: Server) -> Health:
    """Whether the server can do its work: it answers only if its database does."""
    await server.store.due(0)
    return Health("ok", __version__)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def show_metrics() -> bytes:
    """Figures for Prometheus."""
    return metrics.text()


@get("/api/games", cache_control=None)
async def games() -> Box:
    """The games with their options and help, and the bots."""
    bots = sorted(all_bots(), key=lambda name: LEVELS.index(name) if name in LEVELS else len(LEVELS))
    return Box([_game_info(game) for game in all_games().values()], bots, list(LANGUAGES))


def _game_info(game: Game) -> GameInfo:
    schema = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"]
    options = [
        OptionInfo(option.name, option.default, option.permitted, option.help, schema[option.name])
        for option in game.help()
    ]
    return GameInfo(game.name, game.title, game.rules, list(game.players), options)


@get("/api/lobby")
async def lobby(server: Server) -> Lobby:
    """The public tables that wait for players or are being played."""
    return Lobby(await server.store.listed("open"), await server.store.listed("running"))


@get("/api/finished")
async def finished(server: Server) -> list[Summary]:
    """The public tables that have ended, the newest first."""
    return await server.store.listed("over")


@get("/api/me/tables")
async def my_tables(server: Server, account: Account | None) -> list[Summary]:
    """The tables where one sits; `pending` tells whose turn it is."""
    return await server.store.tables_of(signed_in(account).id)


@post("/api/tables", status_code=201)
async def new_table(server: Server, account: Account | None, data: NewTable) -> TableLink:
    """Open a table."""
    host = signed_in(account).person
    now = now_ms()
    created = open_table(
        host,
        data.game,
        len(data.seats),
        now,
        data.options,
        title=" ".join(data.title.split()),
        public=data.public,
        clock=data.clock,
        autopilot=data.autopilot or default_autopilot(),
    )
    entries: list[AnyEntry] = []
    for number, wish in enumerate(data.seats):
        if wish == "me":
            if any(isinstance(entry, Joined) for entry in entries):
                raise Refused("table.seated-already")
            entries.append(Joined(now, number, host))
        elif wish.startswith("bot:"):
            entries.append(SeatSet(now, number, _bot(wish.removeprefix("bot:"))))
        elif wish != "open":
            raise Refused("server.bad-seat", {"text": wish})
    table_id = await server.hub.create(created, entries)
    return TableLink(table_id, f"/t/{table_id}")


def _bot(name: str) -> str:
    if name not in all_bots():
        raise Refused("table.no-such-bot", {"bot": name[:40]})
    return name


@get("/api/tables/{table_id:str}")
async def look(
    server: Server,
    account: Account | None,
    table_id: TableId,
    seat: Seat = None,
    at: MomentQuery = None,
    since: MomentQuery = None,
    language: Language | None = None,
    draw: bool = False,
) -> Response[Update]:
    """A table as one may see it, now or `at` a past moment; after the end through any seat's eyes."""
    live = await server.hub.live(table_id)
    hello = Hello(since or 0, language, draw, seat)
    async with live.lock:
        who = viewer(live.table, account.id if account else "", hello)
        if at is None or at >= live.table.moment:
            body = update(table_id, live.table, who, hello.since, now_ms())
            return _encoded(body)
    past = await server.hub.past(table_id, max(at, 1))
    return _encoded(update(table_id, past, who, hello.since, now_ms()))


def _encoded(body: bytes) -> Response[Update]:
    """An answer that is encoded already."""
    return Response(cast(Update, body), media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/tables/{table_id:str}/layout")
async def layout(server: Server, table_id: TableId) -> Response[dict[str, Any]]:
    """What never changes and is needed to draw the table's game."""
    created = (await server.hub.live(table_id)).table.created
    game = find_game(created.game)
    ruleset = game.ruleset(created.players, game.read_options(created.options))
    return Response(msgspec.to_builtins(ruleset.layout()), headers={"cache-control": "private, max-age=3600"})


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def give_command(server: Server, account: Account | None, table_id: TableId, data: AnyCommand) -> Done:
    """Do something at a table: the same commands as over the WebSocket."""
    _, moment = await server.hub.command(table_id, signed_in(account).person, data)
    return Done("", moment)


@get("/api/tables/{table_id:str}/record")
async def record(server: Server, table_id: TableId) -> Response[Record]:
    """The record of a finished game, to keep, to replay and to verify."""
    live = await server.hub.live(table_id)
    text = live.table.record().to_json()
    headers = {"content-disposition": f'attachment; filename="{live.table.created.game}-{table_id}.json"'}
    return Response(cast(Record, text.encode()), media_type="application/json", headers=headers)


@post("/api/records", status_code=201, request_max_body_size=MAX_BYTES)
async def upload(server: Server, account: Account | None, data: Record) -> TableLink:
    """Bring a record of a finished game: it is verified by replaying it, and gets a public link."""
    host = signed_in(account).person
    now = now_ms()
    entries = await asyncio.to_thread(_entries_of, data, now)
    created = open_table(host, data.game, data.players, now, data.options, public=False)
    table_id = await server.hub.create(created, entries, rated=False)
    return TableLink(table_id, f"/t/{table_id}")


def _entries_of(given: Record, now: int) -> list[AnyEntry]:
    """The log of a finished record, which is replayed to the end in the doing."""
    checked = read_record(given)
    if not load_record(checked).over:
        raise Refused("server.unfinished-record")
    match = start_record(checked)
    entries: list[AnyEntry] = [Started(now, checked.seed, checked.deal)]
    for text in checked.actions:
        other = OTHER_SEAT.fullmatch(text)
        entries.append(Acted(now, int(other[1]) if other else match.to_act, other[2] if other else text))
        match.replay([text])
    return entries


@get("/api/people/{person_id:str}")
async def player(
    server: Server, account: Account | None, person_id: Annotated[str, Parameter(max_length=48)]
) -> Player:
    """A player's ratings and newest results; bots have pages too."""
    known = await server.accounts.person(person_id)
    ratings = await server.store.ratings_of(person_id)
    if known is None and not (person_id.startswith("bot:") and ratings):
        raise Refused("server.no-such-player")
    mine = account is not None and account.id == person_id
    return Player(
        id=person_id,
        name=known.name if known is not None else person_id,
        registered=known is not None and known.login is not None,
        ratings=[_rating(game, rating) for game, rating in sorted(ratings.items())],
        results=[
            ResultInfo(
                row["table_id"] if row["public"] or mine else None,
                row["game"],
                row["place"],
                row["points"],
                row["won"],
                row["finished"],
            )
            for row in await server.store.results_of(person_id)
        ],
    )


@get("/api/leaders/{game:str}")
async def leaders(server: Server, game: Annotated[str, Parameter(max_length=40)]) -> list[Leader]:
    """The best players of a game: registered people and bots."""
    find_game(game)
    return [Leader(player, name, _rating(game, rating)) for player, name, rating in await server.store.leaders(game)]


def _rating(game: str, rating: Rating) -> RatingInfo:
    return RatingInfo(game, rating.shown, rating.mu, rating.sigma, rating.games, rating.wins)


HANDLERS = [
    health,
    show_metrics,
    games,
    lobby,
    finished,
    my_tables,
    new_table,
    look,
    layout,
    give_command,
    record,
    upload,
    player,
    leaders,
]
