"""Compiles the rules with mypyc where a C compiler is found; without one the same source runs interpreted.

The version comes from the tag of the commit. Between tags it is the newest one of CHANGELOG.md, in development.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

NATIVE = re.compile(r"^from mypy_extensions import .*\b(i64|mypyc_attr)\b", re.MULTILINE)
"""A module that is written in machine numbers is compiled: whatever game it belongs to, it need not be listed."""

BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}
"""What needs the compiled modules; a source distribution and a look at the metadata do not."""


OPTIMISE = os.environ.get("RAILBOX_OPTIMISE", "3")
"""How hard the compiler tries. At 3, as it is released, all modules are one source, with functions inlined across them;
below that it is sooner ready, since each module is compiled by itself on any core.
"""
ALONE = OPTIMISE != "3"


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers, as far as that is seen without trying."""
    if os.environ.get("RAILBOX_COMPILE") == "0":
        return False
    if sys.platform == "win32":
        return True  # found by setuptools in ways of its own; extensions are optional
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def compiled_sources() -> list[str]:
    """The modules that are compiled here: none without a compiler."""
    if not can_compile():
        return []
    sources = Path("src/railbox").rglob("*.py")
    return sorted(str(path) for path in sources if NATIVE.search(path.read_text(encoding="utf-8")))


def extensions() -> list[Any]:
    """The extension modules, each optional: a compiler that fails is a warning, not a failure."""
    sources = compiled_sources()
    if not sources:
        return []
    from mypyc.build import mypycify

    # types are checked by script/test; here only what is compiled counts: its imports need not be installed yet, and
    # reading those that are would take longer than all the rest
    flags = ["--follow-imports=silent", "--ignore-missing-imports", "--no-site-packages"]
    # beside what it leads to, so that a second build from the same sources finds all of it
    flags += ["--cache-dir=build/mypy"]
    modules = mypycify([*flags, *sources], opt_level=OPTIMISE, debug_level="0", group_name="railbox", multi_file=ALONE)
    for module in modules:
        module.optional = True
        if sys.platform == "linux":
            # inline across modules; and nobody reads warnings about C that was generated
            module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition", "-w"]
    return list(modules)


def compile_side_by_side(compiler: Any) -> None:
    """Let setuptools' compiler take as many sources at a time as there are cores: by itself it takes one."""

    def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
        macros, flags, depends = options.get("macros"), options.get("extra_postargs"), options.get("depends")
        prepared = compiler._setup_compile(output_dir, macros, options.get("include_dirs"), sources, depends, flags)
        _, objects, flags, preprocessor, build = prepared
        command = compiler._get_cc_args(preprocessor, options.get("debug"), None)

        def compile_one(target: str) -> None:
            compiler._compile(target, *build[target], command, flags, preprocessor)

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            list(cores.map(compile_one, build))
        return list(objects)

    compiler.compile = compile_all


def commands() -> dict[str, Any]:
    """The steps of setuptools that are done in another way here."""
    from setuptools.command.build_ext import build_ext

    class BuildExtensions(build_ext):
        def build_extensions(self) -> None:
            if ALONE and self.compiler.compiler_type == "unix":
                compile_side_by_side(self.compiler)
            super().build_extensions()

    return {"build_ext": BuildExtensions}


def version() -> str:
    """The version of the tag that is checked out, that of a source distribution, or the next one in development."""
    packed = Path("PKG-INFO")
    if packed.exists():
        [found] = re.findall(r"^Version: (.*)$", packed.read_text(encoding="utf-8"), re.MULTILINE)
        return str(found)
    command = ["git", "describe", "--tags", "--exact-match", "--match", "v[0-9]*", "--dirty"]
    try:
        tag = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):  # no git, no repository, no tag here
        tag = ""
    if tag and not tag.endswith("-dirty"):
        return tag.removeprefix("v")
    changes = Path("CHANGELOG.md").read_text(encoding="utf-8")
    return f"{re.findall(r'^## ([0-9.]+)', changes, re.MULTILINE)[0]}.dev0"


if __name__ == "__main__":
    if "--compiled-sources" in sys.argv:
        sys.stdout.write("\n".join(compiled_sources()) + "\n")
    else:
        from setuptools import setup

        compiled = extensions() if BUILDS & set(sys.argv) else []
        setup(version=version(), ext_modules=compiled, cmdclass=commands())
