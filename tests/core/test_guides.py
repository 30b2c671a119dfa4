"""What guides weigh and judge by, as data: figures and networks in a game's package."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from railbox.core.catalogue import find_game
from railbox.core.encoder import blank
from railbox.core.figures import FILE as FIGURES
from railbox.core.figures import Figure, read_figures, values_for, with_values, write_figures
from railbox.core.networks import FILE as NETWORKS
from railbox.core.networks import NetworkData, read_networks

ZERO = NetworkData(3, 2, 4, "by hand", [0.0] * 12, [0.0] * 20, [0.0] * 5)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / f"data_of_{tmp_path.name}"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def test_figures_are_written_as_they_are_read(package: Path) -> None:
    figures = (Figure("haste", "how soon", (1.0, 2.0)), Figure("greed", "how much", (0.5, -3.0)))
    write_figures(package / FIGURES, figures)
    assert read_figures(package.name) == figures
    other = with_values(figures, 1, [7.0, 8.0])
    assert values_for(other, 0) == [1.0, 0.5] and values_for(other, 1) == [7.0, 8.0]


def test_networks_are_found_by_number_of_players(package: Path) -> None:
    (package / NETWORKS).write_bytes(msgspec.json.encode([ZERO]))
    two, three = read_networks(package.name, range(2, 4))
    assert two is None and three is not None
    assert three.judge(blank(2)) == 0.5


def test_a_ruleset_hands_its_network_to_the_guide(package: Path) -> None:
    (package / NETWORKS).write_bytes(msgspec.json.encode([ZERO]))
    game = find_game("trains")
    taught = replace(game, networks=read_networks(package.name, game.players))
    assert taught.ruleset(3).guide().network is taught.networks[1]
    assert taught.ruleset(2).guide().network is None


def test_a_game_of_the_box_is_known_by_its_name_in_other_processes() -> None:
    game = find_game("tickets")
    assert pickle.loads(pickle.dumps(game)) is game
    assert len(pickle.dumps(game.ruleset(2))) < 1000
    other = replace(game, title="Another")
    assert pickle.loads(pickle.dumps(other)) == other
