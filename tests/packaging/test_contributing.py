"""The page for contributors: its commands can be run, its paths are there, and other pages lead to it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import whistclub
from tools.check.commands import BIN

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
COMMANDS = [
    line.strip()
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.split("\n")
    if line.strip()
]
CLIENT = ROOT / "src/whistclub/web/client"
FOLDERS = ("src", "tests", "docs", "tools", "examples")


def missing(word: str) -> bool:
    """True for a word that is a path of the tree without its file or folder; `KEY` stands for a game's key."""
    path = word.partition("::")[0].replace("KEY", "whist")
    return path.startswith(tuple(f"{folder}/" for folder in FOLDERS)) and not (ROOT / path).exists()


def test_every_path_on_the_page_is_there() -> None:
    words = [*re.findall(r"`([^`\n]+)`", PAGE), *re.findall(r"\]\(([^)]+)\)", PAGE)]
    words += [word for command in COMMANDS for word in shlex.split(command)]
    assert [] == [word for word in words if missing(word)]
    links = [link for link in re.findall(r"\]\(([^)]+)\)", PAGE) if "://" not in link]
    assert [] == [link for link in links if not (ROOT / link).is_file()]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_on_the_page_can_be_run(command: str) -> None:
    program, *words = shlex.split(command)
    if program == "npx":
        assert f'"{words[0]}":' in (CLIENT / "package.json").read_text(encoding="utf-8")
    elif program == "npm":
        scripts = (CLIENT / "package.json").read_text(encoding="utf-8")
        assert f'"{words[-1]}":' in scripts
    elif program.startswith(".venv-check/bin/"):
        assert (BIN / Path(program).name).is_file()
        modules = [words[place + 1] for place, word in enumerate(words) if word == "-m"]
        found = [(top / module.replace(".", "/")) for module in modules for top in (ROOT, ROOT / "src")]
        assert len(modules) == sum(one.with_suffix(".py").is_file() or one.is_dir() for one in found)
    else:
        assert (ROOT / program).is_file()


@pytest.mark.parametrize(
    ("page", "link"), [("README.md", "CONTRIBUTING.md"), ("docs/architecture.md", "../CONTRIBUTING.md")]
)
def test_readme_and_architecture_lead_to_the_page(page: str, link: str) -> None:
    assert f"({link})" in (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.stem)
def test_the_readme_leads_to_the_index_and_the_index_to_every_page(page: Path) -> None:
    assert "(docs/index.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert page.stem == "index" or f"({page.name})" in (ROOT / "docs/index.md").read_text(encoding="utf-8")


def test_whoever_cites_the_project_names_its_version() -> None:
    said = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert said is not None
    assert whistclub.__version__ == said.group(1)
