"""The clock of the table: bots act one after another, and what is worth reading stays for a while."""

import time
from collections.abc import Callable
from typing import Final

from textual.timer import Timer

from whistclub.club.log.port import BadFile
from whistclub.club.phrases import SAID
from whistclub.rules.actions import Action
from whistclub.rules.seats import Seat
from whistclub.terminal.app.clients.story import has_taken_trick, is_worth_a_pause
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.table.display import TableDisplay
from whistclub.terminal.app.table.model import TableModel

_GUARD_S: Final = 0.4
"""After a pause no card is played by Enter for so long, unless bots take no time at all."""


class TableClock:
    """Brings a table on until a person is to act.

    `hand_over` is called when that is another person at this screen, `act` for a forced card that is to be played by
    itself, `on_day` from another thread when a bot has played the deal of the day that is over here.
    """

    def __init__(
        self,
        screen: AppScreen,
        model: TableModel,
        display: TableDisplay,
        hand_over: Callable[[Seat], None],
        act: Callable[[Action], None],
        on_day: Callable[[], None],
    ) -> None:
        self._screen, self._model, self._display = screen, model, display
        self._hand_over, self._act, self._on_day = hand_over, act, on_day
        self._timer: Timer | None = None
        self._gathered_s = 0.0

    @property
    def is_running(self) -> bool:
        """True while something is to happen by itself."""
        return self._timer is not None

    @property
    def has_just_gathered(self) -> bool:
        """True right after a pause, so that an Enter pressed twice plays no card."""
        guard_s = _GUARD_S if self._model.host.preferences.settings.bot_s else 0.0
        return time.monotonic() - self._gathered_s < guard_s

    def trust_next_key(self) -> None:
        """Lets the next Enter play a card, even right after a pause."""
        self._gathered_s = 0.0

    def changed(self) -> None:
        """After an act of anybody: pauses where there is something to read, then goes on."""
        self._model.shows_last_trick = False
        story = self._model.client.story
        if story.acts and is_worth_a_pause(story.last, self._model.words.profile):
            self._linger()
        else:
            self._display.draw()
            self.go_on()

    def gather(self) -> None:
        """Ends the pause: the trick is gathered, and the table goes on."""
        self.stop()
        self._gathered_s = time.monotonic()
        self._model.is_lingering = False
        self._model.note = None
        self._display.draw()
        self.go_on()

    def go_on(self) -> None:
        """Lets bots act, one after another, until a person is to choose."""
        model = self._model
        if model.is_lingering or not self._screen.is_current:
            return
        due = model.client.person_due()
        if model.client.is_other_due():
            self._later(model.host.preferences.settings.bot_s, self._let_other_act)
        elif due is not None and due != model.client.viewer:
            self._hand_over(due)
        elif model.forced_card is not None:
            self._later(model.host.preferences.settings.bot_s, self._play_forced)
        elif model.client.table is not None:
            model.host.daily.let_bots_play(model.client.table, self._on_day)

    def stop(self) -> None:
        """Stops whatever was to happen by itself."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _linger(self) -> None:
        settings, story = self._model.host.preferences.settings, self._model.client.story
        self._model.is_lingering = True
        self._display.draw()
        if settings.pause_s is not None:
            is_plain_trick = has_taken_trick(story.last) and len(story.last) <= 2
            self._later(settings.pause_s * (1 if is_plain_trick else 2), self.gather)

    def _play_forced(self) -> None:
        """Plays the only card that may be played, where it still is that."""
        self.stop()
        forced = self._model.forced_card
        if forced is not None and self._screen.is_current and not self._model.is_lingering:
            self._act(forced)

    def _let_other_act(self) -> None:
        self.stop()
        if not self._screen.is_current:
            return
        model = self._model
        before, told_before = model.client.story.events, model.client.story.table
        try:
            model.client.let_other_act()
        except BadFile as problem:
            model.because = ""
            model.note = (model.words.speaker.reason(problem.reason), "refused")
            self._display.draw()
            return
        if not model.is_refused:
            model.note = None
        told = model.client.story.table
        if told is not None and told is not told_before and told.key in SAID.values():
            model.note = (model.words.speaker.event(told), "told")
        if model.client.story.events == before:
            self._display.draw()
            self.go_on()
        else:
            self.changed()

    def _later(self, wait_s: float, then: Callable[[], None]) -> None:
        self.stop()
        if wait_s <= 0:
            self._screen.call_next(then)
        else:
            self._timer = self._screen.set_timer(wait_s, then)
