"""One test for each ruling of sections 3 to 8, named by its number in rulings.md; section 9 is in secrets."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import railbox
from railbox.core.match import Match
from railbox.core.rng import stream
from railbox.core.state import OVER
from railbox.games.tickets import cards, rules
from tests.tickets.scenes import (
    ALL,
    counts,
    keep,
    last_turns,
    mask,
    open_table,
    pass_on,
    play,
    refused,
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
    yard,
)

RULINGS = (files("railbox.games.tickets") / "rulings.md").read_text(encoding="utf-8")


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    rulings = re.findall(r"^- \*\*(\d+)\.(\d+)\*\*", RULINGS, re.MULTILINE)
    tests = {
        found
        for file in Path(__file__).parent.glob("test_*.py")
        for found in re.findall(r"def test_(\d+)_(\d+)_", file.read_text(encoding="utf-8"))
    }
    assert len(rulings) == len(set(rulings))
    assert set(rulings) == tests


# ---- 3 players and start ---------------------------------------------------------------------------


def test_3_1_two_to_four_players_and_two_rounds_for_four() -> None:
    for players, rounds in ((2, 1), (3, 1), (4, 2)):
        assert railbox.new_game("tickets", players, seed=1).layout()["rounds"] == rounds
    for players in (1, 5):
        with pytest.raises(railbox.BadOptions):
            railbox.new_game("tickets", players, seed=1)


@pytest.mark.parametrize(("players", "left"), [(2, 75), (3, 67), (4, 59)])
def test_3_2_a_locomotive_and_seven_cards_each_and_a_row_of_five(players: int, left: int) -> None:
    match = railbox.new_game("tickets", players, seed=3)
    view = match.view(-1)["game"]
    assert view["deck"] == left
    assert len(view["row"]) == 5 and None not in view["row"]
    for seat in range(players):
        player = seat_of(match, seat)
        assert player["hand_size"] == 8 == sum(player["hand"].values())
        assert player["hand"]["locomotive"] >= 1
        assert player["known"] == {"locomotive": 1}
    assert sum(match.ruleset.piles()["trains"].count(kind) for kind in cards.KINDS) == 96 - players


def test_3_2_the_deal_goes_round_the_table() -> None:
    trains = ["black", "white", "black", "white"] + ["red"] * 10 + ["green", "blue", "purple", "orange", "yellow"]
    match = railbox.new_game("tickets", 2, seed=1, deal={"trains": trains})
    assert seat_of(match, 0)["hand"] == {"black": 2, "red": 5, "locomotive": 1}
    assert seat_of(match, 1)["hand"] == {"white": 2, "red": 5, "locomotive": 1}
    assert match.view(-1)["game"]["row"] == ["green", "blue", "purple", "orange", "yellow"]


def test_3_3_bonus_cards_are_open() -> None:
    bonuses = railbox.new_game("tickets", 2, seed=1).layout()["bonuses"]
    assert [(bonus["city"], bonus["points"]) for bonus in bonuses] == [
        (card.city, card.points) for card in cards.BONUSES
    ]
    assert len(bonuses) == 6


def test_3_4_one_to_six_destinations_are_kept_one_by_one() -> None:
    match = open_table(2, offers=[["d06", "d01", "d05", "d02", "d04", "d03"]])
    assert match.pending == [0, 1]
    assert match.legal(0) == ["keep d01", "reject d01"]
    assert refused(match, "keep d02") == "one-by-one"
    assert refused(match, "keep d46") == "not-offered"
    assert refused(match, "draw") == "choose-destinations"
    for card in ("d01", "d02", "d03", "d04", "d05"):
        match.play(f"reject {card}")
    assert refused(match, "reject d01") == "already-decided"
    assert match.legal(0) == ["keep d06"]
    assert refused(match, "reject d06") == "keep-one"
    match.play("keep d06")
    assert match.pending == [1]
    for _ in range(6):
        match.play(match.legal()[0])
    assert seat_of(match, 0)["held"] == ["d06"]
    assert seat_of(match, 1)["destinations"] == 6


def test_3_4_the_offer_is_seen_by_its_owner_only() -> None:
    match = open_table(3, offers=[ALL[:6], ALL[6:12], ALL[12:18]])
    for seat in range(3):
        assert match.view(seat)["game"]["choice"]["offered"] == list(ALL[6 * seat : 6 * seat + 6])
    assert match.view(-1)["game"]["choice"] is None


def test_3_5_rejected_destinations_are_shuffled_back_once_in_any_order_of_choices() -> None:
    outcomes = []
    for order in ([0, 1, 2], [2, 0, 1]):
        match = open_table(3, offers=[ALL[:6], ALL[6:12], ALL[12:18]], destination_deck=["d06", "d40", "d12"])
        for seat in order:
            for number, card in enumerate(ALL[6 * seat : 6 * seat + 6]):
                match.play(f"{'keep' if number < 2 else 'reject'} {card}", seat)
        deck = tickets(match).destinations
        outcomes.append([ALL[deck.ring[slot]] for slot in range(deck.count)])
    assert outcomes[0] == outcomes[1]
    assert outcomes[0][:3] == ["d06", "d40", "d12"]
    assert sorted(outcomes[0]) == sorted(set(ALL) - {"d01", "d02", "d07", "d08", "d13", "d14"})


def test_3_5_nothing_shows_before_all_have_chosen() -> None:
    match = open_table(2)
    before = match.view(1)["game"]
    for _ in range(6):
        match.play(match.legal(0)[0], 0)
    assert match.view(1)["game"] == before
    assert match.events(1) == [[]] * 6


def test_3_6_seat_0_begins_and_play_goes_clockwise() -> None:
    match = table(3)
    for seat in (0, 1, 2, 0):
        assert match.to_act == seat
        play(match, "draw", "draw")


def test_3_6_the_first_seat_may_be_drawn_by_lot() -> None:
    match = railbox.new_game("tickets", 3, 1, {"first": "random"}, {"first seat": ["2"]})
    assert match.view(0)["game"]["starter"] == 2
    keep(match)
    turns = []
    for _ in range(3):
        turns.append(match.to_act)
        play(match, "draw", "draw")
    assert turns == [2, 0, 1]
    first = {railbox.new_game("tickets", 3, seed, {"first": "random"}).view(0)["game"]["starter"] for seed in range(20)}
    assert first == {0, 1, 2}


def test_3_7_locomotives_in_the_row_do_nothing() -> None:
    locos = ["locomotive"] * 5
    match = table(2, row=locos, deck=["locomotive", "locomotive", "red"])
    assert match.view(0)["game"]["row"] == locos
    play(match, "take locomotive", "take locomotive")
    assert match.view(0)["game"]["row"] == locos
    assert match.view(0)["game"]["discarded"] == 0


# ---- 4 the turn --------------------------------------------------------------------------------------


def two_colours() -> Match:
    """Seat 0 has columns of red (two wagons, one locomotive) and blue (two wagons); it is its turn again."""
    match = table(2, hands=[["red", "red", "blue", "blue", "blue"], ["green", "green"]])
    play(match, "place red 2 locos 1", "draw", "draw")
    assert (yard(match, 0), stack(match, 0)) == ({"red": (2, 0)}, {"locomotive": 1})
    play(match, "place blue 3", "draw", "draw")
    return match


def test_4_1_one_card_of_every_column_goes_to_the_stack() -> None:
    match = two_colours()
    assert yard(match, 0) == {"red": (1, 0), "blue": (2, 0)}
    assert stack(match, 0) == {"locomotive": 1, "red": 1, "blue": 1}
    assert "stacked" in told(match, 1)


def test_4_1_without_columns_nothing_is_sent() -> None:
    match = table(2)
    play(match, "draw", "draw", "draw", "draw")
    assert stack(match, 0) == stack(match, 1) == {}
    assert "stacked" not in told(match, 0, since=0)


def test_4_2_locomotives_leave_before_wagons() -> None:
    match = table(2, hands=[["red", "red", "locomotive", "locomotive"], []])
    match.play("place red 2 locos 3")
    seen = []
    for _ in range(5):
        play(match, "draw", "draw")
        seen.append((yard(match, 0).get("red"), dict(stack(match, 0))))
        play(match, "draw", "draw")
    assert seen == [
        ((2, 2), {"locomotive": 1}),
        ((2, 1), {"locomotive": 2}),
        ((2, 0), {"locomotive": 3}),
        ((1, 0), {"red": 1, "locomotive": 3}),
        (None, {"red": 2, "locomotive": 3}),
    ]


def test_4_3_a_locomotive_in_the_stack_stands_for_any_colour() -> None:
    match = table(2)
    set_held(match, 0, ["d02"])  # one blue wagon
    set_held(match, 1, [])
    set_stack(match, 0, ["locomotive"])  # as it came from a column of any colour
    to_completing(match)
    assert match.legal() == ["claim d02", "claim best"]


def test_4_4_a_column_that_has_just_left_frees_its_colour() -> None:
    match = table(3, hands=[["red"] * 3 + ["blue", "green"], [], []])
    play(match, "place green blue red")
    assert refused_colour(match, 0, "place red 2") == "own-column"
    play(match, "draw", "draw", "draw", "draw")
    assert match.to_act == 0 and yard(match, 0) == {}
    match.play("place red 2")
    assert yard(match, 0) == {"red": (2, 0)}


def refused_colour(match: Match, seat: int, text: str) -> str:
    """Why a seat could not do this if it were its turn now, before its trains leave."""
    state = tickets(match).clone()
    state.seat = seat
    state.phase = rules.TURN
    action = match.ruleset.actions.number(text)
    assert action not in state.legal_actions()
    return state.refusal(action).rule.removeprefix("tickets.")


def test_4_5_two_cards_and_the_row_is_filled_before_the_second() -> None:
    match = table(2, row=["red", "blue", "green", "white", "black"], deck=["yellow", "purple", "orange"])
    hand = seat_of(match, 0)["hand_size"]
    match.play("take red")
    assert match.to_act == 0
    assert match.view(0)["game"]["row"] == ["yellow", "blue", "green", "white", "black"]
    assert refused(match, "destinations") == "second-card"
    match.play("take yellow")
    assert match.to_act == 1
    assert match.view(0)["game"]["row"] == ["purple", "blue", "green", "white", "black"]
    assert seat_of(match, 0)["hand_size"] == hand + 2
    play(match, "draw", "take purple")
    assert seat_of(match, 1)["hand"]["orange"] >= 1


def test_4_6_a_locomotive_of_the_row_counts_as_two_and_only_comes_first() -> None:
    match = table(2, row=["locomotive", "red", "red", "red", "red"], deck=["locomotive", "blue", "locomotive"])
    match.play("take locomotive")
    assert match.to_act == 1
    assert match.view(0)["game"]["row"][0] == "locomotive"
    match.play("take red")  # the replacement is blue
    assert "take locomotive" not in match.legal()
    assert refused(match, "take locomotive") == "locomotive-second"
    match.play("take blue")  # turns up a locomotive, which seat 0 may take at once
    match.play("take locomotive")
    assert match.to_act == 1


def test_4_6_a_locomotive_turned_up_as_replacement_is_no_second_card() -> None:
    match = table(2, row=["red"] * 5, deck=["locomotive"])
    match.play("take red")
    assert "locomotive" in match.view(0)["game"]["row"]
    assert refused(match, "take locomotive") == "locomotive-second"


def test_4_7_a_locomotive_from_the_deck_counts_as_one() -> None:
    match = table(2, deck=["locomotive", "locomotive"])
    locos = seat_of(match, 0)["hand"]["locomotive"]
    match.play("draw")
    assert match.to_act == 0
    match.play("draw")
    assert seat_of(match, 0)["hand"]["locomotive"] == locos + 2


def test_4_8_there_is_no_limit_to_a_hand() -> None:
    match = table(2)
    while tickets(match).deck_left:
        match.play("draw")
    assert max(seat_of(match, seat)["hand_size"] for seat in (0, 1)) > 40


def test_4_9_an_empty_deck_does_not_fill_the_row() -> None:
    match = last_turns(table(2))
    set_row(match, "red", "blue", "locomotive")
    match.play("take red")
    assert match.legal() == ["take blue"]  # two cards can be taken, so two must be
    match.play("take blue")
    assert match.view(0)["game"]["row"] == [None, None, "locomotive", None, None]


def test_4_9_one_card_is_a_whole_turn() -> None:
    match = last_turns(table(3))
    set_row(match, "red")
    match.play("take red")
    assert match.to_act == 1
    assert refused(match, "take red") == "not-in-row"
    assert refused(match, "draw") == "deck-empty"


def test_4_9_a_wagon_before_only_locomotives_is_a_whole_turn() -> None:
    match = last_turns(table(2))
    set_row(match, "red", "locomotive", "locomotive")
    match.play("take red")
    assert match.to_act == 1
    match.play("take locomotive")
    assert match.view(0)["game"]["row"].count("locomotive") == 1


def test_4_10_two_or_more_of_a_colour_with_locomotives() -> None:
    match = table(2, hands=[["red", "red", "red", "locomotive", "blue"]])
    sets = {text for text in match.legal() if text.startswith("place red")}
    trios = {text for text in match.legal() if text.split()[-1] in cards.COLOURS and text.startswith("place")}
    assert sets - trios == {
        "place red 2",
        "place red 3",
        "place red 1 locos 1",
        "place red 1 locos 2",
        "place red 2 locos 1",
        "place red 2 locos 2",
        "place red 3 locos 1",
        "place red 3 locos 2",
    }
    assert refused(match, "place red 4") == "wagons-missing"
    assert refused(match, "place red 1 locos 3") == "locomotives-missing"
    match.play("place red 3 locos 2")
    assert yard(match, 0) == {"red": (3, 2)}
    assert match.to_act == 1


def test_4_11_three_wagons_of_three_colours() -> None:
    match = table(2, hands=[["red", "blue", "green", "red", "red", "red", "red"]])
    assert "place green blue red" in match.legal()
    assert refused(match, "place black white yellow") == "wagons-missing"
    match.play("place red green blue")  # in whatever order they are named
    assert match.actions[-1] == "place green blue red"
    assert yard(match, 0) == {"green": (1, 0), "blue": (1, 0), "red": (1, 0)}


def test_4_12_never_a_colour_of_the_own_yard() -> None:
    match = table(2, hands=[["red"] * 5 + ["blue", "green"]])
    play(match, "place red 2", "draw", "draw")
    assert yard(match, 0) == {"red": (1, 0)}
    assert not any("red" in text for text in match.legal() if text.startswith("place"))
    assert refused(match, "place red 3") == "own-column"
    assert refused(match, "place green blue red") == "own-column"


def test_4_13_a_rivals_colour_only_with_strictly_more() -> None:
    match = table(2, hands=[["red"] * 3, ["red"] * 4])
    match.play("place red 3")
    assert refused(match, "place red 2") == "rival-column"
    assert refused(match, "place red 3") == "rival-column"
    match.play("place red 4")
    assert yard(match, 1) == {"red": (4, 0)}
    assert yard(match, 0) == {}
    assert stack(match, 0) == {}
    assert match.view(0)["game"]["discarded"] == 3


def test_4_13_a_column_is_counted_as_it_is_now() -> None:
    match = table(3, hands=[["red"] * 3, [], ["red"] * 3])
    play(match, "place red 3", "draw", "draw")
    assert refused(match, "place red 3") == "rival-column"
    play(match, "draw", "draw", "draw", "draw", "draw", "draw")  # one red has left
    assert yard(match, 0) == {"red": (2, 0)}
    match.play("place red 3")
    assert yard(match, 2) == {"red": (3, 0)} and yard(match, 0) == {}


def test_4_14_locomotives_count_on_both_sides() -> None:
    match = table(2, hands=[["red", "red"], ["red", "red", "red", "locomotive"]])
    match.play("place red 2 locos 1")  # a column of three
    assert refused(match, "place red 3") == "rival-column"
    assert refused(match, "place red 2 locos 1") == "rival-column"
    match.play("place red 2 locos 2")
    assert yard(match, 1) == {"red": (2, 2)}


def test_4_15_the_whole_column_is_discarded_and_the_stack_is_safe() -> None:
    match = table(2, hands=[["red", "red"], ["red"] * 4])
    play(match, "place red 2 locos 1", "draw", "draw", "draw", "draw")
    assert stack(match, 0) == {"locomotive": 1}
    hand = seat_of(match, 1)["hand_size"]
    play(match, "place red 4")
    assert stack(match, 0) == {"locomotive": 1}
    assert seat_of(match, 1)["hand_size"] == hand - 4
    assert list(tickets(match).discard) == counts(["red", "red"])
    match = table(2, hands=[["red", "red"], ["red"] * 4])
    play(match, "place red 2 locos 1", "place red 4")
    assert list(tickets(match).discard) == counts(["red", "red", "locomotive"])
    assert "column-robbed" in told(match, 0)


def test_4_16_a_set_needs_a_wagon() -> None:
    match = table(2, hands=[["red", "locomotive", "locomotive"]])
    assert "place red 1 locos 1" in match.legal()
    assert not any(text.startswith("place locos") for text in match.legal())
    assert refused(match, "place locos 2") == "only-locomotives"


def test_4_16_locomotives_alone_with_the_option() -> None:
    match = table(2, hands=[["locomotive"] * 2, ["locomotive"] * 3], allow_all_loco_set=True)
    assert {text for text in match.legal() if text.startswith("place locos")} == {"place locos 2", "place locos 3"}
    match.play("place locos 3")
    assert yard(match, 0) == {"locomotive": (0, 3)}
    assert refused(match, "place locos 2") == "rival-column"
    assert refused(match, "place locos 5") == "locomotives-missing"
    match.play("place locos 4")
    assert yard(match, 0) == {} and yard(match, 1) == {"locomotive": (0, 4)}
    assert list(tickets(match).discard) == counts(["locomotive"] * 3)
    play(match, "draw", "draw")
    assert stack(match, 1) == {"locomotive": 1}
    set_hand(match, 1, ["locomotive", "locomotive"])
    assert refused(match, "place locos 2") == "own-column"


def test_4_17_three_colours_never_rob() -> None:
    match = table(2, hands=[["red", "red", "blue", "green"], ["red", "blue", "green", "white"]])
    match.play("place red 1 locos 1")
    assert "place green blue red" not in match.legal()
    assert refused(match, "place green blue red") == "three-colours-free"
    assert "place white green blue" in match.legal()
    match.play("place white green blue")
    assert yard(match, 0)["red"] == (1, 0)


def test_4_18_one_column_of_a_colour_at_the_table() -> None:
    match = table(4, hands=[["red"] * 2, ["red"] * 3, ["red"] * 4, []])
    play(match, "place red 2", "place red 3", "place red 4")
    assert [yard(match, seat) for seat in range(4)] == [{}, {}, {"red": (4, 0)}, {}]


def test_4_19_what_is_no_set() -> None:
    match = table(2, hands=[["red", "red", "red", "blue", "green"]])
    for text in ("place red", "place red 1", "place red blue", "place locos 1"):
        assert refused(match, text) == "no-set"
    for text in ("place red red blue", "place red 2 blue 1"):
        assert refused(match, text) == "core.unknown-action"
    match.play("place red 3")
    assert yard(match, 0) == {"red": (3, 0)}


def test_4_20_four_destinations_any_number_kept() -> None:
    match = table(2, kept=[["d01"], ["d02"]], destination_deck=["d10", "d11", "d12", "d13", "d14"])
    match.play("destinations")
    assert match.view(0)["game"]["choice"]["offered"] == ["d10", "d11", "d12", "d13"]
    assert match.view(1)["game"]["choice"] is None
    held = seat_of(match, 0)["held"]
    play(match, "reject d10", "keep d11", "reject d12", "keep d13")
    assert match.to_act == 1
    assert seat_of(match, 0)["held"] == sorted([*held, "d11", "d13"])
    assert refused(match, "reject d11") == "nothing-offered"
    deck = match.view(0)["game"]["destination_deck"]
    assert deck[-2:] == ["d10", "d12"] and set(deck[:-2]) == {None}
    pass_on(match)
    assert seat_of(match, 1)["destinations"] == 1


def test_4_21_fewer_than_four_destinations() -> None:
    match = table(2)
    deck = tickets(match).destinations
    deck.count = 3
    match.play("destinations")
    offered = match.view(0)["game"]["choice"]["offered"]
    assert len(offered) == 3
    play(match, *(f"keep {card}" for card in offered))
    assert match.view(1)["game"]["destination_deck"] == []
    assert "destinations" not in match.legal()
    assert refused(match, "destinations") == "no-destinations"


def test_4_21_rejected_ones_lie_under_the_deck_in_the_order_of_their_ids() -> None:
    match = table(2, kept=[["d01"], ["d02"]], destination_deck=["d20", "d13", "d12", "d30", "d05", "d06", "d07"])
    play(match, "destinations", "reject d12", "keep d13", "reject d20", "reject d30")
    assert match.view(0)["game"]["destination_deck"][-3:] == ["d12", "d20", "d30"]
    assert match.view(1)["game"]["destination_deck"][-3:] == [None, None, None]
    deck = tickets(match).destinations
    deck.top += deck.count - 3  # the deck is drawn down to those three
    deck.count = 3
    match.play("destinations")
    assert match.view(1)["game"]["choice"]["offered"] == ["d12", "d20", "d30"]


def test_4_22_who_can_do_nothing_passes() -> None:
    match = last_turns(table(3))
    tickets(match).destinations.count = 0
    set_hand(match, 0, ["red", "red"])
    set_hand(match, 1, ["red", "blue", "locomotive"])
    set_hand(match, 2, ["red", "blue"])
    set_stack(match, 0, ["red"])
    match.play("place red 2")  # seat 1 can take blue with its locomotive
    assert match.to_act == 1
    match.play("place blue 1 locos 1")
    assert "turn-passed" in told(match, 0)
    assert match.view(0)["game"]["phase"] == "complete"


def test_4_23_the_whole_deck_refused_and_a_table_cannot_pass_for_ever() -> None:
    match = table(3)
    tickets(match).destinations.count = 14  # seen and refused after four passes, the last one sees two cards again
    for _ in range(4):
        assert "destinations" in match.legal()
        pass_on(match)
    assert "destinations" not in match.legal()
    assert refused(match, "destinations") == "all-refused"
    play(match, "draw", "draw")
    assert "destinations" in match.legal()


def test_4_23_more_than_a_round_of_passes_is_allowed() -> None:
    match = table(2)
    for _ in range(8):  # 46 cards less 12 in hands: nine passes show them all
        pass_on(match)
    assert "destinations" in match.legal()
    pass_on(match)
    assert refused(match, "destinations") == "all-refused"


def test_4_23_a_destination_kept_is_no_pass() -> None:
    match = table(3)
    pass_on(match)
    match.play("destinations")
    match.play(match.legal()[0])
    for _ in range(3):
        match.play(match.legal()[1])
    assert tickets(match).refused == 0


# ---- 5 the end of a round ------------------------------------------------------------------------------


def test_5_1_the_last_card_drawn_gives_everybody_one_more_turn() -> None:
    match = table(3)
    set_deck(match, "red")
    match.play("draw")
    assert "last-card" in told(match, 1)
    assert match.view(0)["game"]["turns_left"] == 4  # with this one
    match.play(next(text for text in match.legal() if text.startswith("take")))
    turns = []
    while match.view(-1)["game"]["phase"] == "turn":
        turns.append(match.to_act)
        tickets(match).refused = 0
        pass_on(match)
    assert turns == [1, 2, 0]
    assert tickets(match).reason == rules.LAST_CARD_DRAWN


def test_5_1_the_last_card_turned_up_does_so_too() -> None:
    match = table(2, row=["red", "blue", "green", "white", "black"])
    set_deck(match, "orange")
    match.play("take red")
    assert match.view(0)["game"]["deck"] == 0
    assert match.view(0)["game"]["row"][0] == "orange"
    assert match.view(0)["game"]["turns_left"] == 3
    match.play("take orange")
    assert (match.to_act, match.view(0)["game"]["turns_left"]) == (1, 2)
    assert tickets(match).reason == rules.LAST_CARD_TURNED_UP


def test_5_2_the_triggering_player_finishes_the_turn_and_plays_last() -> None:
    match = table(2, row=["red", "blue", "green", "white", "black"])
    set_deck(match, "orange")
    match.play("draw")
    assert match.to_act == 0  # the second card comes from the row
    assert match.legal() == ["take black", "take white", "take green", "take blue", "take red"]
    match.play("take red")
    assert match.to_act == 1
    play(match, "take blue", "take green")
    assert match.to_act == 0
    play(match, "take white", "take black")
    assert match.view(0)["game"]["phase"] in ("complete", "over")


def test_5_3_last_turns_are_like_others() -> None:
    match = table(2, hands=[["red", "red"], ["blue", "blue"]])
    play(match, "place red 2", "place blue 2")
    assert stack(match, 0) == {"red": 1}
    last_turns(match)
    kinds = {text.split()[0] for text in match.legal()}
    assert kinds <= {"place", "destinations"}  # the row is empty
    pass_on(match)
    assert stack(match, 1) == {"blue": 1}
    pass_on(match)
    assert stack(match, 0) == {"red": 1}


def test_5_4_what_is_placed_last_never_leaves_but_robs() -> None:
    match = table(2, hands=[["red", "red"], ["red"] * 3])
    play(match, "place red 2")
    last_turns(match)
    tickets(match).turns_left = 2
    match.play("place red 3")  # seat 0 has its last turn still to come, and nothing left to send
    assert stack(match, 0) == {}
    tickets(match).refused = 0
    pass_on(match)
    assert stack(match, 1) == {}
    assert yard(match, 1) == {"red": (3, 0)}


def test_5_5_yards_do_not_count() -> None:
    match = table(2, hands=[["yellow", "yellow"]])
    set_held(match, 0, ["d01"])  # one yellow wagon
    set_held(match, 1, ["d02"])
    set_stack(match, 0, ["red"])
    set_stack(match, 1, ["red"])
    play(match, "place yellow 2")
    last_turns(match)
    tickets(match).turns_left = 1
    pass_on(match)
    assert yard(match, 0) == {"yellow": (2, 0)}
    assert match.view(0)["game"]["phase"] == "complete"
    assert match.legal(0) == ["claim best"]


# ---- 6 completing destinations ---------------------------------------------------------------------------


def completing(held: list[str], trains: list[str], players: int = 2) -> Match:
    """Everybody completes destinations; seat 0 holds these and has these cards on the way."""
    match = table(players)
    for seat in range(players):
        set_held(match, seat, held if seat == 0 else ["d46"])
        set_stack(match, seat, trains if seat == 0 else ["red"])
    return to_completing(match)


def test_6_1_wagons_of_the_stack_and_locomotives_for_any() -> None:
    """The rulebook's example: Los Angeles – Pittsburgh with three wagons and a locomotive."""
    match = completing(["d39", "d44"], ["white", "blue", "purple", "locomotive"])
    assert match.legal(0) == ["claim d39", "claim best"]
    assert refused(match, "claim d44", 0) == "cards-missing"
    assert refused(match, "claim d01", 0) == "not-held"
    assert refused(match, "draw", 0) == "complete-now"
    match.play("claim d39", 0)
    match.play("claim best", 1)
    assert seat_of(match, 0)["completed"] == ["d39"]


