"""What a table does about a command: the entries it leads to, or why not. Pure: clock and chance come in as arguments."""

from collections.abc import Callable
from functools import singledispatch
from typing import Any, Final

import msgspec

from whistclub.cards.errors import IllegalAction, Reason, WhistclubError, reason
from whistclub.club.table import commands as to
from whistclub.club.table import entries as on
from whistclub.club.table.claims import certain_claims
from whistclub.club.table.dealing import needs_seal, next_deal
from whistclub.club.table.sealed_dealing import closed, committed, dealt_now, opened_part, sealed_now
from whistclub.club.table.seat_changes import agreed, asked_for, refused
from whistclub.club.table.state import TableState
from whistclub.club.table.undo import may_redo, undo_target
from whistclub.rules.actions import parse_action
from whistclub.rules.match import wrong_deal
from whistclub.rules.replay import deal_from_text
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import Ending

LONGEST_NAME: Final = 40
LONGEST_ID: Final = 80


class Means(msgspec.Struct, frozen=True):
    """What a decision may use besides the state: the time in milliseconds since 1970 UTC, and a source of 32 fresh bytes."""

    at_ms: int
    fresh: Callable[[], bytes]


Decision = tuple[on.Entry, ...] | to.Refused | to.Stale


def decide(state: TableState, command: to.Command, means: Means) -> Decision:
    """The entries that the command leads to, at least one; or the refusal, and then nothing has happened.

    A refusal is a function of what the sender's seat knows.
    """
    seat = command.seat
    if seat is not None and seat not in state.seats:
        return to.Refused(reason("no-such-seat"))
    if not 1 <= len(command.id) <= LONGEST_ID or not 0 <= command.saw <= state.seq:
        return to.Refused(reason("command-malformed"))
    looked_at = _looked_at(command, state)
    if command.saw < looked_at:
        return to.Stale(looked_at)
    try:
        return _decided(command, state, means)
    except WhistclubError as problem:
        return to.Refused(problem.reason)


def may_end(state: TableState, seat: Seat, kind: str) -> bool:
    """Whether this seat may claim, concede or stop now (`claim` is of all the remaining tricks)."""
    if state.match.result is not None or seat not in state.people or state.bot_of(seat):
        return False
    if state.match.position is None:
        return kind == "stop"
    if kind == "claim" and not state.legal[seat]:
        return False
    ending = Ending(kind, seat)
    if kind == "claim" and isinstance(state.match.position, TrickPlay) and state.match.position.lying:
        return False
    if kind == "claim" and ending not in certain_claims(
        state.game, state.game.view(state.match.position, seat)
    ):
        return False
    try:
        state.game.settle(state.match.position, ending)
    except IllegalAction:
        return False
    return True


def _looked_at(command: to.Command, state: TableState) -> int:
    """The seq that the sender must have seen, so that the command is about what it looked at.

    An act: the last change of what its own seat may do. Endings: the beginning of this deal. An undo: its own last act
    besides. An answer to a question: the question.
    """
    seat = command.seat
    if isinstance(command, to.Act) and seat is not None:
        return state.changed[seat]
    if isinstance(command, to.Undo) and seat is not None:
        return max(state.began, state.acted[seat])
    if isinstance(command, to.Claim | to.Concede | to.Stop | to.Drop):
        return state.began
    if isinstance(command, to.AgreeUndo | to.RefuseUndo) and state.question is not None:
        return state.question.seq
    if isinstance(command, to.AgreeSeat | to.RefuseSeat) and seat is not None and state.asking is not None:
        return state.asking.seq
    return 0


@singledispatch
def _decided(command: to.Command, state: TableState, means: Means) -> Decision:  # noqa: ARG001
    return to.Refused(reason("command-malformed"))


@_decided.register
def _(command: to.Act, state: TableState, means: Means) -> Decision:
    seat = _seat(command)
    if bool(state.bot_of(seat)) != command.by_bot:
        return to.Refused(reason("seat-of-bot" if not command.by_bot else "seat-of-person"))
    if state.match.position is None:
        return to.Refused(reason("no-deal-running"))
    action = parse_action(command.action, state.game.pack)
    state.match.position.play(seat, action)
    made = on.Acted(**_by(command, means), action=action.text, by_bot=command.by_bot)
    return (made,)


@_decided.register
def _(command: to.NextDeal, state: TableState, means: Means) -> Decision:
    if state.match.position is not None or state.match.result is not None:
        return to.Refused(reason("match-not-between-deals"))
    if state.sealing is not None:
        return to.Refused(reason("deal-being-sealed"))
    if needs_seal(state):
        return sealed_now(state, _by(command, means), means.fresh)
    deal, seed = next_deal(state, means.fresh)
    wrong = wrong_deal(state.match, deal_from_text(deal, state.game))
    if wrong is not None:
        return to.Refused(wrong)
    return (on.Dealt(**_by(command, means), deal=deal, seed=seed),)


@_decided.register
def _(command: to.Commit, state: TableState, means: Means) -> Decision:
    _person(command, state)
    return committed(state, command, _by(command, means))


@_decided.register
def _(command: to.OpenPart, state: TableState, means: Means) -> Decision:
    _person(command, state)
    return opened_part(state, command, _by(command, means))


@_decided.register
def _(command: to.Proceed, state: TableState, means: Means) -> Decision:
    if command.seat is not None:
        return to.Refused(reason("house-only"))
    if state.sealing is None or means.at_ms < state.sealing.ends_ms:
        return to.Refused(reason("nothing-to-wait-for"))
    return closed(state, _by(command, means))


