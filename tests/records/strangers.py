"""Records as a stranger hands them in: real ones of every preset, broken in one place, and whether each is taken or
refused.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from whistclub.cards.errors import BadRecord
from whistclub.games.registry import game_of_preset, make_game
from whistclub.rules.chance import first_dealer, seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Match, act, begin_deal, open_match
from whistclub.rules.record import record_from_bytes, record_to_bytes
from whistclub.rules.replay import causes, record_of, replay
from whistclub.rules.seats import ALONE

Document = dict[str, Any]


def match_of(preset: str, text: str, most_deals: int, **written: str) -> Match:
    """A match of so many deals played at random under the seed of a text; the last one may be cut short."""
    game = game_of_preset(preset, written)
    seed, rng = seed_from_text(text), random.Random(text)
    first = first_dealer(seed, game.seats)
    match = open_match(game, game.first_setting(first))
    while match.result is None and len(match.deals) < most_deals + (match.position is not None):
        if match.position is None:
            match = begin_deal(match, deal_from_seed(seed, game, match.setting.number), text)
        elif len(match.deals) == most_deals and rng.random() < 0.02:
            break
        seat = min(match.position.to_act())
        match = act(match, seat, rng.choice(match.position.legal(seat)))
    return match


def document_of(preset: str, text: str = "stranger", most_deals: int = 2, **written: str) -> Document:
    """A record of the preset as the JSON it is written in."""
    made: Document = json.loads(record_to_bytes(record_of(match_of(preset, text, most_deals, **written))))
    return made


def empty(preset: str, **written: str) -> Document:
    """A record in which no deal has begun."""
    return document_of(preset, most_deals=0, **written)


def hermits_of_two_passages() -> Document:
    """Two passages, the first dropped."""
    game = game_of_preset("hermits", {})
    match = open_match(game, game.first_setting(ALONE))
    match = begin_deal(match, deal_from_seed(bytes(32), game, 1))
    document: Document = msgspec.to_builtins(record_of(match))
    first = {**document["deals"][0], "ending": "dropped"}
    second = begin_deal(open_match(game, game.first_setting(ALONE)), deal_from_seed(bytes(32), game, 2))
    return {**document, "deals": [first, msgspec.to_builtins(record_of(second))["deals"][0]]}


def with_first(document: Document, **facts: Any) -> Document:
    """The record with other facts of its first setting; those of `carry` are put over its own."""
    first = {**document["first"], **facts}
    if isinstance(facts.get("carry"), dict):
        first["carry"] = {**(document["first"]["carry"] or {}), **facts["carry"]}
    return {**document, "first": first}


def read(document: Document | bytes) -> Match:
    """The match of a record. Raises BadRecord."""
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    return replay(record_from_bytes(data), make_game)


def refusal(document: Document | bytes) -> list[str]:
    """The reasons why it is refused, outermost first; empty where it is taken, which must then write back to the same
    match.
    """
    try:
        match = read(document)
    except BadRecord as problem:
        return [one.reason.key for one in causes(problem)]
    again = record_to_bytes(record_of(match))
    assert match == replay(record_from_bytes(again), make_game)
    return []


def broken_once(document: Document, rng: random.Random, junk: Sequence[Any]) -> Document:
    """The record with one place of it replaced, left out, doubled, misspelt or of another type."""
    copy: Document = json.loads(json.dumps(document))
    places = [place for place in _places(copy) if rng.random() < 0.2 or len(place) < 3]
    holder, key = _holder(copy, rng.choice(places))
    ways = ["replace", "leave out", "double", "misspell", "shift"]
    way = rng.choice(ways)
    if way == "replace":
        holder[key] = rng.choice(junk)
    elif way == "leave out":
        del holder[key]
    elif way == "double" and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif way == "misspell" and isinstance(holder, dict):
        holder[f"{key[:-1]}"] = holder.pop(key)
    else:
        holder[key] = _shifted(holder[key], rng)
    return copy


def _shifted(value: Any, rng: random.Random) -> Any:
    """A value near the one that was there."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + rng.choice((-2, -1, 1, 2, 6))
    if isinstance(value, str):
        words = value.split(" ")
        rng.shuffle(words)
        return " ".join(words)
    if isinstance(value, list):
        return value[::-1] if rng.random() < 0.5 else value[:-1]
    return dict(reversed(value.items())) if isinstance(value, dict) else value


def _places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    found = [path] if path else []
    for key, child in children:
        found += _places(child, (*path, key))
    return found


def _holder(node: Any, path: tuple[Any, ...]) -> tuple[Any, Any]:
    for key in path[:-1]:
        node = node[key]
    return node, path[-1]


JUNK: Sequence[Any] = (
    None, True, False, 0, 1, -1, 7, 10**30, -(10**30), 2**63, 1.5, 1e300, "", "[]", "x", "٣", "S", "\u017f", "\x1b[2J",
    "S stop", "N stop", "dropped", "N claim all", "S concede", "running", "finished", "stopped", [], [[]], [0], [0, 0],
    [1, 2, 3], [True], ["x"], {}, {"x": 1}, "x" * 5000, [None] * 50, "9" * 5000,
)  # fmt: skip
"""The values that a stranger may put in any place."""
