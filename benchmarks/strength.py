"""How strong the bots are: `python -m benchmarks.strength` plays what is missing and writes docs/strength.md.

Each level of each game meets the next lower one, with two players and one against three; so does each search one of a
third of its iterations; and some duels have a bar. Finished games are kept in `benchmarks/played`, a part of the
project, so that an interrupted run goes on, on another machine too, and one with more games adds to one with fewer:
`--games 400`. `metro trains` plays these only, `--bot search:1000` only the duels of that bot, `--players 2` only those
of so many, `--jobs 1` leaves the other cores alone; `--write` plays nothing.
When the program has changed in what decides how bots play a game, its games are played anew, but for those duels of
which `--keep` finds that it plays as before: some of their games are played again, and all of these come to the same
end.
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec

from benchmarks import measure
from benchmarks.measure import HOME, Bar, digest_of, report, tell
from railbox.arena.games import GameResult, Seating, Series, play_games
from railbox.arena.plots import alone, climbs
from railbox.arena.pool import play_all
from railbox.arena.report import duration
from railbox.arena.standings import Rate, placing, rate
from railbox.arena.tournament import Archive, Tournament
from railbox.bots.levels import USUAL
from railbox.core.catalogue import box_games

GAMES = 100
SLOW = 5
"""Duels of a bot that thinks for seconds have a fifth of the games, those of two such bots a tenth."""
LEVELS = ["novice", "club", "expert", "master"]
SEARCHES = ["greedy", "search:30", "search:100", "search:300", "search:1000", "search:3000"]
AGAIN = 3
"""Games of each duel that are played again to see whether a changed program plays as before."""
SIZES = (2, 4)
"""Numbers of players."""
MASTERS = {"metro": 0.9, "trains": 0.7, "tickets": 0.65, "transamerica": 0.65}
"""The share that `master` is to win against a search of a thousand iterations, which `expert` is in every game."""
STAND_INS = {
    "metro": "search:50000",
    "trains": "search:10000",
    "tickets": "search:10000",
    "transamerica": "search:10000",
}
"""A game of `master` takes minutes. Where many are wanted, a search stands in for it that thinks a fifth as long or
less. It tells what can be had within the time of `master`; whether more time brings more is another question."""
PAGE = HOME / "docs" / "strength.md"
PLOTS = HOME / "docs" / "strength"
ABOUT = """# How strong the bots are

Made by `python -m benchmarks.strength`, which goes on where it was interrupted. [Bots](bots.md) tells what the bots
are.

Each bot has met the one above it in its list, on the same deals from every seat: with two players, or alone against
three. Its rating is that of the other and the difference that its share stands for, as in Elo's list: 75 % of the games
are 191 points, 91 % are 400. With four players a game counts as three, one against each of the others. Intervals are
95 %, after Wilson, for as many independent games as have the variance that was seen between deals; those of ratings
grow from line to line. A bar holds, or is missed, where the whole interval says so; otherwise it is open. Bots with a
limit of time depend on the machine: here two games ran at once, on two cores. One game of `search:2.8s`, which is
`master`, takes minutes, so that few were played; a search with a fifth of its time or less stands in for it in more
games.
"""


class Program(msgspec.Struct, frozen=True):
    """What has played: all that decides how the bots of a game play, in a few letters."""

    digest: str


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A finished game of a duel, in few letters, since there are many."""

    duel: str
    deal: str
    seat: int
    """Of the first bot."""
    places: list[int]
    """Of all seats, 1 for the winners."""
    decisions: list[int]
    """Of the first bot, and of the others together."""
    seconds: list[float]

    def won(self) -> float:
        """The share of the victory that the first bot has."""
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0

    def ahead(self) -> list[float]:
        """Of each other seat, whether the first bot finished ahead of it; equal places count half."""
        own = self.places[self.seat]
        rivals = [place for seat, place in enumerate(self.places) if seat != self.seat]
        return [1.0 if own < place else 0.5 * (own == place) for place in rivals]


