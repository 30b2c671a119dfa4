"""One test at least for each ruling of rulings.md, named by its number (ruling 5.3: test_ruling_5_3_…)."""

import random
from typing import Any, cast

import pytest

import railbox
from railbox.core.catalogue import ScoreRow, find_game
from railbox.core.messages import seats
from railbox.core.rng import stream
from railbox.games.transamerica.rules import TransAmerica
from tests.transamerica.boards import ENDLESS, Table, board, line, play_endless

ROW = board(line(30), {"red": [0, 2], "blue": [1, *range(3, 25)]})
"""Whoever holds red 0 and blue 1 needs one track; whoever holds red 2 and blue 2 + k lacks k points until then."""


def play_rounds(*results: tuple[int, int], **options: Any) -> Table:
    """Rounds that one of two seats completes while the other loses so much: (1, 5) costs seat 1 five points."""
    hands = []
    for loser, loss in results:
        winner_hand, loser_hand = [0, 1], [2, 2 + loss]
        hands.append([loser_hand, winner_hand] if loser == 0 else [winner_hand, loser_hand])
    table = Table(ROW, hands, **options)
    for number, (loser, _) in enumerate(results):
        if loser == number % 2:  # the loser starts: he lays a track that is of no use to him
            table.play(2, 0, (1, 2), "stop", (0, 1))
        else:
            table.play(0, 2, (0, 1))
    return table


# ---- section 5: score track, barrier, end of the game ----------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_ruling_5_1_everybody_starts_with_13_points(players: int) -> None:
    match = railbox.new_game("transamerica", players, seed=1)
    assert match.scores == [13] * players
    assert match.layout()["points"] == 13
    assert match.view(0)["game"]["barrier"] == 0


def test_ruling_5_2_twelve_points_lost_are_not_enough_to_cross() -> None:
    table = play_rounds((1, 11), (1, 1))
    assert table.match.scores == [13, 1]
    assert not table.match.over


def test_ruling_5_2_thirteen_points_lost_cross_the_barrier() -> None:
    table = play_rounds((1, 12), (1, 1))
    assert table.match.scores == [13, 0]
    assert table.match.end_reason == "barrier-crossed"


