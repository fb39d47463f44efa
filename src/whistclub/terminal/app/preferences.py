"""The person's preferences as the app uses them: language, appearance, pace; each change is kept at once."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from whistclub.messages import Catalogue, languages
from whistclub.terminal.app.theme import Appearance
from whistclub.terminal.settings import (
    Settings,
    change_settings,
    next_order,
    next_pace,
    next_pause,
    with_joined,
    without_joined,
)
from whistclub.terminal.texts.table_words import catalogue_for

MOST_NAME_LETTERS: Final = 12


class Preferences:
    """The settings of the person, and the language spoken now."""

    def __init__(
        self, settings: Settings, language: str, environment: Mapping[str, str], *, plain: bool
    ) -> None:
        self.settings = settings
        self.language = language
        self.environment = environment
        self._plain = plain

    @property
    def catalogue(self) -> Catalogue:
        """The messages of the language spoken."""
        return catalogue_for(self.language, plain=self._plain)

    @property
    def appearance(self) -> Appearance:
        """The way things are drawn."""
        return Appearance(ascii=self._plain, four_colours=self.settings.four_colours)

    def change_language(self) -> None:
        """Speaks the next language."""
        known = languages()
        index = known.index(self.language) if self.language in known else -1
        self.language = known[(index + 1) % len(known)]
        self._keep(language=self.language)

    def change_colours(self) -> None:
        """Shows suits in two colours, or in four."""
        self._keep(four_colours=not self.settings.four_colours)

    def change_order(self) -> None:
        """Takes the next order of hands."""
        self._keep(order=next_order(self.settings.order))

    def change_pause(self) -> None:
        """Takes the next length of the pause after a trick."""
        self._keep(pause_s=next_pause(self.settings.pause_s))

    def change_guide(self) -> None:
        """Shows explanations, or hides them."""
        self._keep(guided=not self.settings.guided)

    def change_bots(self) -> None:
        """Takes the next pace of bots."""
        self._keep(bot_s=next_pace(self.settings.bot_s))

    def change_forced(self) -> None:
        """Lets a forced card be played by itself, or not."""
        self._keep(plays_forced=not self.settings.plays_forced)

    def note_joined(self, link: str, game: str) -> None:
        """Remembers a club's table, so that it stands at home."""
        self._change(lambda kept: with_joined(kept, link, game))

    def forget_joined(self, link: str) -> None:
        """Takes a club's table from home."""
        self._change(lambda kept: without_joined(kept, link))

    def change_name(self, name: str) -> None:
        """Takes another name for the person."""
        self._keep(name=short_name(name))

    def note_first_meeting(self, game: str) -> bool:
        """Returns True if the person meets this game for the first time, and remembers that they have."""
        if game in self.settings.met:
            return False
        self._keep(met=(*self.settings.met, game))
        return True

    def _keep(self, **changes: Any) -> None:
        self._change(lambda kept: msgspec.structs.replace(kept, **changes))

    def _change(self, change: Callable[[Settings], Settings]) -> None:
        """Changes the settings here, and those that are kept: another terminal may have changed others."""
        self.settings = change(self.settings)
        change_settings(self.environment, change)


def short_name(text: str) -> str:
    """Returns a person's name as it was written, with single blanks, cut to the letters there is room for."""
    return " ".join(text.split())[:MOST_NAME_LETTERS]
