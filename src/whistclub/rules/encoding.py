"""Bytes: any value of the rules as JSON, the same bytes for the same value, every time.

Cards and acts are written by their text forms, structs as objects in the order of their fields. A view, which is
encoded at every move, is put together from pieces that were encoded before.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.rules.actions import Action
from whistclub.rules.values import View

_WITH_TEXT: Final = (Card, Action)


def _text_of(value: object) -> str:
    # A union would be put together anew for each card.
    if isinstance(value, _WITH_TEXT):
        return value.text
    raise TypeError(f"{type(value).__name__} has no bytes")


_encode: Final = msgspec.json.Encoder(enc_hook=_text_of, order="deterministic").encode


class _Known(dict[object, str]):
    """JSON text by value, for interned and other values of which there are few."""

    def __missing__(self, value: object) -> str:
        made = self[value] = _encode(value).decode()
        return made


_SEEN: Final = _Known()
_CARDS: Final = _Known()
_ACTIONS: Final = _Known()
_SMALL: Final = _Known()


def encode(value: object) -> bytes:
    """The value as JSON in UTF-8. Raises TypeError for what no text form is known of."""
    if isinstance(value, View):
        return _view_bytes(value)
    return _encode(value)


encode_message: Final = _encode
"""The same for what is no view."""


def _list_by(known: _Known) -> Callable[[object], str]:
    get = known.__getitem__

    def written(values: Any) -> str:
        return f"[{','.join(map(get, values))}]" if values else "[]"

    return written


_acts, _cards, _actions = _list_by(_SEEN), _list_by(_CARDS), _list_by(_ACTIONS)


def _other(value: Any) -> str:
    kind = value.__class__
    if kind is str:
        return _SMALL[value]
    if kind is int:
        return str(value)
    if kind is tuple and (not value or value[0].__class__ is Card):
        return _cards(value)
    return _CARDS[value] if kind is Card else _encode(value).decode()


_WRITERS: Final[dict[str, Callable[[object], str]]] = {
    "viewer": _SMALL.__getitem__,
    "to_act": _SMALL.__getitem__,
    "trump": _SMALL.__getitem__,
    "acts": _acts,
    "legal": _actions,
    "hand": _cards,
    "short_pack": _cards,
    "shown": _acts,
    "trick": _acts,
}
_PLANS: Final[dict[type, tuple[tuple[str, str, Callable[[object], str]], ...]]] = {}


def _plan(kind: type[View]) -> tuple[tuple[str, str, Callable[[object], str]], ...]:
    names = kind.__struct_fields__
    plan = tuple((name, f'"{name}":', _WRITERS.get(name, _other)) for name in names)
    _PLANS[kind] = plan
    return plan


def _view_bytes(view: View) -> bytes:
    kind = view.__class__
    plan = _PLANS.get(kind) or _plan(kind)
    return (
        "{" + ",".join([name + write(getattr(view, field)) for field, name, write in plan]) + "}"
    ).encode()
