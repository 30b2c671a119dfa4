"""Games, lobby, tables, records and players over HTTP."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response
from litestar.params import Parameter

from railbox import __version__
from railbox.bots import all_bots
from railbox.core.catalogue import Game, all_games, find_game
from railbox.core.messages import Message
from railbox.core.record import Record
from railbox.core.state import SPECTATOR
from railbox.learn.advice import Advice
from railbox.learn.book import has_book
from railbox.learn.lesson import Lesson, lessons_of
from railbox.locales import LANGUAGES, translate, words_of
from railbox.server import metrics
from railbox.server.accounts import Account
from railbox.server.boards import format_of
from railbox.server.botpool import Question
from railbox.server.context import Server, signed_in
from railbox.server.desk import Wish
from railbox.server.guard import address_of
from railbox.server.hub import default_autopilot, new_table_id
from railbox.server.live import Live, now_ms
from railbox.server.ratings import Rating
from railbox.server.render import update, viewer
from railbox.server.routes import get, post
from railbox.server.store import Summary
from railbox.server.wire import (
    Box,
    Branch,
    Chances,
    DealSeat,
    DealTable,
    Done,
    GameInfo,
    Health,
    Hello,
    Language,
    Leader,
    LessonInfo,
    Lobby,
    NewTable,
    OptionInfo,
    Player,
    RatingInfo,
    ResultInfo,
    Setup,
    Sheet,
    TableLink,
    Turns,
    Update,
)
from railbox.server.writer import CannotStore
from railbox.table import AnyCommand, AnyEntry, Refused, Table, open_table, views
from railbox.table.commands import Start
from railbox.table.log import Joined, SeatSet

Seat = Annotated[int | None, Parameter(ge=-1, le=15, required=False)]
MomentQuery = Annotated[int | None, Parameter(ge=0, le=2**31, required=False)]
AnyRequest = Request[Any, Any, Any]
MAX_RECORD = 500_000
"""Bytes of a record that people bring; how many actions it may have is the desk's to say."""
LEVELS = ("novice", "club", "expert", "master")
"""The bots that are meant for people come first in the list."""
COMPARED = 12
"""How many tables with the same deal are compared: the first ones."""
TableId = Annotated[str, Parameter(max_length=32)]


@get("/health")
async def health(server: Server) -> Response[Health]:
    """Whether the server can do its work: not without its database (503) or on a full disk (507).

    Without other parts it can do some of it.
    """
    supervisor = server.hub.supervisor
    try:
        await server.store.check()
    except CannotStore as failure:
        full = failure.message.id == "server.disk-full"
        what = Health("down", __version__, ["disk" if full else "database", *supervisor.down()])
        return Response(what, status_code=507 if full else 503)
    down = supervisor.down()
    return Response(Health("degraded" if down else "ok", __version__, down))


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
        OptionInfo(
            option.name,
            option.default,
            option.permitted,
            option.group,
            option.title,
            option.help,
            option.values,
            option.ruling,
            schema[option.name],
        )
        for option in game.help()
    ]
    return GameInfo(
        name=game.name,
        title=game.title,
        rules=game.rules,
        players=list(game.players),
        designer=game.designer,
        publisher=game.publisher,
        year=game.year,
        minutes=game.minutes,
        summary=_in_all_languages(game.summary),
        options=options,
        book=has_book(game),
        lessons=[_lesson_info(game, name, lesson) for name, lesson in lessons_of(game).items()],
    )


def _lesson_info(game: Game, name: str, lesson: Lesson) -> LessonInfo:
    title, line = Message(f"{game.name}.lesson-{name}"), Message(f"{game.name}.lesson-{name}-line")
    return LessonInfo(name, lesson.minutes, _in_all_languages(title), _in_all_languages(line))


