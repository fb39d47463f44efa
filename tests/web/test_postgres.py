"""The same club over PostgreSQL: the same code, the same steps from version to version."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import make_url

from tests.club.tables import house, opened, play_out, sent
from tests.web.clubs import Club, Person
from tests.web.test_table import dealt, table_of
from tests.web.visits import play
from whistclub.club.log.decisions import Done
from whistclub.club.log.port import BadFile, Conflict
from whistclub.club.store.db.db_errors import database_reason, postgres_error_kind
from whistclub.club.store.db.engine import engine_of
from whistclub.club.store.db.schema_version import VERSIONS, version_of
from whistclub.club.store.logs.sql_log import open_url
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.table.commands import Act, NextDeal
from whistclub.messages import Catalogue, Speaker
from whistclub.rules.seats import FOUR, Seat


@pytest.mark.long
async def test_people_play_over_postgres_and_find_their_table_again(address: str, tmp_path: Path) -> None:
    async with Club(tmp_path, log=open_url(address)) as club:
        visits = await table_of(club, "whist", 4, options={"target": "50"})
        await dealt(visits)
        await play(visits, 1)
        assert 1 == len(visits[0].deals)
        cookie = next(iter(club.clients[0].cookies.values()))
    async with Club(tmp_path, log=open_url(address)) as club:
        ada = Person(club)
        ada.http.cookies.set(f"whist-{club.port}", cookie)
        (brief,) = ada.call("GET", "/api/tables")["mine"]
        visit = await ada.visit(brief["id"])
        assert (0, 1) == (visit.you["seat"], len(visit.deals))


def test_the_log_holds_and_conflicts_as_in_a_file(address: str) -> None:
    log = open_url(address)
    one = house(log).open(opened("whist", people=FOUR))
    other = house(log).table(one.id)
    sent(one, NextDeal, Seat(0))
    seat = next(seat for seat in FOUR if one.state.legal[seat])
    act = Act(id="once", saw=one.seq, seat=seat, action=one.state.legal[seat][0].text)
    assert one.send(act) == other.send(act) == Done(one.seq)
    with pytest.raises(Conflict):
        log.append(one.id, one.seq - 1, [log.read(one.id)[-1]])
    play_out(other, deals=1)
    assert one.refresh()
    assert other.record() == one.record()
    log.close()


def test_opening_twice_finds_it_up_to_date(address: str) -> None:
    for _ in range(2):
        log = open_url(address)
        with log.reading() as connection:
            assert VERSIONS[-1] == version_of(connection)
        log.close()


def test_the_list_of_tables_is_found_by_an_index(address: str) -> None:
    log = open_url(address)
    found: list[str] = []

    def explained(connection: Any, statement: Any, *_: Any) -> None:
        if isinstance(statement, sa.Select):
            asked = statement.compile(connection, compile_kwargs={"literal_binds": True})
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off")
            found.extend(row[0] for row in connection.exec_driver_sql(f"EXPLAIN {asked}"))

    sa.event.listen(log._engine, "before_execute", explained)
    assert [] == SqlClub(log).listed(5)
    log.close()
    assert [line for line in found if "rooms_listed" in line], found
    assert not [line for line in found if "Sort" in line], found


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("postgresql://ada:geheim@127.0.0.1:1/club", "host"),
        ("postgresql://ada:geheim@no-such-host.invalid/club", "host"),
        ("FOLDER/none", "database"),
        ("postgres://nobody:geheim@/postgres?host=FOLDER", "user"),
        ("postgresql://ada:geheim@/postgres?host=FOLDER&port=5432", "user"),
    ],
)
def test_a_wrong_address_is_told_in_words_and_without_its_password(
    address: str, wrong: str, why: str
) -> None:
    folder = address.rpartition("=")[2]
    url = wrong.replace("FOLDER/none", f"postgresql://whist:geheim@/none?host={folder}").replace(
        "FOLDER", folder
    )
    with pytest.raises(BadFile) as caught:
        open_url(url)
    assert ("database", why) == (caught.value.reason.key, caught.value.reason.fact("why"))
    for language in ("en", "de"):
        said = Speaker(Catalogue(language), "french").reason(caught.value.reason)
        assert "geheim" not in said
        assert "{" not in said


def test_what_the_server_says_of_a_password_or_a_rule_of_its_own_is_understood() -> None:
    url = make_url("postgresql+psycopg://ada:geheim@db.example:5433/club")
    head = 'connection failed: connection to server at "10.0.0.7", port 5433 failed: FATAL:  '
    assert "user" == postgres_error_kind(url, head + 'password authentication failed for user "ada"')
    assert "refused" == postgres_error_kind(
        url, head + 'no pg_hba.conf entry for host "10.0.0.9", user "ada", database "club"'
    )
    assert "database" == postgres_error_kind(
        url, head + "Datenbank »club« existiert nicht".replace("»", '"').replace("«", '"')
    )
    assert "db.example:5433" == database_reason(url, "host").fact("host")


def test_what_is_no_address_is_refused(tmp_path: Path) -> None:
    for wrong in ("nonsense", "oracle://ada:geheim@h/x"):
        with pytest.raises(BadFile) as caught:
            open_url(wrong)
        assert "database-address" == caught.value.reason.key
        assert "geheim" not in str(caught.value.reason.args)


def test_a_server_that_is_gone_without_a_word_is_noticed_unless_the_address_says_otherwise() -> None:
    query = engine_of("postgresql://club.example/club?keepalives_idle=60").url.query
    assert ("60", "5", "3") == tuple(query[f"keepalives_{name}"] for name in ("idle", "interval", "count"))
