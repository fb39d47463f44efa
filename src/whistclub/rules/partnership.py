"""What games of two pairs share: who wins a game by points, and rotating the deal."""

from whistclub.cards.errors import Reason, reason
from whistclub.rules.match import added
from whistclub.rules.seats import left_of
from whistclub.rules.settings import Sides, wrong_form
from whistclub.rules.values import DealResult, MatchResult, Setting


def next_deal(setting: Setting, result: DealResult, carry: object = None) -> Setting:
    """The setting after a deal: scores added, the deal passed to the left, the carry given."""
    return Setting(setting.number + 1, left_of(setting.dealer), added(setting.score, result.points), carry)


def leaders(score: tuple[int, ...]) -> tuple[int, ...]:
    """The sides with the highest score."""
    best = max(score)
    return tuple(side for side, points in enumerate(score) if points == best)


def game_over(score: tuple[int, ...], deals_played: int, target: int | None, max_deals: int | None) -> bool:
    """Whether a game of two sides has ended: one has the target, or the deals are played and one side is ahead."""
    if target is not None and max(score) >= target:
        return True
    return max_deals is not None and deals_played >= max_deals and len(leaders(score)) == 1


def wrong_standing(
    game: Sides, setting: Setting, target: int | None, max_deals: int | None = None
) -> Reason | None:
    """Why a match to a target cannot stand so before a deal, or None: the setting has not the form, or the match is over."""
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
