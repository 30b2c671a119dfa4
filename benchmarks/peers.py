"""Other people's programs to measure against, each installed by itself in an environment of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent.parent / ".bench"


def peer_python(*requirements: str) -> Path:
    """The Python of an environment that has these packages; made at the first use."""
    name = "-".join(requirement.replace("=", "") for requirement in requirements)
    folder = HOME / name
    python = folder / "bin" / "python"
    done = folder / "installed"
    if not done.exists():
        print(f"installing {' '.join(requirements)} …", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *requirements], check=True)
        done.touch()
    return python


def run_peer(python: Path, code: str, *arguments: str) -> Any:
    """Run code in a peer's environment; it prints its figures as one line of JSON, the last one."""
    result = subprocess.run([python, "-c", code, *arguments], check=True, capture_output=True, text=True)
    return json.loads(result.stdout.strip().splitlines()[-1])


OPEN_SPIEL = "open_spiel==2.0.2"

ROLLOUTS = """
import json, sys, time
import pyspiel
name, seconds = sys.argv[1], float(sys.argv[2])
game = pyspiel.load_game(name)
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
games, start, batch = 0, time.perf_counter(), 200
while time.perf_counter() - start < seconds:
    # one simulation of this search evaluates its root by `batch` random rollouts, all in C++
    evaluator = pyspiel.RandomRolloutEvaluator(batch, games)
    pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, games, False).step(state)
    games += batch
rate = games / (time.perf_counter() - start)
moves = 0
import random
generator = random.Random(1)
for _ in range(40):
    state_copy = state.clone()
    while not state_copy.is_terminal():
        state_copy.apply_action(generator.choice(state_copy.legal_actions()))
        moves += 1
print(json.dumps({"games": rate, "decisions": rate * moves / 40}))
"""


INFORMATION_SETS = """
import json, random, sys, time
import pyspiel
name, simulations, runs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game = pyspiel.load_game(name)
generator = random.Random(1)
state = game.new_initial_state()
while state.is_chance_node() or len(state.legal_actions()) == 1:  # to the first decision that is one
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(generator.choices(actions, chances)[0])
    else:
        state.apply_action(state.legal_actions()[0])
best = 0.0
for run in range(runs):
    bot = pyspiel.ISMCTSBot(run, pyspiel.RandomRolloutEvaluator(1, run), 2.0, simulations)
    start = time.perf_counter()
    bot.step(state)
    best = max(best, simulations / (time.perf_counter() - start))
print(json.dumps({"simulations": best}))
"""


def open_spiel_search(game: str, simulations: int = 3000, runs: int = 3) -> float:
    """Simulations a second of OpenSpiel's C++ information-set search with one random rollout each, from the opening."""
    figures: dict[str, float] = run_peer(peer_python(OPEN_SPIEL), INFORMATION_SETS, game, str(simulations), str(runs))
    return figures["simulations"]


def open_spiel_rollouts(game: str, seconds: float = 2.0) -> dict[str, float]:
    """Games and decisions a second of OpenSpiel's own C++ random rollouts of a game."""
    figures: dict[str, float] = run_peer(peer_python(OPEN_SPIEL), ROLLOUTS, game, str(seconds))
    return figures


CATANATRON = "catanatron==3.2.1"

CATAN_GAMES = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
seconds = float(sys.argv[1])
random.seed(1)
best = 0.0
for _ in range(3):
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        decisions += len(game.state.actions)  # one entry for each decision of a player
    best = max(best, decisions / (time.perf_counter() - start))
print(json.dumps({"decisions": best}))
"""


def catanatron_decisions(seconds: float = 1.0) -> float:
    """Decisions a second of catanatron's own loop with four random players: the best of three runs."""
    figures: dict[str, float] = run_peer(peer_python(CATANATRON), CATAN_GAMES, str(seconds))
    return figures["decisions"]


PYMINION = "pyminion==0.4.0"

DOMINION_GAMES = """
import json, logging, random, sys, time
from pyminion.bots.examples import BigMoney
from pyminion.bots.examples.big_money import BigMoneyDecider
from pyminion.expansions.base import base_set
from pyminion.game import Game
logging.disable(logging.CRITICAL)
seconds = float(sys.argv[1])
random.seed(1)
decisions = 0
class Counting(BigMoneyDecider):
    def treasure_phase_decision(self, valid_treasures, player, game):
        global decisions
        decisions += len(valid_treasures)  # each card that is played is a decision, as it is with us
        return super().treasure_phase_decision(valid_treasures, player, game)
    def buy_phase_decision(self, valid_cards, player, game):
        global decisions
        decisions += 1  # to buy a card, or to end the turn
        return super().buy_phase_decision(valid_cards, player, game)
def play(counting):
    players = [BigMoney(f"player {seat}") for seat in range(4)]
    if counting:
        for player in players:
            player.decider = Counting()
    Game(players=players, expansions=[base_set]).play()
best = 0.0
for _ in range(3):
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        play(False)
        games += 1
    best = max(best, games / (time.perf_counter() - start))
for _ in range(40):
    play(True)
print(json.dumps({"decisions": best * decisions / 40}))
"""


def pyminion_decisions(seconds: float = 1.0) -> float:
    """Decisions a second of pyminion's own loop with four Big Money players: the best of three runs.

    Its Big Money decides which treasures to play in one call; each card of it is counted, as our players decide on
    each card by itself. The count is of other games than those measured, so that counting costs nothing.
    """
    figures: dict[str, float] = run_peer(peer_python(PYMINION), DOMINION_GAMES, str(seconds))
    return figures["decisions"]
