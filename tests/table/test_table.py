"""The rules of the table itself, with a virtual clock."""

import hashlib
from typing import Any

import pytest
from msgspec.structs import replace

from railbox.core.messages import Message
from railbox.core.record import read_record
from railbox.table import Clock, decode_entry, encode_entry, fold, views
from railbox.table.commands import (
    Absent,
    Act,
    Autopilot,
    BotAct,
    Chat,
    Join,
    Leave,
    Mute,
    Premove,
    Redo,
    Rematch,
    Replace,
    Resign,
    Resume,
    SetSeat,
    Start,
    Tick,
    Undo,
    Vote,
)
from railbox.table.log import Acted, PremovesSet, Started
from tests.table.driver import ADA, BO, CY, DI, SEED, Driver

MINUTE = 60_000
LIVE = Clock("live", 300, 10)


def picked(people: int = 2) -> Driver:
    """A toy table after its first secret picks: Ada is to act, in the open."""
    driver = Driver("toy", people).start()
    for person in (ADA, BO, CY, DI)[:people]:
        driver.act(person, "pick 1")
    return driver


# ---- sitting down and starting -----------------------------------------------------------------


def test_people_sit_down_and_the_host_starts() -> None:
    driver = Driver("toy", 1, 1)
    assert driver.table.status == "open"
    assert driver.refused(BO, Join()) == "table.full"
    driver.do(ADA, SetSeat(1))
    assert driver.refused(ADA, Start()) == "table.seats-open"
    driver.do(BO, Join(1))
    assert driver.refused(BO, Start()) == "table.host-only"
    assert driver.refused(BO, Join()) == "table.seated-already"
    driver.start()
    assert driver.table.pending() == [0, 1]
    assert driver.refused(ADA, Start()) == "table.started"
    driver.check()


def test_the_host_passes_on_when_leaving_and_an_empty_table_closes() -> None:
    driver = Driver("toy", 2)
    driver.do(ADA, Leave())
    assert driver.table.host == BO.id
    driver.do(BO, Leave())
    assert driver.table.status == "over" and driver.table.outcome() is None
    driver.check()


def test_unknown_bots_and_seats_are_refused() -> None:
    driver = Driver("toy", 1, 1)
    assert driver.refused(ADA, SetSeat(1, "nobody")) == "table.no-such-bot"
    assert driver.refused(ADA, SetSeat(1, "search:1000000")) == "table.no-such-bot", "no budgets for strangers"
    assert driver.refused(ADA, SetSeat(9)) == "table.no-such-seat"
    assert driver.refused(BO, Join(0)) == "table.full"


def test_no_person_can_speak_for_the_server_and_the_server_for_no_person() -> None:
    driver = Driver("toy", 2).start()
    assert driver.refused(ADA, BotAct(0, "pick 1", driver.table.moment)) == "table.not-allowed"
    assert driver.refused(ADA, Tick()) == "table.not-allowed"
    assert driver.refused(None, Start()) == "table.not-allowed"
    assert driver.refused(None, BotAct(0, "pick 1", driver.table.moment)) == "table.not-allowed"


# ---- acting ----------------------------------------------------------------------------------------


def test_secret_choices_come_in_any_order_and_show_when_all_are_made() -> None:
    driver = Driver("toy", 3).start()
    driver.act(CY, "pick 2")
    seen = views.looks(driver.table, [0])[0]
    assert seen is not None and seen["game"]["picks"] == [-1, -1, None]
    assert driver.table.pending() == [0, 1]
    assert all(line.messages == [] for line in views.log_lines(driver.table, 0, ADA.id, 0) if line.seat == 2)
    driver.act(ADA, "pick 0")
    driver.act(BO, "pick 1")
    seen = views.looks(driver.table, [0])[0]
    assert seen is not None and seen["game"]["picks"] == [0, 1, 2]
    driver.check()


def test_a_repeated_action_is_done_once() -> None:
    driver = Driver("toy", 2).start()
    command = Act("pick 1", driver.table.moment, "same")
    assert len(driver.do(ADA, command)) == 1
    assert driver.do(ADA, command) == []
    assert driver.table.seats[0].receipts == {"same": driver.table.moment}


