"""The entry of a deal of Kleurwiezen that was played with real cards."""

from collections.abc import Iterator
from typing import Any, Final

from whistclub.games.kleurwiezen.contracts import AVOIDING, LADDER, NONE, PAIR, Contract, scored
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.entry import THROWN_IN, Choice, DealEntry, DealFacts
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import NO_TRUMP
from whistclub.rules.values import DealResult

_TRICKS: Final = 13
_TIMES: Final = {"doubles": 2, "adds_up": 4, "no_doubling": 1}
"""The most that a deal counts after deals passed out: what adds up is asked up to three of them."""
_KINDS: Final = tuple(dict.fromkeys(rung.kind for rung in LADDER))


def choices(options: KleurwiezenOptions) -> tuple[Choice, ...]:
    """The contracts by kind, number and the times that they count, and cards thrown in."""
    ranks = sorted(range(len(LADDER)), key=lambda rank: _KINDS.index(LADDER[rank].kind))
    found = [one for rank in ranks for one in _choices(options, rank)]
    return (*found, THROWN_IN)


def _choices(options: KleurwiezenOptions, rank: int) -> Iterator[Choice]:
    kind = LADDER[rank].kind
    if (kind == "piccolo" and not options.piccolo) or (kind == "troel" and not options.troel):
        return
    several = sum(rung.kind == kind for rung in LADDER) > 1
    for tricks in _undertaken(options, rank):
        for times in range(1, _TIMES[options.passed_out] + 1):
            yield _named(
                _key(kind, tricks, times),
                kind,
                declarers=_declarers(options, kind),
                outcome="tricks" if _counts(rank) else "made",
                undertaken=tricks,
                avoids=kind in AVOIDING,
                number=tricks if several or len(_undertaken(options, rank)) > 1 else 0,
                times=times,
            )


def _undertaken(options: KleurwiezenOptions, rank: int) -> tuple[int, ...]:
    """The tricks of this rung: in a troel of four aces there may be one more."""
    rung = LADDER[rank]
    more = rung.kind == "troel" and options.troela == "nine_tricks"
    return (rung.tricks, rung.tricks + 1) if more else (rung.tricks,)


def _declarers(options: KleurwiezenOptions, kind: str) -> Any:
    if kind in AVOIDING:
        return "each" if options.shared_misere else "player"
    return "pair" if kind in PAIR else "player"


def _counts(rank: int) -> bool:
    """True if each trick more or less is paid."""
    return LADDER[rank].each_small > 0


def _named(key: str, kind: str, **fields: Any) -> Choice:
    name = f"evening-entry-kleur-{kind.replace('_', '-')}"
    return Choice(key=key, name=name, about=f"{name}-about", **fields)


def _key(kind: str, tricks: int, times: int) -> str:
    return f"{kind} {tricks} {times}"


def scored_facts(options: KleurwiezenOptions, facts: DealFacts) -> DealResult:
    """The score of the deal that these facts tell."""
    if facts.played == THROWN_IN.key:
        return nothing_paid("score-thrown-in")
    kind, tricks, times = facts.played.split(" ")
    rank = max(
        rank
        for rank in range(len(LADDER))
        if LADDER[rank].kind == kind and LADDER[rank].tricks <= int(tricks)
    )
    contract = Contract(
        rank,
        facts.by,
        NO_TRUMP,
        int(tricks),
        _TRICKS,
        FOUR[0],
        times=int(times),
        scoring=options.scoring,
    )
    return scored(contract, _won(contract, facts))


def _won(contract: Contract, facts: DealFacts) -> tuple[int, ...]:
    """The tricks told by seat; where only made or failed is told, a number that is so and counts alike."""
    if _counts(contract.rank):
        return tuple(facts.tricks if seat == facts.by[0] else 0 for seat in FOUR)
    failed = contract.undertaken - 1 if contract.undertaken else 1
    kept = facts.by if facts.made else facts.kept
    return tuple((contract.undertaken if seat in kept else failed) * (seat in facts.by) for seat in FOUR)


def facts_of(position: Any) -> DealFacts:
    """The facts of a deal that has run its course."""
    contract: Contract = position.terms.contract
    if contract.rank == NONE:
        return DealFacts(played=THROWN_IN.key)
    return _told(contract, position.won, shared=position.terms.dealt.game.options.shared_misere)


def _told(contract: Contract, won: tuple[int, ...], *, shared: bool) -> DealFacts:
    kind, side = contract.kind, contract.side
    kept: tuple[Seat, ...] = tuple(seat for seat in side if contract.is_made(won[seat]))
    count = sum(won[seat] for seat in side)
    return DealFacts(
        played=_key(kind, contract.undertaken, contract.times),
        by=side,
        tricks=count,
        made=contract.is_made(count) if not (kind in AVOIDING and shared) else False,
        kept=kept if kind in AVOIDING and shared else (),
    )


ENTRY: Final = DealEntry(choices, scored_facts, facts_of)
