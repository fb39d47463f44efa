"""A guest at a club's table: receives messages, sends commands and waits for their answers, adds a part to sealed
deals.
"""

import hashlib
import itertools
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from whistclub.cards.errors import BadRecord, IllegalAction, Reason, reason
from whistclub.club.log.decisions import Answer, Done, Refused, Stale
from whistclub.club.table.commands import Command, Hint, Return
from whistclub.club.verify import Verdict, verify
from whistclub.games.registry import make_game
from whistclub.messages.catalogue import add_messages
from whistclub.players.choice import Ground, Kind
from whistclub.players.player import Decision
from whistclub.rules.match import Match
from whistclub.rules.record import record_from_bytes
from whistclub.rules.replay import replay
from whistclub.terminal.console import on_one_line, printable
from whistclub.terminal.remote.address import Club, Link, NotJoined, read_link
from whistclub.terminal.remote.connection import GONE_AFTER_S, Back, Connection, Ended, Lost, News, reason_of
from whistclub.terminal.remote.table import RemoteTable
from whistclub.wire import bodies, messages

_ANSWER_S: Final = 10.0
"""The longest time an answer takes over a connection that is up."""

_APART: Final = ("seat", "whose", "by_bot", "of")
"""The fields of a command that the club knows by its sender."""
Answered = messages.Done | messages.Refused | messages.Stale
_STALE: Final = reason("join-stale")


