"""Figures of guides: they stand where the guides read them, and a tuning does not depend on who interrupts it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from railbox.arena import tuning
from railbox.arena.games import Series
from railbox.arena.standings import Rate
from railbox.arena.tuning import Generation, Trial, Tuning, play_trial, tune, validate
from railbox.cli.tune import tune as command
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.figures import FILE, read_figures, values_for, with_values, write_figures
from railbox.games.trains import cards
from railbox.games.trains.guide import STRENGTHS, STRONG

TICKETS = Tuning(Series("tickets", 2), "greedy", "tuned", games=2, candidates=4, names=["robbery", "waiting"])


@pytest.mark.parametrize(
    ("game", "modules"),
    [("tickets", ["guide"]), ("trains", ["guide"]), ("metro", ["guide", "prospects", "inference"])],
)
def test_figures_stand_where_the_guide_reads_them(game: str, modules: list[str]) -> None:
    found = find_game(game)
    places: dict[str, Any] = {}
    for module in modules:
        places |= vars(import_module(f"railbox.games.{game}.{module}"))
    for place, figure in enumerate(found.figures):
        assert len(figure.values) == len(found.players)
        name, _, number = figure.name.rpartition("_")
        if game == "trains" and place >= STRENGTHS:
            assert STRONG[place - STRENGTHS] == getattr(cards, figure.name.upper())
        elif number.isdigit():
            assert places[name.upper()] + int(number) == place
        else:
            assert places[figure.name.upper()] == place
    for place, players in enumerate(found.players):
        assert list(found.ruleset(players).guide().figures) == values_for(found.figures, place)


def test_a_guide_weighs_by_the_figures_of_its_ruleset() -> None:
    game = find_game("tickets")
    start = values_for(game.figures, 0)
    results = play_trial(TICKETS, Trial([-value for value in start], [(f"{deal}", start) for deal in range(5)]))
    assert sum(share for _, share, _ in results) < 2, "who wants the opposite of what is good does not win"
    assert list(game.ruleset(2).guide().figures) == start


def test_an_interrupted_tuning_comes_to_the_same_figures(tmp_path: Path) -> None:
    whole = tune(TICKETS, 3)
    assert [generation.number for generation in whole] == [0, 1, 2, 3]
    assert whole[3].values != whole[0].values

    def stop(_: int) -> None:
        if len((tmp_path / "generations.jsonl").read_bytes().splitlines()) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(TICKETS, 3, tmp_path, progress=stop)
    with (tmp_path / "generations.jsonl").open("ab") as file:
        file.write(b'{"number":3,"val')
    assert tune(TICKETS, 3, tmp_path) == whole
    assert tune(TICKETS, 3, jobs=2) == whole
    with pytest.raises(BadOptions, match="another tuning"):
        tune(replace_seed(TICKETS, "other"), 3, tmp_path)


def replace_seed(wanted: Tuning, seed: str) -> Tuning:
    return Tuning(wanted.series, wanted.bot, seed, wanted.games, wanted.candidates, wanted.names)


def test_only_the_figures_that_are_named_change() -> None:
    first, last = (
        dict(zip((figure.name for figure in find_game("tickets").figures), found.values, strict=True))
        for found in tune(TICKETS, 1)
    )
    assert {name for name in first if first[name] != last[name]} == set(TICKETS.names)


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(BadOptions, match="no figure 'robery'; it has usable"):
        tune(Tuning(Series("tickets", 2), "greedy", "0", 1, 4, ["robery"]), 1)
    with pytest.raises(BadOptions, match="no figures"):
        tune(Tuning(Series("transamerica", 2), "greedy", "0", 1, 4, []), 1)


def test_figures_can_be_bred_by_the_guides_own_play_and_are_judged_by_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Tuning(Series("trains", 4), tuning.PLAYOUT, "bred", games=50, candidates=4, names=["beyond", "ramp"])
    start, *_, last = tune(wanted, 3)
    assert start.values != last.values
    worse = [-value for value in start.values]
    results = play_trial(wanted, Trial(worse, [(f"{deal}", start.values) for deal in range(25)]))
    assert len(results) == 100
    assert sum(share for _, share, _ in results) < 10, "who wants the opposite of what is good does not win"
    asked: list[str] = []

    def ask(wanted: Tuning, _: Trial) -> list[tuple[str, float, float]]:
        asked.append(wanted.bot)
        return [("deal", 0.5, 0.5)]

    monkeypatch.setattr(tuning, "play_trial", ask)
    validate(wanted, start.values, last.values, 4)
    assert asked == [tuning.JUDGE]
    with pytest.raises(BadOptions, match="does not play on by itself"):
        tune(Tuning(Series("tickets", 2), tuning.PLAYOUT, "0", 1, 4, ["robbery"]), 1)
    with pytest.raises(BadOptions, match="against itself only, not against random"):
        tune(Tuning(Series("trains", 2), tuning.PLAYOUT, "0", 1, 4, ["ramp"], ["random"]), 1)


def test_what_comes_of_a_run_is_the_mean_of_its_second_half_in_a_few_digits() -> None:
    known = [Generation(number, [value, -value], []) for number, value in enumerate((9.0, 8.0, 1.23456, 2.0))]
    assert tuning.settled(known) == [1.617, -1.617]
    assert tuning.settled(known[:2]) == [8.0, -8.0]


def test_figures_are_equal_to_themselves_on_fresh_deals() -> None:
    start = values_for(find_game("tickets").figures, 0)
    assert validate(TICKETS, start, start, 20).value == 0.5


def test_figures_are_written_only_if_they_are_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tuned_tickets").mkdir()
    (tmp_path / "tuned_tickets" / "__init__.py").touch()
    file = tmp_path / "tuned_tickets" / FILE
    game = find_game("tickets")
    write_figures(file, game.figures)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(tuning, "find_game", lambda name: replace(game, package="tuned_tickets"))
    before = file.read_bytes()
    run = partial(command, generations=1, candidates=4, games=1, check=4, jobs=1, write=True)
    with pytest.raises(BadOptions, match="nothing is written"):
        run("tickets")
    assert file.read_bytes() == before
    monkeypatch.setattr(tuning, "validate", lambda *_: Rate(1000, 0.6, 0.57, 0.63))
    run("tickets")
    written = read_figures("tuned_tickets")
    assert values_for(written, 0) != values_for(game.figures, 0)
    assert values_for(written, 1) == values_for(game.figures, 1), "other numbers of players keep theirs"


def test_values_are_replaced_for_one_number_of_players() -> None:
    figures = find_game("trains").figures
    other = with_values(figures, 1, [0.5] * len(figures))
    assert values_for(other, 1) == [0.5] * len(figures)
    assert values_for(other, 0) == values_for(figures, 0) and values_for(other, 2) == values_for(figures, 2)
