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


processor_time = False
"""Whether peers count the time of the processor instead of that of the clock: fairer on a busy machine."""


def run_peer(python: Path, code: str, *arguments: str) -> Any:
    """Run code in a peer's environment; it prints its figures as one line of JSON, the last one."""
    if processor_time:
        code = code.replace("perf_counter", "process_time")
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


PETTINGZOO = ("pettingzoo[classic]==1.27.0",)
PETTINGZOO_BEFORE = ("pettingzoo[classic]==1.25.0",)
"""The last version with gin rummy."""

PETTINGZOO_STEPS = """
import importlib, json, random, sys, time
import numpy as np
name, seconds = sys.argv[1], float(sys.argv[2])
env = importlib.import_module("pettingzoo.classic." + name).env()
random.seed(1)
def work():
    env.reset(seed=random.randrange(1 << 30))
    steps = 0
    for agent in env.agent_iter():
        observation, reward, over, broken_off, info = env.last()
        if over or broken_off:
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return steps
work()
steps, start = 0, time.process_time()
while time.process_time() - start < seconds:
    steps += work()
print(json.dumps({"steps": steps / (time.process_time() - start)}))
"""


def pettingzoo_steps(environment: str, seconds: float = 1.0) -> float:
    """Steps a second of one of PettingZoo's classic environments with random legal actions."""
    version = PETTINGZOO_BEFORE if environment.startswith("gin_rummy") else PETTINGZOO
    figures: dict[str, float] = run_peer(peer_python(*version), PETTINGZOO_STEPS, environment, str(seconds))
    return figures["steps"]


PGX = ("pgx==2.6.0",)

PGX_STEPS = """
import os, sys
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
import json, time
import jax, numpy as np, pgx
from pgx.experimental.wrappers import auto_reset
name, count, outside, seconds = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "numpy", float(sys.argv[4])
env = pgx.make(name)
step_one = auto_reset(env.step, env.init)
states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), count))
step = jax.jit(jax.vmap(step_one))
def chosen_inside(state, key):
    scores = jax.random.uniform(key, state.legal_action_mask.shape) * state.legal_action_mask
    return step_one(state, scores.argmax(), key)
inside = jax.jit(jax.vmap(chosen_inside))
keys = jax.random.split(jax.random.PRNGKey(2), count)
rng = np.random.default_rng(1)
def work():
    global states
    if outside:
        masks = np.asarray(states.legal_action_mask)
        actions = (rng.random(masks.shape, np.float32) * masks).argmax(axis=1)
        states = step(states, actions, keys)
    else:
        states = inside(states, keys)
for _ in range(5):
    work()
jax.block_until_ready(states)
steps, start = 0, time.process_time()
while time.process_time() - start < seconds:
    for _ in range(10):
        work()
    jax.block_until_ready(states)
    steps += 10 * count
print(json.dumps({"steps": steps / (time.process_time() - start)}))
"""


def pgx_steps(environment: str, count: int, outside: bool, seconds: float = 1.0) -> float:
    """Steps a second of a batch of pgx (JAX on one core), with actions chosen inside or in NumPy."""
    chosen = "numpy" if outside else "jax"
    figures: dict[str, float] = run_peer(peer_python(*PGX), PGX_STEPS, environment, str(count), chosen, str(seconds))
    return figures["steps"]


RLCARD = ("rlcard==1.2.0", "numpy<2.4", "setuptools<80")

RLCARD_GAMES = """
import json, sys, time
import rlcard
from rlcard.agents import RandomAgent
name, seconds = sys.argv[1], float(sys.argv[2])
env = rlcard.make(name, config={"seed": 1})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
decisions, games, start = 0, 0, time.process_time()
while time.process_time() - start < seconds:
    trajectories, payoffs = env.run(is_training=False)
    decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    games += 1
spent = time.process_time() - start
print(json.dumps({"decisions": decisions / spent, "games": games / spent}))
"""


def rlcard_games(environment: str, seconds: float = 1.0) -> dict[str, float]:
    """Decisions and games a second of RLCard's own loop with random agents."""
    figures: dict[str, float] = run_peer(peer_python(*RLCARD), RLCARD_GAMES, environment, str(seconds))
    return figures


SPIEL_FROM_PYTHON = """
import json, random, sys, time
import pyspiel
name, seconds = sys.argv[1], float(sys.argv[2])
game = pyspiel.load_game(name)
generator = random.Random(1)
def play(state):
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(generator.choices(actions, chances)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions
decisions, games, start = 0, 0, time.process_time()
while time.process_time() - start < seconds:
    decisions += play(game.new_initial_state())
    games += 1
spent = time.process_time() - start
state = game.new_initial_state()
clones, start = 0, time.process_time()
while time.process_time() - start < seconds / 2:
    for _ in range(1000):
        state.clone()
    clones += 1000
print(json.dumps({
    "decisions": decisions / spent, "games": games / spent, "clones": clones / (time.process_time() - start),
}))
"""


def open_spiel_from_python(game: str, seconds: float = 1.0) -> dict[str, float]:
    """Decisions, games and clones a second of an OpenSpiel game that is played from Python."""
    figures: dict[str, float] = run_peer(peer_python(OPEN_SPIEL), SPIEL_FROM_PYTHON, game, str(seconds))
    return figures
