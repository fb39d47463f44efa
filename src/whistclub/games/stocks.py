"""The cards a game shuffles under its options, as data: a seal is checked without the rules."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from whistclub.cards.errors import BadOption
from whistclub.games.registry import game_kind, make_game
from whistclub.rules.deal import Stock
from whistclub.rules.options import Spec, Value, specs


class StockRule(msgspec.Struct, frozen=True):
    """The stock of a game where an option has a value: cards before the shuffle, side pile and its label, packets.

    Without an option it is the usual one. The label has `{number}` where the side pile is shuffled for each deal; with
    packets only the first deal is shuffled.
    """

    option: str
    value: str
    cards: tuple[str, ...]
    side: tuple[str, ...]
    side_label: str
    packets: tuple[int, ...]


@cache
def stocks_of(key: str) -> tuple[StockRule, ...]:
    """The stocks of a game; the first that matches is shuffled, the last matches always.

    At most one option at a time may change the stock. Raises BadOption for a game nobody knows.
    """
    kind: Any = game_kind(key)
    usual = make_game(key, {}).stock
    return (*_others(key, specs(kind.options_type), usual), _rule(usual, "", ""))


def _others(key: str, options: tuple[Spec, ...], usual: Stock) -> Iterator[StockRule]:
    for spec in options:
        for value in (*spec.words, *(("on", "off") if spec.is_switch else ())):
            stock = _stock(key, {spec.name: spec.read(value)})
            if stock is not None and stock != usual:
                yield _rule(stock, spec.name, value)


def _stock(key: str, values: Mapping[str, Value]) -> Stock | None:
    """The stock under these options; None where the game refuses them."""
    try:
        return make_game(key, values).stock
    except BadOption:
        return None


def _rule(stock: Stock, option: str, value: str) -> StockRule:
    cards, side = (tuple(card.text for card in group) for group in (stock.cards, stock.side))
    return StockRule(option, value, cards, side, stock.side_label, stock.packets)
