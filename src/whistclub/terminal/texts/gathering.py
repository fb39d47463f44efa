"""A table that waits for its game: who has sat down where."""

from collections.abc import Iterator, Sequence

import msgspec

from whistclub.terminal.texts.bots import bot_name
from whistclub.terminal.texts.words import Words


class Chair(msgspec.Struct, frozen=True):
    """A seat of a table that gathers: its letter, and the name of its person or the level of its bot; both empty while
    it is free.
    """

    letter: str
    person: str = ""
    bot: str = ""
    is_own: bool = False


def gathering_lines(chairs: Sequence[Chair], words: Words) -> Iterator[str]:
    """Returns a line for each seat: a person by name, a bot by its level, or that it is free."""
    for chair in chairs:
        seat = words.say(f"seat-{chair.letter}")
        if chair.is_own:
            yield words.say("join-chair-own", seat=seat, name=words.speaker.person(chair.person))
        elif chair.person:
            yield words.say("join-chair", seat=seat, name=words.speaker.person(chair.person))
        elif chair.bot:
            yield words.say("join-chair", seat=seat, name=bot_name(chair.bot, words.catalogue))
        else:
            yield words.say("join-chair-free", seat=seat)
