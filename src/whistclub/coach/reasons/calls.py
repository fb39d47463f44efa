"""The reason of a call in any game: how its contract fares in deals that fit what was heard, against that of another;
of a trump named or a card laid away else what the hand itself says.

Both acts are made in the same deals. The others call on by their hands, and the cards are played out. A contract that
hangs on one trick of that play is counted neither as made nor as lost.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple

from whistclub.coach.reasons.reason import Kind, PlayReason
from whistclub.players.comparing import gain_of
from whistclub.players.hand_worth import pass_among, with_suit
from whistclub.players.heard import Heard
from whistclub.players.leads import results_beside, results_of
from whistclub.players.plain import Plain
from whistclub.players.stakes import stakes_at
from whistclub.rules.actions import Action, Discard, Trump
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import DealResult, View

_DEALS: Final = 64
"""Deals looked at: the share told is then known to six in a hundred."""
_DRAWS: Final = 12
"""Deals drawn at most until one fits the calls heard."""
_LEAST_SHARE: Final = 0.2
"""What is seen in fewer of the deals is no reason; chosen by hand."""


class End(NamedTuple):
    """A deal after a call: whose contract is played, by the seat's side or the others or nobody, if the seat itself
    undertook it, the tricks that it asks for (None where a number does not tell), if it is made or lost whatever
    becomes of one trick, and the gain of the seat.
    """

    whose: Literal["ours", "theirs", "nobody"]
    is_own: bool
    tricks: int | None
    is_made: bool
    is_lost: bool
    gain: float


def reason_of_call(game: Game, view: View, better: Action, worse: Action, key: str) -> PlayReason | None:
    """The reason that is seen in most deals in which the better call gains; None where no share of them is large."""
    if view.viewer is None:
        return None
    pairs = ends_of(game, view, (better, worse), Random(key))  # noqa: S311 - no secret
    passes = pass_among(view.legal)
    seen = Counter(
        claim
        for one, other in pairs
        if one.gain > other.gain
        for claim in claims(one, other, is_call=worse != passes)
    )
    share = seen.most_common(1)[0][1] / len(pairs) if seen else 0.0
    if share >= _LEAST_SHARE:
        kind, tricks = seen.most_common(1)[0][0]
        return PlayReason(kind, (), (), share, tricks)
    gains = sum(one.gain > other.gain for one, other in pairs) / len(pairs)
    return _of_hand(game, view, better, worse, gains) if gains >= _LEAST_SHARE else None


def _of_hand(game: Game, view: View, better: Action, worse: Action, share: float) -> PlayReason | None:
    """The reason that the hand itself tells: a suit that is shorter, a trump or the best card of a suit laid away."""
    judge, hand = game.judge(view), game.pack.mask(view.hand)
    if isinstance(worse, Trump) and isinstance(better, Trump):
        long, short = ((hand & with_suit(judge, act).trumps).bit_count() for act in (better, worse))
        return PlayReason("trump_shorter", (), (), share, long - short) if long > short else None
    if not isinstance(better, Discard) or not isinstance(worse, Discard):
        return None
    other, card = better.card, worse.card
    if card.bit & judge.trumps and not other.bit & judge.trumps:
        return PlayReason("trump_laid_away", (card.text,), (), share)
    best = [not judge.over[one.index] & judge.follows[one.index] & ~hand for one in (card, other)]
    is_winner = judge.follows[card.index] and best[0] and not best[1]
    return PlayReason("winner_laid_away", (card.text,), (), share) if is_winner else None


def ends_of(game: Game, view: View, acts: tuple[Action, Action], rng: Random) -> list[tuple[End, End]]:
    """The ends of two acts in the same deals."""
    seat = view.viewer
    if seat is None:
        raise ValueError("a spectator has no acts")
    plain, heard, leads = Plain(game), Heard(game, view, seat, rng, _DRAWS), list[Position]()
    for _ in range(_DEALS):
        start, calls = heard.deal()
        leads += [calls.called_on(start.play(seat, act))[0] for act in acts]
    results = results_of(game, plain, leads, rng)
    ends = [
        end_of(game, lead, (result, *results_beside(plain, lead)), seat)
        for lead, result in zip(leads, results, strict=True)
    ]
    return list(zip(ends[::2], ends[1::2], strict=True))


def end_of(game: Game, lead: Position, results: Sequence[DealResult], seat: Seat) -> End:
    """The end of a deal from its first lead and its result, with the results of a trick more or fewer."""
    gain, *beside = (float(gain_of(game, result, seat)) for result in results)
    moment = game.moment(game.view(lead, seat))
    stakes = stakes_at(game, lead, seat) if isinstance(lead, TrickPlay) else None
    if stakes is None or not moment.holders:
        return End("nobody", is_own=False, tricks=None, is_made=False, is_lost=False, gain=gain)
    is_own, holder = seat in moment.holders, moment.holders[0]
    is_ours = is_own or holder in stakes.allies
    aim = next((aim for aim in moment.aims if (seat if is_own else holder) in aim.seats), None)
    rises = stakes.course in ("rising", "run")
    tricks = None if aim is None or (aim.tricks and is_ours and not rises) else aim.tricks
    made = {(each > 0) == is_ours for each in (gain, *beside)}
    return End("ours" if is_ours else "theirs", is_own, tricks, made == {True}, made == {False}, gain)


def claims(better: End, worse: End, *, is_call: bool) -> list[tuple[Kind, int]]:
    """The kinds of reason that two ends of one deal show, each with the tricks that its sentence names; `is_call` of a
    worse act that is no pass.
    """
    found: list[tuple[Kind, int]] = []
    made = better.tricks if better.whose == "ours" and better.is_made else None
    failed = worse.tricks if worse.whose == "ours" and worse.is_lost else None
    if made is not None and worse.whose == "ours" and worse.tricks == made:
        return [("contract_kept", made)] if worse.gain <= 0 else []
    if made is not None:
        found.append(("call_made" if better.is_own else "partner_made", made))
    if failed is not None and worse.is_own and is_call:
        found.append(("call_short", failed))
    if worse.whose == "theirs" and worse.is_made:
        found.append(("others_made", 0))
    if better.whose == "theirs" and better.is_lost:
        found.append(("others_short", 0))
    return found
