"""Rails or cards? Strangers at Trains who build more or less than the box's own bots, and how they fare.

`python -m benchmarks.builders [GAMES]` lets one of each stranger play so many games against `greedy`, and a tenth of
them against `search:100`, with two, three and four players: each deal from every seat, all other seats taken by the
bot. With `--write` the tables go into docs/trains-strategy.md. Finished games are kept, so that an interrupted run goes
on; what is not wanted can be left out (`--players 2 --rivals greedy --strangers planner`).
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from pathlib import Path
from statistics import fmean
from typing import ClassVar, NamedTuple

import msgspec
from librt.vecs import vec

from benchmarks.measure import HOME, kept, tell
from railbox.arena.games import Seating, crew, play_game
from railbox.arena.standings import rate
from railbox.arena.tournament import Archive
from railbox.bots.base import Bot, Position
from railbox.core.catalogue import find_game
from railbox.core.rng import Rng
from railbox.core.state import State
from railbox.games.trains import board, cards
from railbox.games.trains.codes import (
    BUYS,
    CELLS,
    DECLINE,
    PLAYS_WITHOUT_EFFECT,
    RAIL,
    STATION,
    TURN,
    VERBS,
)
from railbox.games.trains.effects import WAIVED_BY
from railbox.games.trains.guide import COIN_NOW, FIRST, LATE, TrainsGuide
from railbox.games.trains.pieces import STATION_POINTS, WORD
from railbox.games.trains.rules import Trains

GAMES = 1000
"""Against `greedy`; a tenth of them against a search."""
RIVALS = ("greedy", "search:100")
PLAYERS = (2, 3, 4)
PAGE = HOME / "docs" / "trains-strategy.md"
BEGIN = "<!-- from here on made by python -m benchmarks.builders --write: do not edit -->\n"
END = "<!-- up to here -->\n"

NEVER = -1000.0
HAND = cards.HAND_SIZE


# ---- the strangers -----------------------------------------------------------------------------------


class Stranger(Bot):
    """Weighs as the box's guide does, by some other figures, and changes the weights of what it thinks more of."""

    figures: ClassVar[dict[str, float]] = {}

    def choose(self, position: Position, rng: Rng) -> int:
        """The action with the highest weight."""
        state, actions = position.sample(rng), position.legal_actions()
        assert isinstance(state, Trains)
        guide = self.guide(position)
        weights = vec[float]([0.0] * len(actions))
        guide.weigh(state, actions, weights)
        changed = self.change(guide, state, actions, list(weights))
        return actions[changed.index(max(changed))]

    def guide(self, position: Position) -> TrainsGuide:
        """The guide with the figures of this stranger."""
        guide = position.ruleset.guide()
        assert isinstance(guide, TrainsGuide)
        names = [figure.name for figure in find_game("trains").figures]
        values = guide.figures[:]
        for name, value in self.figures.items():
            values[names.index(name)] = value
        guide.tune(values)
        return guide

    def change(self, guide: TrainsGuide, state: Trains, actions: list[int], weights: list[float]) -> list[float]:
        """The weights as this stranger sees them; the guide has looked at the cards of the seat."""
        return weights


class NoRails(Stranger):
    """Neither lays rails nor buys cards for it; it may build stations where it began."""

    def change(self, guide: TrainsGuide, state: Trains, actions: list[int], weights: list[float]) -> list[float]:
        """Rail cards are worth nothing."""
        return [NEVER if rail_card(state, action) else weight for action, weight in zip(actions, weights, strict=True)]


class Mild(Stranger):
    """Likes rails and stations better than the guide does, and fears Waste less."""

    figures: ClassVar = {
        "waste_share": 0.9,
        "rail_any": 0.7,
        "rail_room": 0.7,
        "station_any": 0.7,
        "lay_rails": 1.8,
        "station_expansion": 1.6,
    }


