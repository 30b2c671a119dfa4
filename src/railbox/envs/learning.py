"""Learning: games teach a network to judge positions, so that a search need not play them to their end.

All seats of a game play as its guide does, each in a style of its own: by figures that are varied more or less,
so that the network sees what follows from decks and lines that nobody good would build. After some turns each seat is
described by numbers, and how the game ended for it is what the network learns to tell.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from railbox.arena.games import Seating, play_game
from railbox.arena.standings import Rate, rate
from railbox.arena.tuning import SMALL, Tuned
from railbox.bots.external import make_local_bot
from railbox.core.catalogue import BadOptions, Game, Ruleset, all_games, find_game
from railbox.core.deals import arrange
from railbox.core.encoder import blank
from railbox.core.guide import Guide
from railbox.core.network import TOGETHER, Network
from railbox.core.networks import FILE, NetworkData, read_network
from railbox.core.rng import Rng, stream
from railbox.core.state import OVER

STYLES = (0.0, 0.0, 0.1, 0.2, 0.4)
"""By how much of itself each figure of a seat is varied in a game: one of these."""
SHARE = 0.3
"""Of all ends of turns, how many are learnt from: neighbours are much alike."""
LONGEST = 100
"""Turns of each player after which a game is given up."""
BATCH = 2048
PACE = 3e-3
"""How fast weights change at first; the pace falls to nothing along a half wave."""
UNSEEN = 0.05
"""Numbers that hardly vary are not blown up."""
TEST = 0.1
"""The share of rows that the network is tested with and does not learn from."""
DIGITS = 5

Numbers = npt.NDArray[np.float32]


class Learning(msgspec.Struct, frozen=True):
    """What is learnt and how: the same learning gives the same network."""

    game: str
    players: int
    seed: str
    chunks: int
    games: int
    epochs: int
    width: int

    def check(self) -> None:
        """BadOptions if it cannot be done."""
        found = find_game(self.game)
        if found.ruleset(self.players).guide().inputs() == 0:
            taught = [game.name for game in all_taught()]
            raise BadOptions(f"the guide of {self.game} asks no network; that of {', '.join(taught)} does")
        if self.width < 1 or self.width % TOGETHER:
            raise BadOptions(f"the width of a network is a multiple of {TOGETHER}, not {self.width}")


class Rows(msgspec.Struct):
    """Positions as numbers, and what each was worth in the end: from 0 to 1, half of it for the victory."""

    inputs: npt.NDArray[np.int16]
    worth: Numbers


def all_taught() -> list[Game]:
    """The games whose guides ask a network."""
    return [game for game in all_games().values() if game.ruleset(game.players[0]).guide().inputs()]


def kinds_of(game: Game, players: int) -> list[Ruleset]:
    """The usual rules, and those with any single option that has names for its values."""
    found = [game.ruleset(players)]
    for option in game.help():
        for value in option.values:
            try:
                found.append(game.ruleset(players, {option.name: value}))
            except BadOptions:
                continue
    return found


def play_chunk(learning: Learning, number: int) -> Rows:
    """Play some games and describe them."""
    chance = Random(f"{learning.seed}-{number}")
    rng = stream(learning.seed, f"chunk-{number}")
    kinds = kinds_of(find_game(learning.game), learning.players)
    rows: list[npt.NDArray[np.int16]] = []
    worth: list[float] = []
    for _ in range(learning.games):
        ruleset = chance.choice(kinds)
        guides = [in_style(ruleset, chance) for _ in range(learning.players)]
        described, results = play_and_describe(ruleset, guides, rng, chance)
        rows += [numbers for numbers, _ in described]
        worth += [results[seat] for _, seat in described]
    return Rows(np.array(rows, np.int16), np.array(worth, np.float32))


def in_style(ruleset: Ruleset, chance: Random) -> Guide:
    """A guide that weighs by other figures than usual, more or less."""
    guide = ruleset.guide()
    style = chance.choice(STYLES)
    guide.tune(vec[float]([value + chance.gauss(0.0, style * max(abs(value), SMALL)) for value in guide.figures]))
    return guide


def play_and_describe(
    ruleset: Ruleset, guides: list[Guide], rng: Rng, chance: Random
) -> tuple[list[tuple[npt.NDArray[np.int16], int]], list[float]]:
    """One game: numbers of seats after some turns, and what the game was worth to each seat."""
    seed = str(rng.next())
    state = ruleset.new_state(arrange(ruleset.piles(), seed, {}), seed)
    judge = ruleset.guide()
    judge.network = None
    numbers = blank(judge.inputs())
    look = np.asarray(numbers)
    found = []
    turns = LONGEST * len(guides)
    while state.to_act() != OVER and turns:
        guides[state.to_act()].play_on(state, 1, rng)
        turns -= 1
        if state.to_act() != OVER and chance.random() < SHARE:
            for seat in range(len(guides)):
                judge.write_inputs(state, seat, numbers)
                found.append((look.copy(), seat))
    rewards = vec[float]([0.0] * 16)
    judge.reward(state, rewards)
    winners = state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(guides))]
    return found, [0.5 * rewards[seat] + 0.5 * share for seat, share in enumerate(shares)]


def gather(
    learning: Learning, folder: Path | None, workers: int, progress: Callable[[int], None] | None = None
) -> Rows:
    """The rows of all chunks; those that the folder holds are not played again."""
    learning.check()
    kept = {}
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        about = folder / "learning.json"
        if about.exists() and msgspec.json.decode(about.read_bytes(), type=Learning) != learning:
            raise BadOptions(f"{folder}: holds another learning; choose another folder or the same settings")
        about.write_bytes(msgspec.json.format(msgspec.json.encode(learning)) + b"\n")
        kept = {number: path for number in range(learning.chunks) if (path := folder / f"games-{number}.npz").exists()}
    missing = [number for number in range(learning.chunks) if number not in kept]
    parts: dict[int, Rows] = {}
    for number, path in kept.items():
        with np.load(path) as loaded:
            parts[number] = Rows(loaded["inputs"], loaded["worth"])
    if progress is not None:
        progress(len(kept) * learning.games)
    for number, rows in zip(missing, play_chunks(learning, missing, workers), strict=True):
        parts[number] = rows
        if folder is not None:
            written = folder / f"games-{number}.part.npz"
            np.savez_compressed(written, inputs=rows.inputs, worth=rows.worth)
            written.replace(folder / f"games-{number}.npz")
        if progress is not None:
            progress(learning.games)
    ordered = [parts[number] for number in range(learning.chunks)]
    return Rows(np.concatenate([rows.inputs for rows in ordered]), np.concatenate([rows.worth for rows in ordered]))


def play_chunks(learning: Learning, numbers: list[int], workers: int) -> Iterator[Rows]:
    """The chunks in their order, each as soon as it is there."""
    if workers == 1:
        yield from map(partial(play_chunk, learning), numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(play_chunk, learning), numbers)


class Lesson(msgspec.Struct, frozen=True):
    """How well a network tells what positions are worth after an epoch: its squared error with rows that it does not
    learn from, and that of always saying the mean."""

    epoch: int
    error: float
    mean_error: float


def train(
    learning: Learning, rows: Rows, progress: Callable[[Lesson], None] | None = None
) -> tuple[NetworkData, list[Lesson]]:
    """The network that these rows teach, and how it learnt: Adam (Kingma and Ba 2014) on the cross entropy."""
    chance = np.random.default_rng(len(learning.seed) + sum(map(ord, learning.seed)))
    tests = int(TEST * len(rows.worth))
    if len(rows.worth) - tests < BATCH:
        raise BadOptions(f"{len(rows.worth):,} rows are too few to learn from: play more games")
    scale = np.maximum(rows.inputs.std(axis=0), UNSEEN).astype(np.float32)
    middle = rows.inputs.mean(axis=0).astype(np.float32)
    seen = rows.inputs.max(axis=0) != rows.inputs.min(axis=0)

    def prepared(part: Any) -> Numbers:
        scaled: Numbers = ((rows.inputs[part] - middle) / scale).astype(np.float32)
        return scaled

    layers = first_layers(rows.inputs.shape[1], learning.width, chance)
    layers[0] *= seen[:, None]  # what never varied says nothing, whatever it may be later
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in layers]
    taught = len(rows.worth) - tests
    steps = learning.epochs * (taught // BATCH)
    held, truth = prepared(slice(taught, None)), rows.worth[taught:]
    lessons = []
    time = 0
    for epoch in range(1, learning.epochs + 1):
        order = chance.permutation(taught)
        for start in range(0, BATCH * (taught // BATCH), BATCH):
            time += 1
            part = order[start : start + BATCH]
            slopes = slopes_of(layers, prepared(part), rows.worth[part])
            pace = PACE * (0.5 + 0.5 * np.cos(np.pi * time / steps))
            for each, slope, (mean, square) in zip(layers, slopes, moments, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope**2 - square)
                each -= pace * (mean / (1 - 0.9**time)) / (np.sqrt(square / (1 - 0.999**time)) + 1e-8)
        said = forward(layers, held)[-1]
        lessons.append(Lesson(epoch, float(((said - truth) ** 2).mean()), float(truth.var())))
        if progress is not None:
            progress(lessons[-1])
    return packed(learning, layers, middle, scale), lessons


def first_layers(inputs: int, width: int, chance: np.random.Generator) -> list[Numbers]:
    """Weights and biases of the three layers before anything is learnt."""
    layers: list[Any] = []
    for size, units in ((inputs, width), (width, width), (width, 1)):
        layers += [chance.normal(0, (1 / size) ** 0.5, (size, units)).astype(np.float32), np.zeros(units, np.float32)]
    return layers


def forward(layers: list[Numbers], inputs: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """What both hidden layers and the output say."""
    low = np.maximum(inputs @ layers[0] + layers[1], 0)
    high = np.maximum(low @ layers[2] + layers[3], 0)
    return low, high, 1 / (1 + np.exp(-(high @ layers[4] + layers[5])[:, 0]))


def slopes_of(layers: list[Numbers], inputs: Numbers, worth: Numbers) -> list[Numbers]:
    """By how much each weight raises the mean cross entropy."""
    low, high, said = forward(layers, inputs)
    back = ((said - worth) / len(worth))[:, None]
    back_high = (back @ layers[4].T) * (high > 0)
    back_low = (back_high @ layers[2].T) * (low > 0)
    return [
        inputs.T @ back_low,
        back_low.sum(axis=0),
        low.T @ back_high,
        back_high.sum(axis=0),
        high.T @ back,
        back.sum(axis=0),
    ]


def packed(learning: Learning, layers: list[Numbers], middle: Numbers, scale: Numbers) -> NetworkData:
    """The network for numbers as they are, its weights in the order in which `Network` reads them."""
    first = layers[0] / scale[:, None]
    biases = layers[1] - middle @ first

    def groups(weights: Numbers, added: Numbers) -> list[float]:
        stacked = np.vstack([added, weights])
        together = [stacked[:, unit : unit + TOGETHER].ravel() for unit in range(0, stacked.shape[1], TOGETHER)]
        return [round(float(value), DIGITS) for value in np.concatenate(together)]

    last = np.concatenate([layers[5], layers[4][:, 0]])
    return NetworkData(
        players=learning.players,
        inputs=len(first),
        width=learning.width,
        made_by=(
            f"railbox learn {learning.game} --players {learning.players} --seed {learning.seed} --chunks "
            f"{learning.chunks} --games {learning.games} --epochs {learning.epochs} --width {learning.width}"
        ),
        first=groups(first, biases),
        second=groups(layers[2], layers[3]),
        last=[round(float(value), DIGITS) for value in last],
    )


def taught(learning: Learning, network: Network) -> Ruleset:
    """The usual rules with a guide that asks this network."""
    game = find_game(learning.game)
    place = learning.players - game.players[0]
    before = game.networks or (None,) * len(game.players)
    return replace(game, networks=(*before[:place], network, *before[place + 1 :])).ruleset(learning.players)


def validate(
    learning: Learning, data: NetworkData, bot: str, games: int, progress: Callable[[int], None] | None = None
) -> Rate:
    """The share of fresh deals that a bot wins with a network against the same bot with what it had before."""
    plain = find_game(learning.game).ruleset(learning.players)
    ours, theirs = Tuned(bot, taught(learning, read_network(data))), make_local_bot(bot)
    shares = []
    for number in range(games):
        seat = number % learning.players
        bots = [ours if other == seat else theirs for other in range(learning.players)]
        deal = f"{learning.seed}-validation-{number // learning.players}"
        result = play_game(plain, Seating(number, deal, [bot] * learning.players), bots)
        shares.append((deal, 1 / len(result.winners) if seat in result.winners else 0.0))
        if progress is not None:
            progress(1)
    return rate(shares)


def write(learning: Learning, data: NetworkData) -> Path:
    """Write a network for its number of players into the package of the game."""
    with as_file(files(find_game(learning.game).package) / FILE) as path:
        known = msgspec.json.decode(path.read_bytes(), type=list[NetworkData]) if path.exists() else []
        networks = sorted(
            [each for each in known if each.players != data.players] + [data], key=lambda one: one.players
        )
        path.write_text("[\n" + ",\n".join(json.dumps(msgspec.to_builtins(each)) for each in networks) + "\n]\n")
        return path
