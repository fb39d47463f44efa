"""A guest at an evening: follows what the club tells of it, and joins it by name."""

import itertools
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from whistclub.cards.errors import reason
from whistclub.terminal.remote.address import Club, EveningLink, NotJoined
from whistclub.terminal.remote.connection import BACK, ENDED, GONE_AFTER_S, LOST, Connection, Message

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
        self.told: Message = {}
        self.on_connection: Callable[[bool], None] = _nobody
        self._name = name
        club = Club(link.club, environment)
        club.come_in(name)
        self._connection = Connection(link, club.cookie, gone_after_s)
        self._answer_s = gone_after_s + _ANSWER_S
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count(1))
        self._answers: dict[str, Message] = {}
        self._is_lost = False

    def come_in(self) -> None:
        """Hears of the evening, and joins it unless this person is a guest there. Raises NotJoined."""
        self._connection.open()
        while not self.told:
            self.hear(None)
        if self._is_missing():
            self._ask({"do": "join", "name": self._name})
            while self._is_missing():
                self.hear(None)

    def hear(self, timeout_s: float | None = None) -> bool:
        """Takes in the next message. Returns False if none came within the time (None: waits for it). Raises
        NotJoined.
        """
        message = self._connection.receive(timeout_s)
        if message is None:
            return False
        tell = message["tell"]
        if tell == ENDED:
            raise NotJoined(message["why"])
        if tell in {LOST, BACK} and self._is_lost != (tell == LOST):
            self._is_lost = tell == LOST
            self.on_connection(self._is_lost)
        elif tell == "evening":
            self.told = message
        elif tell in {"done", "refused"}:
            self._answers[message["id"]] = message
        return True

    def close(self) -> None:
        """Closes the connection; the guest stays one of the evening's."""
        self._connection.close()

    @property
    def name(self) -> str:
        """The evening's name."""
        return str(self.told["public"]["settings"]["name"])

    @property
    def has_cards(self) -> bool:
        """True if the tables have real cards."""
        return bool(self.told["public"]["settings"].get("place", "cards") == "cards")

    @property
    def is_here(self) -> bool:
        """True if the person is a guest who is here."""
        return bool(self._own.get("presence") == "here")

    @property
    def is_over(self) -> bool:
        """True if the evening is over."""
        return bool(self.told["public"]["phase"] == "over")

    @property
    def is_paused(self) -> bool:
        """True if the evening is paused."""
        return bool(self.told["public"]["paused"])

    @property
    def is_playing(self) -> bool:
        """True while a round is on."""
        return bool(self.told["public"]["phase"] == "playing")

    @property
    def round(self) -> int:
        """The round that is on or was last."""
        return int(self.told["public"]["round"])

    @property
    def missing(self) -> int:
        """The number of tables that still play."""
        return int(self.told["public"]["missing_count"])

    @property
    def sits_out(self) -> bool:
        """True if the guest sits out in this round."""
        return bool(self._own.get("sits_out"))

    @property
    def seat(self) -> Seat | None:
        """The seat in this round."""
        return _seat(self._own.get("seat"))

    @property
    def next_seat(self) -> Seat | None:
        """The seat in the next round, as soon as it is certain."""
        return _seat(self._own.get("next"))

    @property
    def room(self) -> str:
        """The club's table where the guest plays now; empty for none."""
        table = self._own.get("table") or {}
        return str(table.get("room", "")) if self.is_playing and not table.get("over") else ""

    @property
    def rank(self) -> int:
        """The guest's rank in the standings, 0 for none."""
        return int((self._own.get("standing") or {}).get("rank", 0))

    def _is_missing(self) -> bool:
        return not (self.is_here or self.is_over)

    @property
    def _own(self) -> Message:
        return self.told.get("guest") or {}

    def _ask(self, message: Message) -> None:
        """Sends a command and hears until it is done. Raises NotJoined where it is refused, or not answered in time."""
        name = next(self._ids)
        self._connection.send({**message, "id": name})
        until_s = time.monotonic() + self._answer_s
        while name not in self._answers:
            left_s = until_s - time.monotonic()
            if left_s <= 0 or not self.hear(left_s):
                raise NotJoined(reason("join-no-answer"))
        answer = self._answers.pop(name)
        if answer["tell"] == "refused":
            why = answer["why"]
            raise NotJoined(reason(str(why["key"]), **why.get("args", {})))


def _seat(message: Message | None) -> Seat | None:
    if not message:
        return None
    partner = message.get("partner") or {}
    return Seat(message["round"], message["table"], message["seat"], str(partner.get("name", "")))


def _nobody(is_lost: bool) -> None:  # noqa: FBT001
    """Does nothing: nobody watches the connection."""
