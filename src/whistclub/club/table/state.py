"""A table as its log tells it: the fold of its entries, pure and frozen.

`fold` reads no clock, no file and no chance, so whoever has the log has the table.
"""

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

import msgspec

from whistclub.cards.errors import BadRecord, BadSetting, BadText, reason
from whistclub.club.table import entries as on
from whistclub.club.table.agreements import Asking, Question
from whistclub.club.table.seals import WAIT_MS, Sealing, proof_of
from whistclub.games.registry import make_game
from whistclub.rules.actions import Action, parse_action
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played, act, begin_deal, end_deal, open_match, stop_match
from whistclub.rules.record import FORMAT, FirstSetting, Record
from whistclub.rules.replay import deal_from_text, game_of_record, replay
from whistclub.rules.seats import FOUR, Seat, seat_from_letter, seats_of_table
from whistclub.rules.values import Ending


class TableState(msgspec.Struct, frozen=True, gc=False):
    """A table after the entries up to `seq`.

    `trail` has the acts of the last deal in the order they were made in, `undone` the acts taken back and not made again,
    the latest undo last. By seat: `stand_ins` names the bot that acts for a person (empty for none), `legal` what the
    seat may do, `changed` the seq at which that last changed, and `acted` that of its own last act. `began` is the seq at
    which the running deal, or the pause since the last one, began.
    `sealing` is the sealed deal being made ready. `previous` is the position before
    the last act made, with how many acts had been made then: so that nobody has to play the deal again to look one act back. `seats` are
    all of the table, `people` those that belong to people, whoever acts for them now; neither ever changes. Of the running deal:
    `asking` is who asks for a seat's cards, `asked` the seats they have been asked for, `given` the seats that changed hands, each with the person.
    """

    opened: on.Opened
    seq: int
    match: Match
    sitters: tuple[on.Sitter, ...]
    stand_ins: tuple[str, ...]
    legal: tuple[tuple[Action, ...], ...]
    changed: tuple[int, ...]
    acted: tuple[int, ...]
    began: int = 1
    trail: tuple[tuple[Seat, Action], ...] = ()
    undone: tuple[tuple[tuple[Seat, Action], ...], ...] = ()
    question: Question | None = None
    sealing: Sealing | None = None
    previous: tuple[int, Any] | None = None
    seats: tuple[Seat, ...] = ()
    people: tuple[Seat, ...] = ()
    asking: Asking | None = None
    asked: tuple[Seat, ...] = ()
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


def fold(state: TableState | None, entry: on.Entry) -> TableState:
    """The table after one more entry; the first one opens it.

    Raises BadRecord for a log that does not begin with its opening, or whose game this version does not know, and any other
    WhistclubError where an entry cannot have happened.
    """
    if isinstance(entry, on.Opened):
        return _opened(entry)
    if state is None:
        raise BadRecord(reason("log-not-opened"))
    after = _folded(entry, state)
    return _counted(state, after)


def fold_all(entries: Iterable[on.Entry]) -> TableState:
    """The table after all these entries. Raises as `fold` does, and BadRecord for none."""
    state: TableState | None = None
    for entry in entries:
        state = fold(state, entry)
    if state is None:
        raise BadRecord(reason("log-not-opened"))
    return state


def rewound(state: TableState, to: int) -> Match:
    """The match as it was after the first `to` acts of its last deal, in the order they were made in."""
    last = state.match.deals[-1]
    match = Match(state.game, last.setting, state.match.deals[:-1])
    begun = with_last(begin_deal(match, last.deal, last.seed), last.proof, assisted=last.assisted)
    match = _taken_over(begun, last.taken_over)
    for seat, action in state.trail[:to]:
        match = act(match, seat, action)
    return match


def with_last(match: Match, proof: Any = None, *, assisted: bool) -> Match:
    """The match with its last deal marked."""
    last = msgspec.structs.replace(match.deals[-1], assisted=assisted, proof=proof or match.deals[-1].proof)
    return msgspec.structs.replace(match, deals=(*match.deals[:-1], last))


def _taken_over(match: Match, seats: tuple[Seat, ...]) -> Match:
    last = msgspec.structs.replace(match.deals[-1], taken_over=seats)
    return msgspec.structs.replace(match, deals=(*match.deals[:-1], last))


def last_played(state: TableState) -> Played | None:
    """The deal running or, between deals, the one before."""
    return state.match.deals[-1] if state.match.deals else None


