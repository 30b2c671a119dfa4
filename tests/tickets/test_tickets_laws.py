"""Laws that hold at every moment of every game, whatever is played."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import railbox
from railbox.core.bits import BIT
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.games.tickets import cards, rules
from railbox.games.tickets.rules import Tickets
from tests.tickets.scenes import tickets


class Laws(RuleBasedStateMachine):
    """A game in which anybody who may act does anything that is legal."""

    state: Tickets
    horizon: int
    scores: list[int]

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 10_000), all_locos=st.booleans())
    def first_game(self, players: int, seed: int, all_locos: bool) -> None:
        self.begin(players, seed, all_locos)

    @precondition(lambda self: self.state.to_act() == OVER)
    @rule(players=st.integers(2, 4), seed=st.integers(0, 10_000), all_locos=st.booleans())
    def begin(self, players: int, seed: int, all_locos: bool) -> None:
        match = railbox.new_game("tickets", players, seed, {"allow_all_loco_set": all_locos})
        self.state = tickets(match)
        self.horizon = 0
        self.scores = self.state.scores()

    @precondition(lambda self: self.state.to_act() != OVER)
    @rule(who=st.integers(0, 3), what=st.integers(0, 10_000))
    def act(self, who: int, what: int) -> None:
        pending = self.state.pending()
        self.state.focus(pending[who % len(pending)])
        legal = self.state.legal_actions()
        self.state.play(legal[what % len(legal)])

    @precondition(lambda self: self.state.to_act() != OVER)
    @rule(what=st.integers(0, 10_000), steps=st.integers(1, 60))
    def hurry(self, what: int, steps: int) -> None:
        """Random play, so that all phases are reached."""
        rng = stream(str(what), "hurry")
        for _ in range(steps):
            if self.state.to_act() != OVER:
                self.state.apply(self.state.random_action(rng))

    @invariant()
    def all_96_train_cards_are_somewhere(self) -> None:
        state = self.state
        total = [0] * rules.KINDS
        for place in range(rules.KINDS * state.setting.players):
            total[place % rules.KINDS] += state.hand[place] + state.stack[place]
        for kind in [*state.row, *state.deck[: state.deck_left]]:
            if kind >= 0:
                total[kind] += 1
        for colour in range(rules.KINDS):
            total[colour] += state.wagons[colour] + state.discard[colour]
            total[rules.LOCOMOTIVE] += state.locos[colour]
        assert total == cards.COPIES
        assert min(*state.hand, *state.stack, *state.wagons, *state.locos, *state.discard) >= 0

    @invariant()
    def all_46_destinations_are_somewhere(self) -> None:
        state = self.state
        deck = state.destinations
        places: Counter[int] = Counter(deck.ring[(deck.top + place) % 48] for place in range(deck.count))
        masks = [*deck.held, *state.completed]
        if state.phase in (rules.KEEPING, rules.CHOOSING):
            masks += [*state.undecided, *state.chosen, *state.rejected]
        for mask in masks:
            places.update(number for number in range(46) if mask & BIT[number])
        if state.phase == rules.KEEPING:
            assert len(places) == 6 * state.setting.players
        else:
            assert len(places) == 46
        assert max(places.values()) == 1

    @invariant()
    def one_column_of_a_colour_with_locomotives_on_top_of_wagons(self) -> None:
        state = self.state
        for colour in range(rules.KINDS):
            size = state.wagons[colour] + state.locos[colour]
            assert (size > 0) == (0 <= state.owner[colour] < state.setting.players)
            if size and colour != rules.LOCOMOTIVE:
                assert state.wagons[colour] > 0  # the last card to leave shows the colour
        assert state.wagons[rules.LOCOMOTIVE] == 0
        if not state.setting.all_locos:
            assert state.owner[rules.LOCOMOTIVE] == -1

    @invariant()
    def the_deck_ends_the_round(self) -> None:
        state = self.state
        if state.phase in (rules.TURN, rules.SECOND_CARD, rules.CHOOSING):
            assert (state.deck_left == 0) == (state.turns_left > 0) == (state.reason > 0)
            if state.deck_left:
                assert all(kind >= 0 for kind in state.row)

    @invariant()
    def what_is_known_and_scored_is_never_taken_back(self) -> None:
        state = self.state
        assert state.horizon() >= self.horizon
        self.horizon = state.horizon()
        if state.to_act() != OVER:
            assert all(now >= before for now, before in zip(state.scores(), self.scores, strict=True))
            self.scores = state.scores()

    @invariant()
    def somebody_has_something_to_do_or_has_won(self) -> None:
        state = self.state
        assert bool(state.legal_actions()) == bool(state.pending()) == (state.to_act() != OVER) != bool(state.winners())


Laws.TestCase.settings = settings(max_examples=80, stateful_step_count=30, deadline=None)
TestLaws = Laws.TestCase


def test_games_cannot_go_on_for_ever() -> None:
    """Whoever wants to stall draws destinations and keeps none; the table comes to an end all the same."""
    for players in (2, 3, 4):
        match = railbox.new_game("tickets", players, seed=players)
        state = match.state
        while state.to_act() != OVER:
            legal = state.legal_actions()
            stalling = [action for action in legal if action >= rules.REJECT or action == rules.DRAW_DESTINATIONS]
            placing = [action for action in stalling if rules.PLACE <= action < rules.CLAIM]
            state.play(min(set(stalling) - set(placing), default=legal[0]))
        assert tickets(match).turns < 1000
