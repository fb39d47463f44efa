"""Where the lines of the first screen lead."""

from typing import TYPE_CHECKING, Any

from whistclub.cards.errors import WhistclubError
from whistclub.club.daily import Day
from whistclub.club.table.entries import Dealing
from whistclub.rules.seats import ALONE
from whistclub.terminal.app.opening import opened_with
from whistclub.terminal.app.screens.field import Field
from whistclub.terminal.app.screens.listing import Listing
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.screens.setup import SetUp
from whistclub.terminal.app.widgets.choosing import Entry

if TYPE_CHECKING:
    from whistclub.terminal.app.app import WhistApp


def open_screen(club: "WhistApp", kind: str) -> None:
    """Shows the screen of this line."""
    _SCREENS[kind](club)


def _set_up(club: "WhistApp") -> None:
    club.push_screen(SetUp())


def _number(club: "WhistApp") -> None:
    club.push_screen(SetUp(cards="number"))


def _enter(club: "WhistApp") -> None:
    club.push_screen(SetUp(cards="hand"))


def _daily(club: "WhistApp") -> None:
    """A solitaire with the cards of today."""
    try:
        day = club.today.day()
    except WhistclubError as problem:
        trouble = club.reason(problem)
        club.push_screen(Reader(lambda: (club.catalogue.format("app-daily"), [trouble], False)))
        return

    def entries() -> list[Entry]:
        say = club.catalogue.format
        about = {name: say(f"preset-{name.replace('_', '-')}") for name in day.presets}
        return [Entry(str(n), about[name], "", name) for n, name in enumerate(day.presets, 1)]

    def done(chosen: Any) -> None:
        if chosen:
            _play(club, day, str(chosen))

    note = "app-daily-note-own" if club.today.is_own else "app-daily-note"
    club.push_screen(Listing("app-daily", entries, note), done)


def _play(club: "WhistApp", day: Day, preset: str) -> None:
    """Begins this day's deal, or goes on with it."""
    begun = club.today.begun(day, preset)
    if begun is not None:
        club.sit_down(begun)
        return
    dealing = Dealing(day.seed(preset), daily=day.date)
    club.open_table(opened_with(club.house, preset, {}, {ALONE: club.settings.name}, dealing))


def _finished(club: "WhistApp") -> None:
    from whistclub.terminal.app.screens.finished import Finished

    club.push_screen(Finished())


def _statistics(club: "WhistApp") -> None:
    from whistclub.terminal.app.screens.statistics import statistics_text

    def text() -> tuple[str, list[str], bool]:
        try:
            return statistics_text(club)
        except WhistclubError as problem:
            return club.catalogue.format("app-statistics"), [club.reason(problem)], False

    club.push_screen(Reader(text))


def _settings(club: "WhistApp") -> None:
    """Name, language, colours, pause, explanations."""

    def entries() -> list[Entry]:
        say, settings = club.catalogue.format, club.settings
        pause = settings.pause_s
        name = settings.name or say("seat-S")
        shown = say("app-set-key") if pause is None else say("app-set-seconds", seconds=int(pause))
        return [
            Entry("N", say("app-set-name"), name, "name"),
            Entry("F2", say("app-set-language"), say("app-set-this-language"), "language"),
            Entry(
                "C",
                say("app-set-colours"),
                say("app-set-four" if settings.four_colours else "app-set-two"),
                "colours",
            ),
            Entry("P", say("app-set-pause"), shown, "pause"),
            Entry(
                "G", say("app-set-guide"), say("app-set-on" if settings.guided else "app-set-off"), "guide"
            ),
        ]

    club.push_screen(Settings(club, entries))


class Settings(Listing):
    """Each line changes one thing, and the list stays."""

    def __init__(self, club: "WhistApp", entries: Any) -> None:
        super().__init__("app-set", entries, "app-set-note")

    def chosen(self, meaning: str) -> None:
        """Changes what the line is about."""
        club = self.club
        if meaning == "name":
            self.app.push_screen(Field("app-set-name", club.settings.name), self._named)
            return
        change = {
            "language": club.change_language, "colours": club.change_colours, "pause": club.change_pause,
            "guide": club.change_guide,
        }  # fmt: skip
        change[meaning]()
        self.speak()

    def _named(self, name: Any) -> None:
        if name is not None:
            self.club.change_name(" ".join(str(name).split())[:12])
            self.speak()


_SCREENS = {
    "setup": _set_up,
    "number": _number,
    "enter": _enter,
    "daily": _daily,
    "finished": _finished,
    "statistics": _statistics,
    "settings": _settings,
}
