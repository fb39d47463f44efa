"""The fold of an evening's log: a pure function from entries to the state, so that the log alone is enough to know it."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

import msgspec

from whistclub.cards.errors import BadRecord, reason
from whistclub.club.evening import entries
from whistclub.club.evening.entries import AnyEntry
from whistclub.club.evening.lookup import running_round, unfit
from whistclub.club.evening.state import EveningState, OrganiserAct
from whistclub.club.evening.subjects import HANDLERS
from whistclub.club.log.handlers import fold_entries

_GROUP: Final = 128
"""The most entries that are copied when one more comes after an act that may be undone."""
_ALWAYS: Final = (
    entries.SettingsChanged,
    entries.Paired,
    entries.PhoneAwaited,
    entries.GuestsRemoved,
    entries.RoundBegan,
    entries.DealCorrected,
    entries.TableDecided,
    entries.Swapped,
    entries.Substituted,
    entries.Paused,
    entries.Resumed,
    entries.Extended,
    entries.OrganiserAdded,
    entries.OrganiserRemoved,
    entries.Finished,
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
    return msgspec.structs.replace(after, seq=state.seq + 1, last_act=_last_act(entry, state))


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


def _with_entry(
    groups: tuple[tuple[AnyEntry, ...], ...], entry: AnyEntry
) -> tuple[tuple[AnyEntry, ...], ...]:
    if groups and len(groups[-1]) < _GROUP:
        return (*groups[:-1], (*groups[-1], entry))
    return (*groups, (entry,))


def is_organisers_act(entry: AnyEntry, before: EveningState) -> bool:
    """True for an entry that an organiser made as such, and that may be undone."""
    if isinstance(entry, entries.OrganiserAdded) and not entry.by:
        return False
    if isinstance(entry, _ALWAYS):
        return True
    if isinstance(entry, entries.RoundEnded):
        return entry.by_hand and bool(entry.by)
    if isinstance(entry, entries.DealEntered):
        return entry.side is None
    if isinstance(entry, entries.GuestAdded):
        return not entry.person
    if isinstance(entry, entries.GuestArrived | entries.GuestLeft | entries.GuestRenamed):
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
    return msgspec.structs.replace(after, seq=state.seq + 1, last_act=None)


def _falls_away(entry: AnyEntry, undone: AnyEntry, state: EveningState) -> bool:
    """True for an entry that goes with the undone one: of the same command, an end of the round that followed, a guest at their table."""
    if _is_of_command(entry, undone):
        return True
    if isinstance(entry, entries.RoundEnded) and not entry.by_hand:
        played = running_round(state)
        return played is None or not all(table.over for table in played.tables)
    return isinstance(entry, entries.Reached) and entry.round > len(state.rounds)


def _is_of_command(entry: AnyEntry, other: AnyEntry) -> bool:
    return bool(entry.command) and (entry.by, entry.command) == (other.by, other.command)
