"""The commands about whist evenings: simulated, told again, exported."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Whist
from tests.club.evenings import acquaint, append
from whistclub.club.evening.entries import Opened, entry_from_text
from whistclub.club.evening.log import fold_all
from whistclub.club.store.logs.sql_evenings import SqlEvenings
from whistclub.club.store.logs.sql_log import open_file
from whistclub.evenings.formats.registry import FORMATS
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.evening.plan_document import LADIES_GENTS

QUICK = {"--people": "9", "--rounds": "3", "--deals": "2", "--bot": "lowest", "--seed": "7", "--jobs": "1"}


def words(**changed: str) -> list[str]:
    """The words of a quick evening, some of them changed."""
    options = QUICK | {f"--{name}": value for name, value in changed.items()}
    return [word for option in options.items() for word in option]


def simulated(whist: Whist, *more: str, **changed: str) -> doc.Evening:
    status, out, err = whist("evening", "simulate", *words(**changed), *more, "--json")
    assert (0, "") == (status, err)
    return msgspec.convert(json.loads(out), doc.Evening)


@pytest.fixture
def log(whist: Whist, tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    assert 0 == whist("evening", "simulate", *words(), "--log", str(path))[0]
    return path


def test_an_evening_of_bots_comes_to_its_standings(whist: Whist) -> None:
    evening = simulated(whist)
    assert [3, 3, 3] == [len(one.tables) for one in evening.rounds]
    assert 9 == len(evening.standings)
    assert 1 == evening.standings[0].rank
    assert all(len(table.deals) >= 2 and table.winner for one in evening.rounds for table in one.tables)
    assert all(
        13 == sum(deal.drive_tricks or ()) for one in evening.rounds for t in one.tables for deal in t.deals
    )


def test_the_same_seed_gives_the_same_evening(whist: Whist) -> None:
    assert simulated(whist) == simulated(whist)
    assert simulated(whist) != simulated(whist, seed="8")


def test_the_older_word_party_still_names_the_command(whist: Whist, log: Path) -> None:
    assert whist("evening", "replay", str(log)) == whist("party", "replay", str(log))


def test_the_number_of_processes_changes_nothing(whist: Whist) -> None:
    assert simulated(whist) == simulated(whist, jobs="2")


def test_a_ladder_is_the_sources_and_a_drive_is_plain_tricks(whist: Whist) -> None:
    status, out, _ = whist(
        "evening",
        "simulate",
        "--people",
        "8",
        "--rounds",
        "1",
        "--seed",
        "3",
        "--jobs",
        "1",
        "--bot",
        "lowest",
        "--json",
    )
    ladder = msgspec.convert(json.loads(out), doc.Evening)
    assert (0, "minnesota") == (status, ladder.preset)
    for table in ladder.rounds[0].tables:
        sums = [sum(deal.points[side] for deal in table.deals if not deal.decides) for side in (0, 1)]
        assert max(sums) >= 13 or len(table.deals) >= 24
    assert ("whist", 4) == (
        (drive := simulated(whist, format="progressive", preset="whist", deals="4")).preset,
        sum(not deal.decides for deal in drive.rounds[0].tables[0].deals),
    )


@pytest.mark.parametrize("preset", ["minnesota_double", "norwegian", "askov", "south_dakota"])
def test_a_hall_enters_what_was_played_and_comes_to_the_games_own_points(whist: Whist, preset: str) -> None:
    hall, online = (simulated(whist, *more, preset=preset) for more in (("--hall",), ()))
    for found in (hall, online):
        assert all(len(deal.points) == 2 for one in found.rounds for t in one.tables for deal in t.deals)
    assert hall.rounds[0].tables[0].deals


@pytest.mark.parametrize("more", [(), ("--hall",)])
def test_every_format_that_is_planned_is_simulated(whist: Whist, more: tuple[str, ...]) -> None:
    for key in (*FORMATS, LADIES_GENTS):
        evening = simulated(whist, *more, format=key, rounds="1", people="8")
        assert 1 == len(evening.rounds), key


def test_each_line_of_a_compass_has_its_own_list(whist: Whist) -> None:
    evening = simulated(whist, format="compass")
    assert ["NS", "EW"] == list(dict.fromkeys(row.direction for row in evening.standings))
    assert [1, 1] == [
        next(row.rank for row in evening.standings if row.direction == side) for side in ("NS", "EW")
    ]
    status, out, _ = whist("evening", "simulate", *words(format="compass"))
    assert 0 == status
    assert out.index("North and South:") < out.index("East and West:")


def test_in_a_hall_somebody_sits_out_and_nobody_is_a_bot(whist: Whist) -> None:
    evening = simulated(whist, "--hall")
    assert all(1 == len(one.out) for one in evening.rounds)
    assert not [
        name for one in evening.rounds for table in one.tables for name in table.seats.values() if not name
    ]


def test_in_a_duplicate_evening_all_tables_play_the_same_deals_with_one_dealer(whist: Whist) -> None:
    evening = simulated(whist, format="compass")
    for one in evening.rounds:
        assert 1 == len({(table.dealer, table.deals) for table in one.tables})
    assert 1 < len({one.tables[0].deals for one in evening.rounds})


def test_the_log_is_one_entry_a_line_and_makes_the_evening(whist: Whist, log: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    state = fold_all(entry_from_text(line) for line in lines)
    assert ("over", len(lines)) == (state.phase, state.seq)
    status, out, _ = whist("evening", "replay", str(log), "--json")
    assert 0 == status
    assert simulated(whist) == msgspec.convert(json.loads(out), doc.Evening)


@pytest.mark.parametrize(("language", "word"), [("en", "Round"), ("de", "Runde")])
def test_an_evening_is_told_round_by_round(whist: Whist, log: Path, language: str, word: str) -> None:
    status, out, _ = whist("evening", "replay", str(log), "--language", language)
    assert 0 == status
    assert [f"{word} {number}" for number in (1, 2, 3)] == [
        line for line in out.splitlines() if line.startswith(word)
    ]


def test_an_export_has_every_deal_the_standings_and_the_prizes(whist: Whist, log: Path) -> None:
    evening = simulated(whist)
    status, out, _ = whist("evening", "export", str(log))
    assert 0 == status
    blocks = [list(csv.DictReader(block.splitlines())) for block in out.split("\n\n")]
    assert ["rank", "name", *evening.keys, "sat_out", "list"] == list(blocks[1][0])
    deals = [deal for one in evening.rounds for table in one.tables for deal in table.deals]
    assert len(deals) == len(blocks[0])
    assert [13] * len(deals) == [int(row["tricks_ns"]) + int(row["tricks_ew"]) for row in blocks[0]]
    assert [row.name for row in evening.standings] == [row["name"] for row in blocks[1]]
    assert [one.kind for one in evening.prizes] == [row["prize"] for row in blocks[2]]


def test_an_export_is_a_document_or_values_and_not_both(whist: Whist, log: Path) -> None:
    assert simulated(whist) == msgspec.convert(
        json.loads(whist("evening", "export", str(log), "--json")[1]), doc.Evening
    )
    assert whist("evening", "export", str(log), "--csv") == whist("evening", "export", str(log))
    assert 2 == whist("evening", "export", str(log), "--csv", "--json")[0]


def test_an_evening_of_the_data_file_is_found_by_its_code(whist: Whist, log: Path, data_folder: Path) -> None:
    entries = [entry_from_text(line) for line in log.read_text(encoding="utf-8").splitlines()]
    opened = entries[0]
    assert isinstance(opened, Opened)
    assert 1 == whist("evening", "replay", opened.code)[0]
    data_folder.mkdir(parents=True, exist_ok=True)
    store = open_file(data_folder / "whistclub.sqlite")
    acquaint(store, opened.by, *(getattr(entry, "person", "") for entry in entries))
    SqlEvenings(store).create(opened)
    append(SqlEvenings(store), opened.evening, 1, entries[1:], fold_all(entries))
    store.close()
    assert whist("evening", "replay", str(log)) == whist("evening", "replay", opened.code.lower())


@pytest.mark.parametrize(
    "arguments",
    [("--people", "0"), ("--people", "1001"), ("--rounds", "25"), ("--deals", "0"), ("--format", "waltz"), ("--preset", "waltz")],
)  # fmt: skip
def test_wrong_words_are_refused(whist: Whist, arguments: tuple[str, ...]) -> None:
    status, out, err = whist("evening", "simulate", *arguments)
    assert (2, "") == (status, out)
    assert err


def test_files_that_are_no_log_are_refused(whist: Whist, tmp_path: Path) -> None:
    for text in ("", "{}\n", "hands of cards\n", '{"kind":"finished","at_ms":0}\n'):
        path = tmp_path / "other.jsonl"
        path.write_text(text, encoding="utf-8")
        status, out, err = whist("evening", "replay", str(path))
        assert (1, "") == (status, out)
        assert "Traceback" not in err
    assert 1 == whist("evening", "replay", str(tmp_path / "missing.jsonl"))[0]


def test_a_file_that_is_there_is_never_replaced_by_a_log(whist: Whist, tmp_path: Path, log: Path) -> None:
    before = log.read_bytes()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    for path in (log, Path("/dev/null"), tmp_path, link):
        status, out, err = whist("evening", "simulate", *words(), "--log", str(path))
        assert (2, "") == (status, out)
        assert str(path) in err
    assert before == log.read_bytes()
    assert Path("/dev/null").is_char_device()


def changed(log: Path, change: Callable[[list[dict[str, Any]]], None]) -> Path:
    """The log with its entries changed, in a file beside it."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    change(lines)
    path = log.with_suffix(".changed")
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return path


