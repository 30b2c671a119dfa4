"""Decisions of whole games as a Parquet file, one row for each: what was known and legal, what was done, how it ended.

Columns: `game`, `rules`, `players`, `options` and `deal` (JSON) and `seed`, by which the game can be played again;
`decision` (its number in the game), `seat`, `observation` (numbers by the spec, which is in the file's metadata),
`legal` (action numbers), `action` and `text`; `scores` and `winners` of the game, `reward`, what it was worth to the
seat.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
from librt.vecs import vec
from mypy_extensions import i64

from railbox.arena.games import GameResult, Seating, crew, play_game
from railbox.arena.simulate import Job, Report, line_up, report
from railbox.core.catalogue import BadOptions, Ruleset, find_game
from railbox.core.encoder import blank
from railbox.core.match import Match, load_record, start_record
from railbox.core.record import BadRecord, Record, read_record
from railbox.core.state import State
from railbox.envs.engine import share_out
from railbox.envs.spaces import looking_at

CHUNK = 16_384
"""Decisions after which a part of the file is written."""
SPEC = "railbox.spec"
"""The name of the observations' spec in the file's metadata."""


class Chunk:
    """The decisions of some whole games, in memory."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.room = CHUNK
        self.numbers = blank(self.room * size)
        self.legal = vec[i64]([0] * (32 * CHUNK))
        self.legal_end = 0
        self.counts: list[int] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.games: list[dict[str, Any]] = []
        self.lengths: list[int] = []
        self.shares: list[float] = []
        self.begun = 0

    def make_room(self, width: int) -> None:
        """See that one more decision fits in: a game may be long."""
        if len(self.seats) == self.room:
            before = np.array(self.numbers)
            self.room *= 2
            self.numbers = blank(self.room * self.size)
            looking_at(self.numbers, len(self.numbers))[: len(before)] = before
        if self.legal_end + width > len(self.legal):
            listed = np.array(self.legal)
            self.legal = vec[i64]([0] * (2 * len(listed)))
            looking_at(self.legal, len(self.legal))[: len(listed)] = listed

    def end(self, origin: dict[str, Any], scores: list[int], winners: list[int]) -> None:
        """The decisions since the last end are those of one game, which ended so."""
        seats = self.seats[self.begun :]
        shares = vec[float]([0.0] * len(scores))
        share_out(winners, len(scores), shares, 0)
        self.shares += [shares[seat] for seat in seats]
        self.games.append({**origin, "scores": scores, "winners": winners})
        self.lengths.append(len(seats))
        self.begun = len(self.seats)

    def frame(self, texts: list[str]) -> pl.DataFrame:
        """All rows."""
        rows = len(self.seats)
        actions = np.array(self.actions, np.int16)
        listed = np.asarray(self.legal)[: self.legal_end].astype(np.int16)
        legal = pl.DataFrame({"row": np.repeat(np.arange(rows), self.counts), "legal": listed})
        numbers = np.asarray(self.numbers).reshape(self.room, self.size)[:rows]
        decisions = [np.arange(length, dtype=np.int32) for length in self.lengths]
        games = pl.DataFrame(self.games)[np.repeat(np.arange(len(self.games)), self.lengths)]
        return games.with_columns(
            decision=pl.Series(np.concatenate(decisions)),
            seat=pl.Series(np.array(self.seats, np.int8)),
            observation=pl.Series(numbers),
            legal=legal.group_by("row", maintain_order=True).agg("legal")["legal"],
            action=pl.Series(actions),
            text=pl.Series(texts).gather(actions.astype(np.uint32)),
            reward=pl.Series(np.array(self.shares, np.float32)),
        )


