import pytest

from railbox.core.catalogue import all_games
from tests.table.toy import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_games(), "toy", TOY)
