"""A view as numbers: named pieces of a fixed size, the same for every seat and every deal of a game.

Cards stand at their index in the pack. A list of cards whose order matters has each card's place, from 1, where a set
of cards has a 1. What follows from the acts (contracts, shown bids) is left out; acts themselves are one row each, in
the information state only.
"""

from collections.abc import Callable
from itertools import accumulate
from math import prod
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from whistclub.cards.card import Card
from whistclub.cards.errors import BadSetting, reason
from whistclub.rules.actions import Action, SeenAct
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import Seat
from whistclub.rules.values import View
from whistclub.study.face import Face

Floats = NDArray[np.float32]
Fill = Callable[[Any, Floats], None]
_PLACED_ELSEWHERE: Final = {"viewer", "setting", "to_act", "legal", "acts", "short_pack", "hand", "trump"}
_LIST_LENGTH: Final = 8
HIGHEST: Final = 64.0
"""No number of a layout is higher, and none is below 0."""


class Piece(msgspec.Struct, frozen=True):
    """A named part of the tensor, its shape, and how a view is written into it (which holds zeros before)."""

    name: str
    shape: tuple[int, ...]
    fill: Fill

    @property
    def size(self) -> int:
        """Its size in numbers."""
        return prod(self.shape)


class Layout(msgspec.Struct, frozen=True):
    """The pieces of a tensor in order; `ends` follow from them: where each ends in the flat tensor."""

    pieces: tuple[Piece, ...]
    ends: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "ends", tuple(accumulate(piece.size for piece in self.pieces)))

    @property
    def size(self) -> int:
        """The size of the tensor in numbers."""
        return self.ends[-1]

    def parts_of(self, tensor: Floats) -> dict[str, Floats]:
        """The pieces of a flat tensor by name, as shaped windows on it."""
        starts = (0, *self.ends)
        return {
            piece.name: tensor[start:end].reshape(piece.shape)
            for piece, start, end in zip(self.pieces, starts, self.ends, strict=False)
        }

    def fill(self, view: View, parts: dict[str, Floats]) -> None:
        """Writes a seat's view into the pieces of a tensor of zeros."""
        for piece in self.pieces:
            piece.fill(view, parts[piece.name])


def layout_of(face: Face, *, with_acts: bool) -> Layout:
    """The layout of a game's views: with the acts an information state, without an observation of the moment."""
    game = face.game
    seats, cards, suits = game.seats, len(game.pack.cards), game.pack.suits
    pieces = [
        Piece("player", (seats,), _one(lambda view: view.viewer)),
        Piece("dealer", (seats,), _one(lambda view: view.setting.dealer)),
        Piece("to_act", (seats,), _to_act),
        Piece("hand", (cards,), lambda view, out: _set(view.hand, out)),
        Piece("trump", (len(suits),), _one(lambda view: suits.index(view.trump) if view.trump else None)),
    ]
    for name, hint in get_type_hints(_view_type(face)).items():
        made = None if name in _PLACED_ELSEWHERE else _piece(name, hint, seats, cards)
        if made is not None:
            pieces.append(made)
    if with_acts:
        pieces.append(_acts_piece(face))
    return Layout(tuple(pieces))


def _view_type(face: Face) -> type[View]:
    deal = deal_from_seed(seed_from_text("1"), face.game, 1)
    view: View = face.game.view(face.game.start(deal, face.setting), None)
    return type(view)


def _piece(name: str, hint: Any, seats: int, cards: int) -> Piece | None:
    """The piece of a field of a game's own view, by its type; None for what follows from the rest."""
    optional = type(None) in get_args(hint)
    parts = [part for part in get_args(hint) if part is not type(None)] if optional else [hint]
    if len(parts) != 1:
        return None
    if parts[0] is Card:
        return Piece(name, (cards,), lambda view, out: _set(_present(getattr(view, name)), out))
    if parts[0] in {int, bool}:
        shift = int(optional)
        return Piece(name, (1,), lambda view, out: _number(getattr(view, name), shift, out))
    if get_origin(parts[0]) is not tuple:
        return None
    return _list_piece(name, get_args(parts[0]), seats, cards)


