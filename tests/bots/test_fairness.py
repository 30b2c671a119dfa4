"""A bot sees what its seat sees: nothing else may change its choice, and nothing else is in what it is given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import railbox
from railbox.arena.check import check_bot
from railbox.bots import all_bots, make_bot
from railbox.bots.base import Bot, Position, Vote, agree
from railbox.bots.levels import USUAL
from railbox.bots.search import SearchBot
from railbox.core.catalogue import Ruleset, all_games, box_games, find_game
from railbox.core.match import Match, focused, new_game, seat_view
from railbox.core.rng import Rng, stream
from railbox.core.state import IllegalAction, State
from tests.varieties import NOT_VARIED, VARIETIES, each_variety, walk

BOTS = ["random", "greedy", "search:60", "novice", "club"]
MOMENTS = (0, 3, 11, 25)


def played(game: str, players: int, moves: int, seed: str) -> Match:
    """A game after some random moves; shorter if it ends before."""
    match = new_game(game, players, seed)
    rng = stream(seed, "moves")
    while len(match.actions) < moves and not match.over:
        legal = match.legal()
        before = match.record()
        match.play(legal[rng.below(len(legal))])
        if match.over:
            return railbox.load_record(before)
    return match


@pytest.mark.parametrize(("game", "bot"), list(product(sorted(railbox.all_games()), BOTS)))
def test_a_bot_does_not_see_what_is_hidden(game: str, bot: str) -> None:
    bots = make_bot(bot)
    for moves, players in product(
        MOMENTS, (railbox.all_games()[game].players[0], railbox.all_games()[game].players[-1])
    ):
        match = played(game, players, moves, f"fair-{moves}")
        seat = match.to_act
        true = bots.choose(Position(match.ruleset, match.state, seat), stream("think", bot))
        for twin in range(3):
            other = match.state.resample(seat, stream(f"{twin}", "twin"))
            choice = bots.choose(Position(match.ruleset, other, seat), stream("think", bot))
            assert choice == true, f"{bot} saw through the table of {game} after {moves} moves"


def test_every_bot_of_the_box_is_checked() -> None:
    """Answers that depend on the clock are not compared; but they are those of the search, which is."""
    checked = {name.partition(":")[0] for name in BOTS}
    timed = {"expert", "master"}
    assert set(all_bots()) - checked == timed
    for levels in ({**USUAL, **game.levels} for game in all_games().values()):
        assert all(type(make_bot(levels[level])) is SearchBot for level in timed)


@pytest.mark.parametrize("game", sorted(box_games()))
def test_what_is_voted_for_does_not_depend_on_what_is_hidden(game: str) -> None:
    """So that several who think about one decision agree on the same, whatever is hidden."""
    match = played(game, 2, 9, "votes")
    seat = match.to_act

    def agreed(state: State) -> tuple[int, list[list[Vote]]]:
        position = Position(match.ruleset, state, seat)
        votes = [make_bot("search:40").consider(position, stream("head", f"{head}")) for head in range(2)]
        return agree(votes), votes

    assert len({str(agreed(match.state.resample(seat, stream(f"{twin}", "twin")))) for twin in range(3)}) == 1


@pytest.mark.parametrize("game", ["trains", "transamerica"])
def test_a_search_that_goes_on_with_its_tree_sees_nothing_either(game: str) -> None:
    """Within a turn the tree of the decision before is used: it may not know more than the seat did."""
    went_on = 0
    for moves in range(30, 70, 4):
        match = played(game, 2, moves, "tree")
        seat = match.to_act
        truths = [match.state.clone(), *(match.state.resample(seat, stream(f"{twin}", "twin")) for twin in range(2))]
        turns: list[list[int]] = []
        for truth in truths:
            bot, rng, begun = SearchBot("60"), stream("think", "turn"), truth.horizon()
            chosen: list[int] = []
            while truth.to_act() == seat and truth.horizon() == begun:
                chosen.append(bot.choose(Position(match.ruleset, truth, seat), rng.split()))
                went_on += bot.kept is not None and bot.kept[1].root != 0
                truth.apply(chosen[-1])
            turns.append(chosen)
        assert turns == turns[:1] * len(turns)
    assert went_on > 0, "the tree was used again"


def test_votes_of_several_are_added() -> None:
    assert agree([[Vote(3, 60, 0.5), Vote(5, 40, 0.6)], [Vote(5, 30, 0.6), Vote(3, 5, 0.5)]]) == 5
    assert agree([[Vote(3, 50, 0.5), Vote(5, 50, 0.6)]]) == 5, "of two that were tried alike the better one"
    assert agree([[Vote(7, 0, 0.0)], [Vote(2, 9, 0.1)]]) == 2, "who failed has no vote"


# ---- what a position holds -------------------------------------------------------------------------------------


def contents(thing: Any, common: set[int], path: str = "") -> Iterator[tuple[str, Any]]:
    """All plain values that can be reached from a thing, with the attributes that lead there."""
    if thing is None or isinstance(thing, (int, float, str, bytes)):
        yield path, thing
        return
    code = (type, FunctionType, MethodType, BuiltinFunctionType, ModuleType)
    if isinstance(thing, code) or id(thing) in common:
        return
    names = attributes(thing)
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield f"{path}[]", key
            yield from contents(value, common, f"{path}[{key}]")
    elif names:
        for name in names:
            if hasattr(thing, name):
                yield from contents(getattr(thing, name), common, f"{path}.{name}")
    else:
        yield f"{path} has", len(thing)  # a thing that has neither attributes nor items would be overlooked
        for place, item in enumerate(thing):
            yield from contents(item, common, f"{path}[{place}]")


def attributes(thing: Any) -> list[str]:
    """The names of all attributes of an object, compiled or not."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def shared(ruleset: Ruleset) -> set[int]:
    """What all games of a kind have in common."""
    return {id(ruleset), id(ruleset.setting)}


