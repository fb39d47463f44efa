"""Home: the games that are not over, a game at once, and everything else there is."""

from collections.abc import Sequence

from whistclub.games.registry import game_of_preset, games_in_order, presets_of, profile_of
from whistclub.rules.seats import near_seat
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.new_tables import opened_with
from whistclub.terminal.app.screens.choice_list import ListScreen
from whistclub.terminal.app.screens.home_entries import ENTRIES
from whistclub.terminal.app.screens.unfinished_games import Unfinished, UnfinishedGames
from whistclub.terminal.app.widgets.entry_list import Entry
from whistclub.terminal.texts.games import game_about, game_name

_MOST_UNFINISHED = 3
_ALL_UNFINISHED, _ALL_CAP = "unfinished", "U"


class Home:
    """The list of the first screen."""

    heading = "app-home"
    escape_word = "app-foot-leave"

    def __init__(self, host: Host) -> None:
        self._host, self._unfinished = host, UnfinishedGames(host)

    def entries(self) -> Sequence[Entry]:
        """Returns the games that are not over, the games, and the other entries."""
        say = self._host.preferences.catalogue.format
        unfinished = self._first_unfinished()
        lines = [Entry("", say("app-home-go-on")), *unfinished] if unfinished else []
        lines.append(Entry("", say("app-home-play")))
        lines += self._games()
        lines.append(Entry("", say("app-home-more")))
        daily = "app-home-daily-own" if self._host.daily.is_own else "app-home-daily"
        texts = {"daily": daily}
        return [
            *lines,
            *(Entry(one.cap, say(texts.get(one.name, one.text)), "", one.name) for one in ENTRIES),
        ]

    def note(self, value: str) -> str:
        """Returns what the marked game is about; trouble with the data file, and a question, come first."""
        say = self._host.preferences.catalogue.format
        kind, _, what = value.partition(":")
        question = self._unfinished.note(value)
        if self._host.trouble or question:
            return question or self._host.trouble
        if kind == "play":
            return f"{game_about(what, self._host.preferences.catalogue)} {say('app-home-how')}".strip()
        return say("app-home-note")

    def choose(self, screen: ListScreen, value: str) -> None:
        """Goes on at a table, begins a game, or opens what the entry is about."""
        kind, _, what = value.partition(":")
        if self._unfinished.choose(value):
            return
        if kind == "play":
            self._play(what)
        elif kind == _ALL_UNFINISHED:
            self._host.show(ListScreen(Unfinished(self._host)))
        else:
            next(one for one in ENTRIES if one.name == kind).open(self._host)

    def may_remove(self, value: str) -> bool:
        """Returns True for an unfinished game of this terminal."""
        return self._unfinished.may_remove(value)

    def remove(self, screen: ListScreen, value: str) -> None:
        """Deletes an unfinished game when this is asked for the second time."""
        self._unfinished.remove(screen, value)

    def leave(self, screen: ListScreen) -> None:
        """Leaves the app."""
        self._host.leave()

    def _play(self, key: str) -> None:
        preset = presets_of(key)[0].name
        people = {near_seat(game_of_preset(preset, {}).seats): self._host.preferences.settings.name}
        self._host.open_table(opened_with(self._host.house, preset, {}, people))

    def _games(self) -> list[Entry]:
        """Returns an entry for each game, with its own letter or the first free one of its name."""
        catalogue = self._host.preferences.catalogue
        profiles = {key: profile_of(key) for key in games_in_order()}
        others = {_ALL_CAP, *(one.cap for one in ENTRIES)}
        taken = others | {profile.shortcut for profile in profiles.values()}
        entries = []
        for key, profile in profiles.items():
            name, cap = game_name(key, catalogue), profile.shortcut
            if not cap or cap in others:
                cap = next(
                    (letter for letter in name.upper() if letter.isalpha() and letter not in taken), ""
                )
                taken.add(cap)
            note = catalogue.format_or(profile.texts.home, "")
            entries.append(Entry(cap, name, note, f"play:{key}"))
        return entries

    def _first_unfinished(self) -> list[Entry]:
        """Returns entries for the last games that are not over, each with a number, and one for all where there are
        more.
        """
        found = self._unfinished.entries(_MOST_UNFINISHED + 1)
        numbered = [
            Entry(str(number), one.text, one.note, one.value)
            for number, one in enumerate(found[:_MOST_UNFINISHED], 1)
        ]
        if len(found) <= _MOST_UNFINISHED:
            return numbered
        return [
            *numbered,
            Entry(
                _ALL_CAP,
                self._host.preferences.catalogue.format("app-home-unfinished-all"),
                "",
                _ALL_UNFINISHED,
            ),
        ]


def home_screen(host: Host) -> ListScreen:
    """Returns the first screen."""
    return ListScreen(Home(host))
