"""The opening of an evening: its id, its code, its seed."""

import base64
from collections.abc import Callable
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening.entries import Opened
from whistclub.club.evening.handlers import NotAtEvening, Sender
from whistclub.club.evening.settings import EveningSettings
from whistclub.club.evening.terms import check_settings, level_of
from whistclub.club.log.decisions import Environment
from whistclub.rules.chance import SEED_BYTES

CODE_LETTERS: Final = "BCDFGHJKMNPQRTVWXZ"
"""The letters of codes: without vowels, so that no code is a word, and without letters that look like others or like
digits.
"""

CODE_LENGTH: Final = 5
"""Letters of the code that is called through a hall. That of an announcement has one more, that of a season two."""
_ID_BYTES: Final = 16
"""128 random bits, which nobody guesses."""


def open_evening(
    settings: EveningSettings, sender: Sender, environment: Environment, evening: str = ""
) -> Opened:
    """The first entry of an evening of this id, or of a new one. Raises BadOption for settings that make none,
    NotAtEvening for a sender without a name.
    """
    name = " ".join(settings.name.split())
    settings = msgspec.structs.replace(settings, name=name, level=level_of(settings))
    check_settings(settings)
    if not sender.name:
        raise NotAtEvening(reason("evening-organiser-name"))
    return Opened(
        at_ms=environment.at_ms,
        by=sender.person,
        evening=evening or base64.urlsafe_b64encode(environment.fresh(_ID_BYTES)).decode().rstrip("="),
        code=new_code(environment.fresh),
        settings=settings,
        organiser_name=sender.name,
        seed=environment.fresh(SEED_BYTES).hex(),
    )


def new_code(fresh: Callable[[int], bytes], length: int = CODE_LENGTH) -> str:
    """A code of so many letters drawn from random bytes, each letter as likely as any other."""
    # Bytes from here on are drawn again: with them the first letters would come more often than the others.
    fair = 256 - 256 % len(CODE_LETTERS)
    letters = ""
    while len(letters) < length:
        letters += "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in fresh(8) if byte < fair)
    return letters[:length]
