"""The sentences of line mode before an act: a heading at each new phase, what that is about, and the question."""

from collections.abc import Iterator
from typing import Final

from whistclub.rules.actions import Play
from whistclub.rules.dummy_play import Keep, Twiddle
from whistclub.rules.values import View
from whistclub.terminal.texts.asking import can_follow, card_led, question_of_act, suits_led
from whistclub.terminal.texts.consequence import consequence
from whistclub.terminal.texts.facts import fields_of, phase_of
from whistclub.terminal.texts.guide import plain_guide
from whistclub.terminal.texts.view_lines import trick_number, won_lines
from whistclub.terminal.texts.words import Words


class Asking:
    """Remembers what has been said, so that a phase is told once a deal and what it is about once a match."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._phase: object = None
        self._explained: set[str] = set()

    def lines(self, view: View) -> Iterator[str]:
        """Returns the sentences for the person who is to act in this view."""
        heading = heading_of(view, self._words)
        phase = view.setting.number, fields_of(view).get("phase"), heading
        if heading and self._phase != phase:
            self._phase = phase
            yield self._words.say(heading)
        text, key = plain_guide(view, self._words)
        if text and key not in self._explained:
            self._explained.add(key)
            yield text
        yield from won_lines(view, self._words)
        yield question(view, self._words)


_HEADINGS: Final = {
    "lay": "line-phase-lay",
    "exchange": "line-phase-exchange",
    "bid": "line-phase-bid",
    "declare": "line-phase-declare",
    "trump": "line-phase-trump",
    "say": "line-phase-say",
    "call": "line-phase-auction",
    "play": "line-phase-play",
    "twiddle": "line-phase-play",
    "keep": "line-phase-play",
}
"""The headings of phases that have none of their own, by the verb of the first legal act."""


def heading_of(view: View, words: Words) -> str:
    """Returns the key of the heading for what is asked of the viewer now; empty where nothing is."""
    if not view.legal:
        return ""
    phase = phase_of(view, words)
    if phase is not None and phase.heading:
        return phase.heading
    return _HEADINGS.get(view.legal[0].verb, "")


def question(view: View, words: Words) -> str:
    """Returns what is asked of the viewer now, in a sentence."""
    if any(isinstance(act, Play) for act in view.legal):
        return _to_play(view, words)
    if isinstance(view.legal[0], Twiddle | Keep):
        return consequence(view, words)
    return question_of_act(view, words)


def _to_play(view: View, words: Words) -> str:
    number, led = trick_number(view), card_led(view)
    if led is None:
        return words.say("line-turn-lead", number=number)
    key = "line-turn-follow" if can_follow(view, led) else "line-turn-any"
    return words.say(key, number=number, suit=suits_led(led, words))
