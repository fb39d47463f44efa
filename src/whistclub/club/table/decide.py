"""The decision about a command: the entries it leads to, or a refusal. Pure: the time and the random bytes are arguments."""

from typing import Final

from whistclub.cards.errors import WhistclubError, reason
from whistclub.club.log.answers import Refused, Stale
from whistclub.club.log.handlers import Environment
from whistclub.club.table.commands import Command
from whistclub.club.table.handlers import Decision
from whistclub.club.table.state import TableState
from whistclub.club.table.subjects import HANDLERS

LONGEST_ID: Final = 80


def decide(state: TableState, command: Command, environment: Environment) -> Decision:
    """The entries that the command leads to, at least one; or the refusal, and then nothing has changed.

    A refusal is a function of what the sender's seat knows. A command is stale if its sender has not seen the last change
    of what the command is about: for an act the seat's own legal acts, for an answer the request.
    """
    seat = command.seat
    if seat is not None and seat not in state.seats:
        return Refused(reason("no-such-seat"))
    if not 1 <= len(command.id) <= LONGEST_ID or not 0 <= command.saw <= state.seq:
        return Refused(reason("command-malformed"))
    relevant_seq = HANDLERS.relevant_seq.get(type(command))
    seq = 0 if relevant_seq is None else relevant_seq(state, seat)
    if command.saw < seq:
        return Stale(seq)
    handler = HANDLERS.decide.get(type(command))
    if handler is None:
        return Refused(reason("command-malformed"))
    try:
        decided: Decision = handler(command, state, environment)
    except WhistclubError as problem:
        return Refused(problem.reason)
    return decided
