"""The pages of the tree: their links lead somewhere, their lines are short, their commands and programs can be run."""

from __future__ import annotations

import ast
import re
import shlex
import textwrap
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from whistclub.cli.usage import ABOUT, HELP

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), *sorted(ROOT.glob("*.md"))]
LONGEST = 120
NAMED = [path.relative_to(ROOT).as_posix() for path in PAGES]
WITH_WHIST = ("docs/", "README.md", "CONTRIBUTING.md", "SECURITY.md")


class Line(NamedTuple):
    """A line of a page: its number, its text, and the language of the block of code it is in, or None."""

    number: int
    text: str
    block: str | None


@cache
def lines(name: str) -> tuple[Line, ...]:
    found: list[Line] = []
    block: str | None = None
    for number, text in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1):
        fence = re.match(r" *```(\w*)", text)
        if fence and block is None:
            block = fence[1] or "text"
        elif fence:
            block = None
        elif block is None and text.startswith("    ") and not in_list(found):
            found.append(Line(number, text, "sh"))
        else:
            found.append(Line(number, text, block))
    return tuple(found)


def in_list(before: list[Line]) -> bool:
    """True where an indented line goes on with an entry of a list."""
    above = next((line.text for line in reversed(before) if line.text and line.text[0] != " "), "")
    return re.match(r"[-*] |\d+\. ", above) is not None


def prose(name: str) -> str:
    return "\n".join(line.text if line.block is None else "" for line in lines(name))


@cache
def anchors(name: str) -> frozenset[str]:
    """The anchors of a page's headings, as the code hosts and the site make them."""
    heads = [line.text for line in lines(name) if line.block is None and re.match("#+ ", line.text)]
    plain = [re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", head.lstrip("# ")).lower() for head in heads]
    return frozenset(re.sub(r"[^\w\- ]", "", text).replace(" ", "-") for text in plain)


def leads_nowhere(name: str, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (ROOT / name).parent / path if path else ROOT / name
    if not target.is_file():
        return True
    return bool(anchor) and anchor not in anchors(target.resolve().relative_to(ROOT).as_posix())


@pytest.mark.parametrize("name", NAMED)
def test_every_link_of_a_page_leads_to_a_file_and_an_anchor_that_are_there(name: str) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", prose(name)))
    own = [link for link in links if not link.startswith(("https://", "http://", "mailto:"))]
    assert [] == [link for link in own if link.startswith("/") or leads_nowhere(name, link)]


@pytest.mark.parametrize("name", NAMED)
def test_no_line_of_prose_is_longer_than_120(name: str) -> None:
    # A row of a table has to stay one line, and a block shows what it shows.
    long = [line for line in lines(name) if len(line.text) > LONGEST and line.block in (None, "sh")]
    assert [] == [line.number for line in long if not line.text.startswith("|") and "://" not in line.text]


def named_files(name: str) -> list[str]:
    """The files of code that a page names in its sentences, such as `net/review.ts`."""
    return re.findall(r"`([\w./-]+\.(?:py|ts|svelte|css|cpp))`", prose(name))


@cache
def files_of_code() -> tuple[str, ...]:
    found = (path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.*"))
    return tuple(
        f"/{path.relative_to(ROOT).as_posix()}" for path in found if "node_modules" not in path.parts
    )


@pytest.mark.parametrize("name", ["docs/host.md", "docs/browser.md", "docs/architecture.md"])
def test_every_file_that_a_page_about_the_code_names_is_there(name: str) -> None:
    named = named_files(name)
    assert named
    assert [] == [file for file in named if not any(path.endswith(f"/{file}") for path in files_of_code())]


def commands(name: str) -> list[str]:
    """The calls of `whist` on a page, in its blocks and its sentences; a line that ends with a backslash goes on."""
    text = "\n".join(line.text if line.block == "sh" else "" for line in lines(name))
    joined = re.sub(r"\\\n\s*", "", text).splitlines()
    called = (
        re.search(r"(?:^|&& |/bin/|\./)(whist [a-z].*)", line.split(" #")[0].strip()) for line in joined
    )
    said = re.findall(r"`(?:\./)?(whist [a-z][^`]*)`", prose(name))
    return [*(found[1] for found in called if found), *(" ".join(one.split()) for one in said)]


def unknown(command: str) -> list[str]:
    """The command, or its options, that `whist` does not have."""
    words = shlex.split(command)[1:]
    key = next((key for key in (" ".join(words[:2]), words[0]) if key in ABOUT), None)
    if key is None:
        return [command]
    known = {word.strip(",") for form, _ in HELP[key] for word in re.split(r"[\s|]+", form)}
    known |= {"--help", "--language", "--version"}
    asked = {word.partition("=")[0] for word in words if re.fullmatch(r"--?[a-z][a-z-]*(=.*)?", word)}
    return [f"{command}: {option}" for option in sorted(asked - known)]


def test_every_command_on_a_page_is_one_that_whist_has_with_its_options() -> None:
    called = [command for name in NAMED if name.startswith(WITH_WHIST) for command in commands(name)]
    assert len(called) > 60
    assert [] == [fault for command in called for fault in unknown(command)]


def programs(name: str) -> list[str]:
    """The Python of a page; of a session what is typed."""
    found: list[str] = []
    for block in re.findall(
        r"```python[^\n]*\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL
    ):
        typed = re.findall(r"^(?:>>> ?|\.\.\. ?)(.*)$", block, re.MULTILINE)
        found.append("\n".join(typed) if typed else textwrap.dedent(block))
    return found


def test_every_python_block_on_a_page_is_python() -> None:
    found = [(name, program) for name in NAMED for program in programs(name)]
    assert len(found) > 20
    for name, program in found:
        ast.parse(program, filename=name)


def modules(name: str) -> list[str]:
    """The programs that the blocks of a page start with `python -m`."""
    return [
        found
        for line in lines(name)
        if line.block == "sh"
        for found in re.findall(r"python -m ([\w.]+)", line.text)
    ]


def test_every_module_that_a_page_starts_is_there() -> None:
    started = [(name, module) for name in NAMED for module in modules(name)]
    ours = [(name, module) for name, module in started if module.split(".")[0] in ("bench", "tools", "tests")]
    assert len(ours) > 20
    missing = [
        (name, module)
        for name, module in ours
        if not (ROOT / f"{module.replace('.', '/')}.py").is_file()
        and not (ROOT / module.replace(".", "/")).is_dir()
    ]
    assert [] == missing
