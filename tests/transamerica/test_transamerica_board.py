"""The board of the box, and boards as data: what the check refuses, and that it names what is wrong."""

import copy
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import networkx as nx
import pytest

import railbox
from railbox.core.boards import read_board
from railbox.core.catalogue import find_game
from railbox.core.conformance import fingerprint
from railbox.games.transamerica.board import STANDARD, slug
from tests.transamerica.boards import board, line, standard_board

FACTS = standard_board()
STEPS = ((0, 1), (1, 0), (1, 1))


def test_the_board_has_its_188_nodes_and_509_lines() -> None:
    assert len(STANDARD.node_names) == 188
    assert len(STANDARD.ends) == 509
    assert Counter(STANDARD.costs) == {1: 400, 2: 109}
    assert Counter(STANDARD.kinds) == {"plain": 400, "mountain": 52, "river": 57}
    assert (STANDARD.tracks, STANDARD.points) == (84, 13)


def test_neighbours_on_the_grid_are_joined_and_no_others() -> None:
    places = {(node["row"], node["col"]): node["id"] for node in FACTS["nodes"]}
    expected = {
        frozenset((number, places[row + down, col + right]))
        for (row, col), number in places.items()
        for down, right in STEPS
        if (row + down, col + right) in places
    }
    assert {frozenset(ends) for ends in STANDARD.ends} == expected
    graph: nx.Graph[int] = nx.Graph(STANDARD.ends)
    assert Counter(degree for _, degree in graph.degree) == {3: 14, 4: 30, 5: 8, 6: 136}
    for ends, cost in zip(STANDARD.ends, STANDARD.costs, strict=True):
        graph.edges[ends]["weight"] = cost
    assert nx.diameter(graph, weight="weight") == 22


def test_the_35_cities() -> None:
    assert Counter(city.colour for city in STANDARD.cities) == dict.fromkeys(STANDARD.colours, 7)
    assert STANDARD.colours == ["green", "blue", "yellow", "red", "orange"]
    assert Counter(city.colour for city in STANDARD.cities if city.dotted) == dict.fromkeys(STANDARD.colours, 2)
    places = {city.name: STANDARD.grid[city.node] for city in STANDARD.cities}
    assert places["Omaha"] == (4, 9) and places["Jacksonville"] == (12, 19) and "Miami" not in places


def test_names_are_readable_and_unique() -> None:
    assert STANDARD.node_names[0] == "seattle" and STANDARD.node_names[1] == "r0c1"
    assert "st_louis" in STANDARD.node_names
    assert len(set(STANDARD.edge_names)) == 509
    assert slug("  Saint-Étienne ") == "saint_etienne"


def test_the_facts_file_is_a_board_file_like_any_other() -> None:
    own = railbox.new_game("transamerica", 4, seed=1, options={"board": FACTS})
    standard = railbox.new_game("transamerica", 4, seed=1)
    rng = random.Random(1)
    while not standard.over:
        text = rng.choice(standard.legal())
        standard.play(text)
        own.play(text)
    assert fingerprint(own) == fingerprint(standard)
    assert own.record().options["board"]["nodes"][0]["id"] == 0
    assert railbox.load_record(own.record()).scores == own.scores


GOOD = board(line(5), {"red": [0, 2], "blue": [1, 5]})


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """A change of one place of a board: `edges.1.cost`."""

    def apply(data: dict[str, Any]) -> None:
        at: Any = data
        *first, last = (int(part) if part.isdigit() else part for part in path.split("."))
        for part in first:
            at = at[part]
        if value is None:
            del at[last]
        else:
            at[last] = value

    return apply


def add(field: str, item: dict[str, Any]) -> Callable[[dict[str, Any]], None]:
    return lambda data: data[field].append(item)


