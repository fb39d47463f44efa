"""Guests: who comes, who is here, who leaves and returns, their names and their pairs."""

import hmac
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening import commands, entries
from whistclub.club.evening.handlers import Entries, NotAtEvening, Request, origin_of
from whistclub.club.evening.lookup import (
    guest_numbered,
    guest_of,
    place_of,
    round_numbered,
    running_round,
    unfit,
    with_guest,
    with_holder,
    with_table,
)
from whistclub.club.evening.named import guest_still_named
from whistclub.club.evening.settings import MOST_TABLES
from whistclub.club.evening.state import EveningState, Guest
from whistclub.club.evening.succession import after_leaving
from whistclub.club.evening.terms import terms_of
from whistclub.club.log.decisions import Handlers
from whistclub.club.names import alike, hall_name
from whistclub.evenings.parts import Part

MOST_GUESTS: Final = 4 * MOST_TABLES
_MOST_NUMBERS: Final = 10_000
"""The most guests that an evening counts, with those who were removed."""


def join(request: Request) -> Entries:
    """The sender as a new guest, as an expected one, or back again."""
    command: commands.Join = request.command
    own = guest_of(request.state, request.sender.person)
    if own is not None:
        return () if own.presence == "here" else (_arrived(request, own),)
    if command.guest:
        return _come(request, _claimed(request, command.guest))
    if command.word:
        return _come(request, _with_word(request, command.word))
    name = _name(request)
    expected = _named(request.state, name)
    if expected is not None and expected.awaits_phone and expected.awaited_ms:
        raise NotAtEvening(reason("evening-word-asked", name=expected.name))
    if expected is not None and _may_be_taken(expected):
        return _come(request, expected)
    return (_added(request, name, request.sender.person, here=True),)


def _come(request: Request, guest: Guest) -> Entries:
    """The sender as this expected guest, in the part that they say."""
    part: Part | None = request.command.part
    if part is None or part == guest.part or guest.player or not request.state.settings.has_parts:
        return (_arrived(request, guest),)
    chosen = entries.PartChosen(**origin_of(request), guest=guest.number, part=part)
    return (_arrived(request, guest), chosen)


def _may_be_taken(guest: Guest) -> bool:
    """True for a guest who is expected, or awaited with another phone: whoever comes under the name is the guest. Who
    put themselves down at a computer at home comes with another phone too.
    """
    return guest.presence == "expected" or (not guest.person and guest.awaits_phone)


def _with_word(request: Request, word: str) -> Guest:
    """The guest who comes with another phone and was told this word. Raises NotAtEvening."""
    said = "".join(word.split())
    found = (guest for guest in request.state.guests if said and word_of(request.state, guest) == said)
    awaited = next(found, None)
    if awaited is None:
        raise NotAtEvening(reason("evening-word-wrong"))
    return awaited


def word_of(state: EveningState, guest: Guest) -> str:
    """The word by which a guest comes with another phone, six digits; empty for one who is not awaited so.

    It follows from the evening's seed, so that no log has it, and is another one each time.
    """
    if not guest.awaits_phone or not guest.awaited_ms:
        return ""
    label = f"word {guest.number} {guest.awaited_ms}".encode()
    lot = int.from_bytes(hmac.digest(state.seed, label, "sha256")[:8])
    return f"{lot % 1_000_000:06}"


def await_phone(request: Request) -> Entries:
    """A guest comes with another phone, in the place that is theirs."""
    guest = guest_still_named(request.state, request.command.guest)
    if guest.awaits_phone:
        return ()
    return (entries.PhoneAwaited(**origin_of(request), guest=guest.number, by_word=True),)


def leave(request: Request) -> Entries:
    """The sender, or a guest named by an organiser, has left."""
    guest = _meant(request, request.command.guest)
    if guest.presence == "away":
        return ()
    left = entries.GuestLeft(**origin_of(request), guest=guest.number)
    if guest.person != request.sender.person:
        return (left,)
    return (left, *after_leaving(request.state, guest.person, request.at_ms))


def reach(request: Request) -> Entries:
    """The sender is at their table."""
    played = running_round(request.state)
    if played is None or played.number != request.command.round:
        raise NotAtEvening(reason("evening-round-not-on", round=request.command.round))
    guest = guest_of(request.state, request.sender.person)
    place = None if guest is None else place_of(played, guest)
    if guest is None or place is None:
        raise NotAtEvening(reason("evening-no-seat"))
    if guest.number in played.tables[place[0] - 1].reached:
        return ()
    return (entries.Reached(**origin_of(request), round=played.number, guest=guest.number),)


