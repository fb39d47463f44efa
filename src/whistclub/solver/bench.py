"""A fixed set of questions. Their nodes together are the signature of a version of the search."""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.rules.chance import Stream, seed_from_text
from whistclub.rules.seats import FOUR
from whistclub.solver.questions import Question

_DEALS: Final = 6


def dealt(text: str, cards: int) -> tuple[Hand, Hand, Hand, Hand]:
    """Four hands of so many cards each, dealt from a seed text."""
    pack = Stream(seed_from_text(text), "solver").shuffled(FRENCH.cards)
    hands = [FRENCH.mask(pack[seat * cards : (seat + 1) * cards]) for seat in range(4)]
    return hands[0], hands[1], hands[2], hands[3]


def fixed_set() -> dict[str, tuple[Question, ...]]:
    """The questions by family; they never change."""
    full = [(dealt(f"bench {number}", 13), FOUR[number % 4]) for number in range(_DEALS)]
    nine = [(dealt(f"bench nine {number}", 9), FOUR[number % 4]) for number in range(_DEALS)]
    return {
        "no_trump": tuple(Question(hands=hands, leader=leader) for hands, leader in full),
        "trump": tuple(Question(hands=hands, leader=leader, trump="S") for hands, leader in full),
        "neighbours": tuple(Question(hands=hands, leader=leader, side=3, counts=3) for hands, leader in full),
        "alone": tuple(
            Question(hands=hands, leader=FOUR[1], side=1, counts=1, trump="H", objective="at_least", target=5)
            for hands, _ in full
        ),
        "misere": tuple(
            Question(hands=hands, leader=FOUR[1], side=1, counts=1, objective="none") for hands, _ in nine
        ),
        "sola_nola": tuple(
            Question(
                hands=_without_south(hands),
                leader=FOUR[1],
                now=11,
                later=11,
                side=1,
                counts=1,
                objective="none",
            )
            for hands, _ in full
        ),
        "nullo": tuple(Question(hands=hands, leader=leader, objective="fewest") for hands, leader in nine),
    }


def _without_south(hands: tuple[Hand, Hand, Hand, Hand]) -> tuple[Hand, Hand, Hand, Hand]:
    return hands[0], hands[1], 0, hands[3]