def _counted(before: TableState, after: TableState) -> TableState:
    seq = before.seq + 1
    if after.match is before.match:
        return msgspec.structs.replace(after, seq=seq)
    position = after.match.position
    if position is None:
        legal: tuple[tuple[Action, ...], ...] = ((),) * len(before.seats)
    else:
        legal = tuple([position.legal(seat) for seat in before.seats])
    changed = tuple(
        [
            old if mine == yours else seq
            for old, mine, yours in zip(before.changed, before.legal, legal, strict=True)
        ]
    )
    as_before = (before.match.position is None) == (after.match.position is None)
    after = msgspec.structs.replace(after, seq=seq, legal=legal, changed=changed)
    return after if as_before else msgspec.structs.replace(after, began=seq, asking=None, asked=(), given=())


def _legal(match: Match, seat: Seat) -> tuple[Action, ...]:
    found: tuple[Action, ...] = () if match.position is None else match.position.legal(seat)
    return found


def _opened(entry: on.Opened) -> TableState:
    game = _game(entry)
    if len(entry.sitters) != game.seats:
        raise BadRecord(reason("entry-unknown"))
    match = _first_match(entry, game)
    seats = seats_of_table(match.game.seats)
    legal = tuple(_legal(match, seat) for seat in seats)
    trail = match.deals[-1].acts if match.deals and match.result is None else ()
    first = (1,) * len(seats)
    people = tuple(seat for seat in seats if not entry.sitters[seat].bot)
    return TableState(
        entry,
        1,
        match,
        entry.sitters,
        ("",) * len(seats),
        legal,
        first,
        first,
        trail=trail,
        seats=seats,
        people=people,
    )


def _first_match(entry: on.Opened, game: Game) -> Match:
    """The match of an opening, begun or taken from a record. Raises BadRecord where the entry contradicts itself."""
    if entry.record is None:
        try:
            return open_match(game, game.first_setting(seat_from_letter(entry.dealer, game.seats)))
        except (BadText, BadSetting) as problem:
            raise BadRecord(reason("entry-unknown")) from problem
    match = replay(entry.record, make_game)
    if match.game != game:
        raise BadRecord(reason("entry-unknown"))
    return match


def _game(entry: on.Opened) -> Game:
    """The game of the options, checked as a record's are: unknown options and newer rules are refused."""
    first = FirstSetting(1, entry.dealer, ())
    record = Record(FORMAT, entry.game, entry.rules, entry.options, first, (), "running")
    return game_of_record(record, make_game)


@singledispatch
def _folded(entry: on.Entry, state: TableState) -> TableState:  # noqa: ARG001
    raise BadRecord(reason("entry-unknown"))


@_folded.register
def _(entry: on.Dealt, state: TableState) -> TableState:
    match = begin_deal(state.match, deal_from_text(entry.deal, state.game), entry.seed)
    if state.sealing is not None:
        match = with_last(match, proof_of(state.table, state.sealing), assisted=False)
    return msgspec.structs.replace(state, match=match, trail=(), undone=(), question=None, sealing=None)


@_folded.register
def _(entry: on.Sealed, state: TableState) -> TableState:
    nothing = ("",) * len(state.seats)
    sealing = Sealing(
        number=entry.number,
        secret=entry.secret,
        sealed=entry.sealed,
        commitments=nothing,
        parts=nothing,
        ends_ms=entry.at_ms + WAIT_MS,
    )
    return msgspec.structs.replace(state, sealing=sealing, undone=(), question=None)


@_folded.register
def _(entry: on.Committed, state: TableState) -> TableState:
    made = _sealing(state)
    commitments = _with(made.commitments, _whose(entry), entry.commitment)
    return msgspec.structs.replace(state, sealing=msgspec.structs.replace(made, commitments=commitments))


@_folded.register
def _(entry: on.CommitsClosed, state: TableState) -> TableState:
    made = msgspec.structs.replace(_sealing(state), opening=True, ends_ms=entry.at_ms + WAIT_MS)
    return msgspec.structs.replace(state, sealing=made)


@_folded.register
def _(entry: on.PartOpened, state: TableState) -> TableState:
    made = _sealing(state)
    parts = _with(made.parts, _whose(entry), entry.part)
    return msgspec.structs.replace(state, sealing=msgspec.structs.replace(made, parts=parts))


@_folded.register
def _(entry: on.Acted, state: TableState) -> TableState:
    seat, action = _whose(entry), parse_action(entry.action, state.game.pack)
    match = act(state.match, seat, action)
    trail = (*state.trail, (seat, action))
    previous = len(state.trail), state.match.position
    acted = (*state.acted[:seat], state.seq + 1, *state.acted[seat + 1 :])
    return msgspec.structs.replace(
        state, match=match, trail=trail, acted=acted, undone=(), question=None, previous=previous
    )


