"""What the guide to Metro knows: what tiles bring, and what the play of others tells of the shares that they hide."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest
from librt.vecs import vec

from railbox.bots import make_bot
from railbox.bots.base import Bot, Position
from railbox.core.catalogue import Ruleset
from railbox.core.match import Match, new_game
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER
from railbox.games.metro.guide import NUMBER_WEIGHT, MetroGuide
from railbox.games.metro.inference import Evidence
from railbox.games.metro.prospects import ENTERED, LEFT, RINGS, gain, number_gain, promise
from railbox.games.metro.rules import (
    CELLS,
    COMPANY_COUNT,
    DRAW,
    EXCHANGE,
    FAR,
    FIRST_ARRIVAL,
    FIRST_DEPARTURE,
    NUMBER_COUNT,
    PERCENT_COUNT,
    ROTATED,
    Metro,
    number_points,
    points_of,
)
from tests.guesses import samples_of

COMPANIES: dict[str, Any] = {"companies": True}


def state_of(match: Match) -> Metro:
    assert isinstance(match.state, Metro)
    return match.state


class Loyal(Bot):
    """Lays each tile where it is best for the company of his highest share, whatever else he holds."""

    def choose(self, position: Position, rng: Rng) -> int:
        """The cell that brings that company most."""
        state = position.sample(rng)
        assert isinstance(state, Metro)
        stakes = vec[float]([0.0] * COMPANY_COUNT)
        stakes[state.share[PERCENT_COUNT * position.seat + PERCENT_COUNT - 1]] = 1.0
        figures, kind = position.ruleset.guide().figures, state.kind_to_place()
        cells = [action for action in position.legal_actions() if action < DRAW]
        if not cells:
            return position.legal_actions()[0]
        return max(
            cells, key=lambda cell: gain(state, cell % CELLS, ROTATED[4 * kind + cell // CELLS], stakes, figures, 0.5)
        )


# ---- what tiles bring ------------------------------------------------------------------------------------------


def worth_of_lines(state: Metro, stakes: vec[float], figures: vec[float], share_empty: float) -> float:
    """What all lines with an owner promise or have brought."""
    total = 0.0
    for departure in range(FIRST_DEPARTURE, FIRST_ARRIVAL):
        owner = state.owner_of(departure)
        end = state.ends[departure] & FAR
        passages = state.ends[departure] >> 9
        if owner >= 0 and end < FIRST_ARRIVAL:
            total += stakes[owner] * promise(figures, RINGS[ENTERED[end] >> 2], passages, share_empty)
        elif owner >= 0:
            total += stakes[owner] * float(points_of(departure, end, passages))
    return total


def worth_of_numbers(state: Metro, stakes: vec[float], figures: vec[float], share_empty: float) -> float:
    """What the lines to all stations at the border promise or have brought to holders of their numbers."""
    total = 0.0
    for arrival in range(NUMBER_COUNT):
        end = state.ends[FIRST_ARRIVAL + arrival]
        start, passages = end & FAR, end >> 9
        if FIRST_DEPARTURE <= start < FIRST_ARRIVAL:
            total += stakes[arrival] * float(number_points(start, passages))
        else:  # it begins at an empty cell
            total += stakes[arrival] * promise(figures, RINGS[LEFT[start] >> 2], passages, share_empty)
    return total


@pytest.mark.parametrize("more", [{}, {"free_orientation": True}, {"central_rails": True}, {"central_wagons": True}])
def test_a_tile_brings_what_it_changes_in_all_lines(more: dict[str, Any]) -> None:
    """Also where a line comes back to the tile, or goes round on it."""
    match = new_game("metro", 3, "tiles", {"station_numbers": 2, **more})
    state, rng, figures = state_of(match), stream("1", "tiles"), match.ruleset.guide().figures
    stakes = vec[float]([1.0, -0.3, 0.7, 0.0, 0.0, 0.0, 0.0, 0.0])
    number_stakes = vec[float]([1.0 + 0.1 * arrival for arrival in range(NUMBER_COUNT)])
    compared = 0
    while state.to_act() != OVER:
        kind = state.kind_to_place()
        for action in state.legal_actions():
            if action >= DRAW:
                continue
            after, cell, turned = state.clone(), action % CELLS, ROTATED[4 * kind + action // CELLS]
            after.cover(cell, turned)
            compared += 1
            for judge, whole, weights in (
                (gain, worth_of_lines, stakes),
                (number_gain, worth_of_numbers, number_stakes),
            ):
                change = whole(after, weights, figures, 0.5) - whole(state, weights, figures, 0.5)
                assert judge(state, cell, turned, weights, figures, 0.5) == pytest.approx(change)
        state.apply(state.random_action(rng))
    assert compared > 300


@pytest.mark.parametrize(("players", "open_numbers"), [(2, False), (2, True), (4, False), (4, True)])
def test_a_line_to_a_station_is_worth_something_to_whom_has_its_number(players: int, open_numbers: bool) -> None:
    match = new_game("metro", players, "stakes", {"station_numbers": 2, "open_numbers": open_numbers})
    state, guide = state_of(match), match.ruleset.guide()
    assert isinstance(guide, MetroGuide)
    guide.set_number_stakes(state)
    by_number = {
        number: guide.number_stakes[state.setting.arrival_of_number[number - 1] - FIRST_ARRIVAL]
        for number in range(1, NUMBER_COUNT + 1)
    }
    own = state.numbers_of(state.seat)
    weight = guide.figures[NUMBER_WEIGHT]
    assert len(own) == 8 and all(by_number[number] == weight for number in own)
    rivals = {number for seat in range(players) if seat != state.seat for number in state.numbers_of(seat)}
    for number in by_number.keys() - set(own):
        if open_numbers:
            assert by_number[number] == (-weight / (players - 1) if number in rivals else 0)
        else:
            assert by_number[number] == pytest.approx(-weight * 2 / 6), "of six unknown ones, each rival has two"


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_hidden_numbers_change_no_choice(bot: str) -> None:
    match = new_game("metro", 2, "numbers", {"station_numbers": 1})
    state, rng, thinking = state_of(match), stream("1", "numbers"), make_bot(bot)
    for _ in range(12):
        seat = state.seat
        twins = [state, *(state.resample(seat, stream(f"{twin}", "twin")) for twin in range(3))]
        assert len({tuple(twin.number) for twin in twins}) > 1
        choices = {thinking.choose(Position(match.ruleset, twin, seat), stream("think", bot)) for twin in twins}
        assert len(choices) == 1
        state.apply(state.random_action(rng))


# ---- what the play of others tells --------------------------------------------------------------------------------


def shares(state: Metro, seat: int) -> list[int]:
    return [state.share[PERCENT_COUNT * seat + percent] for percent in range(PERCENT_COUNT)]


def moments(players: int, bot: Bot, games: int, every: int) -> list[tuple[Ruleset, Metro]]:
    """Positions of games that a bot plays with itself."""
    found = []
    for number in range(games):
        match = new_game("metro", players, f"shares-{number}", COMPANIES)
        state, rng = state_of(match), stream(f"{number}", "shares")
        decisions = 0
        while state.to_act() != OVER:
            decisions += 1
            if decisions % every == 0:
                found.append((match.ruleset, state.clone()))
            state.apply(bot.choose(Position(match.ruleset, state, state.seat), rng.split()))
    return found


@pytest.mark.parametrize(("bot", "least"), [(make_bot("greedy"), 0.3), (make_bot("search:30"), 0.3), (Loyal(), 0.25)])
def test_tiles_tell_of_the_shares_that_a_player_holds(bot: Bot, least: float) -> None:
    """Of eight companies, at least two are known to be elsewhere: one of six is blind."""
    chances, blind = [], []
    for ruleset, state in moments(2, bot, 4, 8):
        seat = state.seat
        true, unknown = shares(state, 1 - seat), state.resample(seat, stream("blind", "shares"))
        guesses = [shares(sample, 1 - seat) for sample in samples_of(ruleset, state, seat, "think", 60)]
        hidden = [percent for percent in range(4) if not state.knows_share(seat, percent, true[percent])]
        chances += [fmean(guess[percent] == true[percent] for guess in guesses) for percent in hidden]
        blind += [shares(unknown, 1 - seat)[percent] == true[percent] for percent in hidden]
    assert len(chances) > 60
    assert fmean(chances) > least > fmean(blind)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_inferred_depends_on_nothing_hidden(players: int) -> None:
    for ruleset, state in moments(players, make_bot("greedy"), 1, 15):
        for seat in range(players):
            twins = [state, *(state.resample(seat, stream(f"{twin}", "twin")) for twin in range(3))]
            assert len({tuple(twin.share) for twin in twins}) > 1
            guesses = [samples_of(ruleset, twin, seat, "think", 10) for twin in twins]
            seen = [[(list(each.share), list(each.pile), list(each.known)) for each in samples] for samples in guesses]
            assert all(other == seen[0] for other in seen)


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("more", [{}, {"free_orientation": True}, {"central_wagons": True}, {"central_rails": True}])
def test_inference_keeps_to_what_is_known(players: int, more: dict[str, Any]) -> None:
    match = new_game("metro", players, "infer", COMPANIES | more)
    state, guide = state_of(match), match.ruleset.guide()
    rng = stream(f"{players}", "infer")
    while state.to_act() != OVER:
        seat = state.to_act()
        guide.study(state.resample(seat, rng), seat)
        for _ in range(3):
            sample = state.resample(seat, rng)
            guide.infer(sample, seat, rng)
            assert match.ruleset.view(sample, seat) == match.ruleset.view(state, seat)
            everywhere = [[*shares_of(sample, percent)] for percent in range(PERCENT_COUNT)]
            assert all(sorted(places) == list(range(COMPANY_COUNT)) for places in everywhere)
        state.apply(state.random_action(rng))


def shares_of(state: Metro, percent: int) -> list[int]:
    """The companies of all shares of a percent: those of the seats, the open one and the pile."""
    size = state.setting.pile_size
    held = [state.share[PERCENT_COUNT * seat + percent] for seat in range(state.setting.players)]
    return [*held, state.open[percent], *state.pile[percent * size : (percent + 1) * size]]


def test_the_game_can_be_gone_through_again() -> None:
    match = new_game("metro", 3, "again", COMPANIES | {"free_orientation": True, "central_rails": True})
    state, rng = state_of(match), stream("1", "again")
    laid = 0
    while state.to_act() != OVER:
        before, action = state.count_laid(), state.random_action(rng)
        seat = state.seat
        state.apply(action)
        if state.count_laid() > before:
            assert divmod(state.laid[before], CELLS) == (seat, action % CELLS)
            laid += 1
    replayed = state.bare()
    assert replayed.count_laid() == 0
    for number in range(laid):
        cell = state.laid[number] % CELLS
        replayed.cover(cell, state.tiles[cell])
    assert laid == CELLS and replayed.empty == 0
    assert list(replayed.ends) == list(state.ends) and list(replayed.score) == list(state.score)


def test_what_was_laid_before_a_share_was_taken_tells_nothing_of_it() -> None:
    match = new_game("metro", 2, "anew", COMPANIES)
    state, rng, greedy = state_of(match), stream("1", "anew"), make_bot("greedy")
    for _ in range(10):
        state.apply(greedy.choose(Position(match.ruleset, state, state.seat), rng.split()))
    seat, figures = state.seat, match.ruleset.guide().figures
    first = COMPANY_COUNT * PERCENT_COUNT * seat
    before = Evidence(state, 1 - seat, figures)
    state.apply(EXCHANGE + 1)  # his share of ten percent goes under the pile
    after = Evidence(state, 1 - seat, figures)
    assert any(before.liked[first + company] for company in range(COMPANY_COUNT))
    assert not any(after.liked[first + company] for company in range(COMPANY_COUNT))
    others = range(first + COMPANY_COUNT, first + PERCENT_COUNT * COMPANY_COUNT)
    assert [after.liked[place] for place in others] == [before.liked[place] for place in others]


def exact(ruleset: Ruleset, state: Metro, seat: int) -> float:
    """What a position without supply is worth to a seat when everybody does his best and sees all that is left."""
    rewards = vec[float]([0.0] * 16)
    if state.to_act() == OVER:
        ruleset.guide().reward(state, rewards)
        return rewards[seat]
    acting, ends = state.seat, []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        ends.append((exact(ruleset, after, acting), exact(ruleset, after, seat)))
    return max(ends)[1]


@pytest.mark.parametrize("players", [2, 3])
def test_with_an_empty_supply_the_search_plays_exactly(players: int) -> None:
    """As many tiles are left as players: the tree holds all that can happen. Of three, two hold what is not known."""
    open_choices = 0
    for number in range(36):
        match = new_game("metro", players, f"ending-{number}")
        state, rng, greedy = state_of(match), stream(f"{number}", "ending"), make_bot("greedy")
        while state.to_act() != OVER:
            position, actions = Position(match.ruleset, state, state.seat), state.legal_actions()
            if state.deck_left > 0 or len(actions) == 1:
                state.apply(greedy.choose(position, rng.split()))
                continue
            seat = state.seat
            guesses = [state.resample(seat, stream(f"{guess}", "guess")) for guess in range(12)]
            worth = {}
            for action in actions:
                values = []
                for guess in guesses:
                    after = guess.clone()
                    after.apply(action)
                    values.append(exact(match.ruleset, after, seat))
                worth[action] = sum(values)
            chosen = make_bot("search:1000").choose(position, rng.split())
            if max(worth.values()) - min(worth.values()) > 0.1:
                open_choices += 1
                assert worth[chosen] > max(worth.values()) - 0.1
            state.apply(chosen)
    assert open_choices >= 5
