"""A game of another package: found by its entry point, it conforms and is played like those of the box."""

import pytest
from railbox_shunting import Shunting, ShuntingRuleset, View

import railbox
from railbox.core.catalogue import find_game
from railbox.core.conformance import assert_conforms
from railbox.core.rng import Rng


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_game_conforms(players: int) -> None:
    assert_conforms(find_game("shunting"), players, seeds=range(5))
    assert_conforms(find_game("shunting"), players, {"wagons": 1})


def test_the_toy_game_is_played_by_texts() -> None:
    match = railbox.new_game("shunting", 2, options={"wagons": 4}, deal={"cards": ["5", "1"]})
    match.play("take 3")
    with pytest.raises(railbox.IllegalAction, match=r"shunting\.too-few-wagons"):
        match.play("take 2")
    assert match.play("take 1")[-1].args == {"seat": 1, "number": 1}
    assert (match.scores, match.winners) == ([3, 2], [0])


def show_all_cards(self: ShuntingRuleset, state: Shunting, seat: int) -> View:
    return View(state.wagons, state.taken[:], [*state.cards] if seat < self.players else [])


def clone_with_shared_memory(self: Shunting) -> Shunting:
    copy = Shunting(self.wagons, self.cards, self.hidden)
    copy.taken = self.taken
    copy.seat = self.seat
    return copy


def unsorted_legal_actions(self: Shunting) -> list[int]:
    return list(range(min(3, self.wagons)))[::-1]


def no_end_reason(self: Shunting) -> str:
    return "" * self.wagons


def resample_from_the_truth(self: Shunting, seat: int, rng: Rng) -> Shunting:
    copy = self.clone()
    others = [owner for owner in range(len(self.cards)) if owner != seat]
    one, two = (others[rng.below(len(others))] for _ in range(2))
    copy.cards = self.cards[:]
    if self.wagons:
        copy.cards[one], copy.cards[two] = self.cards[two], self.cards[one]
    return copy


@pytest.mark.parametrize(
    ("owner", "method", "broken"),
    [
        (ShuntingRuleset, "view", show_all_cards),
        (Shunting, "clone", clone_with_shared_memory),
        (Shunting, "legal_actions", unsorted_legal_actions),
        (Shunting, "end_reason", no_end_reason),
        (Shunting, "resample", resample_from_the_truth),
    ],
)
def test_the_kit_catches_a_broken_game(
    owner: type, method: str, broken: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, method, broken)
    with pytest.raises(AssertionError):
        assert_conforms(find_game("shunting"), 3, seeds=range(10))
