"""The pages about the command and the records say what is so."""

import json
from pathlib import Path

from tests.cli.conftest import Whist
from tools import command_page
from whistclub.cli.usage import ABOUT, HELP
from whistclub.rules.record import MOST_ACTS, MOST_BYTES, MOST_DEALS, DealRecord, Record, record_schema
from whistclub.terminal.commands.documents import DOCUMENTS

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_example_on_the_page_has_the_fields_of_the_schema() -> None:
    shown = json.loads(page("record.md").partition("```json\n")[2].partition("```")[0])
    parts = record_schema()["$defs"]
    assert parts["Record"]["properties"].keys() == shown.keys()
    (deal,) = shown["deals"]
    assert parts["DealRecord"]["properties"].keys() == {*deal, "taken_over"}


def test_the_page_explains_every_field_of_a_record() -> None:
    fields = (*Record.__struct_fields__, *DealRecord.__struct_fields__)
    assert [] == [name for name in fields if f"- `{name}`: " not in page("record.md")]


def test_the_page_names_the_limits() -> None:
    assert [] == [
        most for most in (MOST_BYTES, MOST_DEALS, MOST_ACTS) if f"{most:,}" not in page("record.md")
    ]


def test_the_page_of_the_command_has_every_command_option_and_document() -> None:
    text = command_page.page()
    assert [] == [name for name in ABOUT if f"\n## whist {name}\n" not in text]
    assert [] == [form for rows in HELP.values() for form, _ in rows if f"  {form}" not in text]
    assert [] == [kind.__name__ for kind in DOCUMENTS.values() if f"| `{kind.__name__}` |" not in text]


def test_every_command_prints_the_language_independent_parts_alike(whist: Whist, a_record: Path) -> None:
    english = json.loads(whist("score", str(a_record), "--json")[1])
    german = json.loads(whist("score", str(a_record), "--json", "--language", "de")[1])
    assert english["sides"] != german["sides"]
    assert [deal["points"] for deal in english["deals"]] == [deal["points"] for deal in german["deals"]]