def test_an_answer_to_an_old_moment_is_refused_but_not_in_a_simultaneous_choice() -> None:
    driver = Driver("toy", 2).start()
    before = driver.table.moment
    driver.act(BO, "pick 1", before)
    driver.act(ADA, "pick 1", before)
    old = driver.table.moment
    driver.act(ADA, "step", old)
    assert driver.refused(ADA, Act("step", old, "late")) == "table.moved-on"
    assert driver.refused(ADA, Act("step", 999, "early")) == "table.from-the-future"
    driver.check()


def test_illegal_actions_name_the_rule() -> None:
    driver = Driver("toy", 2).start()
    now = driver.table.moment
    assert driver.refused(ADA, Act("step", now, "a")) == "toy.no"
    assert driver.refused(ADA, Act("fly", now, "b")) == "core.unknown-action"
    driver.act(ADA, "pick 1")
    assert driver.refused(ADA, Act("pick 1", driver.table.moment, "c")) == "core.not-your-turn"
    assert driver.refused(DI, Act("pick 1", now, "d")) == "table.not-seated"


# ---- undo ------------------------------------------------------------------------------------------


def test_undo_and_redo_up_to_the_horizon() -> None:
    driver = picked()
    assert driver.refused(ADA, Undo()) == "table.nothing-to-undo"
    driver.act(ADA, "step")
    driver.act(ADA, "step")
    driver.do(ADA, Undo())
    assert driver.table.match is not None and driver.table.match.scores == [2, 1]
    driver.do(ADA, Redo())
    assert driver.table.match.scores == [3, 1]
    driver.do(ADA, Undo(turn=True))
    assert driver.table.match.scores == [1, 1]
    driver.do(ADA, Redo())
    driver.do(ADA, Redo())
    assert driver.table.match.scores == [3, 1]
    assert driver.refused(ADA, Redo()) == "table.nothing-to-redo"
    driver.check()
    driver.do(ADA, Undo())
    driver.act(ADA, "pass")
    assert driver.refused(ADA, Redo()) == "table.nothing-to-redo"
    driver.check()


def test_a_turn_can_be_taken_back_until_the_next_player_acts() -> None:
    driver = picked()
    driver.act(ADA, "pass")
    assert driver.refused(BO, Undo()) == "table.nothing-to-undo"
    driver.do(ADA, Undo())
    assert driver.table.pending() == [0]
    driver.act(ADA, "pass")
    driver.act(BO, "step")
    assert driver.refused(ADA, Undo()) == "table.nothing-to-undo"
    driver.do(BO, Undo())
    assert driver.refused(ADA, Undo()) == "table.nothing-to-undo"
    driver.check()


def test_undone_actions_leave_the_log_and_are_named() -> None:
    driver = picked()
    driver.act(ADA, "step")
    gone = driver.table.moment
    driver.do(BO, Chat("hm"))
    driver.do(ADA, Undo())
    lines = views.log_lines(driver.table, 1, BO.id, 0)
    assert gone not in [line.moment for line in lines]
    assert lines[-1].removed == (gone,)


def test_nothing_newly_known_can_be_taken_back_in_metro() -> None:
    driver = Driver("metro", 2, options={"hand_size": 2}).start()
    match = driver.table.match
    assert match is not None
    tile = next(text for text in match.legal() if text.startswith("tile"))
    driver.act(ADA, tile)
    assert driver.table.can_undo(0)
    driver.do(ADA, Undo())
    driver.act(ADA, tile)
    driver.act(ADA, match.legal()[0])
    assert not driver.table.can_undo(0), "the hand was refilled: a new tile is known"
    driver.check()


# ---- clocks ------------------------------------------------------------------------------------------