def test_6_1_every_card_serves_once() -> None:
    match = completing(["d04", "d05"], ["yellow", "blue"])
    assert match.legal(0) == ["claim d04", "claim d05", "claim best"]
    match.play("claim d04", 0)
    assert match.pending == [1]  # d05 does not fit any more


def test_6_1_the_hand_does_not_count() -> None:
    match = completing(["d01"], ["red"])
    set_hand(match, 0, ["yellow"])
    assert match.legal(0) == ["claim best"]


def test_6_2_any_set_that_cannot_be_extended_may_be_chosen() -> None:
    chosen = set()
    rng = stream("6.2", "choices")
    for _ in range(200):
        match = completing(["d01", "d03", "d10", "d12"], ["yellow", "yellow", "green", "red"])
        while 0 in match.pending:
            legal = [text for text in match.legal(0) if text != "claim best"]
            match.play(legal[rng.below(len(legal))], 0)
        chosen.add(tuple(match.view(0)["game"]["choice"]["chosen"]))
    assert chosen == {("d01", "d03"), ("d01", "d10"), ("d01", "d12"), ("d03", "d12"), ("d10", "d12")}


def test_6_2_the_choice_is_secret_and_all_are_asked() -> None:
    match = completing(["d01"], ["red"])
    assert match.pending == [0, 1]  # though neither can complete anything
    before = match.view(1)["game"]
    match.play("claim best", 0)
    assert match.view(1)["game"] == before
    assert match.events(1, len(match.actions) - 1) == [[]]


