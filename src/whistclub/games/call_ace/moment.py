"""The moments and the events of Call-ace Whist."""

from whistclub.cards.card import cards_to_text
from whistclub.games.base import GameBase
from whistclub.games.call_ace.bids import BIDS, PASS
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.games.call_ace.play import Playing
from whistclub.games.call_ace.settling import TAKE, Ace, King, Settling
from whistclub.games.call_ace.view import CallAceView
from whistclub.rules.actions import Action, Discard, Trump
from whistclub.rules.events import card_events, trick_events
from whistclub.rules.moment import Aim, Label, Moment, Note, Pile, Said, Tag, said
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.values import Event, event

_BY_NAME = {bid.name: bid for bid in BIDS.values()}
_PHASES = ("auction", "ace", "trump", "vip", "cat")


def moment_of(game: GameBase[CallAceOptions], view: CallAceView) -> Moment:
    """The contract, who undertakes it as far as the viewer knows, the card called, and the cat."""
    bid, size = _BY_NAME.get(view.contract), len(view.short_pack or game.stock.cards) // 4
    playing = view.phase == "play" and bid is not None
    laid = sum(action is None or isinstance(action, Discard) for _, action in view.acts)
    moving = view.exchanger if view.phase == "cat" else None
    left = view.turned[laid if moving is None else 0 :]
    called = () if view.called is None else (view.called,)
    tags = [Tag(view.holders[0], said("tag-ace-called"), called)] if called else []
    tags += [Tag(seat, said("tag-ace-partner")) for seat in view.holders[1:]]
    aims = (Aim(view.holders, min(bid.tricks, size)),) if bid and playing and view.holders else ()
    is_open = view.contract == "super_bordlaegger" or (view.contract == "bordlaegger" and any(view.won))
    return Moment(
        phase=view.phase,
        label=_label(view) if playing else None,
        guide=_guide(view),
        ask=said("ask-ace-standing", contract=view.contract) if view.phase == "auction" and bid else None,
        contract=view.contract or ("thrown_in" if view.phase == "over" else ""),
        holders=view.holders,
        notes=tuple(_notes(view)),
        tags=tuple(tags),
        aims=aims,
        open_hands=view.holders[:1] if playing and is_open else (),
        dealt=tuple(size - (laid if seat == moving else 0) for seat in FOUR),
        tricks=view.won,
        piles=(Pile("kitty", left, view.cat - len(left), "cat"),) if view.cat else (),
    )


def _label(view: CallAceView) -> Label:
    more = said("label-trump", suit=view.trump) if view.trump else said("label-no-trump")
    seats = said("label-seats", seats=seat_letter(view.holders[0], 4))
    return Label(said("label-call", contract=view.contract), seats, more)


def _guide(view: CallAceView) -> Said:
    """The sentence of the phase; in the play the viewer's part, which a card played does not change."""
    if view.phase in _PHASES or not view.holders:
        return said("guide-auction" if view.phase in {"auction", "over"} else f"guide-ace-{view.phase}")
    bid = _BY_NAME[view.contract]
    what = "sol" if bid.is_sol else "tricks"
    is_theirs = view.viewer in view.holders
    who = "declarer" if view.viewer == view.holders[0] else "partner" if is_theirs else "against"
    return said(f"guide-ace-{what}-{who}", count=bid.tricks)


def _notes(view: CallAceView) -> list[Note]:
    """The meaning of passing and taking before the play."""
    notes = []
    if TAKE in view.legal:
        suit = view.turned[-1].suits
        notes = [Note(TAKE.text, said("note-take-suit", suit=suit) if suit else said("note-take-no-trump"))]
    if PASS in view.legal and view.phase == "cat":
        notes.append(Note(PASS.text, said("note-pass-cat")))
    return notes


def events_of(
    before: Settling | Playing, seat: Seat, action: Action, after: Settling | Playing
) -> tuple[Event, ...]:
    """The act, and what follows from it at once."""
    if isinstance(before, Playing):
        told = list(card_events(before, seat, action))
        contract = before.contract
        if action.parts[0] is contract.called and seat in contract.side[1:]:
            told.append(event("event-ace-partner", seat, declarer=seat_letter(contract.side[0], 4)))
        if isinstance(after, Playing):
            told += trick_events(before, after)
            if contract.bid and contract.bid.kind == "bordlaegger" and sum(after.won) == 1 != sum(before.won):
                told.append(_hand_open(after))
        return tuple(told)
    told = _settling_events(before, seat, action)
    now, was = after.contract, before.contract
    if now.turned > was.turned:
        card = now.dealt.cat[now.turned - 1]
        told.append(event("event-vip-turned", card=card.text))
    if isinstance(after, Settling):
        if after.phase == "trump" and before.phase == "ace":
            told.append(event("event-trump-asked", after.turn))
        elif after.phase == "over":
            told.append(event("event-thrown-in"))
        return tuple(told)
    if now.exchanger is not None and now.laid:
        own = (("cards", cards_to_text(now.taken)),)
        told.append(
            Event("event-cat-taken", now.exchanger, (("count", len(now.laid)),), ((now.exchanger, own),))
        )
    key = "event-ace-contract" if now.trump else "event-ace-contract-no-trump"
    facts = {"suit": now.trump} if now.trump else {}
    told.append(event(key, now.declarer, contract=now.bid.name if now.bid else "", **facts))
    if now.bid is not None and now.bid.kind == "super_bordlaegger":
        told.append(_hand_open(after))
    return tuple(told)


def _settling_events(before: Settling, seat: Seat, action: Action) -> list[Event]:
    if isinstance(action, Ace | King):
        card = f"{action.parts[0]}{'A' if isinstance(action, Ace) else 'K'}"
        return [event("event-ace-called", seat, card=card)]
    if isinstance(action, Trump):
        return [event("event-trump-named", seat, suit=str(action.parts[0]))]
    if isinstance(action, Discard):
        return [Event("event-cat-laid", seat, (), ((seat, (("card", action.parts[0].text),)),))]
    if action is PASS:
        return [event("event-passed", seat)] if before.phase == "auction" else []
    if action in BIDS:
        return [event("event-called", seat, call=BIDS[action].name)]
    return [event("event-vip-taken" if action is TAKE else "event-vip-refused", seat)]


def _hand_open(play: Playing) -> Event:
    declarer = play.contract.side[0]
    cards = cards_to_text(play.contract.dealt.game.pack.members(play.hand_of(declarer)))
    return event("event-hand-open", declarer, cards=cards)
