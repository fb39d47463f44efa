"""The words of Solo Whist for the terminal and the browser."""

from collections.abc import Iterator
from typing import Final

from whistclub.games.solo.contracts import CONTRACTS, LONE_CALLS, PAIR_CALLS, PROPOSAL, Terms
from whistclub.rules.conditions import Rule, among, equals, has_viewer, is_set
from whistclub.rules.profile import BrowserTexts, TerminalTexts

_SAID: Final = among("act.verb", "call", "say")
_CALLED: Final = equals("act.verb", "call")
_COUNT: Final = (("count", "undertaken"),)
_NOTES: Final = {
    "propose": "line-note-propose", "accept": "line-note-accept", "solo": "app-note-solo",
    "misere": "app-note-misere", "abondance": "app-note-abondance",
    "abondance_in_trumps": "app-note-abondance-in-trumps", "misere_ouverte": "app-note-misere-ouverte",
    "abondance_declared": "app-note-abondance-declared",
}  # fmt: skip
_APP_NOTES: Final = {**_NOTES, "propose": "app-note-propose", "accept": "app-note-accept"}


def _passed(phase: str, key: str) -> Rule:
    return Rule(key, (_SAID, equals("act.word", "pass"), equals("phase", phase)))


def _noted(notes: dict[str, str]) -> tuple[Rule, ...]:
    return tuple(Rule(key, (_SAID, equals("act.word", word))) for word, key in notes.items())


def _explained() -> Iterator[Rule]:
    yield _passed("auction", "line-explain-pass")
    yield _passed("raise", "line-explain-stay")
    for word in (*PAIR_CALLS, *LONE_CALLS):
        yield Rule(f"line-explain-{word.replace('_', '-')}", (_CALLED, equals("act.word", word)))
    for terms in CONTRACTS:
        yield from _worth(terms)
    yield Rule("line-explain-trump", (equals("act.verb", "trump"),))


def _worth(terms: Terms) -> Iterator[Rule]:
    """The rules that say what a contract pays, in points or in units."""
    is_pair = terms is CONTRACTS[PROPOSAL]
    called = (_CALLED, equals("act.word", str(terms.call.parts[0])))
    units = (*called, equals("options.scoring", "units"))
    points = (*called, equals("options.scoring", "points"))
    yield Rule(
        "line-worth-pair-units" if is_pair else "line-worth-units", units, (("count", terms.each_units),)
    )
    yield Rule("line-worth-pair" if is_pair else "line-worth", points, (("count", terms.each_points),))


TERMINAL: Final = TerminalTexts(
    guide=(
        Rule("app-guide-auction", (equals("phase", "auction"),)),
        Rule("app-guide-raise", (equals("phase", "raise"),)),
        Rule("app-guide-trump", (equals("phase", "trump"),)),
        Rule("app-guide-solo-yours", (has_viewer("holders"), is_set("undertaken")), _COUNT),
        Rule("app-guide-solo-none", (has_viewer("holders"),)),
        Rule("app-guide-solo-against", (is_set("holders"), is_set("undertaken")), _COUNT),
        Rule("app-guide-solo-against-none", (is_set("holders"),)),
        Rule("app-guide-general"),
    ),
    plain=(("app-guide-auction", "line-guide-auction"),),
    primer=(Rule("app-primer-solo"), Rule("app-primer-trump"), Rule("app-primer-trick")),
    short_primer=(Rule("line-primer-solo"),),
    explain=tuple(_explained()),
    notes=(
        _passed("auction", "app-note-pass"),
        _passed("raise", "app-note-stay"),
        *_noted(_NOTES),
    ),
    app_notes=_noted({"pass": "app-note-pass", **_APP_NOTES}),
    chosen_notes=(_passed("raise", "app-note-stay"),),
    calls=tuple(f"call {word}" for word in (*PAIR_CALLS, *LONE_CALLS)),
    home="app-home-four",
)

BROWSER: Final = BrowserTexts(pictures=("CA", "HQ", "H9"), tag="client-four-players")
