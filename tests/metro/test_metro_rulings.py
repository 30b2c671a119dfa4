"""The rulings on Metro, sections 4 to 8 of the notes: one test each, named after the ruling."""

from __future__ import annotations

from typing import Any

import pytest

import railbox
from railbox import BadOptions, IllegalAction
from railbox.core.deals import BadDeal
from railbox.core.messages import Message
from railbox.core.rng import stream
from railbox.games.metro import board
from tests.metro.scenes import last_events, line_closed, metro, scene, without_tiles
from tests.metro.walk import JOINED, STEP

# ---- section 4: base game ------------------------------------------------------------------------


def refused(match: railbox.Match, text: str) -> str:
    """The rule that forbids an action."""
    with pytest.raises(IllegalAction) as caught:
        match.play(text)
    return caught.value.rule


def played_out(seed: int, players: int = 4, **options: object) -> railbox.Match:
    match = railbox.new_game("metro", players, seed, options)
    rng = stream(str(seed), "rulings")
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def test_seat_0_begins_and_play_goes_clockwise() -> None:
    match = scene([], players=3)
    seats = []
    for _ in range(6):
        seats.append(match.to_act)
        match.play(match.legal()[0])
    assert seats == [0, 1, 2, 0, 1, 2]


def test_ties_share_the_win() -> None:
    match = played_out(1)
    state = metro(match)
    best = max(state.scores())
    for seat in (0, 2):
        state.score[seat] = best + 1
    assert match.winners == [0, 2]


def test_place_the_hand_tile_and_refill() -> None:
    match = scene([], hand=["aaaa", "bbbb", "cccc"])
    match.play("place a1")
    assert match.view(0)["game"]["players"][0]["tiles"] == ["cccc"]


def test_draw_then_the_drawn_tile_must_be_placed_and_the_hand_is_kept() -> None:
    match = scene([], hand=["aaaa", "bbbb", "cccc"])
    match.play("draw")
    assert match.to_act == 0
    assert match.view(0)["game"]["to_place"] == "cccc"
    assert refused(match, "draw") == "metro.place-the-tile"
    match.play("place b1")
    assert match.view(0)["game"]["tiles"] == [{"cell": "b1", "tile": "cccc"}]
    assert match.view(0)["game"]["players"][0]["tiles"] == ["aaaa"], "no refill after placing a drawn tile"


def test_supply_empty_the_hand_tile_must_be_played() -> None:
    match = railbox.new_game("metro", 2, seed=5)
    while metro(match).deck_left:
        match.play("draw" if "draw" in match.legal() else match.legal()[0])
        if metro(match).drawn >= 0:
            match.play(match.legal()[0])
    while not match.over:
        assert "draw" not in match.legal()
        if not metro(match).must_place():
            assert refused(match, "draw") == "metro.supply-empty"
        match.play(match.legal()[0])
    assert metro(match).hand[0] == metro(match).hand[1] == -1


@pytest.mark.parametrize("players", range(2, 7))
def test_the_base_game_has_exactly_60_tile_turns(players: int) -> None:
    match = played_out(3, players)
    assert sum(text.startswith("place") for text in match.actions) == 60
    assert match.end_reason == "board-full"


def test_the_first_tile_goes_on_a_border_cell() -> None:
    match = scene([], hand=["aaaa"])
    assert {text.split()[1] for text in match.legal() if text != "draw"} == {
        name for cell, name in enumerate(board.CELL_NAMES[:60]) if board.BORDER_CELLS >> cell & 1
    }


def test_the_central_station_is_not_a_tile() -> None:
    match = scene([], hand=["aaaa"])
    assert refused(match, "place d3") == "metro.not-adjacent"
    for text in ("place d4", "Place  e5", "place d5 turned 270"):
        assert refused(match, text) == "metro.in-the-centre", "no tile goes there"


def test_a_tile_goes_next_to_a_tile() -> None:
    match = scene([("d1", "aaaa")], hand=["aaaa", "aaaa"])
    assert refused(match, "place e3") == "metro.not-adjacent"
    match.play("place d2")
    match.play("place d3")
    assert match.view(0)["game"]["lines"][3]["passages"] == 3


def test_a_cell_holds_one_tile() -> None:
    match = scene([("d1", "aaaa")])
    assert refused(match, "place d1") == "metro.cell-taken"


def test_tiles_are_not_turned() -> None:
    match = scene([], hand=["aacb"])
    assert refused(match, "place a2 turned 90") == "metro.orientation"


def test_one_tile_line_by_a_u_turn_at_the_border() -> None:
    match = scene([], hand=["dacc"])
    assert board.EXITS[4 * board.KINDS.index("dacc")] == 0, "the track entering by the north turns back"
    assert refused(match, "place d1") == "metro.one-tile-line"


