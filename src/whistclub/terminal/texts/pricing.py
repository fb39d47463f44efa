"""The fair prices of the acts there are, in words: a line for each group of equal acts, the best first, and the reason
of play for which the best is better than another.
"""

from collections.abc import Sequence

from whistclub.coach import FairHint, PricedAct
from whistclub.coach.prices import error_in, lost_by, whole_of, word_of
from whistclub.rules.actions import Action
from whistclub.terminal.texts.review import amount_text, decimal, error_text, in_hundred, reason_sentences
from whistclub.terminal.texts.words import Words


def price_lines(priced: Sequence[PricedAct], legal: Sequence[Action], words: Words) -> list[str]:
    """The amount that each of these acts gives away against the best one, or the chance of a solitaire with it."""
    acts = {act.text: words.speaker.choice(act.text) for act in legal}
    return [_line(one, priced, ", ".join(acts[text] for text in one.alike), words) for one in priced]


def hint_lines(hint: FairHint, legal: Sequence[Action], words: Words) -> list[str]:
    """The prices of a hint, and its reason of play; nothing where no act has a price."""
    return [*price_lines(hint.prices, legal, words), *reason_lines(hint, words)]


def reason_lines(hint: FairHint, words: Words) -> list[str]:
    """The reason of play of a hint in one line, if it has one."""
    if hint.reason is None:
        return []
    act = words.speaker.choice(hint.over)
    if hint.over.startswith("play "):
        against = words.say("coach-reason-against", card=act)
    else:
        against = words.say("coach-reason-against-act", act=act)
    return [" ".join([against, *reason_sentences(hint.reason, words)])]


def _line(one: PricedAct, priced: Sequence[PricedAct], acts: str, words: Words) -> str:
    if one.fair.chance is not None:
        return _chance(one.fair.chance, one, acts, words)
    word, amount = word_of(one, priced), lost_by(one, priced)
    if word == "cost":
        error = error_text(error_in(one, amount), amount.unit, words)
        return words.say("fair-price", acts=acts, cost=amount_text(words, amount, minus=True), error=error)
    return words.say("fair-price-best" if word == "best" else "fair-price-level", acts=acts)


def _chance(chance: float, one: PricedAct, acts: str, words: Words) -> str:
    """The chance of the hand with an act, and what judges it: that of the whole game, or points."""
    facts: dict[str, str | int] = {"acts": acts, "chance": in_hundred(chance)}
    whole = whole_of(one)
    if whole is None:
        return words.say("fair-price-chance", **facts)
    if whole.unit == "points":
        return words.say("fair-price-points", points=decimal(words, whole.value, signed=True), **facts)
    return words.say("fair-price-whole", whole=in_hundred(whole.value), **facts)
