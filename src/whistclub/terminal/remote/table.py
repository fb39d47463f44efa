"""A club's table as a client knows it: a fold of the messages received into the sight that a table in process gives."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET

from whistclub.cards.card import Card
from whistclub.cards.errors import BadOption, reason
from whistclub.club.phrases import SAID
from whistclub.club.table.sight import SeatInfo, SeenEntry, Sight
from whistclub.club.table.state import UndoRequest
from whistclub.club.verify import Shown
from whistclub.games.registry import GAMES, game_of_preset
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.moment import MOMENT_FIELDS, Moment, Outline
from whistclub.rules.seats import Seat, Viewer, seat_from_letter, seat_letter
from whistclub.rules.values import (
    DealResult,
    MatchResult,
    ScoreLine,
    SeenEvent,
    Setting,
    View,
    parse_ending,
)
from whistclub.terminal.remote.address import NotJoined
from whistclub.terminal.remote.connection import Told as Message
from whistclub.terminal.texts.gathering import Chair
from whistclub.terminal.texts.told_game import Told, ToldGame, game_told, told_in, told_of
from whistclub.wire import bodies, messages, parts

_NO_SETTING: Final = {"number": 1, "dealer": 0, "score": ()}
_EVENTS_KEPT: Final = 400

Fields = dict[str, Any]
"""Fields of a view by name."""
T = TypeVar("T")


class RemoteTable:
    """The state of a table as one connection knows it. `seq` counts the events received; `reached` is the seq of the
    match.

    The first is never set back when another match begins, so that `since` works as that of a Table does.
    """

    def __init__(self, form_of: Callable[[str], bodies.GameForm]) -> None:
        """`form_of` asks the club for its form of the game with a preset that is not known here; it may raise."""
        self._form_of = form_of
        self._form: bodies.GameForm | None = None
        self.seq = self.reached = 0
        self.info: parts.TableInfo | None = None
        self.match = ""
        self.viewer: Viewer = None
        self.is_host = False
        self.waits: Viewer = None
        self.left: Viewer = None
        self.seals: dict[int, Shown] = {}
        self.own = parts.Own()
        self.seal: parts.Seal | None = None
        self._outline = Outline()
        self._open: Fields | None = None
        self._standing: parts.DealSetting | None = None
        self._before: dict[int, Setting] = {}
        self._deals: list[parts.DealOver] = []
        self._result: parts.MatchOver | None = None
        self._question: parts.UndoRequest | None = None
        self._events: deque[SeenEntry] = deque(maxlen=_EVENTS_KEPT)
        self._game: tuple[Any, ToldGame] | None = None
        self._sight: Sight | None = None
        self.awaits_welcome = False

    @property
    def _told(self) -> parts.TableInfo:
        """The table as the club told of it. Raises NotJoined before it did."""
        if self.info is None:
            raise NotJoined(reason("join-no-answer"))
        return self.info

    @property
    def id(self) -> str:
        """The unguessable part of the table's link."""
        return self._told.id

    @property
    def seats(self) -> tuple[parts.SeatInfo, ...]:
        """The seats as the club told of them."""
        return self._told.seats

    @property
    def game(self) -> Game:
        """The game with its options, as the club tells of it. Raises NotJoined, and BadText for a pack not known
        here.
        """
        settings = self._told.settings
        sides = 0 if self._standing is None else len(self._standing.score)
        key = settings.preset, tuple(settings.options.items()), sides, self._outline
        if self._game is None or self._game[0] != key:
            self._game = key, game_told(self._rules(settings, sides), self._outline)
        return self._game[1]

    @property
    def is_known(self) -> bool:
        """True if the rules of the game are here too, so that its deals can be played again."""
        return self.game.key in GAMES

    def _rules(self, settings: parts.Settings, sides: int) -> Told:
        """The game told of, from the list of games here or, where that lacks it, from the club's form."""
        try:
            return told_of(game_of_preset(settings.preset, settings.options))
        except BadOption:
            form = self._form = self._form or self._form_of(settings.preset)
        seats = len(self.seats)
        return told_in(form, seats, sides or (seats if form.sides == form.seats else form.sides))

    @property
    def usual_bot(self) -> str:
        """The bot that takes the seats nobody has, and gives hints."""
        return self._told.settings.bot

    @property
    def phase(self) -> str:
        """gathering, playing or over."""
        return self._told.phase

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The seats with the people who have sat down there, while the table gathers; none at any other time."""
        if self.phase != "gathering":
            return ()
        return tuple(_chair(told, is_own=told.seat == self.viewer) for told in self.seats)

    @property
    def may(self) -> tuple[str, ...]:
        """The names of the commands that the viewer may send now."""
        return self.own.may or ()

    def apply(self, message: Message) -> None:
        """Takes in one message of the club; kinds that do not change the table are passed over."""
        self._sight = None
        match message:
            case messages.Welcome():
                self._apply_welcome(message)
            case messages.TableChanged():
                self._apply_table(message)
            case messages.Update():
                self._apply_events(message)
            case messages.PhraseSaid():
                self._apply_said(message)

    def since(self, seq: int, viewer: Viewer) -> tuple[SeenEntry, ...]:
        """Returns the events after `seq`, in order; the viewer is always this connection's own."""
        return tuple(one for one in self._events if one.seq > seq)

    def sight(self, viewer: Viewer) -> Sight:
        """Returns the table as it stands for this connection."""
        if self._sight is None:
            self._sight = self._seen()
        return self._sight

    def _apply_welcome(self, message: messages.Welcome) -> None:
        again = message.match == self.match and message.seq == self.reached
        self._apply_table(message)
        if message.match != self.match:
            self.seals, self._before = {}, {}
        self.match, self.reached = message.match, message.seq
        self._open, self.own = message.view, message.own or parts.Own()
        self._outline = message.outline or self._outline
        self._deals, self._result = list(message.deals), message.result
        self._question, self.seal = message.question, message.seal
        self._stand(message.setting)
        self._note_seal()
        self.awaits_welcome = False
        self._append(())
        for one in () if again else _events(message.last):
            self._append((one,))

    def _apply_table(self, message: messages.Welcome | messages.TableChanged) -> None:
        self.info, you = message.table, message.you
        self.viewer = _seat(you.seat)
        self.is_host = you.host
        self.waits, self.left = _seat(given(you.waits, None)), _seat(given(you.left, None))

    def _apply_events(self, message: messages.Update) -> None:
        self.reached = message.seq
        change = dict(given(message.view, {}))
        new = change.pop("acts", [])
        if message.over:
            self._open = None
        elif change or new or message.acts_from is not UNSET:
            acts = list((self._open or {}).get("acts", ()))
            acts = acts[: given(message.acts_from, len(acts))] + list(new)
            self._open = {**(self._open or {}), **change, "acts": acts}
        self.own = _with(self.own, given(message.own, parts.Own()))
        self._question = given(message.question, self._question)
        self.seal = given(message.seal, self.seal)
        self._deals += [message.deal] if message.deal else []
        self._result = message.result or self._result
        self._stand(message.setting)
        self._note_seal()
        self._append(_events(message.events))
        self.awaits_welcome = message.taken_back

    def _apply_said(self, message: messages.PhraseSaid) -> None:
        """Adds a phrase that somebody said: an event of the table, though not of the match."""
        key = SAID.get(message.phrase)
        if key is not None:
            seat = Seat(message.seat)
            self._append((SeenEvent(key, seat, (("seat", seat_letter(seat, self.game.seats)),)),))

    def _append(self, events: tuple[SeenEvent, ...]) -> None:
        self.seq += 1
        self._events.append(SeenEntry(self.seq, events))

    def _stand(self, setting: parts.DealSetting | None) -> None:
        if setting is not None:
            self._standing = setting
            made = self._setting()
            self._before[made.number] = made

    def _note_seal(self) -> None:
        """Every seal shown is kept, to be compared with what is opened after the deal."""
        if self.seal is not None:
            number = self.seal.number
            known = self.seals.get(number, Shown(number=number, sealed=self.seal.sealed))
            if self.seal.opening:
                known = msgspec.structs.replace(known, commitments=self.seal.commitments)
            self.seals[number] = known

    def note_part(self, number: int, seat: int, part: str) -> None:
        """The part that this client adds to a sealed deal."""
        self.seals[number] = msgspec.structs.replace(self.seals[number], seat=seat, part=part)

    def _setting(self) -> Setting:
        game, told = self.game, self._standing
        if told is None:
            return Setting(1, Seat(0), (0,) * game.sides)
        return Setting(told.number, Seat(told.dealer), told.score, told.counts)

    def _seen(self) -> Sight:
        fields = self._fields()
        winning = fields.get("winning")
        view = None if self._open is None else self._view(fields)
        return Sight(
            table=self.id,
            seq=self.seq,
            viewer=self.viewer,
            preset=self._told.preset,
            options=self._told.options,
            match=self._public_match(),
            view=view,
            seats=tuple(map(_place, self.seats)),
            waiting=() if view is None else view.to_act,
            undo_request=self._asked(),
            may=self.may,
            conventions=self._told.settings.conventions,
            moment=self._read({name: fields[name] for name in MOMENT_FIELDS if name in fields}, Moment),
            winning=None if winning is None else Seat(winning),
            outline=self._outline,
        )

    def _asked(self) -> UndoRequest | None:
        asked = self._question
        if asked is None:
            return None
        return UndoRequest(Seat(asked.seat), 0, tuple(map(Seat, asked.agreed)), self.seq)

    def _fields(self) -> Fields:
        """The fields of the view and of its moment, the viewer's own laid over them; none between deals."""
        return {} if self._open is None else {**self._open, **(self.own.view or {})}

    def _view(self, fields: Fields) -> View:
        acts = [list(act) for act in fields["acts"]]
        for place, text in self.own.known or ():
            acts[place][1] = text
        common = {name: fields[name] for name in View.__struct_fields__ if name in fields}
        legal = self.own.legal or ()
        made = self._read(
            {"viewer": self.viewer, **common, "setting": _NO_SETTING, "legal": legal, "acts": acts}, View
        )
        return msgspec.structs.replace(made, setting=self._setting())

    def _read(self, fields: Fields, kind: type[T]) -> T:
        """A value of this type from its fields, in which cards and acts are text forms of the game."""
        game = self.game

        def text_form(kind: type, text: Any) -> Any:
            return game.pack.card(text) if kind is Card else game.alphabet.read(text, game.pack)

        return msgspec.convert(fields, kind, dec_hook=text_form)

    def _public_match(self) -> Match:
        game = self.game
        before = tuple(0 for _ in range(game.sides))
        deals = []
        for told in self._deals:
            deals.append(self._played(told, before))
            before = told.score
        setting = self._setting()
        if self._open is not None:
            deals.append(Played(setting, Deal(())))
        result = None if self._result is None else _result(self._result)
        stopped = self._result is not None and self._result.stopped
        return Match(game, setting, tuple(deals), None, result, stopped)

    def _played(self, told: parts.DealOver, before: tuple[int, ...]) -> Played:
        seats = self.game.seats
        setting = self._before.get(told.number)
        if setting is None:
            setting = Setting(told.number, seat_from_letter(told.dealer, seats), before)
        return Played(
            setting,
            Deal(()),
            ending=None if told.ending is None else parse_ending(told.ending, seats),
            result=DealResult(tuple(map(_line, told.lines)), told.points),
            assisted=told.assisted,
            taken_over=tuple(map(Seat, told.taken_over)),
        )


