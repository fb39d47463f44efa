"""A club's table as a client knows it: a fold of the messages received into the sight that a table in process gives."""

from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import BadOption
from whistclub.club.phrases import SAID
from whistclub.club.table.sight import SeatInfo, SeenEntry, Sight
from whistclub.club.table.state import UndoRequest
from whistclub.club.verify import Shown
from whistclub.games.registry import GAMES, game_of_preset
from whistclub.rules.actions import Action
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.moment import MOMENT_FIELDS, Count, Moment, Outline
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
from whistclub.terminal.texts.gathering import Chair
from whistclub.terminal.texts.told_game import Told, ToldGame, game_told, told_in, told_of

_NO_SETTING: Final = {"number": 1, "dealer": 0, "score": ()}
_EVENTS_KEPT: Final = 400
_ANEW: Final = frozenset({"event-table-undone", "event-table-redone"})
"""Events after which the club sends a welcome, since acts were taken back."""

Message = dict[str, Any]


class RemoteTable:
    """The state of a table as one connection knows it. `seq` counts the events received; `reached` is the seq of the
    match.

    The first is never set back when another match begins, so that `since` works as that of a Table does.
    """

    def __init__(self, form_of: Callable[[str], Message]) -> None:
        """`form_of` asks the club for its form of the game with a preset that is not known here; it may raise."""
        self._form_of = form_of
        self._form: Message | None = None
        self.seq = self.reached = 0
        self.info: Message = {}
        self.match = ""
        self.viewer: Viewer = None
        self.is_host = False
        self.waits: Viewer = None
        self.left: Viewer = None
        self.seals: dict[int, Shown] = {}
        self.own: Message = {}
        self.seal: Message | None = None
        self._outline = Outline()
        self._open: Message | None = None
        self._standing: Message | None = None
        self._before: dict[int, Setting] = {}
        self._deals: list[Message] = []
        self._result: Message | None = None
        self._question: Message | None = None
        self._events: deque[SeenEntry] = deque(maxlen=_EVENTS_KEPT)
        self._game: tuple[Any, ToldGame] | None = None
        self._sight: Sight | None = None
        self.awaits_welcome = False

    @property
    def game(self) -> Game:
        """The game with its options, as the club tells of it. Raises NotJoined, and BadText for a pack not known
        here.
        """
        settings = self.info["settings"]
        sides = 0 if self._standing is None else len(self._standing["score"])
        key = settings["preset"], tuple(settings["options"].items()), sides, self._outline
        if self._game is None or self._game[0] != key:
            self._game = (
                key,
                game_told(self._told(settings["preset"], settings["options"], sides), self._outline),
            )
        return self._game[1]

    @property
    def is_known(self) -> bool:
        """True if the rules of the game are here too, so that its deals can be played again."""
        return self.game.key in GAMES

    def _told(self, preset: str, options: dict[str, str], sides: int) -> Told:
        """The game told of, from the list of games here or, where that lacks it, from the club's form."""
        try:
            return told_of(game_of_preset(preset, options))
        except BadOption:
            form = self._form = self._form or self._form_of(preset)
        seats = len(self.info["seats"])
        return told_in(form, seats, sides or (seats if form["sides"] == form["seats"] else form["sides"]))

    @property
    def usual_bot(self) -> str:
        """The bot that takes the seats nobody has, and gives hints."""
        bot: str = self.info["settings"]["bot"]
        return bot

    @property
    def phase(self) -> str:
        """gathering, playing or over."""
        phase: str = self.info["phase"]
        return phase

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The seats with the people who have sat down there, while the table gathers; none at any other time."""
        if self.phase != "gathering":
            return ()
        return tuple(_chair(told, is_own=told["seat"] == self.viewer) for told in self.info["seats"])

    @property
    def may(self) -> tuple[str, ...]:
        """The names of the commands that the viewer may send now."""
        return tuple(self.own.get("may") or ())

    def apply(self, message: Message) -> None:
        """Takes in one message of the club; kinds that do not change the table are passed over."""
        handlers = {
            "welcome": self._apply_welcome,
            "table": self._apply_table,
            "told": self._apply_events,
            "said": self._apply_said,
        }
        handler = handlers.get(message["tell"])
        if handler is not None:
            self._sight = None
            handler(message)

    def since(self, seq: int, viewer: Viewer) -> tuple[SeenEntry, ...]:
        """Returns the events after `seq`, in order; the viewer is always this connection's own."""
        return tuple(one for one in self._events if one.seq > seq)

    def sight(self, viewer: Viewer) -> Sight:
        """Returns the table as it stands for this connection."""
        if self._sight is None:
            self._sight = self._seen()
        return self._sight

    def _apply_welcome(self, message: Message) -> None:
        again = message.get("match", "") == self.match and message.get("seq", 0) == self.reached
        self._apply_table(message)
        if message.get("match", "") != self.match:
            self.seals, self._before = {}, {}
        self.match, self.reached = message.get("match", ""), message.get("seq", 0)
        self._open, self.own = message.get("view"), message.get("own") or {}
        if message.get("outline"):
            self._outline = msgspec.convert(message["outline"], Outline)
        self._deals, self._result = list(message.get("deals", ())), message.get("result")
        self._question, self.seal = message.get("question"), message.get("seal")
        self._stand(message.get("setting"))
        self._note_seal()
        self.awaits_welcome = False
        self._append(())
        for one in () if again else _events(message.get("last", ())):
            self._append((one,))

    def _apply_table(self, message: Message) -> None:
        self.info = message["table"]
        seat = message["you"]["seat"]
        self.viewer = None if seat is None else Seat(seat)
        self.is_host = message["you"]["host"]
        self.waits, self.left = (message["you"].get(name) for name in ("waits", "left"))

    def _apply_events(self, message: Message) -> None:
        self.reached = message["seq"]
        change = dict(message.get("view") or {})
        new = change.pop("acts", [])
        if message.get("over"):
            self._open = None
        elif change or new or "acts_from" in message:
            acts = list((self._open or {}).get("acts", ()))
            acts = acts[: message.get("acts_from", len(acts))] + list(new)
            self._open = {**(self._open or {}), **change, "acts": acts}
        self.own = {**self.own, **(message.get("own") or {})}
        self._question = message.get("question", self._question)
        self.seal = message.get("seal", self.seal)
        self._deals += [message["deal"]] if message.get("deal") else []
        self._result = message.get("result") or self._result
        self._stand(message.get("setting"))
        self._note_seal()
        events = _events(message["events"])
        self._append(events)
        self.awaits_welcome = any(one.key in _ANEW for one in events)

    def _apply_said(self, message: Message) -> None:
        """Adds a phrase that somebody said: an event of the table, though not of the match."""
        key = SAID.get(message["phrase"])
        if key is not None:
            seat = Seat(message["seat"])
            self._append((SeenEvent(key, seat, (("seat", seat_letter(seat, self.game.seats)),)),))

    def _append(self, events: tuple[SeenEvent, ...]) -> None:
        self.seq += 1
        self._events.append(SeenEntry(self.seq, events))

    def _stand(self, setting: Message | None) -> None:
        if setting is not None:
            self._standing = setting
            made = self._setting()
            self._before[made.number] = made

    def _note_seal(self) -> None:
        """Every seal shown is kept, to be compared with what is opened after the deal."""
        if self.seal is not None:
            number = self.seal["number"]
            known = self.seals.get(number, Shown(number=number, sealed=self.seal["sealed"]))
            if self.seal["opening"]:
                known = msgspec.structs.replace(known, commitments=tuple(self.seal["commitments"]))
            self.seals[number] = known

    def note_part(self, number: int, seat: int, part: str) -> None:
        """The part that this client adds to a sealed deal."""
        self.seals[number] = msgspec.structs.replace(self.seals[number], seat=seat, part=part)

    def _setting(self) -> Setting:
        game, told = self.game, self._standing
        if told is None:
            return Setting(1, Seat(0), (0,) * game.sides)
        counts = msgspec.convert(told.get("counts", ()), tuple[Count, ...])
        return Setting(told["number"], Seat(told["dealer"]), tuple(told["score"]), counts)

    def _seen(self) -> Sight:
        fields = self._fields()
        winning = fields.get("winning")
        view = None if self._open is None else self._view(fields)
        return Sight(
            table=self.info["id"],
            seq=self.seq,
            viewer=self.viewer,
            preset=self.info["preset"],
            options=self.info["options"],
            match=self._public_match(),
            view=view,
            seats=tuple(map(_place, self.info["seats"])),
            waiting=() if view is None else view.to_act,
            undo_request=self._asked(),
            may=self.may,
            conventions=self.info["settings"].get("conventions") or {},
            moment=self._read({name: fields[name] for name in MOMENT_FIELDS if name in fields}, Moment),
            winning=None if winning is None else Seat(winning),
            outline=self._outline,
        )

    def _asked(self) -> UndoRequest | None:
        asked = self._question
        if asked is None:
            return None
        return UndoRequest(Seat(asked["seat"]), 0, tuple(map(Seat, asked["agreed"])), self.seq)

    def _fields(self) -> Message:
        """The fields of the view and of its moment, the viewer's own laid over them; none between deals."""
        return {} if self._open is None else {**self._open, **(self.own.get("view") or {})}

    def _view(self, fields: Message) -> View:
        acts = [list(act) for act in fields["acts"]]
        for place, text in self.own.get("known") or ():
            acts[place][1] = text
        common = {name: fields[name] for name in View.__struct_fields__ if name in fields}
        legal = self.own.get("legal") or ()
        made: View = self._read(
            {"viewer": self.viewer, **common, "setting": _NO_SETTING, "legal": legal, "acts": acts}, View
        )
        return msgspec.structs.replace(made, setting=self._setting())

    def _read(self, fields: Message, kind: type) -> Any:
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
            before = tuple(told["score"])
        setting = self._setting()
        if self._open is not None:
            deals.append(Played(setting, Deal(())))
        result = None if self._result is None else _result(self._result)
        stopped = bool(self._result and self._result["stopped"])
        return Match(game, setting, tuple(deals), None, result, stopped)

    def _played(self, told: Message, before: tuple[int, ...]) -> Played:
        seats, ending = self.game.seats, told.get("ending")
        setting = self._before.get(told["number"])
        if setting is None:
            setting = Setting(told["number"], seat_from_letter(told["dealer"], seats), before)
        return Played(
            setting,
            Deal(()),
            ending=None if ending is None else parse_ending(ending, seats),
            result=DealResult(tuple(map(_line, told["lines"])), tuple(told["points"])),
            assisted=told.get("assisted", False),
            taken_over=tuple(map(Seat, told.get("taken_over", ()))),
        )


