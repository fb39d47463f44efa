"""`whist analyse`: tables and a report of many records, bad files named, nothing done twice."""

from pathlib import Path

import msgspec
import polars as pl
import pytest

from tests.cli.conftest import Whist
from tests.cli.short_deals import short_deals
from whistclub.study import extras
from whistclub.terminal.commands.analyse.document import Analysis

DEALS = 3


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Two records, one of them twice, and a file that is none."""
    folder = tmp_path / "records"
    (folder / "later").mkdir(parents=True)
    short_deals(folder / "one.json", 1, 3)
    short_deals(folder / "later" / "two.json", DEALS - 1, 3, seed=8)
    (folder / "later" / "same.json").write_bytes((folder / "one.json").read_bytes())
    (folder / "notes.txt").write_text("no record", encoding="utf-8")
    return folder


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def analysed(whist: Whist, records: Path, out: Path, *words: str) -> Analysis:
    status, said, err = whist(
        "analyse", str(records), "--out", str(out), "--jobs", "1", "--quick", "--json", *words
    )
    assert (0, "") == (status, err.partition("Left out")[1])
    return msgspec.json.decode(said, type=Analysis)


def test_every_deal_is_in_the_tables_and_each_file_left_out_is_named(
    whist: Whist, records: Path, out: Path
) -> None:
    found = analysed(whist, records, out)
    assert (2, DEALS, DEALS) == (found.records, found.deals, found.new_deals)
    same, other = sorted(found.left_out, key=lambda text: "notes.txt" in text)
    assert "same.json holds the same record as" in same
    assert "notes.txt" in other
    tables = {name: pl.read_parquet(out / f"{name}.parquet") for name in ("deals", "decisions", "ledgers")}
    assert (DEALS, 4 * DEALS) == (tables["deals"].height, tables["ledgers"].height)
    of_deals = set(tables["deals"].select("record", "deal").iter_rows())
    assert of_deals == set(tables["ledgers"].select("record", "deal").iter_rows())
    assert of_deals >= set(tables["decisions"].select("record", "deal").iter_rows())


def test_what_is_reviewed_already_is_not_done_again_and_a_line_that_broke_off_is(
    whist: Whist, records: Path, out: Path
) -> None:
    first = analysed(whist, records, out)
    again = analysed(whist, records, out)
    assert (DEALS, 0) == (first.new_deals, again.new_deals)
    kept = min((out / "kept").iterdir())
    kept.write_bytes(kept.read_bytes()[:-9])
    assert (1, DEALS) == ((third := analysed(whist, records, out)).new_deals, third.deals)
    assert first.games == third.games


@pytest.mark.parametrize(
    ("language", "title"), [("en", "What the deals were worth"), ("de", "Was die Spiele wert waren")]
)
def test_the_report_is_one_page_that_asks_nothing_of_a_network(
    whist: Whist, records: Path, out: Path, language: str, title: str
) -> None:
    players = records.parent / "players.csv"
    players.write_text("file,seat,player\none.json,N,Anna & Ben\n", encoding="utf-8")
    analysed(whist, records, out, "--players", str(players), "--language", language)
    page = (out / "report.html").read_text(encoding="utf-8")
    assert f"<h1>{title}</h1>" in page
    assert "<b>Anna &amp; Ben</b><svg" in page
    assert [] == [word for word in ("http", "src=", "@import", "url(", "<script") if word in page]


def test_without_the_library_one_sentence_says_what_to_install(
    whist: Whist, records: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    status, said, err = whist("analyse", str(records), "--out", str(out))
    assert (2, "", False) == (status, said, out.exists())
    line = 'pip install "whistclub[analysis]"'
    assert err == f"whist analyse needs the library polars. Install it with: {line}\n"


@pytest.mark.parametrize("words", [(), ("--jobs", "0"), ("--players", "{}/notes.txt"), ("{}/later/none",)])
def test_a_wrong_command_line_is_refused(
    whist: Whist, records: Path, out: Path, words: tuple[str, ...]
) -> None:
    folder = [str(records)] if words and words[0].startswith("--") else []
    status, said, err = whist(
        "analyse", *folder, "--out", str(out), *(each.format(records) for each in words)
    )
    assert status in {1, 2}
    assert (said, bool(err)) == ("", True)


def test_a_folder_without_a_deal_that_is_over_is_refused(whist: Whist, tmp_path: Path, out: Path) -> None:
    (tmp_path / "empty").mkdir()
    status, _, err = whist("analyse", str(tmp_path / "empty"), "--out", str(out))
    assert (1, "There is no record with a deal that is over.\n") == (status, err)