def test_live_clocks_run_for_those_who_decide_and_give_an_increment() -> None:
    driver = Driver("toy", 2, clock=LIVE).start()
    driver.now += MINUTE
    driver.act(ADA, "pick 1")
    assert driver.table.clock_left(0, driver.now) == 250_000
    driver.now += MINUTE
    assert driver.table.clock_left(0, driver.now) == 250_000
    assert driver.table.clock_left(1, driver.now) == 180_000
    driver.act(BO, "pick 1")
    driver.check()
    assert driver.table.deadline() == driver.now + 250_000


def test_taking_back_returns_the_increment() -> None:
    driver = Driver("toy", 2, clock=LIVE).start()
    driver.act(ADA, "pick 1")
    driver.act(BO, "pick 1")
    before = driver.table.clock_left(0, driver.now)
    for _ in range(3):
        driver.act(ADA, "pass")
        driver.do(ADA, Undo())
    assert driver.table.clock_left(0, driver.now) == before
    driver.check()


def test_a_time_out_leads_to_the_autopilot_and_back() -> None:
    driver = Driver("toy", 2, clock=LIVE).start()
    driver.now += 299_999
    assert driver.do(None, Tick()) == []
    driver.now += 1
    assert len(driver.do(None, Tick())) == 2
    assert dict(driver.table.machine_seats()) == {0: "random", 1: "random"}
    assert driver.table.deadline() is None
    assert driver.refused(ADA, Autopilot(False)) == "table.autopilot-decides"
    driver.do(None, BotAct(1, "pick 0", driver.table.moment))
    driver.do(BO, Autopilot(False))
    driver.do(None, BotAct(0, "pick 0", driver.table.moment))
    driver.do(ADA, Autopilot(False))
    assert driver.table.clock_left(0, driver.now) == MINUTE
    driver.act(ADA, "step")
    driver.check()


def test_acting_takes_over_from_the_autopilot() -> None:
    driver = Driver("toy", 2).start()
    driver.do(ADA, Autopilot(True))
    assert dict(driver.table.machine_seats()) == {0: "random"}
    driver.act(ADA, "pick 2")
    assert not driver.table.seats[0].autopilot


def test_days_for_each_move_begin_anew_with_each_decision() -> None:
    day = 86_400_000
    driver = Driver("toy", 2, clock=Clock("move", 86_400)).start()
    driver.now += day // 2
    driver.act(ADA, "pick 1")
    driver.act(BO, "pick 1")
    assert driver.table.clock_left(0, driver.now) == day
    driver.now += day // 2
    driver.act(ADA, "pass")
    driver.do(ADA, Undo())
    assert driver.table.clock_left(0, driver.now) == day // 2, "taking back gains no time"
    driver.check()


def test_a_pause_needs_everybody_and_stops_the_clocks() -> None:
    driver = Driver("toy", 2, 1, clock=LIVE).start()
    driver.do(ADA, Vote("pause"))
    assert not driver.table.paused
    driver.do(ADA, Vote("pause", agree=False))
    driver.do(BO, Vote("pause"))
    assert not driver.table.paused
    driver.do(ADA, Vote("pause"))
    assert driver.table.paused and driver.table.machine_seats() == []
    assert driver.refused(ADA, Act("pick 1", driver.table.moment, "x")) == "table.is-paused"
    driver.now += 100 * MINUTE
    assert driver.do(None, Tick()) == []
    driver.do(BO, Resume())
    assert driver.table.clock_left(0, driver.now) == 300_000
    assert driver.refused(BO, Resume()) == "table.not-paused"
    driver.check()


def test_time_never_runs_backwards() -> None:
    driver = Driver("toy", 2, clock=LIVE).start()
    driver.now -= MINUTE
    driver.act(ADA, "pick 1")
    assert driver.table.clock_left(1, driver.now) == 300_000


def test_a_clock_needs_time() -> None:
    with pytest.raises(ValueError, match="5 seconds"):
        Clock("live", 1)


# ---- leaving, replacing, resigning, abandoning -----------------------------------------------------


