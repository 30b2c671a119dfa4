from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.client import ServerProcess, running_server
from tests.web.browser import launch, problems


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all browser tests of a worker."""
    with running_server(tmp_path_factory.mktemp("web")) as process:
        yield process


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A browser of its own: an event loop that stays open would be in the way of other tests."""
    problems.clear()
    with launch() as opened:
        yield opened
    assert problems == []