@pytest.mark.parametrize(("lowest", "barrier"), [(11, 8), (7, 4), (5, 2), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_ruling_5_3_after_round_two_the_barrier_stands_two_spaces_before_the_last(lowest: int, barrier: int) -> None:
    table = play_rounds((1, 13 - lowest - 1), (1, 1))
    assert table.match.view(0)["game"]["barrier"] == barrier
    assert ("barrier-moved" in table.said()) == (barrier > 0)


@pytest.mark.parametrize(("loss", "crossed"), [(2, False), (3, True)])
def test_ruling_5_3_example_with_seven_points_five_is_safe_and_four_has_crossed(loss: int, crossed: bool) -> None:
    table = play_rounds((1, 5), (1, 1), (1, loss))
    assert table.match.scores == [13, 7 - loss]
    assert table.match.over == crossed


def test_ruling_5_4_the_barrier_moves_once_only() -> None:
    table = play_rounds((1, 2), (1, 1), (1, 2))
    assert table.match.scores == [13, 8]
    assert table.match.view(0)["game"]["barrier"] == 7
    assert [message.id for messages in table.match.events(-1) for message in messages].count(
        "transamerica.barrier-moved"
    ) == 1


def test_ruling_5_4_the_barrier_does_not_move_before_round_two_nor_after_the_end() -> None:
    assert play_rounds((1, 2)).match.view(0)["game"]["barrier"] == 0
    over = play_rounds((1, 12), (1, 1))
    assert over.match.over and over.state.barrier == 0


def test_ruling_5_5_the_game_does_not_end_before_two_rounds() -> None:
    table = play_rounds((1, 13))
    assert table.match.scores == [13, 0]
    assert not table.match.over


def test_ruling_5_5_min_rounds_1_lets_it_end_after_one() -> None:
    table = play_rounds((1, 13), min_rounds=1)
    assert table.match.end_reason == "barrier-crossed"
    assert table.match.winners == [0]


def test_ruling_5_5_min_rounds_3_lets_it_go_on_past_the_barrier() -> None:
    table = play_rounds((1, 13), (0, 1), min_rounds=3)
    assert not table.match.over
    assert table.state.barrier == 0
    assert play_rounds((1, 13), (0, 1), (0, 1), min_rounds=3).match.over


def test_ruling_5_6_who_is_past_the_barrier_stays_past_it() -> None:
    table = play_rounds((1, 13), (0, 1))
    assert table.match.scores == [12, 0]
    assert table.match.over and table.match.winners == [0]


def test_ruling_5_7_the_most_points_win_and_ties_share() -> None:
    assert play_rounds((1, 12), (0, 13)).match.winners == [1]
    assert play_rounds((1, 13), (0, 13)).match.winners == [0, 1]


def test_ruling_5_7_the_sheet_has_a_row_for_each_round_and_says_what_decided() -> None:
    table = play_rounds((1, 13), (0, 13))
    assert table.match.score_sheet() == [
        ScoreRow(railbox.Message("transamerica.sheet-start"), [13, 13]),
        ScoreRow(railbox.Message("transamerica.sheet-round", {"round": 1}), [0, -13]),
        ScoreRow(railbox.Message("transamerica.sheet-round", {"round": 2}), [-13, 0]),
    ]
    assert (
        str(table.ruleset.tie_break(table.state)) == "Player 1 and Player 2 have 0 points each and share the victory."
    )
    decided = play_rounds((1, 12), (0, 13))
    assert decided.ruleset.tie_break(decided.state) is None


def test_ruling_5_8_negative_points_stay_as_they_are() -> None:
    assert play_rounds((1, 20), (1, 3)).match.scores == [13, -10]


# ---- section 6: set-up, turns ----------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_ruling_6_1_one_city_of_each_colour_each_and_no_city_twice(players: int) -> None:
    ruleset = find_game("transamerica").ruleset(players)
    sizes = {name: len(cards) for name, cards in ruleset.piles().items()}
    assert set(sizes.values()) == {5 if players <= 3 else 7}
    layout = ruleset.layout()
    colour_of = {city.node: city.colour for city in layout.cities}
    assert sum(city.in_play for city in layout.cities) == (25 if players <= 3 else 35)
    match = railbox.new_game("transamerica", players, seed=3, options={"open_cities": True})
    hands = [player["cities"] for player in match.view(0)["game"]["players"]]
    for hand in hands:
        assert [colour_of[city] for city in hand] == ["green", "blue", "yellow", "red", "orange"]
    assert len({city for hand in hands for city in hand}) == 5 * players


def test_ruling_6_1_the_dotted_cities_are_out_with_two_or_three_players() -> None:
    names = "seattle san_diego duluth buffalo denver kansas_city atlanta houston boston richmond"
    dotted = set(names.split())
    for players in (2, 3):
        cards = {card for pile in find_game("transamerica").ruleset(players).piles().values() for card in pile}
        assert len(cards) == 25 and not cards & dotted
    assert dotted < {card for pile in find_game("transamerica").ruleset(4).piles().values() for card in pile}


def test_ruling_6_1_all_cards_are_shuffled_again_each_round() -> None:
    """Six rounds of 20 games: of each colour every card comes to a seat, in later rounds too."""
    seen: set[tuple[int, int]] = set()
    for seed in range(20):
        state = cast(TransAmerica, railbox.new_game("transamerica", 2, seed, options={"min_rounds": 6}).state)
        rng = stream(str(seed), "test")
        while state.to_act() != railbox.OVER:
            seen.update((state.round, city) for city in state.hand(0))
            state.apply(state.random_action(rng))
    for number in range(1, 7):
        assert len({city for at, city in seen if at == number}) == 25


def test_ruling_6_2_the_start_passes_to_the_left_each_round() -> None:
    table = play_rounds((1, 1), (1, 1))
    starters = [
        message.args["seat"]
        for messages in table.match.events(-1)
        for message in messages
        if message.id == "transamerica.round-started"
    ]
    assert starters == [1, 0]
    assert table.match.to_act == 0


@pytest.mark.parametrize("players", [1, 7])
def test_ruling_6_2_two_to_six_play(players: int) -> None:
    with pytest.raises(railbox.BadOptions, match="2 to 6 players"):
        railbox.new_game("transamerica", players)


def test_ruling_6_3_markers_are_placed_in_turn_on_points_without_another() -> None:
    match = railbox.new_game("transamerica", 3, seed=1)
    assert len(match.legal()) == 188
    match.play("hub chicago")
    with pytest.raises(railbox.IllegalAction, match="A marker stands here already: Chicago"):
        match.play("hub chicago")
    with pytest.raises(railbox.IllegalAction, match="Place your marker first"):
        match.play("stop")
    match.play("hub r6c9")
    match.play("hub denver")  # a city that is not in play is a point like any other
    assert match.to_act == 0
    with pytest.raises(railbox.IllegalAction, match="All markers stand already"):
        match.play("hub memphis")


def test_ruling_6_4_a_network_is_what_the_marker_is_joined_to() -> None:
    table = Table(board(line(9), {"red": [0, 9], "blue": [1, 8]}), [[[0, 8], [9, 1]]]).play(2, 6)
    assert table.legal((1, 2), (2, 3), (3, 4), (5, 6)) == [True, True, False, False]
    table.play((2, 3))
    assert table.legal((3, 4), (1, 2), (2, 3), (6, 7)) == [True, True, False, False]
    assert table.refused((6, 7)) == "transamerica.not-in-network"
    assert table.refused((2, 3)) == "transamerica.track-there"


def test_ruling_6_4_touching_another_network_joins_both_for_both() -> None:
    table = Table(board(line(12), {"red": [0, 9], "blue": [1, 8]}), [[[0, 8], [9, 1]]])
    table.play(3, 6, (3, 4), (4, 5), (6, 7), "stop", (5, 6))
    assert table.said()[:2] == ["track-laid", "networks-joined"]
    assert [player["network"] for player in table.match.view(-1)["game"]["players"]] == [[0, 1], [0, 1]]
    assert table.legal((2, 3), (7, 8)) == [True, True]
    assert table.play("stop").legal((2, 3), (7, 8)) == [True, True]


def test_ruling_6_4_touching_a_bare_marker_joins_too() -> None:
    table = Table(board(line(9), {"red": [0, 9], "blue": [1, 8]}), [[[0, 8], [9, 1]]]).play(4, 5, (4, 5))
    assert "networks-joined" in table.said()
    assert table.play("stop").legal((3, 4), (5, 6)) == [True, True]


STAR = board([(0, 1, 1), (0, 2, 1), (0, 3, 2), (3, 4, 1), (4, 5, 2), (1, 6, 1)], {"red": [5, 2], "blue": [6, 4]})


def test_ruling_6_5_two_single_tracks_anywhere_in_the_network() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]]).play(0, 4, (0, 1))
    assert table.match.to_act == 0
    assert table.legal((1, 6), (0, 2), (0, 3), "stop") == [True, True, False, True]
    table.play((0, 2))
    assert table.match.to_act == 1