def test_6_2_who_has_nothing_is_not_asked() -> None:
    match = table(3)
    for seat, (held, trains) in enumerate([([], ["red"]), (["d01"], []), (["d01"], ["red"])]):
        set_held(match, seat, held)
        set_stack(match, seat, trains)
    assert to_completing(match).pending == [2]


def test_6_2_the_best_set_goes_with_what_was_claimed() -> None:
    match = completing(["d01", "d03", "d10", "d12"], ["yellow", "yellow", "green", "red"])
    match.play("claim d01", 0)
    assert refused(match, "claim d01", 0) == "already-claimed"
    match.play("claim best", 0)
    assert match.view(0)["game"]["choice"]["chosen"] == ["d01", "d12"]
    match = completing(["d01", "d03", "d10", "d12"], ["yellow", "yellow", "green", "red"])
    match.play("claim best", 0)
    assert match.view(0)["game"]["choice"]["chosen"] == ["d10", "d12"]


def test_6_3_completed_destinations_are_shown_when_all_have_chosen() -> None:
    match = completing(["d01"], ["yellow"])
    match.play("claim best", 0)
    assert seat_of(match, 0, viewer=1)["completed"] == []
    match.play("claim best", 1)
    assert seat_of(match, 0, viewer=1)["completed"] == ["d01"]
    assert {"completed", "round-scored"} <= set(told(match, 1))