def _events(happened: Any) -> tuple[SeenEvent, ...]:
    return tuple(
        SeenEvent(key, None if seat is None else Seat(seat), tuple(facts.items()))
        for key, seat, facts in happened
    )


def _line(told: Any) -> ScoreLine:
    key, facts, points = told
    return ScoreLine(key, tuple(facts.items()), tuple(points))


def _result(told: Message) -> MatchResult:
    lines = tuple(map(_line, told["lines"]))
    return MatchResult(told["key"], tuple(told["score"]), tuple(told["winners"]), lines)


def _chair(told: Message, *, is_own: bool) -> Chair:
    person = _name(told) if told["kind"] == "person" else ""
    return Chair(told["letter"], person, told["bot"] if told["kind"] == "bot" else "", is_own)


def _name(told: Message) -> str:
    name: str = told["name"] or (f"#{told['guest']}" if told["guest"] else "")
    return name


def _place(told: Message) -> SeatInfo:
    name = _name(told)
    is_bot = told["kind"] != "person"
    return SeatInfo(
        Seat(told["seat"]),
        told["letter"],
        name,
        is_bot,
        "" if is_bot else told["bot"],
        told["bot"] if is_bot else "",
    )


def hinted_action(message: Message, game: Game) -> Action:
    """The act of a hint."""
    return game.alphabet.read(message["action"], game.pack)