def test_one_tile_line_round_a_corner() -> None:
    match = scene([], hand=["cccc", "bbbb"])
    assert refused(match, "place a1") == "metro.one-tile-line", "north to west in the north-western corner"
    match.play("place b1")
    assert refused(match, "place a1") == "metro.one-tile-line", "west to north"


@pytest.mark.parametrize("players", [3, 5, 6])
def test_one_tile_line_holds_for_stations_without_a_wagon(players: int) -> None:
    match = scene([], players, hand=["adad"])
    stations = {(station["number"], station["cell"]): station["owner"] for station in match.layout()["stations"]}
    assert stations[16, "a8"] is None, "station 16 is unowned"
    assert refused(match, "place a8") == "metro.one-tile-line"


def test_the_exception_to_the_one_tile_rule_is_judged_for_the_tile() -> None:
    """A dddd tile with only border cells left may go on any of them; what another hand holds changes nothing."""
    match = railbox.new_game("metro", 2, seed=1, deal={"tiles": ["dddd", "aaaa"]})
    state = metro(match)
    inner = [cell for cell in range(60) if not board.BORDER_CELLS >> cell & 1]
    for cell in inner:
        state.empty &= ~(1 << cell)
    state.frontier &= state.empty
    places = [text for text in match.legal() if text != "draw"]
    assert len(places) == 28, "the tile has no other place, so every border cell is allowed"
    assert "draw" in match.legal(), "the player may still draw instead"
    state.seat = 1
    assert "place d1" in match.legal()
    assert "place a1" in match.legal()


def test_a_free_inner_cell_keeps_the_one_tile_rule() -> None:
    match = scene([("d1", "aaaa")], hand=["dddd", "dddd"])
    assert [text for text in match.legal() if text != "draw"] == ["place d2"]
    assert refused(match, "place a1") == "metro.one-tile-line"


def test_anyone_may_close_a_line_and_its_owner_scores_at_once() -> None:
    match = scene([("h1", "aaaa")], hand=["dddd", "aaaa"])
    assert {line["departure"]: line["owner"] for line in match.view(0)["game"]["lines"]}["1"] == "yellow"
    assert match.to_act == 1
    match.play("place h2")
    closed = last_events(match, "metro.line-closed")
    assert {"owner": "yellow", "departure": "1", "arrival": "1", "passages": 3, "points": 3} in closed
    assert match.scores == [3 + 1, 0], "seat 1 also closed the one-tile line of station 31, for want of another place"


def test_all_lines_closed_by_one_tile_score_for_their_owners() -> None:
    match = scene([("h1", "aaaa")], players=4, hand=["dddd"])
    match.play("place h2")
    closed = {event["owner"]: event["points"] for event in last_events(match, "metro.line-closed")}
    assert closed == {"orange": 3, "blue": 1}
    assert match.scores == [0, 1, 3, 0]


def test_a_tile_passed_several_times_counts_each_time() -> None:
    """Straight down two tiles, back up by a U-turn: the first two tiles are passed twice, the last one once."""
    match = scene([("d1", "aaaa"), ("d2", "aaaa")], hand=["dddd"])
    match.play("place d3")
    assert last_events(match, "metro.line-closed") == [
        {"owner": "yellow", "departure": "5", "arrival": "5", "passages": 5, "points": 5}
    ]


def test_loops_score_nothing() -> None:
    """Four tight corners round the point where b1, c1, c2 and b2 meet make a circle."""
    match = scene([("b1", "aacb"), ("c1", "baac"), ("c2", "cbaa")], hand=["acba"])
    match.play("place b2")
    row, col, port = 0, 1, 4
    for _ in range(4):
        tile = {(0, 1): "aacb", (0, 2): "baac", (1, 2): "cbaa", (1, 1): "acba"}[row, col]
        step = STEP[JOINED[tile][port]]
        row, col, port = row + step["drow"], col + step["dcol"], step["enters_port"]
    assert (row, col, port) == (0, 1, 4), "the track comes back to where it began"
    assert match.scores == [0, 0]
    assert not last_events(match, "metro.line-closed")


def test_the_central_station_doubles() -> None:
    match = scene([("d1", "aaaa"), ("d2", "aaaa")], hand=["aaaa"])
    match.play("place d3")
    assert last_events(match, "metro.line-closed")[-1] == {
        "owner": "yellow",
        "departure": "5",
        "arrival": "C1",
        "passages": 3,
        "points": 6,
    }


def test_a_player_whose_lines_have_all_arrived_goes_on_placing() -> None:
    for seed in range(30):
        match = railbox.new_game("metro", 6, seed)
        rng = stream(str(seed), "finished")
        while not match.over:
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
            lines = match.view(0)["game"]["lines"]
            colour = match.view(0)["game"]["players"][match.to_act]["colour"] if not match.over else ""
            mine = [line for line in lines if line["owner"] == colour]
            if mine and all(line["points"] is not None for line in mine):
                assert match.legal()
                return
    raise AssertionError("no game showed a player with all lines arrived")