class Ledger:
    """The finished games of all duels of one game."""

    def __init__(self, game: str) -> None:
        self.folder = measure.HOME / "benchmarks" / "played" / game
        self.program = Program(digest_of(HOME, game))

    def played(self) -> list[Played]:
        """All games, whatever program has played them."""
        lines = self.games.read_bytes().splitlines() if self.games.exists() else []
        return [msgspec.json.decode(line, type=Played) for line in lines]

    @property
    def games(self) -> Path:
        """Where they are, a line each."""
        return self.folder / "games.jsonl"

    @property
    def about(self) -> Path:
        """Where it is said which program has played."""
        return self.folder / "program.json"

    def is_of_another_program(self) -> bool:
        """Whether there are games, and the present program has not played them."""
        return self.about.exists() and msgspec.json.decode(self.about.read_bytes(), type=Program) != self.program

    def open(self) -> Archive[Played]:
        """What more is to be added to; games of another program are put away."""
        if self.is_of_another_program():
            print(f"the program has changed: {self.folder.name} is played anew", file=sys.stderr)
            shutil.rmtree(self.folder)
        return Archive(self.folder, self.program, self.games.name, Played)

    def keep(self) -> list[str]:
        """Make the games of another program our own, duel by duel, where some of them, played again, end as they did.

        The duels that are given up. Bots with a limit of time play no two games alike: they stay only if all others do.
        """
        games = self.played()
        by_duel: dict[str, list[Played]] = defaultdict(list)
        for played in games:
            by_duel[played.duel].append(played)
        duels = {name: Duel.named(self.folder.name, name) for name in by_duel}
        given_up = [
            name
            for name, duel in duels.items()
            if duel.slowness() == 0 and not all(map(duel.plays_again, by_duel[name][:AGAIN]))
        ]
        if given_up:
            given_up += [name for name, duel in duels.items() if duel.slowness() > 0]
        kept = [played for played in games if played.duel not in given_up]
        self.games.write_bytes(b"".join(msgspec.json.encode(played) + b"\n" for played in kept))
        self.about.unlink()  # only now: until then the games count as those of another program
        self.open().close()
        return given_up


@dataclass(frozen=True)
class Duel:
    """One bot against another that has all other seats."""

    game: str
    players: int
    upper: str
    lower: str

    @property
    def name(self) -> str:
        """As it is called among the duels of its game."""
        return f"{self.players} {self.upper} {self.lower}"

    @classmethod
    def named(cls, game: str, name: str) -> Duel:
        """The duel of a name among those of its game."""
        players, upper, lower = name.split()
        return cls(game, int(players), upper, lower)

    def plays_again(self, played: Played) -> bool:
        """Whether a game that was played comes to the same end again."""
        bots = [self.upper if seat == played.seat else self.lower for seat in range(self.players)]
        [result] = play_games(Series(self.game, self.players), [Seating(0, played.deal, bots)])
        again = self.noted(result)
        return (again.places, again.decisions) == (played.places, played.decisions)

    def play(self, games: int, jobs: int) -> None:
        """Play what is missing, so many games at once, and keep it."""
        slow = self.slowness()
        games //= SLOW * slow if slow else 1
        series = Series(self.game, self.players)
        seatings = Tournament(series, [self.upper] + [self.lower] * (self.players - 1), "strength").seatings(games)
        archive = Ledger(self.game).open()
        known = {(played.deal, played.seat) for played in archive.read() if played.duel == self.name}
        missing = [seating for seating in seatings if (seating.seed, self.seat(seating)) not in known]
        done, progress = len(seatings) - len(missing), tell(str(self))
        progress(done, len(seatings))
        for result in play_all(series, missing, jobs):
            archive.add(self.noted(result))
            done += 1
            progress(done, len(seatings))
        archive.close()

    def seat(self, game: Seating | GameResult) -> int:
        """Of the first bot."""
        return game.bots.index(self.upper)

    def noted(self, result: GameResult) -> Played:
        """A game as it is kept."""
        seat = self.seat(result)
        first = result.thinking[seat]
        decisions = sum(each.decisions for each in result.thinking)
        seconds = sum(each.seconds for each in result.thinking)
        return Played(
            self.name,
            result.seed,
            seat,
            placing(result),
            [first.decisions, decisions - first.decisions],
            [round(first.seconds, 4), round(seconds - first.seconds, 4)],
        )

    def slowness(self) -> int:
        """How many of the two think for seconds, with no other limit."""
        return sum(bot.endswith("s") and "/" not in bot for bot in (self.upper, self.lower))

    def results(self) -> list[Played]:
        """The games of all deals that were played from every seat."""
        played = [played for played in Ledger(self.game).played() if played.duel == self.name]
        of_deal = Counter(each.deal for each in played)
        return [each for each in played if of_deal[each.deal] == self.players]

    def share(self) -> Rate | None:
        """The games that the first bot has won."""
        won = [(played.deal, played.won()) for played in self.results()]
        return rate(won) if won else None

    def ahead(self) -> Rate | None:
        """How often the first bot finished ahead of one of the others."""
        shares = [(played.deal, share) for played in self.results() for share in played.ahead()]
        return rate(shares) if shares else None

    def thought(self, side: int) -> float:
        """The mean seconds of a decision of the first bot (0), or of the others (1)."""
        results = self.results()
        return sum(played.seconds[side] for played in results) / sum(played.decisions[side] for played in results)

    def __str__(self) -> str:
        return f"{self.game}, {self.players} players: {self.upper} against {self.lower}"


