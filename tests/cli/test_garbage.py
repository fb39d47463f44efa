"""Files that are no records, terminals that can say little, pipes that break: one sentence, the bytes untouched."""

import io
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Whist
from tests.sampling import thinned, thinned_rows
from tests.waiting import PATIENCE_S
from whistclub.club.log.port import BadFile
from whistclub.club.store.files.record_files import data_folder, free_path, load_record, save_record
from whistclub.rules.record import MOST_BYTES, record_from_bytes

Document = dict[str, Any]
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def changed(change: Callable[[Document], object]) -> Callable[[bytes], bytes]:
    def apply(data: bytes) -> bytes:
        document = json.loads(data)
        change(document)
        return json.dumps(document).encode()

    return apply


GARBAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda data: b"", "record"),
    "truncated": (lambda data: data[: len(data) // 2], "breaks off"),
    "not json": (lambda data: b"hello", "byte"),
    "binary": (lambda data: bytes(range(256)) * 40, "record"),
    "not utf-8": (lambda data: data.replace(b"whist", b"wh\xffst"), "record"),
    "deeply nested": (lambda data: b"[" * 100_000, "record"),
    "foreign object": (lambda data: b'{"name": "x"}', "not a record of Whistclub"),
    "an empty list as an option": (changed(lambda d: d["options"].update(target=[])), "target"),
    "a number beyond all": (changed(lambda d: d["first"].update(number=10**30)), "$.first.number"),
    "a deal of another match": (changed(lambda d: d["first"].update(number=4)), "$.first"),
    "a score that is over": (changed(lambda d: d["first"].update(score=[99, 0])), "$.first"),
    "a misspelt carry": (changed(lambda d: d["first"]["carry"].update(game=[1, 0])), "“game”"),
    "an end that is a lie": (changed(lambda d: d.update(ended="stopped")), "“finished”"),
    "a field twice": (lambda data: data.replace(b'"number"', b'"number": 2, "number"', 1), "$.first"),
    "a long s for a seat": (
        changed(lambda d: d["deals"][0]["acts"].insert(0, "\u017f play SA")),
        "$.deals[0].acts[0]",
    ),
    "a moved cursor": (changed(lambda d: d["deals"][0]["acts"].insert(0, "\x1b[2J")), "?[2J"),
    "a list": (lambda data: b"[1, 2]", "not a record of Whistclub"),
    "newer format": (changed(lambda d: d.update(format=99)), "99"),
    "newer rules": (changed(lambda d: d.update(rules=99)), "99"),
    "unknown game": (changed(lambda d: d.update(game="bridge")), "bridge"),
    "unknown option": (changed(lambda d: d["options"].update(colour="red")), "colour"),
    "bad option value": (changed(lambda d: d["options"].update(target=-3)), "target"),
    "unknown field": (changed(lambda d: d.update(colour="red")), "colour"),
    "missing field": (changed(lambda d: d.pop("first")), "first"),
    "wrong type": (changed(lambda d: d["deals"][0].update(acts=7)), "acts"),
    "illegal act": (changed(lambda d: d["deals"][1]["acts"].reverse()), "Deal 2, act "),
    "act of nonsense": (changed(lambda d: d["deals"][0]["acts"].__setitem__(4, "N dance")), "Deal 1, act 5"),
    "card twice": (changed(lambda d: d["deals"][0].update(deal="SA SA")), "Deal 1"),
    "wrong end": (changed(lambda d: d.update(ended="running")), "running"),
    "oversized": (lambda data: data + b" " * MOST_BYTES, f"{MOST_BYTES:,}"),
}


COMMANDS = (
    ("score",),
    ("replay",),
    ("review",),
    ("inspect", "--spectator"),
    ("play", "--resume"),
    ("verify",),
)
IN_TURN = [
    [(case, COMMANDS[(place + by) % len(COMMANDS)]) for place, case in enumerate(GARBAGE)] for by in (0, 1, 3)
]
"""Every file that is no record, given to one of the commands that read records, by one reader: three such rounds."""


@pytest.mark.parametrize(
    ("case", "command"),
    thinned_rows(chain.from_iterable(IN_TURN), IN_TURN[0]),
    ids=lambda one: one if isinstance(one, str) else one[0],
)
def test_a_file_that_is_no_record_is_refused_by_place_and_left_alone(
    whist: Whist, a_record: Path, tmp_path: Path, case: str, command: tuple[str, ...]
) -> None:
    spoil, named = GARBAGE[case]
    path = tmp_path / "bad.json"
    data = spoil(a_record.read_bytes())
    path.write_bytes(data)
    status, out, err = whist(*command, str(path))
    assert (1, "") == (status, out)
    assert named in err
    assert err.startswith(f"{path}: ")
    assert 1 == len(err.splitlines())
    assert data == path.read_bytes()
    assert ["bad.json", "whist.json"] == sorted(file.name for file in tmp_path.iterdir() if file.is_file())


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_file_that_is_not_there_or_a_folder_is_refused(whist: Whist, tmp_path: Path, language: str) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        status, _, err = whist("score", str(path), "--language", language)
        assert 1 == status
        assert str(path) in err
        assert 1 == len(err.splitlines())


def test_an_endless_file_is_read_no_further_than_a_record_may_be_long(whist: Whist) -> None:
    assert 1 == whist("score", "/dev/zero")[0]


DEALS = {
    "nothing": ("whist", "", "no deal"),
    "three hands": ("whist", '[Deal "N:AKQ.. .AKQ. ..AKQ."]', "four hands"),
    "a card twice": ("minnesota", '[Deal "N:A... A... K... Q..."]', "ace of spades"),
    "a turned card elsewhere": ("solo", '[Dealer "N"][Deal "N:A... K... Q... J..."][Turned "SK"]', "king of spades"),
    "a foreign card": ("gongor", "SA HK", "HK"),
    "words": ("gongor", "hello", "hello"),
}  # fmt: skip


@pytest.mark.parametrize("case", DEALS)
def test_a_file_of_deals_that_cannot_be_dealt_is_refused(whist: Whist, tmp_path: Path, case: str) -> None:
    game, text, named = DEALS[case]
    path = tmp_path / "deals.txt"
    path.write_text(text)
    status, out, err = whist("play", game, "--seats", "bots", "--deal", str(path), "--seed", "1")
    assert (1, "") == (status, out)
    assert err.startswith(f"{path}: ")
    assert named in err


def test_a_file_that_is_there_is_never_written_over(whist: Whist, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("mine")
    status, _, err = whist("play", "whist", "--seats", "bots", "--save", str(path))
    assert 2 == status
    assert str(path) in err
    assert "mine" == path.read_text()


def test_a_save_that_fails_leaves_the_old_file_and_nothing_beside_it(
    a_record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = a_record.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "no room")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadFile) as caught:
        save_record(a_record, record_from_bytes(before))
    assert "full" == caught.value.reason.fact("why")
    assert before == a_record.read_bytes()
    assert [a_record.name] == [file.name for file in a_record.parent.iterdir() if file.is_file()]


def test_what_is_saved_is_loaded(a_record: Path, tmp_path: Path) -> None:
    record = load_record(a_record)
    save_record(tmp_path / "new" / "folder" / "copy.json", record)
    assert a_record.read_bytes() == (tmp_path / "new" / "folder" / "copy.json").read_bytes()


def test_records_go_to_the_folder_the_user_has_for_data(tmp_path: Path) -> None:
    assert Path("/own") == data_folder({"WHIST_DATA": "/own", "XDG_DATA_HOME": "/xdg", "HOME": "/mine"})
    assert Path("/xdg/whistclub") == data_folder({"XDG_DATA_HOME": "/xdg", "HOME": "/mine"})
    assert Path("/mine/.local/share/whistclub") == data_folder({"HOME": "/mine"})
    (tmp_path / "a.json").touch()
    assert tmp_path / "a-2.json" == free_path(tmp_path, "a")


def started(*arguments: str, **settings: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, **settings}
    command = [
        sys.executable,
        "-c",
        "import sys; from whistclub.cli import main; sys.exit(main())",
        *arguments,
    ]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )


