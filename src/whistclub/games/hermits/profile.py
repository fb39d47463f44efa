"""The profile of Hermits Whist. Programs cannot play it yet."""

from typing import Final

from whistclub.rules.conditions import Rule, among, equals, given, has
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Deciding,
    Lesson,
    Phase,
    Profile,
    TerminalTexts,
)

_VERBS: Final = ("declare", "twiddle", "play", "keep")
_DECLARE: Final = equals("legal.verb", "declare")
_WON: Final = ("won", "won")
_NOTES: Final = (
    Rule("app-chip-twiddle-note", (equals("act.verb", "twiddle"),)),
    Rule("app-chip-keep-note", (equals("act.verb", "keep"),)),
)

PROFILE: Final = Profile(
    family="decktet",
    order=50,
    shortcut="H",
    daily=(DailyDeal("hermits"), DailyDeal("hermits_eight_tricks")),
    lessons=(
        Lesson("steps", "lesson hermits 3", ("lesson-hermits-steps-first", "lesson-hermits-steps-then")),
        Lesson("idea", "lesson hermits 2", ("lesson-hermits-idea-first", "lesson-hermits-idea-then")),
        Lesson("trap", "lesson hermits 6", ("lesson-hermits-trap-first", "lesson-hermits-trap-then")),
    ),
    phases=(Phase("fore", _VERBS), Phase("aft", _VERBS)),
    pages=("hermits",),
    player="whistclub.players.solitaire:SolitairePlayer",
    knowledge="whistclub.conformance.known.hermits:KNOWLEDGE",
    deciding=Deciding(aim="declared"),
    terminal=TerminalTexts(
        guide=(
            Rule("app-guide-declare", (_DECLARE,)),
            Rule("app-guide-twiddle", (among("legal.verb", "twiddle", "keep"),)),
            Rule("app-guide-hermits-declared", (given("declared"),), (("pip", "declared"), _WON)),
            Rule("app-guide-hermits-twiddle", (has("legal.verbs", "twiddle"),), (_WON,)),
            Rule("app-guide-hermits", (), (_WON,)),
        ),
        plain=(
            ("app-guide-twiddle", "line-guide-twiddle"),
            ("app-guide-hermits-twiddle", "line-guide-hermits-twiddle"),
        ),
        primer=(Rule("app-primer-hermits"),),
        short_primer=(Rule("line-primer-hermits"),),
        explain=(
            Rule("line-explain-twiddle-wild", (equals("act.verb", "twiddle"),)),
            Rule("line-explain-keep", (equals("act.verb", "keep"),)),
            Rule("line-explain-declare", (equals("act.verb", "declare"),), (("count", "act.number"),)),
        ),
        notes=_NOTES,
        app_notes=_NOTES,
        score=(Rule("app-score-markers", (), (("count", "score"),)),),
        home="app-home-solitaire",
    ),
    browser=BrowserTexts(
        pictures=("YK8", "SX", "WL2"),
        tag="client-alone-decktet",
        remark="client-reconstructed",
    ),
)
