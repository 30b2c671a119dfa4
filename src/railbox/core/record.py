"""Record: a game as it is kept: rules version, options, seed, deal, actions. Nothing else is needed to replay it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

FORMAT = 1
MAX_BYTES = 4_000_000
MAX_ACTIONS = 100_000
FIXED = ("deal", "game", "options", "players", "rules", "seats", "seed")
"""What a commitment covers."""


class BadRecord(ValueError):
    """A record that cannot be trusted: the message says what is wrong and where."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One game, finished or not. An action of a seat other than the one to act is written `@2 keep d05`.

    `seats` says who sat down at a table when the game began: `person`, or `bot:` and its name.
    """

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    deal: dict[str, list[str]] = {}
    seats: list[str] = []
    actions: list[str]
    result: Result | None = None
    digest: str = ""

    def sealed(self) -> Record:
        """The same record with its digest."""
        return msgspec.structs.replace(self, digest=self.expected_digest())

    def expected_digest(self) -> str:
        """SHA-256 over everything but the digest itself."""
        content = msgspec.json.encode(msgspec.structs.replace(self, digest=""), order="deterministic")
        return "sha256:" + hashlib.sha256(content).hexdigest()

    def commitment(self) -> str:
        """SHA-256 of all that was fixed when the game began at a table, which was shown then.

        It is taken over canonical JSON. Records without seats are of games for which only the seed was promised.
        """
        if not self.seats:
            return hashlib.sha256(self.seed.encode()).hexdigest()
        fixed = {name: getattr(self, name) for name in FIXED}
        return hashlib.sha256(msgspec.json.encode(fixed, order="sorted")).hexdigest()

    def to_json(self) -> str:
        """Readable JSON: one field a line, actions one a line."""
        lines = []
        for name, value in msgspec.to_builtins(self).items():
            if name == "actions":
                rows = ",\n".join("    " + msgspec.json.encode(text).decode() for text in value)
                lines.append(f'  "actions": [\n{rows}\n  ]' if rows else '  "actions": []')
            else:
                lines.append(f'  "{name}": {msgspec.json.encode(value).decode()}')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.to_json(), encoding="utf-8")


def read_record(source: Path | str | bytes | dict[str, Any] | Record) -> Record:
    """A record from a file's path, JSON bytes or plain data, checked in itself but not yet replayed."""
    if isinstance(source, Record):
        record = source
    else:
        try:
            if isinstance(source, dict):
                record = msgspec.convert(source, Record)
            else:
                data = source if isinstance(source, bytes) else _read(Path(source))
                record = msgspec.json.decode(data, type=Record)
        except msgspec.ValidationError as error:
            raise BadRecord(f"not a Railbox record: {error}") from None
        except msgspec.DecodeError as error:
            raise BadRecord(f"not JSON: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"format: {record.format} is unknown; this Railbox reads format {FORMAT}")
    if len(record.actions) > MAX_ACTIONS:
        raise BadRecord(f"actions: {len(record.actions)} actions are more than any game has ({MAX_ACTIONS})")
    if record.seats and len(record.seats) != record.players:
        raise BadRecord(f"seats: {len(record.seats)} are named for {record.players} players")
    if record.digest and record.digest != record.expected_digest():
        raise BadRecord("digest: the record was changed after it was written (its SHA-256 does not match)")
    return record


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from None
    if len(data) > MAX_BYTES:
        raise BadRecord(f"{path}: larger than any record ({MAX_BYTES} bytes)")
    return data
