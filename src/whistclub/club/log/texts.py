"""Entries and answers as lines of JSON."""

from typing import TypeVar

import msgspec

from whistclub.cards.errors import BadRecord, reason

T = TypeVar("T")


def to_text(value: object) -> str:
    """The entry or the answer as one line of JSON."""
    return msgspec.json.encode(value).decode()


def from_text(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """The entry or the answer from its line of JSON. Raises BadRecord for one that this version does not know."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadRecord(reason("entry-unknown")) from problem
