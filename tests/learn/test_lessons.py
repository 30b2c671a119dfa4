"""The lessons: every step can be reached, what it points at is there, what it says exists in every language."""

from __future__ import annotations

import itertools

import pytest

from railbox.core.catalogue import Game, all_games
from railbox.core.match import Match
from railbox.learn.lesson import ANY, LEARNER, Lesson, Step, lessons_of, read_lesson
from railbox.locales import LANGUAGES, has_message
from tests.learn.said import said_by_lesson

ALL = [(game, name) for game in all_games().values() for name in lessons_of(game)]
REGIONS = {"stage", "tray", "supply", "players", "sign", "log", "actions"}
each_lesson = pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game.name}-{name}" for game, name in ALL])


def lesson_of(game: Game, name: str) -> Lesson:
    lesson = read_lesson(game, name)
    assert lesson is not None
    return lesson


def answers(match: Match, step: Step) -> list[list[str]]:
    """What a learner may do at a step; of ANY, the first and the last legal action."""
    legal = match.legal(LEARNER)
    return [way for one in step.want for way in ([[legal[0]], [legal[-1]]] if one == [ANY] else [one])]


@each_lesson
def test_every_step_is_reached_by_every_right_answer(game: Game, name: str) -> None:
    lesson = lesson_of(game, name)
    match = lesson.match(game)
    for number, step in enumerate(lesson.steps):
        if step.point.startswith("action "):
            assert step.point.removeprefix("action ") in match.legal(LEARNER), (number, step.point)
        elif step.point.startswith("region "):
            assert step.point.removeprefix("region ") in REGIONS, (number, step.point)
        if not step.want:
            assert not (step.wrong or step.reply), f"step {number} answers nothing"
            continue
        assert LEARNER in match.pending, f"step {number}: it is not the learner's turn"
        others = {action for action in step.wrong if action != ANY}
        assert others <= set(match.legal(LEARNER)), (number, others - set(match.legal(LEARNER)))
        kept = list(match.actions)
        for way in reversed(answers(match, step)):  # the first is played last, and goes on
            match.undo(len(match.actions) - len(kept))
            for action in way:
                match.advance(action, LEARNER)
            assert not match.over
            assert lesson.follow(match.actions).reply == (step.reply[0] if step.reply else None)
            match.replay(step.reply)
            assert lesson.follow(match.actions).done == number + 1
            assert LEARNER in match.pending, f"step {number}: after {way} the script leaves the turn to others"


@each_lesson
def test_everything_said_is_there_in_every_language(game: Game, name: str) -> None:
    for message, language in itertools.product(said_by_lesson(game, name), LANGUAGES):
        assert has_message(message, language), (language, message)


@each_lesson
def test_a_lesson_asks_for_moves_and_comes_to_an_end(game: Game, name: str) -> None:
    steps = lesson_of(game, name).steps
    assert sum(bool(step.want) for step in steps) >= 3
    assert all(step.free is None for step in steps[:-2]), "free play is the end of a lesson"
    assert all(ANY in step.wrong or step.want == [[ANY]] for step in steps if step.want), "a wrong try gets an answer"


def test_whoever_leaves_the_script_is_not_followed() -> None:
    step = Step("t", "s", want=[["place b1"]], reply=["place c1"])
    lesson = Lesson(1, 2, [Step("t", "s"), step, step])
    assert lesson.follow([]) == (0, None, True, 0)
    assert lesson.follow(["place a1"]) == (0, None, False, 0)
    assert lesson.follow(["place b1"]) == (0, "place c1", False, 1)
    assert lesson.follow(["place b1", "place d1"]) == (0, None, False, 1)
    assert lesson.follow(["place b1", "place c1"]) == (2, None, True, 2)
    assert lesson.follow(["place b1", "place c1"] * 2 + ["place e1"]) == (3, None, False, 4)
