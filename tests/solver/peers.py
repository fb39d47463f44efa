"""DDS, asked through the library that the wheel `endplay` carries."""

import ctypes
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from whistclub.cards.french import FRENCH
from whistclub.solver import Question

_SUITS = "SHDC"


class _Deal(ctypes.Structure):
    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("suits", ctypes.c_int * 3),
        ("ranks", ctypes.c_int * 3),
        ("left", (ctypes.c_uint * 4) * 4),
    )


class _Tricks(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    )


@cache
def library() -> Any:
    """The shared library, loaded without the package's own imports."""
    spec = find_spec("endplay")
    assert spec is not None
    assert spec.submodule_search_locations
    (path,) = (Path(spec.submodule_search_locations[0]) / "_dds").glob("libdds.*")
    dds = ctypes.CDLL(str(path))
    dds.SetMaxThreads(1)
    dds.SolveBoard.argtypes = (_Deal, *(ctypes.c_int,) * 3, ctypes.POINTER(_Tricks), ctypes.c_int)
    return dds


def deal_of(question: Question) -> _Deal:
    """A question between tricks as DDS takes it."""
    deal = _Deal(trump=_SUITS.index(question.trump) if question.trump else 4, first=question.leader)
    for seat, hand in enumerate(question.hands):
        for card in FRENCH.members(hand):
            deal.left[seat][_SUITS.index(card.suits)] |= 1 << card.rank
    return deal


def ask(deal: _Deal, solutions: int) -> _Tricks:
    """The answer of DDS: one best card (1) or every card (3)."""
    found = _Tricks()
    code = library().SolveBoard(deal, -1, solutions, 1, ctypes.byref(found), 0)
    assert code == 1, code
    return found


def dds_values(question: Question) -> dict[str, int]:
    """Tricks of the leader's pair for each card of the leader."""
    found = ask(deal_of(question), 3)
    values = {}
    for place in range(found.cards):
        ranks = found.equals[place] | 1 << found.rank[place]
        for rank in range(2, 15):
            if ranks >> rank & 1:
                values[_SUITS[found.suit[place]] + "23456789TJQKA"[rank - 2]] = int(found.score[place])
    return values
