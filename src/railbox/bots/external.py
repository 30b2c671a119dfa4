"""Bots in any language: programs that read questions and write answers, one line of JSON each.

The program is told of a game once and then asked for decisions; docs/bots.md describes the lines. Whatever it does
wrong is a fault and costs it that move only: it is started afresh for the next.
"""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from railbox.bots.base import SECONDS, Bot, Fault, Position, all_bots, construct, in_a_line, make_bot
from railbox.core.catalogue import BadOptions, Ruleset
from railbox.core.rng import Rng

PROTOCOL = 1
LONGEST_LINE = 65_536
PATIENCE = 3
"""Failures in a row after which a program is not started again."""


class Answer(msgspec.Struct):
    """What a program writes: the number of the question and the text of an action."""

    id: int
    action: str


class Program:
    """A running program and the lines that go to and fro."""

    def __init__(self, command: list[str], stderr: int | None = subprocess.DEVNULL) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True
            )
        except OSError as error:
            raise Fault(f"it does not start: {error.strerror}") from None
        assert self.process.stdin and self.process.stdout
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.input, False)
        os.set_blocking(self.output, False)
        self.read = b""
        self.told: Ruleset | None = None
        self.questions = 0

    def decide(self, position: Position, seed: int, seconds: float) -> str:
        """The text of the action that the program chooses; it has as long again to learn of a game."""
        if self.told is not position.ruleset:
            self.send(introduction(position.ruleset), time.monotonic() + seconds)
            self.told = position.ruleset
            seconds *= 2
        deadline = time.monotonic() + seconds
        self.questions += 1
        view = position.view()
        question = {"type": "decide", "id": self.questions, "seed": seed, "seconds": seconds, "view": view}
        self.send(question, deadline)
        line = self.line(deadline)
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError as error:
            raise Fault(f"its answer {line[:80]!r} is not what was asked for: {error}") from None
        if self.read:
            raise Fault(f"it writes more than one line: {self.read[:80]!r}")
        if answer.id != self.questions:
            raise Fault(f"it answers question {answer.id} instead of {self.questions}")
        if answer.action not in view["legal"]:
            raise Fault(f"its action {answer.action[:80]!r} is not legal")
        return answer.action

    def send(self, message: dict[str, Any], deadline: float) -> None:
        """Write one line, for a program may be slow to read it."""
        data = msgspec.json.encode(message) + b"\n"
        while data:
            if not select.select([], [self.input], [], max(0.0, deadline - time.monotonic()))[1]:
                raise Fault("it does not read what it is sent")
            try:
                data = data[os.write(self.input, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Fault(self.ending()) from None

    def line(self, deadline: float) -> bytes:
        """Read one line."""
        while b"\n" not in self.read:
            if len(self.read) > LONGEST_LINE:
                raise Fault(f"it writes more than {LONGEST_LINE} bytes without an end of line")
            if not select.select([self.output], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise Fault("it does not answer in time")
            data = os.read(self.output, LONGEST_LINE)
            if not data:
                raise Fault(self.ending())
            self.read += data
        line, _, self.read = self.read.partition(b"\n")
        return line

    def ending(self) -> str:
        """How the program ended."""
        try:
            status = self.process.wait(0.5)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with status {status}"

    def stop(self) -> None:
        """End the program and all that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


def introduction(ruleset: Ruleset) -> dict[str, Any]:
    """What a program is told of a game before its first decision."""
    return {
        "type": "game",
        "protocol": PROTOCOL,
        "game": ruleset.game,
        "players": ruleset.players,
        "options": msgspec.json.decode(ruleset.made_by[2]),
        "layout": msgspec.to_builtins(ruleset.layout()),
    }


class ExternalBot(Bot):
    """`program:COMMAND` lets a program decide; without a shell, so pipes and variables mean nothing."""

    def __init__(self, argument: str = "", stderr: int | None = subprocess.DEVNULL) -> None:
        self.program: Program | None = None
        self.name = f"program:{argument}"
        try:
            self.command = shlex.split(argument)
        except ValueError as error:
            raise BadOptions(f"{self.name}: {error}") from None
        if not self.command:
            raise BadOptions("program: name the command to run, as in program:./bot.js")
        self.stderr = stderr
        self.failures = 0

    def choose(self, position: Position, rng: Rng) -> int:
        """What the program answers in the usual time."""
        return self.decide(position, rng, SECONDS)

    def decide(self, position: Position, rng: Rng, seconds: float) -> int:
        """What the program answers; after a Fault it is stopped."""
        if self.failures == PATIENCE:
            raise Fault(f"after {PATIENCE} failures in a row it is not asked any more")
        try:
            if self.program is None:
                self.program = Program(self.command, self.stderr)
            text = self.program.decide(position, int(rng.next()), seconds)
        except Fault:
            self.failures += 1
            self.close()
            raise
        self.failures = 0
        return position.ruleset.actions.number(text)

    def close(self) -> None:
        """Stop the program."""
        if self.program is not None:
            self.program.stop()
            self.program = None

    def __del__(self) -> None:
        self.close()


def make_local_bot(name: str) -> Bot:
    """Like `make_bot`, and `program:COMMAND` and `module:Class` too.

    Only for names given by whoever may run code on this machine.
    """
    kind, colon, rest = name.partition(":")
    if kind == "program":
        return ExternalBot(rest)
    if kind in all_bots() or not colon:
        return make_bot(name)
    return _imported(kind, rest, name)


def _imported(module: str, rest: str, name: str) -> Bot:
    """A bot by the place of its class, which may take an argument: `module:Class:argument`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` has it; a command is started without
    kind, _, argument = rest.partition(":")
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOptions(f"there is no bot {name!r}: {error}") from None
    except Exception as error:
        raise BadOptions(f"{module} cannot be imported: {in_a_line(error)}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOptions(f"{name!r} is no subclass of railbox.bots.Bot")
    return construct(found, argument, name)