def test_a_pipe_that_breaks_is_no_traceback() -> None:
    running = started("games")
    assert running.stdout is not None
    running.stdout.close()
    assert running.stderr is not None
    error = running.stderr.read()
    running.wait(PATIENCE_S)
    assert running.stdin is not None
    running.stdin.close()
    running.stderr.close()
    assert (141, b"") == (running.returncode, error)


@pytest.mark.parametrize("language", thinned(["en", "de"], ["de"]))
def test_a_terminal_without_unicode_gets_plain_letters(language: str) -> None:
    running = started(
        "play",
        "solo",
        "--seed",
        "1",
        "--language",
        language,
        PYTHONIOENCODING="ascii",
        LC_ALL="C",
        PYTHONUTF8="0",
    )
    out, err = running.communicate(b"help\n\xff\xfe\nquit\n", PATIENCE_S)
    assert (0, b"") == (running.returncode, err)
    assert b"misere" in out.lower()


def test_closed_standard_streams_are_no_traceback(data_folder: Path) -> None:
    program = "import sys; from whistclub.cli import main; sys.exit(main())"
    command = f"exec \"$0\" -c '{program}' play whist --seed 1"
    closed = subprocess.run(
        ["sh", "-c", f"{command} <&-", sys.executable], capture_output=True, check=False, timeout=PATIENCE_S
    )
    assert (0, b"") == (closed.returncode, closed.stderr)
    assert b"Saved in" in closed.stdout
    silent = subprocess.run(
        ["sh", "-c", f"{command} >&- 2>&- <&-", sys.executable], check=False, timeout=PATIENCE_S
    )
    assert 0 == silent.returncode
    assert 2 == len(list(data_folder.glob("*.json")))


