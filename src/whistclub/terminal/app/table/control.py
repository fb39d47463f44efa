"""The control of the table: takes keys and clicks, runs actions, sends commands."""

import contextlib
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from whistclub.club.log.decisions import Refused, Stale
from whistclub.club.log.port import BadFile
from whistclub.club.table.commands import Act, Command, Undo
from whistclub.rules.actions import Action
from whistclub.rules.seats import Seat
from whistclub.terminal.app.clients.client import TableClient
from whistclub.terminal.app.scene.chips import card_verb, may_signal
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.screens.curtain import UNDO, Curtain
from whistclub.terminal.app.table.clock import TableClock
from whistclub.terminal.app.table.display import TableDisplay
from whistclub.terminal.app.table.model import TableModel


class TableAction(msgspec.Struct, frozen=True):
    """An action of the table: its name, the key as Textual calls it, the key's cap, the sentence about it, and the
    function.

    `is_offered` tells whether the menu has it at this moment.
    """

    name: str
    key: str
    cap: str
    about: str
    run: "Callable[[TableControl], None]"
    is_offered: "Callable[[TableControl], bool]" = lambda _: True


class KeyNote(msgspec.Struct, frozen=True):
    """Keys that mean something at single moments only: their caps, and the sentence about them."""

    cap: str
    about: str


class TableActions(msgspec.Struct, frozen=True, kw_only=True):
    """All actions: those that move the cursor, those that the menu lists, and the notes about keys of single moments.

    `aliases` are further keys, by the action they stand for.
    """

    moves: tuple[TableAction, ...]
    commands: tuple[TableAction, ...]
    notes: tuple[KeyNote, ...]
    aliases: dict[str, str]

    def named(self, name: str) -> TableAction:
        """Returns the action with this name. Raises KeyError."""
        return {action.name: action for action in (*self.moves, *self.commands)}[name]

    def of_key(self, key: str) -> TableAction | None:
        """Returns the action of this key."""
        if key in self.aliases:
            return self.named(self.aliases[key])
        return next((action for action in (*self.moves, *self.commands) if action.key == key), None)


class TableControl:
    """Joins the parts of the table screen: the model, the display, the clock and the actions."""

    def __init__(
        self, screen: AppScreen, client: TableClient, actions: TableActions, foot: Sequence[tuple[str, str]]
    ) -> None:
        """`foot` are the actions of the last line, each with the message of its word."""
        self.screen = screen
        self.actions = actions
        self.model = TableModel(screen.host, client)
        keys = tuple((actions.named(name).cap, word, name) for name, word in foot)
        self.display = TableDisplay(screen, self.model, keys)
        self.clock = TableClock(screen, self.model, self.display, self.hand_over, self.act, self._draw_later)

    def _draw_later(self) -> None:
        """Called from another thread: draws this moment again."""
        # A screen that has gone takes no calls.
        with contextlib.suppress(RuntimeError):
            self.screen.call_later(self._drawn_again)

    def _drawn_again(self) -> None:
        if self.screen.is_current:
            self.display.draw()

    @property
    def client(self) -> TableClient:
        """The client of the table."""
        return self.model.client

    def scene(self) -> Scene:
        """Returns this moment, as it is drawn."""
        return self.display.scene()

    def say(self, key: str, /, **facts: str | int) -> str:
        """Returns a message in the language of the app."""
        return self.model.say(key, **facts)

    def run(self, name: str) -> None:
        """Runs an action by its name."""
        action = self.actions.named(name)
        if name not in {self.model.confirming, "menu"}:
            self.model.confirming = ""
        action.run(self)

    def act(self, action: Action) -> None:
        """Sends an act of the person."""
        self.model.holds_forced = False
        self.send(Act, action=action.text)

    def send(self, kind: Callable[..., Command], **fields: Any) -> None:
        """Sends a command; shows why where it is refused, else goes on."""
        model = self.model
        model.note, model.because = None, ""
        try:
            answer = model.client.send(kind, **fields)
        except BadFile as problem:
            self.refuse(model.words.speaker.reason(problem.reason))
            return
        if isinstance(answer, Refused):
            self.refuse(model.words.speaker.reason(answer.why))
        elif isinstance(answer, Stale):
            self.refuse(self.say("app-stale"))
        else:
            model.cursor.lifted = ()
            self.clock.changed()

    def refuse(self, why: str) -> None:
        """Shows why something is refused."""
        self.model.because = ""
        self.model.note = (why, "refused")
        self.display.draw()

    def note(self, text: str) -> None:
        """Shows a text instead of the prompt."""
        self.model.note = (text, "told")
        self.display.draw()

    def touched(self) -> None:
        """After the cursor has moved: the prompt is about the card or the choice below it."""
        if not self.model.is_lingering:
            self.model.note = None
        self.display.draw()

    def hand_over(self, seat: Seat) -> None:
        """Hides the table until the person of this seat is in front of the screen."""
        model = self.model
        words, viewer = model.words, model.client.viewer
        may_undo = model.client.may("undo") and model.client.sight.undo_request is None

        def lifted(wish: str | None) -> None:
            if wish == UNDO:
                self.send(Undo)
                return
            model.client.viewer = seat
            model.cursor.reset()
            model.note = None
            self.display.draw()
            self.clock.go_on()

        before = words.seat(viewer) if may_undo and viewer is not None else ""
        model.host.show(Curtain(words.seat(seat), before), lifted)

    def clicked(self, meaning: Hashable) -> None:
        """Does the work of a click on a key, a card, a choice or the prompt."""
        kind, *rest = meaning if isinstance(meaning, tuple) else (meaning,)
        if kind == "key":
            self.run(str(rest[0]))
        elif self.model.is_lingering or kind == "go":
            self.run("confirm")
        elif kind == "card":
            self._clicked_card(int(rest[0]))
        elif kind == "chip":
            self.act(self.scene().chips[int(rest[0])].action)

    def _clicked_card(self, index: int) -> None:
        """Lifts the card where two may be laid, else plays it where a card is asked for."""
        self.model.cursor.index = index
        view = self.client.sight.view
        if view is not None and may_signal(view):
            self.run("lift")
        elif view is not None and card_verb(view):
            self.run("confirm")
        else:
            self.touched()
