"""A guest at an evening: follows what the club tells of it, and joins it by name."""

import itertools
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.club.evening.commands import Join
from whistclub.terminal.remote.address import Club, EveningLink, NotJoined
from whistclub.terminal.remote.connection import GONE_AFTER_S, Back, Connection, Ended, Lost, reason_of
from whistclub.wire import evening, messages

_ANSWER_S: Final = 10.0


class Seat(msgspec.Struct, frozen=True):
    """A guest's seat in a round: the table, the seat's letter, and the partner (empty where nobody has one)."""

    round: int
    table: int
    seat: str
    partner: str


class EveningGuest:
    """This terminal at an evening: the evening as last told, and the connection to it."""

    def __init__(
        self,
        link: EveningLink,
        name: str,
        environment: Mapping[str, str],
        gone_after_s: float = GONE_AFTER_S,
    ) -> None:
        """Raises NotJoined for a club that is not there, BadFile where the cookie cannot be kept."""
        self.link = link
        self.told: evening.Evening | None = None
        self.on_connection: Callable[[bool], None] = _nobody
        self._name = name
        club = Club(link.club, environment)
        club.come_in(name)
        self._connection = Connection(link, club.cookie, gone_after_s)
        self._answer_s = gone_after_s + _ANSWER_S
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count(1))
        self._answers: dict[str, messages.Done | messages.Refused] = {}
        self._is_lost = False

    def come_in(self) -> None:
        """Hears of the evening, and joins it unless this person is a guest there. Raises NotJoined."""
        self._connection.open()
        while self.told is None:
            self.hear(None)
        if self._is_missing():
            self._ask(Join(id=next(self._ids), name=self._name))
            while self._is_missing():
                self.hear(None)

    def hear(self, timeout_s: float | None = None) -> bool:
        """Takes in the next message. Returns False if none came within the time (None: waits for it). Raises
        NotJoined.
        """
        message = self._connection.receive(timeout_s)
        if message is None:
            return False
        match message:
            case Ended(why=why):
                raise NotJoined(why)
            case Lost() | Back():
                is_lost = isinstance(message, Lost)
                if self._is_lost != is_lost:
                    self._is_lost = is_lost
                    self.on_connection(is_lost)
            case evening.Evening():
                self.told = message
            case messages.Done() | messages.Refused():
                self._answers[message.id] = message
        return True

    def close(self) -> None:
        """Closes the connection; the guest stays one of the evening's."""
        self._connection.close()

    @property
    def _public(self) -> evening.PublicEvening:
        if self.told is None:
            raise NotJoined(reason("join-no-answer"))
        return self.told.public

    @property
    def _own(self) -> evening.GuestPart | None:
        return None if self.told is None else self.told.guest

    @property
    def name(self) -> str:
        """The evening's name."""
        return self._public.settings.name

    @property
    def has_cards(self) -> bool:
        """True if the tables have real cards."""
        return self._public.settings.place == "cards"

    @property
    def is_here(self) -> bool:
        """True if the person is a guest who is here."""
        return self._own is not None and self._own.presence == "here"

    @property
    def is_over(self) -> bool:
        """True if the evening is over."""
        return self._public.phase == "over"

    @property
    def is_paused(self) -> bool:
        """True if the evening is paused."""
        return self._public.paused

    @property
    def is_playing(self) -> bool:
        """True while a round is on."""
        return self._public.phase == "playing"

    @property
    def round(self) -> int:
        """The round that is on or was last."""
        return self._public.round

    @property
    def missing(self) -> int:
        """The number of tables that still play."""
        return self._public.missing_count

    @property
    def sits_out(self) -> bool:
        """True if the guest sits out in this round."""
        return self._own is not None and self._own.sits_out

    @property
    def seat(self) -> Seat | None:
        """The seat in this round."""
        return None if self._own is None else _seat(self._own.seat)

    @property
    def next_seat(self) -> Seat | None:
        """The seat in the next round, as soon as it is certain."""
        return None if self._own is None else _seat(self._own.next)

    @property
    def room(self) -> str:
        """The club's table where the guest plays now; empty for none."""
        table = None if self._own is None else self._own.table
        return table.room if table is not None and self.is_playing and not table.over else ""

    @property
    def rank(self) -> int:
        """The guest's rank in the standings, 0 for none."""
        standing = None if self._own is None else self._own.standing
        return 0 if standing is None else standing.rank

    def _is_missing(self) -> bool:
        return not (self.is_here or self.is_over)

    def _ask(self, command: Join) -> None:
        """Sends a command and hears until it is done. Raises NotJoined where it is refused, or not answered in time."""
        self._connection.send(command)
        until_s = time.monotonic() + self._answer_s
        while command.id not in self._answers:
            left_s = until_s - time.monotonic()
            if left_s <= 0 or not self.hear(left_s):
                raise NotJoined(reason("join-no-answer"))
        answer = self._answers.pop(command.id)
        if isinstance(answer, messages.Refused):
            raise NotJoined(reason_of(answer.why))


def _seat(told: evening.OwnSeat | None) -> Seat | None:
    if told is None:
        return None
    return Seat(told.round, told.table, told.seat, "" if told.partner is None else told.partner.name)


def _nobody(is_lost: bool) -> None:  # noqa: FBT001
    """Does nothing: nobody watches the connection."""
