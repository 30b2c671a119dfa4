"""Telling moments of real games, played by Railbox's bots, for the harness of the web boards: web/fixtures/*.json.

    python -m tools.fixtures                    all of them
    python -m tools.fixtures metro trains-crew  those of a game, or single ones

Each holds what the page would know: layout, view, legal actions with labels and previews, components, faces.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any

import msgspec

import railbox
from railbox.bots.base import Position, make_bot
from railbox.core.match import Match
from railbox.core.rng import Rng, stream

FOLDER = Path(__file__).parents[1] / "web/fixtures"
NAMES = ["Ada", "Kenji", "Marta", "Paulo", "Noor", "Club bot"]
COLOURS = ["blue", "orange", "green", "purple", "yellow", "black"]
"""The colours of seats in games that do not name them in their views."""
SHAPES = {
    "blue": "disc",
    "yellow": "square",
    "orange": "triangle",
    "green": "diamond",
    "purple": "star",
    "black": "cross",
    "red": "wedge",
    "white": "ring",
    "grey": "ring",
}
Stop = Callable[[Match], bool]
Wish = Callable[[Match, Rng], str | None]
Place = tuple[float, float]


def fixture(match: Match, seat: int = 0) -> dict[str, Any]:
    """What the page of a seat knows of a match now."""
    view = match.view(seat)
    previews = {"": msgspec.to_builtins(match.previews(seat))} if view["legal"] else {}
    if match.game.name == "metro":  # there a tile is chosen before its cell
        for text in view["legal"]:
            if after := match.previews(seat, [text]):
                previews[text] = msgspec.to_builtins(after)
    return {
        "game": match.game.name,
        "seat": seat,
        "pending": view["pending"],
        "over": view["over"],
        "prompt": view["prompt"],
        "scores": view["scores"],
        "layout": match.layout(),
        "view": view["game"],
        "faces": faces(view["game"], seat),
        "legal": [
            {"text": text, "label": msgspec.to_builtins(match.label(text, seat)), "preview": previews[""][text]}
            for text in view["legal"]
        ],
        "components": msgspec.to_builtins(match.ruleset.components()),
        "previews": previews,
        "last": [match.read_action(text)[1] for text in match.actions[-1:]],
        "log": [
            {"moment": moment, "messages": msgspec.to_builtins(messages)}
            for moment, messages in enumerate(match.events(seat), 1)
        ][-40:],
    }


def faces(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """Name and mark of each seat; with companies the hues belong to them, and seats are plates."""
    told = []
    for other, player in enumerate(view["players"]):
        colour = player.get("colour", COLOURS[other])
        shape = "plate" if view.get("companies") else SHAPES[colour]
        told.append({"name": NAMES[other], "colour": colour, "shape": shape, "own": other == seat})
    return told


def own_turn(match: Match) -> bool:
    """Whether seat 0 decides, and nobody else."""
    return match.pending == [0]


def table(match: Match) -> dict[str, Any]:
    """The game's own view of seat 0."""
    view: dict[str, Any] = match.view(0)["game"]
    return view


def no_wish(_match: Match, _rng: Rng) -> str | None:
    """The bot decides."""
    return None


def play_until(match: Match, stop: Stop, wish: Wish = no_wish) -> bool:
    """Let a bot play all seats, except where there is a wish; whether the wanted moment came."""
    bot, rng, wishes = make_bot("greedy"), stream(match.seed, "fixtures"), stream(match.seed, "wishes")
    while not match.over and not stop(match):
        action = wish(match, wishes) or match.ruleset.actions.text(
            bot.choose(Position(match.ruleset, match.state, match.to_act), rng.split())
        )
        match.play(action)
    return stop(match)


def find(game: str, players: int, options: dict[str, Any], stop: Stop, wish: Wish = no_wish) -> Match:
    """The wanted moment, in the first game in which it comes."""
    for seed in range(1, 200):
        match = railbox.new_game(game, players=players, seed=seed, options=options)
        if play_until(match, stop, wish):
            return match
    raise LookupError(f"{game}: no game comes to that moment")


# ---- Metro -----------------------------------------------------------------------------------------------------


HAND = {"hand_size": 3, "free_orientation": True, "station_numbers": 1}


