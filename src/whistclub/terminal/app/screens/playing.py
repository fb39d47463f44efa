"""Playing at a table: what is shown, what the keys of the hand do, and how the table goes on by itself."""

import contextlib
import time
from collections.abc import Callable, Hashable
from typing import Any

from whistclub.club.store.record_files import BadFile
from whistclub.club.table.commands import Act, Refused, Stale, Undo
from whistclub.rules.actions import Action
from whistclub.rules.seats import Seat
from whistclub.terminal.app import choices as may
from whistclub.terminal.app.journal import has_taken_trick, is_worth_a_pause
from whistclub.terminal.app.keys import BY_NAME
from whistclub.terminal.app.screens.display import Showing
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.hand import HandView
from whistclub.terminal.app.widgets.panel import Panel
from whistclub.terminal.app.widgets.prompt import Choices, Prompt


class Playing(Showing):
    """A table whose hand and choices take keys, and which goes on by itself."""

    def on_mount(self) -> None:
        """Sits down: deals the first deal where none is running, and goes on."""
        for kind in (Prompt, Choices, HandView, Foot):
            self.query_one(kind).on_spot = self._clicked
        self._begin()
        self.seated.on_news = self._hear_of_news
        if self.club.trouble:
            self._note = (self.club.trouble, "refused")
        due = self.seated.person_due()
        if len(self.seated.people) > 1 and due is not None:
            self._hand_over(due)
            return
        self.speak()
        self.first_time()
        self._go_on()

    def first_time(self) -> None:
        """What is shown to whoever has never played this game."""

    def on_unmount(self) -> None:
        """The table is left."""
        self.seated.close()

    def _hear_of_news(self) -> None:
        """Called from another thread."""
        with contextlib.suppress(RuntimeError):
            self.call_later(self._after_news)

    def _after_news(self) -> None:
        if self.is_current and self._timer is None:
            self._go_on()

    def _begin(self) -> None:
        try:
            self.seated.begin()
        except BadFile as problem:
            self._note = (self.words.speaker.reason(problem.reason), "refused")

    def pressed(self, key: str, character: str) -> bool:
        """A key at the table."""
        view = None if self._lingering else self.seated.sight.view
        if view is not None and self._pressed_for_choice(key, character):
            return True
        does = BY_NAME.get(key, "")
        if key in {"tab", "shift+tab"}:
            does = "beside"
        if key in {"pageup", "pagedown"}:
            panel = self.query_one("#panel", Panel)
            panel.move(panel.page() if key == "pagedown" else -panel.page())
            return True
        if key == "y" and (self.seated.may("agree_undo") or self.seated.may("agree_seat")):
            does = "agree"
        return bool(does) and self.does(does)

    def _pressed_for_choice(self, key: str, character: str) -> bool:
        scene = self.scene()
        letter = character.lower() if character else key
        if scene.chips:
            chip = next((one for one in scene.chips if one.key == letter and letter != "enter"), None)
            if chip is not None:
                self._act(chip.action)
                return True
        if scene.hand and letter.upper() in self.seated.game.pack.suits and len(letter) == 1:
            return self._jump(letter.upper())
        return False

    def _jump(self, suit: str) -> bool:
        """To the next card of the suit."""
        count = len(self._hand)
        order = [(self._focus + step) % count for step in range(1, count + 1)]
        target = next((place for place in order if suit in self._hand[place].suits), None)
        if target is None:
            return False
        self._focus = target
        self._touched()
        return True

    def does(self, what: str) -> bool:
        """Does what a key, the menu or the mouse asks for. Returns whether it is anything."""
        action: Callable[[], Any] | None = getattr(self, f"do_{what}", None)
        if action is None:
            return False
        if what != self._asked_twice:
            self._asked_twice = ""
        action()
        return True

    def _touched(self) -> None:
        if not self._lingering:
            self._note = None
        self.speak()

    def do_left(self) -> None:
        """To the card or choice on the left."""
        self._move(-1)

    def do_right(self) -> None:
        """To the card or choice on the right."""
        self._move(1)

    def do_first(self) -> None:
        """To the first card or choice."""
        self._focus = 0
        self._touched()

    def do_last(self) -> None:
        """To the last card or choice."""
        scene = self.scene()
        self._focus = (len(scene.hand) if scene.has_cards_to_choose else len(scene.chips)) - 1
        self._touched()

    def _move(self, by: int) -> None:
        scene = self.scene()
        count = len(scene.chips) + (len(scene.hand) if scene.has_cards_to_choose else 0)
        if count:
            self._focus = count - 1 if self._focus < 0 and by < 0 else (self._focus + by) % count
        self._touched()

    def do_lift(self) -> None:
        """Lifts a card or puts it down, where two may be laid; elsewhere what Enter does."""
        view = self.seated.sight.view
        if self._lingering or view is None or not may.may_signal(view):
            self.do_do()
            return
        card = self._hand[self._focus]
        if card in self._lifted:
            self._lifted = tuple(one for one in self._lifted if one is not card)
        else:
            self._lifted = (*self._lifted[-1:], card)
        self._touched()

    def do_do(self) -> None:
        """Plays the chosen card, makes the choice, goes on after a pause, deals the next deal.

        Right after a pause it does nothing, so that an Enter pressed twice plays no card.
        """
        scene = self.scene()
        if self._last_trick:
            self.does("last_trick")
        elif self._lingering:
            self._gather()
        elif time.monotonic() - self._gathered_s < self.club.settings.bot_s:
            return
        elif scene.chosen_chip is not None:
            self._act(scene.chosen_chip.action)
        elif scene.has_cards_to_choose and scene.hand and scene.view is not None:
            cards = self._lifted or (scene.hand[scene.focus],)
            self._act(may.card_action(may.card_verb(scene.view), cards))
        elif scene.chips:
            self._refused(self.say("app-choose-first"))
        elif scene.view is None:
            self.does("next")
        else:
            self._note = None
            self.speak()
            self._go_on()

    def _clicked(self, meaning: Hashable) -> None:
        kind, *rest = meaning if isinstance(meaning, tuple) else (meaning,)
        if kind == "key":
            self.does(str(rest[0]))
        elif self._lingering or kind == "go":
            self.do_do()
        elif kind == "card":
            self._focus = int(rest[0])
            view = self.seated.sight.view
            if view is not None and may.may_signal(view):
                self.do_lift()
            elif view is not None and may.card_verb(view):
                self.do_do()
            else:
                self._touched()
        elif kind == "chip":
            self._act(self.scene().chips[int(rest[0])].action)

    def _act(self, action: Action) -> None:
        self._do(Act, action=action.text)

    def _do(self, kind: Any, **fields: Any) -> None:
        """Sends a command; says why where it is refused, else goes on."""
        self._note, self._because = None, ""
        try:
            answer = self.seated.send(kind, **fields)
        except BadFile as problem:
            self._refused(self.words.speaker.reason(problem.reason))
            return
        if isinstance(answer, Refused):
            self._refused(self.words.speaker.reason(answer.why))
        elif isinstance(answer, Stale):
            self._refused(self.say("app-stale"))
        else:
            self._lifted = ()
            self._changed()

    def _refused(self, why: str) -> None:
        self._because = ""
        self._note = (why, "refused")
        self.speak()

    def _changed(self) -> None:
        """After an act of anybody: time to read where there is something to read, then on."""
        self._last_trick = False
        if self.seated.story.acts and is_worth_a_pause(self.seated.story.last):
            self._linger()
        else:
            self.speak()
            self._go_on()

    def _linger(self) -> None:
        settings = self.club.settings
        self._lingering = True
        self.speak()
        if settings.pause_s is not None:
            several = len(self.seated.story.last) > 2
            wait_s = settings.pause_s * (1 if has_taken_trick(self.seated.story.last) and not several else 2)
            self._later(wait_s, self._gather)

    def _gather(self) -> None:
        """The trick is gathered; the table goes on."""
        self._stop_timer()
        self._gathered_s = time.monotonic()
        self._lingering = False
        self._note = None
        self.speak()
        self._go_on()

    def _go_on(self) -> None:
        """Bots act, one after another, until somebody is to choose."""
        if self._lingering or not self.is_current:
            return
        due = self.seated.person_due()
        if self.seated.is_other_due():
            self._later(self.club.settings.bot_s, self._let_other_act)
        elif due is not None and due != self.seated.viewer:
            self._hand_over(due)

    def _let_other_act(self) -> None:
        self._stop_timer()
        if not self.is_current:
            return
        before = self.seated.story.events
        try:
            self.seated.let_other_act()
        except BadFile as problem:
            self._refused(self.words.speaker.reason(problem.reason))
            return
        if not self._note or self._note[1] != "refused":
            self._note = None
        if self.seated.story.events == before:
            self.speak()
            self._go_on()
        else:
            self._changed()

    def _later(self, wait_s: float, then: Callable[[], None]) -> None:
        self._stop_timer()
        if wait_s <= 0:
            self.call_next(then)
        else:
            self._timer = self.set_timer(wait_s, then)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _hand_over(self, seat: Seat) -> None:
        from whistclub.terminal.app.screens.curtain import Curtain

        words, viewer = self.words, self.seated.viewer
        asks = self.seated.may("undo") and self.seated.sight.undo_request is None and viewer is not None

        def seated(wish: Any) -> None:
            if wish == "undo":
                self._do(Undo)
                return
            self.seated.viewer = seat
            self._focus, self._focused_for, self._note = 0, None, None
            self.speak()
            self._go_on()

        before = words.seat(viewer) if asks and viewer is not None else ""
        self.app.push_screen(Curtain(words.seat(seat), before), seated)

    def on_screen_resume(self) -> None:
        """Back from another screen: the table goes on."""
        self.speak()
        self._go_on()
