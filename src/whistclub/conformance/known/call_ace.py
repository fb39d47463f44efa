"""The test kit's knowledge of Call-ace Whist."""

from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.conformance.dealt import Layout, dealt_by, one_at_a_time, round_the_table
from whistclub.conformance.knowledge import Knowledge
from whistclub.conformance.seat_knowledge import Told, own_cards
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Action, Play, SeenAct
from whistclub.rules.seats import Seat, Viewer

_LAID_OPEN: Final = {"call bordlaegger": 4, "call super_bordlaegger": 0}
"""The cards played before the hand of such a bid lies open."""


def layout(trace: Trace) -> Layout:
    """The cards go round as far as they do; those over are the cat, whose order decides what is turned and taken."""
    cards, seats = len(trace.deal.pack), round_the_table(trace)
    return Layout(hands=one_at_a_time(seats, cards // 4, 4), kitty=tuple(range(cards // 4 * 4, cards)))


class _Told(msgspec.Struct):
    """A deal as far as it has been played: what is turned up, and who has laid and taken which cards."""

    turned: tuple[Card, ...] = ()
    exchanger: Seat | None = None
    laid: tuple[Card, ...] = ()
    taken: tuple[Card, ...] = ()
    namer: Seat | None = None
    opened: frozenset[Card] = frozenset()


def _read(trace: Trace) -> _Told:
    cat = trace.deal.pack[len(trace.deal.pack) // 4 * 4 :]
    hands, texts = dealt_by(layout(trace), trace.deal).hands, [action.text for _, action in trace.acts]
    told = _Told()
    bids = [place for place, text in enumerate(texts) if text.startswith("call ") and len(text.split()) > 1]
    bids = [place for place in bids if texts[place].split()[1] not in {"pass", "take_suit", "turn_next"}]
    called = next(
        (place for place, (_, action) in enumerate(trace.acts) if action.verb in {"ace", "king"}), None
    )
    contract = texts[bids[-1]] if bids else ""
    if called is not None:
        declarer, action = trace.acts[called]
        card = trace.game.pack.card(f"{action.parts[0]}{'A' if action.verb == 'ace' else 'K'}")
        if contract.endswith("vip"):
            told.turned = cat[: 1 + texts.count("call turn_next")]
        if contract.endswith("halve"):
            told.namer = next((Seat(seat) for seat in range(4) if card in hands[seat]), declarer)
    discards = [(seat, action) for seat, action in trace.acts if action.verb == "discard"]
    plays = [(seat, action.parts[0]) for seat, action in trace.acts if isinstance(action, Play)]
    told.laid = tuple(action.parts[0] for _, action in discards)
    if discards:
        told.exchanger = discards[0][0]
        is_over = plays or len(discards) == len(cat) or texts[-1] == "call pass"
        told.taken = cat[: len(discards)] if is_over else ()
    if contract in _LAID_OPEN and (plays or _play_is_next(trace)) and len(plays) >= _LAID_OPEN[contract]:
        declarer = trace.acts[bids[-1]][0]
        told.opened = hands[declarer] - set(told.laid) | set(told.taken)
    return told


def _play_is_next(trace: Trace) -> bool:
    position = trace.positions[-1]
    return any(isinstance(action, Play) for seat in position.to_act() for action in position.legal(seat))


def told(trace: Trace, viewer: Viewer) -> Told:
    """Own cards and those taken, the cards turned up, who names trump of a halve, an open hand; of cards laid by
    others only that they were.
    """
    read = _read(trace)
    return (
        trace.setting,
        frozenset(trace.deal.pack),
        own_cards(trace, viewer, layout),
        read.turned,
        read.taken if viewer is not None and viewer == read.exchanger else (),
        read.namer,
        read.opened,
        known_acts(trace, viewer),
    )


def known_acts(trace: Trace, viewer: Viewer) -> tuple[SeenAct, ...]:
    """Every act as this viewer was told it: None for a card that another has laid."""
    return tuple((seat, _seen(action, own=seat == viewer)) for seat, action in trace.acts)


def _seen(action: Action, *, own: bool) -> Action | None:
    return action if own or action.verb != "discard" else None


def held(trace: Trace, place: int, seat: Seat) -> tuple[frozenset[Card], ...]:
    """The hand dealt, without the cards laid, with those taken, less those played."""
    so_far = trace.cut(place)
    read = _read(so_far)
    plays = {action.parts[0] for who, action in so_far.acts if who == seat and isinstance(action, Play)}
    hand = dealt_by(layout(trace), trace.deal).hands[seat]
    if seat == read.exchanger:
        hand = hand - set(read.laid) | set(read.taken)
    return (hand - plays,)


KNOWLEDGE: Final = Knowledge(told, known_acts=known_acts, zero_sum=True, layout=layout, held=held)
