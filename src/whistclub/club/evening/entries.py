"""The entries of an evening's log: one typed value for everything that happened, in the order it happened.

Entries are written once, and changed only where a person is removed; a field may be added with a default and never be
taken away.
"""

from typing import Final

import msgspec

from whistclub.club.evening.entry import Entry
from whistclub.club.evening.plan_entries import KeptApart, PlanFound, TableKept
from whistclub.club.evening.settings import (
    AdjustmentCause,
    ChosenPrize,
    EveningSettings,
    Figures,
    LinkRole,
    PrizeMoney,
)
from whistclub.club.log.texts import from_text
from whistclub.evenings.parts import Part
from whistclub.evenings.results import TableResult
from whistclub.evenings.seating import Seating, Side


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The evening was opened by its first organiser. `code` is its short link; every lot is drawn from `seed` (32
    bytes, hexadecimal).
    """

    evening: str
    code: str
    settings: EveningSettings
    organiser_name: str
    seed: str

    def __repr__(self) -> str:
        return f"Opened({self.evening!r})"


class SettingsChanged(Entry, frozen=True, kw_only=True, tag="settings_changed"):
    """An organiser changed the settings."""

    settings: EveningSettings


class GuestAdded(Entry, frozen=True, kw_only=True, tag="guest_added"):
    """A guest was entered: by scanning the poster (`person` is set), or by an organiser. `here` is false for one who is
    expected. `part` is the one that they take among ladies and gents, None where nobody asked or said.
    """

    guest: int
    name: str
    person: str = ""
    here: bool = True
    part: Part | None = None


class GuestArrived(Entry, frozen=True, kw_only=True, tag="guest_arrived"):
    """An expected guest, or one who had left, is here (again). `person` is set where they came with their own phone."""

    guest: int
    person: str = ""


class GuestLeft(Entry, frozen=True, kw_only=True, tag="guest_left"):
    """A guest has left the evening."""

    guest: int


class PhoneAwaited(Entry, frozen=True, kw_only=True, tag="phone_awaited"):
    """A guest has no phone from now on, and comes with another one: `by_word` with a word that organisers are shown, in
    logs of older versions under the same name.
    """

    guest: int
    by_word: bool = False


class GuestsRemoved(Entry, frozen=True, kw_only=True, tag="guests_removed"):
    """An organiser removed these guests together: who never had a seat is no guest any longer, who has had one has
    left.
    """

    guests: tuple[int, ...]


class GuestRenamed(Entry, frozen=True, kw_only=True, tag="guest_renamed"):
    """A guest's name was changed."""

    guest: int
    name: str


class PartChosen(Entry, frozen=True, kw_only=True, tag="part_chosen"):
    """A guest sits as a lady or as a gent."""

    guest: int
    part: Part


class Paired(Entry, frozen=True, kw_only=True, tag="paired"):
    """Two guests come as a pair, the up first."""

    up: int
    down: int


class RoundBegan(Entry, frozen=True, kw_only=True, tag="round_began"):
    """A round began with this seating.

    `holders` are the guests by player number (0 for a bot): `holders[0]` holds player 1. `dealers` are the first
    dealers' seats by table. `rooms` are the ids of the club's tables on line, empty with real cards. `ends_ms` is the
    time limit, 0 for none. `cards` is the secret (32 bytes, hexadecimal) that the round's cards come from where all
    tables on line hold the same: drawn when it begins, so that a round that was taken back and begun again has other
    cards. It is empty where no cards are shared, and in logs of older versions.
    """

    round: int
    seating: Seating
    holders: tuple[int, ...]
    dealers: tuple[int, ...]
    rooms: tuple[str, ...] = ()
    ends_ms: int = 0
    cards: str = ""

    def __repr__(self) -> str:
        return f"RoundBegan(round={self.round})"


class Reached(Entry, frozen=True, kw_only=True, tag="reached"):
    """A guest is at their table."""

    round: int
    guest: int


class DealEntered(Entry, frozen=True, kw_only=True, tag="deal_entered"):
    """A deal's figures were entered, by a guest of the side, or by an organiser (`guest` 0, `side` None), whose word
    stands.
    """

    round: int
    table: int
    deal: int
    figures: Figures
    guest: int = 0
    side: Side | None = None


class DealConfirmed(Entry, frozen=True, kw_only=True, tag="deal_confirmed"):
    """A guest of the other side confirmed a deal's figures."""

    round: int
    table: int
    deal: int
    guest: int


class DealDisputed(Entry, frozen=True, kw_only=True, tag="deal_disputed"):
    """A guest of the other side counted differently; the organiser decides, or one side takes its figures back."""

    round: int
    table: int
    deal: int
    guest: int
    figures: Figures


class DealCorrected(Entry, frozen=True, kw_only=True, tag="deal_corrected"):
    """An organiser decided or corrected a deal; who did it is public."""

    round: int
    table: int
    deal: int
    figures: Figures


class Adjusted(Entry, frozen=True, kw_only=True, tag="adjusted"):
    """An organiser added points to these guests in a round, or took some. `number` counts the adjustments of the
    evening from 1; one that was made before is corrected.
    """

    number: int
    round: int
    guests: tuple[int, ...]
    points: float
    cause: AdjustmentCause
    words: str = ""


class AdjustmentTakenBack(Entry, frozen=True, kw_only=True, tag="adjustment_taken_back"):
    """An organiser took an adjustment back."""

    number: int


