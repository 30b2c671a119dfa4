from __future__ import annotations

import dataclasses
import pkgutil as box
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from librt.vecs import vec

import railbox
from railbox import games
from railbox.arena.games import Series
from railbox.arena.standings import standings
from railbox.arena.tournament import Tournament, play_tournament
from railbox.bots import make_bot
from railbox.bots.base import Position
from railbox.bots.search import Budget, SearchBot, read_budget
from railbox.bots.tree import Tree
from railbox.core.catalogue import BadOptions, Ruleset, find_game
from railbox.core.guide import Guide
from railbox.core.match import new_game
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER, IllegalAction, State
from tests.patience import PATIENCE

GAMES = sorted(railbox.all_games())


def opening(game: str, players: int | None = None, seed: str = "search") -> Position:
    match = new_game(game, players or railbox.all_games()[game].players[0], seed)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return Position(match.ruleset, match.state, match.to_act)


@pytest.mark.parametrize("game", [game.name for game in box.iter_modules(games.__path__)])
def test_every_game_of_the_box_has_a_guide_and_levels(game: str) -> None:
    position = opening(game)
    guide = position.ruleset.guide()
    assert guide.informed
    assert type(guide) is find_game(game).guide
    assert set(find_game(game).levels) == {"novice", "club", "expert", "master"}


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_beats_random_and_loses_to_greedy(game: str) -> None:
    for other, least, most in (("random", 0.8, 1.0), ("greedy", 0.0, 0.4)):
        results = play_tournament(Tournament(Series(game, 2), ["novice", other], "novice"), 20, workers=1)
        share = next(bot.wins.value for bot in standings(results).bots if bot.bot == "novice")
        assert least <= share <= most, f"{share} against {other}"


