"""What seats may know, and what `resample` draws anew."""

import time
from collections import Counter
from itertools import product
from typing import Any, cast

import msgspec
import pytest

import railbox
from railbox.core.rng import stream
from railbox.games.transamerica import rules
from railbox.games.transamerica.rules import TransAmerica
from tests.transamerica.boards import Table, board, line


def late(players: int, seed: int, **options: Any) -> railbox.Match:
    """A match near the end of its first round, when networks have many cities."""
    match = railbox.new_game("transamerica", players, seed, options)
    rng = stream(str(seed), "late")
    state = cast(TransAmerica, match.state)
    while state.supply > 5 or state.phase == rules.HUBS:
        match.play(match.ruleset.actions.text(state.random_action(rng)))
        if state.round > 1:
            return late(players, seed + 1000, **options)
    return match


@pytest.mark.parametrize("vexation", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_own_hand_is_kept_and_nobody_unfinished_is_complete(players: int, vexation: bool) -> None:
    state = cast(TransAmerica, late(players, players, vexation=vexation).state)
    rng = stream("1", "resample")
    for seat in range(-1, players):
        hands = set()
        for _ in range(100):
            other = state.resample(seat, rng)
            if seat >= 0:
                assert other.hand(seat) == state.hand(seat)
            assert not any(other.is_complete(player) for player in range(players))
            hands.add(tuple(tuple(other.hand(player)) for player in range(players) if player != seat))
        assert len(hands) > 50


def test_every_deal_that_fits_is_equally_likely() -> None:
    """Seat 1 has nodes 4 to 7 in its network, seat 2 has 1 and 2: hands within these are out, all others alike."""
    data = board(line(9), {"red": [0, 3, 5, 8], "blue": [9, 2, 4, 7]})
    table = Table(data, [[[0, 9], [8, 2], [3, 7]]])
    table.play(5, 6, 1, (5, 6), (6, 7), (4, 5), "stop", (1, 2), "stop")
    state = table.state
    possible = set()
    for reds in product([3, 5, 8], repeat=2):
        for blues in product([2, 4, 7], repeat=2):
            if len(set(reds)) == len(set(blues)) == 2:
                networks = ({4, 5, 6, 7}, {1, 2})
                hands = [{reds[seat], blues[seat]} for seat in range(2)]
                if not any(hand <= network for hand, network in zip(hands, networks, strict=True)):
                    possible.add((reds[0], blues[0], reds[1], blues[1]))
    assert len(possible) < 36
    rng = stream("1", "fair")
    draws = 400 * len(possible)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        other = state.resample(0, rng)
        counts[*other.hand(1), *other.hand(2)] += 1
    assert set(counts) == possible
    assert all(abs(count - 400) < 5 * 20 for count in counts.values())


def test_deals_that_hardly_ever_fit_are_found_by_swaps() -> None:
    """Six seats in one network that has all cities but six: each holds one of these, as in one deal of 70 000."""
    reds, blues = list(range(0, 40, 2)), list(range(1, 40, 2))
    data = board(line(39), {"red": reds, "blue": blues})
    far_reds, far_blues = [34, 36, 38], [35, 37, 39]
    hands = [[far, near] for far, near in zip(far_reds, blues, strict=False)]
    hands += [[near, far] for near, far in zip(reds, far_blues, strict=False)]
    table = Table(data, [hands]).play(0, 1, 2, 3, 4, 5)
    for track in range(33):
        table.play((track, track + 1))
    state, rng = table.state, stream("1", "swaps")
    seen = set()
    start = time.process_time()
    for _ in range(20):
        other = state.resample(-1, rng)
        for seat in range(6):
            assert not other.is_complete(seat)
        seen.add(tuple(tuple(other.hand(seat)) for seat in range(6)))
        again, twin = state.resample(-1, rng.clone()), other.resample(-1, rng.clone())
        assert list(again.deck) == list(twin.deck), "it depends on what nobody knows"
    if railbox.compiled:
        assert time.process_time() - start < 2
    assert len(seen) == 20


def test_later_rounds_are_drawn_anew_and_never_from_the_secret_seed() -> None:
    match = railbox.new_game("transamerica", 2, seed=1)
    state, rng = cast(TransAmerica, match.state), stream("1", "thinking")
    for copy in (state.resample(0, rng), state.resample(-1, rng), state.clone()):
        copy.think(rng)
        assert copy.chance.seed == "" and len(copy.later) == 0
    nexts = set()
    for _ in range(20):
        copy = state.resample(0, rng)
        while copy.round == 1:
            copy.apply(copy.random_action(rng))
        nexts.add(tuple(copy.hand(0)))
    assert len(nexts) > 10


def test_a_real_game_goes_on_the_same_whoever_thinks_meanwhile() -> None:
    quiet, busy = (railbox.new_game("transamerica", 3, seed=4, options={"min_rounds": 6}) for _ in range(2))
    rng = stream("4", "thinking")
    choose = stream("4", "choose")
    while not quiet.over:
        busy.state.resample(0, rng).playout(rng)
        text = quiet.ruleset.actions.text(quiet.state.random_action(choose))
        quiet.play(text)
        busy.play(text)
        assert msgspec.json.encode(busy.view(1)) == msgspec.json.encode(quiet.view(1))


def test_hands_of_others_are_hidden_until_the_round_is_over() -> None:
    match = railbox.new_game("transamerica", 3, seed=6)
    state, rng = cast(TransAmerica, match.state), stream("6", "hidden")
    names = [node["name"] for node in match.layout()["nodes"]]
    true = [[names[node] for node in state.hand(seat)] for seat in range(3)]
    while state.round == 1:
        for seat in range(-1, 3):
            for other, player in enumerate(match.view(seat)["game"]["players"]):
                if other == seat or player["complete"]:
                    assert player["cities"] == true[other]
                else:
                    assert player["cities"] == [None] * 5 and player["missing"] is None
        match.play(match.ruleset.actions.text(state.random_action(rng)))
    for seat in range(-1, 3):
        assert match.view(seat)["game"]["past"]["cities"] == true


def test_cities_are_told_to_their_owner_only() -> None:
    match = late(3, 2)
    rng = stream("2", "told")
    while cast(TransAmerica, match.state).round == 1:
        match.play(match.ruleset.actions.text(match.state.random_action(rng)))
    for seat in range(-1, 3):
        dealt = [message for message in match.events(seat)[-1] if message.id.startswith("transamerica.dealt")]
        assert len(dealt) == (0 if seat < 0 else 1)


def test_the_horizon_grows_with_what_a_track_might_have_shown() -> None:
    """A network with cities of all colours might have completed a hidden hand; that it did not is news."""
    data = board(line(12), {"red": [0, 3, 12], "blue": [5, 9, 11]})
    table = Table(data, [[[0, 11], [12, 9]]]).play(2, 8)
    start = table.state.horizon()
    table.play((2, 3), "stop", (7, 8), "stop", (3, 4))
    assert table.state.horizon() == start
    table.play((4, 5))
    assert table.state.round == 1 and table.state.horizon() > start
    shown = Table(data, [[[0, 11], [12, 9]]], open_cities=True).play(2, 8)
    start = shown.state.horizon()
    shown.play((2, 3), "stop", (7, 8), "stop", (3, 4), (4, 5))
    assert shown.state.horizon() == start


def test_resampling_is_fast() -> None:
    state, rng = late(6, 3).state, stream("3", "fast")
    count, start = 2000, time.process_time()
    for _ in range(count):
        state.resample(2, rng)
    if railbox.compiled:
        assert count / (time.process_time() - start) > 2000, "a second"
