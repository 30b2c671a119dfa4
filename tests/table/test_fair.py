"""Nobody gains by coming and going: not a look at other hands, not time, not an escape from a lost game."""

from __future__ import annotations

import pytest

from railbox.table import Clock, Outcome, fold, views
from railbox.table.commands import (
    Absent,
    Autopilot,
    BotAct,
    Join,
    Leave,
    Replace,
    Resign,
    Tick,
    Undo,
    Vote,
)
from railbox.table.table import LEAVING
from tests.table.driver import ADA, BO, CY, DI, Driver

LIVE = Clock("live", 300, 10)
DAY = 86_400_000


def outcome(driver: Driver) -> Outcome:
    found = driver.table.outcome()
    assert found is not None
    return found


# ---- hands ------------------------------------------------------------------------------------------


def test_a_seat_once_seen_binds_its_person() -> None:
    driver = Driver("toy", 3, 1, rated=False).start()
    driver.do(BO, Leave())
    driver.do(CY, Leave())
    assert driver.refused(BO, Join(2)) == "table.seat-is-bound"
    driver.do(DI, Join(1))
    assert driver.refused(BO, Join()) == "table.seat-is-bound", "their own seat is taken: they get no other"
    driver.do(CY, Join())
    assert driver.table.seat_of(CY.id) == 2
    driver.do(DI, Leave())
    assert driver.refused(DI, Join(0)) == "table.seat-is-bound", "who sat down later is bound as well"
    driver.do(BO, Join(1))
    driver.check()


def test_another_seat_is_free_by_consent_of_all() -> None:
    driver = Driver("toy", 3, rated=False).start()
    driver.do(BO, Leave())
    driver.do(ADA, Vote("reseat"))
    driver.do(CY, Vote("reseat"))
    driver.do(CY, Leave())
    driver.do(BO, Join(2))
    assert driver.table.seat_of(BO.id) == 2
    driver.do(BO, Leave())
    assert driver.refused(BO, Join(1)) == "table.seat-is-bound", "consent is for once"
    driver.check()


def test_a_rated_game_keeps_its_company() -> None:
    driver = Driver("toy", 3).start()
    assert driver.refused(ADA, Vote("reseat")) == "table.closed-company"
    driver.do(BO, Leave())
    assert driver.refused(DI, Join()) == "table.closed-company"
    driver.do(BO, Join())
    assert driver.table.seat_of(BO.id) == 1
    driver.check()


def test_before_the_start_everybody_sits_where_they_like() -> None:
    driver = Driver("toy", 2)
    driver.do(BO, Leave())
    driver.do(CY, Join())
    driver.do(CY, Leave())
    driver.do(BO, Join(1))
    driver.start()
    assert driver.table.bound == {ADA.id: 0, BO.id: 1}


# ---- time -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LIVE, Clock("move", 300)])
def test_autopilot_on_and_off_gains_no_time(clock: Clock) -> None:
    driver = Driver("toy", 2, clock=clock).start()
    driver.now += 290_000
    for _ in range(5):
        driver.do(ADA, Autopilot(True))
        driver.now += 1000
        driver.do(ADA, Autopilot(False))
    assert driver.table.clock_left(0, driver.now) == 5000
    driver.do(None, Absent(0))
    driver.now += 5000
    assert driver.table.deadline() == driver.now, "the clock runs on, whoever plays"
    driver.do(None, Tick())
    assert driver.table.seats[0].away == "time"
    driver.check()


@pytest.mark.parametrize("clock", [LIVE, Clock("move", 300)])
def test_leaving_and_coming_back_gains_no_time(clock: Clock) -> None:
    driver = Driver("toy", 2, clock=clock).start()
    driver.now += 299_000
    driver.do(ADA, Leave())
    assert driver.refused(ADA, Join()) == "table.autopilot-decides"
    driver.do(None, BotAct(0, "pick 1", driver.table.moment))
    driver.do(ADA, Join())
    assert driver.table.clock_left(0, driver.now) == 1000
    driver.check()


