"""The moments at which the menu of the table offers an action: those at which it does what it says."""

from collections.abc import Callable

from whistclub.terminal.app.clients.story import last_full
from whistclub.terminal.app.screens.review import reviewable_deals
from whistclub.terminal.app.table.control import TableControl


def allowed(*commands: str) -> Callable[[TableControl], bool]:
    """Returns the test whether the person may send one of these commands now."""
    return lambda table: any(map(table.client.may, commands))


is_asked = allowed("agree_undo", "agree_seat")
"""The test whether somebody else asks for something."""


def has_last_trick(table: TableControl) -> bool:
    """True if a trick has been taken in this deal."""
    return last_full(table.client.story) is not None


def has_hand(table: TableControl) -> bool:
    """True if the person holds cards."""
    view = table.client.sight.view
    return view is not None and bool(view.hand)


def has_agreements(table: TableControl) -> bool:
    """True if partners at this game have agreements."""
    return bool(table.model.words.profile.conventions)


def has_deal_to_review(table: TableControl) -> bool:
    """True if a deal is over whose cards this terminal has, or may ask the club for."""
    match = table.client.sight.match
    if table.client.table is None:
        return any(played.result is not None for played in match.deals)
    return bool(reviewable_deals(match))


def can_deal_again(table: TableControl) -> bool:
    """True if the cards of the deal can be dealt once more: at a table of this machine."""
    here = table.client.table
    return here is not None and bool(here.state.match.deals)


def can_talk(table: TableControl) -> bool:
    """True if somebody else may hear what is said here."""
    return table.client.may_talk()


def can_start_over(table: TableControl) -> bool:
    """True if a new game can be begun: at a new table of this machine, or by the host at a club's once the game is
    over.
    """
    return table.client.may_start_over()
