"""Holiday Timetable: leave the game for three coins."""

from tests.trains.desk import Desk


def test_it_leaves_the_game_for_three_coins() -> None:
    desk = Desk(hand=["holiday_timetable"])
    desk.play("play holiday_timetable")
    assert desk.coins == 3
    assert desk.removed("holiday_timetable") == 1
    assert not desk.in_play
    assert desk.supply("holiday_timetable") == 9


def test_kept_it_brings_nothing() -> None:
    desk = Desk(hand=["holiday_timetable"], deck=["waste"] * 5)
    desk.play("play holiday_timetable without effect")
    assert desk.coins == 0
    desk.play("done")
    assert desk.discard == {"holiday_timetable": 1}
