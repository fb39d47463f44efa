"""The entry of a deal that was played with real cards: what a game has to be told to score it.

A game lists what may have been played; people say which it was, who declared it, and what came of it. The points follow
from the game's own score.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult

Declarers = Literal["nobody", "side", "player", "pair", "partners", "each"]
"""The declaring side: nobody, one of two sides, one player against three, two players against two, one with a partner
or without, or each of one to four players alone.
"""

Outcome = Literal["tricks", "made", "nothing"]
"""The facts to be known of a contract's outcome: the tricks taken, whether it was made, or nothing more."""


Counted = Literal["tricks", "books"]
"""The word for what is counted: books are tricks and what a game counts as one."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may have been played in a deal.

    `undertaken` are the tricks that make it, 0 where no number does; `avoids` is true where a trick taken is a loss.
    Choices of one name differ by the `number` called, or by the `times` that the deal counts: each is asked.
    `name` is the stem of the messages that call it, `about` the message that tells how one knows it; `card` is a card
    that shows it, empty for none.
    """

    key: str
    declarers: Declarers = "nobody"
    outcome: Outcome = "tricks"
    undertaken: int = 0
    avoids: bool = False
    number: int = 0
    times: int = 1
    counts: Counted = "tricks"
    name: str = ""
    about: str = ""
    card: str = ""


_THROWN_IN: Final = "evening-entry-thrown-in"
THROWN_IN: Final = Choice(key="thrown_in", outcome="nothing", name=_THROWN_IN, about=f"{_THROWN_IN}-about")
"""Cards thrown in: nobody plays."""


class DealFacts(msgspec.Struct, frozen=True, kw_only=True):
    """The facts entered about a deal: the key of its choice, the seats that declared (one of them for a side), the
    tricks of the declaring side (of North and South where nobody declares), and whether it was made: where each plays
    alone, who of them `kept` it.
    """

    played: str
    by: tuple[Seat, ...] = ()
    tricks: int = 0
    made: bool = False
    kept: tuple[Seat, ...] = ()


class DealEntry(msgspec.Struct, frozen=True):
    """A game's entry of deals, each a function: its choices by its options (none where facts do not suffice), the score
    of a deal that the facts tell, and the facts of a position that has run its course.
    """

    choices: Callable[[Any], tuple[Choice, ...]]
    score: Callable[[Any, DealFacts], DealResult]
    facts: Callable[[Any], DealFacts]
