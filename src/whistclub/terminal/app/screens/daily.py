"""The deal of the day: which preset, and the table with its cards."""

from functools import partial

from whistclub.cards.errors import WhistclubError
from whistclub.club.daily import Day
from whistclub.games.registry import daily_options, game_of_preset
from whistclub.rules.seats import ALONE
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.new_tables import sitters_of
from whistclub.terminal.app.screens.choice_list import Choice, ListScreen
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.widgets.entry_list import Entry
from whistclub.terminal.app.widgets.panel import PageText
from whistclub.terminal.texts.presets import preset_about


def open_daily(host: Host) -> None:
    """Asks which preset's deal of today to play."""
    try:
        day = host.daily.today()
    except WhistclubError as problem:
        trouble = host.reason(problem)
        host.show(Reader(lambda: PageText(host.preferences.catalogue.format("app-daily"), [trouble])))
        return

    def entries() -> list[Entry]:
        catalogue = host.preferences.catalogue
        return [
            Entry(str(number), preset_about(name, catalogue), "", name)
            for number, name in enumerate(day.presets, 1)
        ]

    note = "app-daily-note-own" if host.daily.is_own else "app-daily-note"
    choice = Choice("app-daily", entries, host.preferences.catalogue.format(note))
    host.show(ListScreen(choice), partial(_play, host, day))


def _play(host: Host, day: Day, preset: str | None) -> None:
    """Begins this day's deal, or goes on with it."""
    if not preset:
        return
    begun = host.daily.unfinished(day, preset)
    if begun is not None:
        host.sit_down(begun)
        return
    game = game_of_preset(preset, daily_options(preset))
    people = {ALONE: host.preferences.settings.name}
    host.open_table(host.daily.opening(day, preset, sitters_of(game, people)))
