"""Home: the games that are not over, a game at once, and everything else there is."""

import time
from collections.abc import Sequence

from whistclub.cards.errors import WhistclubError
from whistclub.games.registry import game_of_preset, games_in_order, presets_of, profile_of
from whistclub.rules.seats import near_seat
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.new_tables import opened_with, unfinished_tables
from whistclub.terminal.app.screens.home_entries import ENTRIES
from whistclub.terminal.app.screens.listing import ListScreen
from whistclub.terminal.app.widgets.entry_list import Entry
from whistclub.terminal.texts.games import game_about, game_name
from whistclub.terminal.texts.table_words import TableWords

_MOST_UNFINISHED = 5


class Home:
    """The list of the first screen."""

    heading = "app-home"

    def __init__(self, host: Host) -> None:
        self._host = host

    def entries(self) -> Sequence[Entry]:
        """Returns the games that are not over, the games, and the other entries."""
        say = self._host.preferences.catalogue.format
        unfinished = self._unfinished()
        lines = [Entry("", say("app-home-go-on")), *unfinished] if unfinished else []
        lines.append(Entry("", say("app-home-play")))
        lines += self._games()
        lines.append(Entry("", say("app-home-more")))
        return [*lines, *(Entry(one.cap, say(one.text), "", one.name) for one in ENTRIES)]

    def note(self, value: str) -> str:
        """Returns what the marked game is about; trouble with the data file comes first."""
        say = self._host.preferences.catalogue.format
        kind, _, what = value.partition(":")
        if self._host.trouble:
            return self._host.trouble
        if kind == "play":
            return f"{game_about(what, self._host.preferences.catalogue)} {say('app-home-how')}".strip()
        return say("app-home-note")

    def choose(self, screen: ListScreen, value: str) -> None:
        """Goes on at a table, begins a game, or opens what the entry is about."""
        kind, _, what = value.partition(":")
        if kind == "table":
            self._host.sit_down(self._host.house.table(what))
        elif kind == "play":
            self._play(what)
        else:
            next(one for one in ENTRIES if one.name == kind).open(self._host)

    def leave(self, screen: ListScreen) -> None:
        """Stays at home."""

    def _play(self, key: str) -> None:
        preset = presets_of(key)[0].name
        people = {near_seat(game_of_preset(preset, {}).seats): self._host.preferences.settings.name}
        self._host.open_table(opened_with(self._host.house, preset, {}, people))

    def _games(self) -> list[Entry]:
        """Returns an entry for each game, with its own letter or the first free one of its name."""
        catalogue = self._host.preferences.catalogue
        profiles = {key: profile_of(key) for key in games_in_order()}
        others = {one.cap for one in ENTRIES}
        taken = others | {profile.shortcut for profile in profiles.values()}
        entries = []
        for key, profile in profiles.items():
            name, cap = game_name(key, catalogue), profile.shortcut
            if not cap or cap in others:
                cap = next(
                    (letter for letter in name.upper() if letter.isalpha() and letter not in taken), ""
                )
                taken.add(cap)
            note = catalogue.format_or(profile.terminal.home, "")
            entries.append(Entry(cap, name, note, f"play:{key}"))
        return entries

    def _unfinished(self) -> list[Entry]:
        """Returns entries for the last games that are not over."""
        try:
            tables = unfinished_tables(self._host.house, _MOST_UNFINISHED)
        except WhistclubError:
            return []
        catalogue, found = self._host.preferences.catalogue, []
        for number, table in enumerate(tables, 1):
            state = table.state
            words = TableWords(catalogue, state.game, table.sight(None).seats)
            when = time.strftime("%Y-%m-%d", time.localtime(state.opened.at_ms / 1000))
            deals = len(state.match.deals)
            text = catalogue.format("app-home-table", game=words.name(), number=deals, date=when)
            found.append(Entry(str(number), text, "", f"table:{table.id}"))
        return found


def home_screen(host: Host) -> ListScreen:
    """Returns the first screen."""
    return ListScreen(Home(host))
