"""What seats see of a game of Metro, made from its pieces: compiled, since a server does it after every action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from railbox.core.bits import BIT
from railbox.core.state import OVER
from railbox.games.metro import board, rules
from railbox.games.metro.rules import Metro, Setting
from railbox.games.metro.view import Company, Line, Player, Rail, Share, SharePile, Tile, View

TILES: Final = [Tile(cell, kind) for cell in board.CELL_NAMES for kind in board.KINDS]
"""Every tile on every cell: a view has most of them from the view before."""
RAILS: Final = [
    {kind: Rail(cell, code, 90 * turn) for kind, (code, turn) in board.RAIL_LOOKS.items()} for cell in board.CENTRE
]
KEPT_LINES: Final = 20_000


@final
class Looks:
    """What the views of all games with the same setting share: names, and lines that look alike."""

    def __init__(self, setting: Setting, central_rails: bool, owners: Sequence[str], points: Sequence[str]) -> None:
        self.setting = setting
        self.central_rails = central_rails
        self.owners = list(owners)
        self.points = list(points)
        """The names of departures and arrivals, from the first departure on."""
        self.lines: dict[int, Line] = {}

    def views(self, state: Metro, seats: Sequence[int]) -> list[View]:
        """The table as each of these seats may know it: at the end everything."""
        setting = self.setting
        over = state.to_act() == OVER
        tiles = tiles_of(state)
        rails: list[Rail] = []
        if self.central_rails:
            rails = [look[state.tiles[rules.CELLS + place]] for place, look in enumerate(RAILS)]
        lines = self.lines_of(state)
        wagons: list[str | None] = []
        if setting.central_wagons:
            wagons = [self.owner(owner) for owner in state.central]
        companies: list[Company] = []
        if setting.companies:
            companies = companies_of(state)
        scores: list[int | None] = seen_scores(state)
        exchanges = setting.companies and not over and not state.exchange_is_closed()
        strange: list[Player] = []
        if not setting.companies and not over:
            strange = [self.player(state, other, -1, over, scores[other]) for other in range(setting.players)]
        views: list[View] = []
        for seat in seats:
            players: list[Player] = []
            for other in range(setting.players):
                if strange and other != seat:
                    players.append(strange[other])
                else:
                    players.append(self.player(state, other, seat, over, scores[other]))
            acts = state.to_act() == seat
            to_place: i64 = state.kind_to_place() if acts else -1
            views.append(
                View(
                    tiles=tiles,
                    rails=rails,
                    lines=lines,
                    wagons=wagons,
                    supply=state.deck_left,
                    to_place=board.KINDS[to_place] if to_place >= 0 else None,
                    must_place=acts and state.must_place(),
                    players=players,
                    companies=companies,
                    piles=self.share_piles(state, seat, over) if setting.companies else [],
                    exchanges=exchanges,
                )
            )
        return views

    def owner(self, owner: i64) -> str | None:
        """A seat or a company by its name."""
        return self.owners[owner] if owner >= 0 else None

    def lines_of(self, state: Metro) -> list[Line]:
        """Every line that has an owner, followed from its departure by what the state knows of its ends."""
        found: list[Line] = []
        for point in range(rules.FIRST_DEPARTURE, rules.FIRST_ARRIVAL):
            owner = state.owner_of(point)
            if owner < 0:
                continue
            end = state.ends[point]
            key: i64 = (end << 16) | (point << 4) | owner
            line = self.lines.get(key)
            if line is None:
                if len(self.lines) >= KEPT_LINES:
                    self.lines.clear()
                line = self.lines[key] = self.line(point, owner, end & rules.FAR, end >> 9)
            found.append(line)
        return found

    def line(self, point: i64, owner: i64, far: i64, passages: i64) -> Line:
        """The line of a departure as views show it."""
        departure = self.points[point - rules.FIRST_DEPARTURE]
        if far < rules.FIRST_ARRIVAL:
            return Line(departure, self.owners[owner], passages, None, None)
        arrival = self.points[far - rules.FIRST_DEPARTURE]
        return Line(departure, self.owners[owner], passages, arrival, rules.points_of(point, far, passages))

    def player(self, state: Metro, other: i64, seat: i64, over: bool, score: int | None) -> Player:
        """A seat as another one may know it."""
        setting = self.setting
        sees = over or other == seat
        sees_numbers = sees or setting.open_numbers
        size = setting.hand_size
        tiles: list[str | None] = []
        for slot in range(other * size, other * size + size):
            kind = state.hand[slot]
            if kind >= 0:
                tiles.append(board.KINDS[kind] if sees else None)
        held = known_shares(state, other, seat, over)
        shares: list[Share] = []
        for percent, company in enumerate(held):
            name = None if company < 0 else board.COMPANIES[company]
            shares.append(Share(board.PERCENTS[percent], name, state.is_shown(other, percent)))
        knows_all = len(held) > 0 and -1 not in held
        numbers: list[int | None] = []
        number_points: list[int | None] = []
        for number in state.numbers_of(other):
            numbers.append(number if sees_numbers else None)
            number_points.append((state.number_points(number) or None) if sees_numbers else None)
        return Player(
            colour=board.PLAYER_COLOURS[other],
            tiles=tiles,
            score=score,
            shares=shares,
            dividends=state.dividends(other) if knows_all else None,
            majorities=known_majorities(state, other, seat, over) if knows_all else None,
            numbers=numbers,
            number_points=number_points,
            central_wagon=setting.central_wagons and not setting.companies and state.has_wagon(other),
        )

    def share_piles(self, state: Metro, seat: i64, over: bool) -> list[SharePile]:
        """The open shares and the piles, as far as a seat knows them."""
        size = self.setting.pile_size
        piles: list[SharePile] = []
        for percent in range(rules.PERCENT_COUNT):
            pile: list[str | None] = []
            for place in range(percent * size, percent * size + size):
                company = state.pile[place]
                pile.append(board.COMPANIES[company] if over or knows(state, seat, percent, company) else None)
            piles.append(SharePile(board.PERCENTS[percent], board.COMPANIES[state.open[percent]], pile))
        return piles


def seen_scores(state: Metro) -> list[int | None]:
    """The points of each seat: with companies nobody knows them before the end."""
    if state.setting.companies and state.to_act() != OVER:
        return [None for _ in range(state.setting.players)]
    return list(state.scores())


def tiles_of(state: Metro) -> list[Tile]:
    """The tiles on the board, cell by cell, with those in its centre."""
    found: list[Tile] = []
    for cell, kind in enumerate(state.tiles):
        if kind >= 0:
            found.append(TILES[cell * rules.KIND_COUNT + kind])
    return found


def companies_of(state: Metro) -> list[Company]:
    """The companies with their profits."""
    wagons = state.setting.central_wagons
    return [
        Company(name, state.score[company], state.company_value(company), wagons and state.has_wagon(company))
        for company, name in enumerate(board.COMPANIES)
    ]


def knows(state: Metro, seat: i64, percent: i64, company: i64) -> bool:
    """Whether a seat, or a spectator, knows where a share is."""
    if seat < 0:
        seat = state.setting.players
    return state.known[rules.COMPANY_COUNT * percent + company] & BIT[seat] != 0


def known_shares(state: Metro, other: i64, seat: i64, over: bool) -> list[int]:
    """The companies of another's shares by percent, -1 where the seat cannot know them."""
    held: list[int] = []
    if state.setting.companies:
        for percent in range(rules.PERCENT_COUNT):
            company = state.share[rules.PERCENT_COUNT * other + percent]
            held.append(company if over or other == seat or knows(state, seat, percent, company) else -1)
    return held


def known_majorities(state: Metro, other: i64, seat: i64, over: bool) -> int:
    """The bonuses for majorities by the holdings that the seat knows."""
    holdings: list[list[int]] = []
    for holder in range(state.setting.players):
        tenths = [0] * rules.COMPANY_COUNT
        for percent, company in enumerate(known_shares(state, holder, seat, over)):
            if company >= 0:
                tenths[company] += percent + 1
        holdings.append(tenths)
    bonus: i64 = 0
    for company, mine in enumerate(holdings[other]):
        if mine and mine == max([tenths[company] for tenths in holdings]):
            bonus += state.score[company] // 10
    return bonus
