"""There is a golden record for everything that a game of TransAmerica can show; replaying them is a test of its own."""

import railbox
from railbox.games.transamerica.ruleset import ENDS
from tests.transamerica.make_golden import FOLDER, WANTED, shows

REQUIRED = {
    *(f"players-{players}" for players in range(2, 7)),
    "round-ends-active",
    "round-ends-others-early-with-another-track",
    "round-ends-others-early-declined",
    "round-ends-others-early-then-active",
    "round-ends-others-by-second-track",
    "round-ends-others-by-double-track",
    "round-ends-no-tracks",
    "round-ends-stuck",
    "round-ends-several-complete",
    "game-ends-barrier-crossed",
    "game-ends-round-limit",
    "barrier-moved",
    "barrier-not-moved",
}


def test_every_record_shows_what_its_name_says() -> None:
    files = sorted(FOLDER.glob("*.json"))
    assert {file.stem for file in files} == set(WANTED)
    for file in files:
        match = railbox.load_record(file)
        assert match.over
        assert file.stem in shows(match), file.stem


def test_everything_that_is_required_has_a_record() -> None:
    assert set(WANTED) >= REQUIRED
    for end in ENDS:
        assert any(name.startswith(f"round-ends-{end}") for name in REQUIRED), f"no record of a round that ends {end}"
