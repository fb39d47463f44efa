"""Rules as data: a message key with the conditions it is said under, and the facts it is filled with.

Faces ask for the words of a moment or of an act; a game answers with rules, which Python and the browser evaluate
alike. Facts are looked up by name:

    phase, contract, won ...    a field of the view
    viewer                      whose view it is, None for a spectator
    options.NAME                an option of the game
    legal.verb, legal.verbs     the verb of the first legal act (empty without one), and those of all
    legal.signals               True if two cards may be laid
    act.verb, act.word          the verb of the act in question, and what follows it, as text
    act.number, act.cards       what follows it as a number (0 if it is none), and how many cards it has
    act.colour                  "black" or "red", of the act's first card; empty for all others
    act.means                   how the act is read by the rules `lay_means` of the profile

A name that nothing answers to has the value None.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import BLACK, RED
from whistclub.rules.actions import Action
from whistclub.rules.options import Options
from whistclub.rules.values import View

Op = Literal["is", "in", "set", "given", "has", "has_viewer", "partner_of_viewer"]
"""How a field is tested.

`is` equals the value, `in` is one of its values, `set` is neither None nor zero nor empty, `given` is not None, `has`
contains the value, `has_viewer` holds the viewer as value or member, `partner_of_viewer` is the seat of the viewer's
partner where opposite seats play together.
"""
Facts = Mapping[str, object]
Source = str | int
"""Where a message's argument comes from: a number is the argument itself, a text is the name of a fact, which a word
before a colon says how to read (`name:bidder`).
"""


class When(msgspec.Struct, frozen=True):
    """A test of one fact."""

    field: str
    op: Op
    value: str | int | tuple[str, ...] | None = None


class Rule(msgspec.Struct, frozen=True):
    """A message said when all conditions hold, with the sources of its arguments by name."""

    key: str
    when: tuple[When, ...] = ()
    facts: tuple[tuple[str, Source], ...] = ()


Rules = tuple[Rule, ...]
WordOf = Callable[[str, object], str | int]
"""Puts a fact into words, given how it is to be read (empty: as a number)."""


def equals(field: str, value: str | int) -> When:
    """The fact is this value."""
    return When(field, "is", value)


def among(field: str, *values: str) -> When:
    """The fact is one of these values."""
    return When(field, "in", values)


def is_set(field: str) -> When:
    """The fact is neither None nor zero nor empty."""
    return When(field, "set")


def given(field: str) -> When:
    """The fact is not None."""
    return When(field, "given")


def has(field: str, value: str) -> When:
    """The fact contains the value."""
    return When(field, "has", value)


def has_viewer(field: str) -> When:
    """The fact is the viewer's seat, or contains it."""
    return When(field, "has_viewer")


def has_partner(field: str) -> When:
    """The fact is the seat of the viewer's partner."""
    return When(field, "partner_of_viewer")


def holds(condition: When, facts: Facts) -> bool:
    """True if the condition holds."""
    return _TESTS[condition.op](facts.get(condition.field), condition.value, facts.get("viewer"))


def matches(rule: Rule, facts: Facts) -> bool:
    """True if all conditions of the rule hold."""
    return all(holds(condition, facts) for condition in rule.when)


def first_match(rules: Iterable[Rule], facts: Facts) -> Rule | None:
    """The first rule that matches, or None."""
    return next((rule for rule in rules if matches(rule, facts)), None)


def all_matches(rules: Iterable[Rule], facts: Facts) -> Iterator[Rule]:
    """Every rule that matches, in order."""
    return (rule for rule in rules if matches(rule, facts))


def arguments(rule: Rule, facts: Facts, word: WordOf | None = None) -> dict[str, str | int]:
    """The arguments of the rule's message; `word` reads what is more than a number."""
    return {name: _argument(source, facts, word) for name, source in rule.facts}


def option_facts(options: Options) -> dict[str, object]:
    """The options by name."""
    return {f"options.{name}": getattr(options, name) for name in type(options).__struct_fields__}


def view_facts(view: View, options: Options) -> dict[str, object]:
    """The facts of a moment, as the viewer knows them."""
    verbs = tuple(dict.fromkeys(act.verb for act in view.legal))
    fields = {name: getattr(view, name) for name in type(view).__struct_fields__}
    legal = {
        "legal.verb": verbs[0] if verbs else "",
        "legal.verbs": verbs,
        "legal.signals": any(act.verb == "lay" and len(act.parts) == 2 for act in view.legal),
    }
    return {**fields, **option_facts(options), **legal}


def act_facts(act: Action) -> dict[str, object]:
    """The facts of an act."""
    cards = [part for part in act.parts if isinstance(part, Card)]
    words = " ".join(map(str, act.parts))
    number = act.parts[0] if act.parts and isinstance(act.parts[0], int) else 0
    return {
        "act.verb": act.verb,
        "act.word": words,
        "act.number": number,
        "act.cards": len(cards),
        "act.colour": _colour(cards[0]) if cards else "",
    }


def _colour(card: Card) -> str:
    if card.pack_key != "french":
        return ""
    return "black" if card.suits in BLACK else "red" if card.suits in RED else ""


def _argument(source: Source, facts: Facts, word: WordOf | None) -> str | int:
    if isinstance(source, int):
        return source
    kind, _, field = source.rpartition(":")
    value = facts.get(field)
    if word is not None:
        return word(kind, value)
    return value if isinstance(value, int) else 0


def _members(value: object) -> Sequence[object]:
    return value if isinstance(value, tuple | list) else (value,)


def _is(value: object, wanted: object, _: object) -> bool:
    return value == wanted


def _in(value: object, wanted: object, _: object) -> bool:
    return value in _members(wanted)


def _set(value: object, _: object, __: object) -> bool:
    return bool(value)


def _given(value: object, _: object, __: object) -> bool:
    return value is not None


def _has(value: object, wanted: object, _: object) -> bool:
    return wanted in _members(value)


def _has_viewer(value: object, _: object, viewer: object) -> bool:
    return viewer is not None and viewer in _members(value)


def _has_partner(value: object, _: object, viewer: object) -> bool:
    if not isinstance(value, int) or not isinstance(viewer, int):
        return False
    return value != viewer and (value - viewer) % 2 == 0


_TESTS: Final[dict[str, Callable[[object, object, object], bool]]] = {
    "is": _is,
    "in": _in,
    "set": _set,
    "given": _given,
    "has": _has,
    "has_viewer": _has_viewer,
    "partner_of_viewer": _has_partner,
}