def metro(players: int, tiles: int, **options: Any) -> Match:
    """A game of Metro with so many tiles on the board; seat 0 is to choose."""

    def stop(match: Match) -> bool:
        return own_turn(match) and len(table(match)["tiles"]) >= tiles and len(match.legal()) > 1

    return find("metro", players, options, stop, expand)


def expand(match: Match, rng: Rng) -> str | None:
    """Exchange shares and place wagons now and then, as people do."""
    chance = rng.below(100)
    kind = "exchange" if chance < 14 else "wagon" if chance < 19 else "none"
    found = [text for text in match.legal() if text.startswith(kind)]
    return found[rng.below(len(found))] if found else None


# ---- TransAmerica ----------------------------------------------------------------------------------------------


def transamerica(players: int, stop: Stop, **options: Any) -> Match:
    """A game of TransAmerica; where seats have tracks of their own, some are used."""
    return find("transamerica", players, options, stop, vex)


def vex(match: Match, rng: Rng) -> str | None:
    """Build an own track now and then."""
    own = [text for text in match.legal() if text.startswith("own ")]
    return own[rng.below(len(own))] if own and rng.below(4) == 0 else None


IRELAND = {
    "green": {
        "Derry": (-7.31, 55.0),
        "Belfast": (-5.93, 54.6),
        "Enniskillen": (-7.64, 54.34),
        "Armagh": (-6.65, 54.35),
    },
    "yellow": {
        "Sligo": (-8.47, 54.27),
        "Ballina": (-9.15, 54.11),
        "Galway": (-9.05, 53.27),
        "Clifden": (-10.02, 53.49),
    },
    "blue": {"Dublin": (-6.26, 53.35), "Dundalk": (-6.4, 54.0), "Athlone": (-7.94, 53.42), "Wexford": (-6.46, 52.34)},
    "red": {"Cork": (-8.47, 51.9), "Limerick": (-8.62, 52.66), "Tralee": (-9.7, 52.27), "Waterford": (-7.11, 52.26)},
    "purple": {
        "Coleraine": (-6.67, 55.13),
        "Carrick-on-Shannon": (-8.09, 53.95),
        "Portlaoise": (-7.3, 53.03),
        "Bantry": (-9.45, 51.68),
    },
    "": {
        "Letterkenny": (-7.73, 54.95),
        "Donegal": (-8.11, 54.65),
        "Omagh": (-7.1, 54.65),
        "Westport": (-9.52, 53.8),
        "Tuam": (-8.7, 53.62),
        "Mullingar": (-7.2, 53.6),
        "Navan": (-6.7, 53.68),
        "Birr": (-7.91, 53.0),
        "Ennis": (-9.1, 52.84),
        "Thurles": (-7.81, 52.6),
        "Carlow": (-6.75, 52.78),
        "Mitchelstown": (-8.1, 52.2),
        "Killarney": (-9.2, 52.0),
        "Cavan": (-7.36, 53.99),
    },
}
"""Places of a board of one's own by their colours, by longitude and latitude; those without a colour are no cities."""
SHANNON = [(-8.35, 54.12), (-7.85, 53.72), (-8.3, 53.3), (-8.25, 52.85), (-8.9, 52.68), (-9.7, 52.6)]
WICKLOW = [(-6.5, 53.25), (-6.5, 52.6)]
WIDE = 0.6  # a degree of longitude, in degrees of latitude


def ireland() -> dict[str, Any]:
    """A board file: near places are joined, the shortest lines first, as long as none crosses another."""
    places = {name.lower(): at for group in IRELAND.values() for name, at in group.items()}

    def length(pair: tuple[str, str]) -> float:
        (ax, ay), (bx, by) = places[pair[0]], places[pair[1]]
        return float(hypot(WIDE * (ax - bx), ay - by))

    lines: list[tuple[str, str]] = []
    for pair in sorted(combinations(places, 2), key=length):
        ends = (places[pair[0]], places[pair[1]])
        if length(pair) < 1 and not any(cross(*ends, places[a], places[b]) for a, b in lines):
            lines.append(pair)

    def kind(pair: tuple[str, str]) -> str:
        ways = {"river": SHANNON, "mountain": WICKLOW}
        ends = (places[pair[0]], places[pair[1]])
        return next((kind for kind, way in ways.items() if any(cross(*ends, *part) for part in pairwise(way))), "plain")

    return {
        "nodes": [{"id": name, "x": WIDE * x, "y": y} for name, (x, y) in places.items()],
        "edges": [
            {"u": a, "v": b, "cost": 1 if kind((a, b)) == "plain" else 2, "kind": kind((a, b))} for a, b in lines
        ],
        "cities": [
            {"name": name, "colour": colour, "node": name.lower()}
            for colour, group in IRELAND.items()
            for name in group
            if colour
        ],
        "tracks": 30,
    }


