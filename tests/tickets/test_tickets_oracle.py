"""Whole games against the slow engine: at every step the same legal actions and cards, at the end the same result."""

from __future__ import annotations

from collections import Counter

import pytest

import railbox
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.games.tickets import cards, rules
from tests.tickets.scenes import seat_of, tickets
from tests.tickets.slow import SlowGame

FIRST = ("first_seat", "random")


def compare(match: Match, slow: SlowGame) -> None:
    """All that both engines know."""
    state = tickets(match)
    assert match.pending == slow.pending
    for seat in match.pending:
        assert set(match.legal(seat)) == slow.legal(seat)
    assert [None if kind < 0 else cards.KINDS[kind] for kind in state.row] == slow.row
    assert state.deck_left == len(slow.deck)
    for seat in range(match.players):
        first = rules.KINDS * seat
        for counts, pile in ((state.hand, slow.hands[seat]), (state.stack, slow.stacks[seat])):
            assert Counter(dict(zip(cards.KINDS, counts[first : first + 9], strict=True))) == Counter(pile)
        columns = {
            cards.KINDS[colour]: [cards.KINDS[colour]] * state.wagons[colour] + ["locomotive"] * state.locos[colour]
            for colour in range(rules.KINDS)
            if state.owner[colour] == seat
        }
        assert columns == slow.yards[seat]
        assert seat_of(match, seat)["held"] == slow.held[seat]
        assert seat_of(match, seat)["completed"] == sorted(slow.completed[seat])


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("all_locos", (False, True))
def test_games_agree_with_the_slow_engine(players: int, all_locos: bool) -> None:
    rng = stream("slow", f"{players} {all_locos}")
    for seed in range(5):
        match = railbox.new_game(
            "tickets", players, seed=seed, options={"allow_all_loco_set": all_locos, "first": FIRST[seed % 2]}
        )
        slow = SlowGame(players, match.piles, all_locos)
        while not match.over:
            compare(match, slow)
            seat = match.pending[rng.below(len(match.pending))]
            texts = match.legal(seat)
            text = texts[rng.below(len(texts))]
            if text.startswith("keep") and rng.below(3):
                text = texts[-1]  # hands stay small enough for trying out all sets
            match.play(text, seat)
            slow.play(text, seat)
        assert slow.phase == "over"
        assert match.scores == slow.scores()
        assert match.winners == slow.winners()
