"""What a seat may know as numbers: the same for equal views, different for different ones, within the spec."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from railbox.core.catalogue import Game, Ruleset, find_game
from railbox.core.encoder import Encoder, encode
from railbox.core.match import new_game
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER, SPECTATOR, State
from tests.envs.boxes import KINDS, name_of

UNSEEN = {
    "transamerica": ("rounds", "past", "hints"),  # how earlier rounds went; what follows from the board
}
"""What of a view plays no part in what is to come, or follows from the rest."""
UNSEEN_OF_PLAYERS = ("colour",)
STATES = 40


def walk(game: str, players: int, options: dict[str, Any], rng: Rng, every: int) -> Iterator[tuple[Ruleset, State]]:
    """The states of a random game, now and then; the last one as well."""
    match = new_game(game, players, seed=1, options=options)
    state = match.state
    number = 0
    while True:
        if number % every == 0 or state.to_act() == OVER:
            yield match.ruleset, state
        if state.to_act() == OVER:
            return
        state.apply(state.random_action(rng))
        number += 1


def length(kind: tuple[str, int, dict[str, Any]]) -> int:
    game, players, options = kind
    return new_game(game, players, seed=1, options=options).state.playout(stream("1", "walk"))


def seen(ruleset: Ruleset, state: State, seat: int) -> bytes:
    """All of a view that matters."""
    view = msgspec.to_builtins(ruleset.view(state, seat))
    view.setdefault("turn", state.to_act())  # where the view leaves it to the table
    for name in UNSEEN.get(ruleset.game, ()):
        view.pop(name)
    for player in view["players"]:
        for name in UNSEEN_OF_PLAYERS:
            player.pop(name)
    return msgspec.json.encode(view)


ALONE = {
    "metro": "seat hand drawn deck_left tiles score central shown open pile",
    "tickets": "round turns_left deck_left row hand shown stack wagons locos discard completed undecided rejected",
    "trains": "seat turn coins no_waste ironworks early_trains stations_on rails_left stations_left track",
    "transamerica": "round starter seat score barrier finished supply marker free own_left",
}
"""Numbers of a state that nothing else in it is made from: each can be changed alone."""


def mutants(game: str, players: int, state: State, rng: Rng) -> Iterator[State]:
    """States in which one number is another, whether the rules can bring it about or not."""
    for name in ALONE.get(game, "").split():
        value: Any = getattr(state, name)
        mutant: Any = state.clone()
        if isinstance(value, bool):
            setattr(mutant, name, not value)
        elif name in ("seat", "starter"):
            setattr(mutant, name, (value + 1) % players)
        elif isinstance(value, int):
            setattr(mutant, name, value + 1)
        elif len(value):
            changed = value[:]
            changed[rng.below(len(value))] += 1
            setattr(mutant, name, changed)
        yield mutant


def variants(state: State, players: int, rng: Rng) -> Iterator[State]:
    """States that differ from one in little: in what one seat or another cannot know, or by one action."""
    yield state
    for seat in (SPECTATOR, *range(players)):
        yield state.resample(seat, rng)
    for action in state.legal_actions()[:12]:
        after = state.clone()
        after.think(rng)
        after.apply(action)
        yield after


def written_by(encoder: Encoder, state: State, seat: int) -> bytes:
    return bytes(encode(encoder, state, seat))


def assert_neither_leaks_nor_is_blind(
    kind: tuple[str, int, dict[str, Any]], write: Callable[[Encoder, State, int], bytes] = written_by
) -> None:
    """Among many states that differ in little: equal views give equal numbers, and different views different ones."""
    rng = stream("1", "walk")
    encoder: Encoder | None = None
    views: dict[tuple[int, bytes], bytes] = {}
    numbers: dict[tuple[int, bytes], bytes] = {}
    for ruleset, state in walk(*kind, rng, max(1, length(kind) // STATES)):
        encoder = encoder or ruleset.encoder()
        for variant in chain(variants(state, ruleset.players, rng), mutants(ruleset.game, ruleset.players, state, rng)):
            for seat in (SPECTATOR, *range(ruleset.players)):
                try:
                    view = seen(ruleset, variant, seat)
                except (IndexError, KeyError):
                    continue  # a mutant that cannot be looked at
                written = write(encoder, variant, seat)
                assert numbers.setdefault((seat, view), written) == written, f"seat {seat} is shown what it cannot know"
                assert views.setdefault((seat, written), view) == view, f"seat {seat} cannot see what it may know"
    assert len(views) > STATES


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_equal_views_give_equal_numbers_and_different_views_different_ones(
    kind: tuple[str, int, dict[str, Any]],
) -> None:
    assert_neither_leaks_nor_is_blind(kind)


def test_so_does_the_game_of_another_author(shunting: Game) -> None:
    assert_neither_leaks_nor_is_blind(("shunting", 3, {"wagons": 40}))


@pytest.mark.parametrize("part", ["hand", "row", "held", "wagons", "discarded"])
def test_an_encoder_that_is_blind_is_noticed(part: str) -> None:
    def blindly(encoder: Encoder, state: State, seat: int) -> bytes:
        parts = [each.name for each in encoder.spec() for _ in range(each.size)]
        numbers = zip(parts, encode(encoder, state, seat), strict=True)
        return b" ".join(b"%d" % number for name, number in numbers if name != part)

    with pytest.raises(AssertionError, match="cannot see"):
        assert_neither_leaks_nor_is_blind(("tickets", 2, {}), blindly)


def test_an_encoder_that_leaks_is_noticed() -> None:
    with pytest.raises(AssertionError, match="is shown"):
        assert_neither_leaks_nor_is_blind(
            ("tickets", 2, {}), lambda encoder, state, seat: written_by(encoder, state, (seat + 1) % 2)
        )


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_numbers_stay_within_the_spec_and_every_part_is_used(kind: tuple[str, int, dict[str, Any]]) -> None:
    rng = stream("1", "walk")
    for ruleset, state in walk(*kind, rng, max(1, length(kind) // STATES)):
        encoder = ruleset.encoder()
        assert encoder.size == sum(part.size for part in encoder.spec())
        for seat in (SPECTATOR, *range(ruleset.players)):
            written = list(encode(encoder, state, seat))
            start = 0
            for part in encoder.spec():
                values = written[start : start + part.size]
                start += part.size
                assert part.low <= min(values) and max(values) <= part.high, part


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_the_legal_actions_are_listed_as_they_are_told(kind: tuple[str, int, dict[str, Any]]) -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    rng = stream("2", "walk")
    for ruleset, state in walk(*kind, rng, 3):
        room = vec[i64]([-1] * (len(ruleset.actions) + 1))
        end = state.list_legal(room, 1)
        assert list(room)[1:end] == state.legal_actions() == sorted(state.legal_actions())


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_new_deal_is_another_game_of_the_same_kind(kind: tuple[str, int, dict[str, Any]]) -> None:
    game, players, options = kind
    first = new_game(game, players, seed=1, options=options).state
    ruleset = find_game(game).ruleset(players, options)
    dealt = [first.redeal(stream(str(number), "deal")) for number in range(12)]
    assert len({seen(ruleset, state, 0) for state in dealt}) > 6
    again = first.redeal(stream("3", "deal"))
    for seat in range(players):
        assert seen(ruleset, again, seat) == seen(ruleset, dealt[3], seat)
    assert {state.to_act() for state in dealt} == (
        set(range(players)) if options.get("first") == "random" else {0}
    ) or (game == "tickets")
    rng = stream("4", "walk")
    again.playout(rng)
    assert again.winners()


def test_a_game_without_an_encoder_shows_points_and_turns(shunting: Game) -> None:
    import dataclasses

    plain = dataclasses.replace(shunting, encoder=Encoder)
    ruleset = plain.ruleset(3)
    state = ruleset.new_state({"cards": [str(card) for card in range(1, 13)]}, "")
    state.apply(2)
    written = list(encode(ruleset.encoder(), state, 1))
    assert written == [0, 0, 3, 0, 0, 0, 0, 0, 0, 1]
    assert [part.name for part in ruleset.encoder().spec()] == ["points", "turn"]
