"""Text forms read back as what they were written from, and nonsense is refused."""

from collections.abc import Callable
from typing import Any, Final

from whistclub.cards.card import cards_to_text
from whistclub.cards.errors import BadOption, BadText, WhistclubError
from whistclub.cards.pack import cards_from_text
from whistclub.conformance.alphabet import every_act
from whistclub.conformance.report import Tally
from whistclub.conformance.sums import every_ending
from whistclub.rules.game import Game
from whistclub.rules.options import make_options, options_mapping, read_values, specs
from whistclub.rules.values import ending_text, parse_ending

NONSENSE: Final = (
    "", " ", "play", "play ZZ", "play S", "play HK HK", "lay", "lay S2 S2", "lay S2 S3 S4", "lay S2 S3 S4 S5", "bid",
    "bid -1", "bid x", "bid 1000", "bid \u0663", "say", "say hello", "call", "call me", "trump", "trump Z",
    "trump SH", "twiddle now", "keep 1", "N play SA", "play SA\x00", "exchange", "exchange S2 S3", "\u2660", "play \u2660A",
    "claim", "N claim some", "Z stop", "dropped N", "dropped dropped", "a" * 10_000,
)  # fmt: skip


def check_texts(game: Game, tally: Tally) -> None:
    """Acts, endings, cards and options of this game."""
    for action in every_act(game):
        for text in (action.text, action.text.upper(), f"  {action.text.replace(' ', '   ')} "):
            good = _reading(game.alphabet.read, text, game.pack) is action
            tally.claim(holds=good and action.text.isascii(), otherwise=f"the act {text!r} is not read back")
    for ending in every_ending(game.seats):
        text = ending_text(ending, game.seats)
        for form in (text, text.upper()):
            good = _reading(parse_ending, form, game.seats) == ending
            tally.claim(holds=good, otherwise=f"the ending {form!r} is not read back")
    cards = game.stock.cards
    again = _reading(cards_from_text, game.pack, cards_to_text(cards).lower())
    tally.claim(holds=again == cards, otherwise="the cards are not read back")
    for text in NONSENSE:
        for what, read in (("act", game.alphabet.read), ("ending", parse_ending)):
            where: Any = game.pack if what == "act" else game.seats
            tally.claim(
                holds=_refuses(BadText, read, text, where), otherwise=f"{text[:40]!r} is taken for an {what}"
            )


def check_options(game: Game, tally: Tally) -> None:
    """The game's options as text and as values, and options nobody knows."""
    kind = game.options_type
    values = options_mapping(game.options)
    written = {spec.name: spec.write(values[spec.name]) for spec in specs(kind)}
    found = _reading(read_values, kind, written)
    read = _reading(make_options, kind, found) if isinstance(found, dict) else found
    tally.claim(holds=read == game.options, otherwise="the options are not read back")
    for spec in specs(kind):
        for text in ("", "nonsense", "-7", "1e3", "9" * 30, "on on", "\u0663", "1 2 3 4 5 6 7"):
            good = _refuses(BadOption, read_values, kind, {spec.name: text})
            tally.claim(holds=good, otherwise=f"option {spec.name} takes {text!r}")
    for name in ("", "nonsense", "__init__", "Target"):
        tally.claim(
            holds=_refuses(BadOption, read_values, kind, {name: "1"}), otherwise=f"option {name!r} is taken"
        )
        tally.claim(
            holds=_refuses(BadOption, make_options, kind, {name: 1}), otherwise=f"option {name!r} is taken"
        )


def _reading(read: Callable[..., Any], *args: Any) -> Any:
    try:
        return read(*args)
    except WhistclubError as refused:
        return refused


def _refuses(kind: type[WhistclubError], read: Callable[..., Any], *args: Any) -> bool:
    try:
        read(*args)
    except kind as refused:
        return bool(refused.reason.key)
    return False
