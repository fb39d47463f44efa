"""Events every game of tricks tells: hands dealt, a card played, a trick taken."""

from whistclub.cards.card import cards_to_text
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.actions import Action, Play
from whistclub.rules.seats import Seat
from whistclub.rules.tricks import Tricks
from whistclub.rules.values import Event, event


def dealt_hands(pack: Pack, hands: tuple[Hand, ...]) -> tuple[Event, ...]:
    """That hands were dealt; each seat is told its own."""
    private = tuple(
        (Seat(seat), (("cards", cards_to_text(pack.members(hand))),)) for seat, hand in enumerate(hands)
    )
    return (Event("event-dealt", None, (("count", hands[0].bit_count()),), private),)


def card_events(before: Tricks, seat: Seat, action: Action) -> tuple[Event, ...]:
    """A card led, or played to a trick."""
    if not isinstance(action, Play):
        return ()
    return (event("event-played" if before.trick else "event-led", seat, card=action.card.text),)


def trick_events(before: Tricks, action: Action, after: Tricks) -> tuple[Event, ...]:
    """Who took the trick, with which card, when this act completed it."""
    taken = sum(after.won)
    if not isinstance(action, Play) or taken == sum(before.won):
        return ()
    order = before.circle.orders[before.leader]
    trick = (*before.trick, action.card)
    taker = next(who for who in order if after.won[who] != before.won[who])
    card = trick[order.index(taker)]
    return (event("event-trick", taker, card=card.text, tricks=after.won[taker], trick=taken),)