def add(request: Request) -> Entries:
    """A guest without a phone, or one who is expected."""
    command: commands.AddGuest = request.command
    return (_added(request, _name(request), "", here=command.here),)


def receive(request: Request) -> Entries:
    """An expected guest, or one who had left, is here."""
    guest = guest_still_named(request.state, request.command.guest)
    if guest.presence == "here":
        return ()
    return (entries.GuestArrived(**origin_of(request), guest=guest.number),)


def receive_all(request: Request) -> Entries:
    """Everybody who is expected is here: one act, which is undone as one."""
    expected = [one for one in request.state.guests if one.presence == "expected" and not one.removed]
    return tuple(entries.GuestArrived(**origin_of(request), guest=one.number) for one in expected)


def rename(request: Request) -> Entries:
    """Another name for a guest."""
    command: commands.RenameGuest = request.command
    guest = _meant(request, command.guest)
    name = _name(request)
    if name == guest.name:
        return ()
    if _is_taken(request.state, name, guest.number):
        raise NotAtEvening(reason("evening-name-taken", name=name))
    return (entries.GuestRenamed(**origin_of(request), guest=guest.number, name=name),)


def choose_part(request: Request) -> Entries:
    """A lady or a gent, before the guest has had a seat."""
    command: commands.ChoosePart = request.command
    guest = _meant(request, command.guest)
    if not request.state.settings.has_parts:
        raise NotAtEvening(reason("evening-no-parts"))
    if guest.player:
        raise NotAtEvening(reason("evening-part-late"))
    if guest.part == command.part:
        return ()
    return (entries.PartChosen(**origin_of(request), guest=guest.number, part=command.part),)


def pair(request: Request) -> Entries:
    """Two guests who come as a pair."""
    command: commands.PairGuests = request.command
    if not terms_of(request.state.settings).movement.keeps_pairs:
        raise NotAtEvening(reason("evening-no-pairs"))
    up, down = guest_still_named(request.state, command.up), guest_still_named(request.state, command.down)
    if up.number == down.number:
        raise NotAtEvening(reason("evening-pair-of-one"))
    if up.player or down.player:
        raise NotAtEvening(reason("evening-pair-late"))
    return (entries.Paired(**origin_of(request), up=up.number, down=down.number),)


def _name(request: Request) -> str:
    """The name that the command gives: at an evening people may have the names of bots, which yield. Raises BadName."""
    return hall_name(request.command.name)


def _claimed(request: Request, number: int) -> Guest:
    """The expected guest that the sender says they are. Raises NotAtEvening."""
    guest = guest_still_named(request.state, number)
    if guest.presence != "expected":
        raise NotAtEvening(reason("evening-guest-known", name=guest.name))
    return guest


def _meant(request: Request, number: int) -> Guest:
    """The guest of this number, which an organiser may name and everybody for themselves; 0 is the sender. Raises
    NotAtEvening.
    """
    own = guest_of(request.state, request.sender.person)
    if number == 0 or (own is not None and own.number == number):
        if own is None:
            raise NotAtEvening(reason("evening-not-guest"))
        return own
    if not request.is_organiser:
        raise NotAtEvening(reason("evening-organisers-only"))
    return guest_still_named(request.state, number)


def _named(state: EveningState, name: str) -> Guest | None:
    wanted = name.casefold()
    return next((one for one in state.guests if not one.removed and one.name.casefold() == wanted), None)


def _is_taken(state: EveningState, name: str, own: int = 0) -> bool:
    """True if a guest, besides the one of the number `own`, has a name that a reader could take for this one."""
    others = (guest for guest in state.guests if guest.number != own and not guest.removed)
    return any(alike(guest.name, name) for guest in others)


def _added(request: Request, name: str, person: str, *, here: bool) -> entries.GuestAdded:
    if _is_taken(request.state, name):
        raise NotAtEvening(reason("evening-name-taken", name=name))
    number = len(request.state.guests) + 1
    if number > _MOST_NUMBERS or sum(not guest.removed for guest in request.state.guests) >= MOST_GUESTS:
        raise NotAtEvening(reason("evening-full", most=MOST_GUESTS))
    part = request.command.part if request.state.settings.has_parts else None
    return entries.GuestAdded(
        **origin_of(request), guest=number, name=name, person=person, here=here, part=part
    )


