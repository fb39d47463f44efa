"""The entry of a deal of the Minnesota family that was played with real cards."""

from typing import Any, Final

from whistclub.games.minnesota.contracts import GRAND, GRAND_DIX, LOW, SOLA_NOLA, Contract, Kind
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.score import Stars, by_special, by_tricks
from whistclub.rules.entry import Choice, DealEntry, DealFacts
from whistclub.rules.seats import FOUR, pair_of
from whistclub.rules.values import DealResult, Setting

_TRICKS: Final = 13
_MAKE_A_GRAND: Final = 7
_UNKNOWN: Final = Setting(1, FOUR[0], (0, 0), Stars())
"""A setting for the score of a deal alone: neither the points before it nor its dealer change what it is worth."""

_CONTRACTS: Final[dict[Kind, tuple[Contract, ...]]] = {
    "grand": GRAND,
    "low": (LOW,) * len(FOUR),
    "sola_nola": SOLA_NOLA,
    "grand_dix": GRAND_DIX,
}


def choices(options: MinnesotaOptions) -> tuple[Choice, ...]:
    """A High of either side, a Low, and the specials where they can be called."""
    found = _spoken() if options.bidding == "spoken" else _laid(options)
    if options.overcall == "none":
        return found
    return (*found, *(_special(kind) for kind in ("sola_nola", "grand_dix")))


def _laid(options: MinnesotaOptions) -> tuple[Choice, ...]:
    black, red = ("black-first", "S7"), ("red-first", "H7")
    first, card = black if options.colours == "black_high" else red
    rest, low_card = ("all-red", "H4") if options.colours == "black_high" else ("all-black", "S4")
    return (
        _high(f"evening-entry-{first}", card),
        Choice(
            key="low", avoids=True, name="evening-entry-low", about=f"evening-entry-{rest}", card=low_card
        ),
    )


def _spoken() -> tuple[Choice, ...]:
    low = Choice(key="low", avoids=True, name="evening-entry-nullo", about="evening-entry-said-nullo")
    return (_high("evening-entry-said-grand", ""), low)


def _high(about: str, card: str) -> Choice:
    return Choice(
        key="grand",
        declarers="side",
        undertaken=_MAKE_A_GRAND,
        name="evening-entry-high",
        about=about,
        card=card,
    )


def _special(kind: Kind) -> Choice:
    name = f"evening-entry-{kind.replace('_', '-')}"
    return Choice(key=kind, declarers="side", outcome="made", name=name, about=f"{name}-about")


def scored(options: MinnesotaOptions, facts: DealFacts) -> DealResult:
    """The score of the deal that these facts tell."""
    kind: Any = facts.played
    contract = _CONTRACTS[kind][facts.by[0] if facts.by else 0]
    if contract.alone is not None:
        return by_special(contract, _UNKNOWN, options, made=facts.made)
    own = pair_of(facts.by[0]) if facts.by else 0
    counts = (facts.tricks, _TRICKS - facts.tricks)
    return by_tricks(contract, counts if own == 0 else counts[::-1], _UNKNOWN, options)


def facts_of(position: Any) -> DealFacts:
    """The facts of a deal that has run its course."""
    contract: Contract = position.terms.contract
    won: tuple[int, ...] = position.tricks.won
    by = () if contract.kind == "low" or contract.bidder is None else (FOUR[pair_of(contract.bidder)],)
    own = by[0] if by else 0
    return DealFacts(
        played=contract.kind,
        by=by,
        tricks=won[own] + won[own + 2],
        made=contract.alone is not None and contract.made(position.tricks),
    )


ENTRY: Final = DealEntry(choices, scored, facts_of)
