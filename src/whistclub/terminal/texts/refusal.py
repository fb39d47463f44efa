"""The sentences that say why something is refused."""

from whistclub.cards.errors import WhistclubError
from whistclub.messages import Catalogue
from whistclub.messages.refusals import refusal_words
from whistclub.rules.replay import causes


def refusal_text(problem: WhistclubError, catalogue: Catalogue) -> str:
    """Returns the reason of the problem and those of its causes, in sentences."""
    return refusal_words([one.reason for one in causes(problem)], catalogue)