def test_each_time_out_leaves_less_time_to_return() -> None:
    driver = Driver("toy", 2, clock=Clock("live", 100)).start()
    found = []
    for _ in range(4):
        driver.now = driver.table.changed + driver.table.seats[0].left
        driver.do(BO, Autopilot(False)) if driver.table.seats[1].autopilot else None
        driver.do(None, Tick())
        while 0 in driver.table.pending() or driver.table.status != "running":
            driver.do(None, BotAct(0, driver.table.match.legal(0)[-1], driver.table.moment))  # type: ignore[union-attr]
        driver.do(ADA, Autopilot(False))
        found.append(driver.table.seats[0].left)
        while 0 not in driver.table.pending():
            seat = driver.table.pending()[0]
            legal = driver.table.match.legal(seat)  # type: ignore[union-attr]
            if driver.table.seats[seat].autopilot:
                driver.do(None, BotAct(seat, legal[0], driver.table.moment))
            else:
                driver.act(BO, "pass" if "pass" in legal else legal[0])
    assert found == [60_000, 30_000, 15_000, 7500]


@pytest.mark.parametrize("clock", [LIVE, Clock("move", 300)])
def test_choosing_and_taking_back_gains_no_time(clock: Clock) -> None:
    driver = Driver("toy", 2, clock=clock).start()
    driver.act(ADA, "pick 1")
    driver.act(BO, "pick 1")
    full = driver.table.clock_left(0, driver.now)
    for _ in range(3):
        driver.now += 50_000
        driver.act(ADA, "step")
        driver.now += 1000
        driver.do(ADA, Undo())
    assert driver.table.clock_left(0, driver.now) == full - 153_000
    driver.check()


def test_time_until_a_turn_is_taken_back_counts_for_who_takes_it_back() -> None:
    driver = Driver("toy", 2, clock=LIVE).start()
    driver.act(ADA, "pick 1")
    driver.act(BO, "pick 1")
    ada, bo = (driver.table.clock_left(seat, driver.now) for seat in (0, 1))
    driver.act(ADA, "pass")
    driver.now += 40_000
    driver.do(ADA, Undo())
    assert driver.table.clock_left(0, driver.now) == ada - 40_000
    assert driver.table.clock_left(1, driver.now) == bo, "nobody else pays for it"
    driver.check()


# ---- results -----------------------------------------------------------------------------------------


def test_leaving_a_rated_game_is_a_resignation_after_a_grace() -> None:
    driver = Driver("toy", 2, 1).start()
    driver.do(BO, Leave())
    assert driver.table.deadline() == driver.now + LEAVING
    driver.now += LEAVING - 1
    assert driver.do(None, Tick()) == []
    driver.do(BO, Join())
    assert driver.table.deadline() is None, "who is back has lost nothing"
    driver.do(BO, Leave())
    driver.now += LEAVING
    driver.do(None, Tick())
    assert driver.table.seats[1].resigned and driver.table.seats[1].owner == BO
    assert driver.refused(BO, Join()) == "table.seat-is-bound"
    driver.do(ADA, Resign())
    assert outcome(driver).rated and outcome(driver).ranks == [2, 3, 1]
    driver.check()


def test_a_game_of_two_ends_when_one_has_left_for_good() -> None:
    driver = Driver("toy", 2).start()
    driver.do(BO, Leave())
    driver.now += LEAVING
    driver.do(None, Tick())
    assert outcome(driver).winners == [0] and outcome(driver).rated
    told = [message.id for line in views.log_lines(driver.table, 0, ADA.id, 0) for message in line.messages]
    assert "table.left-for-good" in told
    driver.check()


@pytest.mark.parametrize("bots", [0, 1])
def test_the_last_one_to_leave_does_not_set_the_others_free(bots: int) -> None:
    driver = Driver("toy", 2, bots).start()
    driver.do(BO, Leave())
    driver.do(ADA, Leave())
    assert driver.table.status == "over"
    assert outcome(driver).rated and outcome(driver).ranks[:2] == [1, 2 + bots]
    driver.check()


def test_who_had_resigned_has_lost_also_when_the_others_abandon_the_game() -> None:
    driver = Driver("toy", 3).start()
    driver.do(CY, Resign())
    driver.do(ADA, Vote("abandon"))
    driver.do(BO, Vote("abandon"))
    assert outcome(driver).rated and outcome(driver).ranks == [1, 1, 3] and outcome(driver).winners == []


def test_a_bot_in_the_place_of_somebody_who_left_plays_in_their_name() -> None:
    driver = Driver("toy", 3).start()
    driver.do(BO, Leave())
    driver.do(ADA, Replace(1))
    assert driver.table.seats[1].owner == BO and driver.table.seats[1].bot == "random"
    assert fold(driver.log).seats[1].owner == BO


def test_against_bots_alone_everybody_may_leave() -> None:
    driver = Driver("toy", 1, 2).start()
    assert not driver.table.rated
    driver.do(ADA, Leave())
    assert not outcome(driver).rated
