"""The golden records: one for each number of players and way to end, for each tie-break, for each option."""

from __future__ import annotations

import pytest

from railbox.core.match import Match, load_record
from tests.tickets.make_golden import GOLDEN
from tests.tickets.scenes import seat_of

FILES = sorted(GOLDEN.glob("*.json"))

REQUIRED = {
    *(f"{players} players, {reason}" for players in (2, 3, 4) for reason in ("last-card-drawn", "last-card-turned-up")),
    "4 players, nothing-to-draw",
    "won by points",
    "won by completed destinations",
    "won by bonus cards",
    "shared",
    "negative total",
    "first by lot",
    "open_own_stack",
    "allow_all_loco_set",
    "locomotives alone",
    "column robbed",
    "turn passed",
    "choices out of order",
}


def shows(match: Match) -> set[str]:
    """What a finished game is an example of."""
    standings = sorted(
        (
            (match.scores[seat], len(seat_of(match, seat)["completed"]), len(seat_of(match, seat)["bonuses"]))
            for seat in range(match.players)
        ),
        reverse=True,
    )
    first, second = standings[:2]
    found = {f"{match.players} players, {match.end_reason}"}
    if len(match.winners) > 1:
        found.add("shared")
    else:
        by = next(number for number in range(3) if first[number] != second[number])
        found.add(("won by points", "won by completed destinations", "won by bonus cards")[by])
    if min(match.scores) < 0:
        found.add("negative total")
    found |= {name for name, value in match.record().options.items() if value is True}
    found |= {"first by lot"} if match.record().options["first"] == "random" else set()
    told = {message.id for messages in match.events(-1) for message in messages}
    found |= {"column robbed"} if "tickets.column-robbed" in told else set()
    found |= {"turn passed"} if "tickets.turn-passed" in told else set()
    found |= {"locomotives alone"} if any("place locos" in text for text in match.actions) else set()
    found |= {"choices out of order"} if any(text.startswith("@") for text in match.actions) else set()
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_record_replays_to_its_result(file: str) -> None:
    match = load_record(file)
    assert match.over
    assert match.record().result is not None


def test_no_combination_is_missing() -> None:
    found: set[str] = set()
    for file in FILES:
        found |= shows(load_record(file))
    assert REQUIRED - found == set()