@pytest.mark.parametrize("share", ["1", "-0.1", "half", "nan"])
def test_a_share_to_overlook_is_less_than_all(share: str) -> None:
    with pytest.raises(BadOptions, match="from 0 to less than 1"):
        make_bot(f"greedy:{share}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("guided", [True, False])
def test_visits_and_values_add_up(game: str, guided: bool) -> None:
    for players in railbox.all_games()[game].players:
        position = opening(game, players)
        guide = position.ruleset.guide() if guided else Guide()
        tree = Tree(guide, len(position.ruleset.actions), 1.0)
        tree.run(position, stream("1", "t"), 200, 0.0, whole=True)
        found = tree.candidates()
        assert sum(visits for _, visits, _ in found) == 200 == tree.iterations
        assert all(0 <= value <= 1 for _, _, value in found)
        assert {action for action, _, _ in found} <= set(position.legal_actions())
        assert [visits for _, visits, _ in found] == sorted((visits for _, visits, _ in found), reverse=True)
        chances = tree.chances(players)
        assert sum(chances) == pytest.approx(1) and min(chances) >= 0


@pytest.mark.parametrize("game", GAMES)
def test_one_seed_gives_one_answer(game: str) -> None:
    position = opening(game)
    one = SearchBot("100").candidates(position, stream("7", "t"))
    two = SearchBot("100").candidates(position, stream("7", "t"))
    assert one == two


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_stops_when_decided_makes_the_same_choice(game: str) -> None:
    spared = 0
    for seed in ("a", "b", "c", "d"):
        position = opening(game, seed=seed)
        trees = []
        for whole in (True, False):
            tree = Tree(position.ruleset.guide(), len(position.ruleset.actions), 1.0)
            tree.run(position, stream("7", "t"), 200, 0.0, whole=whole)
            trees.append(tree)
        assert trees[0].candidates()[0][0] == trees[1].candidates()[0][0]
        spared += 200 - trees[1].iterations
    if game in ("tickets", "trains"):  # the first choices of the others are among many, and open to the end
        assert spared > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_weighs_every_action_of_whole_games(game: str) -> None:
    for players in railbox.all_games()[game].players:
        match = new_game(game, players, f"weigh-{players}")
        guide = match.ruleset.guide()
        rng = stream("weigh", game)
        state = match.state
        while state.to_act() != OVER:
            actions = state.legal_actions()
            weights = vec[float]([float("nan")] * len(actions))
            guide.weigh(state, actions, weights)
            assert all(-1e6 < weight < 1e6 for weight in weights)
            state.apply(state.random_action(rng))
        rewards = vec[float]([-1.0] * 8)
        guide.finish(state, rng)
        guide.reward(state, rewards)
        assert all(0 <= rewards[seat] <= 1 for seat in range(players))


@pytest.mark.parametrize("game", GAMES)
def test_rewards_prefer_the_winner(game: str) -> None:
    match = new_game(game, railbox.all_games()[game].players[0], "reward")
    guide = match.ruleset.guide()
    for number in range(20):
        rng = stream(f"{number}", "reward")
        state = match.state.resample(railbox.SPECTATOR, rng)
        state.playout(rng)
        rewards = vec[float]([0.0] * 8)
        guide.finish(state, rng)
        guide.reward(state, rewards)
        assert max(rewards) == max(rewards[seat] for seat in state.winners())


class Heap(State):
    """Take one to three of a heap; who takes the last wins. Whoever leaves a multiple of four wins."""

    def __init__(self, left: int, seat: int = 0) -> None:
        super().__init__()
        self.left = left
        self.seat = seat

    def to_act(self) -> int:
        return self.seat if self.left else OVER

    def legal_actions(self) -> list[int]:
        return list(range(1, min(3, self.left) + 1))

    def random_action(self, rng: Rng) -> int:
        return 1 + rng.below(min(3, self.left))

    def apply(self, action: int) -> None:
        self.left -= action
        self.seat = 1 - self.seat

    def refusal(self, action: int) -> IllegalAction:
        return IllegalAction("heap.no", {})

    def clone(self) -> Heap:
        return Heap(self.left, self.seat)

    def resample(self, seat: int, rng: Rng) -> Heap:
        return self.clone()

    def scores(self) -> list[int]:
        return [int(self.left == 0 and self.seat != seat) for seat in range(2)]

    def winners(self) -> list[int]:
        return [1 - self.seat] if self.left == 0 else []

    def end_reason(self) -> str:
        return "empty" if self.left == 0 else ""

    def horizon(self) -> int:
        return 0


class Guess(Heap):
    """One guess at a hidden number that is 1 in one deal of four and 2 in the others; 3 is never right."""

    def __init__(self, hidden: int, left: int = 1) -> None:
        super().__init__(left)
        self.hidden = hidden

    def legal_actions(self) -> list[int]:
        return [1, 2, 3]

    def random_action(self, rng: Rng) -> int:
        return 1 + rng.below(3)

    def apply(self, action: int) -> None:
        self.left = 0
        self.seat = 1 if action == self.hidden else 0

    def clone(self) -> Guess:
        return Guess(self.hidden, self.left)

    def resample(self, seat: int, rng: Rng) -> Guess:
        return Guess(1 if rng.below(4) == 0 else 2)


class Reveal(Heap):
    """1 wins two of three times; 2 shows a number, 1 or 2, and whoever then says it wins."""

    def __init__(self, shown: int = 0, luck: int = 0, left: int = 2) -> None:
        super().__init__(left)
        self.shown = shown
        self.luck = luck

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def random_action(self, rng: Rng) -> int:
        return 1 + rng.below(2)

    def apply(self, action: int) -> None:
        if self.left == 2 and action == 2:
            self.left = 1
            return
        wins = self.luck > 0 if self.left == 2 else action == self.shown
        self.left = 0
        self.seat = 1 if wins else 0

    def clone(self) -> Reveal:
        return Reveal(self.shown, self.luck, self.left)

    def resample(self, seat: int, rng: Rng) -> Reveal:
        return Reveal(1 + rng.below(2), rng.below(3), self.left)


class TellsApart(Guide):
    """Tells the numbers that were shown apart."""

    def aspect(self, state: State) -> int:
        assert isinstance(state, Reveal)
        return state.shown


class Leans(Guide):
    """Leans towards the number that was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.informed = True
        self.even = 1.0  # so that the weights choose nothing by themselves
        self.bias = 1.0

    def weigh(self, state: State, actions: list[int], weights: vec[float]) -> None:
        assert isinstance(state, Reveal)
        for place, action in enumerate(actions):
            weights[place] = float(state.left == 1 and action == state.shown)


def in_test(state: State, guide: type[Guide] = Guide) -> Position:
    ruleset = cast(Ruleset, SimpleNamespace(game="test", guide=guide, actions=["", "1", "2", "3"]))
    return Position(ruleset, state, 0)


@pytest.mark.parametrize(("guide", "choice"), [(Guide, 1), (TellsApart, 2), (Leans, 2)])
def test_what_will_be_seen_is_made_use_of(guide: type[Guide], choice: int) -> None:
    assert make_bot("search:2000").choose(in_test(Reveal(), guide), stream("1", "t")) == choice


def test_a_tree_goes_on_from_the_only_aspect_that_there_is() -> None:
    match = new_game("metro", 2, "aspect", {"hand_size": 2})
    bot = SearchBot("300")
    tile = bot.choose(Position(match.ruleset, match.state, 0), stream("1", "t"))
    guide = match.ruleset.guide()
    assert guide.aspect(match.state) == 0, "either of two tiles may be placed"
    match.state.apply(tile)
    assert guide.aspect(match.state) > 0
    tree = bot.resume(Position(match.ruleset, match.state, 0))
    assert tree is not None and tree.tried() > 100


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_the_search_finds_the_move_that_wins(left: int) -> None:
    assert make_bot("search:2000").choose(in_test(Heap(left)), stream("1", "t")) == left % 4


@pytest.mark.parametrize("hidden", [1, 2])
def test_the_search_plays_the_odds_not_the_truth(hidden: int) -> None:
    assert make_bot("search:400").choose(in_test(Guess(hidden)), stream("1", "t")) == 2


def test_a_budget_of_time_ends_in_time() -> None:
    position = opening("metro")
    start = time.perf_counter()
    make_bot("search:0.2s").choose(position, stream("1", "t"))
    assert time.perf_counter() - start < PATIENCE


def test_budgets() -> None:
    assert read_budget("1000") == Budget(1000)
    assert read_budget("1.5s") == Budget(seconds=1.5, longest=1.5)
    assert read_budget("300/1.5s") == Budget(300, 1.5, 1.5)
    assert read_budget("300/1s..3s") == Budget(300, 1.0, 3.0)
    for bad in ("many", "0", "-5", "0s", "nans", "s", "5/", "/2s", "3s..1s", "1..3s", "1s..", "..3s", "1s..3"):
        with pytest.raises(BadOptions):
            read_budget(bad)


class Pondering(SearchBot):
    """Its trees find nothing, and take all the time that they are given: `took` says how much that was."""

    def __init__(self, argument: str, clock: list[float], tries: list[int]) -> None:
        super().__init__(argument)
        self.clock, self.tries, self.took = clock, tries, 0.0

    def plant(self, position: Position) -> Tree:
        return cast(Tree, self)

    def resume(self, position: Position) -> None:
        self.took = 0.0

    def run(self, position: Position, rng: Rng, iterations: int, seconds: float, whole: bool) -> None:
        self.clock[0] += seconds
        self.took += seconds

    def candidates(self, *_: object) -> Any:
        return [(action, visits, 0.5) for action, visits in enumerate(self.tries, 1)]


def pondering(monkeypatch: pytest.MonkeyPatch, argument: str, tries: list[int]) -> Pondering:
    clock = [0.0]
    monkeypatch.setattr("railbox.bots.search.time", SimpleNamespace(perf_counter=lambda: clock[0]))
    return Pondering(argument, clock, tries)


def test_easy_decisions_leave_time_for_hard_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = pondering(monkeypatch, "1s..3s", [100, 90])
    easy, hard = in_test(Heap(1)), in_test(Heap(7))
    times = []
    for position in (hard, easy, hard, hard, easy, easy, easy, hard, hard):
        bot.took = 0.0
        bot.choose(position, stream("1", "t"))
        times.append(bot.took)
    assert times == [1, 0, 2, 1, 0, 0, 0, 3, 2]
    assert sum(times) <= len(times)


def test_a_clear_choice_takes_no_more_than_the_average(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = pondering(monkeypatch, "1s..3s", [100, 40])
    for position in (in_test(Heap(1)), in_test(Heap(7))):
        bot.choose(position, stream("1", "t"))
    assert bot.took == 1
    assert bot.saved == 1


def test_what_is_saved_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = pondering(monkeypatch, "1s..3s", [])
    for _ in range(100):
        bot.choose(in_test(Heap(1)), stream("1", "t"))
    assert bot.saved == 12


def test_a_game_by_others_needs_no_guide() -> None:
    """The greedy player falls back to playouts, the search to the rules alone."""
    game = dataclasses.replace(find_game("metro"), guide=Guide, levels={})
    match = new_game(game, 2, "others")
    position = Position(match.ruleset, match.state, match.to_act)
    assert type(position.ruleset.guide()) is Guide
    for name in ("greedy", "search:50", "club"):
        assert make_bot(name).choose(position, stream("1", "t")) in position.legal_actions()
