from collections.abc import Iterator

import pytest

from tests.server.client import ServerProcess, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a worker that only need any server."""
    with running_server(tmp_path_factory.mktemp("server")) as process:
        yield process
        assert process.process is not None and process.process.poll() is None, process.log.read_text()
        problems = [line for line in process.log.read_text().splitlines() if '"level":"error"' in line]
        assert not problems, problems[:3]
