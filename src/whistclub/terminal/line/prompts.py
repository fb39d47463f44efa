"""What line mode says when it asks for an act: a heading at each new phase, what that is about, and what is wanted now."""

from collections.abc import Iterator
from typing import Final

from whistclub.cards.card import Card
from whistclub.rules.actions import Bid, Call, Declare, Exchange, Keep, Lay, Play, Say, Trump, Twiddle
from whistclub.rules.values import View
from whistclub.terminal.texts.guide import consequence, facts_of, guide_of
from whistclub.terminal.texts.view_lines import trick_number, won_lines
from whistclub.terminal.texts.words import Words


class Asking:
    """Remembers what has been said, so that a phase is told once a deal and what it is about once a match."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._phase: object = None
        self._explained: set[str] = set()

    def lines(self, view: View) -> Iterator[str]:
        """What is said to whoever is to act in this view."""
        heading = phase_of(view)
        if heading and self._phase != _place(view):
            self._phase = _place(view)
            yield self._words.say(heading)
        key, facts = guide_of(view, self._words.game)
        if key not in self._explained:
            self._explained.add(key)
            yield self._words.say(_WITHOUT_KEYS.get(key, key), **facts)
        yield from won_lines(view, self._words)
        yield asked(view, self._words)


def about(view: View, words: Words) -> str:
    """What this moment is about."""
    key, facts = guide_of(view, words.game)
    return words.say(_WITHOUT_KEYS.get(key, key), **facts)


_WITHOUT_KEYS: Final = {
    "app-guide-bid": "line-guide-bid",
    "app-guide-bid-points": "line-guide-bid-points",
    "app-guide-lay-signal": "line-guide-lay-signal",
    "app-guide-auction": "line-guide-auction",
    "app-guide-twiddle": "line-guide-twiddle",
    "app-guide-hermits-twiddle": "line-guide-hermits-twiddle",
}
"""Where the app names keys, line mode says it in other words."""

_PHASES: Final = (
    (Lay, "line-phase-lay"),
    (Exchange, "line-phase-exchange"),
    (Bid, "line-phase-bid"),
    (Declare, "line-phase-declare"),
    (Trump, "line-phase-trump"),
    (Say, "line-phase-say"),
    (Play | Twiddle | Keep, "line-phase-play"),
)
_CALLS: Final = {
    "auction": "line-phase-auction",
    "raise": "line-phase-raise",
    "overcalling": "line-phase-overcall",
}


def phase_of(view: View) -> str:
    """The key of the heading for what is asked of the viewer now; empty where nothing is."""
    if not view.legal:
        return ""
    if isinstance(view.legal[0], Call):
        return _CALLS[facts_of(view)["phase"]]
    return next(key for kinds, key in _PHASES if isinstance(view.legal[0], kinds))


def _place(view: View) -> object:
    """Where a phase stands: its deal, the hand of a passage, and what is asked."""
    return view.setting.number, facts_of(view).get("phase"), phase_of(view)


def asked(view: View, words: Words) -> str:
    """What is wanted of the viewer now, in a sentence."""
    act = view.legal[0]
    if any(isinstance(one, Play) for one in view.legal):
        return _to_play(view, words)
    if isinstance(act, Lay):
        black = words.game.options.colours == "black_high"
        return words.say("app-prompt-lay-black-high" if black else "app-prompt-lay-red-high")
    if isinstance(act, Twiddle | Keep):
        return consequence(view, words)
    key = next(key for kind, key in _ASKED if isinstance(act, kind))
    return words.say(key)


_ASKED: Final = (
    (Exchange, "app-prompt-exchange"), (Bid, "app-prompt-bid"), (Declare, "app-prompt-declare"),
    (Trump, "app-prompt-trump"), (Call | Say, "app-prompt-call"),
)  # fmt: skip


def _to_play(view: View, words: Words) -> str:
    number = trick_number(view)
    led = facts_of(view).get("led") or (view.trick[0][1] if view.trick else None)
    if not isinstance(led, Card):
        return words.say("line-turn-lead", number=number)
    suits = words.speaker.listed([words.speaker.suit(suit) for suit in led.suits], last="app-list-or")
    if any(card.shares & led.bit for card in view.hand):
        return words.say("line-turn-follow", number=number, suit=suits)
    return words.say("line-turn-any", number=number, suit=suits)
