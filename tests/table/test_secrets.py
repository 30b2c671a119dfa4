"""What others must not notice: the steps of secret choices, pre-moves, and a past that the rules hide."""

from __future__ import annotations

import pytest

from railbox.table import Clock, Refused, fold, views
from railbox.table.commands import Autopilot, BotAct, Chat, Mute, Premove, Redo, Start, Undo
from railbox.table.log import Acted
from tests.table.driver import ADA, BO, CY, DI, Driver


def test_steps_of_a_secret_choice_are_noticed_by_nobody_else_until_it_closes() -> None:
    driver = Driver("toy", 3).start()
    before = {person: driver.seen(driver.table, person.id) for person in (BO, CY, DI)}
    noticed, stamps = driver.table.noticed, {person: driver.table.stamp(person.id) for person in (BO, CY, DI)}
    own = driver.table.stamp(ADA.id)
    driver.now += 5000
    driver.act(ADA, "think")
    driver.act(ADA, "think")
    for person in (BO, CY, DI):
        assert driver.seen(driver.table, person.id) == before[person]
        assert driver.table.stamp(person.id) == stamps[person]
    assert driver.table.noticed == noticed and driver.table.stamp(ADA.id) > own
    view = views.looks(driver.table, [0])[0]
    assert view is not None and view["game"]["thoughts"] == 2
    driver.check()
    driver.do(BO, Chat("hm"))
    driver.act(ADA, "pick 1")
    [line] = [line for line in views.log_lines(driver.table, 0, ADA.id, 0) if line.seat == 0]
    assert line.moment == driver.table.moment and line.actions == ["think", "think", "pick 1"]
    [line] = [line for line in views.log_lines(driver.table, 1, BO.id, 0) if line.seat == 0]
    assert line.actions == [] and line.messages == []
    driver.check()


def test_the_last_to_choose_is_not_watched_either() -> None:
    driver = Driver("toy", 2).start()
    driver.act(ADA, "pick 1")
    moment = driver.table.moment
    driver.act(BO, "think")
    assert driver.table.moment == moment
    driver.act(BO, "pick 1")
    assert driver.table.moment == moment + 1
    driver.act(ADA, "step")
    assert driver.table.moment == moment + 2, "what is done in the open is seen at once"
    driver.check()


def test_each_takes_back_its_own_steps_whatever_others_do_meanwhile() -> None:
    driver = Driver("toy", 3).start()
    driver.act(ADA, "think")
    driver.act(BO, "think")
    driver.act(ADA, "think")
    before = driver.seen(driver.table, BO.id)
    driver.do(ADA, Undo())
    assert driver.seen(driver.table, BO.id) == before, "nobody notices"
    driver.do(ADA, Undo(turn=True))
    assert driver.seen(driver.table, BO.id) == before
    assert driver.refused(ADA, Undo()) == "table.nothing-to-undo"
    match = driver.table.match
    assert match is not None and match.actions == ["@1 think"]
    driver.check()
    driver.act(BO, "pick 2")
    driver.do(ADA, Redo())
    driver.do(ADA, Redo())
    assert driver.refused(ADA, Redo()) == "table.nothing-to-redo"
    view = views.looks(driver.table, [0])[0]
    assert view is not None and view["game"]["thoughts"] == 2
    driver.check()


def test_a_closed_choice_opens_again_as_a_whole_and_is_named() -> None:
    driver = Driver("toy", 3).start()
    driver.act(ADA, "think")
    driver.act(ADA, "pick 1")
    closed = driver.table.moment
    driver.act(BO, "think")
    assert driver.table.pending() == [1, 2]
    driver.do(ADA, Undo())
    assert driver.table.pending() == [0, 1, 2]
    lines = views.log_lines(driver.table, 1, BO.id, 0)
    assert lines[-1].removed == (closed,) and closed not in [line.moment for line in lines]
    driver.check()
    driver.act(ADA, "pick 2")
    [line] = [line for line in views.log_lines(driver.table, 0, ADA.id, 0) if line.seat == 0]
    assert line.actions == ["think", "pick 2"]
    driver.do(ADA, Undo(to=driver.table.moment))
    view = views.looks(driver.table, [0])[0]
    assert view is not None and view["game"]["thoughts"] == 0, "back to before the whole choice"
    driver.check()


def test_bots_choose_step_by_step_too() -> None:
    driver = Driver("toy", 1, 2).start()
    asked = driver.table.seats[1].asked
    driver.do(None, BotAct(1, "think", driver.table.moment))
    assert driver.table.seats[1].asked == asked + 1, "a new question for the bot"
    driver.do(None, BotAct(1, "pick 1", driver.table.moment))
    driver.act(ADA, "think")
    driver.do(None, BotAct(2, "pick 1", driver.table.moment))
    assert driver.table.can_undo(0), "what a bot does in secret takes no right away"
    driver.do(ADA, Undo())
    driver.check()


def test_thinking_gains_no_time() -> None:
    day = 86_400_000
    driver = Driver("toy", 2, clock=Clock("move", 86_400)).start()
    driver.now += day // 2
    driver.act(ADA, "think")
    driver.do(ADA, Undo())
    assert driver.table.clock_left(0, driver.now) == day // 2
    driver.check()


