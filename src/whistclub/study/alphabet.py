"""The acts of a game as whole numbers, the same for every option and preset of that game.

| game | numbers | acts |
|---|---|---|
| whist | 0-51 | `play` each card in pack order |
| minnesota | 0-51 | `play` each card |
| | 52-103 | `lay` each card |
| | 104-753 | `lay` two cards of one colour: the clubs and spades, then the diamonds and hearts, each pair in pack order |
| | 754-805 | `exchange` each card |
| | 806-808 | `say` grand, nullo, pass |
| | 809-811 | `call` pass, sola_nola, grand_dix |
| solo | 0-51 | `play` each card |
| | 52-60 | `call` pass, propose, accept, then the contracts from solo up to abondance_declared |
| | 61-64 | `trump` C, D, H, S |
| gongor | 0-29 | `play` each card of the pack dealt from, Aces left out |
| | 30-37 | `bid` 0 to 7 |
| | 38, 39 | `twiddle`, `keep` |

`table(key)` lists them with their texts.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Final

from whistclub.cards.decktet import GONGOR_CARDS
from whistclub.cards.errors import BadOption, reason
from whistclub.cards.french import BLACK, FRENCH, RED
from whistclub.rules.actions import KEEP, TWIDDLE, Action, Bid, Call, Exchange, Lay, Play, Say, Trump

_SOLO_CALLS: Final = (
    "pass", "propose", "accept", "solo", "misere", "abondance", "abondance_in_trumps", "misere_ouverte",
    "abondance_declared",
)  # fmt: skip


def _plays() -> Iterator[Action]:
    return (Play(card) for card in FRENCH.cards)


def _minnesota() -> Iterator[Action]:
    yield from _plays()
    yield from (Lay(card) for card in FRENCH.cards)
    for colour in (BLACK, RED):
        cards = sorted(card for card in FRENCH.cards if card.suits in colour)
        yield from (Lay(*pair) for pair in combinations(cards, 2))
    yield from (Exchange(card) for card in FRENCH.cards)
    yield from (Say(word) for word in ("grand", "nullo", "pass"))
    yield from (Call(word) for word in ("pass", "sola_nola", "grand_dix"))


def _solo() -> Iterator[Action]:
    yield from _plays()
    yield from (Call(word) for word in _SOLO_CALLS)
    yield from (Trump(suit) for suit in FRENCH.suits)


def _gongor() -> Iterator[Action]:
    yield from (Play(card) for card in GONGOR_CARDS)
    yield from (Bid(count) for count in range(8))
    yield from (TWIDDLE, KEEP)


_ALPHABETS: Final[dict[str, Callable[[], Iterator[Action]]]] = {
    "gongor": _gongor,
    "minnesota": _minnesota,
    "solo": _solo,
    "whist": _plays,
}
GAME_KEYS: Final = tuple(_ALPHABETS)
"""The games that have faces here."""


@cache
def acts_of(key: str) -> tuple[Action, ...]:
    """Every act of the game with this key; an act's number is its place. Raises BadOption for a game without a face."""
    try:
        return tuple(_ALPHABETS[key]())
    except KeyError:
        raise BadOption(reason("game-unknown", name=key[:40], valid=", ".join(GAME_KEYS))) from None


@cache
def numbers_of(key: str) -> dict[Action, int]:
    """The number of every act of the game with this key. Raises BadOption for a game without a face."""
    return {action: number for number, action in enumerate(acts_of(key))}


def table(key: str) -> str:
    """A line an act: its number and its text. Raises BadOption for a game without a face."""
    return "\n".join(f"{number} {action.text}" for number, action in enumerate(acts_of(key)))