class Guest:
    """This terminal at a table: the table as known so far, and the connection to it."""

    def __init__(
        self, address: str, name: str, environment: Mapping[str, str], gone_after_s: float = GONE_AFTER_S
    ) -> None:
        """Raises NotJoined for no table's address or a club that is not there, BadFile where the cookie cannot be
        kept.
        """
        self.link: Link = read_link(address)
        self.table = RemoteTable(self._form_of)
        self.is_lost = False
        self.ended: Reason | None = None
        self._club = Club(self.link.club, environment)
        self._club.come_in(name)
        self.connection = Connection(self.link, self._club.cookie, gone_after_s)
        self.answer_s = gone_after_s + _ANSWER_S
        self.on_connection: Callable[[bool], None] = _nobody
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count(1))
        self._answers: dict[str, Answered] = {}
        self.prices: messages.Priced | None = None
        self._hints: list[messages.Hinted] = []
        self._parts: dict[tuple[str, int], str] = {}
        self._asked_for: set[int] = set()

    def come_in(self) -> None:
        """Receives the table as it stands, and takes the own seat again or the first free one, whose cards are this
        person's from the next deal on where one is running. Raises NotJoined.
        """
        self.connection.open()
        while self.table.info is None:
            self.receive_one(None)
        while (
            self.table.viewer is None and self.table.waits is None and (seat := self._free_seat()) is not None
        ):
            self._asked_for.add(seat)
            self.ask(messages.Sit(id=next(self._ids), seat=seat))

    def _form_of(self, preset: str) -> bodies.GameForm:
        """The club's form of a game that is not known here; its messages are learnt with it. Raises NotJoined."""
        games = self._club.games()
        form = next((one for one in games.games if preset in {known.name for known in one.presets}), None)
        if form is None:
            raise NotJoined(reason("preset-unknown", name=preset[:40], valid=""))
        for language, text in games.words.items():
            add_messages(language, printable(text))
        return msgspec.convert(on_one_line(msgspec.to_builtins(form)), bodies.GameForm)

    def _free_seat(self) -> int | None:
        if self.table.left is not None and self.table.left not in self._asked_for:
            return self.table.left
        free = (one.seat for one in self.table.seats if one.kind == "free")
        return next((seat for seat in free if seat not in self._asked_for), None)

    @property
    def has_news(self) -> bool:
        """True if a message waits to be received."""
        return self.connection.has_news

    def receive_one(self, timeout_s: float | None = 0.0) -> bool:
        """Receives the next message. Returns False if none came within the time (None: waits for it).

        Raises NotJoined when the club has closed the table to this terminal, or is gone.
        """
        if self.ended is not None:
            raise NotJoined(self.ended)
        message = self.connection.receive(timeout_s)
        if message is None:
            return False
        self._handle(message)
        if self.table.awaits_welcome:
            self.receive_one(None)
        return True

    def _handle(self, message: News) -> None:
        match message:
            case Lost() | Back():
                if self.is_lost or isinstance(message, Lost):
                    self.is_lost = isinstance(message, Lost)
                    self.on_connection(self.is_lost)
            case Ended(why=why):
                self.ended = why
                raise NotJoined(why)
            case messages.Done() | messages.Refused() | messages.Stale():
                self._answers[message.id] = message
            case messages.Hinted():
                self._hints.append(message)
            case messages.Priced():
                self.prices = message
            case _:
                self.table.apply(message)
                self._add_part()

    def _add_part(self) -> None:
        """Commits to a part of its own for a sealed deal, and opens it, as every client does by itself."""
        table, seal = self.table, self.table.seal
        if seal is None or table.viewer is None or not {"commit", "open"} & set(table.may):
            return
        number = seal.number
        part = self._parts.setdefault((table.match, number), secrets.token_bytes(32).hex())
        if "commit" in table.may:
            table.note_part(number, table.viewer, part)
            commitment = hashlib.sha256(bytes.fromhex(part)).hexdigest()
            name = f"commit-{number}-{part[:8]}"
            self.connection.send(
                messages.Commit(id=name, saw=table.reached, number=number, commitment=commitment)
            )
        else:
            name = f"open-{number}-{part[:8]}"
            self.connection.send(messages.Open(id=name, saw=table.reached, number=number, part=part))

    def ask(self, command: messages.FromSeat | messages.AtTable) -> Answered:
        """Sends a command and receives messages until it is answered. Raises NotJoined, also where no answer comes in
        time.
        """
        self.connection.send(command)
        until_s = time.monotonic() + self.answer_s
        while command.id not in self._answers:
            left_s = until_s - time.monotonic()
            if left_s <= 0 or not self.receive_one(left_s):
                raise NotJoined(reason("join-no-answer"))
        return self._answers.pop(command.id)

    def send(self, kind: Callable[..., Command], **fields: Any) -> Answer:
        """Sends a command of the viewer to the match. Raises NotJoined."""
        if "return" in self.table.may and kind is not Return:
            self.send(Return, whose=self.table.viewer)
        made = msgspec.to_builtins(kind(id=next(self._ids), saw=self.table.reached, seat=None, **fields))
        told = {name: value for name, value in made.items() if name not in _APART}
        match self.ask(msgspec.convert(told, messages.AnyFromSeat)):
            case messages.Done():
                return Done(self.table.seq)
            case messages.Stale():
                return Stale(self.table.seq)
            case messages.Refused(why=why):
                return Refused(reason_of(why))

    def hint(self) -> Answer | Decision:
        """Returns the act that a bot would choose in the viewer's place, and why, or the answer that refuses it. Raises
        NotJoined.
        """
        self._hints.clear()
        answer = self.send(Hint)
        while isinstance(answer, Done) and not self._hints:
            if not self.receive_one(_ANSWER_S):
                break
        if not self._hints:
            return answer
        hinted = self._hints.pop()
        game = self.table.game
        return Decision(
            game.alphabet.read(hinted.action, game.pack), Ground(reason_of(hinted.why)), Kind.TOLD
        )

    def start(self) -> Reason | None:
        """Asks the club to begin a game, as the host. Returns the reason where it refuses. Raises NotJoined."""
        return _refusal(self.ask(messages.Start(id=next(self._ids))))

    def talk(self, phrase: str) -> Reason | None:
        """Says a phrase to the table. Returns the reason where it is refused. Raises NotJoined."""
        return _refusal(self.ask(messages.Talk(id=next(self._ids), phrase=phrase)))

    def open_match(self) -> Match:
        """Returns the match with the cards of its deals that are over, as the club's record has them.

        Raises NotJoined, also where the rules of the game are not here, and BadRecord.
        """
        if not self.table.is_known:
            raise NotJoined(reason("join-no-rules"))
        return replay(record_from_bytes(self._club.record(self.table.id, self.table.match)), make_game)

    def verdict(self) -> Verdict | None:
        """Checks the sealed deals against the commitments shown here. Returns None where none was sealed or there is no
        record.
        """
        table = self.table
        if not table.seals or not table.is_known:
            return None
        try:
            record = record_from_bytes(self._club.record(table.id, table.match))
            return verify(record, list(table.seals.values()))
        except (NotJoined, BadRecord):
            return None

    def close(self) -> None:
        """Leaves; the seat stays this person's."""
        self.connection.close()


def answered(answer: Answer) -> None:
    """Raises IllegalAction with the reason of a command that was not done."""
    if isinstance(answer, Refused):
        raise IllegalAction(answer.why)
    if isinstance(answer, Stale):
        raise IllegalAction(_STALE)


def _refusal(answer: Answered) -> Reason | None:
    return reason_of(answer.why) if isinstance(answer, messages.Refused) else None


def _nobody(is_lost: bool) -> None:  # noqa: FBT001
    """Does nothing: nobody watches the connection."""
