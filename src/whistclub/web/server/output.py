"""The output of the club's commands."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from whistclub.club.store.db.inspection import Contents
from whistclub.messages import Catalogue


class CommandOutput(msgspec.Struct, frozen=True):
    """The catalogue of a command, its lines to stdout, and its environment."""

    catalogue: Catalogue
    line: Callable[[str], None]
    environment: Mapping[str, str]

    def say(self, key: str, /, **facts: str | int) -> None:
        """Writes a message as one line."""
        self.line(self.catalogue.format(key, **facts))

    def say_contents(self, contents: Contents) -> None:
        """Writes what a data file holds."""
        counts = {"matches": contents.matches, "tables": contents.tables, "people": contents.people}
        self.say("cli-data-holds", **counts, evenings=contents.evenings)
        if contents.changed_ms:
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(contents.changed_ms / 1000))
            self.say("cli-data-changed", when=when)

    def warn_if_unlocked(self, *, is_locked: bool, data_file: Path) -> None:
        """Writes a warning if no lock can keep other programs from the data file."""
        if not is_locked:
            self.say("cli-no-locks", path=str(data_file))
