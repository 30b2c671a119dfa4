"""The steps of deploy/Dockerfile make what deploy/compose.yaml runs: taken from the very files, without containers."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import yaml
from tools.requirements import requirements

from tests.server.services import free_port, postgresql, redis
from tests.ship.conftest import ROOT
from tests.ship.test_install import closure, link

OF_THE_SYSTEM = ("apt-get", "useradd")
"""What only the system of a container has; its folders are made here otherwise."""
PLACES = ("/source", "/opt/railbox", "/data")


class Image:
    """What a Dockerfile leads to, below a folder of this machine."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.start: dict[str, list[str]] = {}
        self.environment = {"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "HOME": str(root)}
        # from the packages that are here, without network and without compiler
        self.building = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "RAILBOX_COMPILE": "0"}
        text = re.sub(r"^#.*\n", "", (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
        for line in filter(None, text.splitlines()):
            kind, _, rest = line.partition(" ")
            getattr(self, f"do_{kind.lower()}", lambda _: None)(rest)

    def here(self, text: str) -> str:
        """A text with places of this machine."""
        return re.sub(rf"(?<![\w/])({'|'.join(PLACES)})(?!\w)", lambda found: f"{self.root}{found[1]}", text)

    def do_copy(self, rest: str) -> None:
        *names, target = shlex.split(rest)
        if names[0].startswith("--from="):
            assert Path(self.here(target)).exists()
            return
        for name in names:
            for source in ROOT.glob(name):
                if source.is_dir():
                    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
                    shutil.copytree(source, self.here(target), ignore=leave)
                else:
                    Path(self.here(target)).mkdir(parents=True, exist_ok=True)
                    shutil.copy2(source, self.here(target))

    def do_run(self, rest: str) -> None:
        if rest.startswith(OF_THE_SYSTEM):
            return
        environment = self.environment | self.building
        done = subprocess.run(["sh", "-c", self.here(rest)], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        if "-m venv" in rest:
            needed = [*requirements("serve"), *requirements("plain")]
            link(self.root / "opt/railbox", self.root / "links", closure(needed, "").values())

    def do_env(self, rest: str) -> None:
        for word in shlex.split(rest):
            name, _, value = word.partition("=")
            self.environment[name] = self.here(value).replace("$PATH", self.environment["PATH"])

    def do_entrypoint(self, rest: str) -> None:
        self.start["entrypoint"] = json.loads(rest)

    def do_cmd(self, rest: str) -> None:
        self.start["command"] = json.loads(rest)


def test_the_steps_of_the_image_make_what_the_compose_file_runs(tmp_path: Path) -> None:
    image = Image(tmp_path)
    service: dict[str, Any] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))["services"][
        "railbox"
    ]
    assert image.start["command"] == service["command"][:1]
    (tmp_path / "data").mkdir()
    port = free_port()
    with postgresql() as database, redis() as bus:
        places = {"postgresql://": database, "redis://": bus}
        words = [next((places[key] for key in places if word.startswith(key)), word) for word in service["command"]]
        environment = (
            image.environment | service["environment"] | {"RAILBOX_PORT": str(port), "RAILBOX_HOST": "127.0.0.1"}
        )
        program = shutil.which(image.start["entrypoint"][0], path=environment["PATH"])
        assert program == str(tmp_path / "opt/railbox/bin/railbox")
        with (tmp_path / "log").open("wb") as log:
            server = subprocess.Popen([program, *words], env=environment, cwd=tmp_path, stderr=log)
        try:
            check = [word.replace(":8000", f":{port}") for word in service["healthcheck"]["test"][1:]]
            deadline = time.monotonic() + 300
            while subprocess.run(check, env=environment, cwd=tmp_path, capture_output=True).returncode != 0:
                assert server.poll() is None and time.monotonic() < deadline, (tmp_path / "log").read_text()
                time.sleep(0.2)
            url = f"http://127.0.0.1:{port}"
            assert "<title>Railbox</title>" in httpx.get(url).text
            guest = httpx.post(f"{url}/api/guests", json={})
            cookie = {"cookie": guest.headers["set-cookie"].partition(";")[0]}
            body = {"game": "trains", "seats": ["me", "bot:random"]}
            assert httpx.post(f"{url}/api/tables", json=body, headers=cookie).status_code == 201
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(timeout=60) == 0, (tmp_path / "log").read_text()