def _in_all_languages(message: Message) -> dict[str, str]:
    return {language: translate(message, language) for language in LANGUAGES}


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain; charset=utf-8")
async def game_words(game: Annotated[str, Parameter(max_length=40)], language: Language) -> Response[str]:
    """The words of a game, in Fluent, for pages that were not built with them."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in words_of(find_game(game), language))
    return Response(text, headers={"cache-control": "public, max-age=3600"})


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


@get("/api/me/turns")
async def my_turns(server: Server, account: Account | None) -> Turns:
    """The tables that wait for the person, and how many they are."""
    person = signed_in(account).id
    waiting = [
        table
        for table in await server.store.tables_of(person, "running")
        if any(table.seats[seat].person == person for seat in table.pending)
    ]
    return Turns(len(waiting), waiting)


@post("/api/tables", status_code=201)
async def new_table(server: Server, request: AnyRequest, account: Account | None, data: NewTable) -> TableLink:
    """Open a table."""
    host = signed_in(account).person
    await server.check_new_table(address_of(request.scope), host.id)
    now = now_ms()
    shared = await _same_deal(server, data)
    created = open_table(
        host,
        data.game,
        len(data.seats),
        now,
        shared.pop("options") if "options" in shared else await _options(server, data),
        title=" ".join(data.title.split()),
        clock=data.clock,
        autopilot=data.autopilot or default_autopilot(),
        first=data.first,
        rated=data.rated,
        **{"public": data.public, **shared},
    )
    entries: list[AnyEntry] = []
    for number, wish in enumerate(data.seats):
        if wish == "me":
            if any(isinstance(entry, Joined) for entry in entries):
                raise Refused("table.seated-already")
            knows = bool(data.same_as) and await server.hub.knows_deal(created.same_as, host.id)
            entries.append(Joined(now, number, host, knows))
        elif wish.startswith("bot:"):
            entries.append(SeatSet(now, number, _bot(wish.removeprefix("bot:"))))
        elif wish != "open":
            raise Refused("server.bad-seat", {"text": wish})
    first = created.same_as if data.tables > 1 and not data.same_as else ""
    table_id = await server.hub.create(created, entries, first)
    for _ in range(1, data.tables):
        await server.check_new_table(address_of(request.scope), host.id)
        await server.hub.create(created, [entry for entry in entries if isinstance(entry, SeatSet)])
    return TableLink(table_id, f"/t/{table_id}")


async def _options(server: Server, data: NewTable) -> dict[str, Any]:
    """The options of a new table, with the board that is named by its digest."""
    if not data.board:
        return data.options
    board = await server.boards.find(data.board)
    if board.game != data.game:
        raise Refused("board.no-such-board")
    return {**data.options, format_of(board.game)[1].option: board.data}


async def _same_deal(server: Server, data: NewTable) -> dict[str, Any]:
    """What tables with the same deal have in common: with a finished one, or with each other."""
    if not data.same_as:
        fresh = {"public": False, "same_as": new_table_id(), "seed": secrets.token_hex(16)}
        return fresh if data.tables > 1 else {}
    live = await server.hub.live(data.same_as)
    table = live.table
    record = table.record()
    if record.players != len(data.seats) or record.game != data.game:
        raise Refused("table.other-players", {"players": record.players})
    _check_rules(table)
    return {
        "public": False,
        "options": record.options,
        "same_as": live.deal,
        "seed": record.seed,
        "deal": record.deal,
    }


def _check_rules(table: Table) -> None:
    """Refused for a game that cannot be begun again by the rules that it was played by."""
    created = table.created
    if created.rules != find_game(created.game).rules:
        raise Refused("table.rules-gone", {"game": created.game, "rules": created.rules})


def _bot(name: str) -> str:
    if name not in all_bots():
        raise Refused("table.no-such-bot", {"bot": name[:40]})
    return name


@get("/api/tables/{table_id:str}")
async def look(
    server: Server,
    request: AnyRequest,
    account: Account | None,
    table_id: TableId,
    seat: Seat = None,
    at: MomentQuery = None,
    since: MomentQuery = None,
    language: Language | None = None,
    draw: bool = False,
) -> Response[Update]:
    """A table as one may see it, now or `at` a past moment; after the end through any seat's eyes."""
    live = await _seen(server, account, table_id)
    hello = Hello(since or 0, language, draw, seat)
    async with live.lock:
        table = live.table
        past = None if at is None or at >= table.moment else at
        wish = Wish(viewer(table, account.id if account else "", hello), hello.since, now_ms(), past)
        if not wish.is_long(table.moment):
            return _encoded(update(table_id, table, wish.who, wish.since, wish.now))
        hidden = views.hidden(table, wish.who.seat)
        if past is not None and hidden is not None and past >= hidden.since:
            raise Refused("table.past-hidden")
        seq = table.seq
    _, body = await server.hub.desk.look(address_of(request.scope), table_id, seq, wish)
    return _encoded(body)


