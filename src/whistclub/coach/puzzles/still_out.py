"""The knowledge of somebody who has counted well: the cards that are still out, and what seats have shown."""

from itertools import repeat

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.players.reading import Reading
from whistclub.players.worlds import evidence_of
from whistclub.rules.actions import Discard
from whistclub.rules.game import Game
from whistclub.rules.passage import PassageView
from whistclub.rules.seats import FOUR, seat_letter, seats_of_table
from whistclub.rules.tricks import cannot_hold, plays_among, split_tricks
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


def reading_of(game: Game, view: View) -> Reading | None:
    """The reading of a view; None where cards lie elsewhere than in four hands of the French pack."""
    try:
        return evidence_of(game, view).reading
    except ValueError:
        return None


def _certain(game: Game, view: View) -> StillOut:
    """The cards that a seat has not seen or laid away, and the suits that others have failed to follow."""
    plays = list(plays_among(view.acts))
    laid = [act.card for _, act in view.acts if isinstance(act, Discard)]
    seen = {*view.hand, *laid, *(card for _, card in plays)}
    cards = [card for card in view.short_pack or game.stock.cards if card not in seen]
    lacking = cannot_hold(split_tricks(plays, repeat(game.seats)), game.seats, game.judge(view))
    out, known = game.pack.mask(cards), []
    for seat in seats_of_table(game.seats):
        suits = {suit: game.pack.of_suit(suit) & out for suit in game.pack.suits}
        lacks = tuple(suit for suit, left in suits.items() if left and not left & ~lacking[seat])
        holds = tuple(card.text for who, card in view.shown if who == seat and card not in seen)
        if seat != view.viewer and (lacks or holds):
            known.append(Known(seat_letter(seat, game.seats), lacks, holds))
    return StillOut(tuple(card.text for card in cards), tuple(known))


def still_out(game: Game, view: View) -> StillOut:
    """The cards still out for the viewer."""
    if isinstance(view, PassageView):
        seen = {*view.hand, *view.dummy, *view.dummy_fore, *(card for _, card in plays_among(view.acts))}
        return StillOut(tuple(card.text for card in game.stock.cards if card not in seen))
    reading = reading_of(game, view)
    if reading is None:
        return _certain(game, view)
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