def given(told: T | msgspec.UnsetType, otherwise: T) -> T:
    """The value told, or else the one that holds where nothing was told."""
    return otherwise if isinstance(told, msgspec.UnsetType) else told


def _with(own: parts.Own, changed: parts.Own) -> parts.Own:
    """The viewer's own part with the fields that have changed."""
    new = {name: value for name, value in msgspec.structs.asdict(changed).items() if value is not None}
    return msgspec.structs.replace(own, **new)


def _seat(told: int | None) -> Viewer:
    return None if told is None else Seat(told)


def _events(happened: Iterable[parts.TableEvent]) -> tuple[SeenEvent, ...]:
    return tuple(SeenEvent(one.key, _seat(one.seat), tuple(one.facts.items())) for one in happened)


def _line(told: parts.Line) -> ScoreLine:
    return ScoreLine(told.key, tuple(told.facts.items()), told.points)


def _result(told: parts.MatchOver) -> MatchResult:
    return MatchResult(told.key, told.score, told.winners, tuple(map(_line, told.lines)))


def _chair(told: parts.SeatInfo, *, is_own: bool) -> Chair:
    person = _name(told) if told.kind == "person" else ""
    return Chair(told.letter, person, told.bot if told.kind == "bot" else "", is_own)


def _name(told: parts.SeatInfo) -> str:
    return told.name or (f"#{told.guest}" if told.guest else "")


def _place(told: parts.SeatInfo) -> SeatInfo:
    is_bot = told.kind != "person"
    return SeatInfo(
        Seat(told.seat),
        told.letter,
        _name(told),
        is_bot,
        "" if is_bot else told.bot,
        told.bot if is_bot else "",
    )