@pytest.mark.parametrize("sent", thinned(ENDING, [signal.SIGTERM]), ids=lambda s: s.name)
def test_an_interrupted_match_is_saved_and_the_file_named(sent: signal.Signals, data_folder: Path) -> None:
    running = started("play", "whist", "--seed", "1")
    assert running.stdout is not None
    while b"Your choice?" not in running.stdout.readline():
        pass
    running.send_signal(sent)
    out, err = running.communicate(timeout=PATIENCE_S)
    saved = list(data_folder.glob("*.json"))
    assert (130, b"") == (running.returncode, err)
    assert 1 == len(saved)
    assert str(saved[0]).encode() in out


def test_a_match_that_cannot_be_saved_where_it_belongs_is_saved_elsewhere(
    tmp_path: Path, whist: Whist, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spare").mkdir()
    (tmp_path / "file").touch()
    monkeypatch.setenv("WHIST_DATA", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "spare"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, printed, err = whist("play", "whist", "--seed", "1")
    assert (0, "") == (status, err)
    saved = list((tmp_path / "spare").glob("*.json"))
    assert 1 == len(saved)
    assert str(saved[0]) in printed
    assert "cannot be written" in printed


def test_words_that_are_no_unicode_are_no_fault(whist: Whist, tmp_path: Path) -> None:
    assert 0 == whist("deal", "whist", "--seed", "\udcff")[0]
    assert 2 == whist("games", "\udcff")[0]
    path = tmp_path / "\udcff.json"
    status, out, _ = whist("play", "whist", "--seats", "bots", "--seed", "1", "--save", str(path), "--json")
    assert 0 == status
    assert "finished" == json.loads(out)["sheet"]["ended"]
    assert path.exists()


def loaded_by(words: list[str]) -> set[str]:
    """The modules that are loaded after the command."""
    program = (
        f"import sys; from whistclub.cli import main; main({words}); print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    return set(ran.stderr.split())


def test_the_version_loads_no_parser_and_help_no_game() -> None:
    assert set() == loaded_by(["--version"]) & {"cyclopts", "whistclub.games.registry"}
    assert "whistclub.games.registry" not in loaded_by(["--help"])


def test_the_list_of_games_loads_nothing_that_takes_long() -> None:
    loaded = {name.split(".")[0] for name in loaded_by(["games"])}
    assert set() == loaded & {
        "alembic",
        "asyncio",
        "litestar",
        "numpy",
        "pyspiel",
        "rich",
        "sqlalchemy",
        "textual",
    }