def test_6_5_the_best_set_does_not_look_at_others() -> None:
    for rival in (["d01", "d02"], ["d46"]):
        match = table(2)
        set_held(match, 0, ["d14", "d17"])  # both black and green, 10 points; Dallas pays more than Seattle
        set_stack(match, 0, ["black", "green"])
        set_held(match, 1, rival)
        set_stack(match, 1, ["blue", "yellow"])
        to_completing(match)
        match.play("claim best", 0)
        assert match.view(0)["game"]["choice"]["chosen"] == ["d17"]


# ---- 7 four players ------------------------------------------------------------------------------------


def second_round(hands: list[list[str]] | None = None, **deal: list[str]) -> Match:
    """Four players after their first round, in which seat 0 completed d01 and holds d46 still."""
    match = table(4, deal={name.replace("_", " "): pile for name, pile in deal.items()})
    for seat in range(4):
        set_hand(match, seat, (hands or [["black"], ["white"], ["red"], ["green"]])[seat])
        set_held(match, seat, ["d01", "d46"] if seat == 0 else ["d45"])
        set_stack(match, seat, ["yellow"] if seat == 0 else ["red"])
    last_turns(match)
    tickets(match).turns_left = 2  # seats 0 and 1
    pass_on(match)
    pass_on(match)
    while match.view(-1)["game"]["phase"] == "complete":
        match.play("claim best")
    return match


