"""Messages that nobody ought to send to a club: ten kinds, as somebody who knows the wire would make them."""

import json
import random
from collections.abc import Callable
from typing import Any

_SEATED = (
    "act",
    "claim",
    "concede",
    "undo",
    "redo",
    "agree_undo",
    "refuse_undo",
    "stop",
    "hint",
    "next_deal",
)


def malice(rng: random.Random, info: dict[str, Any]) -> tuple[str, str | bytes]:
    """One message that nobody ought to send, and of what kind it is. Nothing here can move a seat of one's own."""
    kind = rng.choice(
        [
            "oversized",
            "deep",
            "types",
            "foreign seat",
            "others' business",
            "bytes",
            "text",
            "unknown",
            "late",
            "hello",
        ]
    )
    return kind, MALICE[kind](rng, info)


def _oversized(rng: random.Random, info: dict[str, Any]) -> str:
    return json.dumps({"do": "ping", "x": "x" * rng.choice([4090, 4200, 9000, 16_500, 60_000])})


def _deep(rng: random.Random, info: dict[str, Any]) -> str:
    depth = rng.choice([10, 500, 2000])
    return rng.choice(
        ["[" * depth, "[" * depth + "]" * depth, '{"do":' * (depth // 2) + "1" + "}" * (depth // 2)]
    )


def _types(rng: random.Random, info: dict[str, Any]) -> str:
    odd: list[Any] = [
        None,
        True,
        -1,
        2**31,
        2**70,
        1.5,
        "",
        "x" * 41,
        [],
        {},
        "\u202e",
        "play SA",
        [["a"]],
        float("inf"),
    ]
    do = rng.choice(
        [*_SEATED, "sit", "kick", "swap", "put_bot", "configure", "talk", "commit", "open", "hello", "ping"]
    )
    names = (
        "id",
        "saw",
        "action",
        "seat",
        "other",
        "bot",
        "settings",
        "phrase",
        "number",
        "commitment",
        "part",
    )
    return json.dumps({"do": do, **{name: rng.choice(odd) for name in rng.sample(names, rng.randrange(5))}})


def _foreign_seat(rng: random.Random, info: dict[str, Any]) -> str:
    card = rng.choice("SHDC") + rng.choice("23456789TJQKA")
    fields = {
        "id": f"f{rng.randrange(10**9)}",
        "saw": rng.randrange(60),
        "action": f"play {card}",
        "seat": rng.randrange(4),
    }
    return json.dumps({"do": "act", **fields})


def _business(rng: random.Random, info: dict[str, Any]) -> str:
    """Commands that only the host may send, or only another seat."""
    do = rng.choice(["kick", "swap", "put_bot", "configure", "start", "sit"])
    facts: dict[str, Any] = {"id": f"b{rng.randrange(10**9)}"}
    if do in {"kick", "sit", "put_bot", "swap"}:
        facts["seat"] = rng.randrange(4)
    if do == "put_bot":
        facts["bot"] = rng.choice(["simple", "nobody", ""])
    if do == "swap":
        facts["other"] = rng.randrange(4)
    if do == "configure":
        facts["settings"] = {"preset": rng.choice(["whist", "nothing"]), "options": {"target": "\u0000"}}
    return json.dumps({"do": do, **facts})


def _bytes(rng: random.Random, info: dict[str, Any]) -> bytes:
    return rng.randbytes(rng.randrange(300))


def _text(rng: random.Random, info: dict[str, Any]) -> str:
    return "".join(
        chr(rng.choice([rng.randrange(128), rng.randrange(0x800, 0xD000)])) for _ in range(rng.randrange(100))
    )


def _unknown(rng: random.Random, info: dict[str, Any]) -> str:
    return rng.choice(
        ['"act"', "null", "[]", "{}", '{"do":"nothing"}', '{"tell":"welcome"}', json.dumps(info)[:3000]]
    )


def _late(rng: random.Random, info: dict[str, Any]) -> str:
    """Acts long past, and ids used before."""
    facts = {"id": rng.choice(["x", "after-1", "commit-1"]), "saw": rng.choice([0, 1, 2**31])}
    do = rng.choice(["act", "commit", "open"])
    more: dict[str, Any] = {"action": "play S2"}
    if do != "act":
        more = {"number": 1, "commitment" if do == "commit" else "part": "ab" * 32}
    return json.dumps({"do": do, **facts, **more})


def _hello(rng: random.Random, info: dict[str, Any]) -> str:
    match = rng.choice([info.get("match", ""), "0" * 16, "x" * 40])
    return json.dumps(
        {"do": "hello", "match": match, "since": rng.randrange(50), "seat": rng.choice([0, 1, 2, 3, None])}
    )


MALICE: dict[str, Callable[[random.Random, dict[str, Any]], str | bytes]] = {
    "oversized": _oversized, "deep": _deep, "types": _types, "foreign seat": _foreign_seat, "others' business": _business,
    "bytes": _bytes, "text": _text, "unknown": _unknown, "late": _late, "hello": _hello,
}  # fmt: skip