def points_of(message: Message) -> int:
    points = message.args["points"]
    assert isinstance(points, int)
    return points


@pytest.mark.parametrize("players", [3, 5, 6])
def test_unowned_stations_16_and_17_score_for_nobody(players: int) -> None:
    match = played_out(2, players)
    closed = [message for messages in match.events(0) for message in messages if message.id.startswith("metro.line")]
    unowned = [line_closed(message) for message in closed if message.id == "metro.line-closed-unowned"]
    assert {args["departure"] for args in unowned} >= {"16", "17"}
    scored = sum(points_of(message) for message in closed if message.id == "metro.line-closed")
    assert scored == sum(match.scores)


@pytest.mark.parametrize("players", [2, 4])
def test_every_station_has_a_wagon_with_2_and_4_players(players: int) -> None:
    layout = railbox.new_game("metro", players, 1).layout()
    assert all(station["owner"] for station in layout["stations"])


def test_the_end_comes_when_all_lines_are_scored_and_all_tiles_placed() -> None:
    for seed in range(20):
        match = played_out(seed, players=2 + seed % 5)
        lines = match.view(-1)["game"]["lines"]
        assert all(line["points"] is not None for line in lines)


def test_the_wagon_tables_use_the_wagons_of_the_box() -> None:
    for players in range(2, 7):
        layout = railbox.new_game("metro", players, 1).layout()
        for owner in layout["owners"]:
            count = sum(station["owner"] == owner for station in layout["stations"])
            assert count == {2: 16, 3: 10, 4: 8, 5: 6, 6: 5}[players]


@pytest.mark.parametrize(
    ("numbering", "corner", "next_to_it"),
    [("metro2000_anticlockwise", ("h1", "N"), ("g1", "N")), ("cablecar2009_clockwise", ("a1", "N"), ("b1", "N"))],
)
def test_both_station_numberings(numbering: str, corner: tuple[str, str], next_to_it: tuple[str, str]) -> None:
    layout = railbox.new_game("metro", 2, 1, {"numbering": numbering}).layout()
    stations = {station["number"]: (station["cell"], station["side"]) for station in layout["stations"]}
    assert (stations[1], stations[2]) == (corner, next_to_it)
    assert len(set(stations.values())) == 32


# ---- section 4: variants ---------------------------------------------------------------------------


def test_free_orientation_turns_a_tile_clockwise() -> None:
    match = scene([], hand=["aacb"], free_orientation=True)
    match.play("place a2 turned 90")
    assert match.view(0)["game"]["tiles"] == [{"cell": "a2", "tile": "baac"}]


def test_free_orientation_offers_each_look_of_a_tile_once() -> None:
    match = scene([], hand=["aaaa", "adad"], free_orientation=True)
    assert refused(match, "place a2 turned 90") == "metro.same-when-turned"
    match.play("place d1")
    assert {text.split(" ", 2)[2] for text in match.legal() if "turned" in text} == {"turned 90"}


def test_free_orientation_the_exception_looks_at_all_turns() -> None:
    """A tile that has a harmless turn somewhere must not close a one-tile line elsewhere."""
    match = scene([], hand=["dacc"], free_orientation=True)
    assert refused(match, "place d1") == "metro.one-tile-line"
    assert "place d1 turned 90" in match.legal()


@pytest.mark.parametrize("hand_size", [2, 3])
def test_larger_hands_choose_any_tile_or_draw(hand_size: int) -> None:
    codes = ["aaaa", "bbbb", "cccc", "dddd", "adad", "dada"][: 2 * hand_size]
    match = railbox.new_game("metro", 2, 1, {"hand_size": hand_size}, {"tiles": [*codes, "bcbc", "cbcb"]})
    mine = codes[::2]
    assert set(match.legal()) == {f"tile {code}" for code in mine} | {"draw"}
    assert refused(match, "place d1") == "metro.choose-a-tile"
    assert refused(match, "tile bcbc") == "metro.tile-not-in-hand"
    match.play(f"tile {mine[-1]}")
    assert refused(match, "draw") == "metro.place-the-tile"
    match.play("place d1")
    assert match.view(0)["game"]["players"][0]["tiles"] == [*mine[:-1], "bcbc"], "refilled to the hand size"


def test_larger_hands_a_drawn_tile_must_be_placed() -> None:
    match = railbox.new_game("metro", 2, 1, {"hand_size": 2}, {"tiles": ["aaaa", "bbbb", "cccc", "dddd", "bcbc"]})
    match.play("draw")
    assert all(text.startswith("place") for text in match.legal())
    match.play("place d1")
    assert sorted(match.view(0)["game"]["players"][0]["tiles"]) == ["aaaa", "cccc"]


