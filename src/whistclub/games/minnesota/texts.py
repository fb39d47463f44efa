"""The words of the Minnesota Whist family for the terminal and the browser."""

from typing import Final

from whistclub.games.minnesota.moment import lays_of
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.rules.actions import Action, Exchange, Lay
from whistclub.rules.moment import Moment, meaning_laid, said
from whistclub.rules.profile import BrowserTexts, Sentences, Texts

_CALLS: Final = ("say grand", "say nullo", "call sola_nola", "call grand_dix")
_PASSED: Final = {"saying": "line-explain-pass-bid", "overcalling": "line-explain-pass-over"}
_SAID: Final = {
    "grand": "line-explain-high",
    "nullo": "line-explain-nullo",
    "sola_nola": "line-explain-sola-nola",
    "grand_dix": "line-explain-grand-dix",
}


def primer(options: MinnesotaOptions) -> Sentences:
    """The bids, the games alone and trump as the options have them, and how a trick is taken."""
    return (
        said("app-primer-spoken")
        if options.bidding == "spoken"
        else said("app-primer-minnesota", black=int(options.colours == "black_high")),
        *((said("app-primer-askov"),) if options.overcall == "askov" else ()),
        *_trump(options),
        said("app-primer-trick"),
    )


def short_primer(options: MinnesotaOptions) -> Sentences:
    """The same in short."""
    return (
        said("line-primer-spoken" if options.bidding == "spoken" else "line-primer-minnesota"),
        *((said("line-primer-askov"),) if options.overcall == "askov" else ()),
        *_trump(options),
    )


def _trump(options: MinnesotaOptions) -> Sentences:
    return (said("app-primer-south-dakota"),) if options.trump == "first_lead" else ()


def explain(act: Action, moment: Moment, options: MinnesotaOptions) -> Sentences:
    """The meaning of cards laid, of a call, or of a card exchanged."""
    if isinstance(act, Lay):
        means = meaning_laid(lays_of(options), act.cards)
        laid = "line-explain-lay" if len(act.cards) == 1 else "line-explain-lay-signal"
        return said(laid, call=means), said(f"line-explain-{means}")
    if isinstance(act, Exchange):
        return (said("line-explain-exchange"),)
    word = str(act.parts[0])
    key = _PASSED.get(moment.phase) if word == "pass" else _SAID.get(word)
    return () if key is None else (said(key),)


TEXTS: Final = Texts(
    primer=primer, short_primer=short_primer, explain=explain, calls=_CALLS, home="app-home-four"
)

BROWSER: Final = BrowserTexts(pictures=("C2", "SK", "H3"), tag="client-four-players")
