"""Deals: the order of every shuffled pile, from the seed, or given in part or whole by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from railbox.core.rng import stream

Deal = dict[str, list[str]]
"""The cards that come first from each named pile, by their texts."""


class BadDeal(ValueError):
    """A deal that the box cannot contain."""


def arrange(piles: Mapping[str, Sequence[str]], seed: str, deal: Mapping[str, Sequence[str]]) -> Deal:
    """Every pile in drawing order: what the deal fixes comes first, the rest is shuffled from the seed."""
    for name in deal:
        if name not in piles:
            raise BadDeal(f"deal: there is no pile {name!r}; the piles are {', '.join(piles) or 'none'}")
    order: Deal = {}
    for name, cards in piles.items():
        fixed = list(deal.get(name, ()))
        box = Counter(cards)
        for place, card in enumerate(fixed):
            if card not in box:
                raise BadDeal(f"deal: {name}[{place}] is {card!r}, which is not in the pile")
            if box[card] == 0:
                raise BadDeal(f"deal: {name}[{place}] is one {card!r} too many: the pile has {cards.count(card)}")
            box[card] -= 1
        rest = list(box.elements())
        rng = stream(seed, f"pile {name}")
        for i in range(len(rest) - 1, 0, -1):
            j = rng.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        order[name] = fixed + rest
    return order
