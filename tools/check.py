"""Runs the checks, the tests last, and ends with a table; ./check has made the environment this runs in."""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
CLIENT = ROOT / "src" / "whistclub" / "web" / "client"
MESSAGES = ROOT / "src" / "whistclub" / "messages"
WORKERS = 5
"""More than the two cores of the machine that checks: tests of pages, of the terminal and of the club wait for half of
their time.
"""
LONGEST = (
    "packaging/test_first_start",
    "packaging/test_wheel",
    "browser/test_double_tap_robot",
    "browser/test_replay",
    "browser/test_match_end",
    "browser/test_end_frames",
    "conformance/test_short_packs",
    "browser/test_party_guest",
    "browser/test_games",
    "browser/test_company",
    "browser/test_access",
    "browser/test_party_entry",
    "browser/test_page",
    "terminal/test_every_entry",
    "web/test_in_use",
    "conformance/test_games",
    "browser/test_party_organiser",
    "web/test_seats",
    "web/test_workers",
    "browser/test_lessons",
    "web/test_hostile_routes",
    "browser/test_cards_seen",
    "players/test_reasons_true",
    "browser/test_coach",
    "web/test_command",
    "web/test_proxies",
    "web/test_two_databases",
    "terminal/test_words",
    "players/test_club_players",
    "solver/test_kernel",
    "web/test_proxied_restarts",
)
"""The files that take longest: they are begun first, since a worker has a file to its end and the others would wait for
it.
"""
QUICK_WORKERS = 2
"""One a core: each worker imports every test, which costs more than tests that only compute gain by waiting side by
side.
"""
QUICK_FILE_S = 5.0
"""A file of tests that takes longer than this in `./check` on two cores stands in `SLOW`, and `--quick` leaves it
out.
"""
SLOW = (
    "club/test_answering",
    "club/test_archive",
    "club/test_kill",
    "club/test_log",
    "club/test_statistics",
    "club/test_table_secrecy",
    "club/test_upgrading",
    "coach/test_ledger",
    "coach/test_prices",
    "conformance/test_doubles",
    "conformance/test_games",
    "conformance/test_short_packs",
    "packaging/test_rooms",
    "page/test_same_as_club",
    "page/test_same_in_node",
    "parties/test_individual",
    "parties/test_neighbours",
    "parties/test_rota",
    "parties/test_schedules",
    "players/test_club_players",
    "players/test_comparing",
    "players/test_general_player",
    "players/test_leads_into_length",
    "players/test_likely_worlds",
    "players/test_outside",
    "players/test_reasons_true",
    "players/test_solitaire",
    "players/test_solo_calls",
    "players/test_solo_open_hand",
    "plugins/test_joined_elsewhere",
    "plugins/test_oh_hell",
    "plugins/test_plugins",
    "rules/test_gongor_worlds",
    "rules/test_hermits",
    "rules/test_minnesota_sample",
    "rules/test_rule_map",
    "rules/test_solo_sample",
    "solver/test_command",
    "solver/test_kernel",
    "study/test_openspiel",
)
SMOKE = {
    "browser": ("test_games.py::test_from_an_empty_profile_a_card_is_played_after_two_clicks",),
    "cli": (
        "test_commands.py::test_help_names_every_command",
        "test_commands.py::test_games_lists_every_game_and_preset",
        "test_commands.py::test_the_score_sheet_of_a_record_adds_up",
    ),
    "terminal": ("test_home.py::test_one_key_at_home_deals_the_cards",),
    "web": ("test_table.py::test_a_guest_is_dealt_cards_at_once_and_plays_a_deal_of_every_preset",),
}
"""The suites that start servers, terminals or pages for most of their tests, each with the few that `--quick` runs of
it.
"""


@dataclass(frozen=True, kw_only=True)
class Row:
    """One line of the closing table: how many tests, how many of them skipped, how long, and whether all is well."""

    name: str
    tests: int = 0
    skips: int = 0
    seconds_s: float = 0.0
    good: bool = True


