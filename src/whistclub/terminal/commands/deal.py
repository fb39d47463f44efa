"""`whist deal`: deals made from a seed."""

from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import Hands
from whistclub.cards.pbn.write import write_pbn
from whistclub.club.table.seeds import seed_bytes
from whistclub.rules.deal import Deal, deal_from_seed
from whistclub.rules.dealt import dealt_of, setting_of
from whistclub.rules.game import Game
from whistclub.rules.replay import deal_to_text
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.terminal.commands import json_types as doc
from whistclub.terminal.commands.choices import seed_or_random
from whistclub.terminal.commands.context import Context
from whistclub.terminal.deal_text import dealer_by_seed
from whistclub.terminal.texts.words import options_text

_MOST_COUNT: Final = 1000
_MOST_NUMBER: Final = 10**9


def deal(context: Context, game: Game, seed: str | None, number: int, count: int, *, as_json: bool) -> int:
    """Deals from a seed."""
    if not 1 <= count <= _MOST_COUNT:
        raise context.wrong("cli-count", option="--count", value=str(count), most=str(_MOST_COUNT))
    if not 1 <= number <= _MOST_NUMBER:
        raise context.wrong("cli-count", option="--number", value=str(number), most=str(_MOST_NUMBER))
    deals = dealt(game, seed_or_random(seed), number, count)
    return context.answer(deals, dealt_lines(deals), as_json=as_json)


def dealt(game: Game, seed: str, first: int, count: int) -> doc.Deals:
    """Deals `first` to `first + count - 1` of a match under this seed."""
    key, dealer = seed_bytes(seed), dealer_by_seed(game, seed)
    deals = []
    for number in range(first, first + count):
        turn = Seat((dealer + number - 1) % game.seats)
        deals.append(_dealt(game, deal_from_seed(key, game, number), number, turn))
    return doc.Deals(game=game.key, options=options_text(game.options), seed=seed, deals=tuple(deals))


def _dealt(game: Game, deal: Deal, number: int, dealer: Seat) -> doc.Dealt:
    text = deal_to_text(deal)
    letter = seat_letter(dealer, game.seats)
    if game.seats != len(FOUR) or game.pack is not FRENCH:
        return doc.Dealt(number=number, dealer=letter, deal=text)
    found = dealt_of(game, deal, setting_of(game, dealer, number))
    north, east, south, west = hands = found.hands
    pbn = write_pbn([Hands((north, east, south, west), dealer, found.turned, found.rest)], number)
    return doc.Dealt(
        number=number,
        dealer=letter,
        deal=text,
        hands={seat_letter(seat, 4): " ".join(c.text for c in FRENCH.members(hands[seat])) for seat in FOUR},
        turned=None if found.turned is None else found.turned.text,
        pbn=pbn,
    )


def dealt_lines(deals: doc.Deals) -> list[str]:
    """The deals as a text that `whist play --deal` reads: PBN for four hands, else a pack a line."""
    if all(deal.pbn for deal in deals.deals):
        return [f"% {deals.seed}", *"".join(deal.pbn or "" for deal in deals.deals).splitlines()]
    return [f"# {deals.seed}", *(deal.deal for deal in deals.deals)]
