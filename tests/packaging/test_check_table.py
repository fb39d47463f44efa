"""`./check`: how its tasks follow one another, how files of tests are dealt, which are near, and what is told."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Barrier

import pytest

from tools.check import commands, lots
from tools.check.__main__ import _told
from tools.check.lots import dealt, expected_s, record, recorded
from tools.check.near import steps_to
from tools.check.report import MISSING, Found, Row, kernel_line, left_out, read_report, slowest, table
from tools.check.tasks import Task, run_tasks

CASE = '<testcase classname="tests.{suite}.test_some" name="test_one" time="{seconds}">{inner}</testcase>'


def report(folder: Path, *cases: str) -> Found:
    path = folder / "report.xml"
    path.write_text(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>", encoding="utf-8")
    return read_report(path)


def test_each_folder_of_tests_is_a_row_and_each_file_has_its_seconds(tmp_path: Path) -> None:
    found = report(
        tmp_path,
        CASE.format(suite="rules", seconds="1.5", inner=""),
        CASE.format(suite="cards", seconds="0.25", inner=""),
        CASE.format(suite="rules", seconds="0.5", inner=""),
    )
    expected = [Row(name="cards", tests=1, seconds_s=0.25), Row(name="rules", tests=2, seconds_s=2.0)]
    assert expected == [found.rows[name] for name in sorted(found.rows)]
    assert {"rules/test_some": 2.0, "cards/test_some": 0.25} == found.files_s


@pytest.mark.parametrize(("outcome", "skips"), [("skipped", 1), ("failure", 0), ("error", 0)])
def test_a_skipped_or_failed_test_makes_its_suite_bad(tmp_path: Path, outcome: str, skips: int) -> None:
    found = report(
        tmp_path,
        CASE.format(suite="rules", seconds="0", inner=f"<{outcome}/>"),
        CASE.format(suite="rules", seconds="0", inner=""),
    )
    assert {"rules": Row(name="rules", tests=2, skips=skips, good=False)} == found.rows
    assert (() if skips else ("rules/test_some.py::test_one",)) == found.failed


def test_a_test_whose_program_is_missing_is_counted_apart_with_the_line_that_installs_it(
    tmp_path: Path,
) -> None:
    line = "PostgreSQL; apt-get install postgresql"
    skipped = CASE.format(suite="web", seconds="0", inner=f'<skipped message="{MISSING}{line}"/>')
    found = report(tmp_path, skipped, skipped, CASE.format(suite="web", seconds="0", inner=""))
    assert {"web": Row(name="web", tests=1, missing=(line, line))} == found.rows
    assert [f"NOT RUN: 2 tests; {line}"] == left_out(found.rows.values())


@pytest.mark.parametrize(("must_have_all", "status"), [(False, 0), (True, 1)])
def test_what_could_not_run_fails_only_a_check_that_proves(
    capsys: pytest.CaptureFixture[str], must_have_all: bool, status: int
) -> None:
    found = Found(rows={"web": Row(name="web", tests=1, missing=("PostgreSQL",))})
    assert status == _told([], found, 1.0, 0, must_have_all=must_have_all)
    assert "NOT RUN: 1 tests; PostgreSQL" in capsys.readouterr().out


def test_the_table_marks_what_failed() -> None:
    text = table([Row(name="cards", tests=3), Row(name="rules", tests=2, skips=1, good=False)])
    assert ["suite", "cards", "rules"] == [line.split()[0] for line in text.splitlines()]
    assert [False, False, True] == ["FAILED" in line for line in text.splitlines()]


def test_the_line_below_the_table_says_whether_the_kernel_was_in_use() -> None:
    assert kernel_line(in_use=True) == "compiled kernel: in use"
    assert "FAILED" in kernel_line(in_use=False)


def test_the_ten_slowest_files_are_named_the_slowest_first() -> None:
    told = slowest({f"rules/test_{number}": float(number) for number in range(12)}).splitlines()
    assert [f"rules/test_{number}" for number in range(11, 1, -1)] == [line.split()[-1] for line in told[1:]]


def test_the_end_tells_how_many_tests_how_long_and_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [Row(name="types"), Row(name="pages: tests", tests=2)]
    assert 0 == _told(rows, Found(rows={"rules": Row(name="rules", tests=3)}), 61.2, 7, must_have_all=True)
    last = capsys.readouterr().out.splitlines()[-1]
    assert "5 tests, 0 skipped, 61 s, seed 7: all checks passed" == last


def test_tasks_run_side_by_side_and_each_after_those_it_needs() -> None:
    both_run, ended = Barrier(2, timeout=60), list[str]()

    def task(name: str, *after: str) -> Task:
        def run() -> list[Row]:
            if name in {"lint", "types"}:
                both_run.wait()
            ended.append(name)
            return [Row(name=name)]

        return Task(name=name, run=run, after=frozenset(after))

    tasks = [
        task("tests", "build"),
        task("lint"),
        task("types"),
        task("build", "lint", "types", "not asked for"),
    ]
    assert ["tests", "lint", "types", "build"] == [row.name for row in run_tasks(tasks, 2)]
    assert ["build", "tests"] == ended[-2:]


def test_tasks_that_wait_for_each_other_are_named() -> None:
    one = Task(name="one", run=list, after=frozenset({"other"}))
    other = Task(name="other", run=list, after=frozenset({"one"}))
    with pytest.raises(RuntimeError, match=r"one.*other"):
        run_tasks([one, other])


def test_a_browser_and_the_web_share_a_process_with_no_other_suite() -> None:
    made = dealt({"browser/test_a": 1.0, "web/test_a": 1.0, "rules/test_a": 1.0, "cards/test_a": 1.0})
    assert [("browser/test_a",), ("cards/test_a", "rules/test_a"), ("web/test_a",)] == [
        lot.files for lot in made
    ]


def test_lots_take_about_as_long_as_each_other_and_have_every_file_once() -> None:
    seconds_s = {f"rules/test_{number}": float(number % 7) for number in range(70)}
    made = dealt(seconds_s, 30.0)
    assert 7 == len(made)
    assert sorted(seconds_s) == sorted(file for lot in made for file in lot.files)
    assert max(lot.seconds_s for lot in made) - min(lot.seconds_s for lot in made) <= 6


def test_every_file_of_tests_is_dealt() -> None:
    files = {path.name for path in (commands.ROOT / "tests").glob("*/test_*.py")}
    assert files == {lots.path_of(file).name for file in lots.test_files()}


def test_a_file_is_expected_to_take_what_it_took_before_and_a_new_one_by_its_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lots, "RECORD", tmp_path / "seconds.json")
    record("check", {"packaging/test_check_table": 3.0})
    record("check", {"packaging/test_sizes": 1.25})
    record("all", {"packaging/test_sizes": 9.0})
    known = recorded("check")
    assert (3.0, 1.25) == tuple(
        expected_s(f"packaging/{one}", known) for one in ("test_check_table", "test_sizes")
    )
    assert expected_s("packaging/test_rooms", known) > 0


def tree(folder: Path, **files: str) -> Path:
    """A tree of these files, their paths with `__` for slashes and without `.py`."""
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_the_tests_near_a_change_are_those_that_import_it_by_however_many_steps(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        src__whistclub__rules__tricks="",
        src__whistclub__games__solo="from whistclub.rules.tricks import winner",
        src__whistclub__cards__pack="",
        tests__rules__test_tricks="from whistclub.rules import (\n    tricks,\n)",
        tests__games__helping="import whistclub.games.solo",
        tests__games__test_solo="from tests.games.helping import solo",
        tests__cards__test_pack="from whistclub.cards.pack import Pack",
    )
    assert {"rules/test_tricks": 1, "games/test_solo": 3} == steps_to(["src/whistclub/rules/tricks.py"], root)


def test_a_changed_test_is_nearest_and_what_a_folder_s_conftest_gives_reaches_its_tests(
    tmp_path: Path,
) -> None:
    root = tree(tmp_path, tests__web__conftest="", tests__web__test_a="", tests__rules__test_b="")
    assert {"web/test_a": 0} == steps_to(["tests/web/test_a.py"], root)
    assert {"web/test_a": 1} == steps_to(["tests/web/conftest.py"], root)


def test_what_is_found_by_its_folder_or_named_in_a_string_reaches_tests_those_of_its_name_first(
    tmp_path: Path,
) -> None:
    root = tree(
        tmp_path,
        src__whistclub__games__found="from pkgutil import iter_modules\nALL = iter_modules(games.__path__)",
        src__whistclub__games__solo__profile='DRILLS = "whistclub.players.drills:DRILLS"',
        src__whistclub__players__drills="",
        tests__rules__test_solo="",
        tests__rules__test_all="import whistclub.games.found",
    )
    (root / "src/whistclub/games/solo/__init__.py").touch()
    assert {"rules/test_solo": 1, "rules/test_all": 2} == steps_to(
        ["src/whistclub/games/solo/__init__.py"], root
    )
    assert {"rules/test_solo": 2, "rules/test_all": 3} == steps_to(
        ["src/whistclub/games/solo/profile.py"], root
    )
    assert {"rules/test_solo": 3, "rules/test_all": 4} == steps_to(["src/whistclub/players/drills.py"], root)


def test_a_page_of_prose_reaches_the_tests_that_name_it(tmp_path: Path) -> None:
    root = tree(
        tmp_path, tests__packaging__test_docs='PAGE = ROOT / "docs" / "evening.md"', tests__rules__test_b=""
    )
    assert {"packaging/test_docs": 0} == steps_to(["docs/evening.md"], root)


def test_a_catalogue_reaches_what_its_room_s_modules_reach(tmp_path: Path) -> None:
    root = tree(
        tmp_path, src__whistclub__messages__wording="", tests__a__test_b="import whistclub.messages.wording"
    )
    assert {"a/test_b": 1} == steps_to(["src/whistclub/messages/locales/en/why.ftl"], root)


def test_the_pages_are_built_again_after_a_change_of_their_sources_and_not_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, messages, built = tmp_path / "client", tmp_path / "messages", list[str]()
    for folder in (client / "node_modules", client / "dist", client / "src", messages):
        folder.mkdir(parents=True)
    (client / "src" / "main.ts").write_text("1", encoding="utf-8")

    def build(name: str, *_: object) -> Row:
        built.append(name)
        (client / "dist" / "index.html").write_text("page", encoding="utf-8")
        return Row(name=name)

    monkeypatch.setattr(commands, "ROOT", tmp_path)
    monkeypatch.setattr(commands, "CLIENT", client)
    monkeypatch.setattr(commands, "MESSAGES", messages)
    monkeypatch.setattr(commands, "run_command", build)
    assert [1, 0] == [len(commands.build_client()) for _ in range(2)]
    (messages / "a.ftl").write_text("a = b", encoding="utf-8")
    assert [1, 0] == [len(commands.build_client()) for _ in range(2)]
    os.utime(client / "dist" / "index.html", ns=(1, 1))
    assert [1, 0] == [len(commands.build_client()) for _ in range(2)]
    assert ["pages: build"] * 3 == built
