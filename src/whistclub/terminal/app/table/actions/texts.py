"""Actions that show something to read: the texts next to the table, the keys, the menu, a deal that is over."""

from collections.abc import Callable
from functools import partial

from whistclub.cards.errors import Reason
from whistclub.terminal.app.screens.base import ANYWHERE
from whistclub.terminal.app.screens.choice_list import Choice, ListScreen
from whistclub.terminal.app.screens.key_text import TABLE_KEYS
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.screens.review import Review, reviewable_deals
from whistclub.terminal.app.table.control import TableControl
from whistclub.terminal.app.widgets.entry_list import Entry
from whistclub.terminal.app.widgets.side_page import HEADINGS, side_text

_TABS = tuple(HEADINGS)


def side(name: str) -> Callable[[TableControl], None]:
    """Returns the action that shows this text next to the table."""
    return partial(_show_side, name=name)


def _show_side(table: TableControl, name: str) -> None:
    """Shows a text next to the table, or over it where there is no room."""
    table.model.tab = name
    if table.screen.is_wide:
        table.display.draw()
        return
    texts = [partial(lambda tab: side_text(tab, table.scene()), tab) for tab in _TABS]
    table.model.host.show(Reader(*texts, index=_TABS.index(name)))


def next_side(table: TableControl) -> None:
    """Shows the next text next to the table."""
    tab = table.model.tab
    _show_side(table, _TABS[(_TABS.index(tab) + 1) % len(_TABS)] if table.screen.is_wide else tab)


def greet(table: TableControl) -> None:
    """Shows how the game is played to a person who meets it for the first time."""
    preferences = table.model.host.preferences
    if not preferences.settings.guided or not preferences.note_first_meeting(table.client.game.key):
        return
    if table.screen.is_wide:
        table.model.tab = "primer"
        table.display.draw()
    else:
        table.model.host.show(Reader(lambda: side_text("primer", table.scene())))


def review(table: TableControl) -> None:
    """Looks back at a deal that is over, with all hands open."""
    sight = table.client.review_sight()
    if isinstance(sight, Reason):
        table.refuse(table.model.words.speaker.reason(sight))
        return
    deals = reviewable_deals(sight.match)
    if not deals:
        table.refuse(table.say("app-no-review"))
        return
    table.model.host.show(Review(sight, deals[-1]))


def keys(table: TableControl) -> None:
    """Shows the keys."""
    actions = table.actions
    groups = (
        ("app-keys-hand", [(one.cap, one.about) for one in actions.moves]),
        ("app-keys-choices", [(one.cap, one.about) for one in actions.notes]),
        (TABLE_KEYS, [(one.cap, one.about) for one in actions.commands]),
    )
    table.model.host.show_keys((*groups, ANYWHERE))


def menu(table: TableControl) -> None:
    """Lists all actions; covers the last trick instead while that is shown."""
    if table.model.shows_last_trick:
        table.run("last_trick")
        return

    def entries() -> list[Entry]:
        listed = [one for one in table.actions.commands if one.name != "menu" and one.is_offered(table)]
        return [Entry(action.cap, table.say(action.about), "", action.name) for action in listed]

    def chosen(name: str | None) -> None:
        if name:
            table.screen.call_next(lambda: table.run(name))

    table.model.host.show(ListScreen(Choice("app-menu", entries)), chosen)