def test_larger_hands_shrink_together_at_the_end() -> None:
    match = played_out(4, players=3, hand_size=3)
    for at in range(len(match.actions)):
        match.undo()
        if metro(match).deck_left == 0 and metro(match).chosen < 0:
            sizes = [len(player["tiles"]) for player in match.view(0)["game"]["players"]]
            assert max(sizes) - min(sizes) <= 1
        if at > 20:
            break


# ---- section 5: companies ----------------------------------------------------------------------------


def shares(players: int = 2, percent: int = 20, *order: str) -> railbox.Match:
    return railbox.new_game("metro", players, 1, {"companies": True}, {f"shares {percent}": list(order)})


@pytest.mark.parametrize("players", range(2, 7))
def test_always_8_companies_with_4_wagons_each(players: int) -> None:
    layout = railbox.new_game("metro", players, 1, {"companies": True}).layout()
    owners = [station["owner"] for station in layout["stations"]]
    assert sorted(set(owners)) == sorted(board.COMPANIES)
    assert all(owners.count(company) == 4 for company in board.COMPANIES)
    green = [station["number"] for station in layout["stations"] if station["owner"] == "green"]
    assert green == [4, 10, 19, 25], "the column that the scan lost"


@pytest.mark.parametrize("players", range(2, 7))
def test_one_share_of_each_pile_each_then_one_open(players: int) -> None:
    view = railbox.new_game("metro", players, 1, {"companies": True}).view(0)["game"]
    for player in view["players"]:
        assert [share["percent"] for share in player["shares"]] == [10, 20, 30, 40]
    for pile in view["piles"]:
        assert len(pile["pile"]) == 8 - players - 1, "with 6 players one card stays face down"


def test_exchange_for_the_open_share_turns_up_the_next() -> None:
    match = shares(2, 20, "yellow", "blue", "orange", "green", "purple", "black", "red", "white")
    match.play("exchange 20 open")
    view = match.view(0)["game"]
    assert view["players"][0]["shares"][1]["company"] == "orange"
    assert view["piles"][1]["open"] == "green"
    assert view["piles"][1]["pile"] == [None, None, None, None, "yellow"], "the own share lies under the pile"
    assert match.view(1)["game"]["piles"][1]["pile"] == [None] * 5, "put there face down"


def test_exchange_for_the_top_of_the_pile() -> None:
    match = shares(2, 20, "yellow", "blue", "orange", "green", "purple", "black", "red", "white")
    match.play("exchange 20 pile")
    view = match.view(0)["game"]
    assert view["players"][0]["shares"][1]["company"] == "green"
    assert view["piles"][1]["open"] == "orange"
    assert match.view(1)["game"]["players"][0]["shares"][1]["company"] is None


def test_a_share_taken_openly_stays_known_until_it_leaves_the_sight() -> None:
    match = shares(2, 20, "yellow", "blue", "orange", "green", "purple", "black", "red", "white")
    match.play("exchange 20 open")
    assert match.view(1)["game"]["players"][0]["shares"][1]["company"] == "orange"
    match.play(match.legal()[0])
    match.play("exchange 20 pile")
    view = match.view(1)["game"]
    assert view["piles"][1]["pile"][-1] == "orange", "everybody knows which share went under the pile"
    assert view["players"][0]["shares"][1]["company"] is None


@pytest.mark.parametrize(("profit", "allowed"), [(24, True), (25, False), (40, False)])
def test_exchange_only_while_every_company_is_below_25(profit: int, allowed: bool) -> None:
    match = shares()
    metro(match).score[3] = profit
    assert ("exchange 10 open" in match.legal()) is allowed
    if not allowed:
        assert refused(match, "exchange 10 open") == "metro.exchange-closed"


def test_exchanges_are_limited_by_the_25_mark_and_by_a_guard_of_50_rounds_only() -> None:
    match = shares(3)
    for _ in range(50 * 3):
        match.play("exchange 10 open")
    assert not [text for text in match.legal() if text.startswith("exchange")]
    assert refused(match, "exchange 10 open") == "metro.rounds-without-tile"
    match.play(match.legal()[0])
    assert "exchange 10 open" in match.legal()


@pytest.mark.parametrize(
    ("options", "others"),
    [({"companies": True}, 8), ({"central_wagons": True}, 8), ({"companies": True, "central_wagons": True}, 40)],
)
def test_a_seat_without_a_tile_may_pass_instead_of_an_exchange_or_a_wagon(
    options: dict[str, object], others: int
) -> None:
    match = without_tiles(0, **options)
    assert match.prompt(0).id == "metro.prompt-no-tile"
    legal = match.legal()
    assert legal[-1] == "pass"
    assert len(legal) == others + 1
    match.play("pass")
    assert match.to_act == 1
    assert match.events(0)[-1][0].id == "metro.turn-passed"
    assert refused(match, "pass") == "metro.tile-left"