class Hard(Stranger):
    """Rails and stations come first: it has cards for both soon, and plays them whenever it can."""

    rails: ClassVar = 5
    stations: ClassVar = 3

    def change(self, guide: TrainsGuide, state: Trains, actions: list[int], weights: list[float]) -> list[float]:
        """Rails and stations before all purchases, their cards before all others until there are enough of them."""
        changed = []
        for action, weight in zip(actions, weights, strict=True):
            if state.question in (RAIL, STATION) and action == VERBS + DECLINE:
                changed.append(NEVER)
            elif state.question == TURN and action < PLAYS_WITHOUT_EFFECT and builds(action):
                changed.append(0.5 * FIRST if weight > 0.0 or can_build(state, action) else NEVER)
            elif state.question == TURN and wanted(self, guide, action):
                changed.append(0.25 * FIRST + weight)
            else:
                changed.append(weight)
        return changed


def rail_card(state: Trains, action: int) -> bool:
    """Whether an action of a turn plays or buys a card that lays rails."""
    if state.question != TURN:
        return False
    kind = action - BUYS if BUYS <= action < BUYS + cards.KINDS else action
    return 0 <= kind < cards.KINDS and bool(cards.RAILS >> kind & 1)


def builds(kind: int) -> bool:
    """Whether a card lays rails or builds stations."""
    return bool(cards.RAILS >> kind & 1) or kind == cards.STATION_EXPANSION


def can_build(state: Trains, kind: int) -> bool:
    """Whether a card that builds finds a place: a rail that the coins of this turn pay for, or a city on the line."""
    if kind == cards.STATION_EXPANSION:
        return any(cells_of(state.free[word] & state.own[2 * state.seat + word], word) for word in range(2))
    waived = state.waived | WAIVED_BY[kind]
    return any(state.rail_cost(cell, waived) <= state.coins for cell in next_to(state))


def wanted(builder: Hard, guide: TrainsGuide, action: int) -> bool:
    """Whether a hard builder has too few cards like the one that an action buys."""
    if action == BUYS + cards.STATION_EXPANSION:
        return guide.stations < builder.stations
    return BUYS <= action < BUYS + cards.KINDS and builds(action - BUYS) and guide.rails < builder.rails


# ---- the planner -------------------------------------------------------------------------------------


class Line(NamedTuple):
    """Cells for rails in the order of building, each with the points that it brings as a part of its way."""

    worth: dict[int, float]
    coins: int

    @property
    def gain(self) -> float:
        """The points of the whole line, less its price."""
        return sum(self.worth.values())


class Planner(Stranger):
    """Chooses a line to cities and remote places by its points less its price, buys the cards for it and follows it."""

    def change(self, guide: TrainsGuide, state: Trains, actions: list[int], weights: list[float]) -> list[float]:
        """What it lays and which rail cards it buys follow its line; the rest is the guide's."""
        if state.question not in (TURN, RAIL):
            return weights
        line = plan(guide, state, own_cells(state))
        follows = [self.follow(guide, state, line, action) for action in actions]
        return [max(pair) for pair in zip(weights, follows, strict=True)]

    def follow(self, guide: TrainsGuide, state: Trains, line: Line, action: int) -> float:
        """What an action brings to the line, in points; NEVER for one that is no part of it."""
        if state.question == RAIL:
            return line.worth.get(action - CELLS, NEVER)
        if not line.worth or not rail_card(state, action):
            return NEVER
        if action < BUYS:
            waived = state.waived | WAIVED_BY[action]
            paid = [cell for cell in next_to(state) if state.rail_cost(cell, waived) <= state.coins]
            return 2.0 + max((line.worth.get(cell, NEVER) for cell in paid), default=NEVER)
        coming = HAND * guide.turns / guide.deck  # how often a card is seen until the end
        more = min(len(line.worth) - coming * guide.rails, coming - 1.0)
        if more <= 0.0 or guide.turns <= guide.figures[LATE]:
            return NEVER
        return more * line.gain / len(line.worth) - guide.dead


