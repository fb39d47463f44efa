"""The documents of the wire follow from its types."""

import re
from pathlib import Path
from types import UnionType

import msgspec
import pytest

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


def test_the_page_names_every_command_and_every_telling() -> None:
    page = (ROOT / "docs/wire.md").read_text(encoding="utf-8")
    tags = {
        kind.__struct_config__.tag for kind in (*messages.FromClient.__args__, *messages.ToClient.__args__)
    }
    named = set(re.findall(r"`([a-z_]+)`", page)) | set(re.findall(r'"(?:do|tell)": "([a-z_]+)"', page))
    assert tags - named == SELF_EXPLAINED


SELF_EXPLAINED = {
    "undo",
    "redo",
    "agree_undo",
    "refuse_undo",
    "claim",
    "concede",
    "stop",
    "leave",
    "said",
    "ping",
    "pong",
}
