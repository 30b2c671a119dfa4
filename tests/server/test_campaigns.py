"""The campaigns, short: tests/server/campaigns.py runs them as long as one likes."""

import asyncio
from pathlib import Path

from tests.server.campaigns import fuzz_campaign, kill_campaign


def test_killing_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    figures = asyncio.run(kill_campaign(tmp_path, times=4, seed=1))
    assert figures["acknowledged"] > 4


def test_nonsense_is_answered_in_good_order(tmp_path: Path) -> None:
    figures = asyncio.run(fuzz_campaign(tmp_path, messages=3000, seed=1))
    assert figures["sent"] >= 3000 and figures["refused"] > 1000 and figures["done"] > 0