class Dataset:
    """A file that is being written: `watch` the decisions of a game, then `end` it."""

    def __init__(self, file: Path, ruleset: Ruleset) -> None:
        self.file = file
        self.game = ruleset.made_by[0]
        self.ruleset = ruleset
        self.encoder = ruleset.encoder()
        self.spec = self.encoder.spec()
        self.texts = ruleset.actions.texts
        self.folder = tempfile.TemporaryDirectory()
        self.parts: list[Path] = []
        self.decisions = 0
        self.chunk = Chunk(self.encoder.size)

    def begin(self, ruleset: Ruleset) -> None:
        """The next decisions are those of a game with this ruleset."""
        if ruleset is not self.ruleset:
            encoder = ruleset.encoder()
            if encoder.spec() != self.spec or ruleset.actions.texts != self.texts:
                raise BadOptions("these games differ in what there is to see or to do (another game, map or board)")
            self.ruleset, self.encoder = ruleset, encoder

    def watch(self, state: State, action: int) -> None:
        """Note a decision before it is done."""
        chunk = self.chunk
        chunk.make_room(len(self.texts))
        seat = state.to_act()
        self.encoder.write(state, seat, chunk.numbers, len(chunk.seats) * chunk.size)
        end = state.list_legal(chunk.legal, chunk.legal_end)
        chunk.counts.append(end - chunk.legal_end)
        chunk.legal_end = end
        chunk.seats.append(seat)
        chunk.actions.append(action)

    def end(self, seed: str, deal: dict[str, list[str]], scores: list[int], winners: list[int]) -> None:
        """The game is over."""
        game, players, options = self.ruleset.made_by
        origin = {
            "game": game.name,
            "rules": game.rules,
            "players": players,
            "options": options.decode(),
            "deal": msgspec.json.encode(deal).decode(),
            "seed": seed,
        }
        self.chunk.end(origin, scores, winners)
        if len(self.chunk.seats) >= CHUNK:
            self._write()

    def _write(self) -> None:
        if self.chunk.seats:
            path = Path(self.folder.name) / f"{len(self.parts):06}.arrow"
            self.chunk.frame(self.texts).write_ipc(path)
            self.parts.append(path)
            self.decisions += len(self.chunk.seats)
            self.chunk = Chunk(self.encoder.size)

    def close(self) -> None:
        """Write the file."""
        self._write()
        metadata = {SPEC: msgspec.json.encode([asdict(part) for part in self.spec]).decode()}
        try:
            if not self.parts:
                raise BadOptions("there was no decision to write")
            pl.scan_ipc(self.parts).sink_parquet(self.file, compression="zstd", compression_level=1, metadata=metadata)
        except OSError as error:
            raise BadOptions(f"{self.file}: {error}") from None
        finally:
            self.folder.cleanup()


def simulate_to(file: Path, job: Job, games: int, progress: Callable[[int], None] | None = None) -> Report:
    """Play the games of a job one after the other, write their decisions, and report."""
    start = time.perf_counter()
    ruleset = find_game(job.game).ruleset(job.players, job.options)
    names = line_up(job.bots, job.players)
    dataset = Dataset(file, ruleset)
    played: list[GameResult] = []
    with crew(set(names)) as bots:
        seats = [bots[name] for name in names]
        for number in range(games):
            seating = Seating(number, f"{job.seed}-{number}", names)
            result = play_game(ruleset, seating, seats, watch=dataset.watch)
            dataset.end(seating.seed, {}, result.scores, result.winners)
            played.append(result)
            if progress is not None:
                progress(1)
    dataset.close()
    return report(job, played, time.perf_counter() - start)


def records_to(file: Path, sources: Iterable[Path]) -> int:
    """Write the decisions of recorded games that have ended; returns how many there are."""
    dataset: Dataset | None = None
    for source in sources:
        record = read_record(source)
        try:
            load_record(record)
        except BadRecord as error:
            raise BadRecord(f"{source}: {error}") from None
        if record.result is None:
            continue
        match = start_record(record)
        dataset = dataset or Dataset(file, match.ruleset)
        dataset.begin(match.ruleset)
        _replay(dataset, match, record)
        dataset.end(record.seed, record.deal, match.scores, match.winners)
    if dataset is None:
        raise BadOptions("none of these records is of a game that has ended")
    dataset.close()
    return dataset.decisions


def _replay(dataset: Dataset, match: Match, record: Record) -> None:
    """Watch the decisions of a recorded game; secret choices are seen by whoever made them."""
    for written in record.actions:
        actor, text = match.read_action(written)
        dataset.watch(match.focused(actor), match.ruleset.actions.number(text))
        match.advance(text, actor)