async def _seen(server: Server, account: Account | None, table_id: str) -> Live:
    """A table that somebody looks at; Refused while they play its deal elsewhere."""
    live = await server.hub.live(table_id)
    await server.hub.admit(live, account.id if account else "")
    return live


def _encoded(body: bytes) -> Response[Update]:
    """An answer that is encoded already."""
    return Response(cast(Update, body), media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/tables/{table_id:str}/layout")
async def layout(server: Server, request: AnyRequest, table_id: TableId, seat: Seat = None) -> Response[Setup]:
    """What never changes at a table: the layout of its game, its options, its components, the labels for a seat."""
    created = (await server.hub.live(table_id)).table.created
    if seat is not None and seat >= created.players:
        raise Refused("table.no-such-seat")
    body = await server.hub.desk.setup(address_of(request.scope), created, SPECTATOR if seat is None else seat)
    headers = {"cache-control": "private, max-age=3600"}
    return Response(cast(Setup, body), media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/sheet")
async def sheet(server: Server, account: Account | None, table_id: TableId) -> Sheet:
    """The points by their sources: at the end, and during play where everybody may know all points."""
    table = (await _seen(server, account, table_id)).table
    match = table.match
    if match is None:
        raise Refused("table.not-started")
    if table.status == "running" and None in match.ruleset.seen_scores(match.state, SPECTATOR):
        raise Refused("table.scores-hidden")
    return Sheet(match.score_sheet(), match.ruleset.tie_break(match.state) if match.over else None)


@get("/api/tables/{table_id:str}/chances")
async def chances(server: Server, request: AnyRequest, account: Account | None, table_id: TableId) -> Chances:
    """How the chances of all seats went, after the end. The first question begins to look back, others see it grow."""
    table = (await _seen(server, account, table_id)).table
    return await server.judge.chances(table_id, table, address_of(request.scope))


@get("/api/tables/{table_id:str}/deal")
async def deal(server: Server, account: Account | None, table_id: TableId) -> list[DealTable]:
    """The tables with the same deal, for whoever plays it or opened one; with points once the own game is over."""
    live = await server.hub.live(table_id)
    known = await server.store.tables_of_deal(live.deal)
    if account is None or len(known) < 2:
        return []
    sisters = [(await server.hub.live(sister), host) for sister, host in known[:COMPARED]]
    person = account.id
    mine = [sister.table for sister, host in sisters if person == host or sister.table.sits_or_sat(person)]
    done = all(table.status == "over" for table in mine if table.seat_of(person) >= 0)
    return [_deal_table(sister, host == person, person, done, sister is live) for sister, host in sisters if mine]


def _deal_table(live: Live, opened: bool, person: str, told: bool, here: bool) -> DealTable:
    table = live.table
    outcome = table.outcome() if told else None
    seats = [
        DealSeat(
            title=views.seat_title(table, number),
            open=seat.open,
            you=seat.person is not None and seat.person.id == person,
            knows=seat.knows,
            points=outcome.scores[number] if outcome is not None and not seat.resigned else None,
            won=outcome is not None and number in outcome.winners,
        )
        for number, seat in enumerate(table.seats)
    ]
    return DealTable(live.id if opened or table.sits_or_sat(person) else None, here, table.status, seats)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(server: Server, account: Account | None, table_id: TableId) -> Advice:
    """What a bot would do in the own place, where the game is not rated."""
    person = signed_in(account).id
    table = (await server.hub.live(table_id)).table
    seat = table.seat_of(person)
    if table.rated:
        raise Refused("table.no-hints")
    if table.match is None or seat not in table.pending():
        raise Refused("core.not-your-turn", {"seat": max(seat, 0)})
    found = await server.hub.bots.advise(Question(table_id, table.match, seat, "hint"), person)
    if found is None:
        raise Refused("server.too-fast")
    return found


@post("/api/tables/{table_id:str}/branch", status_code=201)
async def branch(
    server: Server, request: AnyRequest, account: Account | None, table_id: TableId, data: Branch
) -> TableLink:
    """Play a finished game on from a moment of it, in private, with bots in the other seats."""
    host = signed_in(account).person
    table = (await _seen(server, account, table_id)).table
    record = table.record()
    done = sum(len(told.deeds) for told in table.story if told.moment <= data.at)
    if done >= len(record.actions):
        raise Refused("table.over")
    _check_rules(table)
    await server.check_new_table(address_of(request.scope), host.id)
    now = now_ms()
    bot = default_autopilot()
    settings = {"seed": record.seed, "deal": record.deal, "actions": record.actions[:done], "autopilot": bot}
    created = open_table(host, record.game, record.players, now, record.options, public=False, rated=False, **settings)
    own = table.bound.get(host.id)
    if own is None:  # whoever watched takes the place of whoever decides next
        own = next(told.seat for told in table.story if told.moment > data.at and told.seat is not None)
    bots = [SeatSet(now, seat, bot) for seat in range(record.players) if seat != own]
    new = await server.hub.create(created, [Joined(now, own, host), *bots])
    await server.hub.command(new, host, Start())
    return TableLink(new, f"/t/{new}")


@post("/api/tables/{table_id:str}/commands", status_code=200)
async def give_command(server: Server, account: Account | None, table_id: TableId, data: AnyCommand) -> Done:
    """Do something at a table: the same commands as over the WebSocket."""
    _, moment = await server.hub.command(table_id, signed_in(account).person, data)
    return Done("", moment)


@get("/api/tables/{table_id:str}/record")
async def record(server: Server, account: Account | None, table_id: TableId) -> Response[Record]:
    """The record of a finished game, to keep, to replay and to verify."""
    live = await _seen(server, account, table_id)
    text = live.table.record().to_json()
    headers = {"content-disposition": f'attachment; filename="{live.table.created.game}-{table_id}.json"'}
    return Response(cast(Record, text.encode()), media_type="application/json", headers=headers)


@post("/api/records", status_code=201, request_max_body_size=MAX_RECORD)
async def upload(server: Server, request: AnyRequest, account: Account | None, data: Record) -> TableLink:
    """Bring a record of a finished game: it is verified by replaying it, and gets a public link."""
    host = signed_in(account).person
    address = address_of(request.scope)
    if not await server.uploads.take(address):
        raise Refused("server.too-fast")
    table_id = new_table_id()
    await server.store.append(await server.hub.desk.read(address, table_id, data, host, now_ms()))
    return TableLink(table_id, f"/t/{table_id}")


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
                row["players"],
                row["rating"],
                row["gained"],
            )
            for row in await server.store.results_of(person_id)
        ],
    )


@get("/api/leaders/{game:str}")
async def leaders(server: Server, game: Annotated[str, Parameter(max_length=40)], bots: bool = False) -> list[Leader]:
    """The best registered players of a game, or its bots: they are rated apart."""
    find_game(game)
    found = await server.store.leaders(game, bots)
    return [Leader(player, name, _rating(game, rating)) for player, name, rating in found]


def _rating(game: str, rating: Rating) -> RatingInfo:
    return RatingInfo(game, rating.shown, rating.mu, rating.sigma, rating.games, rating.wins)


HANDLERS = [
    health,
    show_metrics,
    games,
    game_words,
    lobby,
    finished,
    my_tables,
    my_turns,
    new_table,
    look,
    layout,
    sheet,
    chances,
    deal,
    hint,
    branch,
    give_command,
    record,
    upload,
    player,
    leaders,
]
