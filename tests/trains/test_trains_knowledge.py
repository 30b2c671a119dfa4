"""Who knows what: hands and decks are secret, what was shown is remembered, the rest is drawn anew."""

from __future__ import annotations

from collections import Counter

import pytest

from railbox.core.messages import Message
from railbox.core.rng import stream
from railbox.core.state import SPECTATOR
from railbox.games.trains import cards, codes, pieces
from railbox.games.trains.rules import Trains
from tests.trains.desk import Desk

RNG = stream("knowledge", "test")
DECK = ["tower", "waste", "lay_rails", "apartment", "normal_train", "express_train", "waste", "station_expansion"]


def names(state: Trains, zone: int) -> Counter[str]:
    return Counter({name: state.count(zone, kind) for kind, name in enumerate(cards.NAMES) if state.count(zone, kind)})


def deck_of(state: Trains, seat: int) -> list[str]:
    first = seat * pieces.DECK_ROOM
    return [cards.NAMES[state.deck[first + place]] for place in range(state.deck_size[seat] - 1, -1, -1)]


def samples(desk: Desk, seat: int, count: int = 60) -> list[Trains]:
    return [desk.state.resample(seat, RNG) for _ in range(count)]


def test_the_own_hand_is_kept_and_the_own_deck_is_shuffled() -> None:
    desk = Desk(hand=["normal_train", "tower"], deck=DECK)
    decks = set()
    for state in samples(desk, 0):
        assert names(state, codes.HAND) == {"normal_train": 1, "tower": 1}
        assert sorted(deck_of(state, 0)) == sorted(DECK)
        decks.add(tuple(deck_of(state, 0)))
    assert len(decks) > 30


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_others_deal_hand_and_deck_anew_from_what_can_be_counted(seat: int) -> None:
    desk = Desk(hand=["normal_train", "tower"], deck=DECK, discard=["waste"])
    hands = set()
    for state in samples(desk, seat):
        hand = names(state, codes.HAND)
        assert sum(hand.values()) == 2
        assert hand + Counter(deck_of(state, 0)) == Counter(["normal_train", "tower", *DECK])
        assert names(state, codes.DISCARD) == {"waste": 1}
        hands.add(tuple(sorted(hand.elements())))
    assert len(hands) > 5


def test_cards_put_on_the_deck_by_information_central_stay_for_all() -> None:
    desk = Desk(hand=["information_central", "waste"], deck=DECK)
    desk.play("play information_central", "choose tower", "choose apartment", "choose lay_rails")
    for seat in (0, 1, SPECTATOR):
        for state in samples(desk, seat, 20):
            assert deck_of(state, 0)[:3] == ["waste", "lay_rails", "apartment"]
            assert state.count(codes.HAND, cards.TOWER) >= 1


def test_cards_put_on_the_deck_by_early_train_and_switchback_stay_for_all() -> None:
    desk = Desk(hand=["early_train", "switchback", "normal_train"], deck=DECK)
    desk.give_coins(10)
    desk.play("play early_train", "buy skyscraper", "on deck", "play switchback", "choose early_train")
    for seat in (0, 1, SPECTATOR):
        for state in samples(desk, seat, 20):
            assert deck_of(state, 0)[:2] == ["early_train", "skyscraper"]


def test_a_card_seen_by_signals_stays_for_its_owner_only() -> None:
    desk = Desk(hand=["signals"], deck=DECK)
    desk.play("play signals", "on deck")
    assert {deck_of(state, 0)[0] for state in samples(desk, 0)} == {"waste"}
    assert len({deck_of(state, 0)[0] for state in samples(desk, 1)}) > 2


def test_a_secret_card_under_an_open_one_stays_secret() -> None:
    desk = Desk(hand=["signals", "early_train"], deck=DECK)
    desk.give_coins(8)
    desk.play("play signals", "on deck", "play early_train", "buy skyscraper", "on deck")
    assert desk.me()["deck_top"] == ["skyscraper", "waste"]
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == ["skyscraper"]
    assert {tuple(deck_of(state, 0)[:2]) for state in samples(desk, 0)} == {("skyscraper", "waste")}
    assert len({tuple(deck_of(state, 0)[:2]) for state in samples(desk, 1)}) > 2


def test_a_reveal_makes_a_secret_card_open() -> None:
    desk = Desk(hand=["signals", "command_central"], deck=DECK)
    desk.play("play signals", "on deck", "play command_central", "choose tower")
    assert desk.match.view(1)["game"]["players"][0]["deck_top"] == ["lay_rails"]


def test_a_card_that_everybody_saw_going_to_the_hand_is_known_there_until_it_may_have_left() -> None:
    desk = Desk(hand=["pulling", "express_train"], discard=["express_train"], deck=DECK)
    desk.play("play pulling", "choose express_train")
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {"express_train": 1}
    for state in samples(desk, 1, 20):
        assert state.count(codes.HAND, cards.EXPRESS_TRAIN) >= 1
    desk.play("play express_train")
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {}


