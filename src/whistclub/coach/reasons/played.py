"""The reason of play between two cards that were played on to the end by plain sense, in games of any number of seats,
any pack and any rule of a trick.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.coach.comparison import Tried
from whistclub.coach.reasons.change import Pair
from whistclub.coach.reasons.choosing import FEWEST, Looked, chosen
from whistclub.coach.reasons.finding import World, claims_in
from whistclub.coach.reasons.play import Line
from whistclub.coach.reasons.reason import PlayReason
from whistclub.coach.stakes import contract_of, outcome_of
from whistclub.players.plain import Plain, Table, next_play
from whistclub.players.reading import Trick
from whistclub.rules.actions import Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge
from whistclub.rules.values import DealResult, View
from whistclub.solver.questions import mask_of

_DEALS: Final = 64
"""Deals whose lines are looked at; chosen by hand for a tenth of a second an error."""
_OF_PARTNERS: Final = frozenset({"trick_taken_from_partner", "winners_together"})
"""Kinds told only where the seat knows with whom it plays."""


class _Played(NamedTuple):
    """The tricks after a card, the rule by which they were taken, and the result of the deal."""

    line: Line
    judge: Judge
    result: DealResult


def reason_as_played(game: Game, view: View, tried: Tried, better: Play, worse: Play) -> PlayReason | None:
    """The reason of play for which one card is better than another: seen more often where it gains than elsewhere. None
    where none such comes with a fifth of the gain, or what is played for does not follow from tricks.

    A function of the deals tried, and so of what the seat sees.
    """
    found = list(deals_looked_at(game, view, tried, better, worse))
    knows = len({pair.mine for _, _, pair in found}) == 1
    contract = contract_of(game.moment(view)) if knows else None
    number = 0 if contract is None else contract.tricks
    looked = []
    for weight, gain, pair in found:
        claims = claims_in(pair._replace(contract=contract), number)
        told = {claim: seen for claim, seen in claims.items() if knows or claim.kind not in _OF_PARTNERS}
        looked.append(Looked(weight, gain, told))
    return chosen(looked, 1 if tried.is_all else FEWEST)


def deals_looked_at(game: Game, view: View, tried: Tried, better: Play, worse: Play) -> Iterator[World]:
    """Deals tried in which the lines after two cards come to what they were priced at."""
    rows = [tried.rows[place] for place in map(tried.place_of, (better, worse)) if place is not None]
    if len(rows) < 2 or view.viewer is None:
        return
    both = min(map(len, rows))
    for place in range(0, both, -(-both // _DEALS)):
        start = tried.deals[place]
        if not isinstance(start, TrickPlay):
            return
        one, two = (_played_on(game, start, view.viewer, act) for act in (better, worse))
        if one is None or two is None:
            continue
        ends = [outcome_of(game, view.setting, each.result, view.viewer, None) for each in (one, two)]
        if ends == [row[place] for row in rows]:
            pair = _pair(game, start, view.viewer, (better.card, worse.card), (one, two))
            yield World(tried.weights[place], ends[0].worth - ends[1].worth, pair)


def _played_on(game: Game, start: TrickPlay[Any], seat: Seat, act: Play) -> _Played | None:
    """The deal played on after a card; None where what is played for does not follow from tricks."""
    tricks, laid = list[Trick](), list(start.on_table)
    before, position = start, start.play(seat, act)
    # A lead may name trump.
    judge = (position if isinstance(position, TrickPlay) else start).seated.judge
    table = _table_of(game, position)
    while True:
        laid.append((seat, act.card))
        if before.seated.after[seat] == before.leader:
            tricks.append(_taken(before, laid))
            laid = []
        result = position.result()
        if result is not None:
            return _Played(tuple(tricks), judge, result)
        if not table or not isinstance(position, TrickPlay):
            return None
        before, seat, act = position, position.turn, next_play(position, table)
        if act not in position.legal(seat):
            return None
        position = position.play(seat, act)


def _table_of(game: Game, position: Position) -> Table:
    is_over = position.result() is not None
    return Plain(game).stakes(position) if isinstance(position, TrickPlay) and not is_over else {}


def _taken(before: TrickPlay[Any], laid: Sequence[tuple[Seat, Card]]) -> Trick:
    place = before.seated.judge.winning_place([card for _, card in laid])
    return Trick(tuple(laid), laid[place][0])


def _pair(
    game: Game,
    start: TrickPlay[Any],
    me: Seat,
    cards: tuple[Card, Card],
    played: tuple[_Played, _Played],
) -> Pair:
    stakes = Plain(game).stakes(start).get(me)
    mine = 1 << me if stakes is None else mask_of(stakes.allies + stakes.helpers)
    better, worse = (sum(mine >> trick.taker & 1 for trick in one.line) for one in played)
    return Pair(
        me=me,
        mine=mine,
        judge=played[0].judge,
        avoids=better < worse,
        hands=start.hands,
        better=cards[0],
        worse=cards[1],
        after_better=played[0].line,
        after_worse=played[1].line,
        first=sum(start.won) + 1,
    )
