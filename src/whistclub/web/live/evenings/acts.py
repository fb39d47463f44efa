"""The acts of organisers in words: what an entry of theirs did, as a reason of the catalogues."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from whistclub.cards.errors import Reason, reason
from whistclub.club.evening import entries as on
from whistclub.club.evening.state import EveningState

Tell = Callable[[Any, EveningState, str], Reason]


def act_of(entry: on.AnyEntry, state: EveningState) -> Reason | None:
    """The act of an organiser in words, None for an entry that needs none."""
    tell = _TELLS.get(type(entry))
    who = next((name for person, name in state.organisers if person == entry.by), "")
    return None if tell is None else tell(entry, state, who)


def _guest(state: EveningState, number: int) -> str:
    return state.guests[number - 1].name if 1 <= number <= len(state.guests) else ""


def _entered(entry: on.DealEntered, _: EveningState, who: str) -> Reason:
    return reason("evening-did-enter", who=who, table=entry.table, deal=entry.deal)


def _corrected(entry: on.DealCorrected, _: EveningState, who: str) -> Reason:
    return reason("evening-did-correct", who=who, round=entry.round, table=entry.table, deal=entry.deal)


def _adjusted(entry: on.Adjusted, state: EveningState, who: str) -> Reason:
    return reason("evening-did-adjust", who=who, name=_guest(state, entry.guests[0]))


def _decided(entry: on.TableDecided, _: EveningState, who: str) -> Reason:
    return reason("evening-did-decide", who=who, table=entry.table)


def _began(entry: on.RoundBegan, _: EveningState, who: str) -> Reason:
    return reason("evening-did-begin", who=who, round=entry.round)


def _ended(entry: on.RoundEnded, _: EveningState, who: str) -> Reason:
    return reason("evening-did-end", who=who, round=entry.round)


def _added(entry: on.GuestAdded, _: EveningState, who: str) -> Reason:
    return reason("evening-did-add", who=who, name=entry.name)


def _renamed(entry: on.GuestRenamed, _: EveningState, who: str) -> Reason:
    return reason("evening-did-rename", who=who, name=entry.name)


def _part(entry: on.PartChosen, state: EveningState, who: str) -> Reason:
    return reason("evening-did-part", who=who, name=_guest(state, entry.guest), part=entry.part)


def _arrived(entry: on.GuestArrived, state: EveningState, who: str) -> Reason:
    return reason("evening-did-receive", who=who, name=_guest(state, entry.guest))


def _left(entry: on.GuestLeft, state: EveningState, who: str) -> Reason:
    return reason("evening-did-send-home", who=who, name=_guest(state, entry.guest))


def _awaited(entry: on.PhoneAwaited, state: EveningState, who: str) -> Reason:
    return reason("evening-did-await-phone", who=who, name=_guest(state, entry.guest))


def _removed(entry: on.GuestsRemoved, _: EveningState, who: str) -> Reason:
    return reason("evening-did-remove-guests", who=who, guests=len(entry.guests))


def _paired(entry: on.Paired, state: EveningState, who: str) -> Reason:
    names = {"name": _guest(state, entry.up), "other": _guest(state, entry.down)}
    return reason("evening-did-pair", who=who, **names)


def _swapped(entry: on.Swapped, state: EveningState, who: str) -> Reason:
    names = {"name": _guest(state, entry.guest), "other": _guest(state, entry.other)}
    return reason("evening-did-swap", who=who, **names)


def _substituted(entry: on.Substituted, state: EveningState, who: str) -> Reason:
    if not entry.guest:
        return reason("evening-did-put-bot", who=who, name=_guest(state, entry.away))
    names = {"name": _guest(state, entry.away), "other": _guest(state, entry.guest)}
    return reason("evening-did-substitute", who=who, **names)


def _extended(entry: on.Extended, _: EveningState, who: str) -> Reason:
    return reason("evening-did-extend", who=who, minutes=entry.minutes)


def _organiser(entry: on.OrganiserAdded, _: EveningState, who: str) -> Reason:
    return reason("evening-did-add-organiser", who=who, name=entry.name)


def _link_made(entry: on.LinkMade, _: EveningState, who: str) -> Reason:
    return reason("evening-did-make-link", who=who, role=entry.role, table=entry.table)


def _link_cut(entry: on.LinkCut, state: EveningState, who: str) -> Reason:
    link = state.links[entry.number - 1]
    return reason("evening-did-cut-link", who=who, role=link.role, table=link.table)


_TELLS: Final[Mapping[type[on.AnyEntry], Tell]] = {
    on.DealEntered: _entered,
    on.DealCorrected: _corrected,
    on.Adjusted: _adjusted,
    on.AdjustmentTakenBack: lambda _, __, who: reason("evening-did-take-back-adjustment", who=who),
    on.PrizesChosen: lambda _, __, who: reason("evening-did-choose-prizes", who=who),
    on.TableDecided: _decided,
    on.RoundBegan: _began,
    on.RoundEnded: _ended,
    on.GuestAdded: _added,
    on.GuestRenamed: _renamed,
    on.PartChosen: _part,
    on.GuestArrived: _arrived,
    on.GuestLeft: _left,
    on.PhoneAwaited: _awaited,
    on.GuestsRemoved: _removed,
    on.Paired: _paired,
    on.Swapped: _swapped,
    on.Substituted: _substituted,
    on.Extended: _extended,
    on.OrganiserAdded: _organiser,
    on.SettingsChanged: lambda _, __, who: reason("evening-did-settings", who=who),
    on.Paused: lambda _, __, who: reason("evening-did-pause", who=who),
    on.Resumed: lambda _, __, who: reason("evening-did-resume", who=who),
    on.Undone: lambda _, __, who: reason("evening-did-undo", who=who),
    on.LinkMade: _link_made,
    on.LinkCut: _link_cut,
    on.TakenUpAgain: lambda _, __, who: reason("evening-did-take-up-again", who=who),
    on.Finished: lambda _, __, who: reason("evening-did-finish", who=who),
}
