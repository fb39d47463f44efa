"""The views and events of Gongor Whist."""

from collections.abc import Iterator

from whistclub.cards.decktet import DECKTET
from whistclub.games.gongor.options import Sheet
from whistclub.games.gongor.play import (
    AnyPosition,
    Bidding,
    Over,
    Playing,
    Twiddling,
    open_bids,
    out_of_reach,
)
from whistclub.games.gongor.score import decisive_passages, scored
from whistclub.rules.actions import Action
from whistclub.rules.dummy_play import (
    HAND_NAMES,
    Duel,
    act_events,
    card_then_twiddle,
    dummy_event,
    trump_event,
)
from whistclub.rules.events import dealt_hands
from whistclub.rules.passage import PassageView, open_fields, own_fields
from whistclub.rules.seats import ALONE, Seat, Viewer
from whistclub.rules.values import Event, event


class GongorView(PassageView, frozen=True, kw_only=True):
    """A view of Gongor Whist: the bid of the hand (None before it) and the bids left for later ones."""

    bid: int | None = None
    bids_left: tuple[int, ...] = ()


def view_of(position: AnyPosition, viewer: Viewer) -> GongorView:
    """All that lies open, and for the player the own hand."""
    passage, hands = position.passage, position.hands
    place = len(hands) - isinstance(position, Over)
    if isinstance(position, Bidding):
        duel, bid = passage.duel(place, position.pile), None
    else:
        duel = position.duel
        bid = hands[-1].aim if isinstance(position, Over) else position.bid
    left = tuple(one for one in open_bids(passage, hands[:place]) if _stays(position, one, bid))
    return GongorView(
        **open_fields(passage, duel, place, turned=isinstance(position, Playing | Twiddling)),
        **own_fields(viewer, DECKTET, duel, position.legal(ALONE), position.acts),
        to_act=tuple(position.to_act()),
        bid=bid,
        bids_left=left,
    )


def _stays(position: AnyPosition, one: int, bid: int | None) -> bool:
    return one != bid or position.passage.game.options.scoring == "points"


def opening_of(position: Bidding) -> tuple[Event, ...]:
    """The hand, and the first Ace."""
    return tuple(_hand_begins(position))


def narrated(before: AnyPosition, seat: Seat, action: Action, after: AnyPosition) -> Iterator[Event]:
    """The events of an act: bid, card, twiddle, trick, the end of a hand and the start of the next."""
    if isinstance(before, Bidding):
        yield event("event-bid", seat, count=int(action.parts[0]))
    elif not isinstance(before, Over):
        duel = card_then_twiddle(before.duel, action)
        yield from act_events(before.duel, seat, action, duel)
        if _lost_now(before, duel):
            yield event("event-bid-out-of-reach", bid=before.bid, tricks=duel.won)
    if isinstance(after, Playing):
        if isinstance(before, Bidding) or after.duel.trick > before.duel.trick:
            yield dummy_event(after.duel)
    elif isinstance(after, Bidding | Over):
        yield from _hand_ends(after)


def _lost_now(before: Playing | Twiddling, duel: Duel) -> bool:
    """True if counting says it since this act, with tricks still to come."""
    passage, bid = before.passage, before.bid
    lost = out_of_reach(passage, bid, duel) and not out_of_reach(passage, bid, before.duel)
    return lost and not duel.run_out()


def _hand_ends(after: Bidding | Over) -> Iterator[Event]:
    hand, name = after.hands[-1], HAND_NAMES[len(after.hands) - 1]
    if hand.made:
        yield event("event-bid-made", hand=name, bid=hand.aim, tricks=hand.won)
    else:
        yield event("event-bid-missed", hand=name, bid=hand.aim, tricks=hand.won)
    yield from _decisive(after)
    if isinstance(after, Bidding):
        yield from _hand_begins(after)


def _decisive(after: Bidding | Over) -> Iterator[Event]:
    """Told once: at the hand after which the points are first decisive."""
    passage = after.passage
    sheet: Sheet = passage.setting.carry
    if passage.game.options.scoring == "campaign" or sheet.decisive_passages is not None:
        return
    lines = scored(passage, after.hands).lines
    if decisive_passages(passage, lines) is not None and decisive_passages(passage, lines[:-1]) is None:
        yield event("event-decisive", passages=passage.setting.number)


def _hand_begins(position: Bidding) -> Iterator[Event]:
    hand = position.passage.hands[len(position.hands)]
    yield from dealt_hands(DECKTET, (hand,))
    yield trump_event(position.pile)
