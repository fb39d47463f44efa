"""A small game with acts that no game of the house has: `say 3`, `say pass`, `call nomination`, `trump none`, and a
verb of its own.

Each seat says how many tricks it will take or passes. The dealer's left nominates or passes, names trump or none, and
shuffles its feet. Then thirteen tricks are played as in Hot Potato.
"""

from typing import Any, ClassVar, Final

import msgspec
import pytest

from examples.hot_potato.hot_potato import HotPotato, PotatoPosition, PotatoTerms
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.games import registry
from whistclub.games.base import Preset
from whistclub.games.discovery import Entry
from whistclub.rules.actions import Act, Action, Call, Say, Trump
from whistclub.rules.alphabet import (
    PLAYS,
    TRUMP_NONE,
    TRUMPS,
    Alphabet,
    bare_act,
    number_acts,
    word_act,
    word_acts,
)
from whistclub.rules.deal import Deal, four_hands
from whistclub.rules.profile import Profile
from whistclub.rules.seats import FOUR, ONLY, Seat, Viewer, left_of
from whistclub.rules.tricks import NO_TRUMP, Judge, first_lead
from whistclub.rules.values import DealResult, Ending, Event, Setting, View

KEY: Final = "spoken"


class Shuffle(Action):
    """Shuffle one's feet."""

    __slots__ = ()
    verb = "shuffle"


SAYS: Final = (*map(Say, range(4)), Say("pass"))
CALLS: Final = (Call("pass"), Call("nomination"))
TRUMP_ACTS: Final = (*map(Trump, FRENCH.suits), Trump("none"))
ASKED: Final = (SAYS, SAYS, SAYS, SAYS, CALLS, TRUMP_ACTS, (Shuffle(),))


class Speaking(msgspec.Struct, frozen=True, gc=False):
    """Before the play: who has said what."""

    terms: PotatoTerms
    acts: tuple[Act, ...]

    def __repr__(self) -> str:
        return f"Speaking({len(self.acts)} acts)"

    def turn(self) -> Seat:
        said = len(self.acts)
        return FOUR[(left_of(self.terms.setting.dealer) + (said if said < len(FOUR) else 0)) % len(FOUR)]

    def to_act(self) -> frozenset[Seat]:
        return ONLY[self.turn()]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return ASKED[len(self.acts)] if seat == self.turn() else ()

    def play(self, seat: Seat, action: Action) -> "Speaking | PotatoPosition":
        if action not in self.legal(seat):
            raise IllegalAction(reason("not-your-turn" if seat != self.turn() else "wrong-phase-call"))
        acts = (*self.acts, action.by_seat[seat])
        if len(acts) < len(ASKED):
            return Speaking(self.terms, acts)
        trump = next(str(act.parts[0]) for _, act in acts if isinstance(act, Trump))
        judge = Judge(FRENCH, NO_TRUMP if trump == "none" else trump)
        hands = four_hands(self.terms.deal, self.terms.setting.dealer)
        tricks = first_lead(judge, hands, left_of(self.terms.setting.dealer))
        return PotatoPosition.begin(self.terms, tricks, acts)

    def result(self) -> DealResult | None:
        return None


class Spoken(HotPotato):
    """Hot Potato with a word before it."""

    key: ClassVar[str] = KEY
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        number_acts(Say, range(4), "call"),
        word_act(Say, "pass"),
        word_act(Call, "pass"),
        word_acts(Call, "nomination"),
        TRUMPS,
        TRUMP_NONE,
        bare_act(Shuffle),
    )

    def begin(self, deal: Deal, setting: Setting) -> Any:
        return Speaking(PotatoTerms(self.options, deal, setting), ())

    def settle(self, position: Any, ending: Ending) -> DealResult:
        if isinstance(position, Speaking) and ending.kind not in {"stop", "dropped"}:
            raise IllegalAction(reason("wrong-phase-call"))
        return super().settle(position, ending)

    def view(self, position: Any, viewer: Viewer) -> View:
        if not isinstance(position, Speaking):
            return super().view(position, viewer)
        deal, setting = position.terms.deal, position.terms.setting
        return View(
            viewer=viewer,
            setting=setting,
            to_act=tuple(position.to_act()),
            legal=() if viewer is None else position.legal(viewer),
            acts=position.acts,
            short_pack=() if len(deal.pack) == len(FRENCH.cards) else tuple(sorted(deal.pack)),
            hand=() if viewer is None else FRENCH.members(four_hands(deal, setting.dealer)[viewer]),
        )

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        return () if isinstance(before, Speaking) else super().narrate(before, seat, action, after)


def add_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the game on the list."""
    monkeypatch.setitem(registry._ENTRIES, KEY, Entry(KEY, Spoken, (Preset(KEY, KEY, {}),), Profile()))
    monkeypatch.setitem(registry.GAMES, KEY, Spoken)
    monkeypatch.setitem(registry.PRESETS, KEY, Preset(KEY, KEY, {}))
