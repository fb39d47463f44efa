"""The export of an evening: what a spreadsheet reads of decisions, corrections, people who sat out, empty tables and
prizes.
"""

import csv
import io
import zipfile
from collections import Counter
from xml.etree import ElementTree as ET

from tests.web.clubs import Club, Person
from tests.web.evenings import opened, organised, phone

EIGHT, FIVE = {"tricks": [8, 5]}, {"tricks": [5, 8]}
NAMES = ("Ädä", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "=Hal", "Ida")


def sheets_of(packed: bytes) -> dict[str, list[list[object]]]:
    """The sheets of a workbook by name, numbers as numbers; the kind of the file stands first, as it is."""
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        first = archive.infolist()[0]
        assert ("mimetype", zipfile.ZIP_STORED) == (first.filename, first.compress_type)
        root = ET.fromstring(archive.read("content.xml"))
    office, table = (f"{{urn:oasis:names:tc:opendocument:xmlns:{one}:1.0}}" for one in ("office", "table"))

    def value(cell: ET.Element) -> object:
        number = cell.get(f"{office}value")
        return "".join(cell.itertext()) if number is None else float(number)

    return {
        str(sheet.get(f"{table}name")): [
            [value(cell) for cell in row] for row in sheet.iter(f"{table}table-row")
        ]
        for sheet in root.iter(f"{table}table")
    }


async def test_the_spreadsheet_says_who_won_decided_tables_corrections_prizes_and_who_sat_out(
    club: Club,
) -> None:
    clara, code, run = await organised(club, first="entered", deals=1, rounds=2)
    for name in NAMES:
        await run.does("add_guest", name=name)
    await run.does("begin_round", round=1)
    await run.does("enter_deal", round=1, table=1, deal=1, figures=EIGHT)
    await run.does("correct_deal", round=1, table=1, deal=1, figures=FIVE)
    await run.does("end_round", round=1)
    await run.does("decide_table", round=1, table=2, side=1)
    answer = clara.http.get(f"/api/evenings/{code}/export.csv")
    assert "text/csv; charset=utf-8" == answer.headers["content-type"]
    assert b"\xef\xbb\xbfround" == answer.content[:8]
    deals, out, standings, prizes = parts(answer.content.decode("utf-8-sig"))
    corrected, empty = deals
    assert ("5", "8") == (corrected["drive_tricks_NS"], corrected["drive_tricks_EW"])
    assert ("EW", "", "yes") == tuple(corrected[key] for key in ("winner", "decided", "ended_by_hand"))
    assert ("8:5", True) == (corrected["before"], bool(corrected["corrected_by"]))
    assert ("0", "2") == (corrected["points_NS"], corrected["points_EW"])
    assert ("2", "", "", "EW", "yes") == tuple(
        empty[key] for key in ("table", "deal", "points_NS", "winner", "decided")
    )
    assert [{"round": "1", "sits_out": out[0]["sits_out"]}] == out
    assert {name.lstrip("=") for name in NAMES} == {row["name"].lstrip("'=") for row in standings}
    assert all(row["name"] and row["value"] and row["unit"] for row in prizes)
    assert prizes
    book = clara.http.get(f"/api/evenings/{code}/export.ods")
    assert "application/vnd.oasis.opendocument.spreadsheet" == book.headers["content-type"]
    sheets = sheets_of(book.content)
    assert ["deals", "sits_out", "standings", "prizes"] == list(sheets)
    assert [5.0, 8.0] == [
        dict(zip(*sheets["deals"][:2], strict=True))[f"drive_tricks_{side}"] for side in ("NS", "EW")
    ]
    assert [row["name"] for row in standings] == [row[1] for row in sheets["standings"][1:]]
    assert book.content == clara.http.get(f"/api/evenings/{code}/export.ods").content
    assert 409 == Person(club).http.get(f"/api/evenings/{code}/export.ods").status_code


async def test_the_spreadsheet_of_a_compass_evening_says_of_which_side_each_list_is(club: Club) -> None:
    clara, code, run = await organised(club, format="compass", first="entered", deals=1, tables=2, rounds=2)
    for name in NAMES[:8]:
        await run.does("add_guest", name=name)
    await run.does("begin_round", round=1)
    for table in (1, 2):
        await run.does("enter_deal", round=1, table=table, deal=1, figures=EIGHT)
    await run.does("end_round", round=1)
    text = clara.http.get(f"/api/evenings/{code}/export.csv").content.decode("utf-8-sig")
    standings = next(part for part in parts(text) if part and "rank" in part[0])
    assert {"NS": 4, "EW": 4} == Counter(row["side"] for row in standings)
    assert {("NS", "1"), ("EW", "1")} <= {(row["side"], row["rank"]) for row in standings}


async def test_adjustments_stand_in_the_spreadsheet_the_standings_and_the_results_that_everybody_may_read(
    club: Club,
) -> None:
    clara, stranger = Person(club), Person(club)
    code = opened(clara, first="entered", deals=1, rounds=1, format="progressive")
    run = await phone(clara, code, "organiser")
    for name in NAMES[:8]:
        await run.does("add_guest", name=name)
    await run.does("begin_round", round=1)
    for table in (1, 2):
        await run.does("enter_deal", round=1, table=table, deal=1, figures=EIGHT)
    said = {"round": 1, "guest": 8, "cause": "other", "words": "=late+1"}
    await run.does("adjust", points=-0.5, **said)
    await run.does("adjust", points=-3, number=1, **said)
    assert "evening-adjustment-nothing" == await run.refused("adjust", points=0, **said)
    assert 409 == stranger.http.get(f"/api/evenings/{code}/results").status_code
    await run.does("finish")
    text = clara.http.get(f"/api/evenings/{code}/export.csv").content.decode("utf-8-sig")
    [adjusted] = next(part for part in parts(text) if part and "points_adjusted" in part[0])
    assert ("'=Hal", "-3.0", "other", "'=late+1", "'-0.5") == tuple(
        adjusted[key] for key in ("name", "points_adjusted", "reason", "words", "before")
    )
    results = stranger.http.get(f"/api/evenings/{code}/results").json()
    assert (0, False, 8) == (results["guest"], results["may_export"], len(results["cards"]))
    assert [-3] == [row["adjusted"] for row in results["standings"] if row["guest"] == 8]
    assert [[-0.5]] == [one["was"] for one in results["adjustments"]]


def parts(text: str) -> list[list[dict[str, str]]]:
    """The lists that stand below each other, each under the names of its columns."""
    found = [part for part in text.replace("\r\n", "\n").split("\n\n") if part.strip()]
    return [list(csv.DictReader(io.StringIO(part))) for part in found]