SHARE = 0.5
"""Of the coins that come until the end, how many a line may cost."""
HOPE = 0.5
"""What a station that may still be built in a city counts for."""


def plan(guide: TrainsGuide, state: Trains, network: set[int]) -> Line:
    """The line that begins with the way that brings most for each of its rails, then the next one, while they pay."""
    hand = HAND * guide.strength / guide.deck
    coins = int(SHARE * hand * guide.turns)
    rails = min(state.rails_left[state.seat], int(guide.turns))
    reached, worth, spent = set(network), dict[int, float](), 0
    while True:
        best: tuple[float, list[int]] = (0.0, [])
        for price, way in ways(guide, state, reached):
            gain = (sum(points(state, cell) for cell in way) - price) / len(way)
            cost = sum(state.rail_cost(cell, 0) for cell in way)
            if gain > best[0] and len(worth) + len(way) <= rails and spent + cost <= coins:
                best = gain, way
        gain, way = best
        if not way:
            return Line(worth, spent)
        spent += sum(state.rail_cost(cell, 0) for cell in way)
        worth.update(dict.fromkeys(way, gain))
        reached.update(way)


def ways(guide: TrainsGuide, state: Trains, reached: set[int]) -> Iterator[tuple[float, list[int]]]:
    """The cheapest way from a network to each cell that brings points, with its price in points."""
    waste = guide.waste(state)
    waiting: list[tuple[float, list[int]]] = [(0.0, [cell]) for cell in sorted(reached)]
    seen = set[int]()
    while waiting:
        price, way = heappop(waiting)
        here = way[-1]
        if here in seen:
            continue
        seen.add(here)
        if here not in reached and points(state, here) > 0.0:
            yield price, way[1:]
        for word in range(2):
            for there in cells_of(state.setting.near[2 * here + word], word):
                if there not in seen and there not in reached:
                    wastes = 2 if state.rails_on[there] else 1
                    more = guide.figures[COIN_NOW] * float(state.rail_cost(there, 0)) + wastes * waste
                    heappush(waiting, (price + more, [*way, there]))


def points(state: Trains, cell: int) -> float:
    """What a rail on a cell will bring: the number of a remote place, the stations of a city and hope for one more."""
    setting = state.setting
    if setting.ground[cell] == board.REMOTE:
        return float(setting.fee[cell])
    on = state.stations_on[cell]
    sure, hoped = float(STATION_POINTS[on]), float(STATION_POINTS[min(on + 1, setting.room[cell])])
    return sure + HOPE * max(0.0, hoped - sure)


def own_cells(state: Trains) -> set[int]:
    """The cells with rails of the seat."""
    return {cell for word in range(2) for cell in cells_of(state.own[2 * state.seat + word], word)}


def next_to(state: Trains) -> list[int]:
    """The cells to which the line of the seat can go on."""
    return [cell for word in range(2) for cell in cells_of(state.near[2 * state.seat + word], word)]


@lru_cache(4096)
def cells_of(mask: int, word: int) -> list[int]:
    """The cells in a word of a mask."""
    return [WORD * word + bit for bit in range(WORD) if mask >> bit & 1]


STRANGERS: dict[str, type[Stranger]] = {"no rails": NoRails, "mild": Mild, "hard": Hard, "planner": Planner}


# ---- games -------------------------------------------------------------------------------------------


class Duel(msgspec.Struct, frozen=True):
    """One stranger against a bot on all other seats."""

    stranger: str
    rival: str
    players: int


class Played(msgspec.Struct, frozen=True):
    """A game: the deal, the seat of the stranger, its share of the victory, and by seat what both sides did."""

    seed: str
    seat: int
    won: float
    scores: list[int]
    rails: list[int]
    stations: list[int]
    bought: list[int]

    def sides(self, name: str) -> tuple[float, float]:
        """Something of the stranger, and of its rivals on average."""
        by_seat: list[int] = getattr(self, name)
        return by_seat[self.seat], fmean(count for seat, count in enumerate(by_seat) if seat != self.seat)


