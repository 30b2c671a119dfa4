"""What players read: prompts, events and refusals in three languages, the text board, the command line, statistics."""

from __future__ import annotations

import re
from importlib.resources import files

from rich.text import Text
from typer.testing import CliRunner

import railbox
from railbox.arena.simulate import Job, simulate
from railbox.cli import app
from railbox.core.match import Match
from railbox.core.messages import Message
from railbox.core.rng import stream
from railbox.core.state import SPECTATOR
from railbox.games.tickets import cards, names, rules
from railbox.locales import LANGUAGES, has_message, teller, translate
from tests.tickets.make_golden import GOLDEN
from tests.tickets.scenes import mask, play, set_held, table, tickets, to_completing

NAMES = ["Ada", "Bo", "Cy", "Di"]


def said_in(*modules: str) -> set[str]:
    """The message ids of some modules' source."""
    source = "".join((files("railbox.games.tickets") / module).read_text(encoding="utf-8") for module in modules)
    return set(re.findall(r'"(tickets\.[a-z-]+)"', source))


def assert_readable(text: str) -> None:
    assert text
    assert not re.search(r"\{|\}|tickets[.-]|_", text), text


def test_everything_told_in_golden_games_has_words_in_every_language() -> None:
    told: set[str] = set()
    for file in sorted(GOLDEN.glob("*.json")):
        match = railbox.load_record(file)
        again = railbox.new_game("tickets", match.players, match.seed, match.options, match.deal)
        for action in match.actions:
            messages = []
            for seat in again.pending:
                messages.append(again.prompt(seat))
            again.replay([action])
            for seat in range(SPECTATOR, match.players):
                messages += again.events(seat, len(again.actions) - 1)[0]
            for message in messages:
                if message.id not in told:
                    told.add(message.id)
                    for language in LANGUAGES:
                        assert_readable(translate(message, language, NAMES))
    for name in said_in("ruleset.py") - told:  # labels, components, sheets: they are not told in a log
        assert all(has_message(name, language) for language in LANGUAGES)


def refusals(match: Match) -> set[str]:
    """All rules that forbid something now; each is told in all languages."""
    found = set()
    legal = match.state.legal_actions()
    for action in range(rules.ACTIONS):
        if action not in legal:
            refusal = match.ruleset.explain(match.state.refusal(action))
            found.add(refusal.id)
            for language in LANGUAGES:
                assert_readable(translate(refusal, language, NAMES))
    return found


def test_every_refusal_can_happen_and_has_words_in_every_language() -> None:
    hands = [["red", "red", "red", "red", "blue", "green"], ["red", "white", "blue", "locomotive"]]
    keeping = railbox.new_game("tickets", 2, 1)
    found = refusals(keeping)
    keeping.play(keeping.legal()[1])
    found |= refusals(keeping)
    for _ in range(4):
        keeping.play(keeping.legal()[1])
    found |= refusals(keeping)
    match = table(2, hands=hands)
    found |= refusals(match)
    play(match, "place red 2")
    found |= refusals(match)
    tickets(match).refused = 40
    found |= refusals(match)
    tickets(match).destinations.count = 0
    tickets(match).deck_left = 0
    found |= refusals(match)
    match = table(2, hands=hands, row=["locomotive"], allow_all_loco_set=True)
    play(match, "draw")
    found |= refusals(match)
    play(match, "draw", "draw", "draw", "place red 2", "draw", "draw")
    found |= refusals(match)
    match = table(2)
    set_held(match, 0, ["d01", "d02", "d46"])
    for place in (2, 4):  # yellow, blue
        tickets(match).stack[place] = 1
    to_completing(match)
    play(match, "claim d01")
    found |= refusals(match)
    assert said_in("rules.py") - found == set()


def test_the_text_board_fits_a_terminal() -> None:
    for players in (2, 3, 4):
        match = railbox.new_game("tickets", players, 3)
        rng = stream("3", "text")
        while not match.over:
            legal = match.legal()
            keeps = [text for text in legal if text.startswith("keep")]
            match.play(keeps[0] if keeps else legal[rng.below(len(legal))])
            for seat, tell in ((SPECTATOR, teller("en")), (0, teller(LANGUAGES[len(match.actions) % 3]))):
                lines = Text.from_markup(
                    match.ruleset.draw(match.ruleset.view(match.state, seat), tell)
                ).plain.splitlines()
                assert max(len(line) for line in lines) <= 84


def test_the_text_board_shows_the_table_without_needing_colours() -> None:
    match = table(2, kept=[["d01"], ["d02"]], hands=[["red", "red", "blue"]], row=["white"] * 5)
    play(match, "place red 2 locos 1", "draw", "draw")
    text = Text.from_markup(match.ruleset.draw(match.ruleset.view(match.state, 0), teller())).plain
    assert "red ▪▪" in text
    assert "row: white  white" in text
    assert "d01 Chicago – New York" in text and "d02" not in text
    assert "last turns" not in text


def test_play_in_a_terminal() -> None:
    keys = "\n".join(["1"] * 6 + ["draw", "draw", "log", "quit"])
    result = CliRunner().invoke(app, ["play", "tickets", "--bots", "random", "--seed", "4"], input=keys)
    assert "Keep or reject" in result.output
    assert "You keep 6 destinations" in result.output
    assert "You draw a" in result.output
    assert result.exit_code == 0


def test_simulate_reports_destinations_bonuses_and_lengths() -> None:
    report = simulate(Job("tickets", 4, ["random"], "1"), 40)
    for figure in ("points", "completed destinations", "failed destinations", "bonuses"):
        assert len(report.statistics[figure]) == 4
    assert report.statistics["turns"][0] > 60
    result = CliRunner().invoke(app, ["simulate", "tickets", "--games", "20", "--jobs", "1"])
    for figure in ("completed", "failed", "bonuses", "turns", "last-card-drawn", "last-card-turned-up"):
        assert figure in result.output


