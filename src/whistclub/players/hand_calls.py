"""Calls of one deal whose hands are all seen, each seat by its own hand: it weighs what the contract of each call would
bring it if all others passed, or one took it up.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, Final

import msgspec

from whistclub.cards.pack import Hand
from whistclub.players.comparing import gain_of, imagined
from whistclub.players.hand_worth import call_by_hand, cards_in, pass_among, tricks_of, tricks_of_side
from whistclub.players.plain import Plain
from whistclub.players.stakes import Stakes
from whistclub.rules.actions import Act, Action, Call, Trump
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge

_SPREAD: Final = 1.65
"""Tricks by which a side with partners is off the count, as a standard error at hands of thirteen cards, in the 4,000
deals that the count was fitted to.
"""
_SPREAD_ALONE: Final = 1.0
"""The same of one who plays alone."""
_WHOLE: Final = 13
"""The cards of those hands."""
_BESIDE: Final = 0.5
"""With a partner who has called, so much of what a hand is above or below an even share counts; chosen by hand, since
the call tells of much of the rest.
"""


class Contract(msgspec.Struct, frozen=True):
    """The outcome of a call for a seat if all others pass: the gain where nothing is played, else the stakes and the
    rule of a trick. `names_trump` is true where the seat names trump later, `exchanges` where cards change hands first.
    Where a partner's call stands, `promised` are the tricks of their side that it tells of.
    """

    gain: float = 0.0
    stakes: Stakes | None = None
    judge: Judge | None = None
    names_trump: bool = False
    exchanges: bool = False
    promised: float | None = None

    def __repr__(self) -> str:
        return f"Contract({self.gain}, {self.stakes!r})"

    def promise(self, hand: Hand, seats: int, judge: Judge | None = None) -> float:
        """The mean gain of the contract by a hand of the seat; `judge` where the rule of a trick follows from it."""
        judge = judge or self.judge
        if self.stakes is None or judge is None:
            return self.gain
        pack, order = judge.pack, judge.order
        judges = [Judge(pack, suit, order) for suit in pack.suits] if self.names_trump else [judge]
        if self.promised is not None:
            beyond = max(tricks_of(judge, hand, seats) for judge in judges) - hand.bit_count() / seats
            return _gain_at(self.promised + _BESIDE * beyond, self.stakes)
        partners = len(self.stakes.allies) - 1
        return _gain_at(max(tricks_of_side(judge, hand, seats, partners) for judge in judges), self.stakes)


def _gain_at(mean: float, stakes: Stakes) -> float:
    """The mean gain of a side that should take so many tricks."""
    size = len(stakes.gains) - 1
    spread = (_SPREAD if len(stakes.allies) > 1 else _SPREAD_ALONE) * max(size / _WHOLE, 0.1) ** 0.5
    weights, total = _weights(size, mean, spread)
    return sum([weight * gain for weight, gain in zip(weights, stakes.gains, strict=True)]) / total


def _promised(stakes: Stakes | None, seats: int) -> float | None:
    """The tricks of a side that the call of one of it tells of: of those at which it pays the nearest to an even
    share.
    """
    if stakes is None:
        return None
    size = len(stakes.gains) - 1
    even = size * len(stakes.allies) / seats
    pays = [half / 2 for half in range(2 * size + 1) if _gain_at(half / 2, stakes) > 0]
    return min(pays, key=lambda mean: abs(mean - even), default=None)


@lru_cache(maxsize=4096)
def _weights(size: int, mean: float, spread: float) -> tuple[list[float], float]:
    """The weights of the numbers of tricks, by how likely each is, and their sum."""
    weights = [exp(-(((count - mean) / spread) ** 2) / 2) for count in range(size + 1)]
    return weights, sum(weights)


Key = tuple[Seat, Action, str]
"""A call, whose it is, and what stands before it."""
Form = tuple[Seat, str, str]
"""The words of a call, whose it is, and what stands before it."""


class HandCalls:
    """The calls of the seats in one deal. What a call is worth to a seat is worked out once, for each call that stands;
    contracts are `shared` by the deals that are imagined of one. Where cards change hands, a seat that calls has not
    seen what it will get: it goes by what it might be, drawn from `rng`, and the same for calls that differ in a number
    alone.
    """

    def __init__(
        self, game: Game, plain: Plain, rng: Random, shared: dict[Key, Contract] | None = None
    ) -> None:
        self._game, self._plain, self._rng = game, plain, rng
        self._shared = {} if shared is None else shared
        self._worths: dict[Key, float] = {}
        self._hands: dict[Form, tuple[Hand, Judge | None]] = {}

    def call(self, position: Position, seat: Seat) -> Action:
        """The call that promises the seat most."""
        acts = told_apart(position.legal(seat))
        if len(acts) == 1 or not is_of_auction(acts):
            return call_by_hand(self._game, position, seat)
        best = max(acts, key=lambda act: self.worth(position, seat, act))
        # Whoever passes may yet lose more, but no hand alone tells that: nobody calls to lose.
        return best if self.worth(position, seat, best) > 0 else pass_among(acts) or best

    def called_on(self, position: Position) -> tuple[Position, int]:
        """The position at the first lead, or at the end where there is none, and the number of acts."""
        acts = 0
        while not isinstance(position, TrickPlay) and position.result() is None:
            seat = min(position.to_act())
            position = position.play(seat, self.call(position, seat))
            acts += 1
        return position, acts

    def doubt(self, position: Position, seat: Seat, act: Action) -> float:
        """The gain by which a call promises less than a pass; 0 where it promises more."""
        legal = position.legal(seat)
        passes = pass_among(legal)
        if passes is None or act == passes or not is_of_auction(legal):
            return 0.0
        return max(0.0, self.worth(position, seat, passes) - self.worth(position, seat, act))

    def worth(self, position: Position, seat: Seat, act: Action) -> float:
        """The gain that a call promises a seat if all others pass, or one takes it up, by its hand alone."""
        # A bid of a number promises the same whatever it goes over; what other words mean hangs on what stands.
        key = seat, act, "" if act.number else _standing(position)
        known = self._worths.get(key)
        if known is None:
            known = self._worths[key] = self._promise(key, position)
        return known

    def leaves_partner(self, position: Position, seat: Seat, passes: Action) -> bool:
        """True if a pass leaves a partner's call to stand."""
        lead, _ = self._plain.called(position.play(seat, passes))
        return isinstance(lead, TrickPlay) and self._is_partners(lead, seat, len(position.acts))

    def _promise(self, key: Key, position: Position) -> float:
        seat, act, _ = key
        contract = self._shared.get(key)
        if contract is None:
            lead = self._led_to(position, seat, act)
            contract = self._contract(lead, seat, len(position.acts))
            if contract.exchanges and "pass" in act.parts:
                # The cards tell who of the others plays, and against whom: another contract in each deal.
                return contract.promise(_hand_at(lead, seat), self._game.seats)
            self._shared[key] = contract
        hand, judge = self._held(key, contract, position)
        return contract.promise(hand, self._game.seats, judge)

    def _held(self, key: Key, contract: Contract, position: Position) -> tuple[Hand, Judge | None]:
        """The cards with which the seat plays a contract, and the rule of a trick where it follows from the cards."""
        seat, act, standing = key
        words = " ".join(part for part in act.parts if isinstance(part, str))
        form = (seat, words, standing) if contract.exchanges else (seat, "", "")
        known = self._hands.get(form)
        if known is None and contract.exchanges:
            alike = imagined(self._game, self._game.view(position, seat), self._rng)
            lead = self._led_to(alike, seat, act)
            known = _hand_at(lead, seat), lead.seated.judge if isinstance(lead, TrickPlay) else None
        elif known is None:
            known = self._game.pack.mask(self._game.view(position, seat).hand), None
        self._hands[form] = known
        return known

    def _led_to(self, position: Position, seat: Seat, act: Action) -> Position:
        """The first lead if all others pass on a call, or one takes it up; the end of a deal that comes to none."""
        after = position.play(seat, act)
        return self._plain.called(after)[0] if "pass" in act.parts else self._taken_up(after, seat)

    def _taken_up(self, position: Position, seat: Seat) -> Position:
        """The first lead if all others pass; where nothing is played then, the one to which the first answer leads that
        makes somebody a partner of the seat, if any does.
        """
        lead, _ = self._plain.called(position)
        while lead.result() is not None and position.result() is None and not isinstance(position, TrickPlay):
            turn = min(position.to_act())
            legal = position.legal(turn)
            for answer in told_apart(legal):
                end, _ = self._plain.called(position.play(turn, answer))
                if isinstance(end, TrickPlay) and turn in self._allies(end, seat):
                    return end
            position = position.play(turn, pass_among(legal) or legal[0])
        return lead

    def _is_partners(self, lead: TrickPlay[Any], seat: Seat, before: int) -> bool:
        """True if the call that stands after so many acts, and one of the seat, is a partner's."""
        caller = _caller(lead.acts[: before + 1])
        return caller != seat and caller in self._allies(lead, seat)

    def _allies(self, lead: TrickPlay[Any], seat: Seat) -> tuple[Seat, ...]:
        stakes = self._plain.stakes(lead).get(seat)
        return () if stakes is None else stakes.allies

    def _contract(self, lead: Position, seat: Seat, before: int) -> Contract:
        """The contract of a position at its first lead, or of one at the end of the deal, with so many acts before the
        seat's own.
        """
        result = lead.result()
        if result is not None:
            return Contract(float(gain_of(self._game, result, seat)))
        if not isinstance(lead, TrickPlay):
            return Contract()
        stakes, judge = self._plain.stakes(lead).get(seat), lead.seated.judge
        names_trump = {who for who, act in lead.acts[before + 1 :] if isinstance(act, Trump)}
        is_partners = self._is_partners(lead, seat, before)
        if is_partners and names_trump:
            judge = Judge(judge.pack, "", judge.order)
        return Contract(
            stakes=stakes,
            judge=judge,
            names_trump=seat in names_trump,
            exchanges=any(cards_in(act) for _, act in lead.acts[before + 1 :]),
            promised=_promised(stakes, self._game.seats) if is_partners else None,
        )


