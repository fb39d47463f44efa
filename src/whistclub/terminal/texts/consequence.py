"""The taker of a solitaire's trick as it lies, and what a twiddle would change."""

from whistclub.cards.card import Card
from whistclub.rules.values import View
from whistclub.terminal.texts.facts import fields_of
from whistclub.terminal.texts.words import Words


def takes(mine: Card, dummy: Card, trump: str) -> bool:
    """Returns True if one's own card takes the dummy's under this trump (empty: none)."""
    own_trump, other_trump = bool(trump) and trump in mine.suits, bool(trump) and trump in dummy.suits
    if own_trump != other_trump:
        return own_trump
    return mine.rank > dummy.rank and (own_trump or bool(mine.shares & dummy.bit))


def consequence(view: View, words: Words) -> str:
    """Returns who takes the trick as it lies, and which suits turned now would change that."""
    fields = fields_of(view)
    dummy = fields.get("led")
    if not view.trick or not isinstance(dummy, Card):
        return words.say("app-prompt-choose")
    mine = view.trick[0][1]
    now = takes(mine, dummy, view.trump)
    gone = {card.suits for card in fields.get("side", ())}
    open_suits = [suit for suit in words.game.pack.suits if suit not in gone]
    turning = [suit for suit in open_suits if takes(mine, dummy, suit) != now]
    if not open_suits and takes(mine, dummy, "") != now:
        return words.say("app-prompt-twiddle-away-you" if now else "app-prompt-twiddle-away-dummy")
    if not turning:
        return words.say("app-prompt-twiddle-sure-you" if now else "app-prompt-twiddle-sure-dummy")
    suits = words.speaker.listed([words.speaker.suit(suit) for suit in turning], last="app-list-or")
    return words.say("app-prompt-twiddle-you" if now else "app-prompt-twiddle-dummy", suits=suits)
