"""The profile of Gongor Whist."""

from typing import Final

from whistclub.rules.conditions import Rule, among, equals
from whistclub.rules.game import Game
from whistclub.rules.profile import (
    BrowserTexts,
    DailyDeal,
    Deciding,
    Lesson,
    Limits,
    Phase,
    Profile,
    ProgramFace,
    TerminalTexts,
)

_VERBS: Final = ("bid", "play", "twiddle", "keep")
_BID: Final = equals("legal.verb", "bid")
_BIDS: Final = equals("act.verb", "bid")
_POINTS: Final = equals("options.scoring", "points")
_CAMPAIGN: Final = equals("options.scoring", "campaign")
_TWIDDLES: Final = among("legal.verb", "twiddle", "keep")
_SO_FAR: Final = (("bid", "bid"), ("won", "won"))
_NOTES: Final = (
    Rule("app-chip-twiddle-note", (equals("act.verb", "twiddle"),)),
    Rule("app-chip-keep-note", (equals("act.verb", "keep"),)),
)


def limits(game: Game) -> Limits:
    """Two hands of a bid and seven cards with a twiddle each; a bid made, its tricks, or the tricks lost."""
    most = 2 * (1 + 7 * 2)
    return Limits(most, 0, 2) if game.options.scoring == "campaign" else Limits(most, -14, 14)


PROFILE: Final = Profile(
    family="decktet",
    order=40,
    shortcut="G",
    daily=(DailyDeal("gongor"), DailyDeal("gongor_points")),
    lessons=(
        Lesson("steps", "lesson gongor 2", ("lesson-gongor-steps-first", "lesson-gongor-steps-then")),
        Lesson("idea", "lesson gongor 4", ("lesson-gongor-idea-first", "lesson-gongor-idea-then")),
        Lesson("trap", "lesson gongor 12", ("lesson-gongor-trap-first", "lesson-gongor-trap-then")),
    ),
    phases=(Phase("fore", _VERBS), Phase("aft", _VERBS)),
    pages=("gongor",),
    player="whistclub.players.solitaire:SolitairePlayer",
    knowledge="whistclub.conformance.known.gongor:KNOWLEDGE",
    deciding=Deciding(aim="bid"),
    terminal=TerminalTexts(
        guide=(
            Rule("app-guide-bid-points", (_BID, _POINTS)),
            Rule("app-guide-bid", (_BID,)),
            Rule("app-guide-twiddle", (_TWIDDLES,)),
            Rule("app-guide-gongor", (), _SO_FAR),
        ),
        plain=(
            ("app-guide-bid", "line-guide-bid"),
            ("app-guide-bid-points", "line-guide-bid-points"),
            ("app-guide-twiddle", "line-guide-twiddle"),
        ),
        primer=(
            Rule("app-primer-gongor"),
            Rule("app-primer-gongor-points", (_POINTS,)),
            Rule("app-primer-gongor-campaign", (_CAMPAIGN,)),
        ),
        short_primer=(
            Rule("line-primer-gongor"),
            Rule("app-primer-gongor-points", (_POINTS,)),
            Rule("app-primer-gongor-campaign", (_CAMPAIGN,)),
        ),
        explain=(
            Rule("line-explain-twiddle", (equals("act.verb", "twiddle"),)),
            Rule("line-explain-keep", (equals("act.verb", "keep"),)),
            Rule("line-explain-bid-points", (_BIDS, _POINTS), (("count", "act.number"),)),
            Rule("line-explain-bid", (_BIDS, _CAMPAIGN), (("count", "act.number"),)),
        ),
        notes=_NOTES,
        app_notes=_NOTES,
        score=(
            Rule("app-score-points", (_POINTS,), (("count", "score"),)),
            Rule("app-score-bids", (), (("count", "score"),)),
        ),
        home="app-home-solitaire",
    ),
    browser=BrowserTexts(
        pictures=("MS4", "WX", "LK9"),
        tag="client-alone-decktet",
    ),
    program=ProgramFace(limits),
)
