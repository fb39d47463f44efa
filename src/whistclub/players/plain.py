"""Plain play of a deal of any game whose hands are all seen: what each seat wants is read off from the game's own
scoring (`players.stakes`), and it plays for that by rules of thumb (`players.seen_play`).

Where a result does not follow from tricks, acts are drawn by lot.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from whistclub.players.hand_worth import call_by_hand
from whistclub.players.seen_play import (
    Cards,
    Lying,
    Round,
    Wishes,
    cards_of,
    next_card,
    round_of,
    tricks_by_seat,
    worth,
)
from whistclub.players.stakes import Stakes, stakes_by_seat
from whistclub.rules.actions import Action, Discard, Play, Trump
from whistclub.rules.game import Game, Position
from whistclub.rules.options import Options
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import DealResult

_KEPT: Final = 1024
"""Stakes kept of contracts that came up: more than one decision meets."""

Table = dict[Seat, Stakes]
"""The stakes of each seat that plays."""


class Plain:
    """Plays deals of one game to their end."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kept = _kept_of(type(game), game.options)

    def called(self, position: Position) -> tuple[Position, int]:
        """The position at the first lead, or at the end where there is none, each call made by the hand alone, and the
        number of acts.
        """
        acts = 0
        while not isinstance(position, TrickPlay) and position.result() is None:
            seat = min(position.to_act())
            position = position.play(seat, call_by_hand(self._game, position, seat))
            acts += 1
        return position, acts

    def played_out(self, position: Position, rng: Random) -> tuple[DealResult, int]:
        """The result of the deal, and the number of acts that led to it."""
        acts = 0
        while (result := position.result()) is None:
            seat = min(position.to_act())
            if isinstance(position, TrickPlay):
                table = self.stakes(position)
                found = position.result_of(tricks_taken(position, table)) if table else None
                if found is not None:
                    return found, acts + position.left.bit_count()
                act: Action = rng.choice(position.legal(seat))
            else:
                act = call_by_hand(self._game, position, seat)
            position = position.play(seat, act)
            acts += 1
        return result, acts

    def stakes(self, position: TrickPlay[Any]) -> Table:
        """The stakes of each seat; nothing where a result does not follow from tricks. Read off once for a contract."""
        key = self._contract_of(position)
        known = self._kept.get(key)
        if known is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            known = self._kept[key] = stakes_by_seat(self._game, position)
        return known

    def _contract_of(self, position: TrickPlay[Any]) -> tuple[object, ...]:
        """The same for positions of one contract: the last call of each seat but a pass, and the result of the deal
        if one seat takes all tricks, or most of them.
        """
        won, left = position.won, position.hand_of(position.turn).bit_count()
        before = position.seated.before
        said = {
            seat: act
            for seat, act in before
            if not isinstance(act, Discard | Trump) and "pass" not in act.parts
        }
        ends = []
        for more in (left, left * 3 // 5):
            for seat in range(len(won)):
                taken = list(won)
                taken[seat] += more
                taken[seat - 1] += left - more
                ends.append(position.result_of(tuple(taken)))
        return tuple(said.items()), won, left, tuple(ends)


@lru_cache(maxsize=8)
def _kept_of(_: type[Game], __: Options) -> dict[tuple[object, ...], Table]:
    """The stakes of contracts of a game, the same for all who play it."""
    return {}


def next_play(position: TrickPlay[Any], table: Table) -> Play:
    """The card that the seat to play plays."""
    judge = position.seated.judge
    cards = cards_of(judge)
    hands = list(map(cards.placed, position.hands))
    lows = _wishes_of(position, table)([0] * len(hands))
    bit = next_card(hands, _lying(position, cards), cards, _round(position, table), lows)
    return Play(judge.pack.cards[cards.index_of(bit)])


def tricks_taken(position: TrickPlay[Any], table: Table) -> tuple[int, ...]:
    """The tricks that each seat has in the end when all play for their stakes."""
    cards = cards_of(position.seated.judge)
    hands = list(map(cards.placed, position.hands)) if cards.places else list(position.hands)
    taken = tricks_by_seat(
        hands, _lying(position, cards), cards, _round(position, table), _wishes_of(position, table)
    )
    return tuple(map(sum, zip(position.won, taken, strict=True)))


def _round(position: TrickPlay[Any], table: Table) -> Round:
    seated = position.seated
    circle = seated.circle if position.lying else seated.next_circle
    allies = [1 << seat for seat in range(len(seated.hands))]
    for seat, stakes in table.items():
        allies[seat] = sum(1 << ally for ally in stakes.allies)
    return round_of(circle.after, tuple(allies), circle.seats)


def _lying(position: TrickPlay[Any], cards: Cards) -> Lying:
    if not position.lying:
        return Lying(0, 0, position.turn, position.turn, 0)
    # Where only cards lie that tell no suit, any other takes the trick.
    led = cards.placed(position.follow) or sum(cards.suits)
    values = [(worth(cards.placed(card.bit), led, cards.trumps), seat) for seat, card in position.on_table]
    best, taker = max(values)
    return Lying(led, best or 1, taker, position.turn, len(position.seated.circle.seats) - len(values))


def _wishes_of(position: TrickPlay[Any], table: Table) -> Callable[[Sequence[int]], Wishes]:
    """The wishes by seat: none for a trick where no more of them is best."""
    before, left = position.won, position.hand_of(position.turn).bit_count()
    sides = {stakes.allies: stakes for stakes in table.values()}
    if all(stakes.course == "rising" for stakes in sides.values()):
        always = (False,) * len(before)
        return lambda _: always
    lows = [False] * len(before)

    def wishes(taken: Sequence[int]) -> Wishes:
        won = [have + more for have, more in zip(before, taken, strict=True)]
        for allies, stakes in sides.items():
            is_low = not stakes.wanted(won, left - sum(taken))
            for seat in allies:
                lows[seat] = is_low
        return lows

    return wishes
