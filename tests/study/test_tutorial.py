import os
import re
import subprocess
import sysconfig
import venv
from pathlib import Path
from typing import Any

import pytest

from examples.hot_potato.hot_potato import HotPotato, PotatoOptions, scored
from examples.hot_potato.hot_potato.knowledge import KNOWLEDGE
from tests.sampling import draws
from whistclub.cards.french import FRENCH
from whistclub.conformance import check_game
from whistclub.rules.actions import Action, Call, Say, Trump
from whistclub.rules.alphabet import (
    PLAYS,
    TRUMP_NONE,
    TRUMPS,
    Alphabet,
    alphabet_of,
    bare_act,
    number_acts,
    word_act,
    word_acts,
)
from whistclub.rules.options import make_options
from whistclub.rules.values import Event, event

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "examples" / "hot_potato"
PAGE = ROOT / "docs" / "tutorial.md"
SAID = {
    "python -m whistclub.conformance": "ok     moments",
    "whist games potato": "Hot Potato",
    "whist play potato": "Advice: ",
    "whist review match.json": "own moves",
    "whist puzzle": "Levels that always find it",
    "whist duel club ducker": "Points, club less ducker",
}
"""A few words of what each command of the page prints."""


@pytest.mark.parametrize("trump", ["first_lead", "none"])
def test_the_game_passes_the_conformance_kit(trump: str) -> None:
    game = HotPotato(make_options(PotatoOptions, {"trump": trump}))
    report = check_game(game, deals=draws(2, 4), pairs=draws(20, 60), knowledge=KNOWLEDGE)
    assert report.passed, report.text()


class Peeping(HotPotato):
    """Tells everybody the last card of the pack."""

    def opening(self, position: Any) -> tuple[Event, ...]:
        return (*super().opening(position), event("event-turned", card=position.terms.deal.pack[-1].text))


def test_the_kit_catches_the_game_when_its_opening_tells_too_much() -> None:
    report = check_game(Peeping(PotatoOptions()), deals=1, pairs=8, knowledge=KNOWLEDGE)
    assert not report.named("no leak").passed


class Nominating(HotPotato):
    """Hot Potato before which tricks may be said, a nomination called, and trump or none named."""

    alphabet = Alphabet(
        PLAYS,
        number_acts(Say, range(14), "call"),
        word_act(Say, "pass"),
        word_acts(Call, "nomination"),
        TRUMPS,
        TRUMP_NONE,
    )


class Knock(Action):
    """Knock for a number of cards: `knock 2`."""

    __slots__ = ()
    verb = "knock"


class Fold(Action):
    """Put the hand down."""

    __slots__ = ()
    verb = "fold"


class Knocking(HotPotato):
    """Hot Potato in which a player may knock for up to three cards, or fold."""

    alphabet = Alphabet(PLAYS, number_acts(Knock, range(1, 4), "cards"), bare_act(Fold))


def test_a_verb_of_a_game_s_own_is_read_and_told_to_those_who_lack_the_game() -> None:
    alphabet = Knocking.alphabet
    assert [Knock(2), Fold()] == [alphabet.read(text, FRENCH) for text in ("knock 2", "fold")]
    elsewhere = alphabet_of(alphabet.forms())
    assert ["knock 2", "fold"] == [elsewhere.read(text, FRENCH).text for text in ("Knock 2", "fold")]
    assert [alphabet.meaning(text, FRENCH) for text in ("knock 2", "fold", "play SA")] == [
        elsewhere.meaning(text, FRENCH) for text in ("knock 2", "fold", "play SA")
    ]


def test_the_acts_that_a_game_declares_are_read() -> None:
    texts = ("say 3", "say pass", "call nomination", "trump none")
    read = [Nominating(PotatoOptions()).alphabet.read(text, FRENCH) for text in texts]
    assert [Say(3), Say("pass"), Call("nomination"), Trump("none")] == read


def test_the_side_with_fewer_tricks_scores_what_the_other_took_over_six() -> None:
    assert (0, 1) == scored(7, 13).points
    assert (7, 0) == scored(0, 13).points
    assert (0, 3) == scored(9, 13).points


