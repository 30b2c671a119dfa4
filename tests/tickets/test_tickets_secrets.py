"""What is hidden (section 9 of rulings.md), and that nothing of it leaks into views, logs, legal actions or copies."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import msgspec
import pytest

import railbox
from railbox.core.bits import BIT, count_bits, lowest_bit
from railbox.core.match import Match, seat_view
from railbox.core.messages import Message
from railbox.core.rng import Rng, stream
from railbox.core.state import SPECTATOR
from railbox.games.tickets import cards, rules
from railbox.games.tickets.destinations import Destinations
from railbox.games.tickets.rules import Tickets
from tests.tickets.scenes import (
    ALL,
    keep,
    last_turns,
    mask,
    open_table,
    pass_on,
    play,
    seat_of,
    set_deck,
    set_hand,
    set_held,
    set_row,
    set_stack,
    stack,
    table,
    tickets,
    to_completing,
    told,
)


def resampled(match: Match, seat: int, count: int = 30) -> list[Tickets]:
    """Several states that look the same to a seat."""
    rng = stream("resampled", f"{seat}")
    return [tickets(match).resample(seat, rng) for _ in range(count)]


def held_ids(state: Tickets, seat: int) -> set[str]:
    """The destinations that a seat holds in a state."""
    return {card for number, card in enumerate(ALL) if state.destinations.held[seat] & BIT[number]}


# ---- stacks ------------------------------------------------------------------------------------------


def sent(**options: Any) -> Match:
    """Seat 0 has sent one red wagon on its way."""
    match = table(2, hands=[["red", "red", "red"]], **options)
    play(match, "place red 3", "draw", "draw")
    assert stack(match, 0) == {"red": 1}
    return match


def test_9_1_nobody_sees_a_stack_before_the_round_ends() -> None:
    match = sent()
    for viewer in (0, 1, SPECTATOR):
        assert seat_of(match, 0, viewer)["stack"] is None
        assert seat_of(match, 0, viewer)["stack_size"] == 1


def test_9_1_the_owner_sees_the_stack_while_completing_and_all_at_the_end() -> None:
    match = table(2)
    set_stack(match, 0, ["red"])
    set_stack(match, 1, ["blue"])
    to_completing(match)
    assert seat_of(match, 0)["stack"] == {"red": 1}
    assert seat_of(match, 0, viewer=1)["stack"] is None
    play(match, "claim best", "claim best")
    assert seat_of(match, 0, viewer=SPECTATOR)["stack"] == {"red": 1}


def test_9_2_with_the_variant_the_own_stack_is_open_and_no_other() -> None:
    match = sent(open_own_stack=True)
    assert seat_of(match, 0)["stack"] == {"red": 1}
    assert seat_of(match, 0, viewer=1)["stack"] is None
    assert seat_of(match, 0, viewer=SPECTATOR)["stack"] is None


def coloured(colour: str, open_own_stack: bool) -> Match:
    """A game in which seat 0 places, sends and loses wagons of one colour, all of them from its first hand."""
    match = table(
        2,
        hands=[[colour] * 3, [colour] * 4],
        row=["yellow"] * 5,
        deck=["white", "black"] * 3,
        open_own_stack=open_own_stack,
    )
    return play(match, f"place {colour} 3", "draw", "draw", "draw", "draw", f"place {colour} 4", "draw", "draw")


def test_9_3_the_log_does_not_tell_which_colours_went_into_a_stack() -> None:
    red, blue = coloured("red", False), coloured("blue", False)
    assert stack(red, 0) == {"red": 1} and stack(blue, 0) == {"blue": 1}
    for seat in (0, 1, SPECTATOR):
        assert red.events(seat) == blue.events(seat)
    assert {"stacked", "set-placed", "column-robbed"} <= set(told(red, 0, since=0))


def test_9_3_with_the_variant_the_owner_reads_the_own_colours_only() -> None:
    red, blue = coloured("red", True), coloured("blue", True)
    assert {"card-stacked-own", "column-placed-own"} <= set(told(red, 0, since=0))
    assert red.events(0) != blue.events(0)
    assert red.events(SPECTATOR) == blue.events(SPECTATOR)
    for seat in (0, 1):  # each has placed one column and sent one card, and reads nothing of the other
        lines = told(red, seat, since=0)
        assert [lines.count("column-placed-own"), lines.count("card-stacked-own")] == [1, 1]


@pytest.mark.parametrize("players", (2, 4))
def test_9_3_no_line_of_random_games_names_what_leaves_a_hand(players: int) -> None:
    numbers_only = {"tickets.stacked", "tickets.set-placed", "tickets.column-robbed"}
    match = random_game(players, 5)
    while not match.over:
        match.play(match.ruleset.actions.text(match.state.random_action(stream("9.3", str(len(match.actions))))))
    for seat in range(SPECTATOR, players):
        for line in (line for lines in match.events(seat) for line in lines):
            assert line.id not in ("tickets.card-stacked-own", "tickets.column-placed-own")
            if line.id in numbers_only:
                assert all(isinstance(value, int) for value in line.args.values())


def test_9_4_resample_keeps_stacks_yards_and_robbed_cards() -> None:
    match = coloured("red", False)
    state = tickets(match)
    for seat in (SPECTATOR, 0, 1):
        for other in resampled(match, seat):
            assert list(other.stack) == list(state.stack)
            assert list(other.discard) == list(state.discard)
            assert [list(other.owner), list(other.wagons), list(other.locos)] == [
                list(state.owner),
                list(state.wagons),
                list(state.locos),
            ]


# ---- hands ---------------------------------------------------------------------------------------------


def test_9_5_cards_taken_openly_are_known_until_they_leave() -> None:
    match = table(2, hands=[["red", "red"]], row=["red", "red", "blue", "green", "white"], deck=["red", "black"])
    play(match, "take red", "take red", "draw", "draw")
    assert seat_of(match, 0, viewer=1)["known"] == {"red": 2, "locomotive": 1}
    assert seat_of(match, 0, viewer=1)["hand"] is None
    match.play("place red 1 locos 1")  # one of the four, nobody can tell which
    assert seat_of(match, 0, viewer=1)["known"] == {"red": 1}
    for state in resampled(match, 1):
        assert state.hand[cards.COLOURS.index("red")] >= 1


def test_9_5_more_cards_leave_than_were_known() -> None:
    match = table(2, hands=[["red", "red", "red"]], row=["red"] * 2)
    play(match, "take red", "draw", "draw", "draw", "place red 3")
    assert seat_of(match, 0, viewer=1)["known"] == {"locomotive": 1}


def test_9_5_resample_keeps_the_own_hand_and_what_is_known_of_others() -> None:
    match = random_game(3, 40)
    state = tickets(match)
    hands = set()
    for seat in range(3):
        for other in resampled(match, seat, 60):
            for holder in range(3):
                span = range(rules.KINDS * holder, rules.KINDS * holder + rules.KINDS)
                assert sum(other.hand[place] for place in span) == sum(state.hand[place] for place in span)
                assert all(other.hand[place] >= state.shown[place] for place in span)
                assert list(other.shown) == list(state.shown)
                if holder == seat:
                    assert all(other.hand[place] == state.hand[place] for place in span)
                else:
                    hands.add((seat, holder, tuple(other.hand[place] for place in span)))
            pool = Counter(other.deck[: other.deck_left])
            for place in range(3 * rules.KINDS):
                pool[place % rules.KINDS] += other.hand[place]
            expected = Counter(state.deck[: state.deck_left])
            for place in range(3 * rules.KINDS):
                expected[place % rules.KINDS] += state.hand[place]
            assert pool == expected
    assert len(hands) > 100  # they do vary


# ---- destinations --------------------------------------------------------------------------------------


def start() -> Match:
    """Three players who have kept two of their first destinations each."""
    return keep(open_table(3, offers=OFFERS, destination_deck=["d20", "d21", "d22", "d23", "d24"]), *KEPT)


OFFERS = [list(ALL[0:6]), list(ALL[6:12]), list(ALL[12:18])]
KEPT = [["d01", "d02"], ["d07", "d08"], ["d13", "d14"]]


def test_9_6_what_was_rejected_at_the_start_is_in_no_hand_of_who_kept_nothing_since() -> None:
    match = start()
    rejected = {"d03", "d04", "d05", "d06"}
    assert all(set(seat_of(match, other, 0)["not_held"]) == rejected for other in (1, 2))
    for state in resampled(match, 0, 60):
        assert held_ids(state, 0) == {"d01", "d02"}
        assert not (held_ids(state, 1) | held_ids(state, 2)) & rejected
    play(match, "draw", "draw", "destinations", "keep d20", "reject d21", "reject d22", "reject d23")
    assert seat_of(match, 1, 0)["not_held"] == []
    assert set(seat_of(match, 2, 0)["not_held"]) == rejected
    held = [held_ids(state, 1) for state in resampled(match, 0, 200)]
    assert any(hand & rejected for hand in held)
    assert not any(held_ids(state, 2) & rejected for state in resampled(match, 0, 60))


def test_9_6_who_keeps_nothing_still_cannot_hold_them() -> None:
    match = start()
    play(match, "draw", "draw")
    pass_on(match)
    assert set(seat_of(match, 1, 0)["not_held"]) == {"d03", "d04", "d05", "d06"}


def test_9_6_cards_put_under_the_deck_are_known_to_who_put_them_there() -> None:
    match = start()
    play(match, "destinations", "keep d20", "reject d21", "reject d22", "reject d23")
    assert match.view(0)["game"]["destination_deck"][-3:] == ["d21", "d22", "d23"]
    for viewer in (1, 2, SPECTATOR):
        assert set(match.view(viewer)["game"]["destination_deck"]) == {None}
    deck = tickets(match).destinations
    bottom = [(deck.top + deck.count - back) % 48 for back in (3, 2, 1)]
    for state in resampled(match, 0):
        assert [ALL[state.destinations.ring[slot]] for slot in bottom] == ["d21", "d22", "d23"]
    orders = {tuple(state.destinations.ring[slot] for slot in bottom) for state in resampled(match, 1)}
    assert len(orders) > 20


def drawn_again(kept_by_1: int) -> Match:
    """Seat 0 has put d21, d22 and d23 under the deck; seat 1 draws them with one more and keeps so many of them."""
    match = start()
    play(match, "destinations", "keep d20", "reject d21", "reject d22", "reject d23")
    deck = tickets(match).destinations
    deck.top = (deck.top + deck.count - 4) % 48  # as if all cards above had been drawn and kept by nobody
    deck.count = 4
    match.play("destinations")
    assert seat_of(match, 1, 0)["held"] == ["d21", "d22", "d23"]  # looked at right now
    assert match.view(0)["game"]["destination_deck"] == []
    for number in range(4):
        match.play(match.legal()[0 if number < kept_by_1 else 1])
    return match


def test_9_6_known_cards_that_somebody_keeps_are_known_to_be_there() -> None:
    match = drawn_again(4)
    assert seat_of(match, 1, 0)["held"] == ["d21", "d22", "d23"]
    for state in resampled(match, 0):
        assert {"d21", "d22", "d23"} <= held_ids(state, 1)
    assert seat_of(match, 1, 2)["held"] == []


def test_9_6_known_cards_of_which_some_are_put_back_are_lost_from_sight() -> None:
    match = drawn_again(2)
    assert seat_of(match, 1, 0)["held"] == []
    assert {"d21", "d22", "d23"} <= set(seat_of(match, 2, 0)["not_held"])
    assert not {"d21", "d22", "d23"} & set(seat_of(match, 1, 0)["not_held"])
    for state in resampled(match, 0):
        assert not {"d21", "d22", "d23"} & held_ids(state, 2)


def test_9_6_known_cards_of_which_none_is_kept_are_in_the_deck() -> None:
    match = drawn_again(0)
    for other in (1, 2):
        assert {"d21", "d22", "d23"} <= set(seat_of(match, other, 0)["not_held"])


def test_9_6_what_others_know_of_hands_is_theirs() -> None:
    match = drawn_again(4)
    assert tickets(match).destinations.certain[3 * 0 + 1] == mask(["d21", "d22", "d23"])
    for state in resampled(match, 2):  # seat 2 cannot know what seat 0 knows of seat 1
        assert_true_knowledge(state)
        assert state.destinations.certain[3 * 0 + 1] == 0
        assert list(state.destinations.known_slots) == list(tickets(match).destinations.known_slots)


def test_9_6_all_arrangements_are_equally_likely() -> None:
    """A small case, counted out: two hands that exclude different cards, and a deck of three with one known slot."""
    deck = Destinations(3)
    deck.prepare()
    for slot, number in enumerate((4, 5, 6)):
        deck.ring[slot] = number
    deck.count = 3
    deck.held[1] = BIT[0] | BIT[1]
    deck.held[2] = BIT[2] | BIT[3]
    deck.known_slots[0] = BIT[1]
    deck.excluded[1] = BIT[4] | BIT[2] | BIT[3]  # seat 0 of seat 1
    deck.excluded[2] = BIT[4]  # seat 0 of seat 2
    unknown = (0, 1, 2, 3, 4, 6)
    possible = {
        (frozenset(order[0:2]), frozenset(order[2:4]), order[4:6])
        for order in permutations(unknown)
        if not {2, 3, 4} & set(order[0:2]) and 4 not in order[2:4]
    }
    rng = stream("arrangements", "count")
    seen: Counter[Any] = Counter()
    draws = 200 * len(possible)
    for _ in range(draws):
        copy = deck.clone()
        copy.resample(0, 0, rng)
        assert copy.ring[1] == 5
        hands = [frozenset(n for n in range(46) if copy.held[seat] & BIT[n]) for seat in (1, 2)]
        seen[hands[0], hands[1], (copy.ring[0], copy.ring[2])] += 1
    assert set(seen) == possible
    spread = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert spread < len(possible) + 5 * (2 * len(possible)) ** 0.5


def test_9_7_how_far_a_secret_choice_is_shows_to_nobody_else() -> None:
    match = start()
    match.play("destinations")
    before = [match.view(viewer) for viewer in (1, 2, SPECTATOR)]
    match.play("keep d20")
    assert [match.view(viewer) for viewer in (1, 2, SPECTATOR)] == before
    for state in resampled(match, 1):
        assert state.chosen[0] == 0 and state.undecided[0] == state.destinations.offer()
    for state in resampled(match, 0):
        assert state.chosen[0] == mask(["d20"])


def test_9_7_choices_of_others_are_made_anew() -> None:
    match = table(2)
    set_held(match, 0, ["d01", "d02"])
    set_held(match, 1, ["d03"])
    for seat in (0, 1):
        set_stack(match, seat, ["yellow"])
    to_completing(match)
    match.play("claim d01", 0)
    assert any(state.chosen[0] != mask(["d01"]) for state in resampled(match, 1))
    assert all(state.chosen[0] == mask(["d01"]) for state in resampled(match, 0))


def both_completing(**options: Any) -> Match:
    """Two seats that have to choose what they complete; seat 0 can complete one of two destinations, then another."""
    match = table(2, **options)
    set_held(match, 0, ["d01", "d02", "d09"])
    set_held(match, 1, ["d03"])
    set_stack(match, 0, ["yellow", "blue"])
    set_stack(match, 1, ["yellow"])
    return to_completing(match)


def test_9_8_others_see_no_steps_of_a_secret_completing() -> None:
    match = both_completing()
    before = [match.view(viewer) for viewer in (1, SPECTATOR)]
    match.play("claim d01", 0)
    assert [match.view(viewer) for viewer in (1, SPECTATOR)] == before
    assert match.pending == [0, 1]
    assert told(match, 0) == ["claimed-own"]
    assert told(match, 1) == told(match, SPECTATOR) == []
    assert match.view(0)["game"]["choice"]["best"] == ["d02"]
    match.play("claim d02", 0)
    assert match.view(1)["pending"] == [1]  # that a seat is ready is public
    assert [match.view(viewer)["game"] for viewer in (1, SPECTATOR)] == [view["game"] for view in before]


def test_9_9_the_past_of_a_round_is_closed_while_it_runs() -> None:
    match = both_completing()
    chapter = match.ruleset.chapter
    assert chapter(match.state) == 1
    play(match, "claim best", "claim best")
    assert match.over and chapter(match.state) is None
    four = table(4)
    assert chapter(four.state) == 1
    set_stack(four, 0, ["yellow"])
    to_completing(four)
    assert four.ruleset.chapter(four.state) == 1
    four.play("claim best")
    assert tickets(four).round == 2 and four.ruleset.chapter(four.state) == 2


def test_9_9_open_stacks_open_the_past() -> None:
    match = sent(open_own_stack=True)
    assert match.ruleset.chapter(match.state) is None


def test_9_10_a_copy_does_not_know_in_which_order_an_offer_was_drawn() -> None:
    deck = ["d23", "d20", "d22", "d21", "d24"]
    match = keep(open_table(3, offers=OFFERS, destination_deck=deck), *KEPT)
    match.play("destinations")
    true = tickets(match).destinations
    first = true.first_offered()
    assert [ALL[true.ring[first + place]] for place in range(4)] == deck[:4]
    for state in resampled(match, 0):
        assert [ALL[state.destinations.ring[first + place]] for place in range(4)] == ["d20", "d21", "d22", "d23"]
    for text in ("reject d20", "keep d21", "reject d22", "reject d23"):
        match.play(text)
    assert match.view(0)["game"]["destination_deck"][-3:] == ["d20", "d22", "d23"]


def test_9_11_a_copy_does_not_know_whose_choice_was_looked_at_last() -> None:
    match = open_table(3)
    for focus in range(3):
        tickets(match).focus(focus)
        assert [state.to_act() for seat in range(3) for state in resampled(match, seat, 1)] == [0, 1, 2]
        assert [state.to_act() for state in resampled(match, SPECTATOR, 1)] == [0]
    while 0 in match.pending:
        match.play(match.legal(0)[0], 0)
    tickets(match).focus(2)
    assert [state.to_act() for seat in (SPECTATOR, 0, 1, 2) for state in resampled(match, seat, 1)] == [1, 1, 1, 2]


def ids(messages: list[Message]) -> list[str]:
    return [message.id.removeprefix("tickets.") for message in messages]


def test_9_12_a_preview_tells_what_is_certain_and_stops_there() -> None:
    match = table(2, hands=[["red"] * 3, ["red"] * 4], row=["blue"] * 5)
    assert ids(match.preview("place red 3")) == ["set-placed"]
    match.play("place red 3")
    assert ids(match.preview("place red 4")) == ["set-placed", "column-robbed"]
    assert match.figures("place red 4") == {"robs": 3, "robs seat 0": 3}
    assert ids(match.preview("take blue")) == ["card-taken"]
    assert match.preview("draw") == match.preview("destinations") == []


def test_9_12_the_cards_that_leave_next_and_the_last_card_are_certain() -> None:
    match = table(2, hands=[["red"] * 3, ["blue"] * 4], row=["white"] * 5)
    match.play("place red 3")
    assert ids(match.preview("place blue 2")) == ["set-placed", "stacked"]
    set_deck(match, "green")
    assert ids(match.preview("draw")) == ["last-card"]
    assert ids(match.preview("take white")) == ["card-taken", "last-card"]


def test_9_12_whether_somebody_can_do_anything_at_all_is_not_certain() -> None:
    match = last_turns(table(2))
    tickets(match).destinations.count = 0
    set_hand(match, 0, ["red", "red"])
    set_hand(match, 1, ["blue"])
    assert ids(match.preview("place red 2")) == ["set-placed"]
    match.play("place red 2")
    assert "turn-passed" in told(match, 0)


def test_9_12_completing_tells_points_and_the_best_set() -> None:
    match = both_completing()
    assert match.figures("claim d01", 0) == {"points": 5}
    assert match.figures("claim best", 0) == {"points": 10}
    assert match.figures("claim best", 1) == {"points": 0}
    assert ids(match.preview("claim best", 1)) == ["claimed-own"]
    match.play("claim best", 0)
    assert ids(match.preview("claim best", 1)) == ["claimed-own"]  # what others complete is not certain


# ---- leaks -----------------------------------------------------------------------------------------------


def random_game(players: int, steps: int, seed: str = "random", **options: Any) -> Match:
    """A random game after so many actions."""
    match = railbox.new_game("tickets", players, seed=seed, options=options)
    rng = stream(seed, "random game")
    while len(match.actions) < steps and not match.over:
        seat = match.pending[rng.below(len(match.pending))]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    return match


def assert_true_knowledge(state: Tickets) -> None:
    """What a seat knows is true, and what it can exclude of hands is a chain."""
    players = state.setting.players
    deck = state.destinations
    in_deck = {(deck.top + place) % 48 for place in range(deck.count)}
    offer = deck.offer()
    for seat in range(players):
        assert all(slot in in_deck for slot in range(48) if deck.known_slots[seat] & BIT[slot])
        barred = []
        for holder in range(players):
            pair = players * seat + holder
            if holder == seat:
                assert deck.certain[pair] == deck.excluded[pair] == 0
                continue
            assert deck.certain[pair] & ~(deck.held[holder] | offer) == 0
            assert deck.excluded[pair] & deck.held[holder] == 0
            barred.append(deck.excluded[pair])
        barred.sort(key=lambda cards: bin(cards).count("1"))
        assert all(small & ~large == 0 for small, large in pairwise(barred))
    assert all(shown <= held for shown, held in zip(state.shown, state.hand, strict=True))


class Twins:
    """Two states that differ only in what a seat cannot know, played alike as far as that seat can see."""

    def __init__(self, match: Match, seat: int, rng: Rng) -> None:
        self.ruleset = match.ruleset
        self.seat = seat
        self.rng = rng
        self.one = tickets(match).clone()
        self.two = self.one.resample(seat, rng)
        self.both = (self.one, self.two)
        self.steps = 0

    def look(self) -> None:
        """The seat sees the same, may do the same, and is told the same."""
        views = [msgspec.json.encode(seat_view(self.ruleset, state, self.seat)) for state in self.both]
        assert views[0] == views[1]
        lines = []
        for state in self.both:
            entries = state.journal or []
            lines.append([line for entry in entries if (line := self.ruleset.tell(entry, self.seat)) is not None])
            state.journal = []
        assert lines[0] == lines[1]

    def go(self) -> None:
        """Play on until something must differ that the seat may see."""
        self.look()
        while self.one.to_act() != railbox.OVER and self.step():
            self.steps += 1
            self.look()

    def step(self) -> bool:
        """Do the same in both, or what looks the same; False if that is not possible."""
        actor = self.one.to_act()
        self.two.focus(actor)
        if self.one.phase == rules.COMPLETING and self.one.deciding == BIT[actor]:
            return False  # the last choice shows what everybody has completed
        if actor != self.seat and self.one.phase == rules.COMPLETING:
            self.one.play(rules.CLAIM_BEST)
            self.two.play(rules.CLAIM_BEST)
            return True
        if actor != self.seat and self.one.phase in (rules.KEEPING, rules.CHOOSING):
            return self.choose_as_many(actor)
        both = [action for action in self.one.legal_actions() if action in self.two.legal_actions()]
        if not both:
            return False
        action = both[self.rng.below(len(both))]
        if not self.show_the_same(action, actor) or self.shows_other_choices(actor):
            return False
        self.one.play(action)
        self.two.play(action)
        return True

    def shows_other_choices(self, actor: int) -> bool:
        """Whether this is the last of the first choices, and others have kept different numbers."""
        if self.one.phase != rules.KEEPING or self.one.deciding != BIT[actor]:
            return False
        others = [seat for seat in range(self.ruleset.players) if seat != actor]
        return any(count_bits(self.one.chosen[seat]) != count_bits(self.two.chosen[seat]) for seat in others)

    def choose_as_many(self, actor: int) -> bool:
        """Somebody else keeps the same number in both: it is all that will show."""
        if self.shows_other_choices(actor):
            return False
        offered = [state.undecided[actor] | state.chosen[actor] | state.rejected[actor] for state in self.both]
        assert count_bits(offered[0]) == count_bits(offered[1])
        fewest = max(1, *(count_bits(state.chosen[actor]) for state in self.both))
        most = count_bits(offered[0]) - max(count_bits(state.rejected[actor]) for state in self.both)
        if self.one.phase == rules.CHOOSING and not any(state.chosen[actor] for state in self.both):
            fewest = 0
        kept = fewest + self.rng.below(most - fewest + 1)
        for state in self.both:
            for _ in range(count_bits(state.undecided[actor])):
                card = lowest_bit(state.undecided[actor])
                state.play((rules.KEEP if count_bits(state.chosen[actor]) < kept else rules.REJECT) + card)
        return True

    def show_the_same(self, action: int, actor: int) -> bool:
        """Let both decks turn up the same cards where the seat will see them."""
        if rules.TAKE <= action < rules.DRAW_DESTINATIONS or (action == rules.DRAW and actor == self.seat):
            return self.one.deck_left == 0 or self.same_top_card()
        if action == rules.DRAW_DESTINATIONS and actor == self.seat:
            return self.same_offer()
        return True

    def same_top_card(self) -> bool:
        top = self.one.deck_left - 1
        wanted = self.one.deck[top]
        deck = self.two.deck[: self.two.deck_left]
        for place in range(top, -1, -1):
            if deck[place] == wanted:
                deck[place], deck[top] = deck[top], deck[place]
                self.two.deck = deck
                return True
        return False

    def same_offer(self) -> bool:
        one, two = self.one.destinations, self.two.destinations
        slots = [(two.top + place) % 48 for place in range(two.count)]
        for slot in slots[:4]:
            found = [other for other in slots if two.ring[other] == one.ring[slot]]
            if not found or (found[0] != slot and two.known_slots[self.seat] & (BIT[found[0]] | BIT[slot])):
                return False
            two.ring[slot], two.ring[found[0]] = two.ring[found[0]], two.ring[slot]
        return True


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("open_own_stack", (False, True))
def test_no_leaks(players: int, open_own_stack: bool) -> None:
    """States that differ only in what a seat cannot know: equal views, legal actions and logs, also as they go on."""
    rng = stream("leaks", f"{players} {open_own_stack}")
    steps = differing = pairs = 0
    for game in range(12):
        match = random_game(players, int(rng.below(120)), f"leak {game}", open_own_stack=open_own_stack)
        for seat in range(SPECTATOR, players):
            twins = Twins(match, seat, rng)
            pairs += 1
            differing += list(twins.one.hand) != list(twins.two.hand)
            twins.go()
            steps += twins.steps
    assert differing > pairs // 2, "the twins must really differ"
    assert steps > 8 * pairs, "and they must play on for a while"


@pytest.mark.parametrize("players", (2, 3, 4))
def test_knowledge_is_true_throughout(players: int) -> None:
    for game in range(8):
        match = railbox.new_game("tickets", players, seed=f"knowledge {game}")
        state = tickets(match)
        rng = stream("knowledge", str(game))
        while state.to_act() != railbox.OVER:
            state.apply(state.random_action(rng))
            assert_true_knowledge(state)
            if rng.below(10) == 0:
                other = state.resample(int(rng.below(players + 1)) - 1, rng)
                assert_true_knowledge(other)
                again = other.resample(int(rng.below(players + 1)) - 1, rng)
                assert_true_knowledge(again)


def test_an_empty_row_hides_nothing() -> None:
    """The row is open: a resampled state keeps it, with its empty places."""
    match = table(2)
    set_row(match, "red", "locomotive")
    for state in resampled(match, 0):
        assert list(state.row) == list(tickets(match).row)
