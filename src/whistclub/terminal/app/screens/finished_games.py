"""Games that are over or have a deal that is, to be reviewed."""

import time

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import Table
from whistclub.rules.seats import Seat
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.screens.choice_list import KeptEntries, ListScreen
from whistclub.terminal.app.screens.review import Review, reviewable_deals
from whistclub.terminal.app.widgets.entry_list import Entry
from whistclub.terminal.texts.table_words import TableWords

_MOST = 30


class Finished(KeptEntries):
    """The list of the last games that are over or have a deal that is."""

    heading = "app-finished"

    def __init__(self, host: Host) -> None:
        self._host = host

    def entries(self) -> list[Entry]:
        """Returns an entry for each game, with how it ended."""
        lines = [self._entry(table) for table in self._tables()]
        return lines or [Entry("", self._host.preferences.catalogue.format("app-finished-none"))]

    def note(self, value: str) -> str:
        """Returns the same text for every game."""
        return self._host.preferences.catalogue.format("app-finished-note")

    def choose(self, screen: ListScreen, value: str) -> None:
        """Reviews the first deal of the game."""
        table = self._host.house.table(value)
        people = table.state.people
        sight = table.sight(people[0] if people else Seat(0))
        self._host.show(Review(sight, reviewable_deals(sight.match)[0]))

    def leave(self, screen: ListScreen) -> None:
        """Closes the list."""
        screen.dismiss(None)

    def _entry(self, table: Table) -> Entry:
        catalogue, sight = self._host.preferences.catalogue, table.sight(None)
        words = TableWords(catalogue, table.state.game, sight.seats)
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.state.opened.at_ms / 1000))
        result = sight.match.result
        ended = words.say("line-match-running")
        if result is not None:
            ended = words.speaker.match(result, words.sides)
        deals = len(sight.match.deals)
        text = catalogue.format("app-home-table", game=words.name(), number=deals, date=when)
        return Entry("", f"{text}\n{ended}", "", table.id)

    def _tables(self) -> list[Table]:
        found: list[Table] = []
        for kept in self._host.house.log.tables():
            if len(found) >= _MOST:
                break
            try:
                table = self._host.house.table(kept.id)
            except WhistclubError:
                continue
            if table.state.people and reviewable_deals(table.sight(None).match):
                found.append(table)
        return found