def _caller(acts: Sequence[Act]) -> Seat | None:
    """The last seat that said more than a pass; None where nobody did."""
    said = (who for who, act in reversed(acts) if isinstance(act, Call) and "pass" not in act.parts)
    return next(said, None)


def _hand_at(lead: Position, seat: Seat) -> Hand:
    return lead.hand_of(seat) if isinstance(lead, TrickPlay) else 0


@lru_cache(maxsize=1024)
def is_of_auction(acts: tuple[Action, ...]) -> bool:
    """True of acts among which words are weighed: not of cards, a suit for trump, or a number alone."""
    return not any(cards_in(act) or isinstance(act, Trump) for act in acts) and any(
        any(isinstance(part, str) for part in act.parts) for act in acts
    )


@lru_cache(maxsize=1024)
def told_apart(legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The acts to be weighed: a pass first, and of acts that differ in a number alone the lowest."""
    passes = pass_among(legal)
    found: dict[object, Action] = {}
    for act in legal:
        words = tuple(part for part in act.parts if not isinstance(part, int))
        found.setdefault((type(act), words) if words else act, act)
    return (passes, *(act for act in found.values() if act != passes)) if passes else tuple(found.values())


def _standing(position: Position) -> str:
    """The last call that was more than a pass, and whose it was."""
    for who, act in reversed(position.acts):
        if "pass" not in act.parts:
            return f"{who} {act.text}"
    return ""