def static_checks() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The checks that run before the tests: a name for the table, and the command."""
    return (
        ("format", ("ruff", "format", "--check", ".")),
        ("lint", ("ruff", "check", ".")),
        ("types", ("mypy",)),
        ("imports", ("lint-imports",)),
        # Leaves the tests compiled, which in a fresh tree each worker would do for itself at the same time.
        ("collection", ("pytest", "-qq", "--collect-only")),
    )


def whole_arguments() -> list[str]:
    """The arguments of pytest for all tests: one worker has a whole file, so that what its tests share is set up once.

    The longest files come first. The others are mixed by their names' digests: browsers compute while servers are
    waited for.
    """
    files = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/*/test_*.py")]
    longest = [f"tests/{file}.py" for file in LONGEST]
    others = sorted(set(files) - set(longest), key=lambda file: hashlib.sha256(file.encode()).digest())
    return ["--dist", "loadfile", "--no-loadscope-reorder", *longest, *others]


def quick_arguments() -> list[str]:
    """The arguments of pytest for `--quick`: every suite without its slow files, and of those in `SMOKE` the tests
    named there.
    """
    suites = sorted({path.parent.name for path in ROOT.glob("tests/*/test_*.py")} - set(SMOKE))
    smoke = [f"tests/{suite}/{test}" for suite, tests in SMOKE.items() for test in tests]
    left_out = [f"--ignore=tests/{file}.py" for file in SLOW]
    return [
        "--dist",
        "worksteal",
        "-m",
        "not slow and not network",
        *left_out,
        *(f"tests/{suite}" for suite in suites),
        *smoke,
    ]


def run_command(name: str, command: Sequence[str], folder: Path = ROOT) -> Row:
    """Runs a tool of the environment, else of the PATH, its output shown when it has ended: others may run beside
    it.
    """
    start_s = time.monotonic()
    own = BIN / command[0]
    words = [str(own) if own.exists() else command[0], *command[1:]]
    done = subprocess.run(
        words, cwd=folder, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    print(f"== {name}: {' '.join(command)}\n{done.stdout}", end="", flush=True)
    return Row(name=name, seconds_s=time.monotonic() - start_s, good=done.returncode == 0)


def pages_rows() -> list[Row]:
    """The browser client: its tools installed once a lock, types, its own tests, and the pages for the tests to
    come.
    """
    rows = install_client()
    # Each of the four takes one core for most of its time, and types and tests take longest: side by side they fill
    # both.
    with ThreadPoolExecutor() as threads:
        tests = threads.submit(client_tests_row)
        for name, script in (("format", "format"), ("lint", "lint"), ("types", "check")):
            rows.append(run_command(f"pages: {name}", ("npm", "run", "--silent", script), CLIENT))
        rows.append(tests.result())
    return [*rows, *build_client(), parts_row()]


def client_tests_row() -> Row:
    """The client's own tests, counted from their JUnit report; a skipped one counts as a failure."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        how = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
        run = run_command("pages: tests", ("npm", "test", "--silent", "--", *how), CLIENT)
        cases = list(ET.parse(report).getroot().iter("testcase")) if report.is_file() else []
    skips = sum(case.find("skipped") is not None for case in cases)
    return replace(run, tests=len(cases), skips=skips, good=run.good and not skips)


def build_client() -> list[Row]:
    """Builds the pages, unless those that are there were built here from the same sources."""
    stamp = CLIENT / "node_modules" / ".whistclub-pages"
    sources = built_from()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == sources:
        return []
    row = run_command("pages: build", ("npm", "run", "--silent", "build", "--", "--logLevel", "warn"), CLIENT)
    if row.good:
        stamp.write_text(built_from(), encoding="utf-8")
    return [row]


def parts_row() -> Row:
    """The parts that run the tables of a static site, unless those that are there are made of the same."""
    parts = ROOT / "src" / "whistclub" / "web" / "site" / "parts"
    return run_command("pages: site", (sys.executable, "tools/page_parts.py", str(parts)))