@_decided.register
def _(command: to.Undo, state: TableState, means: Means) -> Decision:
    seat = _person(command, state)
    target = undo_target(state, seat)
    if not isinstance(target, int):
        return to.Refused(target)
    if len(state.people) == 1:
        return (on.Undone(**_by(command, means), to=target),)
    if state.question is not None:
        return to.Refused(reason("undo-asked-already"))
    return (on.UndoAsked(**_by(command, means), to=target),)


@_decided.register
def _(command: to.AgreeUndo, state: TableState, means: Means) -> Decision:
    seat, question = _person(command, state), state.question
    if question is None or seat in question.agreed:
        return to.Refused(reason("no-undo-asked"))
    agreed = on.UndoAgreed(**_by(command, means))
    if set(state.people) - {seat, *question.agreed}:
        return (agreed,)
    undone = on.Undone(at_ms=means.at_ms, seat=question.seat, to=question.to)
    return (agreed, undone)


@_decided.register
def _(command: to.RefuseUndo, state: TableState, means: Means) -> Decision:
    _person(command, state)
    if state.question is None:
        return to.Refused(reason("no-undo-asked"))
    return (on.UndoRefused(**_by(command, means)),)


@_decided.register
def _(command: to.Redo, state: TableState, means: Means) -> Decision:
    if not may_redo(state, _person(command, state)):
        return to.Refused(reason("nothing-to-redo"))
    return (on.Redone(**_by(command, means)),)


@_decided.register
def _(command: to.Claim, state: TableState, means: Means) -> Decision:
    seat = _person(command, state)
    if state.match.position is None:
        return to.Refused(reason("no-deal-running"))
    if not command.all_tricks or not may_end(state, seat, "claim"):
        return to.Refused(reason("claim-not-certain"))
    return (on.Claimed(**_by(command, means), all_tricks=True),)


@_decided.register
def _(command: to.Concede, state: TableState, means: Means) -> Decision:
    seat = _person(command, state)
    if state.match.position is None:
        return to.Refused(reason("no-deal-running"))
    state.game.settle(state.match.position, Ending("concede", seat))
    return (on.Conceded(**_by(command, means)),)


@_decided.register
def _(command: to.Stop, state: TableState, means: Means) -> Decision:
    if state.match.result is not None:
        return to.Refused(reason("match-not-between-deals"))
    if state.match.position is not None:
        seat = state.seats[0] if command.seat is None else _person(command, state)
        state.game.settle(state.match.position, Ending("stop", seat))
    elif state.sealing is not None:
        by = _by(command, means)
        return (*dealt_now(state, {**by, "command": ""}), on.Stopped(**by))
    return (on.Stopped(**_by(command, means)),)


@_decided.register
def _(command: to.Drop, state: TableState, means: Means) -> Decision:
    if command.seat is not None:
        return to.Refused(reason("house-only"))
    if state.match.position is None:
        return to.Refused(reason("no-deal-running"))
    return (on.Dropped(**_by(command, means)),)


@_decided.register
def _(command: to.StandIn, state: TableState, means: Means) -> Decision:
    if command.whose not in state.people or state.stand_ins[command.whose]:
        return to.Refused(reason("seat-of-bot"))
    if command.seat is not None and (command.seat != command.whose or command.bot not in _bots(state)):
        return to.Refused(reason("house-only"))
    return (on.StoodIn(at_ms=means.at_ms, seat=command.whose, command=command.id, bot=command.bot),)


@_decided.register
def _(command: to.Return, state: TableState, means: Means) -> Decision:
    if command.whose not in state.people or not state.stand_ins[command.whose]:
        return to.Refused(reason("seat-of-person"))
    if command.seat not in {None, command.whose}:
        return to.Refused(reason("house-only"))
    return (on.Returned(at_ms=means.at_ms, seat=command.whose, command=command.id),)


@_decided.register
def _(command: to.Rename, state: TableState, means: Means) -> Decision:
    _person(command, state)
    name = " ".join(command.name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        return to.Refused(reason("name-malformed", most=LONGEST_NAME))
    return (on.Renamed(**_by(command, means), name=name),)


@_decided.register
def _(command: to.Hint, state: TableState, means: Means) -> Decision:
    seat = _person(command, state)
    if not state.legal[seat]:
        return to.Refused(reason("not-your-turn"))
    if len(state.people) > 1:
        return to.Refused(reason("hint-with-people"))
    return (on.Hinted(**_by(command, means)),)


@_decided.register
def _(command: to.AskSeat, state: TableState, means: Means) -> Decision:
    if command.seat is not None:
        return to.Refused(reason("house-only"))
    return _or_refused(asked_for(state, command, _by(command, means)))


@_decided.register
def _(command: to.AgreeSeat, state: TableState, means: Means) -> Decision:
    _person(command, state)
    return _or_refused(agreed(state, command, _by(command, means)))


@_decided.register
def _(command: to.RefuseSeat, state: TableState, means: Means) -> Decision:
    return _or_refused(refused(state, command, _by(command, means)))


def _or_refused(found: tuple[on.Entry, ...] | Reason) -> Decision:
    return found if isinstance(found, tuple) else to.Refused(found)


def _bots(state: TableState) -> set[str]:
    """The bots that sit at the table, one of whom a person may ask to stand in; any other is the house's to call."""
    return {sitter.bot for sitter in state.sitters if sitter.bot}


def _by(command: to.Command, means: Means) -> dict[str, Any]:
    return {"at_ms": means.at_ms, "seat": command.seat, "command": command.id}


def _seat(command: to.Command) -> Seat:
    if command.seat is None:
        raise IllegalAction(reason("no-such-seat"))
    return command.seat


def _person(command: to.Command, state: TableState) -> Seat:
    """The sender's seat, which must be a person's. Raises IllegalAction."""
    seat = _seat(command)
    if state.sitters[seat].bot:
        raise IllegalAction(reason("seat-of-bot"))
    return seat
