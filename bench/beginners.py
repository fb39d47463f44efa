"""Mistakes of beginners that a player makes, by kind: what the lessons warn of, judged by what its seat could know.

Run as `python -m bench.beginners` from the project's folder. `--deals N` (100) of each of `--only PRESETS` are played
by `--player` (quick) in every seat from the seed text `beginners`, and each card is judged where there was a choice,
tricks are wanted, and it is known with whom one plays. Told are the cards judged, and for each kind how many a hundred
deals and the reasons that were given for them. `--show KIND` prints each.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from bench.common import arguments, started
from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.player import own_budget
from whistclub.players.reading import Reading, above, below, read
from whistclub.players.registry import make_player
from whistclub.players.stakes import stakes_of
from whistclub.rules.actions import Play
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import NATURAL

SEED: Final = "beginners"
PRESETS: Final = "whist,minnesota,south_dakota,solo"
_TEN: Final = 10
"""Upon a ten or more the second hand may cover."""
_LATE: Final = 4
"""With so many cards in hand or fewer a winner kept for later may find no other trick."""


class Turn(NamedTuple):
    """A card that was played, with what its seat could know; `allies` has the seat itself."""

    reading: Reading
    allies: frozenset[Seat]
    card: Card

    @property
    def against(self) -> list[Seat]:
        """The opponents who play to the trick after the seat."""
        return [seat for seat in self.reading.later if seat not in self.allies]

    @property
    def lying(self) -> Card | None:
        """The card that is winning the trick before the seat plays."""
        return self.reading.winning[1] if self.reading.winning else None

    @property
    def is_ahead(self) -> bool:
        """True if a partner is winning the trick."""
        return self.reading.winning is not None and self.reading.winning[0] in self.allies

    @property
    def is_safe(self) -> bool:
        """True if a partner is winning the trick for certain."""
        lying = self.lying
        return (
            self.is_ahead
            and lying is not None
            and not any(self.reading.beaters(lying, seat) for seat in self.against)
        )

    @property
    def takers(self) -> list[Card]:
        """The legal cards that would be winning the trick."""
        return [card for card in FRENCH.iterate(self.reading.legal) if self.reading.takes(card)]

    def are_equal(self, one: Card, two: Card) -> bool:
        """True if no card of others is between two of a suit."""
        low, high = sorted((one, two), key=lambda card: card.rank)
        others = self.reading.out | FRENCH.mask(card for _, card in self.reading.trick)
        return one.suits == two.suits and not others & above(low) & below(high)


def overtakes_sure(turn: Turn) -> bool:
    """A partner's sure trick is taken over without need."""
    return turn.is_safe and turn.card in turn.takers and len(turn.takers) < turn.reading.legal.bit_count()


def overtakes_in_vain(turn: Turn) -> bool:
    """A partner who may yet be beaten is taken over by a card that is beaten by the same cards."""
    lying = turn.lying
    if lying is None or not turn.is_ahead or turn.is_safe or turn.card not in turn.takers:
        return False
    has_other = len(turn.takers) < turn.reading.legal.bit_count()
    return (
        has_other
        and lying.suits == turn.card.suits
        and not turn.reading.out & above(lying) & below(turn.card)
    )


def lets_last_go(turn: Turn) -> bool:
    """The last hand leaves an opponent a trick that it could take."""
    return not turn.reading.later and not turn.is_ahead and bool(turn.takers) and turn.card not in turn.takers


def takes_dear(turn: Turn) -> bool:
    """The last hand takes a trick by a higher card of a suit than it needs."""
    if turn.reading.later or turn.is_ahead or turn.card not in turn.takers:
        return False
    return _has_lower(turn, [card for card in turn.takers if card.suits == turn.card.suits])


def throws_high(turn: Turn) -> bool:
    """A card that does not take the trick follows, where a lower one would do."""
    led = turn.reading.led
    if led is None or not turn.card.bit & led.shares or turn.card in turn.takers:
        return False
    return _has_lower(turn, list(FRENCH.iterate(turn.reading.legal)))


def _has_lower(turn: Turn, cards: list[Card]) -> bool:
    return any(card.rank < turn.card.rank and not turn.are_equal(card, turn.card) for card in cards)


def throws_winner(turn: Turn) -> bool:
    """A card that nobody can beat in its suit is thrown away, while a side suit has one that can be beaten."""
    reading, led = turn.reading, turn.reading.led
    if led is None or turn.card.bit & (led.shares | reading.trumps):
        return False
    legal = FRENCH.iterate(reading.legal & ~reading.trumps)
    return _is_master(reading, turn.card) and any(not _is_master(reading, card) for card in legal)


def _is_master(reading: Reading, card: Card) -> bool:
    return bool(card.bit & reading.masters(card.shares))