def test_statistics_of_a_finished_game() -> None:
    match = table(2)
    state = tickets(match)
    state.completed[0] = mask(["d01", "d45"])
    set_held(match, 0, ["d46"])
    set_held(match, 1, [])
    state.phase = rules.ENDED
    assert match.ruleset.statistics(state) == {
        "points": [5 + 21 - 22 + 15 + 12, 0],
        "completed destinations": [2, 0],
        "failed destinations": [1, 0],
        "bonuses": [2, 0],
        "turns": [1],
    }


def ended(completed: list[list[str]], held: list[list[str]]) -> Match:
    """A finished game in which the seats have completed and still hold just this."""
    match = table(len(completed))
    for seat in range(match.players):
        tickets(match).completed[seat] = mask(completed[seat])
        set_held(match, seat, held[seat])
    tickets(match).phase = rules.ENDED
    return match


def test_8_6_the_score_sheet_has_a_row_for_each_source() -> None:
    match = ended([["d01", "d45"], []], [["d46"], ["d03"]])
    rows = {translate(row.source): row.points for row in match.score_sheet()}
    assert rows == {
        "Completed destinations": [26, 0],
        "Destinations not completed": [-22, -6],
        "Bonus New York": [15, 0],
        "Bonus Chicago": [12, 0],
        "Bonus Los Angeles": [0, 0],
        "Bonus Dallas": [0, 0],
        "Bonus Miami": [0, 0],
        "Bonus Seattle": [0, 0],
    }
    assert [sum(points) for points in zip(*rows.values(), strict=True)] == match.scores


def test_8_6_two_rounds_are_told_apart() -> None:
    match = ended([["d01", "d45"], [], [], []], [[], [], [], []])
    tickets(match).face_down[0] = mask(["d45"])
    rows = {translate(row.source): row.points for row in match.score_sheet()}
    assert rows["Completed destinations, round 1"] == [21, 0, 0, 0]
    assert rows["Completed destinations, round 2"] == [5, 0, 0, 0]


def test_8_7_the_tie_break_that_decided_is_told() -> None:
    told = {}
    for file in sorted(GOLDEN.glob("2-*.json")):
        match = railbox.load_record(file)
        message = match.ruleset.tie_break(match.state)
        told[file.stem] = message and translate(message, "en", NAMES)
    assert told == {
        "2-last-card-drawn": None,
        "2-last-card-turned-up": None,
        "2-tie-broken-by-bonus-cards": "Bo wins the tie with 2 bonus cards.",
        "2-tie-broken-by-completed-destinations": "Bo wins the tie with 2 completed destinations.",
        "2-tie-shared": "Ada and Bo share the victory: points, completed destinations and bonus cards are equal.",
    }


def test_labels_say_what_an_action_does() -> None:
    match = railbox.new_game("tickets", 2, 1)
    labels = {
        "draw": ("Draw from the deck", "Piocher une carte", "Pesca dal mazzo"),
        "take red": ("Take the red wagon", "Prendre le wagon rouge", "Prendi il vagone rosso"),
        "take locomotive": ("Take the locomotive", "Prendre la locomotive", "Prendi la locomotiva"),
        "keep d42": ("Keep {}", "Garder {}", "Tieni {}"),
        "claim d42": ("Complete {}", "Réaliser {}", "Completa {}"),
        "place red 3 locos 1": (
            "Place 3 red wagons and 1 locomotive",
            "Placer 3 wagons rouges et 1 locomotive",
            "Piazza 3 vagoni rossi e 1 locomotiva",
        ),
        "place blue 1 locos 16": (
            "Place 1 blue wagon and 16 locomotives",
            "Placer 1 wagon bleu et 16 locomotives",
            "Piazza 1 vagone blu e 16 locomotive",
        ),
        "place orange 10": ("Place 10 orange wagons", "Placer 10 wagons orange", "Piazza 10 vagoni arancioni"),
        "place black white red": (
            "Place one black, one white and one red wagon",
            "Placer un wagon noir, un blanc et un rouge",
            "Piazza un vagone nero, uno bianco e uno rosso",
        ),
        "place locos 2": ("Place 2 locomotives", "Placer 2 locomotives", "Piazza 2 locomotive"),
    }
    cities = " – ".join(cards.DESTINATIONS[41].cities)
    for text, expected in labels.items():
        told = tuple(translate(match.label(text), language) for language in LANGUAGES)
        assert told == tuple(label.format(cities) for label in expected)


def test_action_texts_are_readable() -> None:
    space = railbox.new_game("tickets", 2, 1).ruleset.actions
    for text in (
        "draw",
        "take locomotive",
        "destinations",
        "keep d05",
        "place red 3",
        "place red 2 locos 1",
        "place black white yellow",
        "place locos 2",
        "claim d46",
        "claim best",
    ):
        assert space.text(space.number(text)) == text
    assert len(space) == 1 + 9 + 1 + 46 + 46 + 8 * 169 + 56 + 15 + 46 + 1


def test_colours_are_told_in_the_readers_language() -> None:
    message = Message("tickets.card-taken", {"seat": 0, "card": names.a("red")})
    assert translate(message, "en", NAMES) == "Ada takes a red wagon from the row."
    assert translate(message, "fr", NAMES) == "Ada prend un wagon rouge parmi les cartes visibles."
    assert translate(message, "it", NAMES) == "Ada prende un vagone rosso tra le carte scoperte."
