"""The fair prices of the acts there are, in words: a line for each group of equal acts, the best first."""

from collections.abc import Sequence

from whistclub.coach import PricedAct
from whistclub.coach.prices import word_of
from whistclub.rules.actions import Action
from whistclub.terminal.texts.reviewing import decimal, in_hundred
from whistclub.terminal.texts.words import Words


def price_lines(priced: Sequence[PricedAct], legal: Sequence[Action], words: Words) -> list[str]:
    """The points that each of these acts gives away against the best one, or the chance of a solitaire with it."""
    acts = {act.text: words.speaker.choice(act.text) for act in legal}
    return [_line(one, priced, ", ".join(acts[text] for text in one.alike), words) for one in priced]


def _line(one: PricedAct, priced: Sequence[PricedAct], acts: str, words: Words) -> str:
    if one.fair.chance is not None:
        return words.say("fair-price-chance", acts=acts, chance=in_hundred(one.fair.chance))
    word = word_of(one, priced)
    if word == "cost":
        return words.say(
            "fair-price", acts=acts, cost=decimal(words, one.cost), error=decimal(words, one.error)
        )
    return words.say("fair-price-best" if word == "best" else "fair-price-level", acts=acts)
