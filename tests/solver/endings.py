"""Random endings for the solver, from a seed."""

from random import Random

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.rules.seats import FOUR
from whistclub.solver import Question
from whistclub.solver.questions import ALL_SEATS, Objective

OBJECTIVES: tuple[Objective, ...] = ("most", "fewest", "at_least", "none", "first")


def ending(rng: Random, cards: int) -> Question:
    """A question about hands of so many cards: any side, trump and objective, some with three hands, some in
    mid-trick.
    """
    pack = list(FRENCH.cards)
    rng.shuffle(pack)
    hands = [FRENCH.mask(pack[seat * cards : (seat + 1) * cards]) for seat in range(4)]
    now = later = ALL_SEATS
    kind = rng.randrange(8)
    if kind == 0:
        now = later = ALL_SEATS & ~(1 << rng.randrange(4))
    elif kind == 1:
        later = ALL_SEATS & ~(1 << rng.randrange(4))
    side = rng.randrange(16)
    counts = side if rng.randrange(6) else rng.randrange(16)
    leader = rng.choice([seat for seat in FOUR if now >> seat & 1])
    playing = [seat for seat in (*FOUR[leader:], *FOUR[:leader]) if now >> seat & 1]
    table: list[Card] = []
    for seat in playing[: rng.choice((0, 0, 0, 1, 2, 3)) % len(playing)]:
        card = rng.choice(legal(hands[seat], table))
        table.append(card)
        hands[seat] &= ~card.bit
    return Question(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        leader=leader,
        table=tuple(table),
        now=now,
        later=later,
        side=side,
        counts=counts,
        trump=rng.choice(("", "", "C", "D", "H", "S")),
        objective=rng.choice(OBJECTIVES),
        target=rng.randint(1, cards),
    )


def legal(hand: int, table: list[Card]) -> tuple[Card, ...]:
    """The cards that follow."""
    following = hand & table[0].shares if table else hand
    return FRENCH.members(following or hand)
