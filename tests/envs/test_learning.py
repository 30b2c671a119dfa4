"""Networks: games teach them, they say the same compiled and interpreted, and see nothing that is hidden."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from railbox.arena.games import Seating, play_game
from railbox.arena.standings import Rate
from railbox.arena.tuning import Tuned
from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.bots.search import SearchBot
from railbox.cli.learn import learn as command
from railbox.core.catalogue import BadOptions, find_game
from railbox.core.deals import arrange
from railbox.core.encoder import blank
from railbox.core.networks import FILE, NetworkData, read_network, read_networks
from railbox.core.rng import stream
from railbox.envs import learning
from railbox.envs.learning import Learning, forward, gather, packed, taught, train

SMALL = Learning("trains", 2, "0", chunks=2, games=700, epochs=6, width=8)
JUDGE = """
import json, sys
import railbox
from railbox.core.encoder import blank
from railbox.core.networks import NetworkData, read_network
data, rows = json.loads(sys.stdin.read())
network = read_network(NetworkData(**data))
said = []
for row in rows:
    numbers = blank(len(row))
    for place, number in enumerate(row):
        numbers[place] = number
    said.append(network.judge(numbers))
print(json.dumps([railbox.compiled, said]))
"""


@pytest.fixture(scope="module")
def rows() -> learning.Rows:
    return gather(SMALL, None, 1)


@pytest.fixture(scope="module")
def network(rows: learning.Rows) -> NetworkData:
    return train(SMALL, rows)[0]


def test_a_network_learns_what_positions_are_worth(rows: learning.Rows) -> None:
    told: list[learning.Lesson] = []
    _, lessons = train(SMALL, rows, told.append)
    assert told == lessons and [lesson.epoch for lesson in lessons] == [1, 2, 3, 4, 5, 6]
    assert lessons[-1].error < 0.8 * lessons[-1].mean_error
    assert lessons[-1].error < lessons[0].error


def test_a_network_tells_who_will_win_better_than_chance(network: NetworkData) -> None:
    fresh = gather(msgspec.structs.replace(SMALL, seed="fresh", chunks=1, games=100), None, 1)
    one, two = (np.array([judged(network, row) for row in fresh.inputs[seat::2]]) for seat in (0, 1))
    won = fresh.worth[0::2] > fresh.worth[1::2]
    assert ((one > two) == won).mean() > 0.6


def test_a_search_with_a_network_of_seconds_beats_random(network: NetworkData) -> None:
    ours, random = Tuned("search:25", taught(SMALL, read_network(network))), make_bot("random")
    results = []
    for number in range(6):
        bots = [ours, random] if number % 2 else [random, ours]
        found = play_game(find_game("trains").ruleset(2), Seating(number, f"deal-{number // 2}", ["", ""]), bots)
        results.append(found.winners == [0 if number % 2 else 1])
    assert all(results)


def judged(network: NetworkData, row: npt.NDArray[np.int16]) -> float:
    numbers = blank(len(row))
    for place, number in enumerate(row):
        numbers[place] = int(number)
    return read_network(network).judge(numbers)


def test_a_network_says_the_same_compiled_and_interpreted(rows: learning.Rows, network: NetworkData) -> None:
    asked = rows.inputs[::97].tolist()

    def said(**environment: str) -> tuple[bool, list[float]]:
        done = subprocess.run(
            [sys.executable, "-c", JUDGE],
            input=json.dumps([msgspec.to_builtins(network), asked]),
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=True,
        )
        compiled, answers = json.loads(done.stdout)
        return compiled, answers

    interpreted = said(RAILBOX_PURE="1")
    here = said()
    assert not interpreted[0]
    assert here[1] == interpreted[1]
    assert min(here[1]) >= 0 and max(here[1]) <= 1 and len(set(here[1])) > len(asked) // 2


def test_a_network_says_what_it_said_when_it_learnt() -> None:
    chance = np.random.default_rng(3)
    layers = learning.first_layers(6, 8, chance)
    middle, scale = chance.normal(2, 1, 6).astype(np.float32), chance.uniform(0.5, 2, 6).astype(np.float32)
    network = packed(SMALL, layers, middle, scale)
    for row in chance.integers(0, 9, (20, 6)):
        learnt = forward(layers, ((row - middle) / scale)[None].astype(np.float32))[-1][0]
        assert judged(network, row) == pytest.approx(float(learnt), abs=1e-3)


def test_an_interrupted_learning_comes_to_the_same_network(tmp_path: Path, network: NetworkData) -> None:
    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gather(SMALL, tmp_path, 1, stop)
    assert [path.name for path in tmp_path.glob("*.npz")] == ["games-0.npz"]
    assert train(SMALL, gather(SMALL, tmp_path, 2))[0] == network
    with pytest.raises(BadOptions, match="another learning"):
        gather(msgspec.structs.replace(SMALL, seed="1"), tmp_path, 1)


def test_a_choice_with_a_network_does_not_change_with_what_is_hidden(network: NetworkData) -> None:
    ruleset = taught(SMALL, read_network(network))
    state = ruleset.new_state(arrange(ruleset.piles(), "fair", {}), "fair")
    rng = stream("fair", "moves")
    bot = SearchBot("60")
    for _ in range(6):
        for _ in range(9):
            state.apply(state.random_action(rng))
        seat = state.to_act()
        twins = [state.resample(seat, stream(f"{twin}", "twin")) for twin in range(3)]
        choices = {bot.choose(Position(ruleset, each, seat), stream("think", "bot")) for each in (state, *twins)}
        assert len(choices) == 1


def test_what_cannot_be_learnt_is_refused() -> None:
    with pytest.raises(BadOptions, match="asks no network; that of trains does"):
        gather(msgspec.structs.replace(SMALL, game="metro"), None, 1)
    with pytest.raises(BadOptions, match="multiple of 4, not 6"):
        gather(msgspec.structs.replace(SMALL, width=6), None, 1)
    with pytest.raises(BadOptions, match="too few to learn from"):
        train(SMALL, learning.Rows(np.zeros((9, 3), np.int16), np.zeros(9, np.float32)))


def test_a_network_is_written_only_if_it_is_stronger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taught_trains").mkdir()
    (tmp_path / "taught_trains" / "__init__.py").touch()
    file = tmp_path / "taught_trains" / FILE
    game = replace(find_game("trains"), package="taught_trains")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(learning, "find_game", lambda name: game)
    monkeypatch.setattr(learning, "validate", lambda *_: Rate(100, 0.55, 0.46, 0.64))
    run = partial(command, chunks=1, games=150, epochs=1, width=4, jobs=1, write=True)
    with pytest.raises(BadOptions, match="nothing is written"):
        run("trains", players=2)
    assert not file.exists()
    monkeypatch.setattr(learning, "validate", lambda *_: Rate(400, 0.6, 0.55, 0.65))
    run("trains", players=2)
    assert [found is not None for found in read_networks("taught_trains", game.players)] == [True, False, False]