def test_a_seat_without_tile_and_without_other_action_is_skipped() -> None:
    """Seat 0 uses all its central wagons early, seat 1 when the supply is empty: seat 0 runs out of tiles first."""
    deal = {
        "shares 10": ["red", "yellow"],
        "shares 20": ["white", "blue"],
        "shares 30": ["black", "orange"],
        "shares 40": ["purple", "green"],
    }
    match = railbox.new_game("metro", 2, 1, {"companies": True, "central_wagons": True}, deal)
    while not match.over:
        wagons = [text for text in match.legal() if text.startswith("wagon")]
        if wagons and (match.to_act == 0 or metro(match).deck_left == 0):
            match.play(wagons[0])
        else:
            match.play(next(text for text in match.legal() if text.startswith("place")))
    told = [message for messages in match.events(0) for message in messages]
    skipped = [message.args for message in told if message.id == "metro.turn-skipped"]
    assert {"seat": 0} in skipped
    assert {"seat": 1} not in skipped


def test_company_values_rank_by_profit_with_ties() -> None:
    """The rulebook's example: yellow 8, orange 7, green and blue 6 each, then red 4."""
    match = shares()
    state = metro(match)
    profits = {"yellow": 48, "orange": 40, "green": 30, "blue": 30, "red": 20, "purple": 10, "black": 5, "white": 5}
    for company, name in enumerate(board.COMPANIES):
        state.score[company] = profits[name]
    values = {row["name"]: row["value"] for row in match.view(0)["game"]["companies"]}
    assert values == {
        "yellow": 8,
        "orange": 7,
        "green": 6,
        "blue": 6,
        "red": 4,
        "purple": 3,
        "black": 2,
        "white": 2,
    }


def test_company_values_two_at_the_top() -> None:
    match = shares()
    state = metro(match)
    for company, profit in enumerate([9, 9, 8, 7, 6, 5, 4, 3]):
        state.score[company] = profit
    assert [state.company_value(company) for company in range(8)] == [8, 8, 6, 5, 4, 3, 2, 1]


def test_majority_bonus_in_full_for_each_tied_holder_and_for_nobody_without_shares() -> None:
    deal = {
        "shares 10": ["yellow", "blue", "red"],
        "shares 20": ["blue", "yellow", "red"],
        "shares 30": ["green", "yellow", "red"],
        "shares 40": ["white", "black", "red"],
    }
    match = railbox.new_game("metro", 2, 1, {"companies": True}, deal)
    state = metro(match)
    for company in range(8):
        state.score[company] = 0
    state.score[board.COMPANIES.index("yellow")] = 39
    assert [state.majorities(seat) for seat in (0, 1)] == [0, 3], "50 % against 10 %, a tenth rounded down"
    state.score[board.COMPANIES.index("yellow")] = 0
    state.score[board.COMPANIES.index("red")] = 90
    assert [state.majorities(seat) for seat in (0, 1)] == [0, 0], "open shares count for nobody"
    tied = railbox.new_game("metro", 2, 1, {"companies": True}, deal | {"shares 20": ["white", "blue", "red"]})
    tied_state = metro(tied)
    tied_state.share[4 * 0 + 2] = board.COMPANIES.index("purple")
    tied_state.share[4 * 1 + 2] = board.COMPANIES.index("purple")
    tied_state.score[board.COMPANIES.index("purple")] = 25
    assert [tied_state.majorities(seat) for seat in (0, 1)] == [2, 2]


# ---- section 6: central wagons -------------------------------------------------------------------------


def test_a_central_wagon_is_the_whole_turn_and_needs_no_tile() -> None:
    match = scene([], central_wagons=True)
    match.play("wagon c3")
    assert match.to_act == 1
    view = match.view(0)["game"]
    assert not view["players"][0]["central_wagon"]
    assert view["players"][1]["central_wagon"]
    assert view["lines"][-1] == {
        "departure": "C3",
        "owner": "yellow",
        "passages": 0,
        "arrival": None,
        "points": None,
    }


def test_each_player_has_one_central_wagon() -> None:
    match = scene([], central_wagons=True)
    match.play("wagon c1")
    assert refused(match, "wagon c1") == "metro.departure-taken"
    match.play("wagon c2")
    assert refused(match, "wagon c3") == "metro.wagon-used"


