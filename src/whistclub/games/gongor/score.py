"""The score of hands of Gongor Whist, and the end of a campaign or of a game for points."""

from whistclub.cards.errors import Reason, reason
from whistclub.games.base import GameBase
from whistclub.games.gongor.options import BIDS, GongorOptions, Sheet
from whistclub.rules.dummy_play import HAND_NAMES
from whistclub.rules.match import added
from whistclub.rules.passage import HandPlayed, Passage
from whistclub.rules.settings import wrong_two_each
from whistclub.rules.values import DealResult, MatchResult, ScoreLine, Setting

GongorPassage = Passage[GameBase[GongorOptions]]
"""A passage of the game."""
_NOTHING = (0,)


def scored(passage: GongorPassage, hands: tuple[HandPlayed, ...], *extra: ScoreLine) -> DealResult:
    """A line for each hand, further lines after them, and the sheet as they leave it.

    With points an exact bid adds itself, anything else subtracts the tricks won; in a campaign the score counts the
    bids made. Source: Gongor Whist, Game play and Point Scoring.
    """
    in_campaign = passage.game.options.scoring == "campaign"
    line = _campaign_line if in_campaign else _points_line
    lines = (*(line(place, hand, passage.size) for place, hand in enumerate(hands)), *extra)
    sheet: Sheet = passage.setting.carry
    if in_campaign:
        aims = {hand.aim for hand in hands}
        left = tuple(bid for bid in sheet.bids_left if bid not in aims)
        sheet = Sheet(left, None, lost=not all(hand.made for hand in hands))
    else:
        sheet = Sheet(sheet.bids_left, decisive_passages(passage, lines))
    return DealResult(lines, (sum(one.points[0] for one in lines),), sheet)


def decisive_passages(passage: GongorPassage, lines: tuple[ScoreLine, ...]) -> int | None:
    """The passages used when the points were first decisive, this one counting; a later fall changes nothing."""
    sheet: Sheet = passage.setting.carry
    if sheet.decisive_passages is not None:
        return sheet.decisive_passages
    points = passage.setting.score[0]
    for line in lines:
        points += line.points[0]
        if passage.game.options.is_decisive(points):
            return passage.setting.number
    return None


def _campaign_line(place: int, hand: HandPlayed, _size: int) -> ScoreLine:
    facts = (("hand", HAND_NAMES[place]), ("bid", hand.aim), ("tricks", hand.won))
    if hand.made:
        return ScoreLine("score-bid-checked-off", facts, (1,))
    return ScoreLine("score-bid-failed", facts, _NOTHING)


def _points_line(place: int, hand: HandPlayed, size: int) -> ScoreLine:
    facts = (("hand", HAND_NAMES[place]), ("bid", hand.aim), ("tricks", hand.won))
    if hand.made:
        return ScoreLine("score-bid-exact", facts, (min(hand.aim, size),))
    return ScoreLine("score-bid-missed", facts, (-hand.won,))


def conceded_line(won: int) -> ScoreLine:
    """A hand given up for points: the tricks won so far are subtracted, as for any bid not made."""
    return ScoreLine("score-conceded", (("tricks", won),), (-won,))


def following(options: GongorOptions, setting: Setting, result: DealResult) -> Setting | MatchResult:
    """A campaign ends with the hand lost or the eighth bid made; points go on for ever."""
    sheet: Sheet = result.carry
    score = added(setting.score, result.points)
    if sheet.lost:
        return MatchResult("campaign-lost", score, ())
    if options.scoring == "campaign" and not sheet.bids_left:
        return MatchResult("campaign-won", score, (0,))
    return Setting(setting.number + 1, setting.dealer, score, sheet)


def wrong_sheet(options: GongorOptions, setting: Setting) -> Reason | None:
    """The reason why no sheet could stand so, or None: in a campaign the bids left go with score and number, with
    points a decisive score has been recorded.
    """
    sheet: Sheet = setting.carry
    if sheet.lost:
        return reason("setting-over")
    if options.scoring == "points":
        return _wrong_points(options, setting, sheet)
    if sheet.decisive_passages is not None:
        return reason("setting-decisive")
    if list(sheet.bids_left) != sorted(set(sheet.bids_left) & set(BIDS)):
        return reason("setting-bids", valid=", ".join(map(str, BIDS)))
    return wrong_two_each(setting, len(BIDS) - len(sheet.bids_left), len(BIDS))


def _wrong_points(options: GongorOptions, setting: Setting, sheet: Sheet) -> Reason | None:
    if sheet.bids_left != BIDS:
        return reason("setting-bids", valid=", ".join(map(str, BIDS)))
    used = sheet.decisive_passages
    if used is None:
        return reason("setting-decisive") if options.is_decisive(setting.score[0]) else None
    return None if 1 <= used < setting.number else reason("setting-decisive")


def stopped_at(setting: Setting) -> MatchResult:
    """Stopped by the table: a decisive win stays one, whatever followed it."""
    sheet: Sheet = setting.carry
    if sheet.decisive_passages is None:
        return MatchResult("match-stopped", setting.score, ())
    line = ScoreLine("score-decisive", (("passages", sheet.decisive_passages),), _NOTHING)
    return MatchResult("points-decisive", setting.score, (0,), (line,), sheet.decisive_passages)
