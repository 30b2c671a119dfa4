"""Random commands at random times, over every game: the log is the table, and nobody learns what is hidden."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from railbox.core.catalogue import all_games
from railbox.core.rng import stream
from railbox.core.state import SPECTATOR
from railbox.table import Clock, Refused, Table, fold, views
from railbox.table.commands import (
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
    Resume,
    Tick,
    Undo,
    Vote,
)
from tests.table.driver import PEOPLE, Driver

GAMES = [*all_games(), "toy"]


def legal(table: Table, seat: int) -> list[str]:
    return table.match.legal(seat) if table.match is not None else []


def random_command(table: Table, chance: random.Random, ids: int) -> tuple[Any, Any]:
    """Somebody does something, sensible more often than not."""
    pending = table.pending()
    machines = table.machine_seats()
    if machines and chance.random() < 0.7:
        seat, _ = chance.choice(machines)
        return None, BotAct(seat, chance.choice(legal(table, seat)), table.moment)
    person = chance.choice(PEOPLE)
    if pending and chance.random() < 0.7:
        seat = chance.choice(pending)
        sitting = table.seats[seat].person
        if sitting is not None:
            return sitting, Act(chance.choice(legal(table, seat)), table.moment, f"r{ids}")
    texts = legal(table, table.seat_of(person.id)) or ["draw"]
    return person, chance.choice(
        [
            Undo(),
            Undo(turn=True),
            Redo(),
            Redo(),
            Chat("so?"),
            Mute("p1", chance.random() < 0.5),
            Premove(chance.choices(texts, k=2)),
            Vote("pause", chance.random() < 0.5),
            Vote("abandon", chance.random() < 0.3),
            Resume(),
            Autopilot(chance.random() < 0.5),
            Join(),
            Replace(chance.randrange(4)),
            Leave() if chance.random() < 0.1 else Redo(),
            Act("draw", chance.randrange(table.moment + 2), "old"),
            Rematch(),
        ]
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_log_is_the_table(game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    driver = Driver(game, 2, 0 if seed else 1, clock=Clock("live", 600, 5) if seed == 2 else Clock()).start()
    done: set[str] = set()
    for number in range(250):
        driver.now += chance.randrange(20_000)
        if chance.random() < 0.1:
            driver.do(None, Tick())
        who, command = random_command(driver.table, chance, number)
        before = driver.table.seq
        try:
            driver.do(who, command)
            done.add(type(command).__name__)
        except Refused:
            assert driver.table.seq == before
    assert driver.table.seq == len(driver.log)
    assert done, "some commands must be accepted"
    driver.check()
    for length in {1 + chance.randrange(len(driver.log)) for _ in range(5)}:
        assert fold(driver.log[:length]).seq == length


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_is_told_does_not_depend_on_what_is_hidden(game: str) -> None:
    """Beside the true game one is played on in which all that the viewer cannot know was drawn anew.

    As long as both look the same to the viewer, everything else that leaves the table must be the same as well.
    """
    rng = stream(game, "leaks")
    for players in all_games()[game].players[:2]:
        driver = Driver(game, players).start()
        match = driver.table.match
        assert match is not None
        compared = 0
        while driver.table.status == "running" and driver.table.seq < 400:
            seat = driver.table.pending()[rng.below(len(driver.table.pending()))]
            texts = match.legal(seat)
            action = texts[rng.below(len(texts))]
            twins = {}
            looking = driver.table.seq < 80 or rng.below(8) == 0
            for viewer in range(SPECTATOR, players) if looking else ():
                twin = fold(driver.log)
                assert twin.match is not None
                twin.match.state = match.state.resample(viewer, rng)
                assert wire(twin, viewer, 0)["view"] == wire(driver.table, viewer, 0)["view"]
                twins[viewer] = twin
            since, horizon = driver.table.moment, driver.horizon()
            driver.act(PEOPLE[seat], action)
            for viewer, twin in twins.items():
                assert twin.match is not None
                choices = twin.match.legal(seat)
                same = action if action in choices else choices[rng.below(len(choices))]
                twin.do(PEOPLE[seat], Act(same, twin.moment, "twin"), driver.now)
                true, false = wire(driver.table, viewer, since), wire(twin, viewer, since)
                # Who acts may learn something new, and in another order, that the view then sorts.
                learns = viewer == seat and driver.horizon() != horizon
                if true["view"] == false["view"] and not learns:
                    compared += 1
                    assert msgspec.json.encode(true) == msgspec.json.encode(false), f"viewer {viewer}: {action}"
        assert compared > 10


def wire(table: Table, viewer: int, since: int) -> dict[str, Any]:
    person = PEOPLE[viewer].id if viewer >= 0 else "stranger"
    info = views.table_info(table, table.changed)
    return {
        "moment": table.moment,
        "table": msgspec.structs.replace(info, commitment=""),
        "you": views.you(table, person),
        "view": views.looks(table, [viewer])[viewer],
        "log": views.log_lines(table, viewer, person, since),
    }
