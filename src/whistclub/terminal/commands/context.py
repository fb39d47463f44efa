"""The context that every command runs in: catalogue, console and environment, and its ways to answer."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadOption, WhistclubError, WrongUsage
from whistclub.club.store.files.file_locks import InUse
from whistclub.messages import Catalogue
from whistclub.messages.near import with_near
from whistclub.rules.game import Game
from whistclub.terminal.console import Console, write_document
from whistclub.terminal.texts.refusal import refusal_text
from whistclub.terminal.texts.words import Words

REFUSED: Final = 1
WRONG_USAGE: Final = 2
IN_USE: Final = 75
"""The data are in use by another Whistclub, in a way that does not go together with what was asked."""
INTERRUPTED: Final = 130


class CommandRefused(Exception):
    """A command that cannot be carried out: a sentence for the person, and the exit status."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


class Context(msgspec.Struct, frozen=True):
    """The catalogue to speak from, the console, and the environment's variables."""

    catalogue: Catalogue
    console: Console
    environment: Mapping[str, str]

    def words(self, game: Game) -> Words:
        """Returns words for a game."""
        return Words(self.catalogue, game)

    def say(self, key: str, /, **facts: str | int) -> None:
        """Prints a message of the catalogue."""
        self.console.say(self.catalogue.format(key, **facts))

    def wrong(self, key: str, /, **facts: str | int) -> CommandRefused:
        """Returns a refusal of the command line."""
        sentence = with_near(self.catalogue.format(key, **facts), facts, self.catalogue)
        return CommandRefused(sentence, WRONG_USAGE)

    def refusal(self, problem: WhistclubError) -> CommandRefused:
        """Returns a refusal in words. Wrong options and seats are wrong usage, the rest is the file's or the cards'
        fault.
        """
        is_usage = isinstance(problem, BadOption | WrongUsage)
        status = WRONG_USAGE if is_usage else IN_USE if isinstance(problem, InUse) else REFUSED
        return CommandRefused(refusal_text(problem, self.catalogue), status)

    def answer(self, document: msgspec.Struct, lines: Sequence[str], *, as_json: bool) -> int:
        """Prints the lines, or the document. Returns the exit status 0."""
        if as_json:
            write_document(msgspec.json.format(msgspec.json.encode(document), indent=1))
        else:
            for line in lines:
                self.console.say(line)
        return 0
