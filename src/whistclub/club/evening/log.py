"""An evening as a log: how its commands are decided, and its entries folded.

The state is a pure function of the entries, so that the log alone is enough to know it; time and random bytes are
arguments.
"""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.evening import (
    adjustments,
    commands,
    deals,
    entries,
    guests,
    guests_removed,
    links,
    money,
    organisers,
    plan,
    rounds,
    seats,
    wishes,
)
from whistclub.club.evening.entries import AnyEntry, PersonRemoved
from whistclub.club.evening.guests_removed import came_again
from whistclub.club.evening.handlers import (
    Entries,
    NotAtEvening,
    Request,
    Sent,
    is_organiser,
    origin_of,
)
from whistclub.club.evening.lookup import running_round, unfit
from whistclub.club.evening.rounds import completed, time_is_over
from whistclub.club.evening.rounds import table_played as table_entry
from whistclub.club.evening.state import EveningState, OrganiserAct
from whistclub.club.log.decisions import Environment, fold_entries, joined
from whistclub.club.log.kind import LogKind
from whistclub.evenings.results import TableResult

_SUBJECTS: Final = (
    guests.HANDLERS,
    guests_removed.HANDLERS,
    deals.HANDLERS,
    adjustments.HANDLERS,
    plan.HANDLERS,
    rounds.HANDLERS,
    seats.HANDLERS,
    wishes.HANDLERS,
    organisers.HANDLERS,
    links.HANDLERS,
    money.HANDLERS,
)

HANDLERS: Final = joined(_SUBJECTS)
"""The handlers of all subjects."""


_GROUP: Final = 128
"""The most entries that are copied when one more comes after an act that may be undone."""
_ALWAYS: Final = (
    entries.SettingsChanged,
    entries.Paired,
    entries.PhoneAwaited,
    entries.GuestsRemoved,
    entries.RoundBegan,
    entries.DealCorrected,
    entries.Adjusted,
    entries.AdjustmentTakenBack,
    entries.PrizesChosen,
    entries.TableDecided,
    entries.Swapped,
    entries.Substituted,
    entries.Paused,
    entries.Resumed,
    entries.Extended,
    entries.OrganiserAdded,
    entries.OrganiserRemoved,
    entries.Finished,
    entries.TakenUpAgain,
)
"""The entries that are always an organiser's and may be undone."""


def fold(state: EveningState | None, entry: AnyEntry) -> EveningState:
    """The evening after one more entry; the first one opens it.

    Raises BadRecord for a log that does not begin with its opening, and for an entry that cannot have happened.
    """
    if isinstance(entry, entries.Opened):
        return _opened(entry)
    if state is None:
        raise BadRecord(reason("log-not-opened"))
    if isinstance(entry, entries.Undone):
        return _undone(entry, state)
    after: EveningState = HANDLERS.fold[type(entry)](entry, state)
    last = _last_act(entry, state)
    return msgspec.structs.replace(after, seq=state.seq + 1, last_act=last, named=_named(entry, state, last))


def fold_all(log: Iterable[AnyEntry]) -> EveningState:
    """The evening after all these entries. Raises as `fold` does, and BadRecord for none."""
    return fold_entries(fold, log)


def _opened(entry: entries.Opened) -> EveningState:
    return EveningState(
        seq=1,
        evening=entry.evening,
        code=entry.code,
        seed=bytes.fromhex(entry.seed),
        opened_ms=entry.at_ms,
        settings=entry.settings,
        organisers=((entry.by, entry.organiser_name),),
    )


def _last_act(entry: AnyEntry, before: EveningState) -> OrganiserAct | None:
    """The organisers' last act after this entry. The entries of one command are one act."""
    last = before.last_act
    is_more = last is not None and entry.command and _is_of_command(entry, last.entry)
    if is_organisers_act(entry, before) and not is_more:
        return OrganiserAct(before.seq + 1, msgspec.structs.replace(before, last_act=None), entry)
    if last is None:
        return None
    return OrganiserAct(last.seq, last.before, last.entry, _with_entry(last.since, entry))


def _named(entry: AnyEntry, before: EveningState, last: OrganiserAct | None) -> tuple[AnyEntry, int] | None:
    """The act that is told and cannot be undone, after this entry: making a link and cutting one off. A link that was
    cut off never leads anywhere again.
    """
    if isinstance(entry, entries.LinkMade | entries.LinkCut):
        return entry, before.seq + 1
    was = 0 if before.last_act is None else before.last_act.seq
    return before.named if last is None or last.seq == was else None


def _with_entry(
    groups: tuple[tuple[AnyEntry, ...], ...], entry: AnyEntry
) -> tuple[tuple[AnyEntry, ...], ...]:
    if groups and len(groups[-1]) < _GROUP:
        return (*groups[:-1], (*groups[-1], entry))
    return (*groups, (entry,))


def is_organisers_act(entry: AnyEntry, before: EveningState) -> bool:
    """True for an entry that an organiser made as such, and that may be undone."""
    if isinstance(entry, entries.OrganiserAdded) and (not entry.by or entry.link):
        return False
    if links.link_of(before, entry.by) is not None:
        return False
    # Guests whom the house entered, from a list that was there before the evening, are nobody's last act.
    if isinstance(entry, entries.GuestAdded | entries.Paired) and not entry.by:
        return False
    if isinstance(entry, _ALWAYS):
        return True
    if isinstance(entry, entries.RoundEnded):
        return entry.by_hand and bool(entry.by)
    if isinstance(entry, entries.DealEntered):
        return entry.side is None
    if isinstance(entry, entries.GuestAdded):
        return not entry.person
    if isinstance(
        entry, entries.GuestArrived | entries.GuestLeft | entries.GuestRenamed | entries.PartChosen
    ):
        own = entry.person if isinstance(entry, entries.GuestArrived) else ""
        return entry.by not in {own, before.guests[entry.guest - 1].person}
    return False