@dataclass(frozen=True)
class Rung:
    """A bot in a list: its rating, how far its interval reaches to both sides, and the duel with the one before."""

    bot: str
    rating: float
    below: float
    above: float
    seconds: float
    """The mean of a decision."""
    duel: Duel | None


def level(game: str, name: str) -> str:
    """The bot that plays a level of a game, or the bot of that name."""
    return {**USUAL, **box_games()[game].levels}.get(name, name)


def ladder(game: str, players: int, bots: Sequence[str]) -> list[Rung]:
    """The ratings of bots of which each has met the one before, as far as there are games."""
    rungs: list[Rung] = []
    for lower, upper in pairwise(level(game, bot) for bot in bots):
        duel = Duel(game, players, upper, lower)
        found = duel.ahead()
        if found is None:
            break
        if not rungs:
            rungs.append(Rung(lower, 0.0, 0.0, 0.0, duel.thought(1), None))
        last = rungs[-1]
        step = points(found.value, found.games)
        below = math.hypot(last.below, step - points(found.low, found.games))
        above = math.hypot(last.above, points(found.high, found.games) - step)
        rungs.append(Rung(upper, last.rating + step, below, above, duel.thought(0), duel))
    return rungs


def points(share: float, games: int) -> float:
    """The difference of two ratings that stands for a share of the games; half a game is added to both sides."""
    share = (share * games + 0.5) / (games + 1)
    return 400 * math.log10(share / (1 - share))


def duels_of(game: str) -> list[Duel]:
    """All duels of a game, the quick ones first."""
    bots = [level(game, name) for name in LEVELS]
    levels = [Duel(game, players, upper, lower) for players in SIZES for lower, upper in pairwise(bots)]
    searches = [Duel(game, 2, upper, lower) for lower, upper in pairwise(SEARCHES)]
    found = dict.fromkeys([*searches, *levels, *(duel for duel, _ in barred(game))])
    return sorted(found, key=Duel.slowness)


def barred(game: str) -> list[tuple[Duel, float]]:
    """The duels in which the first bot has to win such a share."""
    master, expert = level(game, "master"), level(game, "expert")
    return [
        (Duel(game, 2, "greedy", "random"), 0.95),
        (Duel(game, 2, "search:1000", "greedy"), 0.65),
        (Duel(game, 4, "search:1000", "greedy"), 0.45),
        (Duel(game, 2, STAND_INS[game], "search:1000"), MASTERS[game]),
        (Duel(game, 4, STAND_INS[game], "search:1000"), 0.4),
        (Duel(game, 2, master, expert), MASTERS[game]),
        (Duel(game, 4, master, expert), 0.4),
    ]


def bars_of(game: str) -> list[Bar]:
    """What holds of them."""
    bars = []
    for duel, least in barred(game):
        share = duel.share()
        if share is not None:
            name = f"{duel} ({share.low:.1%} to {share.high:.1%} of {share.games})"
            bars.append(Bar(name, share.value, "of games", at_least=least))
    return bars


# ---- the page ----------------------------------------------------------------------------------------------------


def told(share: Rate) -> str:
    """A share with its interval, in a cell."""
    return f"{share.value:.1%} ({share.low:.0%} to {share.high:.0%}) of {share.games}"