def test_ruling_6_5_the_second_track_may_start_from_the_first() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]]).play(0, 4)
    assert table.legal((1, 6)) == [False]
    assert table.play((0, 1)).legal((1, 6)) == [True]


def test_ruling_6_5_one_double_track_is_a_whole_turn() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]]).play(0, 4, (0, 3))
    assert table.match.to_act == 1


def test_ruling_6_5_a_double_track_cannot_be_the_second() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]]).play(0, 4, (0, 1))
    assert table.refused((0, 3)) == "transamerica.second-is-single"


def test_ruling_6_5_one_track_is_a_must_the_second_is_not() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]]).play(0, 4)
    assert table.refused("stop") == "transamerica.one-track-at-least"
    assert table.play((0, 1), "stop").match.to_act == 1


def test_ruling_6_5_without_a_single_line_left_there_is_nothing_to_ask() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]]).play(4, 0, (3, 4))
    assert table.match.to_act == 1  # lines 0-3 and 4-5 are double


def test_ruling_6_6_a_double_line_takes_one_piece() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]]).play(0, 4, (0, 3))
    assert table.match.view(0)["game"]["supply"] == 83


def test_ruling_6_7_there_is_always_a_first_track_to_lay() -> None:
    """Also where there are more tracks than lines: a network that reaches everything has all cities."""
    for seed in range(30):
        match = railbox.new_game("transamerica", 2, seed, options={"board": STAR, "min_rounds": 6})
        generator = random.Random(seed)
        while not match.over:
            assert match.legal()
            match.play(generator.choice(match.legal()))


# ---- section 6: the end of a round -----------------------------------------------------------------


