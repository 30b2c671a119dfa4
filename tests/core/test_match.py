"""Match and Record: the public face of a game and what is kept of it."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import railbox
from railbox import BadRecord, IllegalAction
from railbox.bots.base import Position
from railbox.core.conformance import fingerprint
from railbox.core.rng import stream


def finished(seed: int = 1) -> railbox.Match:
    match = railbox.new_game("metro", 2, seed)
    rng = stream(str(seed), "test")
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


def test_the_public_face() -> None:
    match = railbox.new_game("metro", players=4, seed=7, options={"hand_size": 2})
    assert match.to_act == 0
    assert not match.over
    assert match.legal() == match.view(0)["legal"]
    assert match.view(1)["legal"] == []
    assert match.view(1)["prompt"] == {"id": "core.waiting", "args": {"seat": 0}}
    before = fingerprint(match)
    match.play("draw")
    match.undo()
    assert fingerprint(match) == before
    state = match.state.clone()
    state.apply(state.legal_actions()[0])
    assert state.resample(0, stream("1", "test")).playout(stream("1", "test")) > 50
    with pytest.raises(ValueError, match="there is no seat 4"):
        match.view(4)
    with pytest.raises(ValueError, match="only 0 actions"):
        match.undo()


def test_a_game_without_a_seed_gets_a_secret_one() -> None:
    one, two = railbox.new_game("metro", 2), railbox.new_game("metro", 2)
    assert one.seed != two.seed
    assert len(one.seed) == 32


def test_a_refused_action_names_the_rule_and_changes_nothing() -> None:
    match = railbox.new_game("metro", 2, 1)
    before = fingerprint(match)
    with pytest.raises(IllegalAction) as caught:
        match.play("place d3")
    assert caught.value.rule == "metro.not-adjacent"
    assert caught.value.details == {"cell": "d3"}
    assert "d3" in str(caught.value) and str(caught.value).endswith("."), "it prints as a sentence"
    with pytest.raises(IllegalAction, match=r"It is not your turn\."):
        match.play("draw", seat=1)
    assert fingerprint(match) == before
    assert match.actions == []


def test_taking_back_by_a_kept_state_is_the_same_as_by_replay() -> None:
    match = railbox.new_game("metro", 2, 5)
    match.play(match.legal()[0])
    before, seen = match.state.clone(), fingerprint(match)
    for _ in range(2):
        match.play(match.legal()[0])
    events = match.events(0)
    match.rewind(before, 2)
    assert fingerprint(match) == seen
    assert len(match.actions) == 1 and match.events(0) == events[:1]
    match.play(match.legal()[0])


def test_an_action_of_a_record_names_its_seat() -> None:
    match = railbox.new_game("metro", 3, 1)
    assert match.read_action("place a1") == (0, "place a1")
    assert match.read_action("@2 place a1") == (2, "place a1")


@pytest.mark.parametrize("game", list(railbox.all_games()))
def test_matches_states_and_positions_are_pickled_and_copied(game: str) -> None:
    match = railbox.new_game(game, 3, "jar")
    rng = stream("jar", "test")
    for _ in range(30):
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    before = fingerprint(match)
    for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert fingerprint(again) == before
        assert again.ruleset is match.ruleset, "what never changes is shared"
        assert again.record() == match.record()
        assert again.events(0) == match.events(0)
        again.play(again.legal()[0])
        assert fingerprint(match) == before, "a copy is independent"
    for state in (pickle.loads(pickle.dumps(match.state)), copy.deepcopy(match.state)):
        assert fingerprint(match, state) == before
        state.playout(rng.clone())
        assert fingerprint(match) == before
    position = Position(match.ruleset, match.state, match.to_act)
    for same in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert same.view() == position.view()
        assert same.legal_actions() == position.legal_actions()
        one, two = (fingerprint(match, place.sample(stream("jar", "sample"))) for place in (same, position))
        assert one == two


@pytest.mark.parametrize("game", list(railbox.all_games()))
def test_previews_change_nothing_and_the_sheet_adds_up(game: str) -> None:
    match = railbox.new_game(game, 3, "look")
    rng = stream("look", "test")
    while not match.over and len(match.actions) < 60:
        if len(match.actions) % 10 == 0:
            before = fingerprint(match)
            seat = match.to_act
            told = match.previews(seat)
            assert list(told) == match.legal(seat)
            text = match.legal(seat)[0]
            assert match.preview(text) == told[text].messages
            assert match.figures(text) == told[text].figures
            sheet = match.score_sheet()
            assert [sum(row.points[other] for row in sheet) for other in range(3)] == match.scores
            assert fingerprint(match) == before
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])


def test_nothing_can_be_played_after_the_end() -> None:
    match = finished()
    for seat in (None, 0):
        with pytest.raises(IllegalAction, match=r"The game is over\."):
            match.play("draw", seat)
    assert match.view(0)["prompt"]["id"] == "core.over"


def test_a_record_is_readable_and_comes_back(tmp_path: Path) -> None:
    match = finished()
    file = tmp_path / "game.json"
    match.record().save(file)
    lines = file.read_text().splitlines()
    assert lines[1] == '  "format": 1,'
    assert f'    "{match.actions[0]}",' in lines
    again = railbox.load_record(file)
    assert fingerprint(again) == fingerprint(match)
    assert again.record() == match.record()
    assert railbox.load_record(str(file)).record() == match.record()


def test_a_deal_is_kept_in_the_record() -> None:
    match = railbox.new_game("metro", 2, 1, deal={"tiles": ["aaaa", "bbbb"]})
    record = match.record()
    assert record.deal == {"tiles": ["aaaa", "bbbb"]}
    assert fingerprint(railbox.load_record(record)) == fingerprint(match)


def spoil(**changes: Any) -> dict[str, Any]:
    """A finished record with some fields changed and without its digest."""
    data: dict[str, Any] = json.loads(finished().record().to_json())
    data.pop("digest")
    return data | changes


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (spoil(format=9), "format: 9 is unknown; this Railbox reads format 1"),
        (spoil(game="chess"), "there is no game 'chess'"),
        (spoil(rules=99), r"rules: written under rules 99 of metro, this Railbox plays \d"),
        (spoil(players=9), "metro is for 2 to 6 players, not 9"),
        (spoil(options={"hand": 1}), "unknown field `hand`"),
        (spoil(deal={"tiles": ["no"]}), r"tiles\[0\] is 'no'"),
        (spoil(extra=1), "unknown field `extra`"),
        (spoil(actions=["place a1", 7]), r"Expected `str`, got `int` - at `\$.actions\[1\]`"),
        (spoil(actions=["draw", "draw"]), r"actions\[1\]: 'draw' is refused: [A-Z].*tile"),
        (spoil(actions=["fly"]), r"actions\[0\]: 'fly' is refused: There is no action “fly”"),
        (spoil(actions=["@1 draw"]), r"actions\[0\]: '@1 draw' is refused: It is not your turn"),
        (spoil(actions=[]), "result: given, but the game is not over"),
        (spoil(result={"scores": [1, 2], "winners": [1], "reason": "board-full"}), r"result.scores: says \[1, 2\]"),
        (spoil(actions=["draw"] * 100_001), "100001 actions are more than any game has"),
        ({}, "missing required field `format`"),
    ],
)
def test_a_bad_record_says_what_is_wrong_and_where(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        railbox.load_record(data)


def test_a_record_changed_after_writing_is_found_out() -> None:
    data = json.loads(finished().record().to_json())
    data["seed"] = "2"
    with pytest.raises(BadRecord, match="digest: the record was changed"):
        railbox.load_record(data)


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    with pytest.raises(BadRecord, match="No such file"):
        railbox.load_record(file)
    file.write_text('{"format": 1,')
    with pytest.raises(BadRecord, match="not JSON"):
        railbox.load_record(file)
    file.write_bytes(b" " * 4_000_001)
    with pytest.raises(BadRecord, match="larger than any record"):
        railbox.load_record(file)
