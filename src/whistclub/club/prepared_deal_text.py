"""Deals to be prepared, as a teacher pastes them: PBN, a record, or packs in the order dealt."""

from typing import Final

import msgspec

from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import BadDeal, BadOption, BadText, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.read import LeftOut, PbnDeal, read_pbn
from whistclub.club.given_deals import given_deal
from whistclub.club.prepared_deals import MOST_DEALS, PreparedDeal, checked_deal
from whistclub.club.second_try import options_beyond
from whistclub.club.statistics import nearest_preset
from whistclub.games.registry import game_of_preset, make_game
from whistclub.rules.dealt import dealt_of, setting_of
from whistclub.rules.game import Game
from whistclub.rules.record import Record, record_from_bytes
from whistclub.rules.replay import deal_to_text, game_of_record, replay
from whistclub.rules.seats import FOUR, Seat, seat_from_letter, seat_letter

_FOUR_SEATS: Final = len(FOUR)


class LaidDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that was read: its cards in the order dealt, the dealer, and the hands by seat as a teacher looks at them.

    `turned` is the card of the dealer's that is turned for trump, empty where the game turns none.
    """

    deal: str
    dealer: str
    hands: tuple[str, ...]
    turned: str = ""

    def __repr__(self) -> str:
        return "LaidDeal(hidden)"


class ReadDeals(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a text that can be played, for a table of this preset with these options, and what was left out."""

    preset: str
    options: dict[str, str]
    deals: tuple[LaidDeal, ...]
    left_out: tuple[LeftOut, ...] = ()


def read_deals(text: str, preset: str, options: dict[str, str], dealer: str) -> ReadDeals:
    """The deals of a text; a record names its game itself, and PBN that names no dealer has this one first, then the
    next in turn.

    What cannot be used of a PBN text is left out and told. Raises BadOption, and BadText, BadDeal or BadRecord where
    nothing can be used.
    """
    if text.lstrip().startswith("{"):
        return _of_record(record_from_bytes(text.encode()))
    game = game_of_preset(preset, options)
    if game.seats != _FOUR_SEATS or game.pack is not FRENCH:
        raise BadText(reason("prepared-needs-record"))
    deals: list[LaidDeal] = []
    found = read_pbn(text)
    left_out = list(found.left_out)
    first = FOUR["NESW".index(dealer)]
    for place, one in enumerate(found.deals[:MOST_DEALS]):
        try:
            laid, told = _of_pbn(one, game, Seat((first + place) % _FOUR_SEATS))
            deals.append(laid)
            left_out += [] if told is None else [LeftOut(one.line, told)]
        except (BadText, BadDeal) as problem:
            left_out.append(LeftOut(one.line, problem.reason))
    if not deals:
        raise BadText(left_out[0].problem)
    if len(found.deals) > MOST_DEALS:
        left_out.append(LeftOut(found.deals[MOST_DEALS].line, reason("prepared-too-many", most=MOST_DEALS)))
    return ReadDeals(preset=preset, options=options, deals=tuple(deals), left_out=tuple(left_out))


def _of_pbn(one: PbnDeal, game: Game, turn: Seat) -> tuple[LaidDeal, Reason | None]:
    """The deal, and what is to be said of it."""
    dealer = turn if one.hands.dealer is None else Seat(one.hands.dealer)
    deal, told = given_deal(game, one, setting_of(game, dealer))
    prepared = PreparedDeal(deal=deal_to_text(deal), dealer=seat_letter(dealer, game.seats))
    return laid_deal(prepared, game), told


def _of_record(record: Record) -> ReadDeals:
    game = game_of_record(record, make_game)
    # For what it refuses: a record whose acts the rules refuse is none to trust.
    match = replay(record, make_game)
    preset = nearest_preset(game)
    deals = tuple(
        laid_deal(
            PreparedDeal(
                deal=deal_to_text(played.deal), dealer=seat_letter(played.setting.dealer, game.seats)
            ),
            game,
        )
        for played in match.deals[:MOST_DEALS]
        if played.deal.pack
    )
    if not deals:
        raise BadText(reason("prepared-empty"))
    return ReadDeals(preset=preset, options=_kept_options(preset, game), deals=deals)


def _kept_options(preset: str, game: Game) -> dict[str, str]:
    """The options beyond the preset; none where a table cannot have them together."""
    options = options_beyond(preset, game)
    try:
        game_of_preset(preset, options)
    except BadOption:
        return {}
    return options


def laid_deal(deal: PreparedDeal, game: Game) -> LaidDeal:
    """The deal with its hands. Raises BadText and BadDeal for one that cannot be dealt in this game."""
    found, dealer = checked_deal(deal, game), seat_from_letter(deal.dealer, game.seats)
    dealt = dealt_of(game, found, setting_of(game, dealer))
    return LaidDeal(
        deal=deal.deal,
        dealer=deal.dealer,
        hands=tuple(cards_to_text(game.pack.members(hand)) for hand in dealt.hands),
        turned="" if dealt.turned is None else dealt.turned.text,
    )
