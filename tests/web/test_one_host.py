"""The files in `deploy/one`, with which one machine serves a club: proxies, units, container, compose."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.clubs import MANY, Club
from tests.web.proxies import KINDS, Stranger, proxied
from whistclub.cli.usage import HELP
from whistclub.web.server.serve import PORT

ROOT = Path(__file__).parents[2]
ONE = ROOT / "deploy" / "one"
UNITS = ("whistclub.service", "whistclub-backup.service", "whistclub-backup.timer")
FORGED = "198.51.100.7"


def read(name: str) -> str:
    return (ONE / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_proxy_of_one_host_leads_pages_and_websockets_and_says_where_people_really_are(
    kind: str, tmp_path: Path
) -> None:
    async with Club(tmp_path, MANY, secure=True, proxies="127.0.0.1") as club:
        with proxied(tmp_path, kind, [club.port]) as proxy:
            ada = Stranger(proxy, "127.0.0.8", **{"X-Forwarded-For": FORGED}).named("Ada")
            assert ada.http.cookies
            assert 404 == ada.http.get("/metrics").status_code
            table = ada.open("whist")
            visit = await ada.visit(table)
            visitor = club.hub.rooms.visitor_of(club.hub.tables[table].room)
            await visit.close()
    assert "127.0.0.8" == visitor


@pytest.fixture
def units(tmp_path: Path) -> list[str]:
    """The units, with a program that this machine has in place of the club."""
    for name in UNITS:
        text = read(name)
        (tmp_path / name).write_text(text.replace("/opt/whistclub/bin/whist", "/bin/true"), encoding="utf-8")
    return [str(tmp_path / name) for name in UNITS]


def systemd_analyze(*words: str) -> str:
    """The complaints of systemd about the units; none where this machine has no systemd to ask."""
    program = shutil.which("systemd-analyze")
    if program is None:
        return ""
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    return done.stderr + ("" if done.returncode == 0 else done.stdout)


def test_systemd_finds_nothing_wrong_with_the_units_and_little_exposed(units: list[str]) -> None:
    for name in UNITS[:2]:
        unit = read(name)
        assert ["/opt/whistclub/bin/whist"] == re.findall(r"/opt/whistclub/bin/\w+", unit)
        told = {"DynamicUser=yes", "User=whistclub", "StateDirectory=whistclub", "NoNewPrivileges=yes"}
        assert told <= set(unit.splitlines())
    assert "" == systemd_analyze("verify", *units)
    # In tenths: where more is exposed than that, it has been opened for something.
    assert "" == systemd_analyze("security", "--offline=yes", "--threshold=20", units[0])


@pytest.mark.parametrize(
    "name", ["whistclub.service", "compose.yaml", "Containerfile", "Caddyfile", "haproxy.cfg", "nginx.conf"]
)
def test_the_club_has_every_option_that_a_file_gives_it(name: str) -> None:
    # The rest of the line, and in the compose file the list below it.
    served = re.search(r'(?:whist |"|- )serve\b(.*(?:\n +- --.*)*)', read(name))
    assert served is not None
    known = {word for form, _ in HELP["serve"] for word in form.split() if word.startswith("--")}
    given = set(re.findall(r"--[a-z][a-z-]*", served[1]))
    assert given
    assert given <= known


@pytest.mark.parametrize("name", ["compose.yaml", "Containerfile", "Caddyfile", "haproxy.cfg", "nginx.conf"])
def test_every_file_leads_to_the_club_s_own_port(name: str) -> None:
    assert {str(PORT)} == set(re.findall(r"\b8\d{3}\b", read(name)))


def test_the_image_is_nobody_s_root_and_the_compose_file_lets_it_write_to_its_data_alone() -> None:
    image, compose = read("Containerfile"), read("compose.yaml")
    assert image.index("USER 8413") < image.index("ENTRYPOINT")
    assert "/readyz" in image
    assert "VOLUME /data" in image
    club = compose.partition("\n  club:\n")[2].partition("\n  database:\n")[0]
    assert "read_only: true" in club
    assert "cap_drop: [ALL]" in club
    proxy = re.search(r"ipv4_address: (\S+)", compose)
    assert proxy is not None
    assert f"--proxy={proxy[1]}" in club


def test_nginx_replaces_what_a_client_says_of_its_address_and_hands_websockets_on() -> None:
    text = read("nginx.conf")
    assert 2 == text.count("proxy_set_header X-Forwarded-For $remote_addr;")
    assert "proxy_add_x_forwarded_for" not in text
    sockets = text.partition("location /ws/ {")[2]
    assert "proxy_set_header Upgrade $http_upgrade;" in sockets
    assert "proxy_read_timeout 60s;" in sockets


def test_the_page_for_hosts_names_every_file_for_one_host() -> None:
    page = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    named = set(re.findall(r"deploy/one/([\w.-]+)\)", page)) | {
        "whistclub-backup.service",
        "whistclub-backup.timer",
    }
    assert {path.name for path in ONE.iterdir()} == named
