"""The numbered rulings of rulings.md; those about single cards are in the modules of the cards."""

import re
from pathlib import Path

import pytest

import railbox
from railbox.games.trains import cards
from railbox.games.trains.rules import Trains
from tests.trains.desk import Desk


def test_every_ruling_has_a_test_that_names_it() -> None:
    here = Path(__file__).parent
    named = {int(n) for file in here.glob("test_*.py") for n in re.findall(r"def test_ruling_(\d+)_", file.read_text())}
    assert named == set(range(1, 31))


def test_ruling_1_cards_are_played_and_bought_in_any_order() -> None:
    desk = Desk(hand=["express_train", "normal_train", "express_train"])
    desk.play("play express_train", "play normal_train", "buy lay_rails", "play express_train", "buy landfill")
    assert desk.coins == 0
    assert desk.gained == {"lay_rails": 1, "landfill": 1}


def test_ruling_1_an_effect_is_finished_before_anything_is_played_or_bought() -> None:
    desk = Desk(hand=["express_train", "normal_train", "mail_train", "waste"])
    desk.play("play express_train", "play normal_train", "play mail_train")
    assert desk.refused("buy lay_rails") == "trains.effect-first"
    assert desk.refused("play waste") == "trains.effect-first"


def test_ruling_1_coins_left_over_are_lost() -> None:
    desk = Desk(hand=["express_train"], deck=["normal_train"] * 5)
    desk.play("play express_train", "done", "done")
    assert desk.coins == 0


def test_ruling_2_declining_still_gives_the_value_and_the_ironworks_bonus_and_no_waste() -> None:
    desk = Desk(hand=["ironworks", "tunnel", "switchback", "normal_train"])
    desk.play("play ironworks", "play tunnel", "decline")
    assert desk.coins == 1 + 2
    desk.play("play normal_train", "play switchback", "decline")
    assert desk.coins == 5
    assert not desk.gained


def test_ruling_3_a_missing_waste_card_is_ignored() -> None:
    desk = Desk(hand=["lay_rails", "station_expansion"])
    desk.set_supply("waste", 0)
    desk.play("play lay_rails", "rail r3c4", "play station_expansion", "station r2c4")
    assert not desk.gained
    assert desk.match.scores == [0, 0]
    assert desk.match.view(0)["game"]["stations"] == {"r2c4": 1}


def test_ruling_4_a_rail_card_without_an_affordable_cell_does_nothing_at_all() -> None:
    desk = Desk(hand=["steel_bridge", "lay_rails"], starts=["r0c2", "r2c8"])
    desk.play("play steel_bridge")
    assert desk.turn["question"] == "turn"
    assert desk.turn["lasting"] == []
    assert not desk.gained


def test_ruling_4_coins_of_ironworks_and_the_own_waiver_are_counted_in() -> None:
    desk = Desk(hand=["ironworks", "lay_rails"], starts=["r0c2", "r2c8"])
    desk.play("play ironworks", "play lay_rails")
    assert {"rail r0c1", "rail r0c3", "rail r1c1", "rail r1c2"} <= set(desk.match.legal())
    desk = Desk(hand=["tunnel"], starts=["r0c2", "r2c8"])
    desk.play("play tunnel")
    assert desk.match.legal() == ["decline", "rail r0c1", "rail r0c3", "rail r1c1"]


def test_ruling_4_without_a_rail_token_nothing_happens() -> None:
    desk = Desk(hand=["lay_rails"])
    desk.state.rails_left[0] = 0
    desk.play("play lay_rails")
    assert desk.turn["question"] == "turn"
    assert not desk.gained


def test_ruling_6_the_rail_is_placed_at_once() -> None:
    desk = Desk(hand=["lay_rails", "normal_train"])
    desk.play("play lay_rails")
    assert desk.refused("play normal_train") == "trains.effect-first"
    assert desk.refused("done") == "trains.effect-first"


def test_ruling_7_waste_goes_back_only_if_nothing_was_played_or_bought() -> None:
    desk = Desk(hand=["waste", "normal_train"])
    assert "return waste" in desk.match.legal()
    desk.play("play normal_train")
    assert desk.refused("return waste") == "trains.pass-only"
    desk = Desk(hand=["waste"])
    desk.give_coins(2)
    desk.play("buy landfill")
    assert desk.refused("return waste") == "trains.pass-only"


def test_ruling_7_a_turn_may_end_without_playing_and_keep_the_waste() -> None:
    desk = Desk(hand=["waste", "waste"], deck=["normal_train"] * 5)
    desk.play("done")
    assert desk.supply("waste") == 68
    assert desk.discard == {"waste": 2}


