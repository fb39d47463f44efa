"""The events of a deal of Solo."""

from whistclub.cards.french import FRENCH
from whistclub.games.solo.calling import Naming, Raising, SoloPosition
from whistclub.games.solo.contracts import GENERAL_MISERE, Contract, contract_name
from whistclub.games.solo.play import Over, Playing
from whistclub.games.solo.view import lies_open
from whistclub.rules.actions import Action, Call, Play, Trump, words_of
from whistclub.rules.events import card_events, dealt_hands, hands_open, spoken_event, trick_events
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import Event, event


def opening_events(position: SoloPosition) -> tuple[Event, ...]:
    """Hands and the turned card."""
    dealt = position.dealt
    turned = dealt.deal.pack[-1]
    shown = event("event-turned-suit", dealt.setting.dealer, card=turned.text, suit=turned.suits)
    return (*dealt_hands(FRENCH, dealt.hands), shown)


def events_of(before: SoloPosition, seat: Seat, action: Action, after: SoloPosition) -> tuple[Event, ...]:
    """The act, and what follows from it at once: a trick taken, a hand laid open, the contract, the deal's end."""
    if isinstance(before, Playing) and isinstance(action, Play):
        return _play_events(before, seat, action, after)
    told = [*_call_events(before, seat, action)]
    if isinstance(after, Raising):
        told.append(event("event-raise-asked", after.bidder, contract=contract_name(after.level)))
    elif isinstance(after, Naming):
        told.append(event("event-trump-asked", after.declarer))
    elif isinstance(after, Playing):
        told.append(_contract_event(after.contract))
    elif isinstance(after, Over):
        told.append(event("event-thrown-in"))
    return tuple(told)


def _call_events(before: SoloPosition, seat: Seat, action: Action) -> tuple[Event, ...]:
    if not isinstance(action, Call | Trump):
        return ()
    word = words_of(action)
    if word == "propose":
        return (event("event-proposed", seat),)
    if isinstance(before, Raising):
        return (
            event("event-raise-declined", seat) if word == "pass" else event("event-raised", seat, call=word),
        )
    return (spoken_event(seat, action),)


def _contract_event(contract: Contract) -> Event:
    if contract.level == GENERAL_MISERE:
        return event("event-general-misere")
    declarer, name = contract.side[0], contract_name(contract.level)
    if len(contract.side) == 2:
        partner = seat_letter(contract.side[1], 4)
        return event(
            "event-contract-pair", declarer, partner=partner, tricks=contract.undertaken, suit=contract.trump
        )
    if contract.trump:
        return event(
            "event-contract", declarer, contract=name, tricks=contract.undertaken, suit=contract.trump
        )
    return event("event-contract-no-trump", declarer, contract=name, tricks=contract.undertaken)


def _play_events(before: Playing, seat: Seat, action: Play, after: SoloPosition) -> tuple[Event, ...]:
    now = after.last if isinstance(after, Over) else after
    if not isinstance(now, Playing):
        return ()
    told = (*card_events(before, seat, action), *trick_events(before, now))
    contract = before.contract
    is_opened = lies_open(contract, now.won) and not lies_open(contract, before.won)
    return (*told, *(hands_open(now, contract.side[:1]) if is_opened else ()))
