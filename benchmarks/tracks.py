"""Tracks of TransAmerica: how do players choose them, and the place of a marker?

`python -m benchmarks.tracks` plays rounds of two bots and strangers and fits the constants by which long searches guess
hidden hands, those of `inference` about trees and those of `hubs`. It prints them as they stand there, and how likely
the present ones and the fitted ones make a track of the rounds that were held out: the mean logarithm of its chance if
the hand is known. Choices are counted by the inference itself, so both mean the same.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.measure import tell
from benchmarks.strangers import STRANGERS, play_round, player
from railbox.core.catalogue import Ruleset, find_game
from railbox.games.transamerica import hubs, inference
from railbox.games.transamerica.rules import TransAmerica

ROUNDS = 400
HELD_OUT = 5
"""Every fifth round; that shares no factor with the number of pairs, so all of them are held out in turn."""
PLAYERS = ("greedy", "search:100", "search:1000", *STRANGERS)
PAIRS = list(combinations(PLAYERS, 2))

STEPS = 40  # of EM
CLIMBS = 4  # steps of Newton's method in each, …
LONGEST = 2.0  # … which change no weight by more: further away the curve is another
RIDGE = 0.5  # pulls weights to 0, so that what never happens is not endlessly unlikely
DEARER = 12  # kinds of places for a marker, by what they add to the cheapest tree; the last one is for more as well

Array = npt.NDArray[np.float64]
NAMES = ("SAVES_ALL", "SAVES_HALF", "LEADS", "LEADS_TO_MORE", "LEADS_TO_NEAREST")


def features(kind: int) -> list[float]:
    """What the weights in `NAMES` are multiplied with for a kind of track, as in `inference.liking`."""
    saves, cities = divmod(kind // 2, inference.CITIES_LED_TO)
    return [float(saves == 2), float(saves == 1), float(cities > 0), max(0.0, cities - 1.0), float(kind % 2)]


@dataclass(frozen=True)
class Choices:
    """What players chose in turn: how many choices of each kind there were, the kind that was taken, and by whom."""

    players: list[str]
    counts: list[list[float]]
    taken: list[int]
    by: list[int]
    """By choice: the place of its player among `players`. The same bot is another player in each round."""

    def add(self, counts: list[float], taken: int) -> None:
        """Note a choice of the last player."""
        self.counts.append(counts)
        self.taken.append(taken)
        self.by.append(len(self.players) - 1)


@dataclass(frozen=True)
class Model:
    """Styles of players, each of which has weights for the features of a kind; a choice is as likely as e^weight."""

    designs: list[Array]  # by style: kinds * features
    shares: Array
    weights: list[Array]

    def style_logs(self, choices: Choices) -> Array:
        """players * styles: the logarithm of the chance to have that style and to choose like that."""
        by_style = []
        for share, design, weights in zip(self.shares, self.designs, self.weights, strict=True):
            liked = design @ weights
            logs = liked[choices.taken] - np.log(np.array(choices.counts) @ np.exp(liked))
            by_style.append(np.bincount(choices.by, logs, len(choices.players)) + np.log(share))
        return np.stack(by_style, 1)


def chances(choices: Choices, design: Array, weights: Array) -> Array:
    """choices * kinds: how likely a choice of each kind is, all that are of that kind together."""
    liked: Array = np.array(choices.counts) * np.exp(design @ weights)
    liked /= liked.sum(1, keepdims=True)
    return liked


def climb(choices: Choices, design: Array, weights: Array, trust: Array) -> Array:
    """Better weights, by Newton's method; each choice counts as much as it is thought to be of that style."""
    for _ in range(CLIMBS):
        likely = chances(choices, design, weights)
        means = likely @ design
        slope = trust @ (design[choices.taken] - means) - RIDGE * weights
        curve = (design.T * (trust @ likely)) @ design - (means.T * trust) @ means + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights = weights + step / max(1.0, np.abs(step).max() / LONGEST)
    return weights


