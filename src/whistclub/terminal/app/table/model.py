"""The state of the table screen: its client, the cursor, and the notes shown to the person."""

from whistclub.rules.actions import Play
from whistclub.terminal.app.clients.client import TableClient
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.scene.scene import Mood
from whistclub.terminal.app.table.cursor import Cursor
from whistclub.terminal.texts.day import DayStanding
from whistclub.terminal.texts.table_words import TableWords


class TableModel:
    """Everything that the table screen remembers from one moment to the next.

    `tab` names the text next to the table. `is_lingering` is True while a trick lies to be read, `shows_last_trick`
    while the last one is shown again. `note` stands instead of the prompt, `because` instead of the guidance below it.
    `confirming` is the action that has to be asked for a second time. `holds_forced` is True after an act taken back,
    until the next one.
    """

    def __init__(self, host: Host, client: TableClient) -> None:
        self.host = host
        self.client = client
        self.cursor = Cursor()
        self.tab = "sheet"
        self.is_lingering = False
        self.shows_last_trick = False
        self.note: tuple[str, Mood] | None = None
        self.because = ""
        self.confirming = ""
        self.holds_forced = False

    @property
    def forced_card(self) -> Play | None:
        """The only card that may be played, where the person likes it played by itself; None after an act taken
        back.
        """
        view = self.client.sight.view
        if not self.host.preferences.settings.plays_forced or self.holds_forced or view is None:
            return None
        forced = view.legal[0] if len(view.legal) == 1 else None
        return forced if isinstance(forced, Play) and self.client.may("act") else None

    @property
    def day(self) -> DayStanding | None:
        """The standing at a deal of the day that is over; None at any other table."""
        table = self.client.table
        return None if table is None else self.host.daily.standing(table)

    @property
    def words(self) -> TableWords:
        """Words for this table in the language of the app."""
        return TableWords(self.host.preferences.catalogue, self.client.game, self.client.sight.seats)

    def say(self, key: str, /, **facts: str | int) -> str:
        """Returns a message in the language of the app."""
        return self.host.preferences.catalogue.format(key, **facts)

    @property
    def is_refused(self) -> bool:
        """True while the note says why something is refused."""
        return self.note is not None and self.note[1] == "refused"
