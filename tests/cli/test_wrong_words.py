"""Command lines that ask for what cannot be: one sentence on stderr in the language spoken, status 2, and never a
traceback.
"""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Whist, parser_of
from tests.sampling import draws, thinned, thinned_rows
from tests.waiting import PATIENCE_S
from whistclub.cli.usage import ABOUT
from whistclub.web.server import command as web_command

START = (sys.executable, "-m", "whistclub")
# What Python does before it comes to the command is not the command's.
LOADING = """
import os, signal, sys

left = int(sys.argv.pop(1))

def interrupt(event, _):
    global left
    left -= event == "import"
    if left == 0 and event == "import":
        os.kill(os.getpid(), signal.SIGINT)

sys.addaudithook(interrupt)
try:
    from whistclub.__main__ import main
    sys.exit(main())
except KeyboardInterrupt:
    sys.exit(130)
"""
# The peak of the program itself: `ru_maxrss` would hold that of the process it was forked from.
MEASURED = """
import re, sys
from pathlib import Path
from whistclub.__main__ import main
status = main()
print(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
sys.exit(status)
"""
GARBAGE = (
    "",
    " ",
    "-5",
    "banana",
    "999999999999999999999999",
    "NaN",
    "1e9",
    "٣",
    "a\nb\x1b[2J",
    "/",
    "../..",
    "é\udcff",
)
NUMBERS = {"--port", "--bots", "--workers", "--number", "--count", "--at", "--deals", "--jobs"}
# What stands before the option, so that nothing but the option can be wrong, and what the command does is short.
BEFORE = {
    "games": ("whist",), "rules": ("whist",), "play": ("whist", "--option", "max_deals=1", "--seats", "bots", "--seed", "1", "--json"), "deal": ("whist",),
    "duel": ("random", "random", "--game", "whist", "--deals", "1", "--jobs", "1", "--out", "duel.jsonl"),
    "club": ("--no-browser",), "evening simulate": ("--people", "4", "--rounds", "1", "--deals", "1", "--jobs", "1"),
}  # fmt: skip
NEEDS_FILE = {"replay", "score", "inspect", "solve", "verify", "backup", "restore"}


def options_of(command: str) -> list[str]:
    """Every option of the command that takes a value, as the parser knows it."""
    arguments = parser_of(command).assemble_argument_collection()
    return [
        max(argument.names, key=len)
        for argument in arguments
        if argument.names
        and argument.names[0].startswith("-")
        and argument.hint is not bool
        and argument.parse
    ]


def cases() -> list[tuple[str, str]]:
    return [(command, option) for command in ABOUT for option in options_of(command)]


@pytest.fixture
def nothing_is_served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(web_command, "run", lambda *_: None)
    monkeypatch.chdir(tmp_path)


def test_the_walk_finds_the_options() -> None:
    found = cases()
    assert {("serve", "--proxy"), ("solve", "--limit"), ("play", "--deal"), ("club", "--port")} <= set(found)
    assert len(found) >= 35


@pytest.mark.usefixtures("nothing_is_served")
@pytest.mark.parametrize(("command", "option"), cases(), ids=lambda one: one)
def test_garbage_after_an_option_is_answered_in_words(
    whist: Whist, a_record: Path, command: str, option: str
) -> None:
    before = list(BEFORE.get(command, ()))
    for place, word in enumerate(before):
        if word == option:
            del before[place : place + 2]
            break
    if command in NEEDS_FILE:
        before = [str(a_record)]
    for garbage in random.Random(f"{command} {option}").sample(GARBAGE, draws(3, 6)):
        status, _, err = whist(*command.split(), *before, option, garbage)
        said = f"{command} {option} {garbage!r}: {status} {err}"
        assert status in {0, 1, 2}, said
        assert "Traceback" not in err, said
        assert err.isprintable() or "\n" in err, said
        assert "\x1b" not in err, said
        if option in NUMBERS and garbage not in {"-5", "999999999999999999999999"}:
            assert status == 2, said


