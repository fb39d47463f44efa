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
    hand                                       fore or aft
    next                                       an act            bid 3; a card to play by its name alone
    side, winners, losers                      a side's number   0, the place in the list of sides' names
"""

from typing import Final, Literal

Kind = Literal["card", "cards", "suit", "suits", "seat", "seats", "call", "side", "hand", "choice"]

KINDS: Final[dict[str, Kind]] = {
    **dict.fromkeys(("card", "led", "shown", "turned", "played", "beaten", "missing", "best"), "card"),
    "cards": "cards",
    "suits": "suits",
    **dict.fromkeys(("suit", "trump"), "suit"),
    **dict.fromkeys(
        ("seat", "dealer", "leader", "winner", "bidder", "declarer", "partner", "grander", "proposer", "to"),
        "seat",
    ),
    "seats": "seats",
    "hand": "hand",
    "next": "choice",
    **dict.fromkeys(("call", "standing", "contract", "special"), "call"),
    **dict.fromkeys(("side", "winners", "losers"), "side"),
}
