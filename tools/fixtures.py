"""Telling moments of real games, played by Railbox's bots, for the harness of the web boards: web/fixtures/*.json.

    python -m tools.fixtures                    all of them
    python -m tools.fixtures metro trains-crew  those of a game, or single ones

Each holds what the page would know: layout, view, legal actions with labels and previews, components, faces.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
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


def trains(players: int, stop: Stop, asking: str = "", **options: Any) -> Match:
    """A game of Trains; the seats build wherever they can, and buy and play the card whose question is wanted."""

    def wish(match: Match, rng: Rng) -> str | None:
        legal, turn = match.legal(), table(match)["turn"]
        for text in (f"play {asking}", f"buy {asking}"):
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
    "transamerica-hub": lambda: transamerica(6, hub_phase),
    "transamerica-two": lambda: transamerica(2, building(10)),
    "transamerica-middle": lambda: transamerica(4, building(24, 2)),
    "transamerica-second": lambda: transamerica(4, building(14, 1, "second")),
    "transamerica-six": lambda: transamerica(6, joined),
    "transamerica-vexation": lambda: transamerica(3, own_tracks, vexation=True),
    "transamerica-end": lambda: transamerica(6, after_a_round),
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
    "tickets-choose": choosing,
    "tickets-turn": lambda: tickets(4, turn_with_sets, open_own_stack=True),
    "tickets-rob": lambda: tickets(4, turn_with_sets),
    "tickets-draw": lambda: find("tickets", 3, {"open_own_stack": True}, drawing, draw_destinations),
    "tickets-two": lambda: tickets(2, turn_with_sets),
    "tickets-complete": lambda: tickets(3, completing),
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
