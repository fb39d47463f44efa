"""The words of the Minnesota Whist family for the terminal and the browser."""

from typing import Final

from whistclub.rules.conditions import (
    Rule,
    Source,
    among,
    equals,
    has_partner,
    has_viewer,
    is_set,
)
from whistclub.rules.profile import BrowserTexts, TerminalTexts

_BLACK_HIGH: Final = equals("options.colours", "black_high")
_RED_HIGH: Final = equals("options.colours", "red_high")
_SPOKEN: Final = equals("options.bidding", "spoken")
_CARDS: Final = equals("options.bidding", "cards")
_ASKOV: Final = equals("options.overcall", "askov")
_FIRST_LEAD: Final = equals("options.trump", "first_lead")
_LAYING: Final = equals("phase", "laying")
_SOLA_NOLA: Final = equals("contract", "sola_nola")
_GRAND_DIX: Final = equals("contract", "grand_dix")
_SPECIAL: Final = among("contract", "sola_nola", "grand_dix")


def _laid(colour: str, cards: int) -> tuple[Rule, Rule]:
    """High by cards of this colour, under each agreement about the colours."""
    laid = (equals("act.verb", "lay"), equals("act.colour", colour), equals("act.cards", cards))
    agreed, other = ("high", "low") if (colour == "black") == (cards == 1) else ("low", "high")
    return Rule(agreed, (*laid, _BLACK_HIGH)), Rule(other, (*laid, _RED_HIGH))


LAY_MEANS: Final = (*_laid("black", 1), *_laid("red", 1), *_laid("black", 2), *_laid("red", 2))
"""One card of the High colour means High, two of the other as well."""

_SAID: Final = among("act.verb", "call", "say")
_SAY: Final = {"grand": "line-explain-high", "nullo": "line-explain-nullo"}
_CALL: Final = {"sola_nola": "line-explain-sola-nola", "grand_dix": "line-explain-grand-dix"}
_NOTES: Final = tuple(
    Rule(f"app-note-{word.replace('_', '-')}", (_SAID, equals("act.word", word))) for word in (*_SAY, *_CALL)
)


def _passed(phase: str, key: str) -> Rule:
    return Rule(key, (_SAID, equals("act.word", "pass"), equals("phase", phase)))


def _explained(words: dict[str, str]) -> tuple[Rule, ...]:
    return tuple(Rule(key, (_SAID, equals("act.word", word))) for word, key in words.items())


_LAY: Final = equals("act.verb", "lay")
_MEANS: Final[tuple[tuple[str, Source], ...]] = (("means", "call:act.means"),)
TERMINAL: Final = TerminalTexts(
    guide=(
        Rule("app-guide-lay-signal", (_LAYING, is_set("legal.signals"))),
        Rule("app-guide-lay", (_LAYING,)),
        Rule("app-guide-say", (equals("phase", "saying"),)),
        Rule("app-guide-overcall", (equals("phase", "overcalling"),)),
        Rule("app-guide-exchange", (equals("phase", "exchanging"),)),
        Rule("app-guide-sola-nola-yours", (_SOLA_NOLA, has_viewer("bidder"))),
        Rule("app-guide-grand-dix-yours", (_GRAND_DIX, has_viewer("bidder"))),
        Rule("app-guide-sits-out", (_SPECIAL, has_partner("bidder"))),
        Rule("app-guide-sola-nola-against", (_SOLA_NOLA,)),
        Rule("app-guide-grand-dix-against", (_GRAND_DIX,)),
        Rule("app-guide-low", (equals("contract", "low"),)),
        Rule("app-guide-high-trump", (_FIRST_LEAD,)),
        Rule("app-guide-high"),
    ),
    plain=(("app-guide-lay-signal", "line-guide-lay-signal"),),
    prompts=(
        Rule("app-prompt-lay-black-high", (equals("legal.verb", "lay"), _BLACK_HIGH)),
        Rule("app-prompt-lay-red-high", (equals("legal.verb", "lay"), _RED_HIGH)),
    ),
    primer=(
        Rule("app-primer-spoken", (_SPOKEN,)),
        Rule("app-primer-minnesota", (_CARDS, _BLACK_HIGH), (("black", 1),)),
        Rule("app-primer-minnesota", (_CARDS, _RED_HIGH), (("black", 0),)),
        Rule("app-primer-askov", (_ASKOV,)),
        Rule("app-primer-south-dakota", (_FIRST_LEAD,)),
        Rule("app-primer-trick"),
    ),
    short_primer=(
        Rule("line-primer-spoken", (_SPOKEN,)),
        Rule("line-primer-minnesota", (_CARDS,)),
        Rule("line-primer-askov", (_ASKOV,)),
        Rule("app-primer-south-dakota", (_FIRST_LEAD,)),
    ),
    explain=(
        Rule("line-explain-lay", (_LAY, equals("act.cards", 1)), _MEANS),
        Rule("line-explain-lay-signal", (_LAY, equals("act.cards", 2)), _MEANS),
        Rule("line-explain-low", (_LAY, equals("act.means", "low"))),
        Rule("line-explain-high", (_LAY, equals("act.means", "high"))),
        _passed("saying", "line-explain-pass-bid"),
        _passed("overcalling", "line-explain-pass-over"),
        *_explained({**_SAY, **_CALL}),
        Rule("line-explain-exchange", (equals("act.verb", "exchange"),)),
    ),
    notes=(
        _passed("saying", "app-note-pass"),
        _passed("overcalling", "app-note-pass"),
        *_NOTES,
    ),
    app_notes=(Rule("app-note-pass", (_SAID, equals("act.word", "pass"))), *_NOTES),
    calls=(*(f"say {word}" for word in _SAY), *(f"call {word}" for word in _CALL)),
    home="app-home-four",
)

BROWSER: Final = BrowserTexts(pictures=("C2", "SK", "H3"), tag="client-four-players")