def blocks() -> list[tuple[str, str, str]]:
    """The blocks of the page: language, the file it belongs to (empty for none), content."""
    fence = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
    return fence.findall(PAGE.read_text(encoding="utf-8"))


def files() -> dict[str, str]:
    """The files that the page makes: blocks of one name, one after the other."""
    made: dict[str, str] = {}
    for _, name, content in blocks():
        if name:
            made[name] = f"{made[name]}\n{content}" if name in made else content
    return made


def sources(folder: Path) -> list[Path]:
    """The files of a folder that somebody wrote."""
    kinds = {".py", ".ftl", ".md", ".toml"}
    return [path for path in sorted(folder.rglob("*")) if path.suffix in kinds]


def lines(text: str) -> list[str]:
    """The lines with something in them: between blocks the page has blank lines of its own."""
    return [line for line in text.splitlines() if line]


def test_the_blocks_of_the_page_are_the_files_of_the_example() -> None:
    example = {
        path.relative_to(PACKAGE).as_posix(): lines(path.read_text("utf-8")) for path in sources(PACKAGE)
    }
    assert example == {name: lines(text) for name, text in files().items()}


def test_every_other_block_of_python_is_a_piece_of_a_game_or_of_this_test() -> None:
    others = [content for language, name, content in blocks() if language == "python" and not name]
    games = ROOT / "src" / "whistclub" / "games"
    known = [path.read_text("utf-8") for path in (*sources(games), *sources(PACKAGE.parent), Path(__file__))]
    assert len(others) >= 2
    for block in others:
        assert any(block in source for source in known), block


def test_the_page_says_how_long_each_file_is() -> None:
    rows = re.findall(r"^\| (`[^|]*`[^|]*) \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == len(files())
    for names, count in rows:
        name = re.findall(r"`([^`]*)`", names)[0]
        path = PACKAGE / name if name == "pyproject.toml" else PACKAGE / "hot_potato" / name
        assert len(path.read_text(encoding="utf-8").splitlines()) == int(count), name


class Reader:
    """Somebody who types what the page says, in an empty folder, with an environment of their own beside this one."""

    def __init__(self, place: Path) -> None:
        self.folder, environment = place / "typed", place / "environment"
        venv.create(environment, with_pip=False)
        self.programs = environment / "bin"
        (site,) = environment.glob("lib/python*/site-packages")
        here = Path(sysconfig.get_path("purelib"))
        (site / "beside.pth").write_text(f"import site; site.addsitedir({str(here)!r})\n", encoding="utf-8")
        for name, module in (("pip", "pip"), ("whist", "whistclub")):
            script = self.programs / name
            script.write_text(f'#!/bin/sh\nexec python -m {module} "$@"\n', encoding="utf-8")
            script.chmod(0o755)
        self.env = {
            **os.environ,
            "PATH": f"{self.programs}{os.pathsep}{os.environ['PATH']}",
            "WHIST_DATA": str(place / "data"),
            "LANG": "en_US.UTF-8",
            # The tools that build the package are those of this environment.
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_NO_DEPS": "1",
        }

    def write(self, name: str, content: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")

    def type(self, command: str) -> str:
        """The text that a command prints; at a table advice is asked for, and the first card on the list is played."""
        ran = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder,
            env=self.env,
            input="hint\n1\n" * 13,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert 0 == ran.returncode, (command, ran.stdout[-2000:], ran.stderr[-2000:])
        return ran.stdout


def test_the_page_typed_into_an_empty_folder_makes_a_game_like_any_other(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for name, content in files().items():
        reader.write(name, content)
    commands = [
        line for language, _, content in blocks() if language == "sh" for line in content.splitlines()
    ]
    said = {command.split("#")[0].strip(): reader.type(command) for command in commands}
    for words, expected in SAID.items():
        (text,) = [text for command, text in said.items() if command.startswith(words)]
        assert expected in text, (words, text[-3000:])
