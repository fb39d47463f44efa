"""Tricks of lines of play in words, a line each: of the best one after another card, and those of a reason of play."""

from whistclub.coach import BestLine, PlayReason
from whistclub.coach.line_trick import LineTrick
from whistclub.terminal.texts.words import Words


def best_line_lines(line: BestLine, sides: tuple[str, ...], words: Words) -> list[str]:
    """The card, the tricks from it on, and the points of each side at the end."""
    lines = [words.say("client-line-about", act=words.speaker.choice(line.act)), ""]
    lines += (_trick(trick, words) for trick in line.tricks)
    points = (f"{side} {points:.0f}" for side, points in zip(sides, line.points, strict=True))
    return [*lines, "", words.say("app-line-points", points=", ".join(points))]


def reason_tricks(reason: PlayReason, words: Words) -> list[str]:
    """The two tricks in which a reason of play is seen, after the better act and after the one made."""
    better, worse = reason.tricks
    return [
        words.say("coach-reason-one"),
        words.say("coach-reason-after-better"),
        f"  {_trick(better, words)}",
        words.say("coach-reason-after-made"),
        f"  {_trick(worse, words)}",
    ]


def _trick(trick: LineTrick, words: Words) -> str:
    speaker = words.speaker.speaking_to("S") if words.game.seats == 1 else words.speaker
    cards = ", ".join(
        words.say("client-line-card", seat=speaker.seat(seat), card=speaker.card(card))
        for seat, card in trick.cards
    )
    taker = speaker.seat(trick.taker)
    return words.say("client-line-trick", number=trick.number, cards=cards, taker=taker)
