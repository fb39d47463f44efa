"""A refusal and its causes in sentences, with the word that was probably meant."""

from collections.abc import Sequence
from typing import Final

from whistclub.messages.catalogue import Catalogue
from whistclub.messages.near import with_near
from whistclub.messages.speaker import Keyed, Speaker

_PACK: Final = "french"
_OTHER_PACK: Final = "decktet"


def refusal_words(chain: Sequence[Keyed], catalogue: Catalogue) -> str:
    """The reasons of a refusal, outermost first, in sentences. Raises ValueError for none.

    A reason does not say which pack its cards belong to: cards that the French pack lacks are named as the Decktet's.
    """
    speaker = Speaker(catalogue, _PACK)
    for one in chain:
        card = dict(one.args).get("card")
        if isinstance(card, str) and speaker.card(card) == card:
            speaker = Speaker(catalogue, _OTHER_PACK)
    facts = {name: value for one in chain for name, value in one.args}
    return with_near(speaker.reasons(chain), facts, catalogue)
