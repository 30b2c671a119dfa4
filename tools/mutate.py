"""Mutations of the rules: python -m tools.mutate [GAME…] [--count 50] [--seed 1], with RAILBOX_PURE=1 (script/mutate).

A mutant is the module `rules.py` of a game with one small change, made in memory only. Each is tried by a process of
its own, forked from this one, with the quick tests of the game, to the first failure. What was tried is kept in
.mutate/ by the digest of the module.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import os
import random
import resource
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType

import msgspec

ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".mutate"
GAMES = ("metro", "tickets", "trains", "transamerica")
QUICK = ("examples", "rulings", "refusals", "claims", "scoring", "card_*", "previews", "golden")
"""Tests of a game by their names, the quickest first."""
THOROUGH = ("secrets", "hidden", "knowledge", "words", "laws", "conformance", "oracle")
"""Those that whoever survived the quick ones has to survive too."""
PATIENCE = 5
"""A mutant may take so many times as long as the rules themselves: then it goes round in circles."""

OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Tried(msgspec.Struct, frozen=True):
    """A mutant and what became of it: killed, survived, or stuck."""

    line: int
    before: str
    after: str
    outcome: str
    seconds: float
    thorough: bool = False


class Mutants(ast.NodeTransformer):
    """Walks over a module and makes the change with a given number; counts all of them."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.count = 0
        self.change = (0, "", "")

    def _chosen(self) -> bool:
        self.count += 1
        return self.count - 1 == self.wanted

    def _note(self, before: ast.AST, after: ast.AST) -> ast.AST:
        self.change = (getattr(before, "lineno", 0), ast.unparse(before), ast.unparse(after))
        return ast.copy_location(after, before)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Not the type, but the value."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        """Neither types nor defaults."""
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """A call for its effect is left out; a docstring stays."""
        if isinstance(node.value, ast.Constant):
            return node
        if isinstance(node.value, ast.Call) and self._chosen():
            return self._note(node, ast.Pass())
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Another truth, or one more."""
        if isinstance(node.value, bool):
            return self._note(node, ast.Constant(not node.value)) if self._chosen() else node
        if isinstance(node.value, int) and self._chosen():
            return self._note(node, ast.Constant(node.value + 1))
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """Without its not."""
        if isinstance(node.op, ast.Not) and self._chosen():
            return self._note(node, node.operand)
        return self.generic_visit(node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Another operator."""
        if isinstance(node, (ast.BinOp, ast.BoolOp, ast.AugAssign)) and type(node.op) in OPERATORS and self._chosen():
            other = copy.deepcopy(node)
            other.op = OPERATORS[type(node.op)]()  # type: ignore[assignment]
            return self._note(node, other)
        if isinstance(node, ast.Compare) and type(node.ops[0]) in OPERATORS and self._chosen():
            swapped = copy.deepcopy(node)
            swapped.ops[0] = OPERATORS[type(node.ops[0])]()  # type: ignore[call-overload]
            return self._note(node, swapped)
        return super().generic_visit(node)


def mutant(source: str, number: int) -> tuple[CodeType, tuple[int, str, str]]:
    """The module with one change, and which it is."""
    walker = Mutants(number)
    tree = ast.fix_missing_locations(walker.visit(ast.parse(source)))
    return compile(tree, "rules.py", "exec"), walker.change


def size(source: str) -> int:
    """How many mutants there are."""
    walker = Mutants()
    walker.visit(ast.parse(source))
    return walker.count


class InMemory(Loader):
    """Finds one module as a mutant."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self.name, self.file, self.code = name, file, code

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Only that module."""
        return ModuleSpec(name, self, origin=str(self.file)) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed source."""
        module.__file__ = str(self.file)
        exec(self.code, module.__dict__)


def tests_of(game: str, kinds: Sequence[str]) -> list[str]:
    """Tests of a game, in the order of their kinds."""
    return [str(path) for kind in kinds for path in sorted((ROOT / "tests" / game).glob(f"test_*{kind}.py"))]


def attempt(game: str, code: CodeType | None, seconds: float, kinds: Sequence[str] = QUICK) -> tuple[str, float]:
    """Run the tests in a process of its own, with the mutant if there is one; what became of it, in how much time."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        if code is not None:
            name, file = f"railbox.games.{game}.rules", ROOT / f"src/railbox/games/{game}/rules.py"
            sys.meta_path.insert(0, InMemory(name, file, code))
        import pytest

        end = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests_of(game, kinds)])
        os._exit(int(end))
    _, status, used = os.wait4(child, 0)
    code_of_end = os.waitstatus_to_exitcode(status)
    outcome = "survived" if code_of_end == 0 else "stuck" if code_of_end < 0 else "killed"
    return outcome, used.ru_utime + used.ru_stime


def kept(file: Path) -> dict[int, Tried]:
    """What was tried before, by number."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return dict(msgspec.json.decode(line, type=tuple[int, Tried]) for line in lines)


def campaign(game: str, count: int, seed: int) -> Iterator[Tried]:
    """Try a random choice of the mutants of a game; those that were tried are not tried again."""
    source = (ROOT / f"src/railbox/games/{game}/rules.py").read_text(encoding="utf-8")
    file = KEPT / f"{game}-{hashlib.sha256(source.encode()).hexdigest()[:12]}.jsonl"
    KEPT.mkdir(exist_ok=True)
    before = kept(file)
    chosen = random.Random(seed).sample(range(size(source)), min(count, size(source)))

    def keep(number: int, tried: Tried) -> None:
        before[number] = tried
        with file.open("ab") as out:
            out.write(msgspec.json.encode((number, tried)) + b"\n")

    limit = 0.0
    for number in chosen:
        if number not in before:
            code, change = mutant(source, number)
            if not limit:
                outcome, seconds = attempt(game, None, 3600)
                assert outcome == "survived", f"the tests of {game} fail without any change"
                limit = PATIENCE * seconds
            keep(number, Tried(*change, *attempt(game, code, limit)))
    for number in chosen:
        if before[number].outcome == "survived" and not before[number].thorough:
            code, change = mutant(source, number)
            keep(number, Tried(*change, *attempt(game, code, 3600, THOROUGH), thorough=True))
        yield before[number]


def main() -> None:
    """Try, and tell who survived."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--count", type=int, default=50, help="mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    wanted = parser.parse_args()
    assert os.environ.get("RAILBOX_PURE") == "1", "only interpreted rules can be changed: use script/mutate"
    import hypothesis
    import pytest

    import railbox

    assert hypothesis and pytest and not railbox.compiled  # loaded once, for all that are forked
    for game in wanted.games:
        ends: Counter[str] = Counter()
        for tried in campaign(game, wanted.count, wanted.seed):
            ends[tried.outcome] += 1
            if tried.outcome == "survived":
                print(f"{game}/rules.py:{tried.line}: {tried.before}  ->  {tried.after}", flush=True)
        print(f"{game}: {dict(ends)}", flush=True)


if __name__ == "__main__":
    main()
