"""The table with all its commands: hints, undo, claims, what stands beside it, and how it looks."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from whistclub.cards.errors import Reason
from whistclub.club.store.record_files import BadFile
from whistclub.club.table.commands import (
    AgreeSeat,
    AgreeUndo,
    Claim,
    Concede,
    NextDeal,
    Redo,
    Refused,
    RefuseSeat,
    RefuseUndo,
    Stop,
    Undo,
)
from whistclub.players.player import Decision
from whistclub.rules.actions import Action
from whistclub.terminal.app.journal import last_full
from whistclub.terminal.app.keys import COMMANDS
from whistclub.terminal.app.screens.keypage import key_text
from whistclub.terminal.app.screens.listing import Listing
from whistclub.terminal.app.screens.playing import Playing
from whistclub.terminal.app.screens.reader import Reader
from whistclub.terminal.app.widgets.choosing import Entry
from whistclub.terminal.app.widgets.side_page import HEADINGS, side_text

_ORDERS: Final = {
    "alternating": "app-order-alternating",
    "suits": "app-order-suits",
    "ranks": "app-order-ranks",
    "rising": "app-order-rising",
}


class TableScreen(Playing):
    """A table, from the place of the person in front of the screen."""

    def do_next(self) -> None:
        """Deals the next deal; refuses what somebody asks for; after the game, home."""
        if self.seated.may("agree_undo"):
            self._do(RefuseUndo)
        elif self.seated.may("agree_seat"):
            self._do(RefuseSeat)
        elif self._lingering:
            self._gather()
        elif self.seated.may("next_deal"):
            self._do(NextDeal)
        elif self.seated.sight.match.result is not None:
            self.club.go_home()

    def do_agree(self) -> None:
        """Agrees to the undo that somebody asks for, or to their taking a bot's cards over."""
        if self.seated.may("agree_seat") and not self.seated.may("agree_undo"):
            self._do(partial(AgreeSeat, of=()))
        else:
            self._do(AgreeUndo)

    def do_hint(self) -> None:
        """Tells what a bot would do, and why, and moves to that card or choice; what waited to be read is put away."""
        if self._last_trick:
            self.do_last_trick()
        if self._lingering:
            self._gather()
        try:
            told = self.seated.hint()
        except BadFile as problem:
            self._refused(self.words.speaker.reason(problem.reason))
            return
        if isinstance(told, Refused):
            self._refused(self.words.speaker.reason(told.why))
        elif isinstance(told, Decision) and self._may_do(told.action):
            self._tell_hint(told)
        else:
            self._refused(self.say("app-stale"))

    def _may_do(self, action: Action) -> bool:
        """Whether the act is still one that may be chosen: a hint may come when the table has moved on."""
        view = self.seated.sight.view
        return view is not None and action in view.legal

    def _tell_hint(self, decision: Decision) -> None:
        words, action = self.words, decision.action
        self._note = (self.say("app-hint", act=words.speaker.action(action.text)), "told")
        self._because = words.speaker.why(decision.why)
        self._gathered_s = 0.0
        self._point_at(action)
        self.speak()

    def do_undo(self) -> None:
        """Takes the last own act back, or asks the others."""
        self._back_or_forth(Undo)

    def do_redo(self) -> None:
        """Makes it again."""
        self._back_or_forth(Redo)

    def _back_or_forth(self, kind: Any) -> None:
        self._stop_timer()
        self._lingering = False
        before = self.seated.seq
        self._do(kind)
        if self.seated.seq != before:
            self._lingering = False
            self._stop_timer()
            table = self.seated.story.table
            if table is not None:
                self._note = (self.words.speaker.event(table), "told")
            self.speak()
            self._go_on()

    def do_last_trick(self) -> None:
        """Shows the last full trick where it lay, or covers it again."""
        if not self._last_trick and last_full(self.seated.story) is None:
            self._refused(self.say("app-no-last-trick"))
            return
        self._last_trick = not self._last_trick
        self._note = (self.say("app-last-trick"), "told") if self._last_trick else None
        self.speak()

    def do_claim(self) -> None:
        """Claims the remaining tricks."""
        self._do(Claim)

    def do_concede(self) -> None:
        """Gives the deal up, asked twice."""
        self._twice("concede", lambda: self._do(Concede))

    def do_stop(self) -> None:
        """Ends the game for good, asked twice."""
        self._twice("stop", lambda: self._do(Stop))

    def _twice(self, what: str, then: Callable[[], None]) -> None:
        if self._asked_twice == what:
            self._asked_twice = ""
            self._lingering = False
            then()
        else:
            self._asked_twice = what
            self._refused(self.say("app-twice-stop") if what == "stop" else self.say("app-twice-concede"))

    def do_primer(self) -> None:
        """How the game is played, in short."""
        self._beside("primer")

    def do_sheet(self) -> None:
        """The score sheet."""
        self._beside("sheet")

    def do_journal(self) -> None:
        """What has happened in the deal."""
        self._beside("journal")

    def do_rules(self) -> None:
        """The rules of the game."""
        self._beside("rules")

    def do_agreements(self) -> None:
        """The convention card."""
        self._beside("agreements")

    def do_beside(self) -> None:
        """The next text beside the table."""
        names = list(HEADINGS)
        self._beside(names[(names.index(self.tab) + 1) % len(names)] if self.has_class("-wide") else self.tab)

    def first_time(self) -> None:
        """Shows how the game is played to whoever has never sat at such a table."""
        if not self.club.settings.guided or not self.club.meets(self.seated.game.key):
            return
        if self.has_class("-wide"):
            self.tab = "primer"
            self.speak()
        else:
            self.app.push_screen(Reader(lambda: side_text("primer", self.scene())))

    def _beside(self, tab: str) -> None:
        self.tab = tab
        if self.has_class("-wide"):
            self.speak()
            return
        texts = [lambda name=name: side_text(name, self.scene()) for name in HEADINGS]
        self.app.push_screen(Reader(*texts, place=list(HEADINGS).index(tab)))

    def do_review(self) -> None:
        """Looks back at a deal that is over, with all hands open."""
        from whistclub.terminal.app.screens.review import Review, open_deals

        sight = self.seated.looking_back()
        if isinstance(sight, Reason):
            self._refused(self.words.speaker.reason(sight))
            return
        deals = open_deals(sight.match)
        if not deals:
            self._refused(self.say("app-no-review"))
            return
        self.app.push_screen(Review(sight, deals[-1]))

    def do_order(self) -> None:
        """The next order of the hand."""
        self.club.change_order()
        self._note = (self.say(_ORDERS[self.club.settings.order]), "told")
        self.speak()

    def do_language(self) -> None:
        """The other language."""
        self._note = None
        self.club.change_language()

    def do_colours(self) -> None:
        """Two or four colours of suits."""
        self.club.change_colours()
        self.speak()

    def do_pause(self) -> None:
        """How long a full trick lies."""
        self.club.change_pause()
        pause_s = self.club.settings.pause_s
        text = (
            self.say("app-pause-key") if pause_s is None else self.say("app-pause-time", seconds=int(pause_s))
        )
        self._note = (text, "told")
        self.speak()

    def do_guide(self) -> None:
        """With or without explanations."""
        self.club.change_guide()
        self.speak()

    def do_again(self) -> None:
        """The same deal once more, at a new table."""
        table = self.seated.table
        if table is None:
            self._refused(self.say("app-join-fresh-cards"))
        elif self.club.same_again(table) is None:
            self._refused(self.say("app-no-deal-yet"))

    def do_new(self) -> None:
        """A new game of the same kind: at a new table, at a club's at the same one."""
        if self.seated.table is not None:
            self.club.new_like(self.seated.table)
            return
        why = self.seated.begin_anew()
        if why is not None:
            self._refused(self.words.speaker.reason(why))
            return
        self._note = None
        self.speak()

    def do_help(self) -> None:
        """The keys."""
        self.app.push_screen(Reader(lambda: key_text(self.club)))

    def do_menu(self) -> None:
        """All commands in a list."""
        if self._last_trick:
            self.do_last_trick()
            return

        def entries() -> list[Entry]:
            return [
                Entry(key.cap, self.say(key.about), "", key.does) for key in COMMANDS if key.does != "menu"
            ]

        def done(meaning: Any) -> None:
            if meaning:
                self.call_next(lambda: self.does(str(meaning)))

        self.app.push_screen(Listing("app-menu", entries), done)

    def do_home(self) -> None:
        """Leaves the table; the game is kept."""
        self._stop_timer()
        self.club.go_home()