def _list_piece(name: str, inner: tuple[Any, ...], seats: int, cards: int) -> Piece | None:
    if inner[0] is Card:
        return Piece(name, (cards,), lambda view, out: _places(getattr(view, name) or (), out))
    if get_args(inner[0]) == (Seat, Card):
        return Piece(name, (seats, cards), lambda view, out: _by_seat(getattr(view, name) or (), out))
    if inner[0] is int:
        return Piece(name, (_LIST_LENGTH,), lambda view, out: _numbers(getattr(view, name) or (), out))
    return None


_NO_ACTS: Final[tuple[tuple[SeenAct, ...], NDArray[np.intp]]] = ((), np.zeros(0, np.intp))


def _acts_piece(face: Face) -> Piece:
    """A row an act: whose, whether its value is unknown, its verb, its words, its cards."""
    acts, seats = face.acts, face.game.seats
    verbs = list(dict.fromkeys(action.verb for action in acts))
    words = list(dict.fromkeys(str(p) for action in acts for p in action.parts if not isinstance(p, Card)))
    first_verb, first_word = seats + 1, seats + 1 + len(verbs)
    first_card = first_word + len(words)
    width, unknown = first_card + len(face.game.pack.cards), [seats]
    columns: dict[Action, list[int]] = {}
    for action in acts:
        parts = (
            first_card + part.index if isinstance(part, Card) else first_word + words.index(str(part))
            for part in action.parts
        )
        columns[action] = [first_verb + verbs.index(action.verb), *parts]

    kept: dict[Any, tuple[tuple[SeenAct, ...], NDArray[np.intp]]] = {}

    def fill(view: View, out: Floats) -> None:
        # A seat's acts mostly go on from those it was asked about last: only what is new is looked up.
        if len(view.acts) > face.limits.acts:
            raise BadSetting(reason("study-more-acts", game=face.game.key, most=face.limits.acts))
        before, places = kept.get(view.viewer, _NO_ACTS)
        if view.acts[: len(before)] != before:
            before, places = _NO_ACTS
        new: list[int] = []
        for row, (seat, action) in enumerate(view.acts[len(before) :], len(before)):
            here = row * width
            new.append(here + seat)
            new += [here + column for column in (unknown if action is None else columns[action])]
        if new:
            places = np.concatenate([places, np.array(new, np.intp)])
        kept[view.viewer] = view.acts, places
        out.reshape(-1)[places] = 1

    return Piece("acts", (face.limits.acts, width), fill)


def _one(choose: Callable[[Any], int | None]) -> Fill:
    def fill(view: Any, out: Floats) -> None:
        place = choose(view)
        if place is not None and place < out.size:
            out[place] = 1

    return fill


def _present(card: Card | None) -> tuple[Card, ...]:
    return () if card is None else (card,)


def _to_act(view: View, out: Floats) -> None:
    for seat in view.to_act:
        out[seat] = 1


def _set(cards: tuple[Card, ...], out: Floats) -> None:
    for card in cards:
        out[card.index] = 1


def _places(cards: tuple[Card, ...], out: Floats) -> None:
    for place, card in enumerate(cards, 1):
        out[card.index] = place


def _by_seat(cards: tuple[tuple[Seat, Card], ...], out: Floats) -> None:
    for place, (seat, card) in enumerate(cards, 1):
        out[seat, card.index] = place


def _number(value: int | None, shift: int, out: Floats) -> None:
    """A whole number; one that may be missing is 0 then, and else one more than it is."""
    if value is not None:
        out[0] = value + shift


def _numbers(values: tuple[int, ...], out: Floats) -> None:
    """Whole numbers, each one more than it is; 0 where the list has ended."""
    for place, value in enumerate(values):
        out[place] = value + 1
