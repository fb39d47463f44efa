"""Drawings of `whist evening plan`: SVG and PNG of who meets whom and everybody's way."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.conftest import Whist
from whistclub.terminal.commands.evening.plan_document import PLANNED

SVG = "{http://www.w3.org/2000/svg}"
WORDS = {
    "en": ("Who meets whom", "Everybody’s way over the tables"),
    "de": ("Wer wen trifft", "Der Weg jedes Einzelnen über die Tische"),
}
NAMES = {
    "en": ("Ladder", "Progressive", "Ladies and gents", "Semi-partner", "Partner", "Individual", "Compass"),
    "de": ("Leiter", "Progressiv", "Damen und Herren", "Halbe Paare", "Paare", "Einzeln", "Kompass"),
}


def drawn(whist: Whist, path: Path, *words: str) -> bytes:
    kind = f"--{path.suffix[1:]}"
    status, _, err = whist("evening", "plan", "--evenings", "2", *words, kind, str(path))
    assert (0, "") == (status, err)
    return path.read_bytes()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("number", range(len(PLANNED)))
def test_every_format_is_drawn_as_wellformed_svg_with_its_words_in_both_languages(
    whist: Whist, tmp_path: Path, language: str, number: int
) -> None:
    words = ("--people", "13", "--rounds", "5", "--format", PLANNED[number], "--language", language)
    root = ET.fromstring(drawn(whist, tmp_path / "plan.svg", *words))
    assert (f"{SVG}svg", language) == (root.tag, root.get("lang"))
    title = root.findtext(f"{SVG}title") or ""
    assert title.startswith(f"{NAMES[language][number]}: 13 ")
    texts = [one.text or "" for one in root.iter(f"{SVG}text")]
    assert {title, *WORDS[language]} <= set(texts)
    assert not [one for one in texts if "{" in one or "cli-" in one]


def test_the_matrix_of_a_whist_tournament_has_a_one_above_and_a_two_below_the_diagonal_for_each_two(
    whist: Whist, tmp_path: Path
) -> None:
    root = ET.fromstring(drawn(whist, tmp_path / "plan.svg", "--people", "9", "--rounds", "9"))
    fills = [one.get("fill") for one in root.iter(f"{SVG}rect")]
    assert 9 == fills.count("#444444")
    assert 36 + 1 == fills.count("#cfe3f5"), "and one in the legend"
    assert 36 + 1 == fills.count("#f2b26b")


def test_nothing_is_drawn_beyond_the_sheet(whist: Whist, tmp_path: Path) -> None:
    for people in ("5", "48", "100"):
        words = ("--people", people, "--rounds", "24", "--language", "de")
        root = ET.fromstring(drawn(whist, tmp_path / f"{people}.svg", *words))
        wide, high = float(root.get("width", "0")), float(root.get("height", "0"))
        for one in root.iter(f"{SVG}text"):
            x, y, size = (float(one.get(name, "0")) for name in ("x", "y", "font-size"))
            letters = len(one.text or "") if one.get("text-anchor") == "start" else 0
            assert 0 < x + 0.56 * size * letters < wide, one.text
            assert 0 < y < high


def test_the_same_arguments_give_the_same_bytes(whist: Whist, tmp_path: Path) -> None:
    words = ("--people", "12", "--rounds", "4", "--format", "ladder")
    for ending in ("svg", "png"):
        first = drawn(whist, tmp_path / f"one.{ending}", *words)
        assert first == drawn(whist, tmp_path / f"other.{ending}", *words)


def test_a_png_has_the_size_of_the_svg_at_two_hundred_dots_an_inch(whist: Whist, tmp_path: Path) -> None:
    svg = ET.fromstring(drawn(whist, tmp_path / "plan.svg", "--people", "8"))
    png = drawn(whist, tmp_path / "plan.png", "--people", "8")
    assert png.startswith(b"\x89PNG\r\n")
    size = struct.unpack(">II", png[16:24])
    assert size == tuple(int(float(svg.get(name, "0")) / 96 * 200) for name in ("width", "height"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--people", "9", "--compare"), "--compare"),
        (("--people", "101"), "100 people at most"),
        (("--people", "9", "--png", "there.svg"), "already exists"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_words_and_no_file_is_touched(
    whist: Whist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.svg").write_text("mine")
    status, out, err = whist("evening", "plan", *words, "--evenings", "2", "--svg", "new.svg")
    assert (2, "") == (status, out)
    assert said in err
    assert ["there.svg"] == [one.name for one in tmp_path.iterdir()]
    assert "mine" == Path("there.svg").read_text()
