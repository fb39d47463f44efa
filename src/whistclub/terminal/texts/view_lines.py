"""The table as it stands for one viewer, a line a fact."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from whistclub.cards.card import Card
from whistclub.rules.seats import DUMMY
from whistclub.rules.values import View
from whistclub.terminal.texts.facts import fields_of, is_plain_play, stock_of
from whistclub.terminal.texts.words import Words


def table_lines(view: View, words: Words) -> list[str]:
    """Everything a view shows but the hand: trump, contract, bids, the trick, the tricks won."""
    return [
        *words.carry(view.setting.carry),
        *_contract(view, words),
        *_trump(view, words),
        *_trick(view, words),
    ]


def hand_lines(view: View, words: Words) -> list[str]:
    """The viewer's own hand, in the order in which its cards are offered."""
    return [words.say("line-hand", count=len(view.hand)), *words.hand(view.hand)]


def trick_number(view: View) -> int:
    """The number of the trick on the table, or of the next one."""
    facts = fields_of(view)
    if "dummy" in facts:
        return len(facts["dummy"]) + int(facts["led"] is None)
    won: tuple[int, ...] = facts.get("won", ())
    return sum(won) + 1


def _contract(view: View, words: Words) -> Iterator[str]:
    facts = fields_of(view)
    for shown in facts.get("bids", ()):
        yield words.say("line-bid-of", seat=words.seat(shown.seat), bid=words.speaker.call(shown.means))
    declarers = _seats(facts, words)
    contract = facts.get("contract") or facts.get("standing")
    if contract:
        called = words.speaker.call(str(contract))
        if declarers:
            yield words.say("line-contract-of", contract=called, declarers=declarers)
        else:
            yield words.say("line-contract", contract=called)
    if facts.get("sitting_out") is not None:
        yield words.say("line-sitting-out", seat=words.seat(facts["sitting_out"]))
    if facts.get("bid") is not None:
        yield words.say("line-bid", count=int(facts["bid"]))
    if facts.get("bids_left"):
        yield words.say("line-bids-left", bids=_numbers(facts["bids_left"], words))
    if facts.get("markers"):
        yield words.say("line-markers", pips=_numbers(facts["markers"], words))
    if facts.get("declared") is not None:
        yield words.say("line-declared", pip=int(facts["declared"]))


def _trump(view: View, words: Words) -> Iterator[str]:
    facts = fields_of(view)
    if view.trump:
        yield words.say("line-trump", suit=words.speaker.suit(view.trump))
    elif words.game.seats == 1:
        yield words.say("line-no-trump")
    if "side_left" in facts:
        yield words.say("line-side-left", count=int(facts["side_left"]))
    stock = stock_of(facts)
    if stock is not None:
        yield words.say("line-stock", count=stock.count)
        if stock.card is not None:
            yield words.say("line-stock-card", card=words.card(stock.card))
    for seat, card in view.shown:
        yield words.say("line-shown", seat=words.seat(seat), card=words.card(card))
    if facts.get("with_pair"):
        yield words.say("line-with-pair", cards=_cards(facts["with_pair"], words))
    if facts.get("partner_holds"):
        yield words.say("line-partner-holds", cards=_cards(facts["partner_holds"], words))


def _trick(view: View, words: Words) -> Iterator[str]:
    facts = fields_of(view)
    if view.trick and words.game.seats > 1:
        yield words.say("line-trick-led", number=trick_number(view), seat=words.seat(view.trick[0][0]))
    elif view.to_act and is_plain_play(view, words):
        yield words.say("line-trick-leads", number=trick_number(view), seat=words.seat(view.to_act[0]))
    winning = words.game.winning(view)
    if isinstance(facts.get("led"), Card):
        key = "line-dummy-winning" if winning == DUMMY else "line-dummy"
        yield words.say(key, card=words.card(facts["led"]))
    for seat, card in view.trick:
        key = "line-on-table-winning" if winning == seat else "line-on-table"
        yield words.say(key, seat=words.seat(seat), card=words.card(card))
    won = facts.get("won")
    if isinstance(won, int):
        yield words.say("line-won-alone", count=won)
    yield from won_lines(view, words)


def won_lines(view: View, words: Words) -> Iterator[str]:
    """The tricks of each side, once there are any; a solitaire's are told with each trick."""
    won = fields_of(view).get("won")
    if isinstance(won, tuple) and any(won):
        yield words.say("line-won", tricks=words.counted(_by_side(won, words)))


def _by_side(won: Sequence[int], words: Words) -> Sequence[int]:
    """Returns the tricks of each side."""
    return [sum(won[side :: words.game.sides]) for side in range(words.game.sides)]


def _seats(facts: Mapping[str, Any], words: Words) -> str:
    """Returns the seats that hold the contract, or its bidder."""
    seats = facts.get("holders") or ()
    if not seats and facts.get("bidder") is not None:
        seats = (facts["bidder"],)
    return words.speaker.listed([words.seat(seat) for seat in seats]) if seats else ""


def _numbers(numbers: tuple[int, ...], words: Words) -> str:
    return words.speaker.listed([str(number) for number in numbers], last="list-comma")


def _cards(cards: tuple[Card, ...], words: Words) -> str:
    return words.speaker.listed([words.card(card) for card in cards], last="list-comma")
