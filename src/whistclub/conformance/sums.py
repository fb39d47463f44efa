"""Cards, tricks and points add up at every step of a deal."""

from collections.abc import Iterator, Sequence
from typing import Any

from whistclub.cards.card import Card, cards_to_text
from whistclub.cards.errors import IllegalAction
from whistclub.conformance.dealt import Dealt
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.report import Tally
from whistclub.conformance.solitaires import tricks_won
from whistclub.conformance.stock import drawn_by
from whistclub.conformance.trace import Trace, seats_of
from whistclub.conformance.trick_judge import winner_of
from whistclub.rules.actions import Act, Exchange, Play
from whistclub.rules.seats import Seat, partner_of
from whistclub.rules.values import DealResult, Ending


def check_cards(trace: Trace, knowledge: Knowledge, tally: Tally) -> None:
    """Each card in exactly one place: every seat's hand is what it was dealt, less what it played and gave, plus gifts.

    A game whose cards move otherwise says by its knowledge which hand is held; no two seats hold one card then either.
    """
    dealt = knowledge.dealt(trace)
    for place, position in enumerate(trace.positions):
        hands = {seat: trace.game.view(position, seat).hand for seat in seats_of(trace.game)}
        for seat, hand in hands.items():
            if knowledge.held is None:
                expected = _hands(dealt, seat, trace.acts[:place])
            else:
                expected = knowledge.held(trace, place, seat)
            good = frozenset(hand) in expected and list(hand) == sorted(set(hand))
            tally.claim(holds=good, otherwise=_other_hand(place, seat, hand, expected))
        twice = len(set().union(*hands.values())) != sum(map(len, hands.values()))
        tally.claim(holds=not twice, otherwise=f"after {place} acts a card is in two hands")


def _other_hand(place: int, seat: Seat, hand: tuple[Card, ...], expected: Sequence[frozenset[Card]]) -> str:
    wanted = " or ".join(cards_to_text(tuple(sorted(cards))) or "no card" for cards in expected)
    found = cards_to_text(hand) or "no card"
    return (
        f"after {place} acts seat {seat} holds {found}, by what was dealt and done {wanted}"
        " (where cards move otherwise than by play, exchange and stock, say so by `held` of the Knowledge)"
    )


def _hands(dealt: Dealt, seat: Seat, acts: tuple[Act, ...]) -> tuple[frozenset[Card], ...]:
    """The hands that the seat may hold after these acts: one, but for a moment in which it is free to take up
    another.
    """
    plays = [action.card for who, action in acts if who == seat and isinstance(action, Play)]
    if dealt.later:
        return _hands_alone(dealt, plays)
    given = {who: action.card for who, action in acts if isinstance(action, Exchange)}
    hand = dealt.hands[seat].union(drawn_by(dealt, acts, seat)) - set(plays)
    if seat not in given:
        return (hand,)
    if partner_of(seat) in given:
        gift = given[partner_of(seat)]
        return ((hand - {given[seat]} | {gift}) - set(plays),)
    return (hand, hand - {given[seat]})


def _hands_alone(dealt: Dealt, plays: list[Card]) -> tuple[frozenset[Card], ...]:
    """Fore less the cards played; between the hands nothing or the aft hand, then aft less the cards played."""
    fore, aft, size = dealt.hands[0], dealt.later[0], len(dealt.hands[0])
    if len(plays) < size:
        return (fore - set(plays),)
    return (aft - set(plays), frozenset()) if len(plays) == size else (aft - set(plays),)


def check_tricks(trace: Trace, knowledge: Knowledge, tally: Tally) -> None:
    """Every trick goes to the card that wins it by the kit's own judge, and its taker leads; counts agree."""
    if knowledge.custom is not None:
        _tricks_alone(trace, knowledge, tally)
        return
    for place, before, after, trick in _complete_tricks(trace):
        taker = trick[winner_of([card for _, card in trick], before.trump, trace.game.judge(before).order)][0]
        holds = trace.game.view(trace.positions[place + 1], taker).hand
        led = after.to_act == (taker,) or not after.to_act or not holds
        tally.claim(holds=led, otherwise=f"act {place}: seat {taker} won the trick and does not lead")
        fault = _count_fault(trace, place, taker)
        tally.claim(holds=not fault, otherwise=f"act {place}: {fault}")
        tellers = _trick_events(trace, place)
        tally.claim(
            holds=all(who == taker for who in tellers), otherwise=f"act {place}: told that {tellers} won"
        )