TWO = board(line(9), {"red": [0, 3, 4], "blue": [5, 6, 7, 8, 9]})


def test_ruling_6_8_the_round_ends_at_once_when_the_active_player_is_complete() -> None:
    table = Table(TWO, [[[4, 6], [3, 9]]]).play(4, 3, (4, 5), "stop", (2, 3), "stop", (5, 6))
    assert table.state.round == 2
    assert table.match.view(0)["game"]["rounds"] == [{"end": "active", "tracks": 3, "complete": [0], "losses": [0, 4]}]


def test_ruling_6_9_others_complete_by_a_first_single_track_leave_one_more_single_track() -> None:
    table = Table(board(line(9, doubles=[2]), {"red": [0, 4], "blue": [6, 9]}), [[[0, 9], [4, 6]]])
    table.play(5, 4, (4, 5), "stop", (3, 4), "stop", (5, 6))
    assert table.said() == ["track-laid", "completed"]
    assert table.match.to_act == 0
    assert table.match.view(0)["prompt"]["id"] == "transamerica.prompt-last"
    assert table.legal("stop", (6, 7), (2, 3)) == [True, True, False]
    table.play((6, 7))
    assert table.match.view(0)["game"]["rounds"] == [
        {"end": "others-early", "tracks": 4, "complete": [1], "losses": [6, 0]}
    ]


def test_ruling_6_9_the_additional_track_may_be_declined() -> None:
    table = Table(TWO, [[[0, 9], [4, 6]]]).play(5, 4, (4, 5), "stop", (3, 4), "stop", (5, 6), "stop")
    assert table.match.view(0)["game"]["rounds"] == [
        {"end": "others-early", "tracks": 3, "complete": [1], "losses": [6, 0]}
    ]


def test_ruling_6_9_the_additional_track_may_complete_the_active_player() -> None:
    table = Table(TWO, [[[3, 7], [4, 6]]]).play(5, 4, (4, 5), "stop", (3, 4), "stop", (5, 6), (6, 7))
    assert table.match.view(0)["game"]["rounds"] == [
        {"end": "active", "tracks": 4, "complete": [0, 1], "losses": [0, 0]}
    ]


def test_ruling_6_9_completed_players_show_their_cities_before_the_additional_track() -> None:
    table = Table(TWO, [[[0, 9], [4, 6]]]).play(5, 4, (4, 5), "stop", (3, 4), "stop")
    before = table.state.horizon()
    assert table.match.view(0)["game"]["players"][1]["cities"] == [None, None]
    table.play((5, 6))
    for seat in (-1, 0):
        assert table.match.view(seat)["game"]["players"][1]["cities"] == ["red_4", "blue_6"]
    assert table.match.view(1)["game"]["players"][0]["cities"] == [None, None]
    assert table.state.horizon() > before


def test_ruling_6_10_a_second_track_that_completes_others_ends_the_round() -> None:
    table = Table(TWO, [[[0, 9], [4, 6]]]).play(5, 4, (4, 5), (5, 6))
    assert table.match.view(0)["game"]["rounds"] == [{"end": "others", "tracks": 2, "complete": [1], "losses": [7, 0]}]


def test_ruling_6_10_a_double_track_that_completes_others_ends_the_round() -> None:
    data = board(line(9, doubles=[5]), {"red": [0, 4], "blue": [6, 9]})
    table = Table(data, [[[0, 9], [4, 6]]]).play(5, 4, (4, 5), "stop", (3, 4), "stop", (5, 6))
    assert table.match.view(0)["game"]["rounds"] == [{"end": "others", "tracks": 3, "complete": [1], "losses": [6, 0]}]


def test_ruling_6_11_the_round_ends_with_the_last_track_and_all_lose() -> None:
    data = board(line(9), {"red": [0, 4], "blue": [6, 9]}, tracks=3)
    table = Table(data, [[[0, 9], [4, 6]]]).play(5, 4, (4, 5), (5, 6))
    assert table.state.round == 2  # with the second track seat 1 was complete
    table = Table(data, [[[0, 9], [4, 6]]]).play(7, 4, (7, 8), (8, 9), (4, 5))
    assert table.match.view(0)["game"]["rounds"] == [
        {"end": "no-tracks", "tracks": 3, "complete": [], "losses": [6, 1]}
    ]


