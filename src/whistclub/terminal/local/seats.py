"""The seats that people take at a table of this machine, as a command line names them."""

from typing import Final

from whistclub.cards.errors import BadOption, reason
from whistclub.rules.seats import Seat, near_seat

YOU_AND_BOTS: Final = "you,bots"


def read_seats(text: str, seats: int) -> frozenset[Seat]:
    """Returns the seats that a person takes, the others being bots'.

    `you,bots` is the usual seat, `bots` nobody, and a word (`you` or `bots`) for each seat names them in order.
    Raises BadOption naming what is valid.
    """
    words = [word.strip().lower() for word in text.split(",")]
    usual = near_seat(seats)
    example = ",".join("you" if seat == usual else "bots" for seat in range(seats))
    valid = f"{YOU_AND_BOTS} / bots" + (f" / {example}" if seats > 2 else "")
    if not set(words) <= {"you", "bot", "bots"} or words.count("you") > 1:
        raise BadOption(reason("seats-value", value=text[:40], valid=valid))
    if words in (["bots"], ["bot"]):
        return frozenset()
    if len(words) == seats > 2:
        return frozenset(Seat(seat) for seat, word in enumerate(words) if word == "you")
    if words[0] == "you" and len(words) <= 2:
        return frozenset({usual})
    if len(words) == seats == 2:
        return frozenset({Seat(words.index("you"))} if "you" in words else ())
    raise BadOption(reason("seats-value", value=text[:40], valid=valid))
