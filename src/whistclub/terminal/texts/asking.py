"""The question to a person who is to act."""

from typing import Final

from whistclub.cards.card import Card
from whistclub.games.registry import profile_of
from whistclub.rules.conditions import first_match, view_facts
from whistclub.rules.values import View
from whistclub.terminal.texts.facts import fields_of, rule_text
from whistclub.terminal.texts.words import Words

_BY_VERB: Final = {
    "exchange": "app-prompt-exchange",
    "bid": "app-prompt-bid",
    "declare": "app-prompt-declare",
    "trump": "app-prompt-trump",
    "call": "app-prompt-call",
    "say": "app-prompt-call",
}


def question_of_act(view: View, words: Words) -> str:
    """Returns what is asked where no card is to be played: the profile's own question, or the usual one for the act."""
    facts = view_facts(view, words.game.options)
    rule = first_match(profile_of(words.game.key).terminal.prompts, facts)
    if rule is not None:
        return rule_text(rule, facts, words)
    return words.say(_BY_VERB.get(view.legal[0].verb, "app-prompt-choose"))


def card_led(view: View) -> Card | None:
    """Returns the card that is to be followed; None where the viewer leads."""
    led = fields_of(view).get("led") or (view.trick[0][1] if view.trick else None)
    return led if isinstance(led, Card) else None


def suits_led(led: Card, words: Words) -> str:
    """Returns the suits that may be followed, as a list."""
    return words.speaker.listed([words.speaker.suit(suit) for suit in led.suits], last="app-list-or")


def can_follow(view: View, led: Card) -> bool:
    """Returns True if the viewer has a card that follows."""
    return any(card.shares & led.bit for card in view.hand)