def _count_fault(trace: Trace, place: int, taker: Seat) -> str:
    """The tricks that the moment counts grow by this one at most, for its taker; once tricks count, each does."""
    game = trace.game
    before, after = (game.moment(game.view(trace.positions[at], None)).tricks for at in (place, place + 1))
    if not before and not after:
        return ""
    grown = tuple(count + (seat == taker) for seat, count in enumerate(before))
    good = after == grown or (after == before and not any(before))
    return "" if good else f"seat {taker} won the trick, and tricks won are {after} after {before}"


def _trick_events(trace: Trace, place: int) -> list[Seat | None]:
    seat, action = trace.acts[place]
    told = trace.game.narrate(trace.positions[place], seat, action, trace.positions[place + 1])
    return [one.seat for one in told if one.kind == "event-trick"]


def _complete_tricks(trace: Trace) -> Iterator[tuple[int, Any, Any, tuple[tuple[Seat, Card], ...]]]:
    """(act, spectator's view before it, after it, the trick) for every card that completed a trick."""
    views = [trace.game.view(position, None) for position in trace.positions]
    for place, (seat, action) in enumerate(trace.acts):
        if isinstance(action, Play) and not views[place + 1].trick:
            yield place, views[place], views[place + 1], (*views[place].trick, (seat, action.card))


def _tricks_alone(trace: Trace, knowledge: Knowledge, tally: Tally) -> None:
    size = (len(trace.deal.pack) - 2) // 4
    for place, reading in tricks_won(trace, knowledge.custom):
        view: Any = trace.game.view(trace.positions[place], Seat(0))
        hand, done = divmod(reading.finished, size)
        between = done == 0 and hand > 0
        expected = {reading.won[hand - 1], 0} if between else {reading.won[hand]}
        good = getattr(view, "won", next(iter(expected))) in expected
        tally.claim(holds=good, otherwise=f"after {place} acts {view.won} tricks are won, not {expected}")


def check_end(trace: Trace, knowledge: Knowledge, tally: Tally) -> None:
    """Somebody is to act exactly while there is no result; the lines of the result sum to its points."""
    for place, position in enumerate(trace.positions):
        running = bool(position.to_act())
        good = running == (position.result() is None) and running == (place < len(trace.acts))
        tally.claim(holds=good, otherwise=f"after {place} acts: a result while a seat is to act, or neither")
    result = trace.last.result()
    if result is None:
        tally.wrong(f"the deal does not end within {len(trace.acts)} acts")
        return
    check_points(trace.game, result, knowledge, tally, "the deal")


def check_points(game: Any, result: DealResult, knowledge: Knowledge, tally: Tally, what: str) -> None:
    """Lines sum to the points, one entry a side; zero sums and single movers where the game promises them."""
    sums = tuple(sum(line.points[side] for line in result.lines) for side in range(game.sides))
    whole = all(len(line.points) == game.sides for line in result.lines) and len(result.points) == game.sides
    tally.claim(
        holds=whole and sums == result.points,
        otherwise=f"{what}: lines sum to {sums}, points {result.points}",
    )
    if knowledge.zero_sum:
        tally.claim(
            holds=sum(result.points) == 0, otherwise=f"{what}: points {result.points} are no zero sum"
        )
    if knowledge.one_side_scores:
        moved = sum(points != 0 for points in result.points)
        tally.claim(holds=moved <= 1, otherwise=f"{what}: points {result.points} move more than one side")


def check_endings(trace: Trace, knowledge: Knowledge, place: int, tally: Tally) -> None:
    """A deal ended early at this place comes to points that add up, or the ending is refused with a reason."""
    position = trace.positions[place]
    if not position.to_act():
        return
    for ending in every_ending(trace.game.seats):
        is_offered = trace.game.may_end(position, ending)
        try:
            result = trace.game.settle(position, ending)
        except IllegalAction as refused:
            tally.claim(
                holds=bool(refused.reason.key), otherwise=f"{ending.kind} is refused without a reason"
            )
            tally.claim(
                holds=not is_offered, otherwise=f"{ending.kind} is offered after {place} acts and refused"
            )
            continue
        tally.claim(
            holds=is_offered, otherwise=f"{ending.kind} is granted after {place} acts and not offered"
        )
        check_points(trace.game, result, knowledge, tally, f"{ending.kind} after {place} acts")


def every_ending(seats: int) -> tuple[Ending, ...]:
    """Every way a table of so many seats can end a deal early."""
    found = [Ending("dropped")]
    for seat in range(seats):
        found += [Ending("stop", Seat(seat)), Ending("concede", Seat(seat))]
        found += [Ending("claim", Seat(seat), everything) for everything in (True, False)]
    return tuple(found)