def test_7_1_unmet_destinations_and_hands_are_kept_without_loss() -> None:
    match = second_round()
    assert match.view(-1)["game"]["round"] == 2
    assert match.scores == [5, 0, 0, 0]
    assert seat_of(match, 0)["held"] == ["d46"]
    for seat, kind in enumerate(["black", "white", "red", "green"]):
        assert seat_of(match, seat)["hand"][kind] >= 1
    assert "round-scored" in told(match, 3)


def test_7_2_all_other_cards_are_shuffled_four_dealt_and_five_turned_up() -> None:
    order = ["black 1", "blue 10", "orange 10", "purple 10"]  # black 1 is in a hand and left out
    order += [f"blue {copy}" for copy in range(1, 10)]
    match = second_round(second_round=order)
    assert match.view(-1)["game"]["deck"] == 96 - 4 - 16 - 5
    assert [seat_of(match, seat)["hand_size"] for seat in range(4)] == [5] * 4
    assert None not in match.view(-1)["game"]["row"]
    assert match.view(-1)["game"]["discarded"] == 0
    assert all(seat_of(match, seat)["stack_size"] == 0 and yard(match, seat) == {} for seat in range(4))
    # seat 2 begins: it gets the first card and every fourth after it
    assert seat_of(match, 2)["hand"]["blue"] >= 2
    assert seat_of(match, 3)["hand"]["orange"] == 1
    assert seat_of(match, 0)["hand"]["purple"] == 1