def test_ruling_6_11_a_last_track_that_completes_somebody_is_a_normal_end() -> None:
    data = board(line(9), {"red": [0, 4], "blue": [6, 9]}, tracks=3)
    table = Table(data, [[[0, 9], [4, 6]]]).play(5, 4, (4, 5), "stop", (3, 4), "stop", (5, 6))
    assert table.match.view(0)["game"]["rounds"] == [{"end": "others", "tracks": 3, "complete": [1], "losses": [6, 0]}]


def test_ruling_6_11_the_supply_is_84_tracks() -> None:
    match = railbox.new_game("transamerica", 4, seed=5)
    assert match.layout()["tracks"] == match.view(0)["game"]["supply"] == 84
    generator = random.Random(5)
    while match.view(0)["game"]["round"] == 1:
        match.play(generator.choice(match.legal()))
    (first,) = match.view(0)["game"]["rounds"]
    assert first["end"] == "no-tracks" and first["tracks"] == 84 and all(first["losses"])


def test_ruling_6_12_several_may_be_complete_and_none_of_them_loses() -> None:
    table = Table(TWO, [[[3, 6], [4, 7]]]).play(3, 7, (3, 4), (4, 5), (6, 7), "stop", (5, 6))
    assert table.match.view(0)["game"]["rounds"] == [
        {"end": "active", "tracks": 4, "complete": [0, 1], "losses": [0, 0]}
    ]


def test_ruling_6_13_joining_networks_may_complete_somebody_else() -> None:
    """Seat 1 has one city in each of two networks; seat 0 joins them with a first single track."""
    data = board(line(9), {"red": [0, 3, 7], "blue": [5, 8, 9]})
    table = Table(data, [[[0, 9], [7, 5]]]).play(4, 7, (4, 5), "stop", (7, 8), "stop", (5, 6), "stop")
    table.play((8, 9), "stop", (6, 7))
    assert table.said()[:3] == ["track-laid", "networks-joined", "completed"]
    assert table.match.to_act == 0 and table.legal("stop") == [True]


# ---- section 6: scoring --------------------------------------------------------------------------


def test_ruling_6_14_tracks_of_any_network_count_even_if_not_joined() -> None:
    data = board(line(12), {"red": [0, 2], "blue": [1, 12]})
    table = Table(data, [[[0, 1], [2, 12]]])
    table.play(8, 2, (8, 9), (9, 10), (1, 2), "stop")
    assert table.state.missing(1) == 8
    table.play((7, 8), (10, 11))
    assert table.state.missing(1) == 6


def test_ruling_6_15_points_are_counted_not_pieces() -> None:
    """Two double lines (4 points) against three single ones (3 points)."""
    edges = [(0, 1, 2), (1, 2, 2), (0, 3, 1), (3, 4, 1), (4, 2, 1), (2, 5, 1)]
    table = Table(board(edges, {"red": [0, 3], "blue": [2, 5]}), [[[0, 2], [3, 5]]]).play(0, 3)
    assert table.state.missing(0) == 3
    assert len(table.state.missing_lines(0)) == 3


def test_ruling_6_15_the_supply_does_not_limit_the_count() -> None:
    data = board(line(9), {"red": [0, 4], "blue": [6, 9]}, tracks=1)
    table = Table(data, [[[0, 9], [4, 6]]]).play(7, 4, (7, 8))
    assert table.match.view(0)["game"]["rounds"][0]["losses"] == [8, 2]


def test_ruling_6_15_everybody_is_counted_by_himself_on_the_same_board() -> None:
    """Both lack the same line, and both pay for it."""
    data = board(line(9), {"red": [0, 3], "blue": [5, 9]}, tracks=1)
    table = Table(data, [[[0, 9], [3, 5]]]).play(3, 4, (3, 4))
    assert table.match.view(0)["game"]["rounds"][0]["losses"] == [8, 1]


def test_ruling_6_16_nobody_is_complete_but_who_lacks_nothing() -> None:
    for seed in range(20):
        match = railbox.new_game("transamerica", 3, seed, options={"board": TWO, "min_rounds": 4})
        rng = stream(str(seed), "test")
        while not match.over:
            state = cast(TransAmerica, match.state)
            for seat in range(3):
                if state.marker[seat] >= 0:
                    assert (state.missing(seat) == 0) == state.is_complete(seat)
            match.play(match.ruleset.actions.text(state.random_action(rng)))