@pytest.mark.parametrize(
    ("spoil", "path", "problem"),
    [
        (change("edges.1.cost", 3), "edges[1].cost", "Line blue_1-red_2: it costs 3, but a line costs 1 or 2."),
        (change("edges.1.cost", 0), "edges[1].cost", "Line blue_1-red_2: it costs 0, but a line costs 1 or 2."),
        (change("edges.1.cost", "1"), "edges[1].cost", "edges[1].cost: this must be a whole number."),
        (change("edges.2.u", 99), "edges[2]", "Line number 2 leads to point 99, which does not exist."),
        (change("edges.2.v", 2), "edges[2]", "Line red_2-red_2: it leads from a point to itself."),
        (change("edges.2", None), "nodes", "3: no line leads to these 3 points from red_0."),
        (add("edges", {"u": 3, "v": 2, "cost": 1}), "edges[5]", "Line 3-red_2: it joins the same points as edges[2]."),
        (add("nodes", {"id": 4, "x": 0, "y": 0}), "nodes[6]", "Point 4: this id is given more than once."),
        (add("nodes", {"id": "A b", "x": 0, "y": 0}), "nodes[6]", "Point A b: its name must be small letters, digits"),
        (add("nodes", {"id": "3", "x": 0, "y": 0}), "nodes[6]", "Two points are called 3."),
        (add("nodes", {"id": "x", "x": 0, "y": 0}), "nodes", "x: no line leads to this point from red_0."),
        (change("nodes.3.x", None), "nodes[3]", "nodes[3].x: this is missing."),
        (change("cities.0.node", 77), "cities[0].node", "red 0: it stands on point 77, which does not exist."),
        (change("cities.0.node", 2), "cities[1].node", "red 0 and red 2 stand on the same point."),
        (change("cities.0.name", "?!"), "cities[0].name", "City “?!”: its name needs letters or digits."),
        (change("cities.0.name", "red 2"), "nodes[2]", "Two points are called red_2."),
        (change("cities.0.colour", "dark red"), "cities[0].colour", "red 0: the colour “dark red” must be small"),
        (change("cities", []), "cities", "The cities have 0 colours; there must be 2 to 6."),
        (change("cities.0.colour", "blue"), "cities", "Colour red has 1 city in play; 2 players need one each."),
        (change("cities.0.dotted", True), "cities", "Colour red has 1 city in play; 2 players need one each."),
        (change("tracks", 0), "tracks", "tracks: this must be a number from 1 to 1,000."),
        (change("points", -3), "points", "points: this must be a number from 1 to 1,000."),
        (change("nodes", [{"id": n, "x": n, "y": 0} for n in range(500)]), "", "500 points and 5 lines are too many"),
        (change("nodes", []), "edges[0]", "Line number 0 leads to point 0, which does not exist."),
        (change("nodes", 3), "nodes", "nodes: this must be a list."),
        (change("edges.0.kind", 3), "edges[0].kind", "edges[0].kind: this must be a text."),
        (
            change("nodes.0.id", [1]),
            "nodes[0].id",
            "nodes[0].id: this must be one of these: a whole number and a text.",
        ),
    ],
)
def test_a_bad_board_is_told_by_its_place(spoil: Callable[[dict[str, Any]], None], path: str, problem: str) -> None:
    data = copy.deepcopy(GOOD)
    spoil(data)
    form = find_game("transamerica").boards
    assert form is not None
    _, faults = read_board(form, data)
    assert any(fault.path == path and str(fault.message).startswith(problem) for fault in faults), faults
    with pytest.raises(railbox.BadOptions):
        railbox.new_game("transamerica", 2, options={"board": data})


def test_the_options_refuse_a_bad_board_too() -> None:
    data = copy.deepcopy(GOOD)
    data["edges"][1]["cost"] = 3
    with pytest.raises(railbox.BadOptions, match="Line blue_1-red_2: it costs 3"):
        railbox.new_game("transamerica", 2, options={"board": data})
    with pytest.raises(railbox.BadOptions, match=r"required field `nodes` - at `\$\.board`"):
        railbox.new_game("transamerica", 2, options={"board": {"edges": [], "cities": []}})
    with pytest.raises(railbox.BadOptions, match="6 players need one each"):
        railbox.new_game("transamerica", 6, options={"board": GOOD})


def test_a_board_with_too_few_nodes_for_the_markers() -> None:
    data = board([(0, 1, 1), (1, 2, 1), (2, 3, 1)], {"red": [0, 1], "blue": [2, 3]})
    assert railbox.new_game("transamerica", 2, options={"board": data}).legal()
    with pytest.raises(railbox.BadOptions, match="3 players need one each"):
        railbox.new_game("transamerica", 3, options={"board": data})


def test_a_deal_may_fix_the_first_three_rounds() -> None:
    match = railbox.new_game(
        "transamerica",
        2,
        seed=1,
        deal={"cities green": ["medford", "portland"], "round 2 red": ["memphis"], "round 3 blue": ["helena"]},
    )
    assert match.view(0)["game"]["players"][0]["cities"][0] == "medford"
    assert match.view(1)["game"]["players"][1]["cities"][0] == "portland"
    with pytest.raises(railbox.BadDeal, match="not in the pile"):
        railbox.new_game("transamerica", 2, deal={"cities green": ["seattle"]})
    rng = random.Random(3)
    while match.view(0)["game"]["round"] == 1:
        match.play(rng.choice(match.legal()))
    assert match.view(0)["game"]["players"][0]["cities"][3] == "memphis"


def test_the_board_that_the_documentation_shows_is_playable() -> None:
    page = (files("railbox.games.transamerica") / "rulings.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.+?)```", page, re.DOTALL)
    match = railbox.new_game("transamerica", 2, seed=1, options={"board": json.loads(example)})
    generator = random.Random(1)
    while not match.over:
        match.play(generator.choice(match.legal()))
    assert match.layout()["tracks"] == 6 and min(match.scores) <= 5
