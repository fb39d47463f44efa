"""The words of Solo Whist for the terminal and the browser."""

from typing import Final

from whistclub.games.solo.contracts import CONTRACTS, LONE_CALLS, PAIR_CALLS, PROPOSAL, Terms
from whistclub.games.solo.options import SoloOptions
from whistclub.rules.actions import Action, Trump
from whistclub.rules.moment import Moment, Said, said
from whistclub.rules.profile import BrowserTexts, Sentences, Texts, sentences

_PASSED: Final = {"auction": "line-explain-pass", "raise": "line-explain-stay"}
_TERMS: Final = {str(terms.call.parts[0]): terms for terms in CONTRACTS}


def explain(act: Action, moment: Moment, options: SoloOptions) -> Sentences:
    """The undertaking of a call and its worth, or the use of the trump named."""
    if isinstance(act, Trump):
        return (said("line-explain-trump"),)
    word = str(act.parts[0])
    if word == "pass":
        key = _PASSED.get(moment.phase)
        return () if key is None else (said(key),)
    terms = _TERMS.get(word)
    worth = () if terms is None else (_worth(terms, options.scoring),)
    return said(f"line-explain-{word.replace('_', '-')}"), *worth


def _worth(terms: Terms, scoring: str) -> Said:
    """The pay for a contract, in points or in units."""
    is_pair = terms is CONTRACTS[PROPOSAL]
    if scoring == "units":
        return said("line-worth-pair-units" if is_pair else "line-worth-units", count=terms.each_units)
    return said("line-worth-pair" if is_pair else "line-worth", count=terms.each_points)


TEXTS: Final = Texts(
    primer=sentences("app-primer-solo", "app-primer-trump", "app-primer-trick"),
    short_primer=sentences("line-primer-solo"),
    explain=explain,
    calls=tuple(f"call {word}" for word in (*PAIR_CALLS, *LONE_CALLS)),
    home="app-home-four",
)


BROWSER: Final = BrowserTexts(pictures=("CA", "HQ", "H9"), tag="client-four-players")
