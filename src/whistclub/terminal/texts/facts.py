"""The parts of a moment that several texts and widgets ask for."""

from collections.abc import Sequence

from whistclub.rules.moment import Aim, Moment, Pile, PileKind
from whistclub.rules.profile import Phase
from whistclub.rules.values import View
from whistclub.terminal.texts.words import Words


def pile_of(moment: Moment, kind: PileKind) -> Pile | None:
    """Returns the pile of this kind; None where none lies there."""
    return next((pile for pile in moment.piles if pile.kind == kind), None)


def pile_text(pile: Pile, words: Words) -> str:
    """Returns how many cards a pile has left; empty for one without a name. Those lying on a stock belong to it."""
    if not pile.name:
        return ""
    lying = len(pile.cards) if pile.kind == "stock" else 0
    return words.speaker.pile(pile.name, pile.count + lying)


def phase_of(moment: Moment, words: Words) -> Phase | None:
    """Returns the phase of a deal; the first one where the moment names none, None where the game names no phases."""
    phases = words.profile.phases
    return next((phase for phase in phases if phase.name == moment.phase or not moment.phase), None)


def is_plain_play(moment: Moment, words: Words) -> bool:
    """Returns True in a phase of the deal in which nothing but cards is played."""
    phase = phase_of(moment, words)
    return phase is None or set(phase.verbs) == {"play"}


def repeats_trump(args: tuple[tuple[str, str | int], ...], view: View) -> bool:
    """Returns True for words that only name the trump suit, which has a line of its own."""
    return bool(view.trump) and [value for _, value in args] == [view.trump]


def label_text(view: View, moment: Moment, words: Words) -> str:
    """Returns what is played in a line, without what the lines about trump and the stock say; empty where that is
    all.
    """
    label = moment.label
    if label is None:
        return ""
    # Within the line the words may begin small that are a line of their own in the list of piles.
    piles = {pile_text(pile, words).casefold() for pile in moment.piles}
    said = () if repeats_trump(label.title.args, view) else (label.title, label.text)
    texts = [words.told(one, view.viewer) for one in said if one is not None]
    if label.more is not None and not repeats_trump(label.more.args, view):
        more = words.told(label.more, view.viewer)
        texts += [] if more.casefold() in piles else [more]
    text = words.speaker.listed(texts, last="list-comma") if texts else ""
    return text[:1].upper() + text[1:]


def trick_number(view: View, moment: Moment) -> int:
    """The number of the trick on the table, or of the next one."""
    dummy = pile_of(moment, "dummy")
    if dummy is not None:
        return len(dummy.cards) + int(moment.led is None)
    played = [seat for seat, act in view.acts if act is not None and act.verb == "play"]
    lying = {seat for seat, _ in view.trick}
    return max((played.count(seat) - (seat in lying) for seat in set(played)), default=0) + 1


def by_side(counts: Sequence[int], words: Words) -> list[int]:
    """Returns the sum of each side, of numbers by seat."""
    return [sum(counts[side :: words.game.sides]) for side in range(words.game.sides)]


def won_of(aim: Aim, moment: Moment) -> int:
    """Returns the tricks that the seats of an aim have won together."""
    return sum(moment.tricks[seat] for seat in aim.seats) if moment.tricks else 0