def test_a_player_who_left_is_replaced_by_a_person_or_a_bot() -> None:
    driver = Driver("toy", 3, rated=False).start()
    driver.do(BO, Leave())
    assert driver.table.machine_seats() == [(1, "random")]
    driver.do(DI, Join())
    assert driver.table.seat_of(DI.id) == 1 and driver.table.machine_seats() == []
    driver.do(CY, Leave())
    assert driver.refused(DI, Replace(0)) == "table.still-there"
    driver.do(DI, Replace(2, "random"))
    assert driver.table.seats[2].bot == "random"
    driver.check()


def test_an_absent_player_gets_the_autopilot_and_may_be_replaced() -> None:
    driver = Driver("toy", 2).start()
    driver.do(None, Absent(1))
    assert dict(driver.table.machine_seats()) == {1: "random"}
    assert driver.do(None, Absent(1)) == []
    driver.do(ADA, Replace(1))
    assert driver.table.seats[1].bot == "random"
    driver.check()


def test_the_last_one_standing_wins() -> None:
    driver = Driver("toy", 3, rated=False).start()
    driver.do(BO, Resign())
    assert driver.table.status == "running" and dict(driver.table.machine_seats()) == {1: "random"}
    assert driver.refused(BO, Autopilot(False)) == "table.has-resigned"
    driver.do(BO, Leave())
    assert driver.refused(DI, Join()) == "table.full", "a seat that has resigned is not for others"
    driver.do(CY, Resign())
    outcome = driver.table.outcome()
    assert outcome is not None and outcome.winners == [0] and outcome.ranks == [1, 3, 2], "who resigned first is last"
    assert driver.table.pending() == []
    driver.check()


def test_abandoning_needs_all_who_are_there() -> None:
    driver = Driver("toy", 3, 1).start()
    driver.do(None, Absent(2))
    driver.do(ADA, Vote("abandon"))
    assert driver.table.status == "running"
    driver.do(BO, Vote("abandon"))
    outcome = driver.table.outcome()
    assert outcome is not None and outcome.reason == "table.abandoned" and not outcome.rated
    driver.check()


def test_a_game_that_everybody_left_is_abandoned() -> None:
    driver = Driver("toy", 1, 1).start()
    driver.do(ADA, Leave())
    assert driver.table.status == "over"


# ---- talk ------------------------------------------------------------------------------------------


def test_the_muted_are_not_heard_and_never_know() -> None:
    driver = Driver("toy", 2)
    moment = driver.table.moment
    driver.do(ADA, Mute(BO.id))
    assert driver.table.moment == moment, "nobody may notice"
    driver.do(BO, Chat("  hello \n there "))
    assert all(line.person is None for line in views.log_lines(driver.table, 0, ADA.id, 0))
    heard = [line.text for line in views.log_lines(driver.table, 1, BO.id, 0) if line.person]
    assert heard == ["hello there"]
    driver.do(ADA, Mute(BO.id, on=False))
    assert any(line.person for line in views.log_lines(driver.table, 0, ADA.id, 0))
    assert driver.refused(CY, Chat("hi")) == "table.not-seated"
    assert driver.refused(ADA, Chat(" \n ")) == "table.nothing-said"
    driver.check()


# ---- pre-moves --------------------------------------------------------------------------------------


def test_premoves_are_done_when_the_turn_comes_and_seen_by_nobody_else() -> None:
    driver = picked()
    before = driver.seen(driver.table, ADA.id)
    driver.do(BO, Premove(["step", "pass"]))
    assert driver.seen(driver.table, ADA.id) == before
    entries = driver.act(ADA, "pass")
    assert [entry.action for entry in entries if isinstance(entry, Acted)] == ["pass", "step", "pass"]
    assert driver.table.seats[1].premoves == []
    driver.check()


def test_premoves_that_became_illegal_are_forgotten() -> None:
    driver = picked()
    driver.do(BO, Premove(["pick 1", "pass"]))
    entries = driver.act(ADA, "pass")
    assert isinstance(entries[-1], PremovesSet) and driver.table.pending() == [1]
    assert driver.refused(BO, Premove(["fly"])) == "core.unknown-action"
    driver.check()


