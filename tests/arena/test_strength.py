"""The page that tells how strong the bots are: its ratings and its plots."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from benchmarks import measure, strength

from railbox.arena.plots import alone, climbs
from railbox.arena.standings import Rate
from railbox.core.catalogue import box_games


def test_a_share_stands_for_a_difference_of_ratings() -> None:
    assert strength.points(0.75, 10**6) == pytest.approx(190.8, abs=0.1)
    assert strength.points(0.5, 10) == 0
    assert 0 < strength.points(1.0, 10) < strength.points(1.0, 100), "who won all games is not infinitely better"


def test_a_ladder_grows_by_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "HOME", tmp_path)
    bots = ["random", "greedy", "search:4"]
    strength.Duel("metro", 2, "greedy", "random").play(8, jobs=2)
    first, second = strength.ladder("metro", 2, bots)
    assert (first.bot, first.rating, second.bot) == ("random", 0.0, "greedy")
    assert second.rating > second.below > 0 and second.seconds > 0
    strength.Duel("metro", 2, "search:4", "greedy").play(4, jobs=2)
    *before, third = strength.ladder("metro", 2, bots)
    assert before == [first, second] and third.below > second.below, "uncertainty adds up"
    assert "search:4" in strength.listed([*before, third]).splitlines()[-1]


def test_games_are_kept_until_the_program_plays_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "HOME", tmp_path)
    duel = strength.Duel("metro", 2, "greedy", "random")
    duel.play(4, jobs=2)
    before = duel.results()
    duel.play(6, jobs=2)
    assert len(before) == 4 and duel.results()[:4] == before, "what was played is not played again"
    monkeypatch.setattr(strength, "digest_of", lambda *_: "other")
    duel.play(2, jobs=2)
    assert len(duel.results()) == 2


def test_duels_of_a_program_that_plays_as_before_may_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "HOME", tmp_path)
    duel = strength.Duel("metro", 2, "greedy", "random")
    duel.play(4, jobs=2)
    strength.Duel("metro", 2, "search:0.001s", "random").play(10, jobs=2)
    ledger = strength.Ledger("metro")
    before = ledger.played()
    monkeypatch.setattr(strength, "digest_of", lambda *_: "other")
    ledger = strength.Ledger("metro")
    assert ledger.is_of_another_program() and ledger.keep() == [] and not ledger.is_of_another_program()
    assert ledger.played() == before
    strength.Duel("metro", 2, "greedy:0.5", "greedy").play(4, jobs=2)
    monkeypatch.setattr(strength, "digest_of", lambda *_: "yet another")
    games = ledger.folder / "games.jsonl"
    games.write_text(games.read_text().replace('"2 greedy:0.5 greedy"', '"2 greedy greedy:0.5"'))
    ledger = strength.Ledger("metro")
    assert ledger.keep() == ["2 greedy greedy:0.5", "2 search:0.001s random"], (
        "greedy did not play the games of the other"
    )
    assert ledger.played() == duel.results() and not ledger.is_of_another_program()


def test_a_bar_is_decided_by_the_whole_interval() -> None:
    duel = strength.Duel("metro", 2, "search:1000", "greedy")
    for low, high, expected in ((0.7, 0.9, "holds"), (0.5, 0.7, "open"), (0.3, 0.6, "**missed**")):
        assert strength.verdict(duel, Rate(10, 0.5, low, high), 0.65) == expected
    instead = strength.Duel("metro", 2, strength.STAND_INS["metro"], "search:1000")
    assert strength.verdict(instead, Rate(10, 0.5, 0.3, 0.6), 0.9) == "missed by the stand-in"


def test_a_kept_game_tells_who_won_and_who_was_ahead() -> None:
    game = strength.Played("4 a b", "deal", 2, [1, 4, 1, 3], [10, 30], [0.1, 0.3])
    assert game.won() == 0.5
    assert game.ahead() == [0.5, 1.0, 1.0]


def test_what_is_only_told_in_another_way_is_the_same_program() -> None:
    told = 'x = 1  # one\n"""What x is."""\ndef f() -> int:\n    """One."""\n    return x\n'
    assert measure.essence(told) == measure.essence("x = 1\ndef f() -> int:\n    return x\n")
    assert measure.essence(told) != measure.essence(told.replace("x = 1", "x = 2"))


def test_every_game_of_the_box_has_its_bars() -> None:
    assert set(strength.MASTERS) == set(strength.STAND_INS) == set(box_games())
    for game in strength.MASTERS:
        duels = strength.duels_of(game)
        assert len(set(duels)) == len(duels) > 10
        assert [duel.slowness() for duel in duels] == sorted(duel.slowness() for duel in duels)


def test_climbs_are_drawn_as_a_file_of_their_own() -> None:
    lines = [
        ("Metro", [(30.0, 10.0, -5.0, 20.0), (3000.0, 400.0, 350.0, 480.0)]),
        ("Trains", [(100.0, 50.0, 0.0, 90.0)]),
    ]
    drawn = alone(climbs(lines, "Rating"))
    root = ElementTree.fromstring(drawn)
    texts = {element.text for element in root.iter() if element.tag.endswith("text")}
    assert {"Metro", "Trains", "10", "10,000"} <= texts
