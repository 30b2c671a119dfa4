"""Decisions of games in a file: read back by polars, and the rules give the same results again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

from railbox.arena.simulate import Job, simulate
from railbox.cli import app
from railbox.core.catalogue import BadOptions
from railbox.core.encoder import encode
from railbox.core.match import new_game
from railbox.core.rng import stream
from railbox.envs import datasets
from tests.envs.boxes import KINDS, name_of

ROOT = Path(__file__).parent.parent


def play_again(file: Path) -> int:
    """Play every game of a file by its actions and compare all that it says; how many decisions there were."""
    frame = pl.read_parquet(file)
    for (game, players, options, deal, seed), rows in frame.group_by(
        ["game", "players", "options", "deal", "seed"], maintain_order=True
    ):
        match = new_game(str(game), int(players), str(seed), json.loads(options), json.loads(deal))
        encoder = match.ruleset.encoder()
        for number, row in enumerate(rows.iter_rows(named=True)):
            state = match.focused(row["seat"])
            assert row["decision"] == number
            assert row["legal"] == state.legal_actions() and row["action"] in row["legal"]
            assert row["text"] == match.ruleset.actions.text(row["action"])
            assert list(row["observation"]) == list(encode(encoder, state, row["seat"]))
            match.advance(row["text"], row["seat"])
        first = rows.row(0, named=True)
        assert match.over and (first["scores"], first["winners"]) == (match.scores, match.winners)
        assert ((rows["reward"] > 0) == rows["seat"].is_in(match.winners)).all() or len(match.winners) == players
    return len(frame)


@pytest.mark.parametrize("kind", KINDS[::2], ids=name_of)
def test_a_file_of_random_games_can_be_played_again(kind: tuple[str, int, dict[str, Any]], tmp_path: Path) -> None:
    game, players, options = kind
    file = tmp_path / "games.parquet"
    report = datasets.simulate_to(file, Job(game, players, ["random"], "7", options), 2)
    assert play_again(file) == sum([report.lengths.mean * report.games])
    spec = json.loads(pl.read_parquet_metadata(file)[datasets.SPEC])
    assert sum(int(np.prod(part["shape"])) for part in spec) == pl.read_parquet(file)["observation"].dtype.shape[0]  # type: ignore[attr-defined]


def test_many_games_are_written_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "CHUNK", 64)
    file = tmp_path / "games.parquet"
    datasets.simulate_to(file, Job("metro", 2, ["random"], "1", {}), 12)
    frame = pl.read_parquet(file)
    assert frame["seed"].n_unique() == 12 and play_again(file) == len(frame)


def test_the_command_exports_what_bots_decide(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    done = CliRunner().invoke(app, ["simulate", "metro", "-g", "2", "-b", "greedy,random", "--export", str(file)])
    assert done.exit_code == 0, done.output
    play_again(file)
    again = simulate(Job("metro", 2, ["greedy", "random"], "0", {}), 2)
    scores = pl.read_parquet(file).filter(pl.col("decision") == 0)["scores"].to_list()
    assert [sum(points) / 2 for points in zip(*scores, strict=True)] == [seat.scores.mean for seat in again.seats]


def test_the_command_reads_records(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    records = sorted((ROOT / "golden" / "tickets").glob("*.json"))[:3]
    assert len(records) == 3
    done = CliRunner().invoke(app, ["dataset", "--from", *map(str, records), "--to", str(file)])
    assert done.exit_code == 0, done.output
    assert f"{play_again(file):,} decisions" in " ".join(done.output.split())


def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    match = new_game("metro", 2, seed=1)
    match.play(match.legal()[0])
    match.record().save(tmp_path / "open.json")
    with pytest.raises(BadOptions, match="none of these"):
        datasets.records_to(tmp_path / "games.parquet", [tmp_path / "open.json"])
    for game in ("metro", "trains"):
        match = new_game(game, 2, seed=1)
        while not match.over:
            match.play(match.ruleset.actions.text(match.state.random_action(stream("1", game))))
        match.record().save(tmp_path / f"{game}.json")
    with pytest.raises(BadOptions, match="differ"):
        datasets.records_to(tmp_path / "games.parquet", [tmp_path / "metro.json", tmp_path / "trains.json"])
    with pytest.raises(BadOptions, match=r"no/where"):
        datasets.records_to(tmp_path / "no" / "where.parquet", [tmp_path / "metro.json"])
