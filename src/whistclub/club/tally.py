"""The sums of statistics: several matches together, by game and preset."""

import msgspec

from whistclub.club.bids_told import BidTally


class MatchTally(msgspec.Struct, frozen=True, kw_only=True):
    """The sum of several matches. Averages are None if there is nothing to divide by.

    `streak` counts the wins since the last match lost, `longest_streak` the most wins in a row; stopped matches neither
    lengthen nor end one. Scores and deals are in points, bids made or markers turned down, as the game counts.
    `fewest_deals` is the fewest it took to win a match, whatever was played after the win; of a solitaire a deal is a
    passage.
    """

    matches: int = 0
    won: int = 0
    lost: int = 0
    stopped: int = 0
    streak: int = 0
    longest_streak: int = 0
    score_average: float | None = None
    score_best: int | None = None
    deals: int = 0
    deal_average: float | None = None
    deal_best: int | None = None
    fewest_deals: int | None = None


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """The matches of one game and preset, without and with assistance, the points of the latest deals in order, and
    the bids told.

    `is_solitaire` says that a match has passages instead of deals, and nobody to be ahead of; `is_campaign` that it is
    a campaign.
    """

    game: str
    preset: str
    is_campaign: bool
    is_solitaire: bool
    unassisted: MatchTally
    assisted: MatchTally
    latest: tuple[int, ...] = ()
    bids: tuple[BidTally, ...] = ()
