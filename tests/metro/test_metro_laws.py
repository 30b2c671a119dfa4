"""Conservation laws of Metro under arbitrary play: tiles, wagons, shares, numbers."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import railbox
from railbox.games.metro import board
from tests.metro.scenes import metro
from tests.metro.walk import TILES

BOX = Counter(dict(enumerate(board.COPIES)))


class Laws(RuleBasedStateMachine):
    """Any options, any legal play."""

    match: railbox.Match

    @initialize(
        players=st.integers(2, 6),
        seed=st.integers(0, 10**9),
        hand_size=st.sampled_from([1, 2, 3]),
        free_orientation=st.booleans(),
        companies=st.booleans(),
        centre=st.sampled_from(["station", "wagons", "rails"]),
        station_numbers=st.sampled_from([0, 1]),
    )
    def start(
        self,
        players: int,
        seed: int,
        hand_size: int,
        free_orientation: bool,
        companies: bool,
        centre: str,
        station_numbers: int,
    ) -> None:
        options = {
            "hand_size": hand_size,
            "free_orientation": free_orientation,
            "companies": companies,
            "central_wagons": centre == "wagons",
            "central_rails": centre == "rails",
            "station_numbers": station_numbers,
        }
        self.match = railbox.new_game("metro", players, seed, options)
        self.last_profit = 0

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def play(self, picks: list[int]) -> None:
        for pick in picks:
            if not self.match.over:
                legal = self.match.legal()
                self.match.play(legal[pick % len(legal)])

    @invariant()
    def there_are_60_tiles(self) -> None:
        state = metro(self.match)
        turned = self.match.view(0)["game"]
        held = [kind for kind in [*state.hand, state.drawn] if kind >= 0]
        supply = list(state.deck[: state.deck_left])
        laid = [kind for kind in state.tiles[:60] if kind >= 0]
        assert len(laid) + len(held) + len(supply) == 60
        assert turned["supply"] == len(supply)
        assert int(state.empty).bit_count() == 60 - len(laid)
        if not state.setting.free_orientation:
            assert Counter([*laid, *held, *supply]) == BOX
        else:
            classes = Counter(TILES["tiles"][kind]["rotation_class"] for kind in [*laid, *held, *supply])
            assert classes == {name: row["total"] for name, row in TILES["rotation_classes"].items()}

    @invariant()
    def there_are_as_many_wagons_as_the_table_says(self) -> None:
        lines = self.match.view(0)["game"]["lines"]
        border = [line for line in lines if not line["departure"].startswith("C")]
        players = self.match.players
        with_companies = bool(self.match.view(0)["game"]["companies"])
        assert len(border) == (32 if with_companies or players in (2, 4) else 30)
        central = [line["owner"] for line in lines if line["departure"].startswith("C")]
        assert len(central) == len(set(central)) <= (8 if with_companies else players)

    @invariant()
    def every_share_is_somewhere(self) -> None:
        state = metro(self.match)
        if not len(state.share):
            return
        size = 7 - self.match.players
        for percent in range(4):
            held = [state.share[4 * seat + percent] for seat in range(self.match.players)]
            pile = list(state.pile[percent * size : (percent + 1) * size])
            assert sorted([*held, state.open[percent], *pile]) == list(range(8))

    @invariant()
    def every_number_is_dealt_once(self) -> None:
        state = metro(self.match)
        if len(state.number):
            assert sorted(state.number) == list(range(1, 33))

    @invariant()
    def points_never_shrink(self) -> None:
        profit = sum(metro(self.match).score)
        assert profit >= self.last_profit
        self.last_profit = profit


Laws.TestCase.settings = settings(max_examples=150, stateful_step_count=12, deadline=None)
TestLaws = Laws.TestCase
