"""What a person may do now, as cards to choose in the hand and as chips to choose by a key."""

from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.rules.actions import Action, Bid, Call, Declare, Exchange, Keep, Lay, Play, Say, Trump, Twiddle
from whistclub.rules.values import View
from whistclub.terminal.texts.words import Words


class Chip(msgspec.Struct, frozen=True):
    """A choice that is no card: the key that makes it, its word, a few more words, and the act."""

    key: str
    text: str
    note: str
    action: Action


_CARD_ACTS: Final = (Play, Lay, Exchange)


def chips(view: View, words: Words) -> tuple[Chip, ...]:
    """The legal acts that are no cards, in their documented order."""
    acts = [act for act in view.legal if not isinstance(act, _CARD_ACTS)]
    numbers = iter("123456789")
    return tuple(_chip(act, numbers, words) for act in acts)


def _chip(act: Action, numbers: object, words: Words) -> Chip:
    if isinstance(act, Bid | Declare):
        return Chip(str(act.parts[0]) if act.parts[0] < 10 else "t", str(act.parts[0]), "", act)
    if isinstance(act, Twiddle):
        return Chip("t", words.say("app-chip-twiddle"), words.say("app-chip-twiddle-note"), act)
    if isinstance(act, Keep):
        return Chip("enter", words.say("app-chip-keep"), words.say("app-chip-keep-note"), act)
    if isinstance(act, Trump):
        return Chip(act.parts[0].lower(), words.speaker.suit(act.parts[0]), "", act)
    name = str(act.parts[0]).replace("_", "-")
    key = "p" if name == "pass" else next(numbers)  # type: ignore[call-overload]
    text = words.say(_VERBS[name]) if name in _VERBS else words.speaker.call(name)
    note = words.say(_NOTES[name]) if name in _NOTES else ""
    return Chip(key, text[:1].upper() + text[1:], note, act)


_VERBS: Final = {"propose": "app-chip-propose", "accept": "app-chip-accept"}
_NOTES: Final = {
    "pass": "app-note-pass", "propose": "app-note-propose", "accept": "app-note-accept", "solo": "app-note-solo",
    "misere": "app-note-misere", "abondance": "app-note-abondance",
    "abondance-in-trumps": "app-note-abondance-in-trumps", "misere-ouverte": "app-note-misere-ouverte",
    "abondance-declared": "app-note-abondance-declared", "grand": "app-note-grand", "nullo": "app-note-nullo",
    "sola-nola": "app-note-sola-nola", "grand-dix": "app-note-grand-dix",
}  # fmt: skip


def card_verb(view: View) -> str:
    """What is done with a card now: play, lay or exchange; nothing where no card is asked for."""
    return next((act.verb for act in view.legal if isinstance(act, _CARD_ACTS)), "")


def card_action(verb: str, cards: tuple[Card, ...]) -> Action:
    """The act of doing that with these cards, legal or not."""
    if verb == "lay":
        return Lay(*cards)
    return Exchange(cards[0]) if verb == "exchange" else Play(cards[0])


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards that the act is done with; none where it is no act with cards."""
    if isinstance(action, Lay):
        return action.cards
    return (action.card,) if isinstance(action, Play | Exchange) else ()


def legal_cards(view: View) -> frozenset[Card]:
    """The cards of the hand that may be chosen."""
    found: set[Card] = set()
    for act in view.legal:
        found.update(cards_of(act))
    return frozenset(found)


def may_signal(view: View) -> bool:
    """Whether two cards may be laid."""
    return any(isinstance(act, Lay) and len(act.cards) == 2 for act in view.legal)


def is_auction(view: View) -> bool:
    """Whether something is to be said."""
    return any(isinstance(act, Call | Say) for act in view.legal)