def of_kind(lines: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(line for line in lines if line["kind"] == kind)


WRONG: dict[str, Callable[[list[dict[str, Any]]], None]] = {
    "a seed of letters": lambda lines: lines[0].update(seed="zz"),
    "a short seed": lambda lines: lines[0].update(seed="00"),
    "a solitaire": lambda lines: lines[0]["settings"].update(preset="gongor"),
    "a game nobody knows": lambda lines: lines[0]["settings"].update(preset="pinochle"),
    "a dealer too many": lambda lines: of_kind(lines, "round_began")["dealers"].append(0),
    "a dealer who is no seat": lambda lines: of_kind(lines, "round_began")["dealers"].__setitem__(0, 7),
    "a guest who is none": lambda lines: of_kind(lines, "round_began")["holders"].__setitem__(0, 999),
    "the log twice over": lambda lines: lines.extend(list(lines)),
    "an entry twice": lambda lines: lines.insert(3, lines[2]),
    "an entry left out": lambda lines: lines.__delitem__(1),
    "a table that is none": lambda lines: of_kind(lines, "table_played").update(table=99),
    "no opening": lambda lines: lines.__delitem__(0),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_log_that_cannot_be_is_refused_with_its_line(whist: Whist, log: Path, case: str) -> None:
    path = changed(log, WRONG[case])
    for command in ("replay", "export"):
        status, out, err = whist("evening", command, str(path))
        assert (1, "") == (status, out), err
        assert str(path) in err
        assert "ine " in err


@pytest.mark.parametrize(
    "format_", ["ladder", "progressive", "semi_partner", "partner", "individual", "compass"]
)
@pytest.mark.parametrize("place", [(), ("--hall",)])
def test_the_log_of_every_format_is_read_again(
    whist: Whist, tmp_path: Path, format_: str, place: tuple[str, ...]
) -> None:
    path = tmp_path / "evening.jsonl"
    chosen = words(format=format_, people="12")
    assert 0 == whist("evening", "simulate", *chosen, *place, "--log", str(path))[0]
    status, _, err = whist("evening", "replay", str(path))
    assert (0, "") == (status, err)
