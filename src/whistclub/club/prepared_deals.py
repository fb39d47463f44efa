"""Prepared deals: a set of deals that a teacher has laid out, which every pupil plays alone against the same bots. Pure
functions.

The cards of a set are chosen, and all that chance adds to them comes from the secret of the set: so two pupils who play
the same cards meet the same play.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadDeal, BadText, NotHere, reason
from whistclub.club import provenance
from whistclub.club.table.entries import AnyEntry, Dealing
from whistclub.club.table.log import fold_all
from whistclub.club.table.state import TableState
from whistclub.games.registry import game_of_preset, preset_named, profile_of
from whistclub.rules.deal import Deal
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.moment import Label
from whistclub.rules.replay import deal_from_text
from whistclub.rules.seats import Seat, seat_from_letter

MOST_DEALS: Final = 24
"""As many as an evening may have at a table."""
MOST_SETS: Final = 60
"""So many sets a teacher may have at a time."""
MOST_PUPILS: Final = 300
"""So many people may begin one deal of a set; chosen by hand."""
_TWO_SIDES: Final = 2


class PreparedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal of a set: the pack in the order dealt, with the side pile of a solitaire, and the dealer's letter."""

    deal: str
    dealer: str

    def __repr__(self) -> str:
        return "PreparedDeal(hidden)"


class PreparedSet(msgspec.Struct, frozen=True, kw_only=True):
    """Deals that a teacher has prepared, for the pupil in `seat` among bots of this level.

    `secret`, in hexadecimal, is where the chance of the bots comes from. Once the set is `shown`, pupils see the
    results of all as well.
    """

    id: str
    teacher: str
    made_ms: int
    title: str
    note: str
    preset: str
    options: dict[str, str]
    bot: str
    seat: int
    deals: tuple[PreparedDeal, ...]
    secret: str
    shown: bool = False

    def __repr__(self) -> str:
        return f"PreparedSet({len(self.deals)} deals)"

    def dealing(self, number: int) -> Dealing:
        """The cards of a deal of the set, by its number from 1; a solitaire that goes on has the same ones for
        everybody too.
        """
        return Dealing(self._drawn(f"deals/{number}"), given=(self.deals[number - 1].deal,))

    def bots_secret(self, number: int) -> str:
        """The secret that the chance of the bots comes from at a deal of the set, in hexadecimal."""
        return self._drawn(f"bots/{number}")

    def dealer(self, number: int) -> Seat:
        """The dealer of a deal of the set."""
        return seat_from_letter(
            self.deals[number - 1].dealer, game_of_preset(self.preset, self.options).seats
        )

    def _drawn(self, label: str) -> str:
        return hmac.new(bytes.fromhex(self.secret), label.encode(), hashlib.sha256).hexdigest()


class PreparedTry(msgspec.Struct, frozen=True, kw_only=True):
    """A person's only try at a prepared deal, in this room.

    `result` is None until the deal is over. `cost` are the points that the person's own errors cost by the coach, None
    until it has looked.
    """

    prepared: str
    deal: int
    person: str
    room: str
    begun_ms: int
    result: "PreparedResult | None" = None
    cost: float | None = None


class PreparedResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a prepared deal for the side of its person: the points (less those of the other side of two), and
    the tricks.

    `label` says what was played. `assisted` says that acts were taken back or that somebody else acted too, `stopped`
    that the deal was not played to its end.
    """

    points: int
    tricks: int | None = None
    label: Label | None = None
    assisted: bool = False
    stopped: bool = False


def one_deal_options(preset: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options as text, with those by which a match of the preset's game is over after one deal. Raises BadOption.

    A game without such options goes on, and counts nothing after its first deal.
    """
    daily = profile_of(preset_named(preset).game).daily
    return {**options, **dict(daily[0].options if daily else ())}


def checked_deal(deal: PreparedDeal, game: Game) -> Deal:
    """The cards of a prepared deal. Raises BadText and BadDeal for one that cannot be dealt in this game."""
    seat_from_letter(deal.dealer, game.seats)
    found = deal_from_text(deal.deal, game)
    if len(found.pack) != len(game.stock.cards):
        raise BadDeal(reason("deal-wrong-size", count=len(found.pack), wanted=len(game.stock.cards)))
    wrong = game.check(found)
    if wrong is not None:
        raise BadDeal(wrong)
    return found


def check_set(one: PreparedSet, bots: Sequence[str]) -> None:
    """Raises BadOption, BadText, BadDeal and NotHere for a set that cannot be played."""
    game = game_of_preset(one.preset, one.options)
    if one.bot not in bots:
        raise NotHere(reason("bot-unknown", valid=", ".join(bots)))
    if one.seat >= game.seats:
        raise NotHere(reason("no-such-seat"))
    if not one.deals:
        raise BadText(reason("prepared-empty"))
    for deal in one.deals:
        checked_deal(deal, game)


def prepared_result(entries: Sequence[AnyEntry]) -> PreparedResult | None:
    """The result of the try with this log; None while its deal is played, and for one played elsewhere. Raises
    BadRecord.
    """
    state = fold_all(entries)
    if not provenance.counts(provenance.of_match(on_device=state.opened.on_device), "prepared"):
        return None
    seat = next((seat for seat in state.seats if not state.opened.sitters[seat].bot), None)
    if seat is None:
        return None
    if not state.match.deals or state.match.deals[0].result is None:
        is_over = state.match.result is not None
        return PreparedResult(points=0, stopped=True) if is_over else None
    return _result(state, state.match.deals[0], seat)


def _result(state: TableState, played: Played, seat: Seat) -> PreparedResult:
    game, points = state.game, played.result.points if played.result else ()
    side = seat % game.sides
    position = game.start(played.deal, played.setting)
    for actor, action in played.acts:
        position = position.play(actor, action)
    moment = game.moment(game.view(position, None))
    partners = [one for one in state.seats if one % game.sides == side]
    return PreparedResult(
        points=points[side] - points[1 - side] if len(points) == _TWO_SIDES else points[side],
        tricks=sum(moment.tricks[one] for one in partners) if moment.tricks else None,
        label=moment.label,
        assisted=played.assisted,
        stopped=played.ending is not None and played.ending.kind in {"dropped", "stop"},
    )
