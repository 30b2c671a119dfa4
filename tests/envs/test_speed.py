"""The speed gate: games and batches are not slower than half of what was recorded, beside a fixed loop."""

from __future__ import annotations

import pytest
from benchmarks import gate

import railbox

compiled = pytest.mark.skipif(not railbox.compiled, reason="the gate is set for compiled rules")


@compiled
def test_nothing_has_become_much_slower() -> None:
    slow = gate.too_slow(gate.ratios(gate.works()))
    if slow:  # a busy machine may have disturbed it: once more, and longer
        slow = gate.too_slow(gate.ratios(gate.works(), 4 * gate.ROUNDS))
    assert not slow, slow


@compiled
def test_a_game_that_is_slowed_on_purpose_shuts_the_gate() -> None:
    play = gate.playouts("metro")

    def slowly() -> int:
        return max(play() for _ in range(4)) // 2  # four games, of which less than one is counted

    assert not gate.too_slow(gate.ratios({"metro games": play}))
    (sentence,) = gate.too_slow(gate.ratios({"metro games": slowly}))
    assert "metro games" in sentence


def test_all_that_is_measured_is_recorded() -> None:
    assert set(gate.recorded()) == set(gate.works())
