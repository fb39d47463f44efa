"""The seats that people take at a table of this machine, as a command line names them."""

from collections.abc import Mapping
from typing import Final

from whistclub.cards.errors import BadOption, reason
from whistclub.players.levels import LEVEL_NAMES, USUAL_LEVEL
from whistclub.rules.seats import Seat, near_seat

YOU_AND_BOTS: Final = "you,bots"
_ANY_BOT: Final = ("bot", "bots")


def read_seats(text: str, seats: int) -> frozenset[Seat]:
    """Returns the seats that a person takes, the others being bots'.

    `you,bots` is the usual seat, `bots` nobody, and a word (`you` or `bots`) for each seat names them in order. The
    name of a level says what `bots` says. Raises BadOption naming what is valid.
    """
    given = _words(text)
    words = ["bots" if word in LEVEL_NAMES else word for word in given]
    usual = near_seat(seats)
    example = ",".join("you" if seat == usual else "bots" for seat in range(seats))
    valid = (
        f"{YOU_AND_BOTS} / bots" + (f" / {example}" if seats > 2 else "") + f" / you,{'|'.join(LEVEL_NAMES)}"
    )
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


def read_bots(text: str, seats: int) -> Mapping[Seat, str]:
    """The bot of each seat that no person takes: the level named, else the usual one. Raises BadOption as `read_seats`
    does.
    """
    yours = read_seats(text, seats)
    words = [USUAL_LEVEL if word in _ANY_BOT else word for word in _words(text)]
    levels = words if len(words) == seats > 1 else [words[-1]] * seats
    return {
        Seat(seat): level for seat, level in enumerate(levels) if Seat(seat) not in yours and level != "you"
    }


def _words(text: str) -> list[str]:
    return [word.strip().lower() for word in text.split(",")]
