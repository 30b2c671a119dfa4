"""The best set to complete against trying out all sets."""

from __future__ import annotations

import random
from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from railbox.games.tickets import cards
from railbox.games.tickets.cards import DESTINATION_IDS
from railbox.games.tickets.claims import best_claim, completable
from tests.tickets.scenes import ALL, mask
from tests.tickets.slow import best_set, feasible

TRAINS = [kind for kind, copies in zip(cards.KINDS, cards.COPIES, strict=True) for _ in range(copies)]


def found(trains: list[str], held: list[str]) -> list[str]:
    """What the optimiser completes, as ids."""
    left = vec[i64]([0] * 9 + [trains.count(kind) for kind in cards.KINDS])
    before = list(left)
    best = best_claim(mask(held), left, 9)
    assert list(left) == before, "looking for the best set must not use cards up"
    return [card for number, card in enumerate(DESTINATION_IDS) if best >> number & 1]


def test_6_4_the_best_set_equals_trying_out_all_sets() -> None:
    rng = random.Random("best sets")
    sizes: Counter[int] = Counter()
    for _ in range(2000):
        trains = rng.sample(TRAINS, rng.randint(0, 24))
        held = rng.sample(ALL, rng.randint(0, 11))
        expected = best_set(Counter(trains), held)
        assert found(trains, held) == expected, (trains, held)
        sizes[len(expected)] += 1
    assert len(sizes) > 7  # from nothing to large sets


def test_6_4_the_best_set_of_large_hands() -> None:
    rng = random.Random("large hands")
    for _ in range(60):
        trains = rng.sample(TRAINS, rng.randint(6, 14))
        held = rng.sample(ALL, rng.randint(14, 20))
        assert found(trains, held) == best_set(Counter(trains), held), (trains, held)


def test_6_4_points_then_number_then_big_cities_then_ids() -> None:
    assert found(["yellow", "blue", "red"], ["d05", "d13"]) == ["d13"]  # 10 points rather than 7
    # 10 points either way: one card of 10 or two of 5, which are more destinations
    assert found(["yellow", "locomotive"], ["d01", "d02", "d12"]) == ["d01", "d02"]
    assert found(["black", "green"], ["d14", "d17"]) == ["d17"]  # Dallas pays 10, Seattle 8
    assert found(["black", "yellow", "purple"], ["d29", "d28"]) == ["d29"]
    assert found(["locomotive"], ["d02", "d01"]) == ["d01"]  # equal in all but the id


def test_6_4_all_46_held_is_still_exact_in_what_it_claims() -> None:
    rng = random.Random("everything")
    for _ in range(50):
        trains = rng.sample(TRAINS, rng.randint(10, 60))
        best = found(trains, list(ALL))
        assert feasible(Counter(trains), best)
        assert not any(feasible(Counter(trains), [*best, card]) for card in ALL if card not in best)


def test_single_destinations_that_fit() -> None:
    rng = random.Random("single")
    for _ in range(200):
        trains = rng.sample(TRAINS, rng.randint(0, 10))
        left = vec[i64]([trains.count(kind) for kind in cards.KINDS])
        fits = completable(mask(ALL), left, 0)
        assert fits == mask([card for card in ALL if feasible(Counter(trains), [card])])
