"""Tournaments: who plays whom on which deals, and the folder that keeps what was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from railbox.arena.games import GameResult, Seating, Series
from railbox.arena.pool import play_all
from railbox.bots.external import make_local_bot
from railbox.core.catalogue import BadOptions, find_game


class Tournament(msgspec.Struct, frozen=True):
    """A tournament but for its length: the same one can be played on for more games.

    With more bots than seats every choice of bots meets; with fewer, the bots fill the seats in turn, so that
    `search,greedy,greedy,greedy` is one against three. Each such field plays every deal once from each arrangement of
    its seats, and all fields play the same deals.
    """

    series: Series
    bots: list[str]
    seed: str

    def check(self) -> None:
        """BadOptions if it cannot be played."""
        find_game(self.series.game).ruleset(self.series.players, self.series.options)
        if len(self.bots) < 2:
            raise BadOptions("a tournament needs at least two bots")
        for name in self.bots:
            make_local_bot(name).close()

    def fields(self) -> list[list[str]]:
        """Who meets: the bots of each kind of game, in the order of the first arrangement."""
        players = self.series.players
        if len(self.bots) > players:
            return [list(field) for field in combinations(self.bots, players)]
        return [[self.bots[seat % len(self.bots)] for seat in range(players)]]

    def seatings(self, games: int) -> list[Seating]:
        """All games: `games` for each field, and more where that does not give every arrangement its turn.

        The numbers of games do not depend on how many there are, so that a longer tournament goes on from a shorter.
        """
        rounds = [arrangements(field) for field in self.fields()]
        games_of_a_deal = sum(len(seats) for seats in rounds)
        result = []
        for deal in range(max(-(-games // len(seats)) for seats in rounds)):
            number = deal * games_of_a_deal
            for seats in rounds:
                if deal * len(seats) < games:
                    for place, bots in enumerate(seats):
                        result.append(Seating(number + place, f"{self.seed}-{deal}", bots))
                number += len(seats)
        return result


def arrangements(field: Sequence[str]) -> list[list[str]]:
    """The field turned round the table; each bot sits on each seat equally often."""
    turned: list[list[str]] = []
    for start in range(len(field)):
        seats = [*field[start:], *field[:start]]
        if seats not in turned:
            turned.append(seats)
    return turned


def play_tournament(
    tournament: Tournament,
    games: int,
    folder: Path | None = None,
    workers: int = 1,
    cluster: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> list[GameResult]:
    """Play what the folder does not hold yet; all results in order. `progress` gets games done and games in all."""
    tournament.check()
    seatings = tournament.seatings(games)
    wanted = {seating.number for seating in seatings}
    archive = Archive(folder, tournament, "games.jsonl", GameResult) if folder is not None else None
    results = {result.number: result for result in archive.read() if result.number in wanted} if archive else {}
    try:
        missing = [seating for seating in seatings if seating.number not in results]
        if progress is not None:
            progress(len(results), len(seatings))
        for result in play_all(tournament.series, missing, workers, cluster):
            results[result.number] = result
            if archive is not None:
                archive.add(result)
            if progress is not None:
                progress(len(results), len(seatings))
    finally:
        if archive is not None:
            archive.close()
    return [results[number] for number in sorted(results)]


Line = TypeVar("Line")


class Archive(Generic[Line]):
    """The folder of a long run: what it is, and a line for each part that is finished."""

    def __init__(self, folder: Path, about: msgspec.Struct, name: str, line: type[Line]) -> None:
        kind = type(about).__name__.lower()
        self._line = line
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{kind}.json"
            if file.exists():
                if msgspec.json.decode(file.read_bytes(), type=type(about)) != about:
                    raise BadOptions(f"{folder}: holds another {kind}; choose another folder or the same settings")
            else:
                file.write_bytes(msgspec.json.format(msgspec.json.encode(about)) + b"\n")
            self.path = folder / name
            self._drop_torn_line()
            self._file = self.path.open("ab")
        except OSError as error:
            raise BadOptions(f"{folder}: {error.strerror}") from None
        except msgspec.DecodeError as error:
            raise BadOptions(f"{file}: {error}") from None

    def _drop_torn_line(self) -> None:
        """An interruption may have cut the last line."""
        if self.path.exists():
            data = self.path.read_bytes()
            if not data.endswith(b"\n"):
                self.path.write_bytes(data[: data.rfind(b"\n") + 1])

    def read(self) -> list[Line]:
        """What was finished before."""
        try:
            return [msgspec.json.decode(line, type=self._line) for line in self.path.read_bytes().splitlines()]
        except msgspec.DecodeError as error:
            raise BadOptions(f"{self.path}: {error}") from None

    def add(self, line: Line) -> None:
        """Keep what is finished."""
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
