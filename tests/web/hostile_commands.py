"""Commands of the wire in shapes that nobody ought to send: made from the types that the club reads, so that none is
forgotten.
"""

import json
import random
from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from whistclub.wire import messages

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    str(kind.__struct_config__.tag): tuple(field.name for field in msgspec.structs.fields(kind))
    for kind in get_args(messages.FromClient)
}
"""Every command by its name, with the names of its fields."""

_GOOD: Final[dict[str, Any]] = {
    "version": 1,
    "match": "",
    "since": 0,
    "seat": 0,
    "saw": 0,
    "action": "play S2",
    "number": 1,
    "commitment": "ab" * 32,
    "part": "ab" * 32,
    "instead": "play S2",
    "bot": "simple",
    "other": 1,
    "settings": {"preset": "whist"},
    "phrase": "hello",
}
_SPARED: Final = frozenset({"stand_up", "leave"})
"""The commands that would end a visit in good order if they were taken."""


def _command(rng: random.Random) -> tuple[str, dict[str, Any]]:
    do = rng.choice([name for name in COMMANDS if name not in _SPARED])
    fields = {name: _GOOD.get(name, f"w{rng.randrange(10**9)}") for name in COMMANDS[do]}
    return do, fields


def _with(value: Callable[[random.Random], Any]) -> Callable[[random.Random], bytes]:
    """A command of which each field, or only one, has a value that it cannot have."""

    def made(rng: random.Random) -> bytes:
        do, fields = _command(rng)
        names = list(fields) if rng.random() < 0.3 else rng.sample(list(fields), min(1, len(fields)))
        return json.dumps({"do": do, **fields, **{name: value(rng) for name in names}}).encode()

    return made


def _nested(rng: random.Random) -> Any:
    found: Any = []
    for _ in range(rng.choice((3, 100, 900))):
        found = [found] if rng.random() < 0.5 else {"a": found}
    return found


def _missing(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    for name in rng.sample(list(fields), rng.randrange(len(fields) + 1)):
        del fields[name]
    return json.dumps({"do": do, **fields}).encode()


def _too_many(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    more = {rng.choice(("constructor", "__proto__", "admin", "", "do ", "\0")): 1}
    return json.dumps({"do": do, **fields, **more}).encode()


def _twice(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    other = rng.choice(list(COMMANDS))
    return json.dumps({"do": do, **fields})[:-1].encode() + f',"do":"{other}","id":"t","id":1}}'.encode()


def _without_end(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    whole = json.dumps({"do": do, **fields}).encode()
    return whole[: rng.randrange(len(whole))]


def _other_case(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    key = rng.choice(("Do", "DO", "d\\u006f", "do\\u0000"))
    return f'{{"{key}":"{do.upper()}"'.encode() + json.dumps(fields).encode().replace(b"{", b",", 1)


def _no_numbers(rng: random.Random) -> bytes:
    do, _ = _command(rng)
    number = rng.choice(("NaN", "-Infinity", "1e999", "-0", "00", "0x1", "1.", "+1", "9" * 400))
    return f'{{"do":"{do}","id":"n","saw":{number},"seat":{number}}}'.encode()


def _odd_characters(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    odd = rng.choice(("\\ud800", "\\udc00\\ud800", "\\u0000", "\\u202e", "\\uffff", "\\x41", "\\"))
    return json.dumps({"do": do, **fields})[:-1].encode() + f',"id":"{odd}"}}'.encode()


def _marked(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    text = json.dumps({"do": do, **fields})
    return rng.choice((b"\xef\xbb\xbf" + text.encode(), text.encode("utf-16"), b"\0" * 3 + text.encode()))


def _again(rng: random.Random) -> bytes:
    """An act with an id and a seq that many others have had."""
    do = rng.choice(("act", "next_deal", "commit", "open", "undo", "redo", "claim", "concede", "hint"))
    fields = {name: _GOOD.get(name, "again") for name in COMMANDS[do]}
    return json.dumps({"do": do, **fields, "id": f"again{rng.randrange(3)}"}).encode()


def _from_the_future(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    far = rng.choice((10**6, 2**31 - 1, 2**31, 2**53, 2**63 - 1))
    return json.dumps({"do": do, **fields, "saw": far, "since": far} if "saw" in fields else fields).encode()


def _seat_of_others(rng: random.Random) -> bytes:
    do = rng.choice([name for name, fields in COMMANDS.items() if "seat" in fields])
    fields = {name: _GOOD.get(name, "s") for name in COMMANDS[do]}
    return json.dumps({"do": do, **fields, "seat": rng.choice((1, 2, 3, 4, 5, 63, 255))}).encode()


def _lists(rng: random.Random) -> bytes:
    do, fields = _command(rng)
    whole = {"do": do, **fields}
    return json.dumps(rng.choice(([whole], [do, *fields.values()], {"0": whole}, [[whole] * 3]))).encode()


COMMAND_MALICE: Final[dict[str, Callable[[random.Random], bytes]]] = {
    "command: nulls": _with(lambda _: None),
    "command: huge numbers": _with(lambda rng: rng.choice((2**63, 2**64, -(2**63), 10**300, 1e308))),
    "command: negative numbers": _with(lambda rng: -rng.randrange(1, 2**40)),
    "command: numbers as texts": _with(lambda rng: rng.choice(("0", "-1", "1e3", "①", " 1"))),
    "command: long texts": _with(lambda rng: "x" * rng.choice((41, 65, 400, 3000))),
    "command: nested values": _with(_nested),
    "command: missing fields": _missing,
    "command: fields too many": _too_many,
    "command: a field twice": _twice,
    "command: without an end": _without_end,
    "command: another case": _other_case,
    "command: no numbers": _no_numbers,
    "command: odd characters": _odd_characters,
    "command: another encoding": _marked,
    "command: ids used before": _again,
    "command: seqs of the future": _from_the_future,
    "command: others' seats": _seat_of_others,
    "command: lists": _lists,
}
"""Kinds of messages that are JSON or nearly so, for every command there is."""
