"""The rules of all games to read: short, as they are told at a table, or numbered."""

from functools import partial

from whistclub.games.registry import rules_pages
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.widgets.panel import PageText
from whistclub.terminal.texts.table_words import page_lines, short_page_lines


class RulesReader(Reader):
    """Shows the short rules page by page; N turns to the same page numbered, and back."""

    key_groups = (*Reader.key_groups, ("app-keys-rules", (("N", "app-key-numbered"),)))

    def __init__(self) -> None:
        super().__init__(*(partial(self._page, key) for key in rules_pages()))
        self._read_lines = short_page_lines

    def more_keys(self) -> tuple[tuple[str, str, str], ...]:
        """The key that turns from the short rules to the numbered ones, or back."""
        other = "app-foot-numbered" if self._read_lines is short_page_lines else "app-foot-short"
        return (("N", self.say(other), "n"),)

    def pressed(self, key: str, character: str) -> bool:
        """Turns by N; every other key is as in any reader."""
        if key != "n":
            return super().pressed(key, character)
        self._read_lines = page_lines if self._read_lines is short_page_lines else short_page_lines
        self.redraw()
        return True

    def _page(self, key: str) -> PageText:
        lines = self._read_lines(key, self.host.preferences.catalogue)
        return PageText(lines[0] if lines else key, lines[1:])