def _undone(entry: entries.Undone, state: EveningState) -> EveningState:
    """The state that the other entries make. Raises BadRecord where what came since does not fit without it."""
    act = state.last_act
    if act is None or act.seq != entry.undone:
        raise unfit()
    after = act.before
    for one in chain.from_iterable(act.since):
        if not _falls_away(one, act.entry, after):
            after = HANDLERS.fold[type(one)](one, after)
    return msgspec.structs.replace(after, seq=state.seq + 1, last_act=None, named=None)


def _falls_away(entry: AnyEntry, undone: AnyEntry, state: EveningState) -> bool:
    """True for an entry that goes with the undone one: of the same command, an end of the round that followed, a guest
    at their table.
    """
    if _is_of_command(entry, undone):
        return True
    if isinstance(entry, entries.RoundEnded) and not entry.by_hand:
        played = running_round(state)
        return played is None or not all(table.over for table in played.tables)
    return isinstance(entry, entries.Reached) and entry.round > len(state.rounds)


def _is_of_command(entry: AnyEntry, other: AnyEntry) -> bool:
    return bool(entry.command) and (entry.by, entry.command) == (other.by, other.command)


_AFTER_THE_END = (
    commands.TurnHall,
    commands.Undo,
    commands.AddOrganiser,
    commands.RenameGuest,
    commands.MakeLink,
    commands.CutLink,
    commands.EndCall,
    commands.Finish,
    commands.TakeUpAgain,
    commands.TakeEntry,
    commands.SellTickets,
    commands.Spend,
    commands.ShareOut,
    commands.DrawTicket,
)
"""The commands that may still be given when the evening is over."""


def decide(state: EveningState, sent: Sent, environment: Environment) -> Entries:
    """The entries that the command leads to, none for what is so already.

    Raises NotAtEvening and other WhistclubErrors for a refusal.
    """
    command = sent.command
    _demand_right(state, sent)
    if state.phase == "over" and not isinstance(command, _AFTER_THE_END):
        raise NotAtEvening(reason("evening-over"))
    request = Request(command, state, sent.sender, environment)
    if isinstance(command, commands.Undo):
        return _undo(request)
    return _with_end(state, HANDLERS.decide[type(command)](request))


def _demand_right(state: EveningState, sent: Sent) -> None:
    """Raises NotAtEvening for a command that its sender may not give: a link only those of its role, others their own,
    organisers all.
    """
    command, sender = sent.command, sent.sender.person
    if links.link_of(state, sender) is not None:
        refused = links.why_not(state, sender, command)
        if refused is not None:
            raise NotAtEvening(refused)
    elif not command.is_guests and not is_organiser(state, sender):
        raise NotAtEvening(reason("evening-organisers-only"))


def table_played(
    state: EveningState, number: int, table: int, result: TableResult, *, over: bool, at_ms: int
) -> tuple[AnyEntry, ...]:
    """The entries for the result so far of one of the club's tables, the end of the round among them if it was the
    last.
    """
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
    undone = entries.Undone(**origin_of(request), undone=act.seq)
    return (undone, *completed(_without(request.state, act, undone), request.at_ms))


def offered_undo(state: EveningState) -> OrganiserAct | None:
    """The organisers' last act if it can be undone now; None where undoing it would be refused."""
    act = state.last_act
    if act is None:
        return None
    try:
        _without(state, act, entries.Undone(at_ms=0, by="", command="", undone=act.seq))
    except NotAtEvening:
        return None
    return act


def _without(state: EveningState, act: OrganiserAct, undone: entries.Undone) -> EveningState:
    """The evening without the organisers' last act. Raises NotAtEvening where it cannot be undone."""
    if isinstance(act.entry, entries.RoundEnded) and state.settings.place == "online":
        # Its tables were stopped, and what was played there may have been looked at.
        raise NotAtEvening(reason("evening-undo-unfit"))
    try:
        after = fold(state, undone)
    except BadRecord as problem:
        raise NotAtEvening(reason("evening-undo-unfit")) from problem
    if came_again(act.before, state, after):
        raise NotAtEvening(reason("evening-undo-came-again"))
    return after


def _with_end(state: EveningState, made: Entries) -> Entries:
    """The entries with the end of the round, if all its tables are over after them."""
    if not made or state.phase != "playing":
        return made
    after = state
    for entry in made:
        after = fold(after, entry)
    return (*made, *completed(after, made[-1].at_ms))


Decide = Callable[[EveningState, Environment], Entries]


class ByHouse(msgspec.Struct, frozen=True):
    """Something that the house does by itself, for instance at a moment in time; it has no sender and no id."""

    decide: Decide
    key: tuple[str, str] = ("", "")


EveningCommand = Sent | ByHouse


def _decide(state: EveningState, command: EveningCommand, environment: Environment) -> Entries:
    if isinstance(command, ByHouse):
        return command.decide(state, environment)
    return decide(state, command, environment)


EVENING: Final[LogKind[EveningState, EveningCommand, AnyEntry]] = LogKind(
    decide=_decide,
    fold=fold,
    is_over=lambda state: state.phase == "over",
    rewriting=(PersonRemoved,),
)