def listed(rungs: Sequence[Rung], names: Sequence[str] = ()) -> str:
    """A list as a table, of levels with their names."""
    rows = ["| bot | rating | won against the one above | a decision |", "|---|--:|--:|--:|"]
    for place, rung in enumerate(rungs):
        share = rung.duel.share() if rung.duel else None
        reach = f" <small>−{rung.below:.0f} +{rung.above:.0f}</small>" if rung.duel else ""
        won = told(share) if share else ""
        name = f"{names[place]}: " if names else ""
        rows.append(f"| {name}`{rung.bot}` | {rung.rating:+.0f}{reach} | {won} | {duration(rung.seconds)} |")
    return "\n".join(rows)


def verdict(duel: Duel, share: Rate, least: float) -> str:
    """What the whole interval says of a bar."""
    if share.low >= least:
        return "holds"
    if share.high >= least:
        return "open"
    return "missed by the stand-in" if duel.upper == STAND_INS[duel.game] else "**missed**"


def section(game: str) -> str:
    """The part of a game."""
    parts = [f"## {box_games()[game].title}"]
    for players in SIZES:
        parts += [f"### Levels with {players} players", listed(ladder(game, players, LEVELS), LEVELS)]
    parts += ["### Searches", listed(ladder(game, 2, SEARCHES))]
    rows = ["| duel | won | wanted | |", "|---|--:|--:|---|"]
    for duel, least in barred(game):
        share = duel.share()
        if share is not None:
            who = f"`{duel.upper}` against {'three ' if duel.players == 4 else ''}`{duel.lower}`"
            rows.append(f"| {who} | {told(share)} | {least:.0%} | {verdict(duel, share, least)} |")
    return "\n\n".join([*parts, "### Bars", "\n".join(rows)])


def iterations(rung: Rung) -> float:
    """Of a search."""
    return float(rung.bot.partition(":")[2])


def milliseconds(rung: Rung) -> float:
    """Of a decision, on the mean."""
    return 1000 * rung.seconds


def write() -> None:
    """Write the page and its plots."""
    climbed = {game: ladder(game, 2, SEARCHES) for game in MASTERS}
    PLOTS.mkdir(exist_ok=True)
    for name, spent in (("iterations", iterations), ("milliseconds", milliseconds)):
        lines = [
            (
                box_games()[game].title,
                [(spent(r), r.rating, r.rating - r.below, r.rating + r.above) for r in rungs if r.duel],
            )
            for game, rungs in climbed.items()
            if rungs
        ]
        (PLOTS / f"{name}.svg").write_text(alone(climbs(lines, f"Rating above greedy by {name}")), encoding="utf-8")
    parts = [
        ABOUT.strip(),
        "## By iterations and by time",
        "How far searches with two players are above `greedy`: by their iterations,",
        "![Rating above greedy by iterations](strength/iterations.svg)",
        "and by the milliseconds that a decision takes on the mean.",
        "![Rating above greedy by milliseconds a decision](strength/milliseconds.svg)",
        *(section(game) for game in MASTERS),
    ]
    PAGE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    """Play what is missing, write the page, and say which bars hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="GAME", choices=[[], *MASTERS], help="the games, all by default")
    parser.add_argument("--games", type=int, default=GAMES, help="of each duel of quick bots")
    parser.add_argument("--bot", help="play only the duels of this bot")
    parser.add_argument("--players", type=int, choices=SIZES, help="play only duels of so many players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once, by default one a core")
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument(
        "--keep", action="store_true", help="keep the duels that the present program plays like the one before"
    )
    wanted = parser.parse_args()
    if wanted.keep:
        for ledger in map(Ledger, wanted.games_of or MASTERS):
            if ledger.is_of_another_program():
                given_up = ledger.keep()
                found = f"plays otherwise, and anew: {', '.join(given_up)}" if given_up else "plays as before"
                print(f"{ledger.folder.name} {found}", flush=True)
        return
    if not wanted.write:
        for game in wanted.games_of or MASTERS:
            for duel in duels_of(game):
                if wanted.bot in (None, duel.upper, duel.lower) and wanted.players in (None, duel.players):
                    duel.play(wanted.games, wanted.jobs)
    write()
    report("Strength", [bar for game in MASTERS for bar in bars_of(game)])


if __name__ == "__main__":
    main()
