"""The question to a person who is to act."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.rules.moment import Moment
from whistclub.rules.values import View
from whistclub.terminal.texts.words import Words

_BY_VERB: Final = {
    "lay": "app-prompt-lay",
    "exchange": "app-prompt-exchange",
    "discard": "app-prompt-discard",
    "bid": "app-prompt-bid",
    "declare": "app-prompt-declare",
    "trump": "app-prompt-trump",
    "call": "app-prompt-call",
    "say": "app-prompt-call",
}


def question_of_act(view: View, moment: Moment, words: Words) -> str:
    """Returns what is asked where no card is to be played: the usual question for the act, and what the game asks."""
    ask = "" if moment.ask is None else words.speaker.why(moment.ask)
    key = _BY_VERB.get(view.legal[0].verb, "" if ask else "app-prompt-choose")
    return f"{words.say(key) if key else ''} {ask}".strip()


def card_led(view: View, moment: Moment) -> Card | None:
    """Returns the card that is to be followed; None where the viewer leads."""
    return moment.led or (view.trick[0][1] if view.trick else None)


def suits_led(led: Card, words: Words) -> str:
    """Returns the suits that may be followed, as a list."""
    return words.speaker.listed([words.speaker.suit(suit) for suit in led.suits], last="list-or")


def can_follow(view: View, led: Card) -> bool:
    """Returns True if the viewer has a card that follows."""
    return any(card.shares & led.bit for card in view.hand)