def test_a_known_card_is_still_known_when_it_is_drawn() -> None:
    desk = Desk(hand=["early_train"], deck=DECK)
    desk.give_coins(8)
    desk.play("play early_train", "buy skyscraper", "on deck", "done")
    assert desk.match.view(1)["game"]["players"][0]["hand"] == {"skyscraper": 1}
    assert desk.hand["skyscraper"] == 1


def test_landfill_tells_that_no_waste_is_left_until_new_cards_come() -> None:
    desk = Desk(hand=["landfill", "waste", "tower", "passing_station"], deck=["waste"] * 20)
    desk.play("play landfill")
    for state in samples(desk, 1):
        assert state.count(codes.HAND, cards.WASTE) == 0
    desk.play("play passing_station")
    for state in samples(desk, 1):
        assert state.count(codes.HAND, cards.WASTE) <= 1


def test_events_hide_what_was_drawn() -> None:
    desk = Desk(hand=["passing_station", "signals"], deck=DECK)
    desk.play("play passing_station", "play signals")
    own, other = (
        [(message.id, message.args) for told in desk.match.events(seat)[-2:] for message in told] for seat in (0, 1)
    )
    assert ("trains.cards-drawn-own", {"cards": [Message("trains.card-tower")]}) in own
    assert ("trains.cards-drawn", {"seat": 0, "count": 1}) in other
    assert ("trains.top-seen-own", {"card": Message("trains.card-lay_rails")}) in own
    assert ("trains.top-seen", {"seat": 0}) in other
    assert not any("tower" in str(args) for _, args in other)


def test_whether_a_hand_can_answer_shows_to_nobody() -> None:
    """Two games that differ only in a hidden hand look the same to the others when a question is asked about it."""
    one = Desk(hand=["maintenance_factory", "express_train"], deck=["tower"])
    two = Desk(hand=["maintenance_factory", "tower"], deck=["express_train"])
    for desk in (one, two):
        desk.play("play maintenance_factory")
    assert one.match.view(1) == two.match.view(1)
    assert one.match.view(0) != two.match.view(0)


def test_a_resampled_copy_does_not_use_the_secret_seed() -> None:
    desk = Desk(hand=["control_room"], discard=DECK)
    hands = set()
    for state in samples(desk, 0):
        state.apply(desk.match.ruleset.actions.number("play control_room"))
        hands.add(tuple(sorted(names(state, codes.HAND).elements())))
    assert len(hands) > 5


def test_the_horizon_grows_with_draws_and_reveals_and_not_with_plays() -> None:
    desk = Desk(hand=["normal_train", "passing_station", "signals"], deck=DECK)
    before = desk.state.horizon()
    desk.play("play normal_train")
    assert desk.state.horizon() == before
    desk.play("play passing_station")
    assert desk.state.horizon() > before
    before = desk.state.horizon()
    desk.play("play signals")
    assert desk.state.horizon() > before


def test_hands_lie_open_at_the_end() -> None:
    desk = Desk(hand=["tower"], deck=["waste", "lay_rails"])
    desk.state.stations_left = 0
    desk.play("done")
    assert sum(desk.match.view(1)["game"]["players"][0]["hand"].values()) == 3
    for state in samples(desk, 1, 5):
        assert names(state, codes.HAND) == desk.hand


def test_a_card_named_in_vain_is_not_on_top_for_anybody() -> None:
    """OKAZU: others do not see the card that was looked at, but they know that it was not the one."""
    desk = Desk(hand=["command_central", "early_train", "command_central"], deck=DECK, edition="okazu")
    desk.give_coins(8)
    desk.play("play command_central", "choose lay_rails")
    for seat in (1, SPECTATOR):
        tops = {deck_of(state, 0)[0] for state in samples(desk, seat, 200)}
        assert "lay_rails" not in tops
        assert {"waste", "tower", "apartment"} < tops
    desk.play("play early_train", "buy skyscraper", "on deck", "play command_central", "choose tower")
    for seat in (1, SPECTATOR):
        tops = {deck_of(state, 0)[0] for state in samples(desk, seat, 200)}
        assert not {"lay_rails", "tower"} & tops
        assert {"waste", "apartment"} < tops
    assert {deck_of(state, 0)[0] for state in samples(desk, 0)} == {"waste"}


def test_a_card_named_in_vain_and_a_hand_without_waste_go_together() -> None:
    desk = Desk(
        hand=["landfill", "command_central", "tower", "tower"], deck=["tower", "tower", "waste"], edition="okazu"
    )
    desk.play("play landfill", "play command_central", "choose waste")
    for state in samples(desk, 1):
        assert deck_of(state, 0)[0] != "waste"


def test_the_horizon_does_not_grow_with_what_is_known_already() -> None:
    desk = Desk(hand=["early_train", "passing_station"], deck=DECK)
    desk.give_coins(8)
    desk.play("play early_train", "buy skyscraper", "on deck")
    before = desk.state.horizon()
    desk.play("play passing_station")
    assert desk.state.horizon() == before
