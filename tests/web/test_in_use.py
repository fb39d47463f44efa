"""One club over one data file, and nothing put in its place while it is open: judged by starting the real commands
beside each other.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.web.clubs import Person
from tests.web.commands import whist
from tests.web.killing import free_port
from tests.web.postgres import database
from tests.web.test_command import START, Served, acted
from tests.web.visits import PATIENCE_S
from whistclub.club.store.db.schema_version import VERSIONS
from whistclub.club.store.files.file_locks import InUse
from whistclub.club.store.logs.sql_log import open_file, open_url

IN_USE = 75


@contextmanager
def serving(folder: Path, *more: str, where: str = "", data: str = "") -> Iterator[Served]:
    """A `whist serve` of its own, once it listens; killed afterwards unless the test ended it."""
    club = Served(free_port())
    environment = {**os.environ, "WHIST_DATA": data or str(folder), "WHIST_LANG": "en"}
    command = [sys.executable, "-c", START, "serve", "--port", str(club.port), *more]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, text=True, cwd=where or None
    ) as process:
        club.process = process
        try:
            assert process.stdout is not None
            assert str(club.port) in process.stdout.readline()
            yield club
        finally:
            process.kill()
            club.close()


def ended(club: Served) -> None:
    """A signal ends the club in peace."""
    club.process.send_signal(signal.SIGTERM)
    assert 0 == club.process.wait(PATIENCE_S)


@pytest.mark.long
async def test_beside_a_running_serve_nothing_is_restored_and_nothing_is_lost(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(tmp_path) as club:
        ada = Person(club).named("Ada")
        table = ada.open("whist", with_bots=True)
        await acted(club, ada, table, 2)
        assert 0 == whist(tmp_path, "backup", str(copy)).returncode
        refused = whist(tmp_path, "restore", str(copy))
        assert IN_USE == refused.returncode
        assert str(tmp_path / "whistclub.sqlite") in refused.stderr
        assert str(club.process.pid) in refused.stderr
        seq, _ = await acted(club, ada, table, 3)
        ended(club)
    log = open_file(tmp_path / "whistclub.sqlite")
    (match,) = log.tables()
    assert seq == len(log.read(match.id))
    log.close()


@pytest.mark.long
def test_the_same_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    folder, link, elsewhere = tmp_path / "data", tmp_path / "link", tmp_path / "elsewhere"
    folder.mkdir()
    link.symlink_to(folder)
    elsewhere.mkdir()
    with serving(folder, where=str(tmp_path), data="data"):
        (elsewhere / "whistclub.sqlite").symlink_to(folder / "whistclub.sqlite")
        address = f"sqlite:///{folder}/whistclub.sqlite"
        for place, words in (
            (folder, ("serve",)),
            (link, ("serve",)),
            (elsewhere, ("serve",)),
            (tmp_path / "other", ("serve", "--database", address)),
            (link, ("club", "--no-browser")),
        ):
            refused = whist(place, *words, "--port", str(free_port()))
            assert (IN_USE, 1) == (refused.returncode, len(refused.stderr.splitlines()))
            assert "whistclub.sqlite" in refused.stderr


@pytest.mark.long
def test_other_data_folders_have_clubs_of_their_own_and_one_that_was_killed_leaves_no_lock(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(tmp_path / "one") as one, serving(tmp_path / "two") as two:
        assert IN_USE == whist(tmp_path / "two", "serve", "--port", str(free_port())).returncode
        two.process.kill()
        two.process.wait(PATIENCE_S)
        assert 0 == whist(tmp_path / "two", "backup", str(copy)).returncode
        assert 0 == whist(tmp_path / "two", "restore", str(copy)).returncode
        ended(one)


@pytest.mark.long
def test_two_clubs_begun_at_once_are_one(tmp_path: Path) -> None:
    environment = {**os.environ, "WHIST_DATA": str(tmp_path), "WHIST_LANG": "en"}
    command = [sys.executable, "-c", START, "--no-browser", "--port", "0"]
    with (
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as one,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as two,
    ):
        assert one.stdout is not None
        assert two.stdout is not None
        try:
            said = [one.stdout.readline(), two.stdout.readline()]
            addresses = {line.split("http")[1].split()[0] for line in said}
            assert 1 == len(addresses)
            assert ["already" in line for line in said].count(True) == 1
        finally:
            one.kill()
            two.kill()


@pytest.mark.long
def test_a_game_in_the_terminal_goes_on_beside_a_club_and_keeps_its_file_from_being_replaced(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(tmp_path) as club:
        with playing(tmp_path) as typed:
            assert 0 == whist(tmp_path, "backup", str(copy)).returncode
            ended(club)
            refused = whist(tmp_path, "restore", str(copy))
            assert (IN_USE, "") == (refused.returncode, refused.stdout)
            typed.communicate("quit\n", timeout=PATIENCE_S)
        assert 0 == whist(tmp_path, "restore", str(copy)).returncode


@contextmanager
def playing(folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A game in line mode that waits for an answer."""
    environment = {**os.environ, "WHIST_DATA": str(folder), "WHIST_LANG": "en"}
    command = [sys.executable, "-c", START, "play", "whist", "--line"]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            while not process.stdout.readline().startswith("1. "):
                assert process.poll() is None
            yield process
        finally:
            process.kill()


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The folder of a club's first host, which serves, and the address of its database."""
    folder = tmp_path_factory.mktemp("first")
    with database() as address, serving(folder, "--bots", "0", "--database", address) as club:
        yield folder, address
        ended(club)


@pytest.mark.long
def test_over_one_postgresql_any_number_of_hosts_serve(first: tuple[Path, str], tmp_path: Path) -> None:
    folder, address = first
    shutil.copy(folder / "seal.key", tmp_path)
    with serving(tmp_path, "--workers", "2", "--bots", "0", "--database", address) as other:
        ended(other)


@pytest.mark.long
def test_a_database_that_is_served_is_not_brought_up_to_date_under_the_club(first: tuple[Path, str]) -> None:
    _, address = first

    def is_version(version: str) -> None:
        with psycopg.connect(address) as connection:
            connection.execute("UPDATE alembic_version SET version_num = %s", (version,))

    is_version("1")
    try:
        with pytest.raises(InUse):
            open_url(address)
    finally:
        is_version(VERSIONS[-1])
    open_url(address).close()
