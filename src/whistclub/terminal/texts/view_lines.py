"""The table as it stands for one viewer, a line a fact."""

from collections.abc import Iterator, Sequence

from whistclub.cards.card import Card
from whistclub.rules.moment import Moment
from whistclub.rules.seats import DUMMY, Seat
from whistclub.rules.values import View
from whistclub.terminal.texts.facts import (
    by_side,
    is_plain_play,
    label_text,
    pile_of,
    pile_text,
    trick_number,
    won_of,
)
from whistclub.terminal.texts.words import Words


def table_lines(view: View, moment: Moment, winning: Seat | None, words: Words) -> list[str]:
    """Everything a view shows but the hand: trump, contract, bids, the trick with who is winning it, the tricks won."""
    return [
        *words.counts(view.setting),
        *_bids(view, moment, words),
        *_trump(view, words),
        *_piles(moment, words),
        *_known(view, moment, words),
        *_trick(view, moment, winning, words),
    ]


def hand_lines(view: View, words: Words) -> list[str]:
    """The viewer's own hand, in the order in which its cards are offered."""
    return [words.say("line-hand", count=len(view.hand)), *words.hand(view.hand)]


def _bids(view: View, moment: Moment, words: Words) -> Iterator[str]:
    """The words said of seats, what is played, who sits out, and the tricks that are wanted."""
    for tag in moment.tags:
        yield words.say("line-tag", seat=words.seat(tag.seat), text=words.told(tag.text, view.viewer))
    label = label_text(view, moment, words)
    if label:
        yield words.say("line-label", label=label)
    for seat in moment.out:
        yield words.say("line-sitting-out", seat=words.seat(seat))
    for aim in moment.aims:
        seats = words.speaker.listed([words.seat(seat) for seat in aim.seats])
        yield words.say("line-aim", seats=seats, won=won_of(aim, moment), tricks=aim.tricks)
    tally = moment.tally
    if tally is not None and tally.open:
        yield words.say(f"line-open-{tally.kind}", numbers=_numbers(tally.open, words))


def _trump(view: View, words: Words) -> Iterator[str]:
    if view.trump:
        yield words.say("line-trump", suit=words.speaker.suit(view.trump))
    elif words.game.seats == 1:
        yield words.say("line-no-trump")


def _piles(moment: Moment, words: Words) -> Iterator[str]:
    """The cards left in the piles, and the cards that lie face up on the stock or were turned for trump."""
    for pile in moment.piles:
        text = pile_text(pile, words)
        if text:
            yield words.say("line-pile", text=text)
        key = {"stock": "line-stock-card", "turned": "line-turned"}.get(pile.kind)
        for card in pile.cards if key else ():
            yield words.say(key or "", card=words.card(card))


def _known(view: View, moment: Moment, words: Words) -> Iterator[str]:
    turned = pile_of(moment, "turned")
    for seat, card in view.shown:
        if turned is None or card not in turned.cards:
            yield words.say("line-shown", seat=words.seat(seat), card=words.card(card))
    for known in moment.known:
        yield words.say("line-known", heading=words.say(known.heading), cards=_cards(known.cards, words))


def _trick(view: View, moment: Moment, winning: Seat | None, words: Words) -> Iterator[str]:
    number = trick_number(view, moment)
    if view.trick and words.game.seats > 1:
        yield words.say("line-trick-led", number=number, seat=words.seat(view.trick[0][0]))
    elif view.to_act and is_plain_play(moment, words):
        yield words.say("line-trick-leads", number=number, seat=words.seat(view.to_act[0]))
    if moment.led is not None:
        key = "line-dummy-winning" if winning == DUMMY else "line-dummy"
        yield words.say(key, card=words.card(moment.led))
    for seat, card in view.trick:
        key = "line-on-table-winning" if winning == seat else "line-on-table"
        yield words.say(key, seat=words.seat(seat), card=words.card(card))
    if words.game.seats == 1 and moment.tricks:
        yield words.say("line-won-alone", count=moment.tricks[0])
    yield from won_lines(moment, words)


def won_lines(moment: Moment, words: Words) -> Iterator[str]:
    """The tricks of each side, once there are any; a solitaire's are told with each trick."""
    if words.game.seats > 1 and any(moment.tricks):
        yield words.say("line-won", tricks=words.counted(by_side(moment.tricks, words)))


def _numbers(numbers: Sequence[int], words: Words) -> str:
    return words.speaker.listed([str(number) for number in numbers], last="list-comma")


def _cards(cards: Sequence[Card], words: Words) -> str:
    return words.speaker.listed([words.card(card) for card in cards], last="list-comma")
