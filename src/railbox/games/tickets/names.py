"""The names of cards as messages, in the forms that sentences need: an article or an ending differs by language."""

from __future__ import annotations

from railbox.core.bits import BIT
from railbox.core.messages import Message
from railbox.games.tickets import cards


def colour(kind: str) -> Message:
    """Red, as it goes with a wagon; a locomotive is just that."""
    return Message(f"tickets.colour-{kind}")


def a(kind: str) -> Message:
    """A red wagon."""
    return Message(f"tickets.a-{kind}")


def the(kind: str) -> Message:
    """The red wagon."""
    return Message(f"tickets.the-{kind}")


def no(kind: str) -> Message:
    """No red wagon."""
    return Message(f"tickets.no-{kind}")


def count(kind: str, number: int) -> Message:
    """3 red wagons, or no red wagon."""
    return Message(f"tickets.count-{kind}", {"count": number}) if number else no(kind)


def counts(numbers: dict[str, int]) -> list[Message]:
    """2 red wagons and 1 locomotive."""
    return [count(kind, number) for kind, number in numbers.items() if number]


def column(kind: str) -> Message:
    """A red column."""
    return Message(f"tickets.column-{kind}")


def destination(number: int) -> Message:
    """A destination by its two cities."""
    start, end = cards.DESTINATIONS[number].cities
    return Message("tickets.destination", {"from": start, "to": end})


def destinations(mask: int) -> list[Message]:
    """The destinations of a mask."""
    return [destination(number) for number in range(len(cards.DESTINATIONS)) if mask & BIT[number]]


def city(name: str) -> Message:
    """A city: its name is the same in all languages."""
    return Message("tickets.city", {"name": name})
