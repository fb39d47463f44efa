"""Events every game of tricks tells: hands dealt, a card played, a trick taken."""

from collections.abc import Iterable

from whistclub.cards.card import cards_to_text
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.actions import Action, Play, Trump, last_acts, words_of
from whistclub.rules.seats import SEATS, Seat
from whistclub.rules.trick_play import Terms, TrickPlay
from whistclub.rules.values import Event, event


def dealt_hands(pack: Pack, hands: tuple[Hand, ...]) -> tuple[Event, ...]:
    """The deal of the hands; each seat is told its own."""
    private = tuple(
        (Seat(seat), (("cards", cards_to_text(pack.members(hand))),)) for seat, hand in enumerate(hands)
    )
    return (Event("event-dealt", None, (("count", hands[0].bit_count()),), private),)


def card_events(before: TrickPlay[Terms], seat: Seat, action: Action) -> tuple[Event, ...]:
    """A card led, or played to a trick."""
    if not isinstance(action, Play):
        return ()
    return (event("event-played" if before.lying else "event-led", seat, card=action.card.text),)


def spoken_event(seat: Seat, action: Action) -> Event:
    """A call, or trump named."""
    if isinstance(action, Trump):
        return event("event-trump-named", seat, suit=words_of(action))
    kind = {"pass": "event-passed", "accept": "event-accepted"}.get(words_of(action))
    return event(kind, seat) if kind else event("event-called", seat, call=words_of(action))


def trick_events(before: TrickPlay[Terms], after: TrickPlay[Terms]) -> tuple[Event, ...]:
    """The taker of the trick and the card it was taken with, when the act between these positions completed it."""
    if after.taken == before.taken:
        return ()
    # Counts are eight bits a seat; the taker need not lead next, where it has no card left.
    taker, won = SEATS[(after.taken - before.taken).bit_length() // 8], after.won
    trick = last_acts(after.log, len(before.seated.circle.seats))
    card = next(act.card for seat, act in trick if seat == taker)
    return (event("event-trick", taker, card=card.text, tricks=won[taker], trick=sum(won)),)


def hands_open(after: TrickPlay[Terms], seats: Iterable[Seat]) -> tuple[Event, ...]:
    """The hands of these seats laid open to all."""
    members = after.seated.judge.pack.members
    return tuple(
        event("event-hand-open", seat, cards=cards_to_text(members(after.hand_of(seat)))) for seat in seats
    )