# ---- section 7: Vexation -------------------------------------------------------------------------


RING = board([*line(11), (0, 11, 1)], {"red": [0, 9], "blue": [10, 8]})


def vexation(*hands: list[int], data: dict[str, Any] = RING) -> Table:
    return Table(data, [list(hands)], vexation=True)


def test_ruling_7_1_three_own_tracks_in_each_round() -> None:
    data = board(line(20), {"red": [0, 20], "blue": [1, 19]}, tracks=6)
    table = vexation([0, 19], [20, 1], data=data)
    table.play(4, 14, ("own", 4, 5), (5, 6), (14, 15), "stop", ("own", 6, 7), (7, 8), (15, 16), "stop")
    assert [player["own_tracks"] for player in table.match.view(-1)["game"]["players"]] == [1, 3]
    table.play(("own", 8, 9), "stop", (16, 17), "stop")
    assert table.refused(("own", 9, 10)) == "transamerica.own-tracks-used"
    table.play((9, 10))
    assert table.state.round == 2
    assert [player["own_tracks"] for player in table.match.view(-1)["game"]["players"]] == [3, 3]


def test_ruling_7_2_only_the_owner_builds_on_from_an_own_track() -> None:
    table = vexation([0, 8], [9, 10]).play(2, 6, ("own", 2, 3), (3, 4), (5, 6), (4, 5))
    assert table.legal((1, 2), (6, 7)) == [True, True]  # seat 0 goes on through both
    table.play((6, 7), "stop")
    assert table.legal((1, 2), (7, 8)) == [False, True]  # seat 1 stops before the own track
    assert table.refused((1, 2)) == "transamerica.not-in-network"
    assert table.refused((2, 3)) == "transamerica.track-there"


def test_ruling_7_9_an_own_track_leads_its_owner_to_others_but_not_them_to_him() -> None:
    table = vexation([0, 8], [9, 10]).play(2, 6, ("own", 2, 3), (3, 4), (5, 6))
    assert [player["network"] for player in table.match.view(-1)["game"]["players"]] == [[0], [1]]
    assert table.match.figures(table.text((4, 5))) == {"cost": 1, "joins": 0, "saved": 0}  # seat 1 gains nobody by it
    table.play((4, 5))
    assert [player["network"] for player in table.match.view(-1)["game"]["players"]] == [[0, 1], [1]]
    assert table.match.events(-1)[-1][1:] == [
        railbox.Message("transamerica.network-reaches", {"seat": 0, "others": seats([1])})
    ]


def test_ruling_7_9_common_tracks_lead_both_ways() -> None:
    table = vexation([0, 8], [9, 10]).play(2, 5, (2, 3), (3, 4))
    assert table.match.figures(table.text((4, 5)))["joins"] == 1
    table.play((4, 5))
    assert [player["network"] for player in table.match.view(-1)["game"]["players"]] == [[0, 1], [0, 1]]
    assert table.said() == ["track-laid", "network-reaches", "network-reaches"]


@pytest.mark.parametrize(("kind", "complete"), [("track", True), ("own", False)])
def test_ruling_7_2_an_own_track_joins_cities_for_its_owner_only(kind: str, complete: bool) -> None:
    data = board(line(9), {"red": [0, 4], "blue": [6, 9]})
    table = vexation([0, 9], [4, 6], data=data).play(4, 5, (kind, 4, 5), (kind, 5, 6))
    assert (table.state.round == 2) == complete


def test_ruling_7_3_own_tracks_of_others_are_closed_in_the_count() -> None:
    table = vexation([0, 8], [9, 10]).play(0, 10, (0, 1), "stop")
    assert table.state.missing(0) == 4  # by 11, 10 and 9
    table.play(("own", 10, 11))
    assert table.state.missing(0) == 7  # round the other way
    assert table.state.missing(1) == 1


def test_ruling_7_4_two_own_tracks_at_most_meet_at_a_point() -> None:
    data = board([(0, 1, 1), (0, 2, 1), (0, 3, 1), (3, 4, 1), (4, 5, 1)], {"red": [1, 5], "blue": [2, 4]})
    table = vexation([1, 4], [5, 2], data=data).play(0, 3, ("own", 0, 1), ("own", 0, 2))
    assert table.legal((0, 3), ("own", 0, 3), ("own", 3, 4)) == [True, False, True]
    assert table.refused(("own", 0, 3)) == "transamerica.junction-full"


