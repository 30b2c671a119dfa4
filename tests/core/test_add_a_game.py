"""A game of another package, made from docs/add-a-game.md: it conforms and is played like those of the box."""

import asyncio
import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from railbox_shunting.rules import LAST, Shunting
from railbox_shunting.ruleset import Player, ShuntingRuleset, View

import railbox
from railbox import Game, Message, Preview
from railbox.bots.base import Position, make_bot
from railbox.bots.search import SearchBot
from railbox.core.catalogue import ScoreRow
from railbox.core.conformance import assert_conforms
from railbox.core.rng import Rng, stream
from railbox.locales import LANGUAGES, has_message, teller
from tests.conftest import files_of_the_page
from tests.server.client import guests, running_server

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "shunting"


def test_the_page_shows_the_files_of_the_example() -> None:
    files = [file for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    assert files_of_the_page() == {
        file.relative_to(EXAMPLE).as_posix(): file.read_text(encoding="utf-8") for file in files
    }, "run: python -m tools.game_pages"


@pytest.mark.parametrize("players", [2, 3, 9])
def test_the_example_conforms(shunting: Game, players: int) -> None:
    assert_conforms(shunting, players, seeds=range(5))
    assert_conforms(shunting, players, {"wagons": 1})


def test_the_example_is_played_by_texts(shunting: Game) -> None:
    match = railbox.new_game("shunting", 2, options={"wagons": 4}, deal={"cards": ["5", "1"]})
    match.play("take 3")
    with pytest.raises(railbox.IllegalAction, match=r"There is only 1 wagon left\.") as caught:
        match.play("take 2")
    assert caught.value.rule == "shunting.too-few-wagons"
    assert match.play("take 1")[-1].args == {"seat": 1, "number": 1}
    assert (match.scores, match.winners) == ([3, 2], [0])


def test_a_preview_says_what_is_certain(shunting: Game) -> None:
    match = railbox.new_game("shunting", 2, options={"wagons": 3}, deal={"cards": ["5", "1"]})
    took = Message("shunting.took", {"seat": 0, "wagons": 3})
    last = Message("shunting.last", {"seat": 0, "number": 5})
    assert match.preview("take 3") == [took, last]
    assert match.figures("take 3") == {"points": 8}
    assert match.previews(0)["take 3"] == Preview([took, last], {"points": 8})
    assert match.previews(0, after=["take 1"]) == {}, "then it is somebody else's turn"
    with pytest.raises(railbox.IllegalAction, match=r"There are only 3 wagons left\.|not your turn"):
        match.preview("take 3", seat=1)
    assert match.actions == []


def test_the_score_sheet_and_the_tie_break(shunting: Game) -> None:
    match = railbox.new_game("shunting", 2, options={"wagons": 5}, deal={"cards": ["4", "1"]})
    assert match.ruleset.tie_break(match.state) is None
    match.replay(["take 1", "take 3", "take 1"])
    wagons, card = Message("shunting.from-wagons"), Message("shunting.from-card")
    assert match.score_sheet() == [ScoreRow(wagons, [2, 3]), ScoreRow(card, [4, 0])]
    assert match.ruleset.tie_break(match.state) is None
    match = railbox.new_game("shunting", 2, options={"wagons": 5}, deal={"cards": ["2", "1"]})
    match.replay(["take 1", "take 3", "take 1"])
    assert (match.scores, match.winners) == ([4, 3], [0])
    match = railbox.new_game("shunting", 2, options={"wagons": 4}, deal={"cards": ["1", "2"]})
    match.replay(["take 1", "take 2", "take 1"])
    assert (match.scores, match.winners, match.ruleset.tie_break(match.state)) == ([3, 2], [0], None)
    match = railbox.new_game("shunting", 2, options={"wagons": 6}, deal={"cards": ["2", "1"]})
    match.replay(["take 1", "take 3", "take 1", "take 1"])
    assert match.scores == [2, 5]
    match = railbox.new_game("shunting", 3, options={"wagons": 7}, deal={"cards": ["3", "2", "1"]})
    match.replay(["take 3", "take 3", "take 1"])
    assert (match.scores, match.winners) == ([3, 3, 2], [1])
    assert str(match.ruleset.tie_break(match.state)) == "Of those with the most points, the lowest card wins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_and_pictures_are_in_every_language(shunting: Game, language: str) -> None:
    match = railbox.new_game("shunting", 3, "words", {"wagons": 4})
    tell = teller(language)
    said: list[Message | None] = [shunting.summary, *(match.label(text) for text in match.legal()), match.prompt(0)]
    said += [message for option in shunting.help() for message in (option.title, option.help)]
    said += [part for component in match.ruleset.components().values() for part in (component.title, component.text)]
    match.replay(["take 3", "take 1"])
    said += [message for messages in match.events(0) for message in messages]
    said += [Message(f"shunting.end-{match.end_reason}"), *(row.source for row in match.score_sheet())]
    for message in said:
        assert message is not None and has_message(message.id, language)
        assert message.id not in tell(message)
    picture = match.ruleset.draw(match.ruleset.view(match.state, 0), tell)
    assert {"en": "empty", "fr": "vide", "it": "vuoto"}[language] in picture


def test_bots_and_the_search_play_it_with_nine_seats(shunting: Game) -> None:
    match = railbox.new_game("shunting", 9, "nine", {"wagons": 40})
    bots = [make_bot(name) for name in ("search:200", "greedy", "random", "novice", "club", "expert")]
    rng = stream("nine", "bots")
    while not match.over:
        seat = match.to_act
        position = Position(match.ruleset, match.state, seat)
        match.play(match.ruleset.actions.text(bots[seat % len(bots)].choose(position, rng)))
    assert match.winners
    match.undo()
    seat = match.to_act
    position = Position(match.ruleset, match.state, seat)
    tree = SearchBot("500").think(position, rng)
    assert SearchBot("500").describe(position, tree)[0].action == f"take {match.state.wagons}"  # type: ignore[attr-defined]
    assert sum(tree.chances(9)) == pytest.approx(1)


def test_matches_states_and_positions_can_be_pickled(shunting: Game) -> None:
    match = railbox.new_game("shunting", 3, "jar")
    match.replay(["take 3", "take 2"])
    position = Position(match.ruleset, match.state, 2)
    for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert again.view(2) == match.view(2) and again.actions == match.actions and again.ruleset is match.ruleset
    for state in (pickle.loads(pickle.dumps(match.state)), copy.deepcopy(match.state)):
        assert match.ruleset.view(state, 2) == match.ruleset.view(match.state, 2)
    for same in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert same.view() == position.view()


def test_it_is_played_in_the_terminal(installed: Path) -> None:
    paths = [str(installed), *(entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1", "COLUMNS": "100"}

    def run(*arguments: str, answers: str = "") -> str:
        command = [sys.executable, "-m", "railbox", *arguments]
        done = subprocess.run(command, input=answers, capture_output=True, text=True, timeout=60, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "Ada Example" in run("games", "shunting")
    answers = "? card 5\npreview take 2\nhint\ntake 3\n" + "1\n" * 20
    text = run("play", "shunting", "--bots", "greedy", "--language", "fr", "--seed", "3", answers=answers)
    for words in (
        "Prendre 1 wagon",
        "Carte 5",
        "prend 3 wagons",
        "Le dernier wagon a été pris",
        "Carte du dernier wagon",
    ):
        assert words in text
    assert "win rate" in run("simulate", "shunting", "--players", "9", "--games", "20", "--bots", "greedy", "-j", "1")


def test_it_is_played_over_the_wire(shunting: Game, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with guests(url, "Ada") as [ada]:
            table = await ada.open_table("shunting", ["me", "bot:club"], options={"wagons": 9})
            await ada.do(table, {"do": "start"})
            async with ada.seat(table) as seat:
                assert await seat.play_on(lambda legal: legal[0]) > 0
                assert seat.view["over"] and seat.view["winners"]
                assert seat.view["game"]["wagons"] == 0

    with running_server(tmp_path) as server:
        asyncio.run(play(server.url))


# ---- the kit catches what is broken ------------------------------------------------------------------


def show_all_cards(self: ShuntingRuleset, state: Shunting, seat: int) -> View:
    players = [Player("blue", 0, taken, card) for taken, card in zip(state.taken, state.cards, strict=True)]
    return View(state.wagons, players)


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


def tell_the_next_card(self: Shunting, action: int) -> None:
    """A preview that shows a card of another seat."""
    self.note([LAST, self.seat, self.cards[(self.seat + 1) % len(self.cards)]])
    self.wagons -= action + 1
    self.taken[self.seat] += action + 1
    self.seat = (self.seat + 1) % len(self.cards)


def figures_of_the_truth(
    self: ShuntingRuleset, state: Shunting, actions: Sequence[int], journals: object, seat: int
) -> list[dict[str, int]]:
    return [{"highest": max(state.cards)} for _ in actions]


def sheet_that_forgets_cards(self: ShuntingRuleset, state: Shunting) -> list[ScoreRow]:
    return [ScoreRow(Message("shunting.from-wagons"), state.taken[:])]


def sheet_that_shows_cards(self: ShuntingRuleset, state: Shunting) -> list[ScoreRow]:
    hand = ScoreRow(Message("shunting.from-card"), state.cards[:])
    return [hand, ScoreRow(hand.source, [a - b for a, b in zip(state.scores(), state.cards, strict=True)])]


def no_label(self: ShuntingRuleset, action: int, seat: int) -> Message:
    return Message("core.action", {"text": self.actions.text(action)})


def label_without_words(self: ShuntingRuleset, action: int, seat: int) -> Message:
    return Message("shunting.takes", {"wagons": action + 1})


def prompt_without_words(self: ShuntingRuleset, state: Shunting, seat: int) -> Message:
    return Message("shunting.asks")


def refusal_without_words(self: Shunting, action: int) -> railbox.IllegalAction:
    return railbox.IllegalAction("shunting.no", {})


def unpicklable(self: Shunting) -> object:
    raise TypeError("cannot pickle")


@pytest.mark.parametrize(
    ("owner", "method", "broken", "complaint"),
    [
        (ShuntingRuleset, "view", show_all_cards, "look the same"),
        (Shunting, "clone", clone_with_shared_memory, "clone|independent|change"),
        (Shunting, "legal_actions", unsorted_legal_actions, "rising order"),
        (Shunting, "end_reason", no_end_reason, "what ended it"),
        (Shunting, "resample", resample_from_the_truth, "depends on what it cannot know"),
        (Shunting, "apply", tell_the_next_card, "cannot know|not what happens"),
        (ShuntingRuleset, "figures", figures_of_the_truth, "a preview shows"),
        (ShuntingRuleset, "score_sheet", sheet_that_forgets_cards, "add up"),
        (ShuntingRuleset, "score_sheet", sheet_that_shows_cards, "sheet shows"),
        (ShuntingRuleset, "label", no_label, "has no words"),
        (ShuntingRuleset, "label", label_without_words, "has no words"),
        (ShuntingRuleset, "prompt", prompt_without_words, "has no words"),
        (Shunting, "refusal", refusal_without_words, "has no words"),
    ],
)
def test_the_kit_catches_a_broken_game(
    owner: type, method: str, broken: object, complaint: str, shunting: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, method, broken)
    with pytest.raises(AssertionError, match=complaint):
        assert_conforms(shunting, 3, seeds=range(10))


def test_the_kit_catches_a_state_that_cannot_be_copied(shunting: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shunting, "__reduce__", unpicklable)
    with pytest.raises(TypeError, match="cannot pickle"):
        assert_conforms(shunting, 3)
