"""No sentence bypasses the catalogues: under a language that brackets every message, no letters stand outside
brackets.
"""

import io
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Whist
from tests.cli.driver import SHORTER, Driver, drive, standard
from tests.sampling import thinned
from whistclub.cli import main
from whistclub.cli.usage import ABOUT, ENVIRONMENT, EVERYWHERE, HELP
from whistclub.games.registry import PRESETS
from whistclub.messages import Catalogue, page_keys, short_keys
from whistclub.players import registry
from whistclub.players.levels import USUAL_LEVEL

FORMS = {form for rows in (*HELP.values(), EVERYWHERE, ENVIRONMENT) for form, _ in rows}
DECKTET = re.compile(r"[MSWLYK]{1,3}[A2-9PCX1]|[MSWLYK]")
PBN = re.compile(r'^\[[A-Z]\w* "[^"]*"\]$')


@pytest.fixture(autouse=True)
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHIST_LANG", "pseudo")


def outside(text: str) -> str:
    """The text outside all brackets."""
    depth, found = 0, []
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        if depth == 0 and letter != "⟧":
            found.append(letter)
    assert 0 == depth
    return "".join(found)


def words_outside(text: str) -> list[str]:
    """The words outside brackets that are no command, no form of an option, no PBN and no cards."""
    left = []
    for line in outside(text).splitlines():
        bare = line.strip()
        if not re.search(r"[^\W\d_]", bare) or bare in FORMS or bare in ABOUT or PBN.match(bare):
            continue
        if all(DECKTET.fullmatch(word) for word in bare.replace("/", " ").split()):
            continue
        left.append(bare)
    return left


def test_a_sentence_outside_the_catalogues_would_be_found() -> None:
    assert ["Hello"] == words_outside(f"{Catalogue('pseudo').format('cli-about')}\nHello\n  play  ⟦x⟧")


def played_by_bots(preset: str) -> tuple[str, ...]:
    """The command that has bots play a match of a preset."""
    return ("play", preset, *SHORTER.get(preset, ()), "--seats", "quick", "--seed", "1")


@pytest.mark.parametrize("command", ["", *ABOUT])
def test_help(whist: Whist, command: str) -> None:
    _, out, _ = whist(*command.split(), "--help")
    assert [] == words_outside(out)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("games",),
        ("games", "minnesota"),
        ("deal", "whist", "--seed", "1", "--count", "2"),
        ("deal", "gongor", "--seed", "1"),
        *(("rules", key) for key in page_keys()),
        *(("rules", key, "--short") for key in short_keys()),
        *thinned(
            (played_by_bots(preset) for preset in PRESETS),
            [played_by_bots(preset) for preset in ("askov", "solo_units")],
        ),
    ],
    ids=" ".join,
)
def test_what_is_printed(whist: Whist, arguments: tuple[str, ...]) -> None:
    status, out, _ = whist(*arguments)
    assert 0 == status
    assert [] == words_outside(out)


@pytest.mark.parametrize(
    "arguments",
    [
        ("pley",), ("games", "x"), ("games", "--x"), ("games", "a", "b"), ("play",), ("play", "x"), ("score",), ("score", "/x"),
        ("play", "whist", "-o", "x"), ("play", "whist", "-o", "x=1"), ("play", "whist", "-o", "target=x"), ("deal", "whist", "--count", "x"),
        ("play", "whist", "--preset", "solo"), ("play", "whist", "--seats", "x"), ("play", "whist", "--pause", "x"),
        ("rules",), ("rules", "x"), ("deal", "whist", "--seed"), ("games", "--json=x"), ("games", "--language", "x"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_what_is_refused(whist: Whist, arguments: tuple[str, ...]) -> None:
    status, _, err = whist(*arguments)
    assert status in {1, 2}
    assert [] == words_outside(err)


@pytest.mark.parametrize("preset", thinned(PRESETS, ["minnesota", "solo", "whist", "gongor", "hermits"]))
def test_a_match_and_its_record(preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._MAKERS, USUAL_LEVEL, registry._MAKERS["random"])
    driver = Driver(preset, stop_after=25)
    path = tmp_path / "record.json"
    drive(driver, "play", preset, "--seed", "pseudo", "--save", str(path))
    assert [] == words_outside("\n".join(driver.printed))
    for arguments in (
        ["replay"],
        ["score"],
        ["inspect", "--spectator"],
        ["inspect", "--seat", "S", "--at", "3"],
    ):
        out = io.StringIO()
        with standard(io.StringIO(), out):
            assert 0 == main([*arguments, str(path)])
        assert [] == words_outside(out.getvalue())


@pytest.mark.parametrize("preset", ["minnesota", "gongor", "solo"])
def test_every_word_of_line_mode(preset: str) -> None:
    out = io.StringIO()
    typed = "help\nhand\ntrick\nlist\nscore\nrules\nundo\n99\nXX\nplay HK\nstop\n1\n"
    with standard(io.StringIO(typed), out):
        main(["play", preset, "--seed", "1"])
    assert [] == words_outside(out.getvalue())
