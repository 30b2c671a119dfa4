"""Refusals tell the truth: each reason is checked by somebody who looks at the oracle's table, not at the rules."""

import random
from typing import Any, cast

import msgspec
import pytest

import railbox
from railbox.games.transamerica.rules import TransAmerica
from tests.transamerica.boards import standard_board
from tests.transamerica.oracle import Line, Oracle
from tests.transamerica.test_transamerica_oracle import SMALL

OWN_TRACKS = 3
LOOKS = 40
TRIES = 30


def reasons(oracle: Oracle, text: str) -> set[str]:
    """All that forbids an action on the oracle's table, by the ids of the refusals."""
    kind, _, rest = text.partition(" ")
    placing = len(oracle.hubs) < oracle.players
    if kind == "hub":
        found = {"point-taken": rest in oracle.hubs.values(), "hubs-placed": not placing}
    elif kind == "stop":
        found = {"hub-first": placing, "one-track-at-least": not placing and oracle.laid_this_turn == 0}
    else:
        line: Line = frozenset(rest.split("-"))
        network = set() if placing else oracle.network(oracle.seat)
        own = kind == "own"
        found = {
            "hub-first": placing,
            "track-there": line in oracle.tracks.union(*oracle.own.values()),
            "not-in-network": not line & network,
            "second-is-single": oracle.laid_this_turn > 0 and oracle.weight(line) == 2,
            "own-tracks-used": own and len(oracle.own[oracle.seat]) == OWN_TRACKS,
            "junction-full": own and not oracle.own_tracks_fit(line),
        }
    return {f"transamerica.{name}" for name, holds in found.items() if holds}


def walk(data: dict[str, Any] | None, players: int, seed: int, vexation: bool) -> set[str]:
    """A random game, with random illegal actions tried on the way; the refusals that were met."""
    generator = random.Random(seed)
    options: dict[str, Any] = {"vexation": vexation} | ({"board": data} if data else {})
    match = railbox.new_game("transamerica", players, seed, options)
    state, names = cast(TransAmerica, match.state), [node["name"] for node in match.layout()["nodes"]]
    words = {line["name"]: line["words"] for line in match.layout()["lines"]}
    words |= {node["name"]: node["words"] for node in match.layout()["nodes"]}
    hands = [[[names[node] for node in state.hand(seat)] for seat in range(players)]]
    oracle = Oracle(data or standard_board(), players, hands, vexation=vexation)
    texts, met = match.ruleset.actions.texts, set()
    every = 1 if data else 5
    while not match.over and len(match.actions) < LOOKS * every:
        legal = match.legal()
        if len(match.actions) % every == 0:
            for text in generator.sample(texts, min(TRIES, len(texts))):
                if text in legal:
                    continue
                with pytest.raises(railbox.IllegalAction) as refused:
                    match.play(text)
                rule, args = refused.value.rule, refused.value.message.args
                assert rule in reasons(oracle, text), f"{text}: {rule}"
                for name in {"point", "track"} & set(args):
                    assert msgspec.to_builtins(args[name]) == words[text.split()[1]], "it names another place"
                met.add(rule.removeprefix("transamerica."))
        text = generator.choice(legal)
        round_before = state.round
        match.play(text)
        if state.round > round_before:
            hands.append([[names[node] for node in state.hand(seat)] for seat in range(players)])
        oracle.play(text)
    return met


def test_every_refusal_is_true() -> None:
    met: set[str] = set()
    for seed in range(10):
        met |= walk(SMALL, 2 + seed % 3, seed, vexation=seed % 2 == 0)
    met |= walk(None, 4, 1, vexation=True)
    assert met == {
        "hub-first",
        "hubs-placed",
        "point-taken",
        "one-track-at-least",
        "track-there",
        "not-in-network",
        "second-is-single",
        "own-tracks-used",
        "junction-full",
    }


def test_own_tracks_are_refused_where_there_are_none() -> None:
    match = railbox.new_game("transamerica", 2, seed=1)
    for text in ("own seattle-r0c1", "own r0c1-seattle"):
        with pytest.raises(railbox.IllegalAction, match="no private tracks in this game"):
            match.play(text)


def test_nothing_is_played_after_the_end() -> None:
    match = railbox.new_game("transamerica", 2, seed=1)
    generator = random.Random(1)
    while not match.over:
        match.play(generator.choice(match.legal()))
    with pytest.raises(railbox.IllegalAction, match="The game is over"):
        match.play("stop")
