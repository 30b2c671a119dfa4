"""What the guide makes of how the others have played: nearer to the truth than chance, and from nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.core.bits import count_bits
from railbox.core.catalogue import find_game
from railbox.core.deals import arrange
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER
from railbox.games.tickets.destinations import RING
from railbox.games.tickets.rules import TURN, Tickets

SAMPLES = 20


def positions(players: int, games: int) -> Iterator[Tickets]:
    """Every seventh turn of games between greedy players."""
    ruleset = find_game("tickets").ruleset(players)
    greedy = make_bot("greedy")
    for number in range(games):
        seed = f"inference-{number}"
        state = ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)
        assert isinstance(state, Tickets)
        rng = stream(seed, "simulation")
        while state.to_act() != OVER:
            if state.phase == TURN and state.turns % 7 == 6:
                yield state
            state.apply(greedy.choose(Position(ruleset, state, state.to_act()), rng.split()))


def guesses(state: Tickets, seat: int, rng: Rng) -> Iterator[tuple[Tickets, Tickets]]:
    """Samples as the rules give them, and what the guide makes of them."""
    guide = find_game("tickets").ruleset(state.setting.players).guide()
    guide.study(state.resample(seat, rng), seat)
    for _ in range(SAMPLES):
        sample = state.resample(seat, rng)
        inferred = sample.clone()
        guide.infer(inferred, seat, rng)
        yield sample, inferred


def test_what_the_others_hold_is_guessed_better_than_by_chance() -> None:
    by_chance, by_inference = 0, 0
    for state in positions(2, 12):
        seat = state.to_act()
        truth = state.destinations.held[1 - seat]
        for sample, inferred in guesses(state, seat, stream("1", "guess")):
            by_chance += count_bits(sample.destinations.held[1 - seat] & truth)
            by_inference += count_bits(inferred.destinations.held[1 - seat] & truth)
    assert by_inference > 1.1 * by_chance


def test_a_guess_looks_to_its_seat_like_the_truth() -> None:
    for players in (2, 3, 4):
        ruleset = find_game("tickets").ruleset(players)
        for state in positions(players, 2):
            seat = state.to_act()
            for sample, inferred in guesses(state, seat, stream("2", "guess")):
                assert ruleset.view(inferred, seat) == ruleset.view(state, seat)
                for other in range(players):
                    known = state.destinations.certain[players * seat + other]
                    barred = state.destinations.excluded[players * seat + other]
                    held = inferred.destinations.held[other]
                    assert count_bits(held) == count_bits(sample.destinations.held[other])
                    assert held & known == known and held & barred & ~known == 0
                assert cards(inferred) == cards(state), "every destination is in one place"
                for slot in range(RING):
                    if state.destinations.known_slots[seat] >> slot & 1:
                        assert inferred.destinations.ring[slot] == state.destinations.ring[slot]


def cards(state: Tickets) -> list[int]:
    """All destinations in hands and in the deck."""
    found = state.destinations
    deck = [found.ring[(found.top + place) % RING] for place in range(found.count)]
    return sorted(deck + [card for mask in found.held for card in range(RING) if mask >> card & 1])


def test_a_guess_depends_on_nothing_hidden() -> None:
    for state in positions(3, 2):
        seat = state.to_act()
        twin = state.resample(seat, stream("twin", "guess"))
        for (_, one), (_, other) in zip(
            guesses(state, seat, stream("3", "guess")), guesses(twin, seat, stream("3", "guess")), strict=True
        ):
            assert list(one.destinations.held) == list(other.destinations.held)
            assert list(one.destinations.ring) == list(other.destinations.ring)
