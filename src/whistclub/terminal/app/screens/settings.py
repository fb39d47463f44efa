"""The settings of the person: name, language, colours, pause, explanations."""

from whistclub.terminal.app.host import Host
from whistclub.terminal.app.screens.listing import ListScreen
from whistclub.terminal.app.screens.text_input import LineInput
from whistclub.terminal.app.widgets.entry_list import Entry


class SettingsList:
    """A list in which each entry changes one thing, and the list stays."""

    heading = "app-set"

    def __init__(self, host: Host) -> None:
        self._host = host
        self._changes = {
            "language": host.preferences.change_language,
            "colours": host.preferences.change_colours,
            "pause": host.preferences.change_pause,
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
            Entry("G", say("app-set-guide"), guide, "guide"),
        ]

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