def test_premoves_and_mutes_leave_no_trace_for_others() -> None:
    driver = Driver("toy", 2).start()
    stamp, noticed = driver.table.stamp(ADA.id), driver.table.noticed
    driver.now += 5000
    own = driver.table.stamp(BO.id)
    driver.do(BO, Premove(["step"]))
    driver.do(BO, Mute(ADA.id))
    assert driver.table.stamp(ADA.id) == stamp == driver.table.stamp("stranger") and driver.table.noticed == noticed
    assert driver.table.stamp(BO.id) > own


# ---- back to a moment, seats by lot, the same deal -----------------------------------------------------


def test_a_seat_goes_back_to_before_an_action_of_its_own() -> None:
    driver = Driver("toy", 2).start()
    driver.act(ADA, "pick 1")
    driver.act(BO, "pick 1")
    driver.act(ADA, "step")
    first = driver.table.moment
    driver.do(BO, Chat("well"))
    driver.act(ADA, "step")
    assert driver.refused(ADA, Undo(to=first - 1)) == "table.nothing-to-undo"
    assert driver.refused(ADA, Undo(to=first + 1)) == "table.nothing-to-undo"
    driver.do(ADA, Undo(to=first))
    assert driver.table.match is not None and driver.table.match.scores == [1, 1]
    assert driver.table.can_redo(0)
    driver.check()


def test_seats_are_drawn_by_lot() -> None:
    found = set()
    for number in range(20):
        driver = Driver("toy", 3, 1, first="random")
        driver.table.do(ADA, Start(), driver.now, f"s{number}")
        found.add(tuple(driver.table.seat_of(person.id) for person in (ADA, BO, CY)))
        assert "table.seats-drawn" in [
            message.id for line in views.log_lines(driver.table, -1, "", 0) for message in line.messages
        ]
    assert len(found) > 5
    driver = Driver("toy", 3, 1, first="random").start()
    driver.check()


def test_the_same_deal_is_played_again_and_not_rated() -> None:
    driver = Driver("metro", 2, seed="an old seed", same_as="t1", first="random").start()
    assert driver.table.match is not None and driver.table.match.seed == "an old seed"
    lines = views.log_lines(driver.table, -1, "", 0)
    assert {"table.game-begins", "table.same-deal", "table.seats-drawn"} <= {
        m.id for line in lines for m in line.messages
    }
    assert len({line.moment for line in lines}) == len(lines), "a moment is one line of the log"
    driver.do(BO, Autopilot(True))
    driver.check()


# ---- one legal list a command ----------------------------------------------------------------------------


def test_an_action_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver("toy", 2).start()
    match = driver.table.match
    assert match is not None
    checks: list[str] = []
    check = match.check

    def counted(text: str, seat: int) -> int:
        checks.append(text)
        return check(text, seat)

    monkeypatch.setattr(match, "check", counted)
    driver.act(ADA, "pick 1")
    assert checks == ["pick 1"]
    driver.do(BO, Premove(["pick 2"]))
    assert checks == ["pick 1", "pick 2"]
    driver.table.apply(Acted(driver.now, 0, "step"))
    assert checks[-1] == "step", "what comes from elsewhere is checked"


# ---- a past that the rules hide ----------------------------------------------------------------------------


def play_round(driver: Driver) -> None:
    for person in (ADA, BO):
        driver.act(person, "pick 1")
    for person in (ADA, BO):
        driver.act(person, "step")
        driver.act(person, "pass")


def test_the_past_is_open_where_the_game_does_not_hide_it() -> None:
    driver = Driver("toy", 2).start()
    play_round(driver)
    assert views.hidden(driver.table, 0) is None


def test_a_chapter_that_is_being_played_is_hidden() -> None:
    driver = Driver("toy", 2, options={"hides": True}).start()
    assert views.hidden(driver.table, 0) == views.Hidden(driver.table.begun, driver.table.begun + 1)
    play_round(driver)
    end = driver.table.moment
    dark = views.hidden(driver.table, 0)
    assert dark is not None and dark.since == end, "the round before is open"
    seen = [line.moment for line in views.log_lines(driver.table, 0, ADA.id, 0, dark) if line.seat is not None]
    assert len(seen) == 6
    driver.act(ADA, "pick 0")
    driver.act(BO, "pick 2")
    driver.do(BO, Chat("my turn?"))
    driver.act(ADA, "step")
    turn = driver.table.moment
    driver.act(ADA, "pass")
    driver.act(BO, "step")

    def told(seat: int) -> list[int]:
        dark = views.hidden(driver.table, seat)
        assert dark is not None and dark.since == end
        lines = views.log_lines(driver.table, seat, "", end, dark)
        assert any(line.text == "my turn?" for line in lines), "talk is not hidden"
        return [line.moment for line in lines if line.seat is not None]

    assert told(0) == [turn, turn + 1, turn + 2], "since the own last turn began"
    assert told(1) == [turn + 2]
    assert told(-1) == [turn + 2], "since the last turn of anybody began"
    driver.check()


def test_all_is_open_after_the_end() -> None:
    driver = Driver("toy", 2, options={"hides": True}).start()
    for _ in range(3):
        play_round(driver)
    assert driver.table.status == "over" and views.hidden(driver.table, 0) is None


def test_how_seats_are_called() -> None:
    driver = Driver("toy", 1, 2)
    assert views.seat_names(driver.table, "en") == ["Ada", "Random bot 1", "Random bot 2"]
    assert views.seat_names(driver.table, "it")[1] == "Robot casuale 1"
    assert views.bot_title("homemade").id == "table.bot-named"
    with pytest.raises(Refused):
        views.seat_to_see(fold(driver.log), ADA.id, 2)
