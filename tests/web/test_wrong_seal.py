"""A host with another key that seals than the club's: it says so and ends, and changes nothing for anybody."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from cryptography.fernet import Fernet

from tests.waiting import until
from tests.web.clubs import Person
from tests.web.commands import Ended, whist
from tests.web.killing import free_port
from tests.web.postgres import database
from tests.web.test_command import Served
from tests.web.test_in_use import serving
from whistclub.club.daily import AHEAD_DAYS
from whistclub.club.store.workers.sql_keys import SEAL_FILE, SEAL_VARIABLE

_LEASES = ("workers", "present")
"""The tables that the first host writes all the time."""


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str]]:
    """The first host of a club, and the address of its database."""
    with (
        database() as address,
        serving(tmp_path_factory.mktemp("first"), "--bots", "0", "--database", address) as club,
    ):
        # It seals its days while it is asked already.
        until(lambda: len(rows(address)["daily_days"]) > AHEAD_DAYS)
        yield club, address


def rows(address: str) -> dict[str, list[str]]:
    """All that the database holds, by table."""
    with psycopg.connect(address) as connection:
        tables = connection.execute("SELECT relname FROM pg_stat_user_tables WHERE schemaname = 'public'")
        names = sorted(name for (name,) in tables if name not in _LEASES)
        wanted = {name: f'SELECT "{name}"::text FROM "{name}" ORDER BY 1' for name in names}
        return {name: [row[0] for row in connection.execute(asked)] for name, asked in wanted.items()}


def assert_told(ended: Ended) -> None:
    """It ended in one sentence, which names what is wrong and both ways to put it right."""
    assert (1, "") == (ended.returncode, ended.stdout)
    (line,) = ended.stderr.splitlines()
    assert "does not open the cookie keys in the database" in line
    assert f"Copy its file {SEAL_FILE}" in line
    assert f"set {SEAL_VARIABLE}" in line


@pytest.mark.parametrize("words", [("serve",), ("serve", "--workers", "2"), ("rotate-keys",)])
def test_with_another_hosts_seal_nothing_starts_or_changes_and_people_stay_signed_in(
    words: tuple[str, ...], first: tuple[Served, str], tmp_path: Path
) -> None:
    club, address = first
    ada = Person(club).named("Ada")
    before = rows(address)
    assert before["cookie_keys"]
    port = () if words == ("rotate-keys",) else ("--port", str(free_port()))
    assert_told(whist(tmp_path, *words, *port, "--database", address))
    assert before == rows(address)
    assert "Ada" == ada.call("GET", "/api/me")["name"]
    assert Person(club).call("GET", "/api/me")


def test_a_seal_in_the_environment_is_the_one_that_is_told_to_be_wrong(
    first: tuple[Served, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SEAL_VARIABLE, Fernet.generate_key().decode())
    assert_told(whist(tmp_path, "serve", "--port", str(free_port()), "--database", first[1]))
    assert not (tmp_path / SEAL_FILE).exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_key_that_seals_nothing_is_told_in_a_sentence_by_one_worker_and_by_several(
    workers: str, first: tuple[Served, str], tmp_path: Path
) -> None:
    (tmp_path / SEAL_FILE).write_text("no key", "ascii")
    words = ["serve", "--workers", workers, "--port", str(free_port()), "--database", first[1]]
    ended = whist(tmp_path, *words)
    assert (1, True, False) == (ended.returncode, SEAL_FILE in ended.stderr, "Traceback" in ended.stderr)
