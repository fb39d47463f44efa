"""A request that reaches two workers at once opens one thing."""

from functools import partial
from itertools import count
from typing import Final

import msgspec
import pytest

from tests.web.crossing import Crossing, crossing
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.opening import open_evening
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.terms import usual_settings
from whistclub.club.local_table import fresh_bytes
from whistclub.club.log.decisions import Environment
from whistclub.club.log.port import Conflict
from whistclub.club.people import Person, new_person
from whistclub.club.prepared_deals import PreparedDeal, PreparedSet
from whistclub.club.seasons import new_season
from whistclub.club.signup.announcement import Announced, Announcement, new_announcement
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.people.sql_announcements import SqlAnnouncements
from whistclub.club.store.people.sql_prepared_deals import SqlPrepared
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.store.people.sql_seasons import SqlSeasons
from whistclub.evenings.season import SeasonRules

__all__ = ["crossing"]
NOW: Final = 1_000
REQUEST: Final = "0" * 32
ENVIRONMENT: Final = Environment(NOW, fresh_bytes)
SETTINGS: Final[EveningSettings] = usual_settings("Friday", "ladder")
_names: Final = count(1)


@pytest.fixture
def ada(crossing: Crossing) -> Person:
    """Somebody who has opened nothing."""
    person = msgspec.structs.replace(new_person(NOW), name=f"Ada{next(_names)}")
    SqlClub(crossing.one).add_person(person)
    return person


def test_a_season_is_opened_once(crossing: Crossing, ada: Person) -> None:
    one, two = SqlSeasons(crossing.one), SqlSeasons(crossing.two)
    first, second = [new_season("Winter", SeasonRules(), NOW, REQUEST) for _ in range(2)]
    found = crossing.cross(partial(one.add, first, ada.id), partial(two.add, second, ada.id))
    assert (first, first) == found
    assert [first] == one.of(ada.id)


def test_an_evening_is_announced_once(crossing: Crossing, ada: Person) -> None:
    one, two = SqlAnnouncements(crossing.one), SqlAnnouncements(crossing.two)
    first, second = [announcement(ada) for _ in range(2)]
    assert (first, first) == crossing.cross(partial(one.add, first), partial(two.add, second))
    assert [first] == one.of(ada.id)


def announcement(ada: Person) -> Announcement:
    return new_announcement(Announced(settings=SETTINGS), ada.id, ada.name, ENVIRONMENT, REQUEST)


def test_an_evening_of_one_id_is_opened_once(crossing: Crossing, ada: Person) -> None:
    one, two = SqlEvenings(crossing.one), SqlEvenings(crossing.two)
    wanted = f"evening of {ada.name}"
    first, second = [open_evening(SETTINGS, Sender(ada.id, ada.name), ENVIRONMENT, wanted) for _ in range(2)]
    told = crossing.cross(partial(one.create, first), partial(two.create, second))
    assert {type(None), Conflict} == set(map(type, told))
    found = one.by_id(wanted)
    assert found is not None
    assert found.code == (second if told[0] else first).code


def test_deals_of_one_id_are_prepared_once(crossing: Crossing, ada: Person) -> None:
    one, two = SqlPrepared(SqlClub(crossing.one)), SqlPrepared(SqlClub(crossing.two))
    made = PreparedSet(
        id=f"deals of {ada.name}", teacher=ada.id, made_ms=NOW, title="One", note="", preset="whist", options={},
        bot="club", seat=0, deals=(PreparedDeal(deal="", dealer="N"),), secret="",
    )  # fmt: skip
    done, refused = crossing.cross(partial(one.add, made), partial(two.add, made))
    assert (None, Conflict) == (done, type(refused))
    assert [made] == one.of_teacher(ada.id)
