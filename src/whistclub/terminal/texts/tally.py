"""The statistics of a person's matches, in sentences."""

from whistclub.club.tally import GameTally, MatchTally
from whistclub.messages import Catalogue


def tally_lines(catalogue: Catalogue, game: GameTally, tally: MatchTally) -> list[str]:
    """Returns a tally of this game in sentences."""
    say = catalogue.format
    decided = tally.won + tally.lost
    facts = {
        "won": tally.won,
        "lost": tally.lost,
        "stopped": tally.stopped,
        "decided": decided,
        "percent": _percent(tally.won, decided),
    }
    key = "cli-stats-campaigns" if game.is_campaign else "cli-stats-matches"
    lines = [say(key, count=tally.matches, **facts)]
    if tally.longest_streak:
        lines.append(say("cli-stats-streak", now=tally.streak, longest=tally.longest_streak))
    if tally.score_best is not None and tally.score_average is not None:
        average = _decimal(catalogue, tally.score_average)
        lines.append(say("cli-stats-score", best=tally.score_best, average=average))
    if tally.deal_best is not None and tally.deal_average is not None:
        key = "cli-stats-passages" if game.is_solitaire else "cli-stats-deals"
        average = _decimal(catalogue, tally.deal_average)
        lines.append(say(key, count=tally.deals, best=tally.deal_best, average=average))
    if tally.fewest_deals is not None:
        key = "cli-stats-fewest-passages" if game.is_solitaire else "cli-stats-fewest"
        lines.append(say(key, count=tally.fewest_deals))
    return lines


def _percent(part: int, whole: int) -> int:
    """The nearest whole percentage, a half going up; 0 of nothing."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def _decimal(catalogue: Catalogue, number: float) -> str:
    """With one decimal, written as the language writes it."""
    whole, _, part = f"{number:.1f}".partition(".")
    return catalogue.format("cli-decimal", whole=whole, part=part)
