"""The documents of the wire follow from its types."""

import re
from pathlib import Path
from types import UnionType

import msgspec
import pytest

from tools import routes_page
from tools.wire_files import ROOT, files, schemas
from whistclub.wire import evening, messages

MADE = files()


@pytest.mark.parametrize("path", sorted(MADE), ids=lambda path: Path(path).name)
def test_transcripts_are_those_that_the_types_make_now(path: Path) -> None:
    assert path.read_bytes() == MADE[path], "run tools/wire_files.py"


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("wire.schema.json", (messages.FromClient, messages.ToClient)),
        ("evening.schema.json", (evening.FromClient, evening.ToClient)),
    ],
)
def test_every_message_has_its_schema(name: str, kinds: tuple[UnionType, ...]) -> None:
    known = {one.rpartition(".")[2] for one in msgspec.json.decode(schemas()[name])["$defs"]}
    assert {kind.__name__ for union in kinds for kind in union.__args__} <= known


def test_every_message_of_a_transcript_is_one_of_the_types() -> None:
    reader = msgspec.json.Decoder(messages.ToClient)
    for path in (ROOT / "tests/web/fixtures").glob("*.jsonl"):
        for text in path.read_bytes().splitlines() if path.stem != "evening" else ():
            line = msgspec.json.decode(text)
            message = msgspec.json.encode(line["message"])
            read = messages.read_message(message) if line["from"] == "client" else reader.decode(message)
            assert read


def test_every_message_of_an_evenings_transcript_is_one_of_the_types() -> None:
    readers = {
        "client": msgspec.json.Decoder(evening.FromClient),
        "server": msgspec.json.Decoder(evening.ToClient),
    }
    for text in (ROOT / "tests/web/fixtures/evening.jsonl").read_bytes().splitlines():
        line = msgspec.json.decode(text)
        assert readers[line["from"]].decode(msgspec.json.encode(line["message"]))


def test_the_page_of_the_site_has_every_route_and_message_with_what_it_is_about() -> None:
    lines = [line for line in routes_page.page().splitlines() if line.startswith("- ")]
    unions = (messages.FromClient, messages.ToClient, evening.FromClient, evening.ToClient)
    tags = [kind.__struct_config__.tag for union in unions for kind in union.__args__]
    assert tags == [match[1] for line in lines if (match := re.match(r"- `(?:do|tell)`: `(\w+)`", line))]
    assert "- `POST /api/tables` takes `NewTable`, answers `Opened`. " in "\n".join(lines)
    assert [] == [line for line in lines if not re.search(r"\. \S.*\S$", line)]
