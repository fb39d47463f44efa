"""The club's tables of a round on line: their names and their number of deals."""

import msgspec
import pytest

from tests.club.evenings import begun
from tests.web.test_evening_opening import at_once, member
from whistclub.club.evening.settings import EveningSettings
from whistclub.web.live.evenings.bounds import minutes_of
from whistclub.web.live.evenings.encoder import EveningEncoder
from whistclub.web.live.evenings.hosted_evening import think_of_seating
from whistclub.web.live.evenings.online_rooms import online_options


async def test_no_two_bots_of_a_round_share_a_name() -> None:
    evening = begun(5, place="online", tables=3)
    encoder = EveningEncoder(lambda: 1, at_once)
    await encoder.refresh(evening.state)
    told = msgspec.json.decode(b"{%b}" % encoder.body(evening.state, member("olga", "organiser")))
    seats = [seat for table in told["organiser"]["rounds"][-1]["tables"] for seat in table["seats"]]
    bots = [seat["name"] for seat in seats if seat.get("bot")]
    assert (7, 7) == (len(bots), len(set(bots)))


@pytest.mark.parametrize(("deals", "most"), [(1, "1"), (3, "3"), (4, "24")])
def test_only_a_round_that_may_be_level_has_more_deals_than_its_own(deals: int, most: str) -> None:
    settings = EveningSettings(name="-", format="progressive", place="online", deals=deals)
    assert most == online_options(settings)["max_deals"]


@pytest.mark.parametrize(
    ("deals", "minutes", "whole"), [(1, 7, 24 * 7), (1, 0, 24 * 7), (4, 20, 24 * 25), (4, 0, 24 * 25)]
)
def test_a_round_of_one_deal_has_the_move_to_the_next_table_in_its_minutes(
    deals: int, minutes: int, whole: int
) -> None:
    settings = EveningSettings(name="-", format="progressive", rounds=24, deals=deals, minutes=minutes)
    assert whole == minutes_of(settings)


def test_who_begins_a_round_that_another_organiser_has_just_begun_has_no_seats_to_wait_for() -> None:
    evening = begun(8, format="progressive")
    think_of_seating(evening.state)
