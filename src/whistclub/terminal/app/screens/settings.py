"""The settings of the person: name, language, colours, paces, forced cards, explanations."""

from typing import Final

from whistclub.terminal.app.host import Host
from whistclub.terminal.app.screens.choice_list import KeptEntries, ListScreen
from whistclub.terminal.app.screens.text_input import LineInput
from whistclub.terminal.app.widgets.entry_list import Entry

_PACES: Final = (
    (0.1, "app-set-pace-at-once"),
    (0.4, "app-set-pace-quick"),
    (1.0, "app-set-pace-second"),
    (2.0, "app-set-pace-slow"),
)
"""The words for the pace of bots, by the longest time of an act in seconds."""


class SettingsList(KeptEntries):
    """A list in which each entry changes one thing, and the list stays."""

    heading = "app-set"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._changes = {
            "language": host.preferences.change_language,
            "colours": host.preferences.change_colours,
            "pause": host.preferences.change_pause,
            "bots": host.preferences.change_bots,
            "forced": host.preferences.change_forced,
            "guide": host.preferences.change_guide,
        }

    def entries(self) -> list[Entry]:
        """Returns the settings with their values."""
        say, settings = self._host.preferences.catalogue.format, self._host.preferences.settings
        pause_s = settings.pause_s
        pause = say("app-set-key") if pause_s is None else say("app-set-seconds", seconds=int(pause_s))
        colours = say("app-set-four" if settings.four_colours else "app-set-two")
        guide = say("app-set-on" if settings.guided else "app-set-off")
        return [
            Entry("N", say("app-set-name"), settings.name or say("seat-S"), "name"),
            Entry("F2", say("app-set-language"), say("app-set-this-language"), "language"),
            Entry("C", say("app-set-colours"), colours, "colours"),
            Entry("P", say("app-set-pause"), pause, "pause"),
            Entry("B", say("app-set-bots"), say(self._pace()), "bots"),
            Entry(
                "A",
                say("app-set-forced"),
                say("app-set-on" if settings.plays_forced else "app-set-off"),
                "forced",
            ),
            Entry("G", say("app-set-guide"), guide, "guide"),
        ]

    def _pace(self) -> str:
        """Returns the message of the bots' pace."""
        bot_s = self._host.preferences.settings.bot_s
        return next((key for most_s, key in _PACES if bot_s <= most_s), _PACES[-1][1])

    def note(self, value: str) -> str:
        """Returns the same text for every setting."""
        return self._host.preferences.catalogue.format("app-set-note")

    def choose(self, screen: ListScreen, value: str) -> None:
        """Changes a setting, or asks for the name."""
        if value == "name":

            def named(name: str | None) -> None:
                if name is not None:
                    self._host.preferences.change_name(name)
                    screen.redraw()

            self._host.show(LineInput("app-set-name", self._host.preferences.settings.name), named)
            return
        self._changes[value]()
        self._host.redraw()

    def leave(self, screen: ListScreen) -> None:
        """Closes the settings."""
        screen.dismiss(None)
