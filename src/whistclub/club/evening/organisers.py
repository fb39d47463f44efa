"""The organisers' other acts: settings, pauses, the clock, organisers, the hall screen, the end of the evening."""

from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.handlers import (
    Entries,
    NotAtEvening,
    Request,
    demand_nothing_since,
    is_organiser,
    origin_of,
)
from whistclub.club.evening.lookup import running_round, unfit, with_round
from whistclub.club.evening.named import guest_named
from whistclub.club.evening.settings import MOST_OWN_PRIZES, ChosenPrize, EveningSettings
from whistclub.club.evening.state import EveningState, Phase
from whistclub.club.evening.terms import check_settings, level_of
from whistclub.club.log.decisions import Handlers

_MINUTE_MS: Final = 60_000


def change_settings(request: Request) -> Entries:
    """Other settings: all of them before the first round, later rounds and minutes."""
    state = request.state
    asked: EveningSettings = request.command.settings
    is_settled = state.rounds or state.settings.level == "count"
    wanted = msgspec.structs.replace(asked, level=state.settings.level if is_settled else level_of(asked))
    if wanted == state.settings:
        return ()
    begun = len(state.rounds)
    if begun:
        kept = msgspec.structs.replace(state.settings, rounds=wanted.rounds, minutes=wanted.minutes)
        if wanted != kept:
            raise NotAtEvening(reason("evening-settings-late"))
        if wanted.rounds < begun:
            raise NotAtEvening(reason("evening-rounds-begun", rounds=begun))
    _demand_same_money(state, wanted)
    check_settings(wanted)
    return (entries.SettingsChanged(**origin_of(request), settings=wanted),)


def _demand_same_money(state: EveningState, wanted: EveningSettings) -> None:
    """Raises NotAtEvening for another fee or ticket price once somebody has paid the one that holds."""
    is_same = (wanted.fee, wanted.ticket) == (state.settings.fee, state.settings.ticket)
    if not is_same and (state.till.paid or state.till.tickets):
        raise NotAtEvening(reason("evening-money-begun"))


def pause(request: Request) -> Entries:
    """The clocks stand still."""
    return () if request.state.paused_ms else (entries.Paused(**origin_of(request)),)


def resume(request: Request) -> Entries:
    """The evening goes on."""
    return (entries.Resumed(**origin_of(request)),) if request.state.paused_ms else ()


def extend(request: Request) -> Entries:
    """More minutes for the running round."""
    demand_nothing_since(request)
    played = running_round(request.state)
    if played is None or not played.ends_ms:
        raise NotAtEvening(reason("evening-no-clock"))
    return (entries.Extended(**origin_of(request), minutes=request.command.minutes),)


def add_organiser(request: Request) -> Entries:
    """A guest with a phone as an organiser, alone or with the others."""
    command: commands.AddOrganiser = request.command
    state = request.state
    guest = guest_named(state, command.guest)
    if not guest.person:
        raise NotAtEvening(reason("evening-no-phone", name=guest.name))
    made: Entries = ()
    if not is_organiser(state, guest.person):
        made = (entries.OrganiserAdded(**origin_of(request), person=guest.person, name=guest.name),)
    if command.alone:
        if guest.person == request.sender.person:
            raise NotAtEvening(reason("evening-last-organiser"))
        made += (entries.OrganiserRemoved(**origin_of(request), person=request.sender.person),)
    return made


def turn_hall(request: Request) -> Entries:
    """Another page of the hall screen."""
    command: commands.TurnHall = request.command
    if request.state.hall == (command.page, command.prize):
        return ()
    return (entries.HallTurned(**origin_of(request), page=command.page, prize=command.prize),)


def choose_prizes(request: Request) -> Entries:
    """The prizes that are given from now on, each kind once but for own ones, which have words."""
    command: commands.ChoosePrizes = request.command
    state = request.state
    wanted = None if command.prizes is None else tuple(_tidy(one, state) for one in command.prizes)
    kinds = [one.kind for one in wanted or () if one.kind != "own"]
    if len(set(kinds)) < len(kinds):
        raise NotAtEvening(reason("evening-prize-twice"))
    if len(wanted or ()) - len(kinds) > MOST_OWN_PRIZES:
        raise NotAtEvening(reason("evening-prizes-own-many", most=MOST_OWN_PRIZES))
    if wanted == state.chosen_prizes:
        return ()
    return (entries.PrizesChosen(**origin_of(request), prizes=wanted),)


