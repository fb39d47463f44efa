"""A table is opened with a convention card, which everybody there is told and the bots keep."""

from pathlib import Path

from tests.web.clubs import Club, Person
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.entries import Opened

CARD = {"sluff": "from_best"}


async def test_a_table_tells_its_convention_card_to_all_and_keeps_it_in_its_log(tmp_path: Path) -> None:
    async with Club(tmp_path) as club:
        ada, bo = Person(club).named("Ada"), Person(club).named("Bo")
        table = ada.open(
            "minnesota", with_bots=True, settings={"conventions": {**CARD, "response": "highest"}}
        )
        matches: set[str] = set()
        for one in (ada, bo):
            visit = await one.visit(table)
            assert CARD == visit.table["settings"]["conventions"]
            matches.add(visit.table["match"])
    (match,) = matches
    opening = open_file(club.file).read(match)[0]
    assert isinstance(opening, Opened)
    assert CARD == opening.conventions


def test_a_convention_that_is_not_on_the_card_is_refused_by_name(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        ada = Person(club).named("Ada")
        for preset, conventions, key in (
            ("minnesota", {"sluff": "loud"}, "convention-value"),
            ("minnesota", {"signal": "high"}, "convention-unknown"),
            ("whist", CARD, "convention-unknown"),
        ):
            body = {"settings": {"preset": preset, "conventions": conventions}, "with_bots": True}
            refused = ada.call("POST", "/api/tables", body, 400)
            assert key == refused["why"]["key"]
