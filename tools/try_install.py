"""Tries the Railbox that is installed for this Python: the command, a game, and a server with its page.

python try_install.py [--compiled]

It needs nothing but Python itself, and runs on every system: the tests, the CI and the release workflow use it.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

RAILBOX = [sys.executable, "-m", "railbox"]
PATIENCE = 300.0
PLAY = """
import railbox

match = railbox.new_game("metro", players=2, seed=1)
while match.legal():
    match.play(match.legal()[0])
match.record().save({file!r})
"""


def railbox(*arguments: str) -> str:
    """What the command says."""
    done = subprocess.run([*RAILBOX, *arguments], capture_output=True, text=True, encoding="utf-8")
    if done.returncode != 0:
        raise SystemExit(f"railbox {' '.join(arguments)} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


@contextmanager
def server(data: Path) -> Iterator[str]:
    """The address of a server that runs."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with (data / "log").open("wb") as log:
        process = subprocess.Popen([*RAILBOX, "serve", "--port", str(port), "--data", str(data)], stderr=log)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                assert json.loads(ask(f"{url}/health"))["status"] == "ok"
                break
            except (URLError, ConnectionError):
                if process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit(f"the server does not serve: {(data / 'log').read_text()}") from None
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)


def ask(url: str, body: object = None, cookie: str = "") -> str:
    """The text of an answer; with a body, that of a POST."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {"content-type": "application/json", "cookie": cookie}), timeout=30) as answer:
        text: str = answer.read().decode()
        return text


def main() -> None:
    """Try everything; end with what does not work."""
    os.environ["PYTHONUTF8"] = "1"
    said = railbox("--version").strip()
    assert "--compiled" not in sys.argv or said.endswith("compiled"), said
    assert all(name in railbox("games") for name in ("metro", "tickets", "trains", "transamerica"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        record = Path(folder, "game.json")
        railbox("simulate", "tickets", "-p", "3", "-g", "2")
        play = PLAY.format(file=str(record))
        subprocess.run([sys.executable, "-c", play], check=True)
        railbox("verify", str(record))
        with server(Path(folder)) as url:
            page = ask(f"{url}/")
            script = page.partition('<script type="module"')[2].partition('src="')[2].partition('"')[0]
            assert len(ask(url + script)) > 1000, "the page has no program"
            with urlopen(Request(f"{url}/api/guests", b"{}", {"content-type": "application/json"})) as answer:
                cookie = answer.headers["set-cookie"].partition(";")[0]
            table = json.loads(ask(f"{url}/api/tables", {"game": "metro", "seats": ["me", "bot:greedy"]}, cookie))
            assert json.loads(ask(f"{url}/api/tables/{table['id']}", cookie=cookie))["info"]["game"] == "metro"
    print(f"{said}: the command, a game, and a server with its page work")


if __name__ == "__main__":
    main()