def plays_second_high(turn: Turn) -> bool:
    """The second hand, with a partner to come, puts a card that may be beaten upon a low lead, with nothing next to
    it.
    """
    reading, led = turn.reading, turn.reading.led
    if led is None or len(reading.trick) != 1 or led.rank >= _TEN or turn.card not in turn.takers:
        return False
    if turn.allies.isdisjoint(reading.later):
        return False
    if not turn.card.bit & led.shares or reading.holds_against(turn.card, turn.against):
        return False
    lower = [card for card in FRENCH.iterate(reading.legal) if card.rank < turn.card.rank]
    higher = [card for card in FRENCH.iterate(reading.legal) if card.rank > turn.card.rank]
    return bool(lower) and not any(turn.are_equal(card, turn.card) for card in lower + higher)


def plays_third_low(turn: Turn) -> bool:
    """The third hand follows without beating an opponent's card that it could beat."""
    led = turn.reading.led
    if led is None or len(turn.against) != 1 or len(turn.reading.later) != 1 or len(turn.allies) == 1:
        return False
    is_low = bool(turn.takers) and turn.card not in turn.takers
    return is_low and not turn.is_ahead and bool(turn.card.bit & led.shares)


def holds_back(turn: Turn) -> bool:
    """Late in the deal a card that may lose is led, while one of a side suit wins for certain."""
    reading = turn.reading
    if reading.led is not None or reading.hand.bit_count() > _LATE or turn.card.bit & reading.trumps:
        return False
    sure = {card for card in FRENCH.iterate(reading.legal & ~reading.trumps) if _wins(turn, card)}
    return bool(sure) and turn.card not in sure


def lets_sure_go(turn: Turn) -> bool:
    """Late in the deal a trick is not taken that a card of its suit would have taken for certain."""
    reading, led = turn.reading, turn.reading.led
    if led is None or not turn.card.bit & led.shares or turn.is_safe or reading.hand.bit_count() > _LATE:
        return False
    return not _wins(turn, turn.card) and any(_wins(turn, card) for card in FRENCH.iterate(reading.legal))


def _wins(turn: Turn, card: Card) -> bool:
    return turn.reading.holds_against(card, turn.against)


def ruffs_partner(turn: Turn) -> bool:
    """A partner's master of a side suit is ruffed."""
    lying, trumps = turn.lying, turn.reading.trumps
    if lying is None or not turn.is_ahead or lying.bit & trumps or not turn.card.bit & trumps:
        return False
    return not turn.reading.out & above(lying) and bool(turn.reading.legal & ~trumps)


KINDS: Final[dict[str, Callable[[Turn], bool]]] = {
    one.__name__: one
    for one in (
        overtakes_sure,
        overtakes_in_vain,
        ruffs_partner,
        lets_last_go,
        takes_dear,
        throws_high,
        throws_winner,
        plays_second_high,
        plays_third_low,
        holds_back,
        lets_sure_go,
    )
}


def played(game: Any, name: str, deals: int) -> Iterator[tuple[int, Turn, str]]:
    """Each card of a real choice for tricks, with the number of its deal and the key of its reason."""
    player = make_player(game, name)
    for number, start in enumerate(started(game, deals, SEED), 1):
        position = start
        while position.to_act():
            seat = min(position.to_act())
            view = game.view(position, seat)
            decision = player.decide(view, Random(f"{number}/{len(position.acts)}"), own_budget(player))
            turn = _turn(game, view, decision.action) if len(view.legal) > 1 else None
            if turn is not None:
                yield number, turn, decision.why.key
            position = position.play(seat, decision.action)


def _turn(game: Any, view: Any, action: Any) -> Turn | None:
    if not isinstance(action, Play) or game.pack is not FRENCH or game.judge(view).order != NATURAL:
        return None
    stakes = stakes_of(game, view)
    if stakes is None or stakes.course != "rising" or stakes.names_trump or len(stakes.later) < len(FOUR):
        return None
    return Turn(read(view), frozenset(stakes.allies), action.card)


def told(turn: Turn, number: int, why: str) -> str:
    """A card in a line: the deal, the hand, the trick and the reason."""
    reading = turn.reading
    hand = " ".join(card.text for card in FRENCH.iterate(reading.hand))
    trick = " ".join(f"{seat}:{card.text}" for seat, card in reading.trick)
    return f"  deal {number} seat {reading.me} trump {reading.trump or '-'} ({trick}) {hand}: {turn.card.text} {why}"


def main() -> None:
    """Plays, counts and tells."""
    asked = arguments(__doc__, deals=100, player="quick", only=PRESETS, show="").parse_args()
    for preset in asked.only.split(","):
        cards, counts = 0, Counter[str]()
        reasons = {name: Counter[str]() for name in KINDS}
        for number, turn, why in played(game_of_preset(preset, {}), asked.player, asked.deals):
            cards += 1
            for name in [name for name, is_made in KINDS.items() if is_made(turn)]:
                counts[name] += 1
                reasons[name][why] += 1
                if name == asked.show:
                    print(told(turn, number, why))
        print(f"{preset}: {asked.deals} deals, {cards} cards judged", flush=True)
        for name in KINDS:
            why = ", ".join(f"{key} {count}" for key, count in reasons[name].most_common())
            print(f"  {name:18} {100 * counts[name] / asked.deals:6.1f}  {why}")


if __name__ == "__main__":
    main()