def built_from() -> str:
    """The state of the client, of the messages and of the built page: a build by hand counts as another state."""
    digest = hashlib.sha256()
    left_out = {CLIENT / "node_modules", CLIENT / "dist"}
    for folder in (CLIENT, MESSAGES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc" and not left_out & set(path.parents):
                digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    page = CLIENT / "dist" / "index.html"
    return f"{digest.hexdigest()} {page.stat().st_mtime_ns if page.is_file() else 0}"


def install_client() -> list[Row]:
    """Installs what the client's lock names, unless that has been done."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = CLIENT / "node_modules" / ".whistclub-lock"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return []
    row = run_command("pages: install", ("npm", "ci", "--ignore-scripts", "--silent"), CLIENT)
    if row.good:
        stamp.write_text(lock, encoding="utf-8")
    return [row]


def suite_of(case: ET.Element) -> str:
    """The folder below tests/ that a test is in: `rules` for the class name `tests.rules.test_tricks`."""
    parts = case.get("classname", "").split(".")
    return parts[1] if len(parts) > 2 else "tests"


def suite_rows(report: Path) -> list[Row]:
    """A row a suite from pytest's JUnit report; the seconds of tests run side by side are added up."""
    rows: dict[str, Row] = {}
    for case in ET.parse(report).getroot().iter("testcase"):
        name = suite_of(case)
        old = rows.get(name, Row(name=name))
        failed = case.find("failure") is not None or case.find("error") is not None
        skipped = case.find("skipped") is not None
        rows[name] = Row(
            name=name,
            tests=old.tests + 1,
            skips=old.skips + skipped,
            seconds_s=old.seconds_s + float(case.get("time", "0")),
            good=old.good and not failed and not skipped,
        )
    return [rows[name] for name in sorted(rows)]


def slow_files(report: Path) -> dict[str, float]:
    """The files of tests that took longer than `--quick` allows one, with their seconds, slowest first."""
    seconds_s: dict[str, float] = {}
    for case in ET.parse(report).getroot().iter("testcase"):
        name = "/".join(case.get("classname", "").split(".")[1:3])
        if name.partition("/")[0] not in SMOKE:
            seconds_s[name] = seconds_s.get(name, 0.0) + float(case.get("time", "0"))
    slow = {name: spent_s for name, spent_s in seconds_s.items() if spent_s > QUICK_FILE_S}
    return dict(sorted(slow.items(), key=lambda one: -one[1]))


def run_tests(*, quick: bool) -> list[Row]:
    """All suites in one run of pytest, so that two cores share them evenly; a row a suite, and one for the run."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        workers = str(QUICK_WORKERS if quick else WORKERS)
        command = ["pytest", "-q", "-n", workers, f"--junitxml={report}"]
        command += quick_arguments() if quick else whole_arguments()
        print(f"== all of pytest: {' '.join(command)}", flush=True)
        start_s = time.monotonic()
        done = subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, check=False)
        run = Row(name="all of pytest", seconds_s=time.monotonic() - start_s, good=done.returncode == 0)
        rows = suite_rows(report) if report.is_file() else []
        new = {file: s for file, s in slow_files(report).items() if file not in SLOW} if rows else {}
    if new:
        found = ", ".join(f"{file} {spent_s:.0f} s" for file, spent_s in new.items())
        print(f"slow, and not in SLOW of tools/check.py: {found}", flush=True)
    return [*rows, run]


def kernel_in_use() -> bool:
    """True if the tests ran with the compiled kernel."""
    probe = "import whistclub.solver as s; raise SystemExit(not s.has_kernel())"
    return subprocess.run([sys.executable, "-c", probe], cwd=ROOT, check=False).returncode == 0


def kernel_line(*, in_use: bool) -> str:
    """The search kernel that the tests used, in a line."""
    return f"compiled kernel: {'in use' if in_use else 'NOT in use  FAILED'}"


def table(rows: Sequence[Row]) -> str:
    """The closing table as text."""
    lines = [f"{'suite':<16}{'tests':>8}{'seconds':>10}{'skips':>8}"]
    for row in rows:
        mark = "" if row.good else "  FAILED"
        lines.append(f"{row.name:<16}{row.tests or '':>8}{row.seconds_s:>10.1f}{row.skips:>8}{mark}")
    return "\n".join(lines)


def main() -> int:
    """Returns 0 if every check passed and no test was skipped."""
    parser = argparse.ArgumentParser(prog="check", description="Every check of Whistclub, or the quick ones.")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="leave out slow tests and files, and of the suites browser, cli, terminal and web all but a smoke test",
    )
    quick = parser.parse_args().quick
    start_s = time.monotonic()
    # What Python compiles is kept: hundreds of tests start a process that would otherwise compile the package again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with ThreadPoolExecutor() as threads:
        pages = threads.submit(pages_rows)
        rows = [run_command(name, command) for name, command in static_checks()]
        rows += pages.result()
    rows += run_tests(quick=quick)
    skips = sum(row.skips for row in rows)
    bad = [row.name for row in rows if not row.good]
    in_use = kernel_in_use()
    if not in_use:
        bad.append("kernel")
    print(f"\n{table(rows)}\n{kernel_line(in_use=in_use)}\n")
    total = f"{sum(row.tests for row in rows)} tests, {skips} skipped, {time.monotonic() - start_s:.0f} s"
    print(f"{total}: {'FAILED: ' + ', '.join(bad) if bad else 'all checks passed'}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