def test_ruling_7_5_own_tracks_are_apart_from_the_84() -> None:
    table = vexation([0, 8], [9, 10]).play(2, 6, ("own", 2, 3))
    assert table.match.view(0)["game"]["supply"] == 84
    assert table.match.view(0)["game"]["own_tracks"] == [{"line": "2-3", "seat": 0}]
    assert table.match.view(0)["game"]["tracks"] == []


def test_ruling_7_5_the_last_common_track_ends_the_round_even_if_own_tracks_are_left() -> None:
    data = board(line(20), {"red": [0, 20], "blue": [1, 19]}, tracks=2)
    table = vexation([0, 19], [20, 1], data=data).play(4, 14, (4, 5), (5, 6))
    assert table.match.view(0)["game"]["rounds"][0]["end"] == "no-tracks"


def test_ruling_7_6_own_tracks_cost_as_much_of_a_turn_as_common_ones() -> None:
    table = Table(STAR, [[[5, 6], [2, 4]]], vexation=True).play(0, 4, ("own", 0, 1))
    assert table.refused(("own", 0, 3)) == "transamerica.second-is-single"
    table.play("stop", ("own", 3, 4))
    assert table.match.to_act == 0  # only double lines are left to seat 1
    assert table.play(("own", 0, 3)).match.to_act == 1


def test_ruling_7_7_who_is_walled_in_by_own_tracks_of_others_is_skipped() -> None:
    data = board(line(6), {"red": [0, 3], "blue": [5, 6]})
    table = vexation([3, 6], [0, 5], data=data).play(1, 0, ("own", 0, 1), "stop")
    assert "turn-skipped" in table.said()
    assert table.match.to_act == 0


def test_ruling_7_7_a_round_in_which_nobody_can_lay_a_track_ends() -> None:
    data = board(line(3), {"red": [0, 2], "blue": [1, 3]})
    table = vexation([0, 3], [2, 1], data=data).play(0, 3, ("own", 0, 1), ("own", 1, 2), ("own", 2, 3))
    assert table.said() == [
        "own-track-laid",
        "turn-skipped",
        "turn-skipped",
        "round-ended",
        "lost",
        "lost",
        "round-started",
    ]
    assert table.match.view(0)["game"]["rounds"] == [{"end": "stuck", "tracks": 3, "complete": [], "losses": [1, 1]}]


def test_ruling_7_8_lines_that_cut_off_a_city_are_counted_as_free() -> None:
    data = board(line(6), {"red": [0, 3], "blue": [5, 6]})
    table = vexation([3, 6], [0, 5], data=data).play(1, 0, ("own", 0, 1), "stop")
    assert table.state.missing(1) == 5
    assert len(table.state.missing_lines(1)) == 5


# ---- guards and options ----------------------------------------------------------------------------


def test_ruling_g_1_fifty_rounds_are_the_most() -> None:
    """Two seats who are complete at the same moment in every round would never lose anything."""
    table = Table(ENDLESS, [[[0, 3], [2, 1]]])
    play_endless(table)
    assert table.match.end_reason == "round-limit"
    assert len(table.match.view(0)["game"]["rounds"]) == 50
    assert table.match.scores == [13, 13] and table.match.winners == [0, 1]


def test_ruling_o_1_open_cities_show_all_hands() -> None:
    match = railbox.new_game("transamerica", 4, seed=1, options={"open_cities": True})
    for seat in range(-1, 4):
        players = match.view(seat)["game"]["players"]
        assert all(city is not None for player in players for city in player["cities"])
        assert all(player["missing"] is not None for player in players)


def test_ruling_o_2_hints_can_be_switched_off() -> None:
    for hints in (True, False):
        match = railbox.new_game("transamerica", 2, seed=1, options={"hints": hints})
        assert bool(match.view(0)["game"]["hints"]) == hints
        assert match.view(1)["game"]["hints"] == []
        assert match.view(0)["game"]["players"][0]["missing"] is not None


