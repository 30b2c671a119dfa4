"""What is certain about an action before it is done: coins, Waste, points, the end; and nothing of hidden cards."""

from __future__ import annotations

import railbox
from railbox.locales import translate
from tests.trains.desk import Desk


def told(desk: Desk, text: str) -> list[str]:
    return [translate(message, "en", ["Ada", "Bo"]) for message in desk.match.preview(text)]


def test_rails_tell_their_full_price_coins_and_waste() -> None:
    desk = Desk(hand=["lay_rails"], starts=["r2c3", "r2c8"])
    desk.build_stations("r2c2", 2)
    desk.lay(1, "r2c2")
    desk.give_coins(5)
    desk.play("play lay_rails")
    assert desk.match.figures("rail r2c2") == {"price": 4, "coins": 1, "waste": 2, "points": 4}
    assert told(desk, "rail r2c2") == [
        "Ada lays rails in Tachikawa for 4 coins.",
        "Ada takes a Waste.",
        "Ada takes a Waste.",
    ]
    assert desk.match.figures("rail r3c3") == {"price": 0, "coins": 5, "waste": 1}
    assert desk.coins == 5


def test_rails_in_a_remote_location_are_worth_its_number() -> None:
    desk = Desk(hand=["lay_rails"], starts=["r0c1", "r2c8"])
    desk.give_coins(4)
    desk.play("play lay_rails")
    assert desk.match.figures("rail r0c0") == {"price": 4, "coins": 0, "waste": 1, "points": 4}


def test_a_waiver_and_dump_site_show_in_the_figures() -> None:
    desk = Desk(hand=["dump_site", "steel_bridge"], starts=["r3c3", "r2c8"])
    desk.play("play dump_site", "play steel_bridge")
    assert desk.match.figures("rail r3c2") == {"price": 0, "coins": 1}


def test_a_station_tells_the_points_that_it_brings() -> None:
    desk = Desk(hand=["station_expansion"], starts=["r2c2", "r2c8"])
    desk.build_stations("r7c1")
    desk.build_stations("r2c2")
    desk.play("play station_expansion")
    assert desk.match.figures("station r2c2") == {"waste": 1, "points": 2}
    assert desk.match.figures("station r7c1") == {"waste": 1}


def test_a_purchase_tells_price_coins_waste_and_points() -> None:
    desk = Desk()
    desk.give_coins(6)
    assert desk.match.figures("buy tower") == {"price": 5, "coins": 1, "waste": 1, "points": 2}
    assert desk.match.figures("buy express_train") == {"price": 3, "coins": 3}


def test_a_draw_ends_the_preview() -> None:
    desk = Desk(hand=["control_room", "holiday_timetable"], deck=["tower", "waste", "lay_rails"])
    assert told(desk, "play control_room") == ["Ada plays Control Room."]
    assert told(desk, "play holiday_timetable") == [
        "Ada plays Holiday Timetable.",
        "Ada removes Holiday Timetable from the game.",
        "Ada gains 3 coins.",
    ]


def test_that_a_deck_must_be_shuffled_is_certain_and_what_comes_of_it_is_not() -> None:
    desk = Desk(hand=["passing_station"], discard=["tower", "waste"])
    assert told(desk, "play passing_station") == [
        "Ada plays Passing Station for 1 coin.",
        "Ada shuffles the discard pile into a new deck.",
    ]


def test_a_draw_of_a_known_card_is_certain() -> None:
    desk = Desk(hand=["early_train", "passing_station"], deck=["waste"])
    desk.give_coins(8)
    desk.play("play early_train", "buy skyscraper", "on deck")
    assert told(desk, "play passing_station") == ["Ada plays Passing Station for 1 coin.", "You draw Skyscraper."]


def test_a_card_seen_in_secret_may_be_discarded_with_a_preview() -> None:
    desk = Desk(hand=["signals"], deck=["waste", "tower"])
    desk.play("play signals")
    assert told(desk, "discard") == ["Ada discards Tower."]


def test_what_a_name_meets_is_not_told() -> None:
    for edition in ("aeg", "okazu"):
        desk = Desk(hand=["command_central"], deck=["waste", "tower"], edition=edition)
        desk.play("play command_central")
        assert [message.id for message in desk.match.preview("choose tower")] == ["trains.card-named"]
        assert [message.id for message in desk.match.preview("choose waste")] == ["trains.card-named"]


def test_a_turn_that_ends_the_game_says_so() -> None:
    desk = Desk(hand=["lay_rails"], deck=["normal_train"] * 5)
    assert desk.match.figures("done") == {}
    desk.state.rails_left[0] = 1
    desk.play("play lay_rails", "rail r3c4")
    assert desk.match.figures("done") == {"ends": 1}


def test_a_game_that_reaches_its_limit_says_so() -> None:
    match = railbox.new_game("trains", 2, 1, {"turn_limit": 1})
    match.play("rail r3c3")
    match.play("rail r2c5")
    assert match.figures("done") == {}
    match.play("done")
    assert match.figures("done") == {"ends": 1}


def test_a_turn_that_empties_the_fourth_pile_says_that_it_ends_the_game() -> None:
    desk = Desk(hand=["normal_train"])
    for name in ("express_train", "limited_express_train", "lay_rails"):
        desk.set_supply(name, 0)
    assert "ends" not in desk.match.figures("done")
    desk.set_supply("station_expansion", 0)
    assert desk.match.figures("done")["ends"] == 1
