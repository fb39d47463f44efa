"""Games that are over, to be looked back at."""

import time
from typing import Any

from whistclub.cards.errors import WhistclubError
from whistclub.rules.seats import FOUR
from whistclub.terminal.app.screens.listing import Listing
from whistclub.terminal.app.screens.review import Review, open_deals
from whistclub.terminal.app.table_words import TableWords
from whistclub.terminal.app.widgets.choosing import Entry

_MOST = 30


class Finished(Listing):
    """The last games that are over or have a deal that is."""

    def __init__(self) -> None:
        super().__init__("app-finished", self._lines, "app-finished-note")
        self._found: list[Entry] | None = None

    def _lines(self) -> list[Entry]:
        lines = []
        for table in self._tables():
            sight = table.sight(None)
            words = TableWords(self.club.catalogue, table.state.game, sight.seats)
            when = time.strftime("%Y-%m-%d", time.localtime(table.state.opened.at_ms / 1000))
            result = sight.match.result
            if result is not None:
                note = words.speaker.match(result, words.sides)
            else:
                note = self.say("line-match-running")
            text = self.say("app-home-table", game=words.name(), number=len(sight.match.deals), date=when)
            lines.append(Entry("", f"{text}\n{note}", "", f"table:{table.id}"))
        return lines or [Entry("", self.say("app-finished-none"))]

    def _tables(self) -> list[Any]:
        found: list[Any] = []
        for kept in self.club.house.log.tables():
            if len(found) >= _MOST:
                break
            try:
                table = self.club.house.table(kept.id)
            except WhistclubError:
                continue
            if table.state.people and open_deals(table.sight(None).match):
                found.append(table)
        return found

    def chosen(self, meaning: str) -> None:
        """Looks back at its first deal."""
        table = self.club.house.table(meaning.partition(":")[2])
        people = table.state.people
        sight = table.sight(people[0] if people else FOUR[0])
        self.app.push_screen(Review(sight, open_deals(sight.match)[0]))
