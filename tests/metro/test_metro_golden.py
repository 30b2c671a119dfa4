"""Metro owns a golden record for each player count, variant and expansion."""

import pytest

from railbox.core.record import read_record
from tests.golden import FOLDER
from tests.metro.make_golden import WANTED


@pytest.mark.parametrize("name", WANTED)
def test_the_golden_record_exists(name: str) -> None:
    players, options = WANTED[name]
    record = read_record(FOLDER / "metro" / f"{name}.json")
    assert record.players == players
    assert record.result is not None
    assert record.options.items() >= options.items()
