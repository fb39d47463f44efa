"""The events of Call-ace Whist."""

from typing import Any

from whistclub.cards.card import cards_to_text
from whistclub.games.call_ace.bids import BIDS, PASS
from whistclub.games.call_ace.play import Contract, Playing
from whistclub.games.call_ace.settling import TAKE, Ace, King, Settling, card_called
from whistclub.games.call_ace.view import lies_open
from whistclub.rules.actions import Action, Discard, Trump
from whistclub.rules.events import card_events, hands_open, trick_events
from whistclub.rules.seats import Seat, seat_letter
from whistclub.rules.values import Event, event


def events_of(before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
    """The act, and what follows from it at once."""
    now, was = after.terms, before.terms
    opened: tuple[Event, ...] = ()
    if _is_open(after) and not _is_open(before):
        opened = hands_open(after, now.side[:1])
    if isinstance(before, Playing):
        is_partner = action.parts[0] is was.called and seat in was.side[1:]
        partner = (
            (event("event-ace-partner", seat, declarer=seat_letter(was.side[0], 4)),) if is_partner else ()
        )
        return (*card_events(before, seat, action), *partner, *trick_events(before, after), *opened)
    told = _act_events(before, seat, action)
    if now.turned > was.turned:
        told.append(event("event-vip-turned", card=now.dealt.rest[now.turned - 1].text))
    if isinstance(after, Playing):
        return (*told, *_contract_events(now), *opened)
    if after.phase == "over":
        told.append(event("event-thrown-in"))
    elif after.phase == "trump" != before.phase:
        told.append(event("event-trump-asked", after.turn))
    return tuple(told)


def _is_open(position: Settling | Playing) -> bool:
    return isinstance(position, Playing) and lies_open(position.terms.kind, position.won)


def _act_events(before: Settling, seat: Seat, action: Action) -> list[Event]:
    if isinstance(action, Ace | King):
        return [event("event-ace-called", seat, card=card_called(before.terms.dealt.game.pack, action).text)]
    if isinstance(action, Trump):
        return [event("event-trump-named", seat, suit=action.words)]
    if isinstance(action, Discard):
        return [Event("event-cat-laid", seat, (), ((seat, (("card", action.words),)),))]
    if action is PASS:
        return [event("event-passed", seat)] if before.phase == "auction" else []
    if action in BIDS:
        return [event("event-called", seat, call=action.words)]
    return [event("event-vip-taken" if action is TAKE else "event-vip-refused", seat)]


def _contract_events(contract: Contract) -> list[Event]:
    """The cards taken from the cat, which only who took them sees, and the contract."""
    told, name, seat = [], contract.bid.name if contract.bid else "", contract.exchanger
    if seat is not None and contract.laid:
        own = (("cards", cards_to_text(contract.taken)),)
        told = [Event("event-cat-taken", seat, (("count", len(contract.laid)),), ((seat, own),))]
    if contract.trump:
        return [*told, event("event-ace-contract", contract.declarer, contract=name, suit=contract.trump)]
    return [*told, event("event-ace-contract-no-trump", contract.declarer, contract=name)]
