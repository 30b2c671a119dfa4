"""The files of a tournament: tables as CSV and one page with everything."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from html import escape
from pathlib import Path

from railbox.arena.games import GameResult
from railbox.arena.plots import histograms, intervals, page, table
from railbox.arena.standings import Standings
from railbox.arena.tournament import Tournament
from railbox.core.catalogue import find_game


def write_games(path: Path, results: Sequence[GameResult]) -> None:
    """One row for each seat of each game; the times are left out, so that equal tournaments give equal files."""
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["game", "deal", "seat", "bot", "score", "won", "reason", "decisions", "faults"])
        for result in results:
            for seat, bot in enumerate(result.bots):
                won = 1 / len(result.winners) if seat in result.winners else 0
                thinking = result.thinking[seat]
                outcome = [result.scores[seat], f"{won:g}", result.reason, thinking.decisions, thinking.faults]
                rows.writerow([result.number, result.seed, seat, bot, *outcome])


def write_standings(path: Path, figures: Standings) -> None:
    """One row for each bot."""
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        header = "bot,games,win_rate,low,high,rating,uncertainty,mean_score,ms_per_decision,longest_s,faults"
        rows.writerow(header.split(","))
        for bot in figures.bots:
            wins = bot.wins
            numbers = [
                wins.value,
                wins.low,
                wins.high,
                bot.mu,
                bot.sigma,
                bot.scores.mean,
                bot.milliseconds,
                bot.longest,
            ]
            rows.writerow([bot.bot, wins.games, *(f"{number:.4f}" for number in numbers), bot.faults])


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    for size, unit in ((1, "s"), (1e-3, "ms")):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.0f} µs"


def sections(figures: Standings) -> str:
    """The tables and plots of a tournament as HTML, without a page around them."""
    bots = figures.bots
    names = [escape(bot.bot) for bot in bots]
    rows = [
        [
            name,
            f"{bot.mu:.1f} ± {2 * bot.sigma:.1f}",
            f"{bot.wins.value:.1%} <small>{bot.wins.low:.1%} to {bot.wins.high:.1%}</small>",
            f"{bot.scores.mean:.1f}",
            duration(bot.milliseconds / 1000),
            duration(bot.longest),
            str(bot.faults),
        ]
        for name, bot in zip(names, bots, strict=True)
    ]
    header = ["bot", "rating", "games won", "mean score", "a decision", "longest", "faults"]
    matrix = [
        [name, *("—" if rate is None else f"{rate.value:.0%} <small>n={rate.games}</small>" for rate in rates)]
        for name, rates in zip(names, figures.ahead, strict=True)
    ]
    faults = [[name, escape(reason)] for name, bot in zip(names, bots, strict=True) for reason in bot.reasons]
    faulty = ["<h2>Faults</h2>", table(["bot", "the first of its faults"], faults)] if faults else []
    return "\n".join(
        [
            table(header, rows),
            *faulty,
            "<h2>Games won</h2>",
            intervals([(b.bot, b.wins.value, b.wins.low, b.wins.high) for b in bots], "Games won", percent=True),
            "<p class='note'>95 % intervals after Wilson, for as many independent games as have the variance seen "
            "between deals: games of one deal are paired. A shared victory counts by its share.</p>",
            "<h2>Ratings</h2>",
            intervals([(b.bot, b.mu, b.mu - 2 * b.sigma, b.mu + 2 * b.sigma) for b in bots], "Ratings"),
            "<p class='note'>OpenSkill (Plackett–Luce), mean and twice its uncertainty; a new bot has 25 ± 16.7.</p>",
            "<h2>Who finished ahead of whom</h2>",
            table(["row ahead of column", *names], matrix),
            "<h2>Scores</h2>",
            histograms([(b.bot, b.all_scores) for b in bots], "Scores"),
        ]
    )


def write_page(path: Path, tournament: Tournament, figures: Standings) -> None:
    """The whole tournament as one file."""
    setting = tournament.series
    title = f"{find_game(setting.game).title}: a tournament of {len(figures.bots)} bots"
    ends = ", ".join(f"{escape(reason)} {count}" for reason, count in figures.reasons.items())
    options = ", ".join(f"{name} = {value}" for name, value in setting.options.items())
    about = f"{figures.games} games with {setting.players} players, seed {escape(tournament.seed)}"
    about += f", {escape(options)}" if options else ""
    body = f"<h1>{escape(title)}</h1>\n<p>{about}. Ends: {ends}.</p>\n{sections(figures)}"
    path.write_text(page(title, body), encoding="utf-8")
