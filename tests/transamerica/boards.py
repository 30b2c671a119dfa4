"""Small boards for tests, and a table that is played by the numbers of their nodes."""

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, cast

import railbox
from railbox.games.transamerica.rules import TransAmerica
from railbox.games.transamerica.ruleset import TransAmericaRuleset

Edge = tuple[int, int, int]
Step = int | str | tuple[int, int] | tuple[str, int, int]


def standard_board() -> dict[str, Any]:
    """The facts of the box's board, as a board file."""
    file = files("railbox.games.transamerica") / "facts" / "board.json"
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


def line(length: int, doubles: Iterable[int] = ()) -> list[Edge]:
    """Nodes 0 to `length` in a row; the line from n to n + 1 is double for n in `doubles`."""
    return [(node, node + 1, 2 if node in doubles else 1) for node in range(length)]


def board(edges: Sequence[Edge], cities: Mapping[str, Sequence[int]], **more: Any) -> dict[str, Any]:
    """A board file; the city on node 4, if it is red, is called red_4, other nodes have their number as name."""
    nodes = range(1 + max(max(a, b) for a, b, _ in edges))
    return {
        "nodes": [{"id": node, "x": node, "y": 0} for node in nodes],
        "edges": [{"u": a, "v": b, "cost": cost} for a, b, cost in edges],
        "cities": [
            {"name": f"{colour} {node}", "colour": colour, "node": node}
            for colour, places in cities.items()
            for node in places
        ],
        **more,
    }


class Table:
    """A game on a small board. `hands[r][seat]` are the nodes of a seat's cities in round r, colour by colour.

    A step is a node (a hub), two nodes (a track), "own" and two nodes (an own track), or "stop".
    """

    def __init__(self, data: dict[str, Any], hands: Sequence[Sequence[Sequence[int]]], **options: Any) -> None:
        self.data = data
        self.city_names: dict[int, str] = {city["node"]: city["name"].replace(" ", "_") for city in data["cities"]}
        colours = list(dict.fromkeys(city["colour"] for city in data["cities"]))
        deal = {}
        for number, round_hands in enumerate(hands, start=1):
            prefix = "cities" if number == 1 else f"round {number}"
            for place, colour in enumerate(colours):
                deal[f"{prefix} {colour}"] = [self.name(hand[place]) for hand in round_hands]
        self.match = railbox.new_game(
            "transamerica", players=len(hands[0]), seed=1, options={"board": data, **options}, deal=deal
        )

    @property
    def state(self) -> TransAmerica:
        return cast(TransAmerica, self.match.state)

    @property
    def ruleset(self) -> TransAmericaRuleset:
        return cast(TransAmericaRuleset, self.match.ruleset)

    def name(self, node: int) -> str:
        return self.city_names.get(node, str(node))

    def text(self, step: Step) -> str:
        """A step as the text of an action."""
        if isinstance(step, str):
            return step
        if isinstance(step, int):
            return f"hub {self.name(step)}"
        kind, a, b = step if len(step) == 3 else ("track", *step)
        for edge in self.data["edges"]:
            if {edge["u"], edge["v"]} == {a, b}:
                return f"{kind} {self.name(edge['u'])}-{self.name(edge['v'])}"
        raise AssertionError(f"there is no line from {a} to {b}")

    def play(self, *steps: Step) -> "Table":
        for step in steps:
            self.match.play(self.text(step))
        return self

    def legal(self, *steps: Step) -> list[bool]:
        """Which of these steps are legal now."""
        legal = self.match.legal()
        return [self.text(step) in legal for step in steps]

    def refused(self, step: Step) -> str:
        """The rule that refuses a step."""
        try:
            self.match.play(self.text(step))
        except railbox.IllegalAction as refusal:
            return refusal.rule
        raise AssertionError(f"{self.text(step)} was accepted")

    def said(self, seat: int = -1) -> list[str]:
        """What the last action did, as ids of messages."""
        return [message.id.removeprefix("transamerica.") for message in self.match.events(seat)[-1]]


ENDLESS = board(line(3), {"red": [0, 2], "blue": [1, 3]})
"""Two seats who want to can be complete at the same moment in each round, with any cities (see `play_endless`)."""


def play_endless(table: Table) -> None:
    """Play rounds that cost nobody anything: the far hubs make all lines needed, the middle one comes last."""
    while not table.match.over:
        hubs = [3 if 0 in table.state.hand(seat) else 0 for seat in range(2)]
        starter = table.match.to_act
        table.play(hubs[starter], hubs[1 - starter])
        for seat in (starter, 1 - starter):
            table.play((0, 1) if hubs[seat] == 0 else (2, 3), "stop")
        table.play((1, 2))
