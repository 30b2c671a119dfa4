from __future__ import annotations

import csv
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from railbox.arena.games import GameResult, Series, Thinking
from railbox.arena.standings import ahead, placing, rate, rate_bots, standings, wilson
from railbox.arena.tournament import Tournament, arrangements, play_tournament
from railbox.cli.tournament import tournament as command
from railbox.core.catalogue import BadOptions

METRO = Series("metro", 2)


def result(number: int, bots: list[str], scores: list[int], winners: list[int] | None = None) -> GameResult:
    best = max(scores)
    winners = winners or [seat for seat, score in enumerate(scores) if score == best]
    thinking = [Thinking(10, 0.5, 0.2) for _ in bots]
    return GameResult(number, f"deal-{number // 2}", bots, scores, winners, "end", 20, {}, thinking)


def test_every_bot_sits_on_every_seat_of_every_deal() -> None:
    contest = Tournament(METRO, ["a", "b", "c"], "s")
    seatings = contest.seatings(10)
    assert len(seatings) == 3 * 10
    seats = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating.bots))
    assert set(seats.values()) == {10}
    meetings = Counter((seating.seed, frozenset(seating.bots)) for seating in seatings)
    assert set(meetings.values()) == {2}, "each pair plays each deal from both sides"
    assert len({seating.number for seating in seatings}) == len(seatings)


def test_a_longer_tournament_contains_a_shorter_one() -> None:
    for series, bots in (
        (METRO, ["a", "b", "c"]),
        (Series("metro", 4), ["a", "b"]),
        (Series("metro", 3), list("abcd")),
    ):
        contest = Tournament(series, bots, "s")
        short, long = contest.seatings(7), contest.seatings(40)
        assert all(seating in long for seating in short)
        per_field = Counter(tuple(sorted(seating.bots)) for seating in long)
        assert len(per_field) == len(contest.fields()) and min(per_field.values()) >= 40


def test_fewer_bots_than_seats_fill_the_table() -> None:
    assert Tournament(Series("metro", 4), ["a", "b"], "").fields() == [["a", "b", "a", "b"]]
    assert arrangements(["a", "b", "a", "b"]) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]
    assert len(arrangements(["a", "b", "b", "b"])) == 4


def test_a_tournament_that_cannot_be_played_is_refused() -> None:
    for contest in (
        Tournament(METRO, ["random"], ""),
        Tournament(METRO, ["random", "nobody"], ""),
        Tournament(Series("metro", 9), ["random", "greedy"], ""),
        Tournament(Series("chess", 2), ["random", "greedy"], ""),
        Tournament(METRO, ["random", "search:none"], ""),
    ):
        with pytest.raises(BadOptions):
            play_tournament(contest, 2)


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    contest = Tournament(METRO, ["greedy", "random"], "resume")
    whole = play_tournament(contest, 20)

    class Interruption(Exception):
        pass

    def stop(done: int, _: int) -> None:
        if done == 7:
            raise Interruption

    with pytest.raises(Interruption):
        play_tournament(contest, 20, tmp_path, progress=stop)
    log = tmp_path / "games.jsonl"
    finished = log.read_bytes().count(b"\n")
    assert 7 <= finished < 20
    with log.open("ab") as file:
        file.write(b'{"number": 19, "se')  # as a machine that lost power may leave it
    seen: list[int] = []
    again = play_tournament(contest, 20, tmp_path, progress=lambda done, _: seen.append(done))
    assert seen[0] == finished, "what was played is not played again"
    assert [(r.number, r.scores, r.winners) for r in again] == [(r.number, r.scores, r.winners) for r in whole]
    assert log.read_bytes().count(b"\n") == 20
    longer = play_tournament(contest, 30, tmp_path)
    assert longer[:20] == again
    with pytest.raises(BadOptions, match="another tournament"):
        play_tournament(Tournament(METRO, ["greedy", "random"], "other"), 20, tmp_path)


