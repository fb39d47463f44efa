"""The legal acts of a person: cards to choose in the hand, and chips to choose by a key."""

from collections.abc import Iterator
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.messages.keys import hyphened
from whistclub.rules.actions import Action, Exchange, Lay, Play, Trump
from whistclub.rules.dummy_play import Keep, Twiddle
from whistclub.rules.values import View
from whistclub.terminal.texts.explanations import app_note_of
from whistclub.terminal.texts.words import Words


class Chip(msgspec.Struct, frozen=True):
    """A choice that is no card: the key that makes it, its word, a few more words, and the act."""

    key: str
    text: str
    note: str
    action: Action


_CARD_ACTS: Final = (Play, Lay, Exchange)


def chips(view: View, words: Words) -> tuple[Chip, ...]:
    """Returns the legal acts that are no cards, in their documented order."""
    acts = [act for act in view.legal if not isinstance(act, _CARD_ACTS)]
    numbers = iter(sorted(set("123456789") - {str(act.number) for act in acts}))
    return tuple(
        Chip(_key(act, numbers), _text(act, words), app_note_of(act, view, words), act) for act in acts
    )


def _key(act: Action, numbers: Iterator[str]) -> str:
    if act.number is not None:
        return str(act.number) if act.number < 10 else "t"
    if isinstance(act, Twiddle):
        return "t"
    if isinstance(act, Keep):
        return "enter"
    if isinstance(act, Trump):
        return str(act.parts[0])[0].lower()
    return "p" if act.parts and act.parts[0] == "pass" else next(numbers, "")


def _text(act: Action, words: Words) -> str:
    """Returns the word on a chip."""
    if act.number is not None:
        return str(act.number)
    if isinstance(act, Trump):
        suit = act.parts[0]
        return words.speaker.suit(suit) if suit in words.game.pack.suits else words.action(act)
    name = hyphened(str(act.parts[0]) if act.parts else act.verb)
    text = words.catalogue.format_or(f"app-chip-{name}", words.speaker.call(name))
    return text[:1].upper() + text[1:]


def card_verb(view: View) -> str:
    """Returns what is done with a card now: play, lay or exchange; empty where no card is asked for."""
    return next((act.verb for act in view.legal if isinstance(act, _CARD_ACTS)), "")


def card_action(verb: str, cards: tuple[Card, ...]) -> Action:
    """Returns the act of doing that with these cards, legal or not."""
    if verb == "lay":
        return Lay(*cards)
    return Exchange(cards[0]) if verb == "exchange" else Play(cards[0])


def cards_of(action: Action) -> tuple[Card, ...]:
    """Returns the cards that the act is done with; none where it is no act with cards."""
    if isinstance(action, Lay):
        return action.cards
    return (action.card,) if isinstance(action, Play | Exchange) else ()


def legal_cards(view: View) -> frozenset[Card]:
    """Returns the cards of the hand that may be chosen."""
    return frozenset(card for act in view.legal for card in cards_of(act))


def may_signal(view: View) -> bool:
    """Returns True if two cards may be laid."""
    return any(isinstance(act, Lay) and len(act.cards) == 2 for act in view.legal)
