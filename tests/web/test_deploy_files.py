"""Each file of `deploy/one` says what the club, and the programs it names, can read: looked at as far as a machine
without nginx, containers and a running systemd can.
"""

import importlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.waiting import until
from tests.web.clubs import MANY, TRUSTS_NOBODY, Club
from tests.web.killing import free_port
from whistclub.cli import main
from whistclub.web.server import command, data_commands
from whistclub.web.server.admission import Timeouts
from whistclub.web.server.serve import PORT, ClubConfig

yaml: Any = importlib.import_module("yaml")
ROOT = Path(__file__).parents[2]
ONE = ROOT / "deploy" / "one"
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "whistclub").rglob("*.py")]
OF_OTHERS = {"PATH", "LANG", "PYTHONDONTWRITEBYTECODE", "PGPASSWORD"}
"""Variables of the shell, of Python and of the PostgreSQL driver."""
FILLED_IN = {"${CLUB_NAME:?}": "club.example", "${DATABASE_PASSWORD:?}": "secret"}


def read(name: str) -> str:
    return (ONE / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    """The compose file, as a program that runs it reads it."""
    text = read("compose.yaml")
    for variable, value in FILLED_IN.items():
        text = text.replace(variable, value)
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def instructions() -> list[tuple[str, str]]:
    """The container file's instructions with what follows them, continued lines joined."""
    lines = re.sub(r"\\\n\s*", " ", read("Containerfile")).splitlines()
    parts = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in parts]


def is_ready(port: int) -> bool:
    """True if a club answers there."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz", verify=TRUSTS_NOBODY).status_code == 200
    except httpx.HTTPError:
        return False


def of_unit(name: str, key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", read(name), re.MULTILINE)


def served_words(name: str) -> list[str]:
    """The words after `whist` with which this file runs the club."""
    if name == "compose.yaml":
        return [str(word) for word in compose()["services"]["club"]["command"]]
    if name == "Containerfile":
        (words,) = (json.loads(rest) for word, rest in instructions() if word == "CMD")
        return [str(word) for word in words]
    if name == "whistclub.service":
        return shlex.split(of_unit(name, "ExecStart")[0])[1:]
    (line,) = re.findall(r"^#\s+whist (serve .*)$", read(name), re.MULTILINE)
    return shlex.split(line)


@pytest.mark.parametrize(
    "name", ["compose.yaml", "Containerfile", "whistclub.service", "Caddyfile", "haproxy.cfg", "nginx.conf"]
)
def test_the_club_takes_the_very_words_with_which_a_file_runs_it(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    taken: list[ClubConfig] = []

    def take(output: object, config: ClubConfig, *more: object) -> int:
        taken.append(config)
        return 0

    monkeypatch.setattr(command, "serve_club", take)
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    assert 0 == main(served_words(name))
    (config,) = taken
    assert config.port == PORT
    if name != "Containerfile":
        assert {"club.example"} == config.hosts
        assert config.secure
        assert config.proxies
    if name == "compose.yaml":
        assert config.database.startswith("postgresql://")


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="a filter of Linux confines it")
def test_the_club_starts_where_it_may_open_no_other_sockets_than_its_unit_lets_it(tmp_path: Path) -> None:
    (families,) = of_unit("whistclub.service", "RestrictAddressFamilies")
    port = free_port()
    words = [*served_words("whistclub.service"), "--port", str(port)]
    words[words.index("--metrics") + 1] = f"127.0.0.1:{free_port()}"
    command_line = [sys.executable, "-m", "tests.web.confined", families.replace(" ", ","), *words]
    environment = {**os.environ, "WHIST_DATA": str(tmp_path)}
    with subprocess.Popen(command_line, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as club:
        try:
            until(lambda: is_ready(port) or club.poll() is not None)
            assert club.poll() is None, club.stderr and club.stderr.read().decode()
        finally:
            club.terminate()


def test_the_backup_unit_s_words_are_a_backup_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    taken: list[tuple[Path, int]] = []

    def take(output: object, folder: Path, keep: int) -> int:
        taken.append((folder, keep))
        return 0

    monkeypatch.setattr(data_commands, "backup_among", take)
    monkeypatch.setenv("WHIST_DATA", str(tmp_path))
    (line,) = of_unit("whistclub-backup.service", "ExecStart")
    assert 0 == main(shlex.split(line)[1:])
    assert [(Path("/var/lib/whistclub/backups"), 14)] == taken


def test_every_variable_that_a_file_sets_for_the_club_is_one_it_reads() -> None:
    units = [
        word
        for name in ("whistclub.service", "whistclub-backup.service")
        for word in of_unit(name, "Environment")
    ]
    image = [rest for word, rest in instructions() if word == "ENV"]
    told = {word.partition("=")[0] for line in (*units, *image) for word in shlex.split(line)}
    told |= set(compose()["services"]["club"]["environment"])
    assert {"WHIST_DATA", "PGPASSWORD"} <= told
    unread = {name for name in told - OF_OTHERS if not any(f'"{name}"' in text for text in SOURCES)}
    assert set() == unread


def test_the_compose_file_names_nothing_that_it_does_not_define() -> None:
    found = compose()
    services = found["services"]
    for name, one in services.items():
        assert set(one.get("depends_on", {})) <= set(services), name
        assert set(one.get("networks", ())) <= set(found["networks"]), name
        kept = {str(volume).partition(":")[0] for volume in one.get("volumes", ())}
        assert kept <= set(found["volumes"]), name
        for other, how in one.get("depends_on", {}).items():
            assert "healthcheck" in services[other] or how["condition"] != "service_healthy"
    build = services["club"]["build"]
    assert (ONE / build["context"] / build["dockerfile"]).resolve() == ONE / "Containerfile"
    # The database's password reaches the club by the driver's own variable, and no command line.
    assert "secret" not in " ".join(map(str, services["club"]["command"]))


def test_the_image_runs_a_program_that_the_package_has_and_installs_an_extra_that_there_is() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (entry,) = (json.loads(rest) for word, rest in instructions() if word == "ENTRYPOINT")
    assert entry[0] in project["scripts"]
    runs = " ".join(rest for word, rest in instructions() if word == "RUN")
    assert set(re.findall(r"\[(\w+)\]", runs)) <= set(project["optional-dependencies"])
    shell = shutil.which("sh")
    assert shell is not None
    for word, rest in instructions():
        if word == "RUN":
            done = subprocess.run([shell, "-n", "-c", rest], capture_output=True, text=True, check=False)
            assert (0, "") == (done.returncode, done.stderr)


def test_the_image_s_health_check_tells_a_club_that_is_ready_from_none(tmp_path: Path) -> None:
    (check,) = (rest for word, rest in instructions() if word == "HEALTHCHECK")
    words = json.loads(check[check.index("CMD") + len("CMD") :])
    assert "python" == words[0]

    def status(port: int) -> int:
        asked = [sys.executable, *(word.replace(str(PORT), str(port)) for word in words[1:])]
        return subprocess.run(asked, capture_output=True, check=False).returncode

    with Club(tmp_path, MANY) as club:
        assert 0 == status(club.port)
    assert 0 != status(free_port())


def test_the_compose_file_checks_the_club_as_the_image_does_and_the_database_over_the_network() -> None:
    """An image in podman's own format has no check; a database that is being made answers on its socket alone."""
    services = compose()["services"]
    (check,) = (rest for word, rest in instructions() if word == "HEALTHCHECK")
    options, _, words = check.partition(" CMD ")
    own = services["club"]["healthcheck"]
    assert ["CMD", *json.loads(words)] == own["test"]
    said = {key.replace("-", "_"): value for key, value in re.findall(r"--([a-z-]+)=(\S+)", options)}
    assert said == {key: value for key, value in own.items() if key != "test"}
    database = services["database"]["healthcheck"]["test"]
    assert "127.0.0.1" == database[database.index("-h") + 1]


