"""The terminal from inside: menus, answers, undo, previews, the end."""

import io
import re
from importlib import import_module

import pytest
from rich.console import Console
from rich.text import Text

import railbox
from railbox.bots import Bot, Position, all_bots, make_bot
from railbox.cli.end import end_screen
from railbox.cli.menu import Menu, common_words, plain
from railbox.cli.play import Sitter, Terminal, draw_lots, seat_people
from railbox.core.rng import Rng
from railbox.locales import teller


class Screen:
    """A terminal of a certain size, with answers typed beforehand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, height: int = 45) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=100, height=height, highlight=False)
        monkeypatch.setattr(import_module("railbox.cli.play"), "out", self.console)
        self.monkeypatch = monkeypatch

    def run(self, match: railbox.Match, *answers: str, bots: str = "", language: str = "en", names: str = "") -> str:
        typed = iter(answers)

        def read(_: str) -> str:
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        self.monkeypatch.setattr(self.console, "input", read)
        self.file.truncate(0)
        seated = [make_bot(name) for name in bots.split(",") if name]
        Terminal(match, seat_people(match.players, seated, names.split(",") if names else []), language).run()
        return self.file.getvalue()


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    return Screen(monkeypatch)


class Cheat(Bot):
    def choose(self, position: Position, rng: Rng) -> int:
        return -1


def test_a_bot_that_cheats_makes_a_random_move_and_the_game_goes_on(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(all_bots(), "cheat", Cheat)
    match = railbox.new_game("metro", 2, 1)
    shown = screen.run(match, bots="cheat,greedy")
    assert match.over
    assert "has failed and makes a random move: its action number -1 is not legal" in " ".join(shown.split())


def rows(menu: Menu, width: int = 100, height: int = 1000) -> list[str]:
    return [Text.from_markup(row).plain for row in menu.rows(width, height, lambda count: f"{count} more")]


def test_a_menu_groups_actions_and_says_common_words_once() -> None:
    texts = ["play express", "buy tower", "play mail", "end"]
    menu = Menu(texts, ["Play Express Train", "Buy Tower", "Play Mail Train", "End the turn"])
    assert rows(menu) == ["    Play …   1 Express Train   3 Mail Train", "  2 Buy Tower       4 End the turn"]
    assert rows(menu, width=30) == [
        "    Play …",
        "  1 Express Train",
        "  3 Mail Train",
        "  2 Buy Tower",
        "  4 End the turn",
    ]


def test_a_long_menu_is_cut_to_the_height_and_says_what_is_missing() -> None:
    texts = [f"track {number}" for number in range(188)] + ["stop"]
    menu = Menu(texts, [f"Lay a track {number}, to the west" for number in range(188)] + ["Stop"])
    for height in (9, 7, 4):
        shown = rows(menu, height=height)
        assert len(shown) == height
        assert shown[0] == "    Lay a track …"
        first, more = int(shown[-2].split("–")[0]), int(shown[-2].split()[1])
        assert "–188" in shown[-2] and first + more == 189, "what is shown and what is missing are all"
        assert f"{first - 1} {first - 2}, to the west" in shown[-3]
        assert shown[-1] == "189 Stop"
    for height in (2, 1, 0):
        one, last = rows(menu, height=height)
        assert one.startswith("    Lay a track …   1 0, to the west   2 1, to the west")
        assert one.endswith(f"{188 - one.count('west')} more") and len(one) <= 100
        assert last == "189 Stop"
    assert len(rows(menu)) > 20


def test_an_answer_is_a_number_a_text_a_label_or_an_unambiguous_beginning() -> None:
    texts = ["take red", "take reddish", "leave"]
    menu = Menu(texts, ["Prendre l’élan", "Prendre le reste", "Partir"])

    def found(answer: str) -> list[str]:
        return [item.text for item in menu.find(answer)]

    assert found("3") == found("LEAVE") == found("partir") == found("par") == ["leave"]
    assert found("take red") == found("red") == ["take red"], "what fits exactly comes before what begins so"
    assert found("l'elan") == ["take red"]
    assert found("prendre") == found("take") == ["take red", "take reddish"]
    assert found("7") == found("fly") == []
    assert [item.text for item in menu.matching("rest")] == ["take reddish"]


def test_common_words_leave_something_of_each_label() -> None:
    assert common_words(["Take it", "Take"]) == ""
    assert common_words(["Take it now", "Take it"]) == "Take"
    assert plain("  L’Été  ") == "l'ete"


@pytest.mark.parametrize("game", list(railbox.all_games()))
def test_the_board_stays_in_view_on_a_screen_of_45_lines(game: str, screen: Screen) -> None:
    """Where a board and what lies beside it fill the screen alone, the menu takes hardly more than its prompt."""
    match = railbox.new_game(game, 2, "view")
    picture = match.ruleset.draw(match.ruleset.view(match.state, 0), teller())
    tall = len(screen.console.render_lines(picture, pad=False))
    lines = screen.run(match).splitlines()
    assert len(lines) <= max(45, tall + 4)


@pytest.mark.usefixtures("shunting")
def test_undo_stops_where_a_table_would(screen: Screen) -> None:
    match = railbox.new_game("shunting", 2, 1, {"wagons": 9})
    text = screen.run(match, "undo", "take 1", "undo", "take 2", "", "undo", "take 1", "")
    assert text.count("Nothing can be taken back") == 2, "not at the start, and not what the other has done"
    assert match.actions == ["take 2", "take 1"], "but at the hand-over one's own"
    text = screen.run(railbox.new_game("shunting", 2, 1), "take 1", "undo", "quit", bots="random")
    assert "Nothing can be taken back" in text, "the bot has acted"
    metro = railbox.new_game("metro", 2, 1)
    text = screen.run(metro, "draw", "undo")
    assert "Nothing can be taken back" in text and metro.actions == ["draw"], "a tile became known"


def test_several_actions_of_one_turn_are_taken_back_one_by_one(screen: Screen) -> None:
    match = railbox.new_game("trains", 2, "several")
    while not any(text.startswith("play normal_train") for text in match.legal()):
        match.play(match.legal()[0])
    before = list(match.actions)
    screen.run(match, "play normal_train", "play normal_train", "undo", "undo", "undo")
    assert match.actions == before


@pytest.mark.usefixtures("shunting")
def test_preview_hint_and_cards_in_the_game(screen: Screen) -> None:
    match = railbox.new_game("shunting", 2, 1, {"wagons": 3}, deal={"cards": ["5", "1"]})
    answers = ("preview take 3", "preview 1", "preview fly", "preview take", "hint", "? card 5", "? card 77", "list 2")
    text = screen.run(match, *answers, names="Ada,Kenji")
    assert "Ada takes 3 wagons." in text and "Ada has taken the last wagon and shows a 5." in text
    assert "There is no action “fly”" in text
    assert "Several actions begin like that: Take 1 wagon, Take 2 wagons and Take 3 wagons." in text
    assert re.search(r"0\.\d\d  Take 3 wagons \(take 3\)", text)
    assert "Card 5 · 5 for the last wagon" in text and "the lowest card wins" in text
    assert "Nothing here is called “card 77”." in text
    assert "Take 2 wagons  take 2" in text
    assert match.actions == []


@pytest.mark.usefixtures("shunting")
def test_help_is_in_the_language_and_names_every_command(screen: Screen) -> None:
    match = railbox.new_game("shunting", 2, 1)
    text = screen.run(match, "help", language="fr")
    for words in ("annuler votre dernière action", "preview ACTION", "? NOM", "save FICHIER", "list MOT", "quit"):
        assert words in text


@pytest.mark.parametrize(("language", "words"), [("en", "wins."), ("fr", "gagne."), ("it", "Vince ")])
@pytest.mark.usefixtures("shunting")
def test_the_end_shows_the_sheet_the_tie_break_and_the_reason(language: str, words: str) -> None:
    match = railbox.new_game("shunting", 3, options={"wagons": 7}, deal={"cards": ["3", "2", "1"]})
    match.replay(["take 3", "take 3", "take 1"])
    console = Console(file=io.StringIO(), width=100, record=True)
    tell = teller(language, ["Ada", "Bo", "Cy"])
    console.print(end_screen(match, tell))
    text = console.export_text()
    for row in match.score_sheet():
        assert tell(row.source) in text
    decided = match.ruleset.tie_break(match.state)
    assert decided is not None
    for expected in (words, "Bo", tell(decided), tell(railbox.Message("shunting.end-siding-empty"))):
        assert expected in text


def test_lots_decide_who_sits_where() -> None:
    orders = set()
    for seed in range(30):
        sitters = [Sitter(name) for name in ("Ada", "Bo", "Cy")]
        draw_lots(sitters, str(seed))
        again = [Sitter(name) for name in ("Ada", "Bo", "Cy")]
        draw_lots(again, str(seed))
        assert sitters == again
        orders.add(tuple(sitter.name for sitter in sitters))
    assert len(orders) == 6


@pytest.mark.usefixtures("shunting")
def test_where_the_past_must_not_be_seen_the_log_begins_with_the_last_turn(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = railbox.new_game("shunting", 2, 1, {"wagons": 12})
    match.replay(["take 1", "take 2", "take 3", "take 1"])
    monkeypatch.setattr(type(match.ruleset), "chapter", lambda self, state: 1)
    text = screen.run(match, "log")
    assert "the past is not shown" in text
    assert "takes 3 wagons" in text and "takes 2 wagons" not in text
