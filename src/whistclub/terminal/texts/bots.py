"""The names of bots, which tell their level."""

from collections.abc import Sequence
from typing import Final

from whistclub.club.table.sight import SeatInfo
from whistclub.messages import Catalogue
from whistclub.terminal.texts.words import Words

_NAMES: Final = {
    "quick": "level-tag-quick",
    "club": "level-tag-club",
    "strong": "level-tag-strong",
    "simple": "level-tag-simple",
    "lowest": "level-tag-lowest",
    "random": "level-tag-random",
}
_ABOUT: Final = {"quick": "client-bot-quick", "club": "client-bot-club", "strong": "client-bot-strong"}


def bot_name(bot: str, catalogue: Catalogue) -> str:
    """Returns what a bot is called: by its level; one of another package is a bot and no more."""
    return catalogue.format(_NAMES.get(bot, "app-tag-bot"))


def level_about(level: str, catalogue: Catalogue) -> str:
    """Returns the name of a level and a sentence about it; the name alone of one that no message describes."""
    return catalogue.format(_ABOUT[level]) if level in _ABOUT else bot_name(level, catalogue)


def bot_lines(places: Sequence[SeatInfo], words: Words) -> list[str]:
    """Returns a line for each level at the table, with the seats that its bots have."""
    if words.game.seats == 1:
        return []
    bots = [place for place in places if place.is_bot]
    return [
        words.say(
            "line-bots",
            seats=words.speaker.listed([words.seat(place.seat) for place in bots if place.bot == level]),
            level=bot_name(level, words.catalogue),
        )
        for level in dict.fromkeys(place.bot for place in bots)
    ]
