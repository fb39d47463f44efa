"""Actions that change the person's preferences: order of the hand, language, colours, pause, explanations."""

from typing import Final

from whistclub.terminal.app.table.control import TableControl

_ORDERS: Final = {
    "alternating": "app-order-alternating",
    "suits": "app-order-suits",
    "ranks": "app-order-ranks",
    "rising": "app-order-rising",
}


def order(table: TableControl) -> None:
    """Takes the next order of the hand."""
    preferences = table.model.host.preferences
    preferences.change_order()
    table.note(table.say(_ORDERS[preferences.settings.order]))


def language(table: TableControl) -> None:
    """Speaks the other language."""
    table.model.note = None
    table.model.host.preferences.change_language()
    table.model.host.redraw()


def colours(table: TableControl) -> None:
    """Shows suits in two or four colours."""
    preferences = table.model.host.preferences
    preferences.change_colours()
    table.note(table.say("app-colours-four" if preferences.settings.four_colours else "app-colours-two"))


def pause(table: TableControl) -> None:
    """Takes the next length of the pause after a trick."""
    preferences = table.model.host.preferences
    preferences.change_pause()
    pause_s = preferences.settings.pause_s
    if pause_s is None:
        table.note(table.say("app-pause-key"))
    else:
        table.note(table.say("app-pause-time", seconds=int(pause_s)))


def guide(table: TableControl) -> None:
    """Shows explanations, or hides them."""
    preferences = table.model.host.preferences
    preferences.change_guide()
    table.note(table.say("app-guide-on" if preferences.settings.guided else "app-guide-off"))
