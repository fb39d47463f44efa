"""The decision about a command: the entries it leads to, or a refusal. Pure: the time and the random bytes are arguments."""

from whistclub.cards.errors import BadRecord, WhistclubError, reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.fold import fold
from whistclub.club.evening.guests_removed import came_again
from whistclub.club.evening.handlers import (
    Decision,
    Entries,
    NotAtEvening,
    Request,
    Sent,
    is_organiser,
    origin_of,
)
from whistclub.club.evening.rounds import completed, time_is_over
from whistclub.club.evening.rounds import table_played as table_entry
from whistclub.club.evening.state import EveningState
from whistclub.club.evening.subjects import HANDLERS
from whistclub.club.log.answers import Refused
from whistclub.club.log.handlers import Environment
from whistclub.parties.results import TableResult

_AFTER_THE_END = (commands.TurnHall, commands.Undo, commands.AddOrganiser, commands.RenameGuest)
"""The commands that may still be given when the evening is over."""


def decide(state: EveningState, sent: Sent, environment: Environment) -> Decision:
    """The entries that the command leads to, none for what is so already; or the refusal, and then nothing has changed."""
    command = sent.command
    if not command.is_guests and not is_organiser(state, sent.sender.person):
        return Refused(reason("evening-organisers-only"))
    if state.phase == "over" and not isinstance(command, _AFTER_THE_END):
        return Refused(reason("evening-over"))
    request = Request(command, state, sent.sender, environment)
    try:
        if isinstance(command, commands.Undo):
            return _undo(request)
        return _with_end(state, HANDLERS.decide[type(command)](request))
    except WhistclubError as problem:
        return Refused(problem.reason)


def demanded(decision: Decision) -> Entries:
    """The entries of a decision that is no refusal. Raises NotAtEvening for one that is."""
    if isinstance(decision, Refused):
        raise NotAtEvening(decision.why)
    return decision


def table_played(
    state: EveningState, number: int, table: int, result: TableResult, *, over: bool, at_ms: int
) -> tuple[AnyEntry, ...]:
    """The entries for the result so far of one of the club's tables, the end of the round among them if it was the last."""
    return _with_end(state, table_entry(state, number, table, result, over=over, at_ms=at_ms))


def time_over(state: EveningState, at_ms: int) -> tuple[AnyEntry, ...]:
    """The end of a round on line whose time limit is over; none while there is time."""
    return time_is_over(state, at_ms)


def _undo(request: Request) -> Entries:
    act = request.state.last_act
    if act is None:
        raise NotAtEvening(reason("evening-nothing-to-undo"))
    if act.seq != request.command.undone:
        raise NotAtEvening(reason("evening-undo-changed"))
    if isinstance(act.entry, entries.RoundEnded) and request.state.settings.place == "online":
        # Its tables were stopped, and what was played there may have been looked at.
        raise NotAtEvening(reason("evening-undo-unfit"))
    undone = entries.Undone(**origin_of(request), undone=act.seq)
    try:
        after = fold(request.state, undone)
    except BadRecord as problem:
        raise NotAtEvening(reason("evening-undo-unfit")) from problem
    if came_again(act.before, request.state, after):
        raise NotAtEvening(reason("evening-undo-came-again"))
    return (undone, *completed(after, request.at_ms))


def _with_end(state: EveningState, made: Entries) -> Entries:
    """The entries with the end of the round, if all its tables are over after them."""
    if not made or state.phase != "playing":
        return made
    after = state
    for entry in made:
        after = fold(after, entry)
    return (*made, *completed(after, made[-1].at_ms))
