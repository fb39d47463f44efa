"""The stand of a match that goes on at a table of one's own, from what one's own seat may see and nothing else."""

from collections.abc import Sequence

from whistclub.cards.errors import WhistclubError
from whistclub.club.rooms import Room, room_from_text
from whistclub.club.seat_access import finished_deals, seat_in
from whistclub.club.table.entries import entry_from_text
from whistclub.club.table.log import fold_all
from whistclub.club.table.state import TableState
from whistclub.rules.seats import Seat
from whistclub.rules.values import View
from whistclub.wire.bodies import Going, LyingCard, Stage

Asked = tuple[Sequence[str], str, str]
"""The log of a match, its room as text, and the person who asks."""


def going_of(state: TableState, room: Room, person: str, played_ms: int) -> Going:
    """The stand of the match for this person; who has no hand to see is shown no card."""
    match, seat = state.match, seat_in(room, state, person)
    return Going(
        deals=finished_deals(state),
        number=match.setting.number,
        score=tuple(match.setting.score if match.result is None else match.result.score),
        stage=_stage(state, seat),
        trick=() if seat is None else _trick(state, seat),
        played_ms=played_ms,
    )


def goings_of(asked: Sequence[Asked]) -> list[Going | None]:
    """The stand of each match, None for one that cannot be read."""
    return [_going(*one) for one in asked]


def _going(log: Sequence[str], room: str, person: str) -> Going | None:
    try:
        entries = list(map(entry_from_text, log))
        return going_of(fold_all(entries), room_from_text(room), person, entries[-1].at_ms)
    except WhistclubError:
        return None


def _stage(state: TableState, seat: Seat | None) -> Stage:
    if seat is None or state.match.result is not None:
        return "others"
    if state.match.position is None:
        return "between"
    return "turn" if state.legal[seat] else "others"


def _trick(state: TableState, seat: Seat) -> tuple[LyingCard, ...]:
    """The cards of the trick in play, the one led first; a game without tricks in sight has none."""
    if state.match.position is None:
        return ()
    view: View = state.game.view(state.match.position, seat)
    led = state.game.moment(view).led
    lying = tuple(LyingCard(int(by), str(card)) for by, card in view.trick)
    return lying if led is None else (LyingCard(None, str(led)), *lying)