def test_7_2_no_card_is_lost() -> None:
    match = second_round()
    state = tickets(match)
    total = [sum(state.hand[seat * 9 + kind] for seat in range(4)) for kind in range(9)]
    for kind in [*state.row, *state.deck[: state.deck_left]]:
        total[kind] += 1
    assert total == cards.COPIES


def test_7_3_the_left_neighbour_of_the_last_player_begins() -> None:
    assert second_round().to_act == 2
    assert "round-began" in told(second_round(), 0)


def test_7_4_no_locomotives_again_and_the_destination_deck_goes_on() -> None:
    match = table(4)
    before = match.view(-1)["game"]["destination_deck"]
    match = second_round(second_round=[f"blue {n}" for n in range(1, 11)] + [f"red {n}" for n in range(2, 11)])
    assert len(match.view(-1)["game"]["destination_deck"]) == len(before)
    assert all("locomotive" not in seat_of(match, seat)["hand"] for seat in range(4))


@pytest.mark.parametrize("gathered", [0, 3, 18, 21, 22])
def test_7_5_with_too_few_cards_the_last_turns_begin_at_once(gathered: int) -> None:
    everything = [kind for kind, copies in zip(cards.KINDS, cards.COPIES, strict=True) for _ in range(copies)]
    everything.sort(key=lambda kind: kind not in ("yellow", "red"))  # those of the stacks are gathered in any case
    held = everything[gathered:]
    match = second_round(hands=[held[0::4], held[1::4], held[2::4], held[3::4]])
    view = match.view(-1)["game"]
    sizes = [seat_of(match, seat)["hand_size"] - len(held[seat::4]) for seat in range(4)]
    assert sum(sizes) == min(gathered, 16)
    assert max(sizes) - min(sizes) <= 1
    assert sum(card is not None for card in view["row"]) == max(0, min(5, gathered - 16))
    assert view["deck"] == max(0, gathered - 21)
    if gathered <= 21:
        assert view["turns_left"] == 4
        assert tickets(match).reason == rules.NOTHING_TO_DRAW
    else:
        assert view["turns_left"] is None


