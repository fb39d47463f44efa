"""The same club over PostgreSQL: the same code, the same steps from version to version."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.club.tables import house, opened, play_out, sent
from tests.web.clubs import Person, play, running
from tests.web.postgres import cluster
from tests.web.test_table import dealt, table_of
from whistclub.club.commands import Act, Done, NextDeal
from whistclub.club.files import BadFile
from whistclub.club.log import Conflict
from whistclub.club.sql_log import VERSIONS, open_url
from whistclub.rules.seats import FOUR, Seat


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as address:
        yield address


def test_people_play_over_postgres_and_find_their_table_again(address: str, tmp_path: Path) -> None:
    with running(tmp_path, log=open_url(address)) as club:

        async def first() -> None:
            visits = await table_of(club, "whist", 4)
            await dealt(visits)
            await play(visits, 1)
            assert 1 == len(visits[0].deals)

        club.meet(first())
        cookie = next(iter(club.clients[0].cookies.values()))
    with running(tmp_path, log=open_url(address)) as club:
        ada = Person(club)
        ada.http.cookies.set(f"whist-{club.port}", cookie)
        (brief,) = ada.call("GET", "/api/tables")["mine"]

        async def second() -> None:
            visit = await ada.visit(brief["id"])
            assert (0, 1) == (visit.you["seat"], len(visit.deals))

        club.meet(second())


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


def test_opening_twice_finds_it_up_to_date_and_a_wrong_address_is_told_in_words(address: str) -> None:
    open_url(address).close()
    open_url(address).close()
    assert "2" == VERSIONS[-1]
    for wrong in ("postgresql://nobody@127.0.0.1:1/none", "nonsense"):
        with pytest.raises(BadFile) as caught:
            open_url(wrong)
        assert "data-file" == caught.value.reason.key
