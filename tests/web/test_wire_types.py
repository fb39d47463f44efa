"""The types of the wire in TypeScript follow from those of the club."""

import re

import msgspec
import pytest

from tools.wire_types import KEYS_HEAD, keys_text, types_text
from whistclub.wire import messages


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message that a client sends."""

    word: str
    number: int | None = None


class Told(msgspec.Struct, frozen=True):
    """A message that a client is told."""

    sent: Sent
    counts: tuple[int, ...] = ()
    spare: bool | msgspec.UnsetType = msgspec.UNSET


class Listed(msgspec.Struct, frozen=True, array_like=True):
    """Something that goes as a list."""

    seat: int
    words: dict[str, str | int] = {}


def test_fields_may_be_missing_where_the_club_may_leave_them_out_or_does_not_ask_for_them() -> None:
    text = types_text({"Told": Told}, ())
    assert "readonly word: string;\n  readonly number?: number | null;\n" in text
    assert (
        "readonly sent: Sent;\n  readonly counts: readonly number[];\n  readonly spare?: boolean;\n" in text
    )


def test_a_list_keeps_the_names_of_its_items() -> None:
    text = types_text({"Listed": Listed}, ())
    assert "readonly [seat: number, words: Readonly<Record<string, string | number>>]" in text


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Sent", [("word", str)])
    with pytest.raises(ValueError, match="Sent is the name of"):
        types_text({"Told": Told, "Sent": other}, ())


def test_every_command_and_every_telling_is_among_the_types() -> None:
    told = set(re.findall(r"readonly (?:do|tell): '(\w+)'", types_text()))
    kinds = (*messages.FromClient.__args__, *messages.ToClient.__args__)
    assert {kind.__struct_config__.tag for kind in kinds} <= told


def test_the_keys_of_messages_and_of_their_attributes_are_the_words_of_one_type() -> None:
    texts = ["-club = Club\nclient-on = On\n    .word = on\n", "client-off = Off\n"]
    expected = "export type MessageKey =\n  | 'client-off'\n  | 'client-on'\n  | 'client-on.word';\n"
    assert KEYS_HEAD + expected == keys_text(texts)
