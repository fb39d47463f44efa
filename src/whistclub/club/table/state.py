"""The state of a table: a frozen value that the fold of its log makes."""

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.table.entries import Entry, Opened, Sitter
from whistclub.club.table.seals import Sealing
from whistclub.rules.actions import Act, Action
from whistclub.rules.game import Game, Position
from whistclub.rules.match import Match, Proof
from whistclub.rules.seats import Seat


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo that a person asked for.

    `seat` asked to go back to where `to` acts had been made. `agreed` are the seats that have agreed, the asker's among
    them. `seq` is the seq of the request.
    """

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]
    seq: int


class SeatRequest(msgspec.Struct, frozen=True):
    """A request for a seat's cards in the running deal.

    The person `who`, called `name`, asks for `seat`. `of` are the seats whose people are asked, `agreed` those that
    have agreed. `seq` is the seq of the request.
    """

    seat: Seat
    who: str
    name: str
    of: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    seq: int


class TableState(msgspec.Struct, frozen=True, gc=False):
    """A table after the entries up to `seq`.

    Of the table: `seats` are all of them and `people` those that belong to people, whoever acts for them now; a
    bot's may become a person's. By seat: `stand_ins` names the bot that acts for a person (empty for none), `legal` are
    the legal acts, `changed` is the seq at which they last changed, `acted` the seq of the seat's last act, `by_bots`
    counts the cards and the other acts that a bot has made for the person since it stood in.

    Of the last deal: `trail` has its acts in the order they were made, `undone` the acts taken back and not made again,
    the latest undo last. `began` is the seq at which the running deal, or the pause after it, began. `previous` is the
    number of acts before the last one with the position then, so that looking one act back costs no replay. `sealing`
    is the sealed deal in preparation.

    Of the running deal: `undo_request` and `seat_request` are open requests, `requested` the seats asked for so far,
    `given` the seats that changed hands, each with its new person.
    """

    opened: Opened
    seq: int
    match: Match
    sitters: tuple[Sitter, ...]
    stand_ins: tuple[str, ...]
    legal: tuple[tuple[Action, ...], ...]
    changed: tuple[int, ...]
    acted: tuple[int, ...]
    by_bots: tuple[tuple[int, int], ...]
    began: int = 1
    trail: tuple[Act, ...] = ()
    undone: tuple[tuple[Act, ...], ...] = ()
    undo_request: UndoRequest | None = None
    sealing: Sealing | None = None
    previous: tuple[int, Position] | None = None
    seats: tuple[Seat, ...] = ()
    people: tuple[Seat, ...] = ()
    seat_request: SeatRequest | None = None
    requested: tuple[Seat, ...] = ()
    given: tuple[tuple[Seat, str], ...] = ()

    def __repr__(self) -> str:
        return f"TableState({self.opened.table!r}, seq {self.seq})"

    @property
    def table(self) -> str:
        """The table's id."""
        return self.opened.table

    @property
    def game(self) -> Game:
        """The game with its options."""
        game: Game = self.match.game
        return game

    def bot_of(self, seat: Seat) -> str:
        """The bot that acts for this seat now; empty when a person does."""
        return self.sitters[seat].bot or self.stand_ins[seat]


def seat_of_entry(entry: Entry) -> Seat:
    """The seat that the entry names. Raises BadRecord for an entry of the house."""
    if entry.seat is None:
        raise BadRecord(reason("entry-unknown"))
    return entry.seat


def with_text_at(texts: tuple[str, ...], seat: Seat, text: str) -> tuple[str, ...]:
    """The texts by seat, with this seat's replaced."""
    return (*texts[:seat], text, *texts[seat + 1 :])


def mark_assisted(match: Match) -> Match:
    """The match with its last deal marked as assisted."""
    last = msgspec.structs.replace(match.deals[-1], assisted=True)
    return msgspec.structs.replace(match, deals=(*match.deals[:-1], last))


def mark_taken_over(match: Match, seats: tuple[Seat, ...]) -> Match:
    """The match with these seats as those taken over in its last deal."""
    last = msgspec.structs.replace(match.deals[-1], taken_over=seats)
    return msgspec.structs.replace(match, deals=(*match.deals[:-1], last))


def attach_proof(match: Match, proof: Proof | None) -> Match:
    """The match with this proof of its last deal."""
    last = msgspec.structs.replace(match.deals[-1], proof=proof)
    return msgspec.structs.replace(match, deals=(*match.deals[:-1], last))
