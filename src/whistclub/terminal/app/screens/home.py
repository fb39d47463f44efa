"""Home: go on where one was, a game at once, or whatever else there is."""

import time
from collections.abc import Sequence

from whistclub.cards.errors import WhistclubError
from whistclub.games.registry import presets_of
from whistclub.rules.seats import ALONE, FOUR
from whistclub.terminal.app.opening import opened_with, unfinished_tables
from whistclub.terminal.app.screens.listing import Listing
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.table_words import TableWords, page_lines
from whistclub.terminal.app.widgets.choosing import Entry

GAMES_IN_ORDER = ("minnesota", "solo", "whist", "gongor", "hermits")
_MOST_UNFINISHED = 5


class Home(Listing):
    """The first screen."""

    def __init__(self) -> None:
        super().__init__("app-home", self._lines, "app-home-note")

    def on_screen_resume(self) -> None:
        """Back at home: the games that are not over may be others."""
        self.speak()

    def about(self, meaning: str) -> str:
        """What the chosen game is about; trouble with the data file comes first."""
        kind, _, what = meaning.partition(":")
        if self.club.trouble:
            return self.club.trouble
        if kind == "play":
            return f"{self.say(f'game-{what}-about')} {self.say('app-home-how')}"
        return self.say("app-home-note")

    def _lines(self) -> Sequence[Entry]:
        say = self.say
        lines = []
        for number, line in enumerate(self._unfinished(), 1):
            lines.append(Entry(str(number), *line))
        if lines:
            lines = [Entry("", say("app-home-go-on")), *lines]
        lines.append(Entry("", say("app-home-play")))
        for key in GAMES_IN_ORDER:
            note = say("app-home-solitaire") if key in {"gongor", "hermits"} else say("app-home-four")
            lines.append(Entry(_CAPS[key], say(f"game-{key}"), note, f"play:{key}"))
        lines.append(Entry("", say("app-home-more")))
        for cap, key, means in _MORE:
            lines.append(Entry(cap, say(key), "", means))
        return lines

    def _unfinished(self) -> list[tuple[str, str, str]]:
        """Text, note and meaning of the last games that are not over."""
        try:
            tables = unfinished_tables(self.club.house, _MOST_UNFINISHED)
        except WhistclubError:
            return []
        found = []
        for table in tables:
            state = table.state
            words = TableWords(self.club.catalogue, state.game, table.sight(None).seats)
            when = time.strftime("%Y-%m-%d", time.localtime(state.opened.at_ms / 1000))
            number = len(state.match.deals)
            found.append(
                (
                    self.say("app-home-table", game=words.name(), number=number, date=when),
                    "",
                    f"table:{table.id}",
                )
            )
        return found

    def left(self) -> None:
        """Escape stays at home."""

    def chosen(self, meaning: str) -> None:
        """Does what was chosen."""
        kind, _, what = meaning.partition(":")
        if kind == "table":
            self.club.sit_down(self.club.house.table(what))
        elif kind == "play":
            game = presets_of(what)[0]
            seat = ALONE if what in {"gongor", "hermits"} else FOUR[2]
            self.club.open_table(opened_with(self.club.house, game.name, {}, {seat: self.club.settings.name}))
        elif kind == "quit":
            self.club.action_leave()
        elif kind == "rules":
            self.app.push_screen(Reader(*(lambda key=key: self._page(key) for key in _PAGES)))
        else:
            self._go_to(kind)

    def _page(self, key: str) -> tuple[str, list[str], bool]:
        lines = page_lines(key, self.club.catalogue)
        return lines[0] if lines else key, lines[1:], False

    def _go_to(self, kind: str) -> None:
        from whistclub.terminal.app.screens import goto

        goto.open_screen(self.club, kind)

    def pressed(self, key: str, character: str) -> bool:
        """Q leaves."""
        if key == "q":
            self.club.action_leave()
            return True
        return super().pressed(key, character)


_CAPS = {"minnesota": "M", "solo": "S", "whist": "W", "gongor": "G", "hermits": "H"}
_PAGES = ("minnesota", "conventions", "solo", "whist", "gongor", "hermits")
_MORE = (
    ("T", "app-home-set", "setup"),
    ("D", "app-home-daily", "daily"),
    ("N", "app-home-number", "number"),
    ("E", "app-home-enter", "enter"),
    ("L", "app-home-look-back", "finished"),
    ("C", "app-home-statistics", "statistics"),
    ("R", "app-home-rules", "rules"),
    ("O", "app-home-settings", "settings"),
    ("Q", "app-home-quit", "quit"),
)