def cross(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether the way from a to b goes across that from c to d."""

    def side(a: Place, b: Place, c: Place) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def hub_phase(match: Match) -> bool:
    """Seat 0 places its hub after others."""
    view = table(match)
    return own_turn(match) and view["phase"] == "hub" and sum(bool(player["marker"]) for player in view["players"]) >= 3


def building(tracks: int, number: int = 1, phase: str = "first") -> Stop:
    """Seat 0 builds, in that round or later, with so many tracks on the board."""

    def stop(match: Match) -> bool:
        view = table(match)
        return own_turn(match) and view["phase"] == phase and view["round"] >= number and len(view["tracks"]) >= tracks

    return stop


def joined(match: Match) -> bool:
    """Many networks have become one, and another is still alone."""
    networks = [tuple(player["network"]) for player in table(match)["players"]]
    return building(1)(match) and max(map(len, networks)) >= 4 and len(set(networks)) >= 2


def own_tracks(match: Match) -> bool:
    """Some tracks belong to one seat only."""
    return building(16)(match) and len(table(match)["own_tracks"]) >= 4


def after_a_round(match: Match) -> bool:
    """A round has just ended: its board is still shown."""
    return table(match)["past"] is not None and table(match)["round"] == 2


def barrier_moved(match: Match) -> bool:
    """With the second round the barrier has moved to the points of somebody, and the game goes on."""
    view = table(match)
    return view["past"] is not None and view["round"] == 3 and view["barrier"] > 0


# ---- Trains ----------------------------------------------------------------------------------------------------

RAILS = ("lay_rails", "viaduct", "tunnel", "steel_bridge", "collaboration", "subway_excavation")
TOKYO = [
    "steel_bridge",
    "tunnel",
    "viaduct",
    "freight_train",
    "landfill",
    "mail_train",
    "station_crew",
    "tourist_train",
]
OSAKA = ["collaboration", "tunnel", "steel_bridge", "garage", "landfill", "control_room", "signals", "ironworks"]
ASKING = [
    "mail_train",
    "station_crew",
    "early_train",
    "freight_train",
    "tunnel",
    "garage",
    "conductors_station",
    "steel_bridge",
]
OKAZU = {"map": "osaka", "edition": "okazu", "cards": ASKING}
QUESTIONS = {
    "rail": "lay_rails",
    "station": "station_expansion",
    "purchase": "early_train",
    "price-of-train": "amusement_park",
    "copy": "stationmasters_office",
    "discard-to-draw": "conductors_station",
    "discard-for-coins": "mail_train",
    "discard-exactly": "garage",
    "waste-for-coins": "freight_train",
    "name": "command_central",
    "take-revealed": "information_central",
    "put-back": "information_central",
    "show-train": "maintenance_factory",
    "pull-train": "pulling",
    "top-card": "signals",
    "crew": "station_crew",
    "train-to-deck": "switchback",
    "remove": "wagon_factory",
    "gain-train": "wagon_factory",
}
"""Every question that a card asks, and a card that asks it."""
MOVING = ["normal_train", "express_train", "limited_express_train", "freight_train", "mail_train"]
AFTER = {"amusement_park": MOVING, "switchback": MOVING, "stationmasters_office": ["garage"]}
"""What is played before a card that asks about cards in play."""


def trains(players: int, stop: Stop, asking: str = "", **options: Any) -> Match:
    """A game of Trains; the seats build wherever they can, and buy and play the card whose question is wanted."""

    def wish(match: Match, rng: Rng) -> str | None:
        legal, turn = match.legal(), table(match)["turn"]
        before = AFTER.get(asking, [])
        for text in (*(f"play {card}" for card in before), f"play {asking}", f"buy {asking}"):
            if text in legal:
                return text
        if asking == "early_train" and asking in turn["play"]:  # it asks when another train is bought
            bought = [text for text in legal if text.startswith("buy ") and text.endswith("train")]
            if bought:
                return bought[0]
        return build(match, rng)

    return find("trains", players, options, stop, wish)


def build(match: Match, rng: Rng) -> str | None:
    """Build rails and stations whenever that is possible: bots seldom do, and a map is worth drawing."""
    legal, turn = match.legal(), table(match)["turn"]
    moving = ["play normal_train", "play express_train", "play limited_express_train"]
    if match.to_act == 0 and turn["number"] > 7 and turn["coins"] >= 2:
        moving = []  # keep some of the hand, so that there is something to see
    for begin in ("rail r", "station r", *moving, *(f"play {card}" for card in RAILS), "play station_expansion"):
        found = [text for text in legal if text.startswith(begin)]
        if found:
            return found[rng.below(len(found))]
    wanted = [f"buy {card}" for card in RAILS] if rng.below(3) == 0 else []
    return next((text for text in legal if text in wanted), None)


def rail_to_choose(match: Match) -> bool:
    """Seat 0 chooses where to build, has a choice, and still holds something."""
    turn, hand = table(match)["turn"], table(match)["players"][0]["hand"]
    held = sum(hand.values()) - hand.get("waste", 0)
    return (
        own_turn(match) and turn["question"] == "rail" and turn["number"] >= 9 and len(match.legal()) > 4 and held >= 2
    )


def asked(question: str, turn: int = 6) -> Stop:
    """Seat 0 is asked by a card."""

    def stop(match: Match) -> bool:
        now = table(match)["turn"]
        return own_turn(match) and now["number"] >= turn and now["question"] == question

    return stop


def question(name: str, **options: Any) -> Match:
    """A game of two at a question of a card, with more than one answer."""
    card = QUESTIONS[name]
    kinds = ASKING if card in (*ASKING, "lay_rails", "station_expansion") else [card, *ASKING[:7]]
    answers = 2 if name in ("purchase", "top-card", "waste-for-coins", "show-train", "copy") else 3

    def stop(match: Match) -> bool:
        return asked(name, 4)(match) and len(match.legal()) >= answers

    return trains(2, stop, card, cards=kinds, **options)


def buying(match: Match) -> bool:
    """Seat 0 has coins for most of the cards."""
    turn = table(match)["turn"]
    return (
        own_turn(match)
        and turn["number"] >= 7
        and turn["coins"] >= 4
        and any(t.startswith("buy") for t in match.legal())
    )


# ---- Tickets ---------------------------------------------------------------------------------------------------


def tickets(players: int, stop: Stop, **options: Any) -> Match:
    """A game of Ticket to Ride: the Card Game."""
    return find("tickets", players, options, stop)


def choosing() -> Match:
    """The first choice of destinations: seat 0 has decided on some, two others are ready."""
    match = railbox.new_game("tickets", players=4, seed=4)
    for _ in range(2):
        match.play(next(text for text in match.legal(0) if text.startswith("keep")), 0)
    for seat in (1, 3):
        while seat in match.pending and match.legal(seat):
            match.play(match.legal(seat)[0], seat)
    return match


def between_rounds(match: Match) -> bool:
    """The first of two rounds is scored and nobody has acted in the second one."""
    return bool(table(match)["round"] == 2)


def turn_with_sets(match: Match) -> bool:
    """Seat 0 has some turns behind it and may play cards."""
    view = table(match)
    return (
        own_turn(match)
        and len(match.actions) >= 60
        and view["phase"] not in ("choose", "complete")
        and any(text.startswith("place") for text in match.legal())
        and sum(len(player["yard"]) for player in view["players"]) >= 5
    )


def drawing(match: Match) -> bool:
    """Seat 0 has drawn destinations in its turn."""
    return table(match)["phase"] == "choose" and own_turn(match)


def draw_destinations(match: Match, _rng: Rng) -> str | None:
    """Seat 0 draws destinations: bots seldom do."""
    ready = own_turn(match) and len(match.actions) > 40 and "destinations" in match.legal()
    return "destinations" if ready else None


def completing(match: Match) -> bool:
    """Seat 0 completes destinations with its stack."""
    return table(match)["phase"] == "complete" and 0 in match.pending


def over(match: Match) -> bool:
    """The game has ended."""
    return match.over


MAKERS: dict[str, Callable[[], Match]] = {
    "metro-start": lambda: metro(2, 0),
    "metro-early": lambda: metro(3, 10),
    "metro-middle": lambda: metro(4, 30),
    "metro-late": lambda: metro(5, 50),
    "metro-hand": lambda: metro(3, 24, hand_size=2, free_orientation=True),
    "metro-companies": lambda: metro(6, 30, companies=True, central_wagons=True, **HAND),
    "metro-wagons": lambda: metro(4, 26, central_wagons=True, station_numbers=2),
    "metro-rails": lambda: metro(6, 26, central_rails=True, **HAND),
    "metro-over": lambda: find("metro", 4, {}, over),
    "transamerica-start": lambda: transamerica(4, own_turn),
    "transamerica-hub": lambda: transamerica(6, hub_phase, first="random"),
    "transamerica-two": lambda: transamerica(2, building(10)),
    "transamerica-middle": lambda: transamerica(4, building(24, 2)),
    "transamerica-second": lambda: transamerica(4, building(14, 1, "second")),
    "transamerica-six": lambda: transamerica(6, joined),
    "transamerica-vexation": lambda: transamerica(3, own_tracks, vexation=True),
    "transamerica-end": lambda: transamerica(6, after_a_round),
    "transamerica-barrier": lambda: transamerica(3, barrier_moved),
    "transamerica-board": lambda: transamerica(3, building(9), board=ireland(), vexation=True),
    "transamerica-over": lambda: transamerica(4, over),
    "trains-start": lambda: trains(2, own_turn, cards=TOKYO),
    "trains-tokyo": lambda: trains(4, rail_to_choose, cards=TOKYO),
    "trains-osaka": lambda: trains(3, rail_to_choose, map="osaka", cards=OSAKA),
    "trains-mail": lambda: trains(4, asked("discard-for-coins"), "mail_train", cards=ASKING),
    "trains-crew": lambda: trains(4, asked("crew"), "station_crew", cards=ASKING),
    "trains-early": lambda: trains(4, asked("purchase"), "early_train", cards=ASKING),
    "trains-buy": lambda: trains(4, buying, cards=ASKING),
    "trains-okazu": lambda: trains(2, asked("discard-for-coins"), "mail_train", **OKAZU),
    "trains-over": lambda: trains(4, over, cards=TOKYO),
    **{f"asking-{name}": partial(question, name) for name in QUESTIONS},
    "asking-copy-okazu": lambda: question("copy", edition="okazu"),
    "asking-remove-okazu": lambda: question("remove", edition="okazu"),
    "tickets-choose": choosing,
    "tickets-turn": lambda: tickets(4, turn_with_sets, open_own_stack=True),
    "tickets-rob": lambda: tickets(4, turn_with_sets),
    "tickets-draw": lambda: find("tickets", 3, {"open_own_stack": True}, drawing, draw_destinations),
    "tickets-two": lambda: tickets(2, turn_with_sets),
    "tickets-complete": lambda: tickets(3, completing),
    "tickets-interval": lambda: tickets(4, between_rounds),
    "tickets-over": lambda: tickets(4, over),
    "tickets-scoring": lambda: tickets(3, over),
}  # fmt: skip
"""The moments by the names of their files: the game, then the moment."""
WATCHED = ["metro-middle", "tickets-turn"]
"""Moments that are also kept as a spectator sees them, with `-watched` in the name."""


def main(wanted: list[str]) -> None:
    """Write those that are wanted."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in MAKERS.items():
        if wanted and not {name, name.partition("-")[0]} & set(wanted):
            continue
        match = make()
        for label, seat in [(name, 0), *([(f"{name}-watched", -1)] if name in WATCHED else [])]:
            data = fixture(match, seat)
            (FOLDER / f"{label}.json").write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1))
            sys.stdout.write(f"{label}: moment {len(match.actions)}, {len(data['legal'])} legal actions\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
