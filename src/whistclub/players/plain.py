"""Plain play of a deal whose hands are all seen: a seat takes cheaply the tricks that it wants, and stays below in
those that it does not. What it wants is read off from the game's own scoring (`players.stakes`).

It serves where a deal has to be played on many times and nobody knows the game better: any number of seats, any pack of
the house's, any contract whose result follows from tricks. Where a result does not, acts are drawn by lot.
"""

from random import Random
from typing import Any

from whistclub.cards.pack import Hand, bits_of
from whistclub.players.hand_worth import call_by_hand
from whistclub.players.stakes import Stakes, stakes_by_seat
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay


class Plain:
    """Plays deals of one game to their end."""

    def __init__(self, game: Game) -> None:
        self._game = game

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

    def end_of(self, position: Position, rng: Random) -> tuple[Position, int]:
        """The position at the end of the deal, and the number of acts that led there."""
        position, acts = self.called(position)
        total = -1
        stakes: dict[Seat, Stakes] = {}
        while position.result() is None:
            seat = min(position.to_act())
            if isinstance(position, TrickPlay):
                # Read off again where cards have been drawn meanwhile.
                if (tricks := _total(position)) != total:
                    stakes, total = stakes_by_seat(self._game, position), tricks
                act: Action = card_of(position, seat, stakes.get(seat), rng)
            else:
                act = call_by_hand(self._game, position, seat)
            position = position.play(seat, act)
            acts += 1
        return position, acts


def _total(position: TrickPlay[Any]) -> int:
    """The tricks taken and still to come, the one on the table included."""
    return sum(position.won) + position.hand_of(position.turn).bit_count()


def card_of(position: TrickPlay[Any], seat: Seat, stakes: Stakes | None, rng: Random) -> Play:
    """The card of a seat with these stakes; without any, a card by lot."""
    legal = position.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if stakes is None:
        return rng.choice(legal)
    held = sum([act.card.bit for act in legal])
    wants = stakes.wanted(position.won, position.hand_of(seat).bit_count()) > 0
    if not position.lying:
        card = _lead_to_win(position, stakes, held) if wants else _lead_to_lose(position, stakes, held)
    else:
        card = (
            _follow_to_win(position, seat, stakes, held) if wants else _follow_to_lose(position, seat, held)
        )
    return next(act for act in legal if act.card.bit == card)


def _lead_to_win(position: TrickPlay[Any], stakes: Stakes, held: Hand) -> Hand:
    """The top of a suit that no rival beats, the longest such; else low from the longest."""
    trumps = position.seated.trumps
    rivals = [other for other in position.seated.circle.seats if other not in stakes.allies]
    best, found = (-1, 0), 0
    for suit in _suits(position):
        mine = held & suit
        if not mine:
            continue
        top = 1 << mine.bit_length() - 1
        hands = [position.hand_of(rival) for rival in rivals]
        is_beaten = any(hand & suit > top or (not hand & suit and hand & trumps) for hand in hands)
        worth = (0 if is_beaten else 1, mine.bit_count())
        if worth > best:
            best, found = worth, mine & -mine if is_beaten else top
    return found or held & -held


def _lead_to_lose(position: TrickPlay[Any], stakes: Stakes, held: Hand) -> Hand:
    """The highest card that a rival has to beat, more of them first; where none has to, the lowest of all."""
    best, found = (-1, 0), 0
    others = [position.hand_of(other) for other in position.seated.circle.seats if other not in stakes.allies]
    for suit in _suits(position):
        hands = [hand & suit for hand in others]
        for card in _each(held & suit):
            over = sum(hand > card and not hand & (card - 1) for hand in hands)
            rank = (card // (suit & -suit)).bit_length()
            worth = (over, rank) if over else (0, -rank)
            if worth > best or not found:
                best, found = worth, card
    return found or held & -held


def _follow_to_win(position: TrickPlay[Any], seat: Seat, stakes: Stakes, held: Hand) -> Hand:
    """The cheapest card that wins for certain, else the highest that wins as it lies; else the cheapest of all."""
    trumps, best = position.seated.trumps, _winning(position)
    later = _later(position, seat)
    rivals = [position.hand_of(other) for other in later if other not in stakes.allies]
    is_ours = _holder(position, best) in stakes.allies
    threat = max((_best_over(position, hand, best) for hand in rivals), default=0)
    if is_ours and not threat:
        return _cheapest(position, held)
    winners = [card for card in _each(held) if _beats(position, card, best)]
    if not winners:
        return _cheapest(position, held)
    winners.sort(key=lambda card: (bool(card & trumps), card))
    sure = [card for card in winners if not any(_best_over(position, hand, card) for hand in rivals)]
    if sure:
        return sure[0]
    return _cheapest(position, held) if is_ours else winners[-1]


def _follow_to_lose(position: TrickPlay[Any], seat: Seat, held: Hand) -> Hand:
    """The highest card that loses; where none does, the highest of all if this is the last, else the lowest."""
    best = _winning(position)
    losers = [card for card in _each(held) if not _beats(position, card, best)]
    if losers:
        return max(losers, key=lambda card: _rank(position, card))
    return held & -held if _later(position, seat) else 1 << held.bit_length() - 1


def _suits(position: TrickPlay[Any]) -> tuple[Hand, ...]:
    pack = position.seated.judge.pack
    return tuple(pack.of_suit(suit) for suit in pack.suits)


def _each(cards: Hand) -> list[Hand]:
    return [1 << place for place in bits_of(cards)]


def _rank(position: TrickPlay[Any], card: Hand) -> int:
    return position.seated.judge.pack.cards[card.bit_length() - 1].rank


def _winning(position: TrickPlay[Any]) -> Hand:
    """The card that wins the trick as it lies."""
    lying = position.lying
    return 1 << (lying & position.seated.trumps or lying & position.follow or lying).bit_length() - 1


def _holder(position: TrickPlay[Any], card: Hand) -> Seat | None:
    return next((seat for seat, played in position.on_table if played.bit == card), None)


def _beats(position: TrickPlay[Any], card: Hand, best: Hand) -> bool:
    trumps = position.seated.trumps
    if card & trumps:
        return not best & trumps or card > best
    return bool(card & position.follow) and not best & trumps and card > best


def _best_over(position: TrickPlay[Any], hand: Hand, best: Hand) -> Hand:
    """The cards of a hand that beat this one and may be played."""
    following = hand & position.follow
    return sum(card for card in _each(following or hand) if _beats(position, card, best))


def _later(position: TrickPlay[Any], seat: Seat) -> list[Seat]:
    """The seats that play to this trick after this one."""
    order = position.seated.circle.orders[position.leader]
    return list(order[order.index(seat) + 1 :])


def _cheapest(position: TrickPlay[Any], held: Hand) -> Hand:
    """The lowest rank, trumps last."""
    trumps = position.seated.trumps
    return min(_each(held), key=lambda card: (bool(card & trumps), _rank(position, card)))
