"""The settings a game may be given: the checks that every game makes of them.

A match may be gone on with from any deal, so a setting can come from a stranger. A score agreed beforehand is taken as
long as the match could still go on from it; what is not a score (bids left, markers, stars, games) has to have come
about.
"""

from typing import Any, ClassVar, Final, Protocol

import msgspec

from whistclub.cards.errors import BadDeal, BadSetting, Reason, reason
from whistclub.rules.deal import Deal
from whistclub.rules.seats import Seat
from whistclub.rules.values import Setting

MOST_NUMBER: Final = 1_000_000_000
MOST_POINTS: Final = 1_000_000_000_000_000
"""Far beyond what any match comes to, and within what every reader of JSON can count."""
FIRST_NUMBER: Final = 1_000_000
FIRST_POINTS: Final = 1_000_000_000_000
"""The highest number and points at which a record may begin, so that it can always go on."""


class Sides(Protocol):
    """A game, as far as the form of its settings is concerned."""

    carry_type: ClassVar[Any]

    @property
    def seats(self) -> int:
        """The number of seats at its table."""

    @property
    def sides(self) -> int:
        """The number of sides; seats take turns among them."""


class Checks(Protocol):
    """A game, as far as being asked about a setting is concerned."""

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so, or None."""


class Starts(Checks, Protocol):
    """A game, as far as being asked about a deal is concerned."""

    def check(self, deal: Deal) -> Reason | None:
        """The reason this deal may not be played, or None."""


def wrong_form(game: Sides, setting: Setting) -> Reason | None:
    """The reason the setting has not the form of this game's, or None: number, dealer, a score each side, the carry's
    type.
    """
    number: object = setting.number
    score: object = setting.score
    if not _whole(number, 1, MOST_NUMBER):
        return reason("setting-number", most=MOST_NUMBER)
    if not _whole(setting.dealer, 0, game.seats - 1):
        return reason("setting-dealer")
    if not isinstance(score, tuple) or len(score) != game.sides:
        return reason("setting-score", wanted=game.sides)
    if not all(_whole(points, -MOST_POINTS, MOST_POINTS) for points in score):
        return reason("setting-points", most=MOST_POINTS)
    return None if _is_a(setting.carry, game.carry_type) else reason("setting-carry")


def dealing(game: Sides, dealer: Seat) -> Seat:
    """The dealer, if a seat of this table. Raises BadSetting."""
    if not _whole(dealer, 0, game.seats - 1):
        raise BadSetting(reason("setting-dealer"))
    return dealer


def demand_setting(game: Checks, setting: Setting) -> None:
    """Raises BadSetting for a setting that the game refuses."""
    wrong = game.check_setting(setting)
    if wrong is not None:
        raise BadSetting(wrong)


def demand_start(game: Starts, deal: Deal, setting: Setting) -> None:
    """Raises BadSetting for a setting, BadDeal for cards that the game refuses."""
    demand_setting(game, setting)
    wrong = game.check(deal)
    if wrong is not None:
        raise BadDeal(wrong)


def wrong_two_each(setting: Setting, gone: int, made: int) -> Reason | None:
    """The reason a solitaire that counts hands made cannot stand so, or None: two a passage, the score counts them.

    `gone` counts the bids or markers that are used up, `made` how many a whole game has. A passage that was dropped
    counts as a deal and for nothing else.
    """
    if gone % 2 or not 0 <= gone < made:
        return reason("setting-pairs", count=gone)
    if setting.score != (gone,):
        return reason("setting-made", score=setting.score[0], count=gone)
    if setting.number - 1 < gone // 2:
        return reason("setting-early", number=setting.number, least=gone // 2 + 1)
    return None


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_a(carry: object, kind: object) -> bool:
    """True if the carry is of the game's own type, its fields too."""
    if kind is None:
        return carry is None
    if type(carry) is not kind or not isinstance(carry, msgspec.Struct):
        return False
    try:
        same: bool = msgspec.convert(msgspec.structs.asdict(carry), kind) == carry
    except (msgspec.ValidationError, TypeError):
        return False
    return same


def first_of(number: int, dealer: Seat, score: tuple[int, ...], carry: object) -> Setting:
    """The setting that a record begins with. Raises BadSetting for one so far on that the match could not go on."""
    if not 1 <= number <= FIRST_NUMBER:
        raise BadSetting(reason("setting-number", most=FIRST_NUMBER))
    if any(abs(points) > FIRST_POINTS for points in score):
        raise BadSetting(reason("setting-points", most=FIRST_POINTS))
    return Setting(number, dealer, score, carry)