@_folded.register
def _(entry: on.Undone, state: TableState) -> TableState:
    match = with_last(rewound(state, entry.to), assisted=True)
    kept, taken = state.trail[: entry.to], state.trail[entry.to :]
    undone = (*state.undone, taken)
    return msgspec.structs.replace(state, match=match, trail=kept, undone=undone, question=None)


@_folded.register
def _(entry: on.Redone, state: TableState) -> TableState:  # noqa: ARG001
    match = state.match
    for seat, action in state.undone[-1]:
        match = act(match, seat, action)
    trail = state.trail + state.undone[-1]
    return msgspec.structs.replace(state, match=match, trail=trail, undone=state.undone[:-1])


@_folded.register
def _(entry: on.UndoAsked, state: TableState) -> TableState:
    seat = _whose(entry)
    return msgspec.structs.replace(state, question=Question(seat, entry.to, (seat,), state.seq + 1))


@_folded.register
def _(entry: on.UndoAgreed, state: TableState) -> TableState:
    question = state.question
    if question is None:
        raise BadRecord(reason("no-undo-asked"))
    agreed = tuple(sorted((*question.agreed, _whose(entry))))
    return msgspec.structs.replace(state, question=msgspec.structs.replace(question, agreed=agreed))


@_folded.register
def _(entry: on.UndoRefused, state: TableState) -> TableState:  # noqa: ARG001
    return msgspec.structs.replace(state, question=None)


@_folded.register
def _(entry: on.Claimed, state: TableState) -> TableState:
    return _ended(state, Ending("claim", entry.seat, entry.all_tricks))


@_folded.register
def _(entry: on.Conceded, state: TableState) -> TableState:
    return _ended(state, Ending("concede", entry.seat))


@_folded.register
def _(entry: on.Stopped, state: TableState) -> TableState:
    if state.match.position is None:
        return msgspec.structs.replace(state, match=stop_match(state.match), question=None)
    return _ended(state, Ending("stop", entry.seat or FOUR[0]))


@_folded.register
def _(entry: on.Dropped, state: TableState) -> TableState:  # noqa: ARG001
    return _ended(state, Ending("dropped"))


@_folded.register
def _(entry: on.StoodIn, state: TableState) -> TableState:
    return _standing_in(state, _whose(entry), entry.bot)


@_folded.register
def _(entry: on.Returned, state: TableState) -> TableState:
    return _standing_in(state, _whose(entry), "")


@_folded.register
def _(entry: on.Renamed, state: TableState) -> TableState:
    seat = _whose(entry)
    sitters = list(state.sitters)
    sitters[seat] = on.Sitter(entry.name, sitters[seat].bot)
    return msgspec.structs.replace(state, sitters=tuple(sitters))


@_folded.register
def _(entry: on.Hinted, state: TableState) -> TableState:  # noqa: ARG001
    return msgspec.structs.replace(state, match=with_last(state.match, assisted=True))


@_folded.register
def _(entry: on.SeatAsked, state: TableState) -> TableState:
    seat = _whose(entry)
    asking = Asking(seat, entry.who, entry.name, entry.of, (), state.seq + 1)
    return msgspec.structs.replace(state, asking=asking, asked=(*state.asked, seat))


@_folded.register
def _(entry: on.SeatAgreed, state: TableState) -> TableState:
    asking = state.asking
    if asking is None:
        raise BadRecord(reason("no-seat-asked"))
    agreed = msgspec.structs.replace(asking, agreed=tuple(sorted((*asking.agreed, _whose(entry)))))
    return msgspec.structs.replace(state, asking=agreed)


@_folded.register
def _(entry: on.SeatRefused, state: TableState) -> TableState:  # noqa: ARG001
    return msgspec.structs.replace(state, asking=None)


@_folded.register
def _(entry: on.SeatGiven, state: TableState) -> TableState:
    seat, last = _whose(entry), state.match.deals[-1]
    match = _taken_over(with_last(state.match, assisted=True), (*last.taken_over, seat))
    given = (*state.given, (seat, entry.who))
    return msgspec.structs.replace(state, match=match, asking=None, given=given)


def _ended(state: TableState, ending: Ending) -> TableState:
    return msgspec.structs.replace(state, match=end_deal(state.match, ending), question=None, undone=())


def _standing_in(state: TableState, seat: Seat, bot: str) -> TableState:
    stand_ins = list(state.stand_ins)
    stand_ins[seat] = bot
    return msgspec.structs.replace(state, stand_ins=tuple(stand_ins))


def _sealing(state: TableState) -> Sealing:
    if state.sealing is None:
        raise BadRecord(reason("entry-unknown"))
    return state.sealing


def _with(texts: tuple[str, ...], seat: Seat, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])


def _whose(entry: on.Entry) -> Seat:
    if entry.seat is None:
        raise BadRecord(reason("entry-unknown"))
    return entry.seat
