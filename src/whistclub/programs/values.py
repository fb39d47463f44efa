"""The values that a program gives: each is right, or refused in one sentence by a BadValue."""

from collections.abc import Sequence
from typing import Final

from whistclub.cards.errors import BadSetting, BadValue, WhistclubError, reason, word_errors
from whistclub.messages.catalogue import SOURCE_LANGUAGE, Catalogue
from whistclub.messages.refusals import refusal_words
from whistclub.rules.game import Game
from whistclub.rules.replay import causes
from whistclub.rules.seats import Seat, seat_from_letter
from whistclub.solver import Objective

OBJECTIVES: Final[tuple[Objective, ...]] = ("most", "fewest", "at_least", "none", "first")
_SIDES: Final = ("NS", "EW", "N", "E", "S", "W")
_MOST_SHOWN: Final = 40


def sentence_of(problem: WhistclubError) -> str:
    """The sentences of a refusal and its causes, after the place in a match where it was."""
    words = refusal_words([one.reason for one in causes(problem)], Catalogue(SOURCE_LANGUAGE))
    return f"{problem.where}: {words}" if problem.where else words


word_errors(sentence_of)


def text_of(value: object) -> str:
    """A value as a program would write it, as far as a sentence has room."""
    return repr(value)[:_MOST_SHOWN]


def seed_text(seed: object) -> str:
    """The text of a seed. Raises BadValue for anything but a text."""
    if not isinstance(seed, str):
        raise BadValue(reason("value-seed", value=text_of(seed), text=text_of(str(seed))))
    return seed


def whole(name: str, value: object, least: int = 1) -> int:
    """A whole number of at least so much. Raises BadValue naming the argument."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadValue(reason("value-number", name=name, value=text_of(value), least=least))
    return value


def seat_given(game: Game, seat: object) -> Seat:
    """A seat as a program gives it: its number, or its letter. Raises BadText, BadSetting, BadValue."""
    if isinstance(seat, str):
        return seat_from_letter(seat, game.seats)
    number = whole("seat", seat, 0)
    if number >= game.seats:
        raise BadSetting(reason("setting-dealer"))
    return Seat(number)


def objective_given(objective: object) -> Objective:
    """An aim of the solver. Raises BadValue naming those there are."""
    for known in OBJECTIVES:
        if objective == known:
            return known
    raise BadValue(reason("value-objective", text=str(objective)[:_MOST_SHOWN], valid=", ".join(OBJECTIVES)))


def side_given(side: object) -> int:
    """The mask of a side: a pair of partners, or one seat. Raises BadValue naming those there are."""
    if not isinstance(side, str) or "".join(sorted(side.upper(), key="NSEW".find)) not in _SIDES:
        raise BadValue(reason("value-side", given=str(side)[:_MOST_SHOWN], valid=", ".join(_SIDES)))
    return sum(1 << seat_from_letter(letter, 4) for letter in side)


def players_counted(game: Game, players: Sequence[object]) -> None:
    """Raises BadValue unless there is one player a seat."""
    if len(players) != game.seats:
        raise BadValue(reason("value-players", game=game.key, count=len(players), seats=game.seats))
