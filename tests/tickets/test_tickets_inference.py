"""What the guide to Ticket to Ride: the Card Game makes of the turns of others."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import pytest
from benchmarks.inference import watch

import railbox
from railbox.bots.base import Position, make_bot
from railbox.core.bits import BIT, count_bits
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.games.tickets import cards
from railbox.games.tickets.destinations import RING, Destinations
from railbox.games.tickets.rules import TURN, Tickets
from tests.tickets.scenes import play, set_row, table, tickets


@pytest.mark.parametrize("kind", ["greedy", "greedy:0.3", "search:20", "hasty", "collector", "modest"])
def test_what_players_hold_in_truth_becomes_likelier(kind: str) -> None:
    looks = watch("tickets", kind, players=2, games=8, samples=20)
    blind, inferred = fmean(look.blind for look in looks), fmean(look.inferred for look in looks)
    assert inferred > 1.2 * blind


@pytest.mark.parametrize("players", [3, 4])
def test_it_becomes_likelier_among_more_players_too(players: int) -> None:
    looks = watch("tickets", "greedy", players, games=5, samples=30)
    assert fmean(look.inferred for look in looks) > 1.1 * fmean(look.blind for look in looks)


def moments(players: int, seed: str) -> Iterator[Match]:
    """A game of `greedy` with everything that hides destinations, before turns and where new ones are looked at."""
    match = railbox.new_game("tickets", players, seed=seed)
    bot, rng = make_bot("greedy:0.2"), stream(seed, "moments")
    while not match.over:
        state = tickets(match)
        if state.phase >= TURN and rng.below(4) == 0:
            yield match
        legal = match.legal()
        drawing = "destinations" in legal and rng.below(6) == 0
        action = bot.choose(Position(match.ruleset, state, match.to_act), rng.split())
        match.play("destinations" if drawing else match.ruleset.actions.text(action))


def deck(destinations: Destinations) -> list[int]:
    """The slots of the destination deck, from the top."""
    return [(destinations.top + place) % RING for place in range(destinations.count)]


def guesses(match: Match, truth: Tickets, seat: int, count: int) -> Iterator[Tickets]:
    """Samples as the search draws them, all by the same chance."""
    guide, rng = match.ruleset.guide(), stream(match.seed, "guesses")
    position = Position(match.ruleset, truth, seat)
    guide.study(position.sample(rng), seat)
    for _ in range(count):
        sample = position.sample(rng)
        guide.infer(sample, seat, rng)
        assert isinstance(sample, Tickets)
        yield sample


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_contradict_nothing_that_the_seat_knows(players: int) -> None:
    looked = 0
    for match in moments(players, f"known {players}"):
        seat, truth = match.to_act, tickets(match)
        known = truth.destinations
        view = match.view(seat)
        for sample in guesses(match, truth, seat, 3):
            found = sample.destinations
            everywhere = [found.ring[slot] for slot in deck(found)]
            for other in range(players):
                mine = players * seat + other
                assert count_bits(found.held[other]) == count_bits(known.held[other])
                assert found.held[other] & known.certain[mine] == known.certain[mine]
                assert found.held[other] & known.excluded[mine] == 0 or other == seat
                everywhere += [card for card in range(46) if (found.held[other] | sample.completed[other]) & BIT[card]]
            everywhere += [card for card in range(46) if (sample.undecided[seat] | sample.chosen[seat]) & BIT[card]]
            everywhere += [card for card in range(46) if sample.rejected[seat] & BIT[card]]
            if truth.phase == TURN:
                assert sorted(everywhere) == list(range(46)), "every destination is in one place"
            assert found.held[seat] == known.held[seat]
            for slot in deck(known):
                if known.known_slots[seat] & BIT[slot]:
                    assert found.ring[slot] == known.ring[slot]
            twin = match.copy()
            twin.state = sample
            assert twin.view(seat) == view
            looked += 1
    assert looked > 30


def test_guesses_do_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for match in moments(3, "hidden"):
        seat, truth = match.to_act, tickets(match)
        twin = truth.resample(seat, stream(f"{len(match.actions)}", "twin"))
        drawn = [
            [
                (list(sample.destinations.held), list(sample.destinations.ring))
                for sample in guesses(match, state, seat, 3)
            ]
            for state in (truth, twin)
        ]
        assert drawn[0] == drawn[1]
        compared += 1
    assert compared > 10


def need(sample: Tickets, seat: int, colour: str) -> int:
    """How many wagons of a colour the destinations of a seat ask for."""
    place = cards.COLOURS.index(colour)
    held = sample.destinations.held[seat]
    return sum(card.need[place] for number, card in enumerate(cards.DESTINATIONS) if held & BIT[number])


def test_who_takes_a_colour_again_and_again_is_thought_to_want_it() -> None:
    match = table(2)
    for _ in range(3):
        for mover in range(2):
            for _ in range(2):
                set_row(match, "red", "green", "green", "red")
                play(match, "take red" if mover else "draw")
    blind = [tickets(match).resample(0, stream(f"{number}", "blind")) for number in range(200)]
    asked = {colour: fmean(need(sample, 1, colour) for sample in blind) for colour in ("red", "green")}
    inferred = list(guesses(match, tickets(match), 0, 200))
    assert fmean(need(sample, 1, "red") for sample in inferred) > asked["red"] + 0.5
    assert fmean(need(sample, 1, "green") for sample in inferred) < asked["green"]


def test_only_what_is_played_is_noted() -> None:
    match = table(2)
    play(match, "draw", "draw")
    state = tickets(match)
    assert len(state.played) == 2
    copy = state.clone()
    copy.apply(0)
    assert (len(copy.played), len(state.played)) == (3, 2), "a copy goes its own way"
    thought = state.clone()
    thought.think(stream("1", "think"))
    thought.apply(0)
    assert len(thought.played) == 2
