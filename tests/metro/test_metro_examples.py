"""The worked examples of Metro's rulebook."""

from __future__ import annotations

import railbox
from railbox.games.metro import board
from tests.metro.scenes import last_events, metro, scene
from tests.metro.walk import place_of, walk_station


def test_seven_passages_into_the_centre_are_worth_14() -> None:
    """Green's line passes seven times over six tiles, one of them twice, and ends in the Central Station."""
    laid = [("h7", "badb"), ("g7", "ccda"), ("g6", "bcdd"), ("f7", "accd"), ("f6", "acba")]
    match = scene(laid, players=4, hand=["bcdd"])
    match.play("place e6")
    line = next(event for event in last_events(match, "metro.line-closed") if event["owner"] == "green")
    assert (line["passages"], line["points"]) == (7, 14)
    tiles = {place_of(tile["cell"]): tile["tile"] for tile in match.view(0)["game"]["tiles"]}
    walked = walk_station(tiles, int(line["departure"]), "metro2000_anticlockwise")
    assert walked.in_centre
    assert walked.passages == 7
    assert len(tiles) == 6


def test_draw_and_keep_the_hand_tile_for_the_next_turn() -> None:
    match = scene([], hand=["aaaa", "bbbb", "dddd"])
    match.play("draw")
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert match.view(0)["game"]["players"][0]["tiles"] == ["aaaa"]
    assert "draw" in match.legal()


def test_susan_takes_the_open_yellow_share() -> None:
    deal = {"shares 20": ["red", "blue", "yellow"]}
    match = railbox.new_game("metro", 2, 1, {"companies": True}, deal)
    match.play("exchange 20 open")
    assert match.view(0)["game"]["players"][0]["shares"][1]["company"] == "yellow"


def test_nina_scores_76() -> None:
    """4 x 8 + 2 x 8 = 48, 1 x 6 = 6, 3 x 6 = 18: 72, and 48 // 10 = 4 for the yellow majority: 76.

    The printed total of 69 contradicts the sum beside it (it would need 65 for the shares): see rulings.md.
    """
    deal = {
        "shares 10": ["blue", "white"],
        "shares 20": ["yellow", "white"],
        "shares 30": ["green", "white"],
        "shares 40": ["yellow", "white"],
    }
    match = railbox.new_game("metro", 2, 1, {"companies": True}, deal)
    state = metro(match)
    profits = {"yellow": 48, "orange": 40, "green": 0, "blue": 0}
    for company, name in enumerate(board.COMPANIES):
        state.score[company] = profits.get(name, -1)
    assert [state.company_value(board.COMPANIES.index(name)) for name in ("yellow", "green", "blue")] == [8, 6, 6]
    assert state.dividends(0) == 48 + 6 + 18
    assert state.majorities(0) == 4
    assert state.scores()[0] == 76


def test_holder_of_28_scores_with_the_builder() -> None:
    """The line's points go to its owner and again to the holder of the number where it ends."""
    for seed in range(200):
        match = railbox.new_game("metro", 2, seed, {"station_numbers": 1}, {"numbers D": ["28"]})
        while not match.over:
            match.play(match.legal()[0])
        line = next((line for line in match.view(0)["game"]["lines"] if line["arrival"] == "28"), None)
        if line is not None and line["owner"] == "blue":
            scored = next(
                message.args
                for message in match.events(0)[-1]
                if message.id == "metro.number-scored" and message.args["number"] == "28"
            )
            assert scored == {"seat": 0, "number": "28", "points": line["points"]}
            return
    raise AssertionError("no game ended a blue line at 28")