def test_with_companies_a_share_is_shown_and_can_no_longer_be_exchanged() -> None:
    deal = {"shares 10": ["red"], "shares 20": ["red"]}
    match = railbox.new_game("metro", 2, 1, {"companies": True, "central_wagons": True}, deal)
    assert refused(match, "wagon c1") == "metro.show-a-share"
    match.play("wagon c1 share 20")
    shown = match.view(1)["game"]["players"][0]["shares"]
    assert shown[1] == {"percent": 20, "company": "red", "shown": True}
    assert shown[0]["company"] is None
    match.play(match.legal()[0])
    assert refused(match, "exchange 20 open") == "metro.share-shown"
    assert refused(match, "wagon c2 share 10") == "metro.company-wagon-used", "the red wagon stands already"
    assert "exchange 10 open" in match.legal()


def test_a_line_from_the_centre_never_doubles() -> None:
    """From C1 up column d, round and back into the centre at C1: passages count once."""
    match = scene([("d1", "aaaa"), ("d2", "dddd")], hand=["aaaa", "aaaa", "aaaa"], central_wagons=True)
    match.play("wagon c1")
    match.play("place d3")
    closed = last_events(match, "metro.line-closed")
    assert closed == [{"owner": "yellow", "departure": "C1", "arrival": "C1", "passages": 3, "points": 3}]


def test_one_tile_rule_for_an_occupied_central_departure() -> None:
    match = scene([("d1", "aaaa"), ("d2", "aaaa")], hand=["dddd", "dddd"], central_wagons=True)
    assert "place d3" in match.legal(), "a central departure without a wagon puts no limit on tiles"
    match.play("wagon c1")
    match.play("wagon c5")
    assert refused(match, "place d3") == "metro.one-tile-line"


def test_one_tile_rule_for_a_central_departure_has_the_same_exception() -> None:
    match = scene([("d1", "aaaa"), ("d2", "aaaa")], hand=["dddd", "dddd"], central_wagons=True)
    match.play("wagon c1")
    match.play("wagon c5")
    state = metro(match)
    d3 = board.CELL_NAMES.index("d3")
    state.empty = state.frontier = 1 << d3
    assert "place d3" in match.legal()


def test_no_wagon_on_a_finished_line_of_one_passage() -> None:
    match = scene([("d1", "aaaa"), ("d2", "aaaa"), ("d3", "dddd")], central_wagons=True)
    assert refused(match, "wagon c1") == "metro.one-tile-line-finished"


def test_a_wagon_on_a_finished_longer_line_scores_at_once() -> None:
    match = scene([("d1", "aaaa"), ("d2", "aaaa"), ("d3", "aaaa")], central_wagons=True)
    before = match.scores
    match.play("wagon c1")
    assert [after - earlier for after, earlier in zip(match.scores, before, strict=True)] == [0, 3]


def test_unplaced_wagons_are_worth_nothing() -> None:
    match = railbox.new_game("metro", 2, 8, {"central_wagons": True})
    while not match.over:
        match.play(next(text for text in match.legal() if text.startswith("place")))
    assert match.scores == [sum(points for points in owner) for owner in _line_points(match)]


def _line_points(match: railbox.Match) -> list[list[int]]:
    lines = match.view(-1)["game"]["lines"]
    return [[line["points"] for line in lines if line["owner"] == colour] for colour in ("yellow", "blue")]


# ---- section 7: central rails ----------------------------------------------------------------------------


def rails(*tiles: str, **options: object) -> railbox.Match:
    turns = {f"turn {cell}": ["0"] for cell in ("d4", "e4", "d5", "e5")}
    deal = {"rails": list(tiles), "tiles": ["aaaa", "aaaa", "aaaa", "aaaa"], **turns}
    return railbox.new_game("metro", 2, 1, {"central_rails": True, **options}, deal)


def test_four_different_rail_tiles_cover_the_centre_in_any_orientation() -> None:
    seen = set()
    for seed in range(40):
        tiles = railbox.new_game("metro", 2, seed, {"central_rails": True}).view(0)["game"]["tiles"]
        assert [tile["cell"] for tile in tiles] == ["d4", "e4", "d5", "e5"]
        seen |= {tile["tile"] for tile in tiles}
    assert len(seen) > 8, "turned tiles look like other kinds"


def test_with_central_rails_no_line_ends_in_the_centre_and_nothing_doubles() -> None:
    for seed in range(20):
        match = played_out(seed, 2, central_rails=True)
        lines = match.view(-1)["game"]["lines"]
        assert all(not line["arrival"].startswith("C") for line in lines)
        assert all(line["points"] == line["passages"] for line in lines)
        assert sorted(int(line["arrival"]) for line in lines) == list(range(1, 33))


def test_central_rails_are_no_neighbours_for_placing() -> None:
    match = rails("aaaa", "cccc", "bbbb", "cbcb")
    assert refused(match, "place d3") == "metro.not-adjacent"