def test_ruling_o_2_hints_show_the_own_cheapest_way_and_nobody_elses() -> None:
    for hints in (True, False):
        table = Table(ROW, [[[0, 5], [2, 9]]], hints=hints)
        costs = {line["name"]: line["cost"] for line in table.match.layout()["lines"]}
        for step in (3, 4, (3, 4), "stop"):  # before the markers stand, and after
            for seat in range(-1, 2):
                for other, player in enumerate(table.match.view(seat)["game"]["players"]):
                    if hints and other == seat:
                        assert sum(costs[line] for line in player["lacking"]) == player["missing"]
                    else:
                        assert player["lacking"] is None
            table.play(step)


def test_ruling_o_3_the_first_seat_may_be_drawn_by_lot() -> None:
    firsts = set()
    for seed in range(30):
        match = railbox.new_game("transamerica", 3, seed, options={"first": "random"})
        firsts.add(match.to_act)
    assert firsts == {0, 1, 2}
    match = railbox.new_game("transamerica", 3, 1, options={"first": "random"}, deal={"first seat": ["3"]})
    assert [match.to_act, match.view(0)["game"]["starter"]] == [2, 2]
    rng = random.Random(1)
    while match.view(0)["game"]["round"] == 1:
        match.play(rng.choice(match.legal()))
    assert match.view(0)["game"]["starter"] == 0
    assert railbox.new_game("transamerica", 3, 1).to_act == 0


def test_ruling_o_4_the_colours_of_the_seats_may_be_drawn_by_lot() -> None:
    def colours(**options: str) -> list[str]:
        match = railbox.new_game("transamerica", 4, 5, options=options)
        return [player["colour"] for player in match.view(0)["game"]["players"]]

    assert colours() == ["blue", "orange", "green", "purple"]
    assert len(set(colours(colours="random"))) == 4 and colours(colours="random") != colours()


# ---- what is shown -------------------------------------------------------------------------------


def test_ruling_k_1_the_end_of_a_round_shows_who_lacks_what() -> None:
    table = Table(TWO, [[[4, 6], [3, 9]]]).play(4, 3, (4, 5), "stop", (2, 3), "stop", (5, 6))
    past = table.match.view(-1)["game"]["past"]
    assert past["missed"] == [[], ["blue_9"]]
    assert sorted(past["lacking"][1]) == ["blue_6-blue_7", "blue_7-blue_8", "blue_8-blue_9", "red_3-red_4"]
    assert past["lacking"][0] == []
    assert table.match.view(-1)["game"]["rounds"][0]["losses"] == [0, 4]


def test_ruling_k_1_the_end_of_the_game_shows_who_lacks_what() -> None:
    table = play_rounds((1, 12), (1, 1))
    costs = {line["name"]: line["cost"] for line in table.match.layout()["lines"]}
    players = table.match.view(-1)["game"]["players"]
    assert [sum(costs[line] for line in player["lacking"]) for player in players] == [0, 1]
    assert [player["reached"] for player in players] == [[True, True], [True, False]]


def test_ruling_k_4_a_preview_tells_what_joins_and_what_the_seat_can_count_itself() -> None:
    table = Table(TWO, [[[4, 6], [3, 9]]]).play(4, 3)
    joined = table.match.preview(table.text((3, 4)))
    assert [message.id.removeprefix("transamerica.") for message in joined] == ["track-laid", "networks-joined"]
    assert table.match.figures(table.text((3, 4))) == {"cost": 1, "joins": 1, "saved": 0}
    table.play((4, 5), "stop", (2, 3), "stop")
    complete = table.match.preview(table.text((5, 6)))
    told = [message.id.removeprefix("transamerica.") for message in complete]
    assert told == ["track-laid", "completed", "round-ended"]  # nobody else is in that network
    assert table.match.figures(table.text((5, 6))) == {"cost": 1, "joins": 0, "saved": 1, "loss": 0}


def test_ruling_k_4_a_preview_tells_nothing_of_what_others_hold() -> None:
    table = Table(TWO, [[[0, 9], [4, 6]]]).play(5, 4, (4, 5), "stop", (3, 4), "stop")
    assert [message.id for message in table.match.preview(table.text((5, 6)))] == ["transamerica.track-laid"]
    table.play((5, 6))  # now seat 1 is complete, and the round ends whatever is done
    assert [message.id for message in table.match.preview("stop")][-1] == "transamerica.round-ended"
    assert table.match.figures("stop") == {"loss": table.state.missing(0)}
