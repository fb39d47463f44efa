"""Cookie keys in the database: one set for all hosts, sealed, and changed without signing anybody out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from tests.sampling import thinned
from tests.web.clubs import Club, Person
from tests.web.commands import whist
from tests.web.postgres import database
from whistclub.club.local_table import now_ms
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs.sql_log import SqlLog, open_file, open_url
from whistclub.club.store.workers.sql_keys import SEAL_FILE, SEAL_VARIABLE, SqlKeys, seal_of
from whistclub.web.http.people.keys import KEY_FILE, Keys, load_keys

NOW = 1_700_000_000_000
MINUTE = 60_000
YEAR = 366 * 24 * 60 * MINUTE
SEAL = Fernet(b"MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=")


@pytest.fixture(params=thinned(["file", "postgres"], ["file"]))
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SqlLog]:
    if request.param == "file":
        found = open_file(tmp_path / "club.sqlite")
        yield found
        found.close()
        return
    with database() as address:
        found = open_url(address)
        yield found
        found.close()


def test_the_first_keys_stored_are_every_hosts(log: SqlLog) -> None:
    one, two = SqlKeys(log, SEAL), SqlKeys(log, SEAL)
    one.begin([], NOW)
    two.begin([b"x" * 32], NOW)
    assert one.load(NOW) == two.load(NOW)
    assert 1 == len(one.load(NOW))


def test_a_club_that_had_a_key_file_goes_on_with_its_keys(log: SqlLog) -> None:
    newest, older = b"n" * 32, b"o" * 32
    keys = SqlKeys(log, SEAL)
    keys.begin([newest, older], NOW)
    cookie = Keys([older]).signed("a" * 20)
    assert "a" * 20 == Keys(keys.load(NOW + 3 * MINUTE)).person(cookie)
    assert newest == keys.load(NOW + 3 * MINUTE)[0]


def test_a_new_key_is_accepted_at_once_and_signs_when_all_hosts_have_read_it(log: SqlLog) -> None:
    keys = SqlKeys(log, SEAL)
    keys.begin([b"o" * 32], NOW)
    keys.rotate(NOW + 10 * MINUTE)
    early, late = keys.load(NOW + 11 * MINUTE), keys.load(NOW + 12 * MINUTE)
    assert b"o" * 32 == early[0]
    assert set(early) == set(late)
    assert b"o" * 32 != late[0]


def test_nobody_is_signed_out_by_a_year_of_new_keys(log: SqlLog) -> None:
    keys = SqlKeys(log, SEAL)
    keys.begin([], NOW)
    cookie = Keys(keys.load(NOW)).signed("a" * 20)
    for month in range(1, 13):
        keys.rotate(NOW + month * YEAR // 13)
    assert "a" * 20 == Keys(keys.load(NOW + YEAR - MINUTE)).person(cookie)


def test_a_key_that_no_cookie_can_be_signed_with_any_longer_is_deleted(log: SqlLog) -> None:
    keys = SqlKeys(log, SEAL)
    keys.begin([b"o" * 32], NOW)
    keys.rotate(NOW)
    keys.rotate(NOW + YEAR)
    assert b"o" * 32 not in keys.load(NOW + YEAR)
    assert 2 == len(keys.load(NOW + YEAR))


def test_the_database_alone_gives_no_key_away(log: SqlLog) -> None:
    keys = SqlKeys(log, SEAL)
    keys.begin([b"o" * 32], NOW)
    with log.reading() as connection:
        row = connection.exec_driver_sql("SELECT sealed FROM cookie_keys").scalar_one()
    assert "o" * 8 not in row
    with pytest.raises(BadFile) as refused:
        SqlKeys(log, Fernet(Fernet.generate_key())).load(NOW)
    assert SEAL_FILE in dict(refused.value.reason.args).values()


def test_the_key_that_seals_comes_from_the_environment_or_a_private_file(tmp_path: Path) -> None:
    sealed = seal_of(tmp_path, {}).encrypt(b"key")
    path = tmp_path / SEAL_FILE
    assert 0o600 == path.stat().st_mode & 0o777
    assert b"key" == seal_of(tmp_path, {}).decrypt(sealed)
    assert b"key" == seal_of(tmp_path / "other", {SEAL_VARIABLE: path.read_text("ascii")}).decrypt(sealed)
    assert not (tmp_path / "other").exists()
    path.write_text("nonsense", "ascii")
    with pytest.raises(BadFile):
        seal_of(tmp_path, {})


def test_a_person_of_one_host_is_known_at_another(tmp_path: Path) -> None:
    with database() as address:
        log = open_url(address)
        stored = SqlKeys(log, SEAL)
        stored.begin([], NOW)
        one = Club(tmp_path, log=log, keys=Keys(stored.load(NOW)))
        two = Club(tmp_path, log=open_url(address), keys=Keys(stored.load(NOW)))
        try:
            ada = Person(one).named("Ada")
            other = Person(two)
            for value in ada.http.cookies.values():
                other.http.cookies.set(f"whist-{two.port}", value)
            assert "Ada" == other.call("GET", "/api/me")["name"]
        finally:
            two.stop()
            one.stop()


@pytest.mark.long
def test_the_command_changes_the_key_of_a_club_of_one_host(tmp_path: Path) -> None:
    path = tmp_path / KEY_FILE
    cookie = load_keys(path).signed("a" * 20)
    done = whist(tmp_path, "rotate-keys")
    assert (0, "") == (done.returncode, done.stderr)
    assert "a" * 20 == load_keys(path).person(cookie)
    assert cookie != load_keys(path).signed("a" * 20)


@pytest.mark.long
def test_the_command_changes_the_key_of_a_club_of_several_hosts(tmp_path: Path) -> None:
    with database() as address:
        for count in (1, 2):
            done = whist(tmp_path, "rotate-keys", "--database", address)
            assert (0, "") == (done.returncode, done.stderr)
            log = open_url(address)
            assert count == len(SqlKeys(log, seal_of(tmp_path, {})).load(now_ms()))
            log.close()
