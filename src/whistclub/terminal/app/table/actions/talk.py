"""Talk across a club's table."""

from whistclub.club.phrases import PHRASES
from whistclub.terminal.app.screens.choice_list import Choice, ListScreen
from whistclub.terminal.app.table.control import TableControl
from whistclub.terminal.app.widgets.entry_list import Entry


def talk(table: TableControl) -> None:
    """Lists the phrases, and says the one chosen to everybody at the table."""
    if not table.client.may_talk():
        table.refuse(table.say("client-talk-bots-only"))
        return

    def entries() -> list[Entry]:
        return [Entry("", table.say(key), "", name) for name, key in PHRASES.items()]

    def chosen(phrase: str | None) -> None:
        why = table.client.talk(phrase) if phrase else None
        if why is not None:
            table.refuse(table.model.words.speaker.reason(why))

    table.model.host.show(
        ListScreen(Choice("client-tab-talk", entries, table.say("client-talk-about"))), chosen
    )
