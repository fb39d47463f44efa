"""The parts of a moment that the solitaires share: the dummy, the side pile, and the choice to turn its next card."""

from typing import Any, Final

import msgspec

from whistclub.cards.pack import Pack
from whistclub.rules.deal import Stock
from whistclub.rules.dummy_play import HAND_NAMES, KEEP, TWIDDLE
from whistclub.rules.moment import Note, Pile, Said, said
from whistclub.rules.passage import PassageView, passage_size, winning_in_passage
from whistclub.rules.seats import ALONE, Seat
from whistclub.rules.tricks import NO_TRUMP

_TURNS_NONE: Final = said("note-twiddle-none")
_YOURS: Final = said("note-keep-yours")
_DUMMYS: Final = said("note-keep-dummys")


class _Trick(msgspec.Struct, frozen=True, gc=False):
    """The taker of a trick as it lies, by each suit that may still be turned, and after the pile's end without
    trump.
    """

    winner: Seat | None
    takers: dict[str, Seat | None]
    without_trump: Seat | None = None


def passage_fields(view: PassageView, pack: Pack, stock: Stock, pile: str) -> dict[str, Any]:
    """The fields of a moment that tell of the dummy, the side pile, the tricks, and what a twiddle would change.

    `pile` is the name of the side pile: the message `note-twiddle-NAME` says what turning its next card means.
    """
    is_judged = KEEP in view.legal
    # Both the question and the notes ask who takes the trick under each suit: that is judged here, once.
    trick = _judged(view, pack) if is_judged else None
    return {
        "phase": view.phase,
        "led": view.led,
        "dealt": (_hands_had(view) * passage_size(len(view.short_pack or stock.cards)),),
        "tricks": (view.won,),
        "piles": (
            Pile("dummy", view.dummy),
            Pile("side", view.side, view.side_left, pile),
        ),
        "ask": None if trick is None else _ask(view, trick),
        "notes": _notes(view, trick, pile) if TWIDDLE in view.legal or is_judged else (),
    }


def _hands_had(view: PassageView) -> int:
    """The hands that the player has had of this passage: fore, or fore and aft."""
    return HAND_NAMES.index(view.phase) + 1


def _judged(view: PassageView, pack: Pack) -> _Trick:
    """The trick on the table, judged under the trump in force and under each suit that the side pile still has."""
    gone = {card.suits for card in view.side}
    if not view.side_left:
        return _Trick(winning_in_passage(view, pack), {}, _taker(view, pack, NO_TRUMP))
    takers = {suit: _taker(view, pack, suit) for suit in pack.suits if suit not in gone}
    return _Trick(winning_in_passage(view, pack), takers)


def _taker(view: PassageView, pack: Pack, trump: str) -> Seat | None:
    return winning_in_passage(msgspec.structs.replace(view, trump=trump), pack)


def _ask(view: PassageView, trick: _Trick) -> Said:
    """The seat that takes the trick as it lies, and which cards turned now would change that."""
    who = "yours" if trick.winner == ALONE else "dummys"
    turning = " ".join(suit for suit, taker in trick.takers.items() if taker != trick.winner)
    if turning:
        return said(f"ask-twiddle-{who}", suits=turning)
    if not view.side_left and trick.without_trump != trick.winner:
        return said(f"ask-twiddle-{who}-away")
    return said(f"ask-twiddle-{who}-sure")


def _notes(view: PassageView, trick: _Trick | None, pile: str) -> tuple[Note, ...]:
    """The meaning of turning the next card, and of keeping the trump; after the card with the chance that the trick is
    won.
    """
    twiddle = Note(TWIDDLE.text, said(f"note-twiddle-{pile}") if view.side_left else _TURNS_NONE)
    if trick is None:
        return (twiddle,)
    if view.side_left:
        good = sum(taker == ALONE for taker in trick.takers.values())
        twiddle = Note(TWIDDLE.text, said("note-twiddle-odds", good=good, count=len(trick.takers)))
    keep = Note(KEEP.text, _YOURS if trick.winner == ALONE else _DUMMYS)
    return (twiddle, keep) if TWIDDLE in view.legal else (keep,)
