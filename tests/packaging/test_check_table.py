"""The closing table of ./check: what it counts, and what makes it fail."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Barrier

import pytest

from tools import check
from tools.check import (
    QUICK_FILE_S,
    ROOT,
    SLOW,
    SMOKE,
    Row,
    kernel_line,
    quick_arguments,
    slow_files,
    suite_rows,
    table,
)

CASE = '<testcase classname="tests.{suite}.test_some" name="test_one" time="{seconds}">{inner}</testcase>'


def report(folder: Path, *cases: str) -> Path:
    path = folder / "report.xml"
    path.write_text(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>", encoding="utf-8")
    return path


def test_each_folder_of_tests_is_a_row_with_its_seconds_added_up(tmp_path: Path) -> None:
    path = report(
        tmp_path,
        CASE.format(suite="rules", seconds="1.5", inner=""),
        CASE.format(suite="cards", seconds="0.25", inner=""),
        CASE.format(suite="rules", seconds="0.5", inner=""),
    )
    expected = [Row(name="cards", tests=1, seconds_s=0.25), Row(name="rules", tests=2, seconds_s=2.0)]
    assert expected == suite_rows(path)


@pytest.mark.parametrize(("outcome", "skips"), [("skipped", 1), ("failure", 0), ("error", 0)])
def test_a_skipped_or_failed_test_makes_its_suite_bad(tmp_path: Path, outcome: str, skips: int) -> None:
    path = report(
        tmp_path,
        CASE.format(suite="rules", seconds="0", inner=f"<{outcome}/>"),
        CASE.format(suite="rules", seconds="0", inner=""),
    )
    assert [Row(name="rules", tests=2, skips=skips, good=False)] == suite_rows(path)


def test_the_table_marks_what_failed() -> None:
    text = table([Row(name="cards", tests=3), Row(name="rules", tests=2, skips=1, good=False)])
    assert ["suite", "cards", "rules"] == [line.split()[0] for line in text.splitlines()]
    assert [False, False, True] == ["FAILED" in line for line in text.splitlines()]


def test_the_line_below_the_table_says_whether_the_kernel_was_in_use() -> None:
    assert kernel_line(in_use=True) == "compiled kernel: in use"
    assert "FAILED" in kernel_line(in_use=False)


def test_the_quick_check_runs_every_suite_and_of_those_that_start_servers_a_smoke_test() -> None:
    suites = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    asked = {word.split("/")[1] for word in quick_arguments() if word.startswith("tests/")}
    assert suites == asked
    assert {"browser", "cli", "terminal", "web"} == set(SMOKE)


def test_what_the_quick_check_names_is_there() -> None:
    assert [] == [file for file in SLOW if not (ROOT / f"tests/{file}.py").is_file()]
    for suite, tests in SMOKE.items():
        for file, _, name in (test.partition("::") for test in tests):
            assert f"def {name}" in (ROOT / "tests" / suite / file).read_text(encoding="utf-8")


def test_files_that_are_slow_are_named_with_their_seconds_and_the_slowest_first(tmp_path: Path) -> None:
    path = report(
        tmp_path,
        CASE.format(suite="rules", seconds=str(QUICK_FILE_S), inner=""),
        CASE.format(suite="rules", seconds="1", inner=""),
        CASE.format(suite="club", seconds=str(QUICK_FILE_S + 2), inner=""),
        CASE.format(suite="games", seconds=str(QUICK_FILE_S), inner=""),
        CASE.format(suite="browser", seconds="60", inner=""),
    )
    expected = [("club/test_some", QUICK_FILE_S + 2), ("rules/test_some", QUICK_FILE_S + 1)]
    assert expected == list(slow_files(path).items())


def test_the_clients_checks_run_side_by_side_and_the_build_waits_for_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both_run, ended = Barrier(2, timeout=60), list[str]()

    def run(name: str, *_: object) -> Row:
        if name in ("pages: format", "pages: tests"):
            both_run.wait()
        ended.append(name)
        return Row(name=name)

    monkeypatch.setattr(check, "install_client", list[Row])
    monkeypatch.setattr(check, "run_command", run)
    monkeypatch.setattr(check, "build_client", lambda: [run("pages: build")])
    checks = ["pages: format", "pages: lint", "pages: types", "pages: tests", "pages: build", "pages: site"]
    assert checks == [row.name for row in check.pages_rows()]
    assert sorted(checks) == sorted(ended)
    assert ["pages: build", "pages: site"] == ended[-2:]


def test_a_failed_check_of_the_client_fails_beside_good_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "install_client", list[Row])
    monkeypatch.setattr(check, "run_command", lambda name, *_: Row(name=name, good=name != "pages: tests"))
    monkeypatch.setattr(check, "build_client", list[Row])
    assert ["pages: tests"] == [row.name for row in check.pages_rows() if not row.good]


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

    monkeypatch.setattr(check, "ROOT", tmp_path)
    monkeypatch.setattr(check, "CLIENT", client)
    monkeypatch.setattr(check, "MESSAGES", messages)
    monkeypatch.setattr(check, "run_command", build)
    assert [1, 0] == [len(check.build_client()) for _ in range(2)]
    (messages / "a.ftl").write_text("a = b", encoding="utf-8")
    assert [1, 0] == [len(check.build_client()) for _ in range(2)]
    os.utime(client / "dist" / "index.html", ns=(1, 1))
    assert [1, 0] == [len(check.build_client()) for _ in range(2)]
    assert ["pages: build"] * 3 == built
