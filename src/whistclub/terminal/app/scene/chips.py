"""The legal acts of a person: cards to choose in the hand, and chips to choose by a key."""

from collections.abc import Iterator
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.messages.keys import hyphened
from whistclub.rules.actions import Action, CardAction, Discard, Exchange, Lay, Play, Trump, number_alone
from whistclub.rules.moment import Moment
from whistclub.rules.values import View
from whistclub.terminal.texts.explanations import note_of
from whistclub.terminal.texts.words import Words


class Chip(msgspec.Struct, frozen=True):
    """A choice that is no card: the key that makes it, its word, a few more words, and the act."""

    key: str
    text: str
    note: str
    action: Action


_PASS: Final = "pass"
"""The word that every game with an auction has."""

_CARD_ACTS: Final = (CardAction, Lay)


def chips(view: View, moment: Moment, words: Words) -> tuple[Chip, ...]:
    """Returns the legal acts that are no cards, in their documented order."""
    acts = [act for act in view.legal if not isinstance(act, _CARD_ACTS)]
    numbers = iter(sorted(set("123456789") - {str(number_alone(act)) for act in acts}))
    # Where nothing but acts without an object are left, Enter does the last: it leaves things as they are.
    last = acts[-1] if acts and len(acts) == len(view.legal) and not any(act.parts for act in acts) else None
    return tuple(
        Chip(
            "enter" if act is last else _key(act, numbers),
            act_in_short(act, words),
            note_of(act, moment, words),
            act,
        )
        for act in acts
    )


def _key(act: Action, numbers: Iterator[str]) -> str:
    """Returns a digit for a number, `t` for ten; a letter for a suit, a pass or an act without an object; else a digit
    left.
    """
    number = number_alone(act)
    if number is not None:
        return str(number) if number < 10 else "t" if number == 10 else ""
    if not act.parts:
        return act.verb[0]
    if isinstance(act, Trump):
        return str(act.parts[0])[0].lower()
    if act.number is not None:
        return ""
    return "p" if act.parts[0] == _PASS else next(numbers, "")


def act_in_short(act: Action, words: Words) -> str:
    """Returns an act that is no card in a word, as a chip and a plate have it."""
    if act.number is not None:
        return words.speaker.call(" ".join(map(str, act.parts)))
    if isinstance(act, Trump):
        suit = act.parts[0]
        return words.speaker.suit(suit) if suit in words.game.pack.suits else words.action(act)
    name = hyphened(str(act.parts[0]) if act.parts else act.verb)
    is_called = f"call-{name}" in words.catalogue or f"act-{name}" not in words.catalogue
    usual = words.speaker.call(name) if is_called else words.action(act)
    text = words.catalogue.format_or(f"app-chip-{name}", usual)
    return text[:1].upper() + text[1:]


def card_verb(view: View) -> str:
    """Returns what is done with a card now: play, lay, exchange or discard; empty where no card is asked for."""
    return next((act.verb for act in view.legal if isinstance(act, _CARD_ACTS)), "")


def card_action(verb: str, cards: tuple[Card, ...]) -> Action:
    """Returns the act of doing that with these cards, legal or not."""
    if verb == "lay":
        return Lay(*cards)
    return {"exchange": Exchange, "discard": Discard}.get(verb, Play)(cards[0])


def cards_of(action: Action) -> tuple[Card, ...]:
    """Returns the cards that the act is done with; none where it is no act with cards."""
    if isinstance(action, Lay):
        return action.cards
    return (action.card,) if isinstance(action, CardAction) else ()


def legal_cards(view: View) -> frozenset[Card]:
    """Returns the cards of the hand that may be chosen."""
    return frozenset(card for act in view.legal for card in cards_of(act))


def may_signal(view: View) -> bool:
    """Returns True if two cards may be laid."""
    return any(isinstance(act, Lay) and len(act.cards) == 2 for act in view.legal)
