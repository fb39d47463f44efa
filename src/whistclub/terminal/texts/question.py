"""The question to a person who is to act."""

from typing import Final

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
    # Where one may also pass, what else one may do is asked.
    wanted = next((act for act in view.legal if act.parts != ("pass",)), view.legal[0])
    key = _BY_VERB.get(wanted.verb, "" if ask else "app-prompt-choose")
    return f"{words.say(key) if key else ''} {ask}".strip()


def question_of_card(view: View, moment: Moment, words: Words) -> tuple[str, dict[str, str]]:
    """Returns what may be played, as the end of the key of a message, with its facts."""
    led = moment.led or (view.trick[0][1] if view.trick else None)
    if led is None:
        return "lead", {}
    is_bound = len(view.legal) < len(view.hand)
    if moment.ask is not None and is_bound:
        return "asks", {"ask": words.speaker.why(moment.ask)}
    if not led.suits:
        return "no-suit", {}
    # A card of no suit may have to be played to a suit.
    must_follow = is_bound or any(card.shares & led.bit for card in view.hand)
    suit = words.speaker.listed([words.speaker.suit(one) for one in led.suits], last="list-or")
    return "follow" if must_follow else "any", {"suit": suit}