def _tidy(one: ChosenPrize, state: EveningState) -> ChosenPrize:
    """The prize as it is kept. Raises NotAtEvening for an own one without words and for a guest who is none."""
    if one.kind != "own":
        return ChosenPrize(one.kind)
    words = " ".join(one.words.split())
    if not words or not words.isprintable():
        raise NotAtEvening(reason("evening-prize-words"))
    if one.guest:
        guest_named(state, one.guest)
    return ChosenPrize("own", words, one.guest)


def finish(request: Request) -> Entries:
    """The end of the evening, between rounds."""
    if request.state.phase == "playing":
        raise NotAtEvening(reason("evening-round-is-on", round=len(request.state.rounds)))
    if request.state.phase == "over":
        return ()
    return (entries.Finished(**origin_of(request)),)


def take_up_again(request: Request) -> Entries:
    """An evening that is over goes on, so that more is played, corrected or adjusted."""
    if request.state.phase != "over":
        return ()
    return (entries.TakenUpAgain(**origin_of(request)),)


def _fold_settings(entry: entries.SettingsChanged, state: EveningState) -> EveningState:
    return msgspec.structs.replace(state, settings=entry.settings)


def _fold_paused(entry: entries.Paused, state: EveningState) -> EveningState:
    return msgspec.structs.replace(state, paused_ms=entry.at_ms)


def _fold_resumed(entry: entries.Resumed, state: EveningState) -> EveningState:
    """The round ends later by as long as the pause was."""
    played = running_round(state)
    if played is not None and played.ends_ms:
        ends_ms = played.ends_ms + entry.at_ms - max(state.paused_ms, played.began_ms)
        state = with_round(state, msgspec.structs.replace(played, ends_ms=ends_ms))
    return msgspec.structs.replace(state, paused_ms=0)


def _fold_extended(entry: entries.Extended, state: EveningState) -> EveningState:
    played = running_round(state)
    if played is None:
        raise unfit()
    ends_ms = played.ends_ms + entry.minutes * _MINUTE_MS
    return with_round(state, msgspec.structs.replace(played, ends_ms=ends_ms))


def _fold_organiser_added(entry: entries.OrganiserAdded, state: EveningState) -> EveningState:
    organisers = (*state.organisers, (entry.person, entry.name))
    links = tuple(
        msgspec.structs.replace(one, people=(*one.people, entry.person)) if one.number == entry.link else one
        for one in state.links
    )
    return msgspec.structs.replace(state, organisers=organisers, links=links)


def _fold_organiser_removed(entry: entries.OrganiserRemoved, state: EveningState) -> EveningState:
    left = tuple(one for one in state.organisers if one[0] != entry.person)
    if not left:
        raise unfit()
    return msgspec.structs.replace(state, organisers=left)


def _fold_hall(entry: entries.HallTurned, state: EveningState) -> EveningState:
    return msgspec.structs.replace(state, hall=(entry.page, entry.prize))


def _fold_prizes(entry: entries.PrizesChosen, state: EveningState) -> EveningState:
    if any(one.guest > len(state.guests) for one in entry.prizes or ()):
        raise unfit()
    return msgspec.structs.replace(state, chosen_prizes=entry.prizes)


def _fold_finished(_: entries.Finished, state: EveningState) -> EveningState:
    return msgspec.structs.replace(state, phase="over")


def _fold_taken_up(_: entries.TakenUpAgain, state: EveningState) -> EveningState:
    phase: Phase = "between" if state.rounds else "gathering"
    return msgspec.structs.replace(state, phase=phase, hall=("", 0))


def _fold_removed(_: entries.PersonRemoved, state: EveningState) -> EveningState:
    return state


HANDLERS: Final = Handlers(
    decide={
        commands.ChangeSettings: change_settings,
        commands.Pause: pause,
        commands.Resume: resume,
        commands.Extend: extend,
        commands.AddOrganiser: add_organiser,
        commands.TurnHall: turn_hall,
        commands.ChoosePrizes: choose_prizes,
        commands.Finish: finish,
        commands.TakeUpAgain: take_up_again,
    },
    fold={
        entries.SettingsChanged: _fold_settings,
        entries.Paused: _fold_paused,
        entries.Resumed: _fold_resumed,
        entries.Extended: _fold_extended,
        entries.OrganiserAdded: _fold_organiser_added,
        entries.OrganiserRemoved: _fold_organiser_removed,
        entries.HallTurned: _fold_hall,
        entries.PrizesChosen: _fold_prizes,
        entries.Finished: _fold_finished,
        entries.TakenUpAgain: _fold_taken_up,
        entries.PersonRemoved: _fold_removed,
    },
)