def test_places_follow_the_rules_of_the_game_then_the_points() -> None:
    assert placing(result(0, ["a", "b", "c"], [5, 9, 7])) == [3, 1, 2]
    assert placing(result(0, ["a", "b", "c"], [9, 9, 7], winners=[1])) == [2, 1, 3]
    assert placing(result(0, ["a", "b", "c"], [9, 9, 7])) == [1, 1, 3]


def test_intervals_know_that_games_of_a_deal_are_paired() -> None:
    """Deals that decide who wins split the points: the rate is nearly certain, though single games are not."""
    split = [(f"{deal}", share) for deal in range(48) for share in (1.0, 0.0)]
    split += [("won twice", 1.0), ("won twice", 1.0), ("lost twice", 0.0), ("lost twice", 0.0)]
    independent = [(f"{deal}", float(deal % 2)) for deal in range(100)]
    assert rate(split).value == rate(independent).value == 0.5
    narrow, wide = rate(split), rate(independent)
    assert narrow.high - narrow.low < 0.3 * (wide.high - wide.low)
    assert wide.low == pytest.approx(wilson(0.5, 99)[0], abs=0.001)
    twice = [(f"{deal}", float(deal % 2)) for deal in range(50) for _ in range(2)]
    assert rate(twice).high - rate(twice).low > wide.high - wide.low, "a deal played twice alike is one observation"


def test_wilsons_interval() -> None:
    low, high = wilson(0.95, 400)
    assert low == pytest.approx(0.9241, abs=0.0005) and high == pytest.approx(0.9673, abs=0.0005)
    low, high = wilson(1.0, 100)
    assert low == pytest.approx(0.963, abs=0.001) and high == pytest.approx(1)
    assert wilson(0.0, 100)[0] == 0.0


def test_standings_order_bots_by_strength() -> None:
    games = [
        result(number, bots, [scores[bot] for bot in bots])
        for number, bots in enumerate([["weak", "strong"], ["strong", "weak"], ["weak", "middling"]] * 20)
        for scores in [{"weak": 1, "middling": 5, "strong": 9}]
    ]
    figures = standings(games)
    assert figures.bots[-1].bot == "weak"
    assert figures.bots[-1].wins.value == 0
    order = [bot.bot for bot in figures.bots]
    duel = figures.ahead[order.index("strong")][order.index("weak")]
    assert duel is not None and duel.value == 1 and duel.games == 40
    assert figures.ahead[order.index("strong")][order.index("middling")] is None, "they never met"
    assert figures.bots[0].milliseconds == pytest.approx(50)
    assert standings(games[::-1]) == figures
    ratings = rate_bots(games, order)
    assert ratings["strong"][0] > 25 > ratings["weak"][0] and ratings["strong"][1] < 25 / 3


def test_equal_places_count_half() -> None:
    duel = ahead("a", "b", [result(0, ["a", "b"], [5, 5]), result(1, ["b", "a"], [3, 5])])
    assert duel is not None and duel.value == 0.75


class Text(HTMLParser):
    """Collects tags and refuses what would leave the page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        assert not {"src", "href"} & {name for name, _ in attributes}, "the report must stand alone"


def test_the_command_writes_tables_and_a_report(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(command)
    arguments = ["metro", "--bots", "random,greedy,novice", "--games", "6", "--jobs", "2", "--out", str(tmp_path)]
    shown = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert shown.exit_code == 0
    assert "greedy" in shown.stdout and "18 games" in shown.stdout
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 18 * 2
    assert sum(float(row["won"]) for row in rows) == pytest.approx(18)
    with (tmp_path / "standings.csv").open() as file:
        assert {row["bot"] for row in csv.DictReader(file)} == {"random", "greedy", "novice"}
    text = Text()
    text.feed((tmp_path / "report.html").read_text())
    assert text.tags["svg"] == 3 and text.tags["table"] == 2
    first = (tmp_path / "games.csv").read_bytes()
    other = tmp_path / "other"
    arguments[-1] = str(other)
    CliRunner().invoke(app, [*arguments, "--jobs", "1"], catch_exceptions=False)
    assert (other / "games.csv").read_bytes() == first