WRONG = {
    "port below": ("serve", "--port", "-5"), "port above": ("serve", "--port", "70000"), "port of the club": ("club", "--port", "-1"),
    "bots": ("serve", "--bots", "-1"), "workers": ("serve", "--workers", "0"), "proxy": ("serve", "--proxy", "banana"),
    "proxy twice": ("serve", "--proxy", "10.0.0.1,banana"), "host": ("serve", "--host", "http://x"), "leader": ("solve", "FILE", "--leader", "Q"),
    "contract": ("solve", "FILE", "banana"), "limit": ("solve", "FILE", "--limit", "-5s"), "join": ("play", "--join", "banana"),
    "seat": ("inspect", "FILE", "--seat", "Q"), "workers alone": ("serve", "--workers", "2"),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_value_is_wrong_usage_and_is_quoted(
    whist: Whist, a_record: Path, tmp_path: Path, case: str, language: str
) -> None:
    deal = tmp_path / "deal.pbn"
    deal.write_text('[Deal "N:A... K... Q... J..."]', encoding="utf-8")
    file = a_record if WRONG[case][0] == "inspect" else deal
    words = [str(file) if word == "FILE" else word for word in WRONG[case]]
    status, out, err = whist(*words, "--language", language)
    assert (2, "") == (status, out), err
    assert 1 == len(err.splitlines())
    assert words[-1].split(",")[-1] in err


def ran(*words: str, **named: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*START, *words], capture_output=True, text=True, check=False, **named)  # type: ignore[call-overload, no-any-return]


@pytest.mark.parametrize(
    ("address", "named"), [("999.1.1.1", "999.1.1.1"), ("192.0.2.7", "192.0.2.7"), ("a b", "a b")]
)
def test_an_address_that_is_not_here_is_not_called_a_taken_port(
    whist: Whist, address: str, named: str
) -> None:
    status, _, err = whist("serve", "--address", address, "--port", "0")
    assert 2 == status
    assert named in err
    assert "--address" in err


def test_a_database_that_is_no_address_is_wrong_usage(whist: Whist) -> None:
    status, _, err = whist("serve", "--database", "banana", "--port", "0")
    assert (2, 1) == (status, len(err.splitlines()))


@pytest.mark.parametrize(
    "words",
    thinned(
        [("games",), ("--help",), ("--version",), ("games", "--json"), ("deal", "whist")],
        [("games",), ("--help",)],
    ),
)
def test_output_to_a_full_disk_is_said_and_has_a_status_of_its_own(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run([*START, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert 74 == done.returncode
    assert "could not be written" in done.stderr
    assert 1 == len(done.stderr.splitlines())


def test_output_and_complaint_to_a_full_disk_leave_the_status() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run([*START, "games"], stdout=full, stderr=full, check=False)
    assert 74 == done.returncode


def test_a_match_whose_table_cannot_be_printed_is_kept(data_folder: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*START, "play", "whist", "--line", "--seed", "1"],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert 74 == done.returncode
    assert list(data_folder.glob("*.json"))


def test_a_file_of_deals_is_read_no_further_than_it_may_be_long(whist: Whist, tmp_path: Path) -> None:
    path = tmp_path / "deals.txt"
    with path.open("w", encoding="utf-8") as file:
        file.truncate(95_000_000)
    words = ["play", "gongor", "--seats", "bots", "--deal", str(path)]
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, *words], capture_output=True, text=True, check=False
    )
    assert 1 == done.returncode
    assert str(path) in done.stderr
    assert int(done.stdout) < 200_000
    assert 1 == whist("play", "gongor", "--seats", "bots", "--deal", "/dev/zero")[0]


@pytest.mark.long
@pytest.mark.parametrize(
    ("words", "after_imports"),
    [
        # The first imports are the same of every command.
        (("games",), (1, 5, 20, 60, 150)),
        (("club", "--no-browser"), (60, 150)),
        (("play", "whist", "--line"), (60, 150)),
        (("duel", "random", "random", "--game", "whist"), (60, 150)),
    ],
)
def test_ctrl_c_at_any_moment_of_the_start_prints_no_traceback(
    words: tuple[str, ...], after_imports: tuple[int, ...], tmp_path: Path
) -> None:
    for imports in after_imports:
        done = subprocess.run(
            [sys.executable, "-c", LOADING, str(imports), *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "WHIST_DATA": str(tmp_path / str(imports))},
            timeout=PATIENCE_S,
        )
        assert done.returncode in {130, -signal.SIGINT}, done.stderr
        assert "Traceback" not in done.stderr, done.stderr


@pytest.mark.parametrize(
    ("script", "called"),
    thinned_rows(
        [("", f"{sys.executable} -m whistclub play"), ("./whist", "./whist play")],
        [("", f"{sys.executable} -m whistclub play")],
    ),
)
def test_what_goes_on_with_a_match_is_said_as_the_command_was_called(
    tmp_path: Path, script: str, called: str
) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "WHIST_SCRIPT"}
    more = {"WHIST_SCRIPT": script} if script else {}
    nowhere = {**environment, "PATH": str(tmp_path), "WHIST_DATA": str(tmp_path / "data")}
    done = ran("play", "whist", "--line", "--seed", "1", stdin=subprocess.DEVNULL, env={**nowhere, **more})
    assert 0 == done.returncode
    assert called in done.stdout
