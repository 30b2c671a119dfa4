"""What a lesson says: the ids of its messages."""

from __future__ import annotations

from railbox.core.catalogue import Game
from railbox.learn.lesson import lessons_of, read_lesson


def said_by_lesson(game: Game, name: str) -> set[str]:
    """All messages of one lesson, its own title and line among them."""
    lesson = read_lesson(game, name)
    assert lesson is not None
    said = {f"{game.name}.lesson-{name}", f"{game.name}.lesson-{name}-line"}
    for step in lesson.steps:
        said |= {step.title, step.say, *step.wrong.values()} | ({step.hint} if step.hint else set())
    return said


def said_by_lessons(game: Game) -> set[str]:
    """All messages of the lessons of a game."""
    return {message for name in lessons_of(game) for message in said_by_lesson(game, name)}