def _arrived(request: Request, guest: Guest) -> entries.GuestArrived:
    person = "" if guest.person == request.sender.person else request.sender.person
    return entries.GuestArrived(**origin_of(request), guest=guest.number, person=person)


def _fold_added(entry: entries.GuestAdded, state: EveningState) -> EveningState:
    if entry.guest != len(state.guests) + 1:
        raise unfit()
    presence = "here" if entry.here else "expected"
    guest = Guest(entry.guest, entry.name, entry.person, presence, entry.at_ms, part=entry.part)  # type: ignore[arg-type]
    return msgspec.structs.replace(state, guests=(*state.guests, guest))


def _fold_arrived(entry: entries.GuestArrived, state: EveningState) -> EveningState:
    guest = guest_numbered(state, entry.guest)
    person = entry.person or guest.person
    state = with_guest(
        state, entry.guest, presence="here", person=person, since_ms=entry.at_ms, awaits_phone=False
    )
    if _bot_holds_place_of(state, guest):
        return with_holder(state, guest.player, guest.number)
    return state


def _bot_holds_place_of(state: EveningState, guest: Guest) -> bool:
    """True if a bot holds the place that the guest left, so that they may come back to it."""
    return state.settings.place == "online" and guest.player > 0 and state.holders[guest.player - 1] == 0


def _fold_left(entry: entries.GuestLeft, state: EveningState) -> EveningState:
    return with_absent(state, entry.guest, entry.at_ms)


def with_absent(state: EveningState, number: int, at_ms: int) -> EveningState:
    """The state in which the guest has left; on line a bot holds their place."""
    guest = guest_numbered(state, number)
    state = with_guest(state, number, presence="away", since_ms=at_ms)
    holds = guest.player > 0 and state.holders[guest.player - 1] == guest.number
    if state.settings.place == "online" and holds:
        return with_holder(state, guest.player, 0)
    return state


def _fold_awaited(entry: entries.PhoneAwaited, state: EveningState) -> EveningState:
    awaited_ms = entry.at_ms if entry.by_word else 0
    return with_guest(state, entry.guest, person="", awaits_phone=True, awaited_ms=awaited_ms)


def _fold_renamed(entry: entries.GuestRenamed, state: EveningState) -> EveningState:
    return with_guest(state, entry.guest, name=entry.name)


def _fold_part(entry: entries.PartChosen, state: EveningState) -> EveningState:
    return with_guest(state, entry.guest, part=entry.part)


def _fold_paired(entry: entries.Paired, state: EveningState) -> EveningState:
    parted = {entry.up, entry.down}
    for number in (entry.up, entry.down):
        partner = guest_numbered(state, number).partner
        if partner:
            parted.add(partner)
            state = with_guest(state, partner, partner=0)
    state = with_guest(state, entry.up, partner=entry.down)
    state = with_guest(state, entry.down, partner=entry.up)
    ups = (*(up for up in state.ups if up not in parted), entry.up)
    return msgspec.structs.replace(state, ups=ups)


def _fold_reached(entry: entries.Reached, state: EveningState) -> EveningState:
    played = round_numbered(state, entry.round)
    place = place_of(played, guest_numbered(state, entry.guest))
    if place is None:
        raise unfit()
    table = played.tables[place[0] - 1]
    table = msgspec.structs.replace(table, reached=(*table.reached, entry.guest), heard_ms=entry.at_ms)
    return with_table(state, played, place[0], table)


HANDLERS: Final = Handlers(
    decide={
        commands.Join: join,
        commands.Leave: leave,
        commands.Reach: reach,
        commands.AddGuest: add,
        commands.ReceiveGuest: receive,
        commands.ReceiveAll: receive_all,
        commands.AwaitPhone: await_phone,
        commands.RenameGuest: rename,
        commands.ChoosePart: choose_part,
        commands.PairGuests: pair,
    },
    fold={
        entries.GuestAdded: _fold_added,
        entries.GuestArrived: _fold_arrived,
        entries.GuestLeft: _fold_left,
        entries.PhoneAwaited: _fold_awaited,
        entries.GuestRenamed: _fold_renamed,
        entries.PartChosen: _fold_part,
        entries.Paired: _fold_paired,
        entries.Reached: _fold_reached,
    },
)
