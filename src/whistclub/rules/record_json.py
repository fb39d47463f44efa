"""The JSON of a record before it is one: fields that stand twice, numbers nobody can count, depth, letters beyond
ASCII.
"""

import json
import re
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, reason

_MOST_DEPTH: Final = 16
"""A record needs five."""
_MOST_NUMBER: Final = 2**53 - 1
"""The greatest that every reader of JSON can count."""


class _Object(dict[str, object]):
    """A JSON object that knows a field which stood in it twice."""

    twice: str | None = None


def json_object(data: bytes) -> dict[str, object]:
    """The one object of the document. Raises BadRecord for what is none, or says two things at once."""
    try:
        raw = msgspec.json.decode(data)
        with_twins = json.loads(data, object_pairs_hook=_object)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        place = re.search(r"byte (\d+)", str(problem))
        if "truncated" in str(problem):
            raise BadRecord(reason("record-truncated", size_bytes=len(data))) from None
        raise BadRecord(reason("record-not-json", byte=int(place.group(1)) if place else 0)) from None
    if not isinstance(raw, dict) or "format" not in raw or "deals" not in raw:
        raise BadRecord(reason("record-foreign", wanted="format, game, rules, options, first, deals, ended"))
    _check_node(with_twins, "$", 0)
    return raw


def printable(text: str, most: int = 40) -> str:
    """A stranger's text as a sentence may repeat it: cut short, and without what moves a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:most])


def _object(pairs: list[tuple[str, object]]) -> _Object:
    made = _Object(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        made.twice = next(name for place, name in enumerate(names) if name in names[:place])
    return made


def _check_node(node: object, where: str, depth: int) -> None:
    if depth > _MOST_DEPTH:
        raise BadRecord(reason("record-too-deep", where=where, most=_MOST_DEPTH))
    if isinstance(node, _Object):
        if node.twice is not None:
            raise BadRecord(reason("record-repeated-field", where=where, field=printable(node.twice)))
        for name, child in node.items():
            _check_node(child, f"{where}.{printable(name)}", depth + 1)
    elif isinstance(node, list):
        for place, child in enumerate(node):
            if not isinstance(child, str):
                _check_node(child, f"{where}[{place}]", depth + 1)
    elif isinstance(node, int) and abs(node) > _MOST_NUMBER:
        raise BadRecord(reason("record-number", where=where, most=_MOST_NUMBER))