def test_ruling_8_a_reshuffle_in_the_turn_leaves_out_what_is_not_discarded_yet() -> None:
    desk = Desk(hand=["express_train", "control_room", "tower"], discard=["waste", "lay_rails"])
    desk.give_coins(1)
    desk.play("play express_train", "buy apartment", "play control_room")
    assert desk.hand == {"tower": 1, "waste": 1, "lay_rails": 1}
    assert desk.gained == {"apartment": 1, "waste": 1}
    assert desk.deck() == []


def test_ruling_8_cards_set_aside_by_a_reveal_are_left_out_too() -> None:
    desk = Desk(hand=["information_central"], deck=["tower", "lay_rails"], discard=["waste"])
    desk.play("play information_central")
    assert desk.turn["aside"] == {"tower": 1, "lay_rails": 1, "waste": 1}
    assert desk.deck() == []


def test_ruling_9_clean_up_discards_everything_and_draws_five() -> None:
    desk = Desk(hand=["express_train", "tower"], deck=["lay_rails"] * 6)
    desk.give_coins(1)
    desk.play("play express_train", "buy apartment", "done")
    assert desk.discard == {"express_train": 1, "tower": 1, "apartment": 1, "waste": 1}
    assert desk.hand == {"lay_rails": 5}
    assert desk.deck() == ["lay_rails"]


def test_ruling_9_the_end_is_checked_after_the_new_hand_is_drawn() -> None:
    desk = Desk(hand=["lay_rails"], deck=["normal_train"] * 5)
    desk.state.rails_left[0] = 1
    desk.play("play lay_rails", "rail r3c4")
    assert not desk.match.over
    desk.play("done")
    assert desk.match.over
    assert desk.hand == {"normal_train": 5}


@pytest.mark.parametrize("name", ["waste", "apartment", "tower", "skyscraper"])
def test_ruling_10_waste_and_victory_cards_are_not_played(name: str) -> None:
    desk = Desk(hand=[name])
    assert f"play {name}" not in desk.match.legal()
    assert desk.refused(f"play {name}") == "trains.not-playable"


def test_ruling_11_the_pile_begins_with_70_and_returned_waste_refills_it() -> None:
    desk = Desk()
    assert desk.supply("waste") == 70
    desk = Desk(hand=["landfill", "waste", "lay_rails"])
    desk.set_supply("waste", 0)
    desk.play("play landfill")
    assert desk.supply("waste") == 1
    desk.play("play lay_rails", "rail r3c4")
    assert desk.gained == {"waste": 1}


def test_ruling_12_where_a_line_may_start() -> None:
    match = railbox.new_game("trains", 2, 1)
    refused = {"r0c0": "trains.start-remote", "r7c7": "trains.rail-on-sea"}
    for cell, rule in refused.items():
        with pytest.raises(railbox.IllegalAction) as refusal:
            match.play(f"rail {cell}")
        assert refusal.value.rule == rule
    with pytest.raises(railbox.IllegalAction) as refusal:
        match.play("play normal_train")
    assert refusal.value.rule == "trains.start-first"
    assert len(match.legal()) == 76 - 10 - 6
    match.play("rail r1c0")
    with pytest.raises(railbox.IllegalAction) as refusal:
        match.play("rail r1c0")
    assert refusal.value.rule == "trains.start-taken"


@pytest.mark.parametrize("cell", ["r0c1", "r2c1", "r2c0", "r3c3"])
def test_ruling_12_any_other_ground_is_free_and_the_rail_is_one_of_the_twenty(cell: str) -> None:
    desk = Desk(starts=[cell, "r2c8"])
    assert desk.me()["rails_left"] == 19
    assert desk.me()["owned"].get("waste", 0) == 0


def test_ruling_13_the_worked_example_of_both_rulebooks() -> None:
    """A city with two stations and a rail of somebody else: 1 + 2 + 1 coins and a Waste, besides that of the card."""
    desk = Desk(hand=["lay_rails"], starts=["r2c3", "r2c8"])
    desk.build_stations("r2c2", 2)
    desk.lay(1, "r2c2")
    desk.give_coins(3)
    desk.play("play lay_rails")
    assert desk.refused("rail r2c2") == "trains.rail-too-dear"
    desk.play("decline")
    desk.set_cards(["lay_rails"])
    desk.give_coins(1)
    desk.play("play lay_rails", "rail r2c2")
    assert desk.coins == 0
    assert desk.gained == {"waste": 2}


def test_ruling_13_several_rails_of_others_cost_a_coin_each_and_one_waste() -> None:
    desk = Desk(hand=["lay_rails"], players=4)
    for seat in (1, 2, 3):
        desk.lay(seat, "r3c4")
    desk.give_coins(3)
    desk.play("play lay_rails", "rail r3c4")
    assert desk.coins == 0
    assert desk.gained == {"waste": 2}