@pytest.mark.parametrize(("each", "passages"), [(1, 4), (0, 3)])
def test_points_for_a_passage_of_a_central_rail_tile_are_an_option(each: int, passages: int) -> None:
    match = rails("aaaa", "cccc", "bbbb", "cbcb", central_rail_points=each)
    for cell in ("d1", "d2", "d3"):
        match.play(f"place {cell}")
    line = next(line for line in match.view(0)["game"]["lines"] if line["departure"] == "5")
    assert line["arrival"] is None
    assert line["passages"] >= passages
    assert (line["passages"] == 3) == (each == 0)


def test_a_rail_tile_lies_in_the_centre_once() -> None:
    with pytest.raises(BadDeal, match="too many"):
        rails("aaaa", "aaaa", "bbbb", "cbcb")


def test_the_view_says_which_rail_tile_lies_in_the_centre_and_how_it_is_turned() -> None:
    deal = {"rails": ["aacb", "dbba"], "turn d4": ["90"], "turn e4": ["180"]}
    match = railbox.new_game("metro", 2, 1, {"central_rails": True}, deal)
    view, layout = match.view(-1)["game"], match.layout()
    assert view["rails"][:2] == [
        {"cell": "d4", "tile": "aacb", "turn": 90},
        {"cell": "e4", "tile": "dbba", "turn": 180},
    ]
    lying = {tile["cell"]: tile["tile"] for tile in view["tiles"]}
    for rail in view["rails"]:
        assert lying[rail["cell"]] == layout["turned"][rail["tile"]][rail["turn"] // 90]


def test_central_rails_exclude_central_wagons() -> None:
    with pytest.raises(BadOptions, match="exclude each other"):
        railbox.new_game("metro", 2, 1, {"central_wagons": True, "central_rails": True})


# ---- section 8: station numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 2), (4, 2), (6, 1)])
def test_each_player_gets_the_agreed_count_of_each_colour(players: int, each: int) -> None:
    match = railbox.new_game("metro", players, 1, {"station_numbers": each})
    state = metro(match)
    held = [state.numbers_of(seat) for seat in range(players)]
    flat = [number for numbers in held for number in numbers]
    assert len(flat) == len(set(flat)) == 4 * each * players
    for numbers in held:
        for colour in board.NUMBER_COLOURS.values():
            assert sum(number in colour for number in numbers) == each


def test_more_numbers_than_there_are_are_refused() -> None:
    with pytest.raises(BadOptions, match="there are 8"):
        railbox.new_game("metro", 6, 1, {"station_numbers": 2})
    with pytest.raises(BadOptions, match="there are 8"):
        railbox.new_game("metro", 6, 1, {"station_numbers": 1, "more_numbers_9_16": 1})


def test_the_numbers_of_each_colour_may_differ() -> None:
    match = railbox.new_game("metro", 3, 1, {"station_numbers": 1, "more_numbers_9_16": 1})
    held = [metro(match).numbers_of(seat) for seat in range(3)]
    for numbers in held:
        assert [sum(number in colour for number in numbers) for colour in board.NUMBER_COLOURS.values()] == [1, 2, 1, 1]
    assert len({number for numbers in held for number in numbers}) == 15
    assert match.layout()["numbers"] == [1, 2, 1, 1]


def test_station_numbers_may_lie_open() -> None:
    match = railbox.new_game("metro", 3, 1, {"station_numbers": 1, "open_numbers": True})
    for seat in (-1, 0, 2):
        for other, player in enumerate(match.view(seat)["game"]["players"]):
            assert player["numbers"] == metro(match).numbers_of(other)


def test_station_numbers_are_secret_until_the_end() -> None:
    match = railbox.new_game("metro", 2, 1, {"station_numbers": 1})
    assert match.view(0)["game"]["players"][1]["numbers"] == [None] * 4
    over = played_out(1, 2, station_numbers=1)
    assert None not in over.view(0)["game"]["players"][1]["numbers"]


def test_the_holder_scores_the_line_that_ends_at_the_number_and_doubles_from_the_centre() -> None:
    """A line without a wagon counts for the holder; one from the centre counts double, for the owner once."""
    found = set()
    for seed in range(60):
        match = played_out(seed, 3, station_numbers=2, central_wagons=True)
        lines = {line["arrival"]: line for line in match.view(-1)["game"]["lines"]}
        for message in match.events(-1)[-1]:
            if message.id != "metro.number-scored":
                continue
            line = lines.get(str(message.args["number"]))
            if line is None:
                assert points_of(message) > 0
                found.add("unowned")
            elif line["departure"].startswith("C"):
                assert message.args["points"] == 2 * line["points"]
                found.add("centre")
            else:
                assert message.args["points"] == line["points"]
                found.add("border")
    assert found == {"unowned", "centre", "border"}


def test_with_companies_the_numbers_add_to_the_victory_points() -> None:
    match = played_out(1, 3, station_numbers=1, companies=True)
    state = metro(match)
    for seat in range(3):
        numbers = sum(state.number_points(number) for number in state.numbers_of(seat))
        assert match.scores[seat] == state.dividends(seat) + state.majorities(seat) + numbers
        assert numbers > 0


# ---- knowledge and previews --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "grows"),
    [
        ({}, False),
        ({"companies": True}, True),
        ({"station_numbers": 1}, True),
        ({"station_numbers": 1, "open_numbers": True}, False),
    ],
    ids=str,
)
def test_the_horizon_grows_with_the_last_action_if_it_shows_what_was_hidden(
    options: dict[str, object], grows: bool
) -> None:
    match = railbox.new_game("metro", 2, 3, options)
    rng = stream("3", "horizon")
    before = 0
    while not match.over:
        before = match.state.horizon()
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    assert (match.state.horizon() > before) is grows


