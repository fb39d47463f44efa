"""The sentences that say why something is refused."""

from whistclub.cards.decktet import DECKTET
from whistclub.cards.errors import WhistclubError
from whistclub.cards.french import FRENCH
from whistclub.messages import Catalogue, Speaker
from whistclub.rules.replay import causes
from whistclub.terminal.texts.near import with_near


def refusal_text(problem: WhistclubError, catalogue: Catalogue) -> str:
    """Returns the reason of the problem and those of its causes, in sentences.

    A problem does not say which pack its cards belong to: cards that the French pack lacks are named as the Decktet's.
    """
    chain = causes(problem)
    speaker = Speaker(catalogue, FRENCH.key)
    for one in chain:
        card = dict(one.reason.args).get("card")
        if isinstance(card, str) and speaker.card(card) == card:
            speaker = Speaker(catalogue, DECKTET.key)
    facts = {name: value for one in chain for name, value in one.reason.args}
    return with_near(speaker.reasons([one.reason for one in chain]), facts, catalogue)
