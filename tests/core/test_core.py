"""The parts of the core: randomness, action texts, deals, options, catalogue."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import railbox
from railbox import OVER, SPECTATOR, BadDeal, BadOptions, IllegalAction, Message
from railbox.core.actions import ActionSpace
from railbox.core.deals import arrange
from railbox.core.rng import Rng, real_chance, stream, thinking_chance
from railbox.locales import has_message


def test_the_generator_is_the_same_on_every_machine() -> None:
    rng = stream("7", "golden")
    assert [rng.next() for _ in range(4)] == [394473280, 2309309912, 3976014365, 3192815445]


def reference_sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """The generator as its author describes it, in plain arithmetic."""
    counter, words = 1, []
    for _ in range(12 + count):
        word = (a + b + counter) % 2**32
        counter += 1
        a = b ^ (b >> 9)
        b = (c * 9) % 2**32
        c = ((c << 21 | c >> 11) + word) % 2**32
        words.append(word)
    return words[12:]


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_the_generator_is_sfc32(a: int, b: int, c: int) -> None:
    rng = Rng(a, b, c)
    assert [rng.next() for _ in range(20)] == reference_sfc32(a, b, c, 20)


def test_below_is_uniform() -> None:
    rng = stream("1", "uniform")
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 22.5, "chi-square, 1 in 1000"


def test_what_has_a_chance_happens_as_often() -> None:
    rng = stream("1", "chance")
    assert 2_850 < sum(rng.happens(0.3) for _ in range(10_000)) < 3_150, "more than three times what is usual"
    assert not any(rng.happens(0.0) for _ in range(1000)) and all(rng.happens(1.0) for _ in range(1000))


def test_shuffles_are_uniform() -> None:
    rng = stream("1", "shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = vec[i64]([0, 1, 2, 3, 9])
        rng.shuffle(items, 4)
        assert items[4] == 9
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7, "chi-square, 1 in 1000"


def test_streams_of_a_seed_are_independent_and_repeatable() -> None:
    first = [stream("5", "deck").next() for _ in range(2)]
    assert first[0] == first[1]
    assert stream("5", "deck").next() != stream("5", "setup").next() != stream("6", "setup").next()


def test_a_clone_of_a_generator_goes_on_alike() -> None:
    rng = stream("5", "deck")
    rng.next()
    copy = rng.clone()
    assert [rng.next() for _ in range(5)] == [copy.next() for _ in range(5)]


def test_real_chance_events_have_streams_of_their_own() -> None:
    chance = real_chance("5")
    chance.event()
    copy = chance.clone()
    assert chance.event().next() == copy.event().next() == stream("5", "chance 2").next()


def test_thinking_never_touches_the_real_seed() -> None:
    one, two = thinking_chance(stream("1", "mind")), thinking_chance(stream("1", "mind"))
    assert one.seed == ""
    assert one.event().next() == two.clone().event().next()


def test_action_texts_and_numbers() -> None:
    space = ActionSpace({"go": ["go a", "go b"], "stop": ["stop"]})
    assert len(space) == 3
    assert space.blocks == {"go": range(2), "stop": range(2, 3)}
    assert space.number("go b") == space.number("  GO   b ") == 1
    assert space.text(2) == "stop"
    with pytest.raises(IllegalAction, match=r"There is no action “fly” in this game\."):
        space.number("fly")
    with pytest.raises(ValueError, match="same text"):
        ActionSpace({"one": ["go"], "two": ["go"]})


@given(st.lists(st.sampled_from("abcdef"), max_size=20), st.integers(0, 99), st.data())
def test_a_deal_puts_its_cards_first_and_keeps_the_pile(cards: list[str], seed: int, data: st.DataObject) -> None:
    order = data.draw(st.permutations(cards))
    fixed = order[: data.draw(st.integers(0, len(cards)))]
    pile = arrange({"pile": cards}, str(seed), {"pile": fixed})["pile"]
    assert pile[: len(fixed)] == fixed
    assert Counter(pile) == Counter(cards)


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ({"tile": ["aaaa"]}, r"deal: there is no pile 'tile'; the piles are tiles"),
        ({"tiles": ["zzzz"]}, r"deal: tiles\[0\] is 'zzzz', which is not in the pile"),
        ({"tiles": ["aaaa", "dddd", "dddd", "dddd"]}, r"deal: tiles\[3\] is one 'dddd' too many: the pile has 2"),
    ],
)
def test_a_deal_that_the_box_cannot_contain_is_refused(deal: dict[str, list[str]], message: str) -> None:
    with pytest.raises(BadDeal, match=message):
        railbox.new_game("metro", 2, seed=1, deal=deal)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hand_size": 4}, r"Invalid enum value 4 - at `\$\.hand_size`; it takes 1 \| 2 \| 3"),
        ({"hand": 1}, r"unknown field `hand`"),
        ({"companies": "yes"}, r"Expected `bool`, got `str` - at `\$\.companies`; it takes true \| false"),
        ({"station_numbers": 9}, r"it takes 0 to 4"),
    ],
)
def test_bad_options_say_what_is_wrong(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        railbox.new_game("metro", 2, options=options)


def test_bad_players_and_unknown_games_are_refused() -> None:
    with pytest.raises(BadOptions, match="metro is for 2 to 6 players, not 7"):
        railbox.new_game("metro", 7)
    with pytest.raises(BadOptions, match="there is no game 'chess'; the box has"):
        railbox.new_game("chess", 2)


def test_other_ways_to_write_an_action_and_texts_that_are_none() -> None:
    never = {"go x": Message("core.not-your-turn", {"seat": 0})}
    space = ActionSpace({"go": ["go a-b", "go c"]}, aliases={"go b-a": "go a-b"}, never=never)
    assert space.number("go b-a") == space.number("GO  B-A") == 0
    with pytest.raises(IllegalAction, match="not your turn"):
        space.number("go x")


def test_options_have_names_and_help() -> None:
    for game in railbox.all_games().values():
        for option in game.help():
            for message in (option.title, option.help, *option.values.values()):
                assert has_message(message.id, "en"), f"{message.id} has no words"


def test_a_spectator_is_never_to_act() -> None:
    assert len({OVER, SPECTATOR, 0}) == 3 and max(OVER, SPECTATOR) < 0
