"""Matches of two sides: a game won by points, and the deal passed on."""

from whistclub.cards.errors import Reason, reason
from whistclub.rules.match import added
from whistclub.rules.moment import Said, said
from whistclub.rules.seats import left_of
from whistclub.rules.settings import Sides, wrong_form
from whistclub.rules.values import DealResult, MatchResult, ScoreLine, Setting


def next_deal(setting: Setting, result: DealResult, carry: object = None, seats: int = 4) -> Setting:
    """The setting after a deal: scores added, the deal passed to the left, the carry given."""
    dealer = left_of(setting.dealer, seats)
    return Setting(setting.number + 1, dealer, added(setting.score, result.points), carry)


def leaders(score: tuple[int, ...]) -> tuple[int, ...]:
    """The sides with the highest score."""
    best = max(score)
    return tuple(side for side, points in enumerate(score) if points == best)


def game_over(score: tuple[int, ...], deals_played: int, target: int | None, max_deals: int | None) -> bool:
    """True if a game of two sides has ended: one is ahead, and has the target or the deals are played. A level score is
    played on.
    """
    if len(leaders(score)) != 1:
        return False
    has_target = target is not None and max(score) >= target
    return has_target or (max_deals is not None and deals_played >= max_deals)


def wrong_standing(
    game: Sides, setting: Setting, target: int | None, max_deals: int | None = None
) -> Reason | None:
    """The reason a match to a target cannot stand so before a deal, or None: the setting has not the form, or the match
    is over.
    """
    wrong = wrong_form(game, setting)
    if wrong is not None:
        return wrong
    over = game_over(setting.score, setting.number - 1, target, max_deals)
    return reason("setting-over") if over else None


def won_by_leaders(score: tuple[int, ...]) -> MatchResult:
    """The game goes to the side ahead."""
    return MatchResult("match-won", score, leaders(score))


def stopped(setting: Setting) -> MatchResult:
    """A game the table stopped before anyone had won it: the score stands, nobody wins."""
    return MatchResult("match-stopped", setting.score, ())


def tricks_over(counts: tuple[int, ...], book: int) -> ScoreLine:
    """A point to the side with more tricks for each over the book, which is half of them, rounded down."""
    side = 0 if counts[0] > counts[1] else 1
    points = tuple(max(0, count - book) for count in counts)
    return ScoreLine("score-tricks-over", (("side", side), ("tricks", counts[side]), ("book", book)), points)


def goal_of(target: int | None) -> Said | None:
    """The sentence for the points that win a match; None where only deals are counted."""
    return None if target is None else said("sheet-first-to", target=target)
