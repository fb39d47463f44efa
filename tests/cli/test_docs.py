"""The pages about the command and the records say what is so."""

import json
import re
from pathlib import Path

from tests.cli.conftest import Whist
from whistclub.cli.usage import ABOUT, HELP
from whistclub.rules.record import MOST_ACTS, MOST_BYTES, MOST_DEALS, DealRecord, Record, record_schema
from whistclub.terminal.commands.documents import DOCUMENTS
from whistclub.terminal.line.commands import COMMANDS

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_schema_on_the_page_is_the_one_of_the_format() -> None:
    written = page("record.md").rpartition("```json\n")[2].partition("```")[0]
    assert record_schema() == json.loads(written)


def test_the_page_explains_every_field_of_a_record() -> None:
    fields = (*Record.__struct_fields__, *DealRecord.__struct_fields__)
    assert [] == [name for name in fields if f"- `{name}`: " not in page("record.md")]


def test_the_page_names_the_limits() -> None:
    assert [] == [
        most for most in (MOST_BYTES, MOST_DEALS, MOST_ACTS) if f"{most:,}" not in page("record.md")
    ]


def test_the_page_lists_every_command_option_and_word() -> None:
    text = page("command.md")
    assert [] == [name for name in ABOUT if f"\n- `whist {name}" not in text]
    options = {word.strip(",") for form, _ in HELP["play"] for word in form.split() if word.startswith("--")}
    assert [] == sorted(option for option in options - {"--option"} if option not in text)
    assert [] == [word for word in COMMANDS if f"`{word}`" not in text]


def test_the_page_names_the_type_of_every_document() -> None:
    named = set(re.findall(r"\| `(\w+)`(?:;[^|]*)? \|$", page("command.md"), re.MULTILINE))
    assert {kind.__name__ for kind in DOCUMENTS} == named


def test_every_command_prints_the_language_independent_parts_alike(whist: Whist, a_record: Path) -> None:
    english = json.loads(whist("score", str(a_record), "--json")[1])
    german = json.loads(whist("score", str(a_record), "--json", "--language", "de")[1])
    assert english["sides"] != german["sides"]
    assert [deal["points"] for deal in english["deals"]] == [deal["points"] for deal in german["deals"]]