def test_7_6_the_second_round_ends_alike_and_its_points_are_added() -> None:
    match = second_round()
    set_held(match, 1, ["d02"])
    set_held(match, 0, ["d46"])
    for seat in range(4):
        set_stack(match, seat, ["blue"])
    to_completing(match)
    while not match.over:
        match.play("claim best")
    assert seat_of(match, 0)["completed"] == ["d01"]
    assert seat_of(match, 1)["completed"] == ["d02"]
    assert match.end_reason == "last-card-drawn"


def completed_in_round_1() -> Match:
    """Four players at the beginning of their second round; seat 0 has completed d01, seat 1 nothing."""
    match = table(4, kept=[["d01"], ["d02"], ["d03"], ["d04"]])
    set_stack(match, 0, ["yellow"])
    to_completing(match)
    match.play("claim best", 0)
    assert match.view(-1)["game"]["round"] == 2
    return match


def test_7_7_destinations_of_round_1_are_announced_then_lie_face_down() -> None:
    match = completed_in_round_1()
    for viewer in range(-1, 4):
        assert "completed" in told(match, viewer)
        seen = seat_of(match, 0, viewer)
        assert seen["completed"] == (["d01"] if viewer == 0 else None)
        assert seen["completed_count"] == 1 and seen["score"] == 5
        assert seat_of(match, 1, viewer)["completed"] == []
    assert match.ruleset.chapter(match.state) == 2, "the log of this moment is held back with the second round"


