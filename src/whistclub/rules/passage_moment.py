"""The parts of a moment that the solitaires share: the dummy, the side pile, and the choice to turn its next card."""

from typing import Any, Final

import msgspec

from whistclub.cards.pack import Pack
from whistclub.rules.dummy_play import HAND_NAMES, KEEP, TWIDDLE
from whistclub.rules.game import Game
from whistclub.rules.moment import Note, Pile, Said, said
from whistclub.rules.passage import PassageView, passage_size, winning_in_passage
from whistclub.rules.seats import ALONE
from whistclub.rules.tricks import NO_TRUMP

_TURNS_NONE: Final = said("note-twiddle-none")
_YOURS: Final = said("note-keep-yours")
_DUMMYS: Final = said("note-keep-dummys")


def passage_fields(view: PassageView, game: Game, pile: str) -> dict[str, Any]:
    """The fields of a moment that tell of the dummy, the side pile, the tricks, and what a twiddle would change.

    `pile` is the name of the side pile: the message `note-twiddle-NAME` says what turning its next card means.
    """
    pack, is_judged = game.pack, KEEP in view.legal
    return {
        "phase": view.phase,
        "led": view.led,
        "dealt": (_hands_had(view) * passage_size(len(view.short_pack or game.stock.cards)),),
        "tricks": (view.won,),
        "piles": (
            Pile("dummy", view.dummy),
            Pile("side", view.side, view.side_left, pile),
        ),
        "ask": _ask(view, pack) if is_judged else None,
        "notes": _notes(view, pack, pile) if TWIDDLE in view.legal or is_judged else (),
    }


def _hands_had(view: PassageView) -> int:
    """The hands that the player has had of this passage: fore, or fore and aft."""
    return HAND_NAMES.index(view.phase) + 1


def turning_suits(view: PassageView, pack: Pack) -> str:
    """The suits, in the order of the pack, whose card of the side pile would give the trick to the other, were it turned."""
    now = winning_in_passage(view, pack)
    return " ".join(suit for suit in _suits_left(view, pack) if _taker(view, pack, suit) != now)


def _suits_left(view: PassageView, pack: Pack) -> tuple[str, ...]:
    gone = {card.suits for card in view.side}
    return tuple(suit for suit in pack.suits if suit not in gone)


def _taker(view: PassageView, pack: Pack, trump: str) -> int | None:
    return winning_in_passage(msgspec.structs.replace(view, trump=trump), pack)


def _ask(view: PassageView, pack: Pack) -> Said:
    """Who takes the trick as it lies, and which cards turned now would change that."""
    who = "yours" if winning_in_passage(view, pack) == ALONE else "dummys"
    turning = turning_suits(view, pack)
    if turning:
        return said(f"ask-twiddle-{who}", suits=turning)
    if not view.side_left and _taker(view, pack, NO_TRUMP) != winning_in_passage(view, pack):
        return said(f"ask-twiddle-{who}-away")
    return said(f"ask-twiddle-{who}-sure")


def _notes(view: PassageView, pack: Pack, pile: str) -> tuple[Note, ...]:
    """The meaning of turning the next card, and of keeping the trump; after the card with the chance that the trick is won."""
    twiddle = Note(TWIDDLE.text, said(f"note-twiddle-{pile}") if view.side_left else _TURNS_NONE)
    if KEEP not in view.legal:
        return (twiddle,)
    if view.side_left:
        left = _suits_left(view, pack)
        good = sum(_taker(view, pack, suit) == ALONE for suit in left)
        twiddle = Note(TWIDDLE.text, said("note-twiddle-odds", good=good, count=len(left)))
    keep = Note(KEEP.text, _YOURS if winning_in_passage(view, pack) == ALONE else _DUMMYS)
    return (twiddle, keep) if TWIDDLE in view.legal else (keep,)