def test_a_preview_tells_the_line_that_arrives_and_its_points() -> None:
    match = scene([("d1", "aaaa"), ("d2", "aaaa")], hand=["aaaa"])
    preview = match.previews(0)["place d3"]
    assert [message.id for message in preview.messages] == ["metro.tile-placed", "metro.line-closed"]
    assert preview.figures == {"points": 6, "line 5": 3, "scores 5": 6}
    assert match.previews(0)["draw"].messages == []
    assert match.previews(0)["place d8"].figures == {"points": 0, "line 20": 1}


def test_a_preview_after_the_choice_of_a_tile() -> None:
    match = railbox.new_game("metro", 2, 1, {"hand_size": 2}, {"tiles": ["aaaa", "bbbb", "cccc", "dddd"]})
    told = match.previews(0, ["tile cccc"])
    assert told["place d1"].figures == {"points": 0, "line 5": 1}
    assert match.previews(0, ["draw"]) == {}, "what would be drawn is not known"


def test_figures_are_what_the_action_does() -> None:
    """Over random games of several kinds: the lines, points and values that a preview announces come true."""
    kinds: list[dict[str, object]] = [
        {},
        {"central_wagons": True, "free_orientation": True},
        {"companies": True, "central_wagons": True},
        {"companies": True, "central_rails": True, "free_orientation": True},
    ]
    for number, options in enumerate(kinds):
        match = railbox.new_game("metro", 3, number, options)
        rng = stream(str(number), "figures")
        while not match.over:
            seat = match.to_act
            text = match.legal()[rng.below(len(match.legal()))]
            figures = match.figures(text, seat)
            before, profits = match.view(seat)["game"], list(metro(match).score)
            match.play(text)
            if text == "draw":
                assert figures == {}
                continue
            _check_figures(figures, before, match.view(seat)["game"], profits, list(metro(match).score), seat)


def _check_figures(
    figures: dict[str, int],
    before: dict[str, Any],
    after: dict[str, Any],
    profits: list[int],
    then: list[int],
    seat: int,
) -> None:
    old = {line["departure"]: line for line in before["lines"]}
    for line in after["lines"]:
        departure = line["departure"]
        if line != old.get(departure):
            assert figures[f"line {departure}"] == line["passages"]
            assert figures.get(f"scores {departure}") == line["points"]
        else:
            assert f"line {departure}" not in figures
    if not after["companies"]:
        assert figures.get("points", 0) == then[seat] - profits[seat]
        return
    for was, company in zip(before["companies"], after["companies"], strict=True):
        name = company["name"]
        assert figures.get(f"profit {name}", was["profit"]) == company["profit"]
        assert figures.get(f"value {name}", was["value"]) == company["value"]
    if "dividends" in figures:
        assert figures["dividends"] == after["players"][seat]["dividends"]


def test_the_first_player_may_be_drawn_by_lot() -> None:
    firsts = {railbox.new_game("metro", 3, seed, {"first": "random"}).to_act for seed in range(30)}
    assert firsts == {0, 1, 2}
    assert railbox.new_game("metro", 3, 1, {"first": "random"}, {"first": ["2"]}).to_act == 2


def test_with_companies_points_are_hidden_until_the_end() -> None:
    match = railbox.new_game("metro", 2, 1, {"companies": True})
    assert match.view(0)["scores"] == [None, None]
    over = played_out(1, 2, companies=True)
    assert over.view(-1)["scores"] == over.scores


def test_dividends_and_majorities_are_told_as_far_as_they_are_known() -> None:
    match = played_out(1, 3, companies=True)
    state = metro(match)
    for seat, player in enumerate(match.view(-1)["game"]["players"]):
        assert (player["dividends"], player["majorities"]) == (state.dividends(seat), state.majorities(seat))
    start = railbox.new_game("metro", 3, 1, {"companies": True}).view(0)["game"]["players"]
    assert start[0]["dividends"] == 8 * 10
    assert start[1]["dividends"] is None
