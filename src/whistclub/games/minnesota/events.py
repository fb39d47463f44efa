"""What happens in a deal of the Minnesota family, told as events."""

from whistclub.cards.card import cards_to_text
from whistclub.games.minnesota.bidding import Laying, Saying
from whistclub.games.minnesota.bids import ShownBid
from whistclub.games.minnesota.overcall import Exchanging, Overcalling
from whistclub.games.minnesota.play import InPlay, Leading, Over, Playing
from whistclub.games.minnesota.view import MinnesotaPosition, told_in
from whistclub.rules.actions import Action, Exchange, Lay
from whistclub.rules.events import card_events, trick_events
from whistclub.rules.seats import Seat, partner_of
from whistclub.rules.values import Event, event


def narrated(
    before: MinnesotaPosition, seat: Seat, action: Action, after: MinnesotaPosition
) -> tuple[Event, ...]:
    """What this act brought about; the fourth lay tells the reveal, the second exchange what each received."""
    if isinstance(before, Leading | Playing):
        return _of_play(before, seat, action, after)
    if isinstance(before, Laying):
        happened = _of_lay(seat, action, after)
    elif isinstance(before, Saying):
        happened = _of_bid(seat, action, after)
    elif isinstance(before, Overcalling):
        happened = (event("event-called", seat, call=action.parts[0]),)
    else:
        happened = _of_exchange(seat, action, after)
    return (*happened, *_leader(after))


def _of_lay(seat: Seat, action: Action, after: MinnesotaPosition) -> tuple[Event, ...]:
    if not isinstance(action, Lay):
        return ()
    laid = Event("event-laid", seat, (), ((seat, (("cards", cards_to_text(action.cards)),)),))
    if isinstance(after, Laying | Saying):
        return (laid,)
    bids = told_in(after).bids
    return (laid, *(_shown(bid) for bid in bids), *_outcome(bids[-1]))


def _of_bid(seat: Seat, action: Action, after: MinnesotaPosition) -> tuple[Event, ...]:
    said = event("event-said", seat, call=action.parts[0])
    if isinstance(after, Laying | Saying):
        return (said,)
    return (said, *_outcome(told_in(after).bids[-1]))


def _shown(bid: ShownBid) -> Event:
    cards = cards_to_text(bid.cards)
    if len(bid.cards) > 1:
        kind = "event-signal-high" if bid.means == "high" else "event-signal-low"
        return Event(kind, bid.seat, (("cards", cards),))
    kind = "event-shown-high" if bid.means == "high" else "event-shown-low"
    return Event(kind, bid.seat, (("card", cards),))


def _outcome(last: ShownBid) -> tuple[Event, ...]:
    if last.means in {"high", "grand"}:
        return (event("event-granded", last.seat),)
    if last.means == "nullo":
        return (event("event-nullo", last.seat),)
    return (event("event-all-low"),) if last.means == "low" else (event("event-all-passed"),)


def _of_exchange(seat: Seat, action: Action, after: MinnesotaPosition) -> tuple[Event, ...]:
    """Everybody is told that this seat has chosen; once both have, each of the two what it received."""
    if not isinstance(action, Exchange):
        return ()
    chosen = Event("event-exchanged", seat, (), ((seat, (("card", action.card.text),)),))
    if isinstance(after, Exchanging | Laying | Saying | Overcalling):
        return (chosen,)
    passed = [(who, act.card.text) for who, act in after.acts if isinstance(act, Exchange)]
    private = sorted((partner_of(who), (("card", card),)) for who, card in passed)
    return (chosen, Event("event-exchange-done", None, (), tuple(private)))


def _leader(after: MinnesotaPosition) -> tuple[Event, ...]:
    return (event("event-leads", after.leader),) if isinstance(after, Leading | Playing) else ()


def _of_play(before: InPlay, seat: Seat, action: Action, after: MinnesotaPosition) -> tuple[Event, ...]:
    if not isinstance(after, Playing | Over) or isinstance(before, Over):
        return ()
    now = after.last if isinstance(after, Over) else after
    happened = card_events(before, seat, action)
    if isinstance(before, Leading):
        happened += (event("event-trump", seat, suit=now.seated.judge.trump),)
    happened += trick_events(before, now)
    alone = after.terms.contract.alone
    if isinstance(after, Over) and alone is not None:
        made = after.terms.contract.made(after.tricks)
        kind = "event-special-made" if made else "event-special-failed"
        happened += (Event(kind, alone, (("special", after.terms.contract.kind),)),)
    return happened
