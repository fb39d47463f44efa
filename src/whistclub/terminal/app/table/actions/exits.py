"""Actions that lead to another table, or home."""

from whistclub.terminal.app.table.control import TableControl


def again(table: TableControl) -> None:
    """Opens a new table with the same deal."""
    here = table.client.table
    if here is None:
        table.refuse(table.say("app-join-fresh-cards"))
    elif not table.model.host.same_deal_again(here):
        table.refuse(table.say("app-no-deal-yet"))


def new_game(table: TableControl) -> None:
    """Begins a new game of the same kind: at a new table, or at the same one of a club."""
    here = table.client.table
    if here is not None:
        table.model.host.new_game_like(here)
        return
    why = table.client.start_over()
    if why is not None:
        table.refuse(table.model.words.speaker.reason(why))
        return
    table.model.note = None
    table.display.draw()


def home(table: TableControl) -> None:
    """Leaves the table; the game is kept."""
    table.clock.stop()
    table.model.host.go_home()
