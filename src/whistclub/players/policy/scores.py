"""Scores of cards, in hundredths: the higher, the likelier the policy is to play the card."""

from collections.abc import Sequence

from whistclub.cards.pack import Hand
from whistclub.players.policy.seen import Seen


def scores_of(seen: Seen, hands: Sequence[Hand], cards: Sequence[int]) -> list[int]:
    """The scores of these cards of the seat to play; of the others' hands only those lying open are looked at."""
    hand = hands[seen.turn]
    out = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hand
    wants = seen.rules.objective == "most"
    if not seen.table:
        return [_lead(hand, out, card, wants=wants) for card in cards]
    ours = bool(seen.rules.allies[seen.turn] >> seen.winner & 1)
    last = seen.turn_place == len(seen.order) - 1
    return [_follow(seen, out, card, wants=wants and not (ours and last)) for card in cards]


def _lead(hand: Hand, out: Hand, card: int, *, wants: bool) -> int:
    """A master from the longest suit, else low from it; where tricks are avoided, the card that most can beat."""
    suit = 0x1FFF << card // 13 * 13
    above = (out & suit & ~((2 << card) - 1)).bit_count()
    if not wants:
        return 100 * above - 10 * (hand & suit).bit_count() + card % 13
    length = (hand & suit).bit_count()
    return 600 + 20 * length + card % 13 if not above else 50 * length - 10 * (card % 13)


def _follow(seen: Seen, out: Hand, card: int, *, wants: bool) -> int:
    """The cheapest card that wins, else the lowest; where tricks are avoided, the highest that loses."""
    rank, takes = card % 13, seen.strength(card) > seen.best
    if not wants:
        return 20 * rank - 400 * takes * (seen.rules.objective != "most")
    above = (out & 0x1FFF << card // 13 * 13 & ~((2 << card) - 1)).bit_count()
    if takes:
        return 300 - 80 * min(above, 5) - 10 * rank
    return -20 * rank
