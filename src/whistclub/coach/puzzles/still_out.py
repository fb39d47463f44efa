"""The knowledge of somebody who has counted well: the cards that are still out, and what seats have shown."""

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.players.worlds import evidence_of
from whistclub.rules.game import Game
from whistclub.rules.passage import PassageView
from whistclub.rules.seats import FOUR, seat_letter
from whistclub.rules.tricks import plays_among
from whistclub.rules.values import View


class Known(msgspec.Struct, frozen=True):
    """A seat's certain holding: `lacks` are the letters of suits it has none of, `holds` the cards it must have."""

    seat: str
    lacks: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()


class StillOut(msgspec.Struct, frozen=True):
    """The cards that others hold, or that the dummy may still turn, in the order of the pack, and what is known of
    seats.
    """

    cards: tuple[str, ...]
    known: tuple[Known, ...] = ()


def still_out(game: Game, view: View) -> StillOut:
    """The cards still out for the viewer."""
    if isinstance(view, PassageView):
        seen = {*view.hand, *view.dummy, *view.dummy_fore, *(card for _, card in plays_among(view.acts))}
        return StillOut(tuple(card.text for card in game.stock.cards if card not in seen))
    reading = evidence_of(game, view).reading
    known = []
    for seat in FOUR:
        if seat == reading.me:
            continue
        lacks = tuple(
            suit
            for suit in FRENCH.suits
            if reading.counts[seat]
            and FRENCH.of_suit(suit) & reading.out
            and not reading.may_hold[seat] & FRENCH.of_suit(suit) & reading.out
        )
        holds = tuple(card.text for card in FRENCH.iterate(reading.known[seat] & reading.out))
        if lacks or holds:
            known.append(Known(seat_letter(seat, len(FOUR)), lacks, holds))
    return StillOut(tuple(card.text for card in FRENCH.iterate(reading.out)), tuple(known))
