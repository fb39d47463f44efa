"""The names of the values in reasons, events and score lines, and the values that stand for words.

The rules give text forms and whole numbers. A value whose name stands here is turned into words before the
message is put together; every other value goes in as it is (a count, or a text of the player's own, quoted).
A value that is empty, or no card, suit, seat or call of this game, stays as it was written.

    card, led, shown, turned, played, beaten, missing, best
                                               one card          SA, MK2; a wild is its suit letter alone
    cards                                      several cards     S2 S5, with blanks between
    suit, trump                                a suit letter     S
    suits                                      one of several    S W, with blanks between
    seat and the roles a seat can have         a seat letter     N
    seats                                      several seats     N S, with blanks between
    call, standing, contract, special          a call            misere_ouverte, sola_nola, grand
    strain                                     beside a number   uptown, or a suit letter
    hand                                       fore or aft
    next                                       an act            bid 3; a card to play by its name alone
    side, winners, losers                      a side's number   0, the place in the list of sides' names
"""

import json
from pathlib import Path
from typing import Final, Literal

Kind = Literal["card", "cards", "suit", "suits", "seat", "seats", "call", "strain", "side", "hand", "choice"]

_NAMES: Final[dict[Kind, list[str]]] = json.loads(Path(__file__).with_suffix(".json").read_bytes())
KINDS: Final = {name: kind for kind, names in _NAMES.items() for name in names}
"""The kind of each name. The browser reads the same table."""