def test_7_7_the_end_turns_them_up_again() -> None:
    match = completed_in_round_1()
    while not match.over:
        match.play(match.legal()[0] if "claim best" not in match.legal() else "claim best")
    assert "d01" in seat_of(match, 0, 2)["completed"]


# ---- 8 final scoring -----------------------------------------------------------------------------------


def scored(*seats: tuple[list[str], list[str]]) -> Match:
    """A finished game in which the seats have completed and not completed these destinations."""
    match = table(len(seats))
    state = tickets(match)
    for seat, (completed, failed) in enumerate(seats):
        state.completed[seat] = mask(completed)
        set_held(match, seat, failed)
    state.phase = rules.ENDED
    assert state.to_act() == OVER
    return match


def test_8_1_points_of_completed_destinations() -> None:
    # d45 is New York – Portland, 21 points; d39 is Los Angeles – Pittsburgh, 18
    assert scored((["d45", "d39"], []), ([], [])).scores == [21 + 18 + 15 + 12, 0]


def test_8_2_points_in_hand_are_lost_and_totals_may_be_negative() -> None:
    match = scored((["d45"], ["d39"]), ([], ["d46", "d01"]))
    assert match.scores == [21 + 15 - 18, -22 - 5]
    assert match.winners == [0]


def test_8_3_bonuses_go_to_the_most_and_to_all_who_tie() -> None:
    # Seattle: d09 and d14 against d25; Los Angeles: d09 against d23
    match = scored((["d09", "d14"], []), (["d25", "d23"], []))
    assert seat_of(match, 0)["bonuses"] == ["Los Angeles", "Seattle"]
    assert seat_of(match, 1)["bonuses"] == ["Los Angeles"]
    assert match.scores == [9 + 10 + 12 + 8, 12 + 11 + 12]


def test_8_3_a_card_with_two_big_cities_counts_for_both() -> None:
    match = scored((["d01"], []), ([], []))
    assert seat_of(match, 0)["bonuses"] == ["New York", "Chicago"]
    assert match.scores[0] == 5 + 15 + 12


def test_8_3_failed_destinations_count_for_no_bonus() -> None:
    match = scored(([], ["d01"]), ([], []))
    assert match.scores == [-5, 0]


def test_8_4_a_city_that_nobody_completed_pays_nobody() -> None:
    match = scored(([], []), ([], []))
    assert match.scores == [0, 0]
    assert all(seat_of(match, seat)["bonuses"] == [] for seat in (0, 1))


def test_8_5_the_highest_total_wins() -> None:
    match = scored((["d45"], []), (["d46"], []))
    assert match.scores == [21 + 15, 22 + 8 + 8]
    assert match.winners == [1]


def test_8_5_then_the_most_completed_destinations() -> None:
    match = scored((["d12"], []), (["d17", "d18"], []))
    assert match.scores == [10 + 12 + 8, 10 + 10 + 10]
    assert [len(seat_of(match, seat)["bonuses"]) for seat in (0, 1)] == [2, 1]  # bonuses come later
    assert match.winners == [1]


def test_8_5_then_the_most_bonus_cards() -> None:
    match = scored((["d39"], []), (["d12"], []))
    assert match.scores == [18 + 12, 10 + 12 + 8]
    assert match.winners == [1]


def test_8_5_then_the_victory_is_shared() -> None:
    match = scored((["d02"], []), (["d01"], []), ([], []))
    assert match.scores == [32, 32, 0]  # New York and Chicago count as a bonus card for each
    assert match.winners == [0, 1]