# ---- the end ----------------------------------------------------------------------------------------


def finish(driver: Driver) -> None:
    match = driver.table.match
    assert match is not None
    while driver.table.status == "running":
        seat = driver.table.pending()[-1]
        driver.do(None, BotAct(seat, match.legal(seat)[0], driver.table.moment)) if driver.table.seats[
            seat
        ].bot else driver.act((ADA, BO, CY, DI)[seat], match.legal(seat)[0])


def test_the_end_reveals_the_seed_and_every_seat() -> None:
    driver = Driver("metro", 1, 1).start()
    public = views.table_info(driver.table, driver.now)
    assert public.seed is None and len(public.commitment) == 64 and SEED not in str(public)
    with pytest.raises(Exception, match=r"table\.not-over"):
        driver.table.record()
    assert views.seat_to_see(driver.table, ADA.id, -1) == -1
    with pytest.raises(Exception, match=r"table\.not-your-seat"):
        views.seat_to_see(driver.table, ADA.id, 1)
    finish(driver)
    assert views.table_info(driver.table, driver.now).seed == SEED
    assert views.seat_to_see(driver.table, "stranger", 1) == 1
    with pytest.raises(Exception, match=r"table\.no-such-seat"):
        views.seat_to_see(driver.table, "stranger", 7)
    record = read_record(driver.table.record())
    assert record.result is not None and record.seed == SEED
    assert driver.refused(ADA, Undo()) == "table.over"
    driver.do(ADA, Rematch())
    assert driver.table.rematch == SEED
    assert driver.do(ADA, Rematch()) == []
    driver.check()


def test_ranks_follow_winners_then_points() -> None:
    driver = Driver("toy", 3).start()
    while driver.table.status == "running":
        for seat, person in enumerate((ADA, BO, CY)):
            if seat in driver.table.pending() and driver.table.status == "running":
                match = driver.table.match
                assert match is not None
                driver.act(person, f"pick {seat}" if f"pick {seat}" in match.legal(seat) else "pass")
    outcome = driver.table.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranks) == ([0, 3, 6], [2], [3, 2, 1])


# ---- the log ----------------------------------------------------------------------------------------


def test_the_log_survives_storage() -> None:
    driver = picked()
    driver.act(ADA, "step")
    driver.do(ADA, Undo())
    stored = [encode_entry(entry) for entry in driver.log]
    assert [decode_entry(data) for data in stored] == driver.log
    with pytest.raises(ValueError, match="begins"):
        fold(driver.log[1:])


def test_the_commitment_covers_all_that_is_fixed_at_the_start() -> None:
    driver = Driver("metro", 1, 1).start()
    finish(driver)
    record = driver.table.record()
    assert record.commitment() == driver.table.commitment and record.seats == ["person", "bot:random"]
    others: dict[str, Any] = {
        "seed": "another",
        "options": {**record.options, "hand_size": 2},
        "deal": {"tiles": ["x"]},
        "seats": ["person", "person"],
        "rules": record.rules + 1,
    }
    for name, value in others.items():
        assert replace(record, **{name: value}).commitment() != record.commitment(), name


def test_an_old_table_keeps_the_commitment_that_it_has_shown() -> None:
    driver = Driver("metro", 1, 1).start()
    log = [replace(entry, seats_promised=False) if isinstance(entry, Started) else entry for entry in driver.log]
    table = fold(log)
    assert table.commitment == hashlib.sha256(SEED.encode()).hexdigest()
    assert table.commitment != driver.table.commitment


def test_a_table_of_other_rules_is_kept_but_not_played() -> None:
    driver = picked()
    log = list(driver.log)
    log[0] = log[0].__class__(**{**{name: getattr(log[0], name) for name in log[0].__struct_fields__}, "rules": 99})
    table = fold(log)
    assert table.status == "frozen" and table.seq == driver.table.seq
    assert table.frozen == Message("table.rules-gone", {"game": "toy", "rules": 99})
    driver.table = table
    assert driver.refused(ADA, Chat("hello?")) == "table.rules-gone"
