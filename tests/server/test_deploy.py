"""What is in deploy/ is what docs/host.md tells, and it runs: as far as that can be tried without containers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import yaml
from websockets.asyncio.client import connect

from railbox.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.client import ServerProcess, running_server
from tests.server.services import free_port
from tests.server.test_commands import run

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("railbox.service", "railbox-backup.service", "railbox-backup.timer")
INSTALLED = "/opt/railbox/bin/railbox"
NAMES = {f"RAILBOX_{name.upper()}" for name in Settings.__struct_fields__}


def lines(file: str, key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", (DEPLOY / file).read_text(encoding="utf-8"), re.MULTILINE)


def here(command: str, folder: Path) -> list[str]:
    """A command of a unit, with the railbox of this environment and another folder for what it keeps."""
    words = [word.replace("/var/lib/railbox", str(folder)) for word in shlex.split(command)]
    assert words[0] == INSTALLED
    return [sys.executable, "-m", "railbox", *words[1:]]


class Unit(ServerProcess):
    """The server as its unit starts it."""

    def command(self) -> list[str]:
        return here(lines("railbox.service", "ExecStart")[0], self.data)


def settings(file: str, folder: Path) -> dict[str, str]:
    found = dict(re.findall(r"^(RAILBOX_\w+)=(.*)$", (DEPLOY / file).read_text(encoding="utf-8"), re.MULTILINE))
    return {name: value.replace("/var/lib/railbox", str(folder)) for name, value in found.items()}


def test_the_service_is_started_reloaded_backed_up_and_restored(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = Unit(data, **settings("railbox.env", data))
    server.environment["RAILBOX_PORT"] = str(server.port)
    server.start()
    try:
        answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ada"})
        assert answer.status_code == 201 and "Secure" in answer.headers["set-cookie"]
        cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
        table = httpx.post(f"{server.url}/api/tables", json={"game": "metro", "seats": ["me", "open"]}, headers=cookie)
        (data / "backups").mkdir()
        environment = {**os.environ, **server.environment}
        backup = here(lines("railbox-backup.service", "ExecStart")[0], data)
        subprocess.run(backup, check=True, env=environment, capture_output=True)
        after = shlex.split(lines("railbox-backup.service", "ExecStartPost")[0].replace("%%", "%"))
        subprocess.run([word.replace("/var/lib/railbox", str(data)) for word in after], check=True)
        assert lines("railbox.service", "ExecReload") == ["/bin/kill -HUP $MAINPID"]
        assert lines("railbox.service", "Restart") == ["always"]
        assert server.process is not None
        server.process.send_signal(signal.SIGHUP)
        server.process.wait(timeout=PATIENCE)
        assert '"message":"stopped"' in server.log.read_text(), "it ended in good order, and is started again"
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()
    [kept] = (data / "backups").glob("railbox-?.jsonl.gz")
    code, output = run("restore", str(kept), "--data", str(tmp_path / "new"))
    assert code == 0, output
    again = ServerProcess(tmp_path / "new").start()
    try:
        assert httpx.get(f"{again.url}/api/tables/{table.json()['id']}").status_code == 200
        # What the container is asked, is asked here.
        check = compose()["services"]["railbox"]["healthcheck"]["test"]
        words = [word.replace("127.0.0.1:8000", f"127.0.0.1:{again.port}") for word in check[2:]]
        assert check[:2] == ["CMD", "python"]
        subprocess.run([sys.executable, *words], check=True)
    finally:
        again.stop()


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_containers_are_told_what_the_server_understands() -> None:
    services = compose()["services"]
    railbox = services["railbox"]
    assert set(railbox["environment"]) <= NAMES
    assert set(railbox["depends_on"]) <= set(services)
    code, output = run(railbox["command"][0], "--help")
    assert code == 0
    for word in railbox["command"][1:]:
        assert not word.startswith("--") or word in output, word
    for service in services.values():
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in compose()["volumes"]
    assert (DEPLOY / railbox["build"]["context"] / railbox["build"]["dockerfile"]).samefile(DEPLOY / "Dockerfile")
    made = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for names in re.findall(r"^COPY (?!--)(.*) \S+$", made, re.MULTILINE):
        for name in names.split():
            assert (ROOT / name).exists() or name == "PKG-INFO*", name
    assert set(re.findall(r"RAILBOX_\w+", made)) <= NAMES
    assert 'ENTRYPOINT ["railbox"]' in made


def test_every_setting_is_on_the_page_of_the_host() -> None:
    page = (ROOT / "docs/host.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(RAILBOX_[A-Z_]+)", page)) >= NAMES
    named = set(re.findall(r"^#?(RAILBOX_\w+)=", (DEPLOY / "railbox.env").read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= NAMES
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in page, f"{file.name} is not told of"


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8").replace(INSTALLED, sys.executable)
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "railbox" in line]
    assert done.returncode == 0 and not told, done.stderr


NGINX = os.environ.get("NGINX") or shutil.which("nginx") or "/usr/sbin/nginx"


def test_people_come_through_nginx(tmp_path: Path) -> None:
    plain, secure = free_port(), free_port()
    subject = ["-subj", "/CN=railbox.example", "-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "cert.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject], check=True, capture_output=True
    )
    with running_server(tmp_path / "data", RAILBOX_HTTPS="true") as server:
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        for old, new in (
            ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ", f"listen 127.0.0.1:{secure} "),
            ("/etc/letsencrypt/live/railbox.example/fullchain.pem", str(tmp_path / "cert.pem")),
            ("/etc/letsencrypt/live/railbox.example/privkey.pem", str(tmp_path / "key.pem")),
        ):
            assert old in site, old
            site = site.replace(old, new)
        places = "".join(
            f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        head = f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/errors;\nevents {{}}\n"
        whole = f"{head}http {{ access_log off;\n{places}{site}}}\n"
        (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
        # The folder for errors before the configuration is read is compiled in, and need not be there.
        nginx = subprocess.Popen([str(NGINX), "-e", str(tmp_path / "errors"), "-c", str(tmp_path / "nginx.conf")])
        try:
            asyncio.run(through_nginx(f"https://127.0.0.1:{secure}"))
            answer = httpx.get(f"http://127.0.0.1:{plain}/t/x", headers={"host": "railbox.example"})
            assert answer.status_code == 301 and answer.headers["location"] == "https://railbox.example/t/x"
        finally:
            nginx.terminate()
            nginx.wait(timeout=PATIENCE)


async def through_nginx(url: str) -> None:
    host = {"host": "railbox.example"}
    async with httpx.AsyncClient(base_url=url, verify=False, headers=host) as http:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    assert (await http.get("/health")).json()["status"] == "ok"
                    break
                await asyncio.sleep(0.1)
        assert (await http.get("/metrics")).status_code == 403
        strangers = {"origin": "https://elsewhere.example"}
        assert (await http.post("/api/guests", json={}, headers=strangers)).status_code == 403
        own = {"origin": "https://railbox.example"}
        guest = await http.post("/api/guests", json={}, headers=own)
        assert guest.status_code == 201 and "Secure" in guest.headers["set-cookie"]
        cookie = {"cookie": guest.headers["set-cookie"].partition(";")[0]}
        body = {"game": "metro", "seats": ["me", "bot:random"]}
        table = (await http.post("/api/tables", json=body, headers=own | cookie)).json()["id"]
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    address = url.replace("https", "wss") + f"/api/tables/{table}/socket"
    port = url.rpartition(":")[2]
    async with connect(
        address.replace("127.0.0.1", "railbox.example"),
        host="127.0.0.1",
        port=int(port),
        ssl=trusting,
        additional_headers=cookie,
    ) as link:
        await link.send('{"t":"hello"}')
        assert msgspec.json.decode(await link.recv())["you"]["seat"] == 0
        await link.send('{"t":"do","ref":"r","command":{"do":"start"}}')
        while (told := msgspec.json.decode(await link.recv()))["t"] != "done":
            assert told["t"] == "update", told
