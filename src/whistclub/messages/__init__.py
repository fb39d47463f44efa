"""Words: catalogues of messages, their formatting, and the rules pages, in every language there is a folder for."""

from whistclub.messages.catalogue import PSEUDO, Catalogue, UnknownLanguage, UnknownMessage, languages
from whistclub.messages.pages import page, page_keys, short_keys, short_rules
from whistclub.messages.speaker import Ended, Keyed, Scored, Speaker, card_families, is_decktet

__all__ = [
    "PSEUDO",
    "Catalogue",
    "Ended",
    "Keyed",
    "Scored",
    "Speaker",
    "UnknownLanguage",
    "UnknownMessage",
    "card_families",
    "is_decktet",
    "languages",
    "page",
    "page_keys",
    "short_keys",
    "short_rules",
]
