"""The sentences of line mode before an act: a heading at each new phase, what that is about, and the question."""

from collections.abc import Iterator
from typing import Final

from whistclub.rules.actions import Play
from whistclub.rules.moment import Moment
from whistclub.rules.values import View
from whistclub.terminal.texts.facts import phase_of, trick_number
from whistclub.terminal.texts.question import question_of_act, question_of_card
from whistclub.terminal.texts.view_lines import won_lines
from whistclub.terminal.texts.words import Words


class Asking:
    """Remembers what has been said, so that a phase is told once a deal and what it is about once a match."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._phase: object = None
        self._explained: set[str] = set()

    def lines(self, view: View, moment: Moment) -> Iterator[str]:
        """Returns the sentences for the person who is to act in this view."""
        heading = heading_of(view, moment, self._words)
        phase = view.setting.number, moment.phase, heading
        if heading and self._phase != phase:
            self._phase = phase
            yield self._words.say(heading)
        guide = moment.guide
        if guide is not None and guide.key not in self._explained:
            self._explained.add(guide.key)
            yield self._words.speaker.why(guide)
        yield from won_lines(moment, self._words)
        yield question(view, moment, self._words)


_HEADINGS: Final = {
    "lay": "line-phase-lay",
    "exchange": "line-phase-exchange",
    "discard": "line-phase-discard",
    "bid": "line-phase-bid",
    "declare": "line-phase-declare",
    "trump": "line-phase-trump",
    "say": "line-phase-say",
    "call": "line-phase-auction",
    "play": "line-phase-play",
}
"""The headings of phases that have none of their own, by the verb of the first legal act."""


def heading_of(view: View, moment: Moment, words: Words) -> str:
    """Returns the key of the heading for what is asked of the viewer now; empty where nothing is.

    An act that no heading names belongs to the play, where its phase has any.
    """
    if not view.legal:
        return ""
    phase = phase_of(moment, words)
    if phase is not None and phase.heading:
        return phase.heading
    is_play = phase is not None and "play" in phase.verbs
    return _HEADINGS.get(view.legal[0].verb, _HEADINGS["play"] if is_play else "")


def question(view: View, moment: Moment, words: Words) -> str:
    """Returns what is asked of the viewer now, in a sentence."""
    if any(isinstance(act, Play) for act in view.legal):
        kind, facts = question_of_card(view, moment, words)
        return words.say(f"line-turn-{kind}", number=trick_number(view, moment), **facts)
    return question_of_act(view, moment, words)
