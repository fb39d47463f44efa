"""A table as one viewer may know it, built up from what the viewer may know.

Of a running deal that is the game's view. The cards of a deal that is over are open to all, those of a solitaire only
when the whole game is over, since its passages share a seed and a side pile.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from whistclub.club.table.permissions import allowed_commands
from whistclub.club.table.state import TableState, UndoRequest
from whistclub.rules.conventions import USUAL_CONVENTIONS, Conventions
from whistclub.rules.deal import Deal
from whistclub.rules.match import Match, Played
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Value, options_mapping
from whistclub.rules.seats import Seat, Viewer, seat_letter
from whistclub.rules.values import SeenEvent, View

NO_MOMENT: Final = Moment()
NO_OUTLINE: Final = Outline()


class SeenEntry(msgspec.Struct, frozen=True):
    """The events of the entry `seq` as one viewer sees them, in the order they happened."""

    seq: int
    events: tuple[SeenEvent, ...]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and its sitter: the name, `is_bot`, the bot that stands in for a person (empty for none), and the bot that
    has the seat.
    """

    seat: Seat
    letter: str
    name: str
    is_bot: bool
    stand_in: str = ""
    bot: str = ""


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one viewer may know it after the entry `seq`.

    `view` is the view of the running deal, None between deals; `moment` is the moment of it, empty between deals, and
    `winning` the seat whose card is winning the trick so far. `outline` is that of the game. `match` has the score, the
    result and every deal's score lines; a deal whose cards are not open has an empty Deal and no acts there, and never
    a position. `waiting` are the seats to act, people and bots. `may` names what this viewer may do: act, next_deal,
    undo, redo, agree_undo, refuse_undo, agree_seat, refuse_seat, claim, concede, stop, hint, return; commit and open at
    a table of sealed deals. `conventions` are the values chosen on the table's convention card where they differ from
    the usual ones.
    """

    table: str
    seq: int
    viewer: Viewer
    preset: str
    options: Mapping[str, Value]
    match: Match
    view: View | None
    seats: tuple[SeatInfo, ...]
    waiting: tuple[Seat, ...]
    undo_request: UndoRequest | None
    may: tuple[str, ...]
    conventions: Conventions = USUAL_CONVENTIONS
    moment: Moment = NO_MOMENT
    winning: Seat | None = None
    outline: Outline = NO_OUTLINE

    def __repr__(self) -> str:
        return f"Sight({self.table!r}, seq {self.seq}, viewer {self.viewer})"

    @property
    def game_key(self) -> str:
        """The key of the game."""
        key: str = self.match.game.key
        return key

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(info.seat for info in self.seats if not info.is_bot)


def sight(state: TableState, viewer: Viewer) -> Sight:
    """The table as this viewer (a seat, or None for a spectator) may know it now."""
    game, position = state.game, state.match.position
    view = None if position is None else game.view(position, viewer)
    return Sight(
        table=state.table,
        seq=state.seq,
        viewer=viewer,
        preset=state.opened.preset,
        options=options_mapping(game.options),
        match=public_match(state),
        view=view,
        seats=tuple(_seat_info(state, seat) for seat in state.seats),
        waiting=() if position is None else tuple(sorted(position.to_act())),
        undo_request=state.undo_request,
        may=allowed_commands(state, viewer),
        conventions=state.opened.conventions,
        moment=NO_MOMENT if view is None else game.moment(view),
        winning=None if view is None else game.winning(view),
        outline=game.outline(),
    )


def public_match(state: TableState) -> Match:
    """The match as everybody may know it: no position, and cards, acts and seeds only of deals that are open.

    Until the match is over none is where it tells cards still to come: the seed of a solitaire, and a deal whose cards
    are dealt on unshuffled.
    """
    match = state.match
    are_open = match.result is not None or (state.game.seats > 1 and not state.game.stock.packets)
    deals = tuple(
        played if are_open and played.result is not None else _without_cards(played) for played in match.deals
    )
    return Match(match.game, match.setting, deals, None, match.result, match.stopped)


def _without_cards(played: Played) -> Played:
    return Played(
        played.setting,
        Deal(()),
        ending=played.ending,
        result=played.result,
        assisted=played.assisted,
        taken_over=played.taken_over,
    )


def _seat_info(state: TableState, seat: Seat) -> SeatInfo:
    sitter = state.sitters[seat]
    letter = seat_letter(seat, state.game.seats)
    return SeatInfo(seat, letter, sitter.name, bool(sitter.bot), state.stand_ins[seat], sitter.bot)
