"""The numbers of Trains: each group is numbered without a gap, and its names are as many."""

from __future__ import annotations

import inspect
import re

import pytest

from railbox.games.trains import cards, codes, ruleset

GROUPS = {
    "verbs": len(codes.VERB_TEXTS),
    "questions": len(codes.QUESTION_NAMES),
    "journal entries": codes.GAME_ENDED + 1,
}


def group(title: str) -> dict[str, int]:
    """The numbers below a heading of the module."""
    [part] = [part for part in re.split(r"^# ---- ", inspect.getsource(codes), flags=re.M) if part.startswith(title)]
    return {name: int(number) for name, number in re.findall(r"^(\w+): Final = (\d+)", part, re.M)}


@pytest.mark.parametrize("title", list(GROUPS))
def test_a_group_is_numbered_without_a_gap(title: str) -> None:
    assert list(group(title).values()) == list(range(GROUPS[title]))


def test_zones_do_not_overlap() -> None:
    assert list(group("zones").values()) == [0, 1, 2, 3, 4, 5, 5 + 4, 5 + 8, 5 + 12]


def test_waivers_are_bits() -> None:
    assert list(group("what a lasting effect waives").values()) == [1, 2, 4, 8, 16]


def test_actions_follow_each_other() -> None:
    first = codes.PLAYS + cards.KINDS
    assert first == codes.PLAYS_WITHOUT_EFFECT
    assert codes.PLAYS_WITHOUT_EFFECT + len(cards.WITHOUT_QUESTION) == codes.BUYS
    assert codes.CHOICES == codes.BUYS + cards.KINDS
    assert codes.VERBS == codes.CHOICES + cards.KINDS
    assert codes.VERBS + len(codes.VERB_TEXTS) == codes.CELLS


def test_every_journal_entry_is_told() -> None:
    special = {codes.CARDS_DRAWN, codes.CARDS_REVEALED, codes.TOP_SEEN, codes.GAME_ENDED}
    assert set(ruleset.EVENTS) | special == set(range(GROUPS["journal entries"]))


def test_questions_have_the_names_of_their_numbers() -> None:
    for name, number in group("questions").items():
        assert codes.QUESTION_NAMES[number] == name.removeprefix("GAME_").lower().replace("_", "-")