class PrizesChosen(Entry, frozen=True, kw_only=True, tag="prizes_chosen"):
    """An organiser chose the prizes that are given; None are the usual ones."""

    prizes: tuple[ChosenPrize, ...] | None


class TableDecided(Entry, frozen=True, kw_only=True, tag="table_decided"):
    """An organiser decided a level table."""

    round: int
    table: int
    side: Side


class TablePlayed(Entry, frozen=True, kw_only=True, tag="table_played"):
    """The house entered a table's result so far from the club's own table; `over` when nothing more is played there."""

    round: int
    table: int
    result: TableResult
    over: bool = True


class RoundEnded(Entry, frozen=True, kw_only=True, tag="round_ended"):
    """The round ended: all results are in, or `by_hand` with unfinished deals dropped.

    `keeps_entered`: a deal that one side had entered stands, and one that both sides counted differently waits for an
    organiser. Rounds ended before there was this field dropped both.
    """

    round: int
    by_hand: bool = False
    keeps_entered: bool = False


class Swapped(Entry, frozen=True, kw_only=True, tag="swapped"):
    """Two guests changed places."""

    guest: int
    other: int


class Substituted(Entry, frozen=True, kw_only=True, tag="substituted"):
    """A guest plays on for another, who has left or sits out; `guest` 0 is a bot."""

    away: int
    guest: int


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """The evening was paused: clocks stand still."""


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The evening goes on; the round's time limit is moved by the pause."""


class Extended(Entry, frozen=True, kw_only=True, tag="extended"):
    """The round's time limit was moved by some minutes."""

    minutes: int


class OrganiserAdded(Entry, frozen=True, kw_only=True, tag="organiser_added"):
    """A person is an organiser too, by the `link` of this number if it is not 0."""

    person: str
    name: str
    link: int = 0


class OrganiserRemoved(Entry, frozen=True, kw_only=True, tag="organiser_removed"):
    """A person is no organiser any longer. The last one cannot be removed."""

    person: str


class LinkMade(Entry, frozen=True, kw_only=True, tag="link_made"):
    """An organiser made a link for a role; `table` where it stands at one. Of its token there is only the digest."""

    number: int
    role: LinkRole
    table: int = 0
    digest: str


class LinkCut(Entry, frozen=True, kw_only=True, tag="link_cut"):
    """An organiser cut a link off."""

    number: int


class EntryTaken(Entry, frozen=True, kw_only=True, tag="entry_taken"):
    """A guest has paid the entry fee, or has not after all."""

    guest: int
    paid: bool


class TicketsSold(Entry, frozen=True, kw_only=True, tag="tickets_sold"):
    """A guest has so many raffle tickets."""

    guest: int
    tickets: int


class MoneySpent(Entry, frozen=True, kw_only=True, tag="money_spent"):
    """A line of what was spent or else came in, counted from 1; one that was written before is changed."""

    number: int
    words: str
    cents: int
    came_in: bool = False


class PrizeMoneySet(Entry, frozen=True, kw_only=True, tag="prize_money_set"):
    """An organiser set the money of each kind of prize."""

    prizes: tuple[PrizeMoney, ...]


class TicketDrawn(Entry, frozen=True, kw_only=True, tag="ticket_drawn"):
    """A raffle ticket was drawn from the evening's seed, with the guest who has it."""

    ticket: int
    guest: int


class HallTurned(Entry, frozen=True, kw_only=True, tag="hall_turned"):
    """The hall screen was turned to a page by hand: `seating`, `names`, `clock`, `standings`, `raffle`, or `prize`
    with its number from 1; an empty page lets it turn by itself.
    """

    page: str
    prize: int = 0


class OrganiserCalled(Entry, frozen=True, kw_only=True, tag="organiser_called"):
    """The tablet at a table called the organisers."""

    table: int


class CallEnded(Entry, frozen=True, kw_only=True, tag="call_ended"):
    """Somebody attended to the table that called, or it took its call back."""

    table: int


class TakenUpAgain(Entry, frozen=True, kw_only=True, tag="taken_up_again"):
    """The evening that was over goes on between its rounds."""


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """The organisers' entry of this seq was a mistake: the state is what the other entries make."""

    undone: int


class Finished(Entry, frozen=True, kw_only=True, tag="finished"):
    """The evening is over; results stand."""


class PersonRemoved(Entry, frozen=True, kw_only=True, tag="person_removed"):
    """Somebody was removed from the club: the entries before have somebody neutral in their place, and are to be read
    anew.
    """


AnyEntry = (
    Opened | SettingsChanged | GuestAdded | GuestArrived | GuestLeft | PhoneAwaited | GuestsRemoved | GuestRenamed | PartChosen | Paired | PlanFound | KeptApart | TableKept | RoundBegan | Reached | DealEntered
    | DealConfirmed | DealDisputed | DealCorrected | Adjusted | AdjustmentTakenBack | PrizesChosen | TableDecided | TablePlayed | RoundEnded | Swapped | Substituted | Paused
    | Resumed | Extended | OrganiserAdded | OrganiserRemoved | LinkMade | LinkCut | EntryTaken | TicketsSold | MoneySpent | PrizeMoneySet | TicketDrawn | HallTurned | OrganiserCalled | CallEnded | TakenUpAgain | Undone | Finished
    | PersonRemoved
)  # fmt: skip

_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def entry_from_text(text: str | bytes) -> AnyEntry:
    """The entry from its line of JSON. Raises BadRecord for an entry that this version does not know."""
    return from_text(_decoder, text)
