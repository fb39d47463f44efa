"""Games that are not over: at tables of this machine, and at those of clubs that were joined here."""

import time
from collections.abc import Sequence

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import Table
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.new_tables import is_of_club, unfinished_tables
from whistclub.terminal.app.screens.choice_list import ListScreen
from whistclub.terminal.app.screens.join import Joining
from whistclub.terminal.app.widgets.entry_list import Entry
from whistclub.terminal.settings import JoinedTable
from whistclub.terminal.texts.games import game_name
from whistclub.terminal.texts.table_words import TableWords, score_in_short

_TABLE, _JOINED = "table", "joined"


class UnfinishedGames:
    """The games to go on with, as entries of a list. A game is deleted when that is asked for twice."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._doomed = ""

    def entries(self, most: int | None = None) -> list[Entry]:
        """Returns entries for the games that are not over, the last one first: all, or so many of each kind."""
        try:
            tables = unfinished_tables(self._host.house, most)
        except WhistclubError:
            tables = []
        joined = self._host.preferences.settings.joined[:most]
        return [*self._joined_entries(joined), *self._table_entries(tables)]

    def note(self, value: str) -> str:
        """Returns the question while a game is to be deleted; empty otherwise."""
        if value and value == self._doomed:
            return self._host.preferences.catalogue.format("app-twice-delete")
        self._doomed = ""
        return ""

    def choose(self, value: str) -> bool:
        """Goes on with the game. Returns False if the value is none of these."""
        kind, _, what = value.partition(":")
        if kind == _TABLE:
            self._host.sit_down(self._host.house.table(what))
        elif kind == _JOINED:
            self._host.show(Joining(what, self._host.preferences.settings.name))
        else:
            return False
        return True

    def may_remove(self, value: str) -> bool:
        """Returns True for a game of this terminal; what people of a club play is the club's."""
        kind, _, what = value.partition(":")
        if kind == _TABLE:
            return not is_of_club(self._host.house.table(what))
        return kind == _JOINED

    def remove(self, screen: ListScreen, value: str) -> None:
        """Deletes the game when this is asked for the second time."""
        if self._doomed != value:
            self._doomed = value
            screen.redraw()
            return
        self._doomed = ""
        kind, _, what = value.partition(":")
        if kind == _TABLE:
            self._host.house.log.erase([what])
        else:
            self._host.preferences.forget_joined(what)
        screen.redraw()

    def _joined_entries(self, joined: Sequence[JoinedTable]) -> list[Entry]:
        catalogue = self._host.preferences.catalogue
        lines = []
        for one in joined:
            game = game_name(one.game, catalogue)
            text = catalogue.format("app-home-joined", game=game, link=one.link)
            lines.append(Entry("", text, _when(one.at_ms), f"{_JOINED}:{one.link}"))
        return lines

    def _table_entries(self, tables: Sequence[Table]) -> list[Entry]:
        rows = [(self._row(table), _when(table.state.opened.at_ms)) for table in tables]
        lines = []
        for table, row in zip(tables, rows, strict=True):
            text, when = row
            if rows.count(row) > 1:
                when = _when(table.state.opened.at_ms, "%Y-%m-%d %H:%M:%S")
            lines.append(Entry("", text, when, f"{_TABLE}:{table.id}"))
        return lines

    def _row(self, table: Table) -> str:
        catalogue, state = self._host.preferences.catalogue, table.state
        words = TableWords(catalogue, state.game, table.sight(None).seats)
        facts: dict[str, str | int] = {
            "game": words.name(),
            "number": len(state.match.deals),
            "score": score_in_short(words, state.match, state.people[0]),
        }
        if len(state.people) < 2:
            return catalogue.format("app-home-unfinished", **facts)
        names = words.speaker.listed([words.seat(seat) for seat in state.people])
        return catalogue.format("app-home-unfinished-of", names=names, **facts)


class Unfinished:
    """The list of all games that are not over."""

    heading = "app-unfinished"
    escape_word = "app-foot-back"

    def __init__(self, host: Host) -> None:
        self._host, self._games = host, UnfinishedGames(host)

    def entries(self) -> Sequence[Entry]:
        """Returns the games."""
        return self._games.entries() or [
            Entry("", self._host.preferences.catalogue.format("app-unfinished-none"))
        ]

    def note(self, value: str) -> str:
        """Returns what the keys do, or the question before a game is deleted."""
        return self._games.note(value) or self._host.preferences.catalogue.format("app-unfinished-note")

    def choose(self, screen: ListScreen, value: str) -> None:
        """Goes on with the game."""
        self._games.choose(value)

    def may_remove(self, value: str) -> bool:
        """Returns True if the game can be deleted."""
        return self._games.may_remove(value)

    def remove(self, screen: ListScreen, value: str) -> None:
        """Deletes the game when this is asked for the second time."""
        self._games.remove(screen, value)

    def leave(self, screen: ListScreen) -> None:
        """Closes the list."""
        screen.dismiss(None)


def _when(at_ms: int, form: str = "%Y-%m-%d %H:%M") -> str:
    return time.strftime(form, time.localtime(at_ms / 1000))
