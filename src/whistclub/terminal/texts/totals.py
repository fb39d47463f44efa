"""Many deals reviewed, in sentences: the points a seat, the luck taken out, and the errors a choice by phase and by
theme, and what to practise.
"""

from typing import Final

from whistclub.coach import Totals
from whistclub.coach.totals import ENOUGH, Mean, Practice, sure
from whistclub.messages import Catalogue
from whistclub.terminal.texts.review import decimal
from whistclub.terminal.texts.words import Words

_MINUS: Final = "\N{MINUS SIGN}"


def totals_lines(totals: Totals, seat: str, words: Words) -> list[str]:
    """The lines of one seat: its points a deal, what errors cost a choice, what has too few choices yet, and what to
    practise.
    """
    name = words.speaker.seat(seat)
    lines = [
        words.say(
            "coach-totals",
            seat=name,
            points=decimal(words, totals.points.mean, signed=True),
            error=decimal(words, sure(totals.points)),
            without=decimal(words, totals.without_luck.mean, signed=True),
            spread=decimal(words, sure(totals.without_luck)),
        )
    ]
    told = [(phase_name(one.phase, words.catalogue), one.cost, one.missing) for one in totals.phases]
    told += [(theme_name(one.theme, words.catalogue), one.cost, one.missing) for one in totals.themes]
    shown = [_item(what, cost, words.catalogue) for what, cost, missing in told if not missing]
    if shown:
        lines.append(words.say("coach-totals-costs", seat=name, list="; ".join(shown)))
    few = [
        words.say("coach-totals-few-item", what=what, count=cost.count)
        for what, cost, missing in told
        if missing
    ]
    if few:
        lines.append(words.say("coach-totals-few", seat=name, enough=ENOUGH, list="; ".join(few)))
    return lines if totals.practice is None else [*lines, _practice(totals.practice, name, words)]


def _practice(practice: Practice, name: str, words: Words) -> str:
    positions = (words.say("coach-practice-position", deal=deal, act=act) for deal, act in practice.errors)
    return words.say(
        "coach-practice",
        seat=name,
        theme=lesson_name(practice.theme, words.catalogue),
        cost=decimal(words, practice.cost.mean),
        error=decimal(words, sure(practice.cost)),
        list="; ".join(positions),
    )


def _item(what: str, cost: Mean, catalogue: Catalogue) -> str:
    facts = {"cost": hundredths(cost.mean, catalogue), "error": hundredths(sure(cost), catalogue)}
    return catalogue.format("coach-totals-item", what=what, count=cost.count, **facts)


def hundredths(value: float, catalogue: Catalogue) -> str:
    """A number with two digits after the point, as the language writes it."""
    whole, part = f"{abs(value):.2f}".split(".")
    sign = _MINUS if value < 0 and (int(whole) or int(part)) else ""
    return catalogue.format("cli-decimal", whole=f"{sign}{whole}", part=part)


def phase_name(phase: str, catalogue: Catalogue) -> str:
    """A phase in words."""
    return catalogue.format("coach-phase", phase=phase)


def lesson_name(theme: str, catalogue: Catalogue) -> str:
    """A theme as its drill is called, in words of its own where it has none."""
    title = f"client-drill-title-{theme.lower()}"
    return catalogue.format(title) if title in catalogue else theme_name(theme, catalogue)


def theme_name(theme: str, catalogue: Catalogue) -> str:
    """A theme in words."""
    return catalogue.format("coach-theme", theme=theme)
