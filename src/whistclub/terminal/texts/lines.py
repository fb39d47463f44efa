"""The best line after another card, in lines: a trick each."""

from whistclub.coach import BestLine
from whistclub.terminal.texts.words import Words


def best_line_lines(line: BestLine, sides: tuple[str, ...], words: Words) -> list[str]:
    """The card, the tricks from it on, and the points of each side at the end."""
    lines = [words.say("client-line-about", act=words.speaker.choice(line.act)), ""]
    for trick in line.tricks:
        cards = ", ".join(
            words.say("client-line-card", seat=words.speaker.seat(seat), card=words.speaker.card(card))
            for seat, card in trick.cards
        )
        taker = words.speaker.seat(trick.taker)
        lines.append(words.say("client-line-trick", number=trick.number, cards=cards, taker=taker))
    points = (f"{side} {points:.0f}" for side, points in zip(sides, line.points, strict=True))
    return [*lines, "", words.say("app-line-points", points=", ".join(points))]
