"""Figures that others see compared are of what the club itself saw: the provenance of each result, and what it counts
in.
"""

import msgspec
import pytest

from tests.club.evenings import OLGA, begun
from tests.club.tables import sent, table_of
from whistclub.club import provenance
from whistclub.club.daily_results import result_of
from whistclub.club.evening import commands as ask
from whistclub.club.evening.outcome import outcome_of
from whistclub.club.prepared_deals import prepared_result
from whistclub.club.seasons import table_of as season_of
from whistclub.club.table.commands import Stop
from whistclub.club.table.entries import AnyEntry
from whistclub.evenings.season import SeasonRules
from whistclub.rules.seats import Seat

SOUTH = Seat(2)


def stopped(*, on_device: bool) -> list[AnyEntry]:
    """A match of South's that was stopped, brought along from a device or played here."""
    table = table_of("whist", [SOUTH], "1")
    sent(table, Stop, SOUTH)
    first, *rest = table.log.read(table.id)
    return [msgspec.structs.replace(first, on_device=on_device), *rest]


def test_what_others_see_compared_by_the_same_cards_is_what_the_club_dealt_and_saw_played() -> None:
    assert {frozenset({"played"})} == {provenance.COUNTS[figure] for figure in ("rating", "daily")}
    assert frozenset({"played", "helped"}) == provenance.COUNTS["prepared"]


def test_what_was_brought_along_counts_for_nobody_else() -> None:
    others = [figure for figure in provenance.COUNTS if figure != "statistics"]
    assert not any(provenance.counts("brought", figure) for figure in others)


def test_a_game_of_a_device_takes_no_place_at_a_deal_of_the_day_and_is_no_result_of_a_prepared_deal() -> None:
    here, brought = (result_of(stopped(on_device=on_device)) for on_device in (False, True))
    assert here is not None
    assert brought is not None
    assert ("daily-stopped", "daily-brought") == (here.why, brought.why)
    assert prepared_result(stopped(on_device=False)) is not None
    assert prepared_result(stopped(on_device=True)) is None


@pytest.mark.parametrize(("place", "typed"), [("cards", "typed"), ("online", "played")])
def test_a_season_counts_what_was_typed_and_knows_it(place: str, typed: str) -> None:
    evening = begun(8, place=place)
    if place == "cards":
        evening.played(9, 7)
    else:
        evening.do(OLGA, ask.EndRound, round=1)
    evening.do(OLGA, ask.Finish)
    (held,) = season_of(SeasonRules(), [outcome_of(evening.log)]).evenings
    assert (True, typed) == (held.counts, held.outcome.provenance)
