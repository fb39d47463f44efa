"""Worlds drawn at random from all that agree with what is known, each exactly as likely."""

from random import Random

from whistclub.cards.french import FRENCH
from whistclub.players.policy.situation import Hands
from whistclub.rules.sampling import deal_out


def draw_worlds(may_hold: Hands, known: Hands, counts: tuple[int, ...], seed: int, count: int) -> list[Hands]:
    """So many worlds, by seat what is held: the cards `known` and others that it `may_hold`, `counts` in all.

    The cards dealt are all that some seat knows or may hold. The same seed draws the same worlds. Raises ValueError where
    no world fits.
    """
    rng = Random(seed)  # noqa: S311 (no secret hangs on it)
    sure = known[0] | known[1] | known[2] | known[3]
    free = (may_hold[0] | may_hold[1] | may_hold[2] | may_hold[3]) & ~sure
    rooms = tuple(size - cards.bit_count() for size, cards in zip(counts, known, strict=True))
    barred = tuple(FRENCH.full & ~cards for cards in may_hold)
    worlds = []
    for _ in range(count):
        north, east, south, west = deal_out(free, rooms, barred, rng)
        worlds.append((north | known[0], east | known[1], south | known[2], west | known[3]))
    return worlds