def test_the_timer_names_a_moment_that_systemd_knows() -> None:
    (moment,) = of_unit("whistclub-backup.timer", "OnCalendar")
    assert re.fullmatch(r"\*-\*-\* \d\d:\d\d", moment)
    program = shutil.which("systemd-analyze")
    if program is not None:
        done = subprocess.run([program, "calendar", moment], capture_output=True, text=True, check=False)
        assert "Next elapse" in done.stdout


def test_nginx_reads_its_file_where_it_is_installed(tmp_path: Path) -> None:
    text = read("nginx.conf")
    assert text.count("{") == text.count("}")
    stripped = [line.strip() for line in text.splitlines()]
    assert [] == [line for line in stripped if line and line[0] != "#" and line[-1] not in ";{}"]
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    if program is not None:
        plain = re.sub(r"^ *(ssl_certificate.*|listen .*443.*)$", "", text, flags=re.MULTILINE)
        whole = f"events {{}}\nhttp {{\n{plain}\n}}\n"
        (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
        done = subprocess.run(
            [program, "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True, check=False
        )
        assert 0 == done.returncode, done.stderr


RESTS = {
    "haproxy.cfg": ("http-keep-alive", "pool-purge-delay"),
    "one/haproxy.cfg": ("http-keep-alive", "pool-purge-delay"),
    "Caddyfile": ("keepalive",),
    "one/Caddyfile": ("keepalive",),
    "one/nginx.conf": ("keepalive_timeout",),
}
"""The words by which each proxy's file says how long it keeps a connection to the club that rests."""
_USUAL_OF_CADDY_S = 120
"""The compose file's proxy reads no file."""


@pytest.mark.parametrize("name", RESTS)
def test_a_proxy_lets_go_of_a_connection_that_rests_long_before_the_club_does(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    for word in RESTS[name]:
        (kept_s,) = re.findall(rf"^[^#\n]*\b{word} (\d+)s", text, re.MULTILINE)
        assert int(kept_s) * 2 <= Timeouts().rest_s
    assert _USUAL_OF_CADDY_S * 2 <= Timeouts().rest_s