def fit(choices: Choices, model: Model) -> Model:
    """A model by EM; it begins with the present one, so that each style keeps its place."""
    for _ in range(STEPS):
        logs = model.style_logs(choices)
        trust = np.exp(logs - np.logaddexp.reduce(logs, 1)[:, None])
        shares = (trust.sum(0) + 1.0) / (len(trust) + len(model.shares))
        weights = [
            climb(choices, design, before, trust[choices.by, style])
            for style, (design, before) in enumerate(zip(model.designs, model.weights, strict=True))
        ]
        model = Model(model.designs, shares, weights)
    return model


def present_tracks() -> Model:
    """The constants of `inference`."""
    design = np.array([features(kind) for kind in range(inference.KINDS)])
    weights = np.array([list(getattr(inference, name)) for name in NAMES])
    return Model([design] * inference.KEEN, np.array(list(inference.KEEN_SHARE)), list(weights.T))


def present_markers() -> Model:
    """The constants of `hubs`: who looks at trees, and who puts his marker anywhere and has nothing to fit."""
    dearer = -np.arange(float(DEARER))[:, None]
    shares = np.array([1.0 - hubs.ANYWHERE, hubs.ANYWHERE])
    return Model([dearer, 0.0 * dearer], shares, [np.array([hubs.OFF]), np.zeros(1)])


def note_round(ruleset: Ruleset, number: int, tracks: Choices, markers: Choices) -> None:
    """Play a round, and note what both chose as the other saw it. The track that ends the round tells nobody."""
    lap, pair = divmod(number, len(PAIRS))
    names = sorted(PAIRS[pair], reverse=lap % 2 == 1)
    seen: list[TransAmerica] = []
    bots = [player(name) for name in names]
    play_round(ruleset, f"tracks-{number}", bots, lambda state, _: seen.append(state.clone()))
    state = seen[-1]
    for seat, name in enumerate(names):
        evidence = inference.Evidence(state, 1 - seat)
        evidence.look_at_trees(state)
        play = evidence.plays[0]
        hand = vec[i64]([evidence.place[city] for city in state.hand(seat)])
        tracks.players.append(name)
        for track in range(play.count):
            laid = play.tally(hand, track)
            tracks.add(list(play.counts), laid)
        forest = play.hubs.forest
        assert forest is not None
        row = forest.join(sum(forest.unit[colour] * forest.slot[card] for colour, card in enumerate(hand)))
        costs = np.array(list(forest.tree[row : row + forest.points]))
        kinds = np.minimum(costs - costs.min(), DEARER - 1)
        markers.players.append(name)
        markers.add(np.bincount(kinds, minlength=DEARER).astype(float).tolist(), int(kinds[play.marker]))


def compare(what: str, choices: Choices, present: Model, fitted: Model) -> None:
    """Print the mean logarithm of what was held out, of all and by kind of player."""
    logs = [np.logaddexp.reduce(model.style_logs(choices), 1) for model in (present, fitted)]
    taken = np.bincount(choices.by, minlength=len(choices.players))
    for name in ("all", *PLAYERS):
        of = np.array([name in ("all", other) for other in choices.players])
        if taken[of].sum() > 0:
            means = [each[of].sum() / taken[of].sum() for each in logs]
            print(f"{what} of {name}: {means[0]:.3f} at present, {means[1]:.3f} fitted, {taken[of].sum()} held out")


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of which a fifth is held out")
    wanted = parser.parse_args()
    ruleset = find_game("transamerica").ruleset(2, {})
    fitted_to, held_out = ([Choices([], [], [], []) for _ in ("tracks", "markers")] for _ in range(2))
    progress = tell("rounds")
    for number in range(wanted.rounds):
        note_round(ruleset, number, *(fitted_to if number % HELD_OUT else held_out))
        progress(number + 1, wanted.rounds)
    tracks, markers = fit(fitted_to[0], present_tracks()), fit(fitted_to[1], present_markers())
    print(f"KEEN_SHARE: Final = vec[float]({tracks.shares.round(2).tolist()})")
    for name, weights in zip(NAMES, np.stack(tracks.weights, 1), strict=True):
        print(f"{name}: Final = vec[float]({weights.round(1).tolist()})")
    print(f"OFF: Final = {markers.weights[0][0]:.1f}\nANYWHERE: Final = {markers.shares[1]:.2f}")
    compare("tracks", held_out[0], present_tracks(), tracks)
    compare("markers", held_out[1], present_markers(), markers)


if __name__ == "__main__":
    main()
