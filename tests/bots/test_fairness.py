"""A bot sees what its seat sees: nothing else may change its choice."""

from __future__ import annotations

from itertools import product

import pytest

import railbox
from railbox.bots import all_bots, make_bot
from railbox.bots.base import Position
from railbox.bots.levels import USUAL
from railbox.bots.search import SearchBot
from railbox.core.catalogue import all_games
from railbox.core.match import Match, new_game
from railbox.core.rng import stream

BOTS = ["random", "greedy", "search:60", "novice", "club"]
MOMENTS = (0, 3, 11, 25)


def played(game: str, players: int, moves: int, seed: str) -> Match:
    """A game after some random moves; shorter if it ends before."""
    match = new_game(game, players, seed)
    rng = stream(seed, "moves")
    while len(match.actions) < moves and not match.over:
        legal = match.legal()
        before = match.record()
        match.play(legal[rng.below(len(legal))])
        if match.over:
            return railbox.load_record(before)
    return match


@pytest.mark.parametrize(("game", "bot"), list(product(sorted(railbox.all_games()), BOTS)))
def test_a_bot_does_not_see_what_is_hidden(game: str, bot: str) -> None:
    bots = make_bot(bot)
    for moves, players in product(
        MOMENTS, (railbox.all_games()[game].players[0], railbox.all_games()[game].players[-1])
    ):
        match = played(game, players, moves, f"fair-{moves}")
        seat = match.to_act
        true = bots.choose(Position(match.ruleset, match.state, seat), stream("think", bot))
        for twin in range(3):
            other = match.state.resample(seat, stream(f"{twin}", "twin"))
            choice = bots.choose(Position(match.ruleset, other, seat), stream("think", bot))
            assert choice == true, f"{bot} saw through the table of {game} after {moves} moves"


def test_a_bot_that_peeks_is_found_out() -> None:
    """The check above can fail: a state that differs in what is hidden leads a peeking player to another choice."""
    match = played("metro", 2, 3, "peek")
    seat = match.to_act

    def peek(position: Position) -> list[int]:
        state = vars(position)["_Position__state"]
        return [int(tile) for tile in state.deck]

    twins = [match.state.resample(seat, stream(f"{twin}", "twin")) for twin in range(3)]
    assert len({str(peek(Position(match.ruleset, twin, seat))) for twin in twins}) > 1


def test_every_bot_of_the_box_is_checked() -> None:
    """An expert's answer depends on the clock, so it is not compared; but it is the search, which is."""
    checked = {name.partition(":")[0] for name in BOTS}
    assert set(all_bots()) - checked == {"expert"}
    for levels in (*(game.levels for game in all_games().values() if game.levels), USUAL):
        assert type(make_bot(levels["expert"])) is SearchBot
