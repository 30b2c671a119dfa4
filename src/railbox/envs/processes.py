"""A batch on several cores: each process steps its own games and writes into memory that all share."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from railbox.core.catalogue import Ruleset
from railbox.envs.batch import Batch
from railbox.envs.spaces import Numbers


class SharedArray:
    """An array that several processes see: made by one of them, found by the others."""

    def __init__(self, shape: tuple[int, ...], kind: str, name: str | None = None) -> None:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        self.memory = SharedMemory(name, create=name is None, size=size)
        self.array: npt.NDArray[Any] = np.ndarray(shape, kind, self.memory.buf)
        self.description = (shape, kind, self.memory.name)


def work(pipe: Connection, rulesets: Sequence[Ruleset], numbers: range, seed: str | int, seat: int | None) -> None:
    """Step some of the games for as long as the other end asks for it."""
    games = Batch(rulesets, numbers, seed, seat)
    mine = slice(numbers.start, numbers.stop)
    shared: dict[str, SharedArray] = {}
    while True:
        try:
            order, *details = pipe.recv()
        except EOFError:
            return
        answer = None
        try:
            if order == "share":
                name, *description = details
                shared[name] = SharedArray(*description)
            elif order == "step":
                games.step(shared["actions"].array[mine] if details[0] else None)
            for name, each in shared.items():
                if name != "actions":
                    each.array[mine] = getattr(games, name)
        except (ValueError, RuntimeError) as error:
            answer = str(error)
        pipe.send((answer, games.finished, games.decisions))


class SharedBatch(Batch):
    """A batch whose games live in other processes. Close it at the end."""

    def __init__(self, rulesets: Sequence[Ruleset], n: int, seed: str | int, seat: int | None, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.workers = []
        self.shared: dict[str, SharedArray] = {}
        self.told = [(0, 0)] * processes
        cuts = [n * part // processes for part in range(processes + 1)]
        for start, stop in pairwise(cuts):
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(there, rulesets, range(start, stop), seed, seat), daemon=True)
            worker.start()
            self.pipes.append(here)
            self.workers.append(worker)
        self.rulesets = [rulesets[number % len(rulesets)] for number in range(n)]
        self.seat = seat
        self.specs = [ruleset.encoder().spec() for ruleset in rulesets]
        self.width = max(len(ruleset.actions) for ruleset in rulesets)
        self.room = max(ruleset.players for ruleset in rulesets)
        self.players = np.array([ruleset.players for ruleset in self.rulesets])
        self._actions = self._share("actions", (n,), "i8")
        self.seats = self._share("seats", (n,), "i8")
        self.ends = self._share("ends", (n,), "?")
        self.rewards = self._share("rewards", (n, self.room), "f8")
        self.scores = self._share("scores", (n, self.room), "i8")

    def _share(self, name: str, shape: tuple[int, ...], kind: str) -> npt.NDArray[Any]:
        """An array that all processes keep up to date from now on."""
        if name not in self.shared:
            self.shared[name] = SharedArray(shape, kind)
            self._order("share", name, *self.shared[name].description)
        return self.shared[name].array

    def _order(self, *order: Any) -> None:
        for pipe in self.pipes:
            pipe.send(order)
        answers = [pipe.recv() for pipe in self.pipes]
        self.told = [(finished, decisions) for _, finished, decisions in answers]
        for problem, _, _ in answers:
            if problem is not None:
                raise ValueError(problem)

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """For each game whether each action is legal."""
        return self._share("masks", (len(self), self.width), "?")

    @property
    def legal(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The legal actions of all games one after the other, and where those of each game begin and the last end."""
        games, actions = np.nonzero(self.masks)
        return actions, np.searchsorted(games, np.arange(len(self) + 1))

    @property
    def observations(self) -> Numbers:
        """For each game what the seat that decides may know, by the spec."""
        return self._share("observations", (len(self), sum(part.size for part in self.spec)), "i2")

    @property
    def finals(self) -> Numbers:
        """For each game that has just ended what the seat could know at its end; only for batches of one seat."""
        return self._share("finals", self.observations.shape, "i2")

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return sum(finished for finished, _ in self.told)

    @property
    def decisions(self) -> int:
        """How many decisions were made so far, drawn ones among them."""
        return sum(decisions for _, decisions in self.told)

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Do one action in each game: the given ones, or one of the legal ones drawn for each."""
        if actions is not None:
            self._actions[:] = actions
        self._order("step", actions is not None)

    def close(self) -> None:
        """End the processes and give the memory back; arrays of this batch must not be looked at any more."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        for shared in self.shared.values():
            shared.memory.close()
            shared.memory.unlink()
        self.pipes, self.workers, self.shared = [], [], {}