def inside(position: Position) -> dict[str, Any]:
    """All that a position holds, but for the ruleset, which all positions of such games share."""
    return dict(contents(position, shared(position.ruleset)))


def other_truths(match: Match, seat: int, tries: int) -> Iterator[State]:
    """Games that were dealt differently, went the same way, and look the same to the seat."""
    view = match.view(seat)
    rng = stream(f"{match.seed} {len(match.actions)}", "truths")
    names = sorted(name for name, cards in match.piles.items() if len(cards) > 1)
    for number in range(tries):
        piles = {name: list(cards) for name, cards in match.piles.items()}
        cards = piles[names[rng.below(len(names))]]
        one, two = rng.below(len(cards)), rng.below(len(cards))
        cards[one], cards[two] = cards[two], cards[one]
        twin = match.copy()
        twin.state = match.ruleset.new_state(piles, match.seed if number % 2 else f"other {number}")
        twin.actions, twin.journal = [], []
        try:
            twin.replay(match.actions)
        except IllegalAction:
            continue
        if twin.view(seat) == view:
            yield twin.state


@each_variety
def test_a_position_holds_nothing_that_its_seat_cannot_know(game: str, players: int, options: dict[str, Any]) -> None:
    compared = 0
    for match in walk(game, players, options, "inside"):
        number = len(match.actions)
        if match.over or number > 60:
            break
        if number > 4 and number % 6:
            continue
        for seat in match.pending:
            held = inside(Position(match.ruleset, match.state, seat))
            assert len(held) > 200
            truths = [match.state.resample(seat, stream("1", "twin")), *other_truths(match, seat, 6)]
            for truth in truths:
                other = inside(Position(match.ruleset, truth, seat))
                differ = [path for path in held.keys() | other.keys() if held.get(path) != other.get(path)]
                assert not differ, f"{sorted(differ)[:3]} tell what seat {seat} cannot know after {number} actions"
                compared += truth is not truths[0]
    assert compared >= 10, "the other truths were too seldom possible"


def test_a_true_state_would_be_found() -> None:
    """The test above can fail: two truths that look alike are not the same inside."""
    match = played("metro", 2, 3, "peek")
    common = shared(match.ruleset)
    true, *others = (dict(contents(truth, common)) for truth in (match.state, *other_truths(match, match.to_act, 8)))
    assert others and all(other != true for other in others)


@each_variety
def test_no_state_hides_behind_the_ruleset(game: str, players: int, options: dict[str, Any]) -> None:
    """What positions share remembers no game that was played with it, only what never changes."""
    *_, match = walk(game, players, options, "behind")
    seen: dict[int, Any] = {}
    waiting: list[Any] = [match.ruleset]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or thing is None or isinstance(thing, (int, float, str, bytes, type, FunctionType)):
            continue
        seen[id(thing)] = thing
        assert not isinstance(thing, (State, Match)), f"{thing!r} can be reached from the ruleset"
        waiting += [getattr(thing, name, None) for name in attributes(thing)]
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            waiting += thing
    assert len(seen) > 5


@each_variety
def test_a_position_shows_and_draws_as_the_truth_does(game: str, players: int, options: dict[str, Any]) -> None:
    for match in walk(game, players, options, "shows"):
        for seat in match.pending:
            position = Position(match.ruleset, match.state, seat)
            true = focused(match.state, seat)
            assert position.legal_actions() == true.legal_actions()
            if len(match.actions) % 4 and len(match.pending) == 1:
                continue
            assert position.view() == seat_view(match.ruleset, true, seat)
            mine, theirs = stream(match.seed, "draw"), stream(match.seed, "draw")
            assert position.random_action(mine) == true.random_action(theirs)
            sample, same = position.sample(mine), true.resample(seat, theirs)
            drawn = [dict(contents(one, shared(match.ruleset))) for one in (sample, same)]
            assert drawn[0] == drawn[1], "a sample is the one that would be drawn from the truth"


def test_the_varieties_have_every_option_of_the_box() -> None:
    for game in box_games().values():
        varied = {name for known, _, options in VARIETIES for name in options if known == game.name}
        missing = {option.name for option in game.help()} - varied
        assert {(game.name, name) for name in missing} <= NOT_VARIED


# ---- peeking -----------------------------------------------------------------------------------------------------


class Peeking(Bot):
    """Looks for the true state wherever Python lets it: in its position, and in the calls that lead to it."""

    def choose(self, position: Position, rng: Rng) -> int:
        frame = sys._getframe(1)
        while not isinstance(frame.f_locals.get("state"), State):
            assert frame.f_back is not None
            frame = frame.f_back
        return secret(position, frame.f_locals["state"])


class Prying(Bot):
    """Looks for the true state in its position, by its hidden name."""

    def choose(self, position: Position, rng: Rng) -> int:
        return secret(position, vars(position)["_Position__state"])


def secret(position: Position, state: Any) -> int:
    """An action that depends on the order of the supply."""
    legal = position.legal_actions()
    return legal[sum(place * int(tile) for place, tile in enumerate(state.deck)) % len(legal)]


def test_a_bot_that_peeks_is_found_out() -> None:
    checks = {check.name: check for check in check_bot(f"{__name__}:Peeking", [find_game("metro")], 5.0)}
    found = checks.pop("metro: what its seat cannot see does not change its choice")
    assert not found.passed and "when only hidden things change" in found.detail
    assert all(check.passed for check in checks.values()), "it plays well otherwise"


def test_a_bot_that_pries_into_its_position_learns_nothing() -> None:
    assert all(check.passed for check in check_bot(f"{__name__}:Prying", [find_game("metro")], 5.0))
