"""The options with which the club is opened and served, and what each of them makes of the club."""

from __future__ import annotations

import locale
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Whist
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.commands.play import command as play_command
from whistclub.web.server import addresses, command, work_command
from whistclub.web.server.addresses import own_names
from whistclub.web.server.serve import EVERYWHERE, LOOPBACK_6, ClubConfig

POSTGRES = "postgresql://club@db.example/whist"
MATCHES = "postgresql://club@other.example/whist"
BOT = """
import json, pathlib, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        pathlib.Path(sys.argv[1]).write_text(str(asked["act_ms"]))
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
    elif asked["type"] == "turn":
        print(json.dumps({"type": "act", "id": asked["id"], "act": asked["view"]["legal"][0]}), flush=True)
"""


class Places(list[ClubConfig]):
    """The clubs that commands would have opened, served or worked for."""

    def take(self, teller: object, place: ClubConfig, *more: object, **facts: object) -> int:
        del teller, more, facts
        self.append(place)
        return 0


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> Places:
    """Takes clubs instead of opening them."""
    found = Places()
    monkeypatch.setattr(command, "open_club", found.take)
    monkeypatch.setattr(command, "serve_club", found.take)
    monkeypatch.setattr(work_command, "work_for_club", found.take)
    return found


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        (("serve", "--tls"), "secure", True),
        (("serve", "--log"), "log_requests", True),
        (("serve", "--drain", "7"), "drain_s", 7),
        (("serve", "--metrics", "127.0.0.1:9413"), "metrics", ("127.0.0.1", 9413)),
        (("club", "--metrics", "[::1]:9413"), "metrics", ("::1", 9413)),
        (("serve", "--archive-after", "9"), "archive_days", 9),
        (("serve", "--forget-after", "0"), "forget_days", 0),
        (("work", "--database", POSTGRES, "--forget-after", "9"), "forget_days", 9),
        (
            ("serve", "--database", POSTGRES, "--match-database", f"b={MATCHES}"),
            "match_databases",
            (("b", MATCHES),),
        ),
        (
            ("serve", "--database", POSTGRES, "--notices", "nats://broker.example/club"),
            "notices",
            "nats://broker.example/club",
        ),
        (("work", "--database", POSTGRES, "--archive-after", "9"), "archive_days", 9),
        (
            ("work", "--database", POSTGRES, "--match-database", f"b={MATCHES}"),
            "match_databases",
            (("b", MATCHES),),
        ),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) and one[0] in {"serve", "club", "work"} else None,
)
def test_an_option_of_a_served_club_is_what_the_club_is_served_with(
    whist: Whist, places: Places, words: tuple[str, ...], field: str, value: object
) -> None:
    assert (0, "", "") == whist(*words)
    assert 0 == whist(words[0])[0]
    asked, usual = places
    assert value == getattr(asked, field)
    assert value != getattr(usual, field)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("serve", "--drain", "61"), "--drain"),
        (("serve", "--metrics", "0.0.0.0:9413"), "--metrics"),
        (("serve", "--metrics", "[::]:9413"), "--metrics"),
        (("club", "--metrics", "93.184.215.14:9413"), "--metrics"),
        (("serve", "--metrics", "127.0.0.1:0"), "--metrics"),
        (("serve", "--metrics", "127.0.0.1"), "--metrics"),
        (("serve", "--metrics", "localhost:9413"), "--metrics"),
        (("serve", "--archive-after", "-1"), "--archive-after"),
        (("work", "--archive-after", "-1"), "--archive-after"),
        (("serve", "--match-database", f"b={MATCHES}"), "PostgreSQL"),
        (("work", "--match-database", f"b={MATCHES}"), "PostgreSQL"),
        (("serve", "--notices", "nats://broker.example/club"), "PostgreSQL"),
    ],
)
def test_a_club_that_cannot_be_is_refused_by_the_option_and_not_served(
    whist: Whist, places: Places, words: tuple[str, ...], told: str
) -> None:
    status, out, err = whist(*words)
    assert (2, "", []) == (status, out, places)
    assert told in err


def test_a_club_for_the_local_network_listens_everywhere_by_its_own_names(
    whist: Whist, places: Places
) -> None:
    assert 0 == whist("club", "--lan", "--no-browser")[0]
    assert 0 == whist("club", "--no-browser")[0]
    lan, usual = places
    assert (EVERYWHERE, LOOPBACK_6, own_names()) == (lan.address, lan.further, lan.hosts)
    assert ("127.0.0.1", frozenset()) == (usual.address, usual.hosts)


@pytest.mark.parametrize("plain", [True, False])
def test_the_app_draws_in_ascii_where_it_is_told_to(
    whist: Whist, monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    shown: list[bool] = []

    def run(opened: Any) -> None:
        shown.append(opened.preferences.appearance.ascii)

    monkeypatch.setattr(WhistApp, "run", run)
    monkeypatch.setattr(locale, "getpreferredencoding", lambda do_setlocale=True: "UTF-8")
    monkeypatch.setattr(play_command, "can_show_app", lambda environment: True)
    words = ("play", "whist", *(("--ascii",) if plain else ()))
    assert 0 == whist(*words)[0]
    assert [plain] == shown


def test_a_program_is_told_how_long_it_has_for_an_act(whist: Whist, tmp_path: Path) -> None:
    program, told = tmp_path / "bot.py", tmp_path / "told"
    program.write_text(BOT, encoding="utf-8")
    name = f"cmd:{sys.executable} {program} {told}"
    duel = ("duel", name, "lowest", "--game", "whist", "--deals", "1", "--seed", "7", "--jobs", "1")
    assert 0 == whist(*duel, "--act-ms", "7000")[0]
    assert "7000" == told.read_text()
    status, _, err = whist(*duel, "--act-ms", "0")
    assert status == 2
    assert "--act-ms" in err


def test_a_machine_whose_only_network_leads_nowhere_is_reached_by_its_address_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "_of_way_out", tuple)
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: ("127.0.0.1", "10.42.0.1"))
    assert "10.42.0.1" == addresses.own_address()
    assert "10.42.0.1" in own_names()
    monkeypatch.setattr(addresses, "_of_interfaces", tuple)
    assert "127.0.0.1" == addresses.own_address()