def empty_piles(desk: Desk, *names: str) -> None:
    for name in names:
        desk.set_supply(name, 0)


def test_ruling_28_four_empty_piles_end_the_game_and_waste_does_not_count() -> None:
    desk = Desk(hand=["normal_train"], deck=["normal_train"] * 5)
    empty_piles(desk, "waste", "apartment", "tower", "landfill")
    desk.play("done")
    assert not desk.match.over
    empty_piles(desk, "skyscraper")
    desk.play("done")
    assert desk.match.end_reason == "four-empty-piles"


def test_ruling_28_a_pile_of_normal_trains_does_not_exist() -> None:
    desk = Desk()
    assert len(desk.match.view(0)["game"]["supply"]) == 16
    assert "normal_train" not in desk.match.view(0)["game"]["supply"]


def test_ruling_28_the_last_station_ends_the_game_after_the_turn() -> None:
    desk = Desk(hand=["station_expansion"], deck=["normal_train"] * 5)
    desk.state.stations_left = 1
    desk.play("play station_expansion", "station r2c4")
    desk.give_coins(3)
    desk.play("buy apartment")
    assert not desk.match.over
    desk.play("done")
    assert desk.match.end_reason == "stations-used-up"


def test_ruling_28_no_turns_follow_to_make_them_equal() -> None:
    desk = Desk(hand=["lay_rails"], deck=["normal_train"] * 5, players=3)
    desk.state.rails_left[0] = 1
    desk.play("play lay_rails", "rail r3c4", "done")
    assert desk.match.end_reason == "rails-used-up"
    assert desk.state.turn == 1


def test_ruling_29_rails_cards_and_track_are_added_up() -> None:
    desk = Desk(hand=["apartment"], deck=["tower"], discard=["skyscraper"])
    desk.lay(0, "r2c0", "r2c2", "r2c4", "r0c0", "r1c8")
    desk.build_stations("r2c0", 3)
    desk.build_stations("r2c2", 2)
    desk.build_stations("r2c4", 1)
    desk.state.track[0] = 5
    assert desk.match.scores[0] == 5 + (8 + 4 + 2 + 4 + 0) + (1 + 2 + 4)
    assert desk.match.scores[1] == 0


@pytest.mark.parametrize(("edition", "winners"), [("aeg", [1]), ("okazu", [0, 1])])
def test_ruling_29_ties_are_broken_by_rails_in_the_aeg_edition_only(edition: str, winners: list[int]) -> None:
    desk = Desk(deck=["normal_train"] * 5, edition=edition)
    desk.lay(1, "r2c7")
    desk.state.stations_left = 0
    desk.play("done")
    assert desk.match.scores == [0, 0]
    assert desk.match.winners == winners


def test_ruling_29_a_tie_in_rails_is_shared_in_the_aeg_edition_too() -> None:
    desk = Desk(deck=["normal_train"] * 5)
    desk.state.stations_left = 0
    desk.play("done")
    assert desk.match.winners == [0, 1]


def test_ruling_30_a_game_of_passing_ends_at_the_turn_limit() -> None:
    match = railbox.new_game("trains", 3, 1, {"turn_limit": 4})
    for _ in range(3):
        match.play(match.legal()[0])
    for _ in range(3 * 4):
        assert not match.over
        match.play("done")
    assert match.end_reason == "turn-limit"
    assert match.winners


def test_ruling_30_a_true_end_goes_before_the_limit() -> None:
    match = railbox.new_game("trains", 2, 1, {"turn_limit": 1})
    match.play("rail r3c3")
    match.play("rail r2c5")
    assert isinstance(match.state, Trains)
    match.play("done")
    match.state.stations_left = 0
    match.play("done")
    assert match.end_reason == "stations-used-up"


def test_a_starting_deck_has_ten_cards_and_a_hand_five() -> None:
    match = railbox.new_game("trains", 4, 1)
    for seat in range(4):
        me = match.view(seat)["game"]["players"][seat]
        assert me["owned"] == {"normal_train": 7, "lay_rails": 2, "station_expansion": 1}
        assert (me["hand_size"], me["deck_size"]) == (5, 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_piles_by_number_of_players(players: int) -> None:
    supply = railbox.new_game("trains", players, 1).view(-1)["game"]["supply"]
    assert supply["lay_rails"] == 20 - 2 * players
    assert supply["station_expansion"] == 20 - players
    assert (supply["express_train"], supply["limited_express_train"], supply["waste"]) == (20, 10, 70)
    assert all(supply[name] == 10 for name in ("apartment", "tower", "skyscraper"))
    selected = [name for name in supply if cards.NUMBER_OF[name] in cards.SELECTABLE]
    assert len(selected) == 8
    assert all(supply[name] == 10 for name in selected)