def play(duel: Duel, seed: str, seat: int, stranger: Bot, rival: Bot) -> Played:
    """One game."""
    ruleset = find_game("trains").ruleset(duel.players, {})
    stations = [0] * duel.players

    def watch(state: State, action: int) -> None:
        assert isinstance(state, Trains)
        if state.question == STATION and action >= CELLS:
            stations[state.seat] += 1

    bots = [stranger if other == seat else rival for other in range(duel.players)]
    names = [duel.stranger if other == seat else duel.rival for other in range(duel.players)]
    result = play_game(ruleset, Seating(seat, seed, names), bots, watch=watch)
    assert not any(thinking.faults for thinking in result.thinking), result.thinking
    bought = [counts for name, counts in result.statistics.items() if name.startswith("bought ")]
    return Played(
        seed=seed,
        seat=seat,
        won=1 / len(result.winners) if seat in result.winners else 0.0,
        scores=result.scores,
        rails=[int(count) - 1 for count in result.statistics["rails built"]],  # everybody begins with one
        stations=stations,
        bought=[int(sum(counts)) for counts in zip(*bought, strict=True)],
    )


def played(duel: Duel, games: int) -> list[Played]:
    """The games of a duel; what is not kept yet is played."""
    name = f"{duel.stranger} {duel.rival} {duel.players}"
    source = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]
    archive = Archive(kept(f"builders/{source}/{name}", "trains"), duel, "games.jsonl", Played)
    progress, stranger = tell(name), STRANGERS[duel.stranger]()
    results = archive.read()
    try:
        with crew({duel.rival}) as rivals:
            for number in range(len(results), -(-games // duel.players) * duel.players):
                deal, seat = divmod(number, duel.players)
                results.append(play(duel, f"builders-{deal}", seat, stranger, rivals[duel.rival]))
                archive.add(results[-1])
                progress(len(results), games)
    finally:
        archive.close()
    return results


def row(duel: Duel, results: Sequence[Played]) -> str:
    """A line of a table: the share won, and what each side did."""
    won = rate([(result.seed, result.won) for result in results])
    both = []
    for name in ("scores", "rails", "stations", "bought"):
        mine, theirs = (fmean(side) for side in zip(*(result.sides(name) for result in results), strict=True))
        both.append(f"{mine:.1f} : {theirs:.1f}")
    share = f"{won.value:.1%} ({100 * won.low:.1f} to {100 * won.high:.1f})".replace("%", " %")
    return f"| {duel.stranger} | `{duel.rival}` | {share} | {won.games:,} | {' | '.join(both)} |"


def table(players: int, rows: Sequence[str]) -> str:
    """All duels with so many players."""
    head = "| stranger | against | won (95 %) | games | points | rails | stations | cards bought |"
    title = f"**{players} players**: par is {100 / players:.0f} %"
    return "\n".join([title, "", head, "|---|---|---|---|---|---|---|---|", *rows, ""])


def write(text: str) -> None:
    """Put the tables into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Play what is not kept yet, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    parser.add_argument("--players", nargs="+", type=int, default=PLAYERS)
    parser.add_argument("--rivals", nargs="+", default=RIVALS)
    parser.add_argument("--strangers", nargs="+", default=list(STRANGERS))
    parser.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}")
    asked = parser.parse_args()
    tables = []
    for players in asked.players:
        duels = [Duel(stranger, rival, players) for rival in asked.rivals for stranger in asked.strangers]
        rows = [row(duel, played(duel, asked.games if duel.rival == "greedy" else asked.games // 10)) for duel in duels]
        tables.append(table(players, rows))
        print(tables[-1], flush=True)
    if asked.write:
        write("\n".join(tables))


if __name__ == "__main__":
    main()
