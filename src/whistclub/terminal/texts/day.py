"""The deal of the day when it is over: one's own score, and those of the bots that play it too, in lines."""

from collections import Counter

import msgspec

from whistclub.messages import Catalogue


class DayStanding(msgspec.Struct, frozen=True, kw_only=True):
    """One's own score at a deal of the day, and those of the bots so far; `most` of them play it."""

    date: str
    score: int
    bots: tuple[int, ...]
    most: int


def day_sentence(standing: DayStanding, catalogue: Catalogue) -> str:
    """One's place among the bots so far, in a sentence."""
    count = len(standing.bots)
    if not count:
        return catalogue.format("daily-bots-none", most=standing.most)
    facts = {
        "worse": sum(score < standing.score for score in standing.bots),
        "same": standing.bots.count(standing.score),
        "count": count,
    }
    if count < standing.most:
        return catalogue.format("daily-bots-so-far", **facts, most=standing.most)
    return catalogue.format("daily-bots", **facts)


def day_lines(standing: DayStanding, game: str, catalogue: Catalogue) -> list[str]:
    """One's own score, the place among the bots, and how many of them have each score, the best first."""
    lines = [_head(standing, game, catalogue), day_sentence(standing, catalogue)]
    counts = Counter(standing.bots)
    if counts:
        lines += ["", catalogue.format("daily-bots-chart", count=len(standing.bots))]
        for score in sorted({*counts, standing.score}, reverse=True):
            key = "app-day-score-yours" if score == standing.score else "app-day-score"
            lines.append(catalogue.format(key, score=_signed(score), count=counts[score]))
    return [*lines, "", catalogue.format("daily-bots-about")]


def friend_line(standing: DayStanding, game: str, catalogue: Catalogue) -> str:
    """One's own score and the place among the bots in a line to send: it tells no card."""
    return f"{_head(standing, game, catalogue)} {day_sentence(standing, catalogue)}"


def _head(standing: DayStanding, game: str, catalogue: Catalogue) -> str:
    points = catalogue.format("daily-points", count=abs(standing.score))
    return catalogue.format(
        "daily-shared-head", game=game, date=standing.date, score=_signed(standing.score), points=points
    )


def _signed(score: int) -> str:
    """A score with a minus sign where it is below 0."""
    return str(score).replace("-", "\N{MINUS SIGN}")
