"""The campaigns, short: script/chaos and tests/server/campaigns.py run them as long as one likes."""

import asyncio
import random
from collections import Counter
from pathlib import Path

from tests.server.campaigns import fuzz_campaign
from tests.server.chaos import Campaign, possible, world_of


def test_whatever_fails_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    async def go() -> Counter[str]:
        chance = random.Random(1)
        figures: Counter[str] = Counter()
        with world_of("sqlite", tmp_path, chance) as world:
            async with Campaign(world, figures).begun() as campaign:
                kinds = {kind.name: kind for kind in possible(world)}
                for names in (["kill-all"], ["full-disk", "kill-thinkers"], ["jump", "hang"], ["bad-clients"]):
                    await campaign.round(chance, [kinds[name] for name in names if name in kinds])
                figures["acknowledged"] = campaign.acknowledged()
        return figures

    figures = asyncio.run(go())
    assert figures["acknowledged"] > 10 and figures["checked"] == 12 and figures["messages compared"] > 10, figures


def test_nonsense_is_answered_in_good_order(tmp_path: Path) -> None:
    figures = asyncio.run(fuzz_campaign(tmp_path, messages=1200, seed=1))
    assert figures["sent"] >= 1200 and figures["refused"] > 400 and figures["done"] > 0
