"""The facts of a moment and of an act, by which a game's profile chooses the words."""

from collections.abc import Mapping
from typing import Any

import msgspec

from whistclub.cards.card import Card
from whistclub.games.registry import profile_of
from whistclub.rules.actions import Action
from whistclub.rules.conditions import Facts, Rule, act_facts, arguments, first_match, view_facts
from whistclub.rules.profile import Phase
from whistclub.rules.values import View
from whistclub.terminal.texts.words import Words


def fields_of(view: View) -> dict[str, Any]:
    """Returns the fields of a view by name; those of one game only are missing in others."""
    return {name: getattr(view, name) for name in type(view).__struct_fields__}


class Stock(msgspec.Struct, frozen=True):
    """A stock that cards are drawn from: how many are left, and the card that lies face up on it."""

    count: int
    card: Card | None


def stock_of(fields: Mapping[str, Any]) -> Stock | None:
    """Returns the stock that the fields of a view tell of; None in a game without one."""
    count, upturned = fields.get("stock"), fields.get("upturned")
    if not isinstance(count, int):
        return None
    return Stock(count, upturned[-1] if count and upturned else None)


def facts_of_act(act: Action, view: View, words: Words) -> Facts:
    """Returns the facts of a moment and of an act in it; `act.means` is the call that a card laid stands for."""
    facts = {**view_facts(view, words.game.options), **act_facts(act)}
    means = first_match(profile_of(words.game.key).lay_means, facts)
    return {**facts, "act.means": "" if means is None else means.key}


def rule_text(rule: Rule | None, facts: Facts, words: Words) -> str:
    """Returns the message of a rule; empty for none."""
    if rule is None:
        return ""

    def word(kind: str, value: object) -> str | int:
        if kind == "call":
            return words.speaker.call(str(value))
        return value if isinstance(value, int) else 0

    return words.say(rule.key, **arguments(rule, facts, word))


def phase_of(view: View, words: Words) -> Phase | None:
    """Returns the phase of a deal; the first one where views do not name it, None where the game names no phases."""
    phases = profile_of(words.game.key).phases
    name = fields_of(view).get("phase")
    return next((phase for phase in phases if name is None or phase.name == name), None)


def is_plain_play(view: View, words: Words) -> bool:
    """Returns True in a phase of the deal in which nothing but cards is played."""
    phase = phase_of(view, words)
    return phase is None or set(phase.verbs) == {"play"}
