"""A decision on what was read is made again where others have changed it meanwhile: whatever crosses, the end
is that of one after the other.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Final

import msgspec
import pytest
import sqlalchemy as sa

from tests.club.evenings import Evening, append, fresh_bytes
from tests.club.tables import opened
from tests.web.crossing import Crossing, crossing
from whistclub.cards.errors import NotFound, NotHere
from whistclub.club.devices import Passkey, new_device
from whistclub.club.evening.commands import Join
from whistclub.club.evening.handlers import Sender
from whistclub.club.evening.log import fold_all
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.log.decisions import Environment
from whistclub.club.log.port import Conflict
from whistclub.club.members import MemberForm
from whistclub.club.people import Person, neutral_person, new_person
from whistclub.club.prepared_deals import PreparedSet, PreparedTry
from whistclub.club.rooms import Chair, Plan, Room
from whistclub.club.seasons import Season, new_season
from whistclub.club.signup.announcement import Announced, Announcement, new_announcement
from whistclub.club.signup.commands import PutDown
from whistclub.club.signup.decision import after
from whistclub.club.store.logs.own_game_rows import ADD_OWN_GAMES, COMPANIONS, OWN_GAMES
from whistclub.club.store.logs.schema import TABLES
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people import sql_seasons
from whistclub.club.store.people.sql_announcements import SqlAnnouncements
from whistclub.club.store.people.sql_devices import SqlDevices
from whistclub.club.store.people.sql_friends import TIES, SqlFriends
from whistclub.club.store.people.sql_own_games import SqlOwnGames
from whistclub.club.store.people.sql_prepared_deals import SqlPrepared
from whistclub.club.store.people.sql_ratings import SqlRatings
from whistclub.club.store.people.sql_rooms import SEATINGS, SqlClub
from whistclub.club.store.people.sql_seasons import SqlSeasons
from whistclub.evenings.season import SeasonRules
from whistclub.rules.seats import FOUR

__all__ = ["crossing"]
NOW: Final = 1_000
_names: Final = count(1)


def somebody(log: SqlLog) -> Person:
    """A new person, whose name nobody else has."""
    person = msgspec.structs.replace(new_person(NOW), name=f"Somebody{next(_names)}")
    SqlClub(log).add_person(person)
    return person


def two_who_played(log: SqlLog) -> tuple[str, str]:
    ada, bo = somebody(log).id, somebody(log).id
    rows = [
        {"person": one, "other": other, "match": f"m{ada}", "game": "whist", "opened_ms": NOW}
        for one, other in ((ada, bo), (bo, ada))
    ]
    with log.writing() as connection:
        connection.execute(COMPANIONS.insert(), rows)
    return ada, bo


def tie(log: SqlLog, one: str, other: str) -> str | None:
    wanted = sa.select(TIES.c.kind).where(TIES.c.person == one, TIES.c.other == other)
    with log.reading() as connection:
        return connection.execute(wanted).scalar_one_or_none()


def test_a_block_stands_though_the_other_accepts_at_that_moment(crossing: Crossing) -> None:
    ada, bo = two_who_played(crossing.one)
    one, two = SqlFriends(crossing.one), SqlFriends(crossing.two)
    one.ask(ada, bo, NOW)
    crossing.cross(partial(one.ask, bo, ada, NOW), partial(two.block, ada, bo, NOW))
    assert "blocked" == tie(crossing.one, ada, bo)


def test_a_question_taken_back_makes_no_friend_of_who_accepts_at_that_moment(crossing: Crossing) -> None:
    ada, bo = two_who_played(crossing.one)
    one, two = SqlFriends(crossing.one), SqlFriends(crossing.two)
    one.ask(ada, bo, NOW)
    crossing.cross(partial(one.ask, bo, ada, NOW), partial(two.remove, ada, bo))
    assert None is tie(crossing.one, ada, bo)


def test_two_who_ask_each_other_at_once_are_friends(crossing: Crossing) -> None:
    ada, bo = two_who_played(crossing.one)
    one, two = SqlFriends(crossing.one), SqlFriends(crossing.two)
    assert (None, None) == crossing.cross(partial(one.ask, ada, bo, NOW), partial(two.ask, bo, ada, NOW))
    assert ("friend", "friend") == (tie(crossing.one, ada, bo), tie(crossing.one, bo, ada))


def season_of(log: SqlLog, *names: str) -> Season:
    season = new_season("Winter", SeasonRules(), NOW)
    SqlSeasons(log).add(season, somebody(log).id)
    SqlSeasons(log).keep(season.code, [(MemberForm(name=name), "") for name in names])
    return season


def listed(log: SqlLog, season: Season) -> list[str]:
    return [one.form.name for one in SqlSeasons(log).members(season.code)]


def test_two_changes_of_a_season_are_both_made(crossing: Crossing) -> None:
    season = season_of(crossing.one)
    one, two = SqlSeasons(crossing.one), SqlSeasons(crossing.two)
    rules = SeasonRules(best=3)
    crossing.cross(
        lambda: one.change(season.code, lambda now: msgspec.structs.replace(now, name="Spring")),
        lambda: two.change(season.code, lambda now: msgspec.structs.replace(now, rules=rules)),
    )
    found = one.one(season.code)
    assert found is not None
    assert ("Spring", rules) == (found.name, found.rules)


def test_of_two_entries_that_get_one_name_at_once_one_is_refused(crossing: Crossing) -> None:
    season = season_of(crossing.one, "Ada", "Bo")
    one, two = SqlSeasons(crossing.one), SqlSeasons(crossing.two)
    form = MemberForm(name="Cleo")
    found = crossing.cross(
        partial(one.rewrite, season.code, 1, form), partial(two.rewrite, season.code, 2, form)
    )
    assert [NotHere] == [type(problem) for problem in found if problem is not None]
    assert ["Bo", "Cleo"] == listed(crossing.one, season)


def test_a_list_kept_twice_at_once_has_everybody_once(crossing: Crossing) -> None:
    season = season_of(crossing.one)
    people = [(MemberForm(name=name), "") for name in ("Ada", "Bo")]
    keep = [partial(SqlSeasons(log).keep, season.code, people) for log in (crossing.one, crossing.two)]
    assert (None, None) == crossing.cross(*keep)
    assert ["Ada", "Bo"] == listed(crossing.one, season)


def test_an_organiser_at_two_places_has_no_season_too_many(
    crossing: Crossing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_seasons, "MOST_SEASONS", 1)
    ada = somebody(crossing.one).id
    add = [
        partial(SqlSeasons(log).add, new_season(name, SeasonRules(), NOW), ada)
        for log, name in ((crossing.one, "Winter"), (crossing.two, "Spring"))
    ]
    assert [Season, NotHere] == [type(one) for one in crossing.cross(*add)]
    assert ["Winter"] == [one.name for one in SqlSeasons(crossing.one).of(ada)]


def passkey(person: str) -> Passkey:
    name = f"key{next(_names)}"
    return Passkey(id=name, person=person, public_key=b"", sign_count=0, label="", since_ms=NOW, used_ms=NOW)


def test_nobody_has_a_passkey_too_many(crossing: Crossing) -> None:
    ada = somebody(crossing.one).id
    add = [partial(SqlDevices(log).add_passkey, passkey(ada), 1) for log in (crossing.one, crossing.two)]
    assert (True, False) == crossing.cross(*add)


def room_of(person: Person, **more: object) -> Room:
    chairs = (Chair(person=person.id, name=person.name), *(Chair(bot="club") for _ in range(3)))
    name = f"r{next(_names)}"
    room = Room(id=name, host=person.id, host_name=person.name, plan=Plan(preset="whist"), chairs=chairs)
    return msgspec.structs.replace(room, **more)


def prepared_by(person: str) -> PreparedSet:
    return PreparedSet(
        id=f"set{next(_names)}",
        teacher=person,
        made_ms=NOW,
        title="",
        note="",
        preset="whist",
        options={},
        bot="club",
        seat=0,
        deals=(),
        secret="",
    )


def test_nobody_begins_a_prepared_deal_that_is_deleted_at_that_moment(crossing: Crossing) -> None:
    one, two = SqlPrepared(SqlClub(crossing.one)), SqlPrepared(SqlClub(crossing.two))
    made, pupil = prepared_by(somebody(crossing.one).id), somebody(crossing.one)
    one.add(made)
    room = room_of(pupil)
    new = PreparedTry(prepared=made.id, deal=1, person=pupil.id, room=room.id, begun_ms=NOW)
    found = crossing.cross(partial(one.delete, made.id), partial(two.begin, new, room))
    assert NotFound is type(found[1])
    assert [] == one.tries_of(pupil.id)


def played(log: SqlLog, *people: Person) -> Room:
    """A room in which these people have played a match that is over."""
    match = opened("whist", FOUR[: len(people)])
    log.create(match.table, match)
    room = room_of(people[0], match=match.table, phase="over")
    SqlClub(log).add_room(room)
    seats = [
        {"table_id": match.table, "seat": seat, "person": one.id, "room": room.id}
        for seat, one in enumerate(people)
    ]
    with log.writing() as connection:
        connection.execute(SEATINGS.insert(), seats)
        connection.execute(TABLES.update().where(TABLES.c.id == match.table).values(ended=True))
        connection.execute(sa.text(ADD_OWN_GAMES), {"match": match.table})
    return room


def test_a_game_that_two_give_up_for_good_at_once_is_gone(crossing: Crossing) -> None:
    ada, bo = somebody(crossing.one), somebody(crossing.one)
    room = played(crossing.one, ada, bo)
    SqlClub(crossing.one).change_room(msgspec.structs.replace(room, match="later"))
    for one in (ada, bo):
        SqlOwnGames(crossing.one).delete(one.id, room.match, NOW)
    later_ms = 10 * 3_600_000
    crossing.cross(
        partial(SqlOwnGames(crossing.one).purge, ada.id, later_ms),
        partial(SqlOwnGames(crossing.two).purge, bo.id, later_ms),
    )
    with crossing.one.reading() as connection:
        kept = sa.select(OWN_GAMES.c.match).where(OWN_GAMES.c.match == room.match)
        assert [] == connection.execute(kept).all()
    assert [] == crossing.one.read(room.match)


def announced_by(person: Person) -> Announcement:
    said = Announced(settings=EveningSettings(name="Friday"))
    return new_announcement(said, person.id, person.name, Environment(NOW, fresh_bytes(person.id)))


def evening_of(person: Person) -> Evening:
    """An evening that this person organises, which is stored nowhere yet."""
    evening = Evening(person.id)
    evening.log[0] = msgspec.structs.replace(evening.log[0], by=person.id, organiser_name=person.name)
    evening.state = fold_all(evening.log)
    return evening


Act = Callable[[SqlLog, Person, Person], None]
"""Something that somebody does at the moment when they are removed; another person has to do with it."""


def _opens_a_table(log: SqlLog, gone: Person, _: Person) -> None:
    SqlClub(log).add_room(room_of(gone))


def _sits_down(log: SqlLog, gone: Person, other: Person) -> None:
    room = room_of(other)
    SqlClub(log).add_room(room)
    chairs = (*room.chairs[:3], Chair(person=gone.id, name=gone.name))
    SqlClub(log).change_room(msgspec.structs.replace(room, chairs=chairs))


def _comes_with_another_device(log: SqlLog, gone: Person, _: Person) -> None:
    SqlDevices(log).add(new_device(gone.id, "Firefox/", NOW))


def _adds_a_passkey(log: SqlLog, gone: Person, _: Person) -> None:
    SqlDevices(log).add_passkey(passkey(gone.id), 9)


def _makes_a_link(log: SqlLog, gone: Person, _: Person) -> None:
    SqlClub(log).add_link(f"link{next(_names)}", gone.id, NOW + 1, NOW)


def _has_the_page_open(log: SqlLog, gone: Person, _: Person) -> None:
    SqlFriends(log).be_here(gone.id, NOW)


def _prepares_deals(log: SqlLog, gone: Person, _: Person) -> None:
    SqlPrepared(SqlClub(log)).add(prepared_by(gone.id))


def _announces_an_evening(log: SqlLog, gone: Person, _: Person) -> None:
    SqlAnnouncements(log).add(announced_by(gone))


def _signs_up(log: SqlLog, gone: Person, other: Person) -> None:
    one = announced_by(other)
    SqlAnnouncements(log).add(one)
    SqlAnnouncements(log).change(after(one, PutDown(name=gone.name), gone.id))


def _opens_an_evening(log: SqlLog, gone: Person, _: Person) -> None:
    SqlEvenings(log).create(evening_of(gone).log[0])  # type: ignore[arg-type]


def _is_kept_in_a_list(log: SqlLog, gone: Person, other: Person) -> None:
    season = new_season("Winter", SeasonRules(), NOW)
    SqlSeasons(log).add(season, other.id)
    SqlSeasons(log).keep(season.code, [(MemberForm(name=gone.name), gone.id)])


def _begins_a_prepared_deal(log: SqlLog, gone: Person, other: Person) -> None:
    made, room = prepared_by(other.id), room_of(gone)
    SqlPrepared(SqlClub(log)).add(made)
    new = PreparedTry(prepared=made.id, deal=1, person=gone.id, room=room.id, begun_ms=NOW)
    SqlPrepared(SqlClub(log)).begin(new, room)


def _hides_a_rating(log: SqlLog, gone: Person, _: Person) -> None:
    SqlRatings(log).hide(gone.id, hidden=True)


def _begins_a_season(log: SqlLog, gone: Person, _: Person) -> None:
    SqlSeasons(log).add(new_season("Winter", SeasonRules(), NOW), gone.id)


ACTS: Final[Sequence[Act]] = (
    _opens_a_table,
    _sits_down,
    _comes_with_another_device,
    _adds_a_passkey,
    _makes_a_link,
    _has_the_page_open,
    _prepares_deals,
    _announces_an_evening,
    _signs_up,
    _opens_an_evening,
    _is_kept_in_a_list,
    _begins_a_prepared_deal,
    _hides_a_rating,
    _begins_a_season,
)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__.strip("_"))
@pytest.mark.parametrize("is_removed_first", [True, False])
def test_nothing_is_kept_of_somebody_who_does_something_at_the_moment_when_they_are_removed(
    crossing: Crossing, act: Act, *, is_removed_first: bool
) -> None:
    gone, other = somebody(crossing.one), somebody(crossing.one)
    removal, doing = partial(_removed, gone=gone), lambda log: act(log, gone, other)
    first, second = (removal, doing) if is_removed_first else (doing, removal)
    crossing.cross(partial(first, crossing.one), partial(second, crossing.two))
    kept = crossing.texts()
    assert [] == [word for word in (gone.id, gone.name) if word in kept]


def _removed(log: SqlLog, gone: Person) -> object:
    return SqlOwnGames(log).remove(gone, neutral_person(NOW))


@pytest.mark.parametrize("crossing", ["server"], indirect=True)
def test_nobody_is_at_an_evening_to_which_they_come_at_the_moment_when_they_are_removed(
    crossing: Crossing,
) -> None:
    gone, other = somebody(crossing.one), somebody(crossing.one)
    evening = evening_of(other)
    store = SqlEvenings(crossing.two)
    store.create(evening.log[0])  # type: ignore[arg-type]
    evening.do(Sender(gone.id, gone.name), Join, name=gone.name)

    def come() -> None:
        append(store, evening.state.evening, 1, evening.log[1:], evening.state)

    found = crossing.cross(partial(_removed, crossing.one, gone), come)
    assert Conflict is type(found[1])
    assert evening.log[:1] == store.read(evening.state.evening)
