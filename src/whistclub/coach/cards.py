"""The prices of cards in the games of four hands: each tried in worlds as likely as what the seat had seen, and as the
cards lay.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.prices import Method
from whistclub.coach.stakes import Contract, Outcome, Stakes, contract_of, priced_stakes, unit_of
from whistclub.players.playout import runs_of
from whistclub.players.policy import Hands, Situation, tricks_by_card
from whistclub.players.reading import Reading
from whistclub.players.search.search import is_early, plainest
from whistclub.players.search.values import values_of_endings
from whistclub.players.stakes import stakes_of
from whistclub.players.worlds.drawn import Drawn, Weighted, believing
from whistclub.players.worlds.evidence import evidence_of
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.values import View
from whistclub.solver import Answer, Solver, has_kernel

_HOPELESS_LOW: Final = 12
"""Cards in hand of a Low that the kernel hardly ever finishes, of a single deal either."""
_BATCH: Final = 8
"""Worlds valued before the nodes are counted."""
_FEW_FINISHED: Final = 2
"""If fewer than one world in so many is finished, the others would be the easy ones alone, and the policy plays them
all out.
"""


class Turn(msgspec.Struct, frozen=True):
    """A turn to play a card with a real choice: the reading of the view, the stakes, the play seen, runs of equal
    cards, and the contract, if there is one.
    """

    reading: Reading
    stakes: Stakes
    situation: Situation
    runs: tuple[tuple[Card, ...], ...]
    contract: Contract | None = None

    def __repr__(self) -> str:
        return f"Turn(trick {len(self.reading.tricks) + 1})"

    @property
    def firsts(self) -> tuple[Card, ...]:
        """The plainest card of each run."""
        return tuple(run[0] for run in self.runs)

    def place_of(self, card: Card) -> int:
        """The run that a card belongs to."""
        return next(place for place, run in enumerate(self.runs) if card in run)

    def card_named(self, place: int, act: str) -> Card:
        """The card of a run that this act plays; the plainest where it plays none of them."""
        run = self.runs[place]
        return next((card for card in run if Play(card).text == act), run[0])

    @property
    def is_early(self) -> bool:
        """True while open cards would tell little of a card: everybody would find what only the cards seen can tell."""
        return not self.stakes.names_trump and is_early(self.reading, self.stakes.aim) and has_kernel()


def turn_of(game: Game, view: View) -> Turn | None:
    """The turn of a view; None where no card is to be chosen, or the kernel has no question for it."""
    if len(view.legal) < 2 or not isinstance(view.legal[0], Play) or game.seats != 4:
        return None
    told = stakes_of(game, view)
    if told is None:
        return None
    try:
        evidence = evidence_of(game, view, told)
    except ValueError:
        return None
    stakes = priced_stakes(game, view.setting, told, evidence.reading.me)
    if stakes is None or evidence.situation is None:
        return None
    runs = []
    for run in runs_of(evidence.reading):
        first = plainest(evidence.reading, run, stakes.aim.objective)
        runs.append((first, *(card for card in run if card is not first)))
    contract = contract_of(game.moment(view))
    return Turn(evidence.reading, stakes, evidence.situation, tuple(runs), contract)


def fair_cards(game: Game, view: View, turn: Turn, made: Action | None, key: str, effort: Effort) -> Tried:
    """The cards of a turn tried in worlds; in more and other ones where the act made, if any, may cost something.

    Nothing but the view and that act decides, so the same gives the same.
    """
    draw = believing(game, view, Random(key))  # noqa: S311 - no secret
    tried = tried_in(turn, draw(effort.worlds), effort)
    return (
        tried_in(turn, draw(effort.more_worlds), effort)
        if made is not None and tried.may_cost(made)
        else tried
    )


def tried_in(turn: Turn, drawn: Drawn, effort: Effort) -> Tried:
    """The cards of a turn tried in these worlds: early in a deal for tricks by the policy first and the kernel for the
    ending, then by the kernel, or by the fast policy where open cards tell no card from another.
    """
    method: Method = "early" if turn.is_early else "cards"
    if turn.is_early:
        finished, asked = _played_on(turn, drawn.worlds, effort), len(drawn.worlds)
    elif turn.stakes.names_trump or not has_kernel():
        finished, asked = [], 0
    else:
        finished, asked = _by_kernel(turn, drawn.worlds, effort)
    tells = turn.stakes.aim.objective != "none" or any(len(set(row)) > 1 for _, row in finished)
    if finished and tells and _FEW_FINISHED * len(finished) >= asked:
        is_all = drawn.is_all and len(finished) == len(drawn.worlds)
        tried = _tried(turn, [world for world, _ in finished], [row for _, row in finished], is_all=is_all)
        return msgspec.structs.replace(tried, method=method)
    played = by_policy(turn, [hands for _, hands in drawn.worlds])
    return msgspec.structs.replace(_tried(turn, drawn.worlds, played, is_all=drawn.is_all), method="policy")


def _played_on(
    turn: Turn, worlds: Sequence[Weighted], effort: Effort
) -> list[tuple[Weighted, tuple[Outcome, ...]]]:
    """The worlds finished with the outcome of each run: the policy plays on until few cards are left, the kernel from
    there.
    """
    hands = [each for _, each in worlds]
    kernel, aim = solver(effort.threads), turn.stakes.aim
    found = values_of_endings(kernel, turn.situation, aim, hands, turn.firsts, effort.nodes)
    return [
        (world, tuple(turn.stakes.outcomes[value] for value in row))
        for world, row in zip(worlds, found.rows, strict=False)
        if row is not None
    ]


def open_cards(turn: Turn, hands: Hands, effort: Effort) -> list[Outcome | None]:
    """The outcome of each run as the cards lay; None where it is not known within the nodes, or the card names
    trump.
    """
    if not _may_be_known(turn.stakes, turn.reading):
        return [None] * len(turn.runs)
    question = turn.stakes.aim.question(turn.reading, hands)
    answer = solver(effort.threads).solve([question], cards=True, nodes=effort.open_nodes)[0]
    return [None] * len(turn.runs) if answer.why is not None else list(_outcomes(turn, answer))


def _may_be_known(stakes: Stakes, reading: Reading) -> bool:
    """True if the kernel may tell the end of a turn as the cards lay."""
    too_long = stakes.aim.objective == "fewest" and reading.hand.bit_count() >= _HOPELESS_LOW
    return has_kernel() and not stakes.names_trump and not too_long


def open_value(stakes: Stakes, reading: Reading, hands: Hands, effort: Effort) -> Outcome | None:
    """The outcome of best play by all from a turn as the cards lay; None where it is not known."""
    if not _may_be_known(stakes, reading):
        return None
    question = stakes.aim.question(reading, hands)
    answer = solver(effort.threads).solve([question], nodes=effort.open_nodes)[0]
    return None if answer.why is not None else stakes.outcomes[answer.value.least]


def _by_kernel(
    turn: Turn, worlds: Sequence[Weighted], effort: Effort
) -> tuple[list[tuple[Weighted, tuple[Outcome, ...]]], int]:
    """The worlds finished with the outcome of each run, and how many were asked about until the nodes were spent."""
    order = list(worlds)
    # In any order, so that those left out are none in particular.
    Random(len(order)).shuffle(order)  # noqa: S311 - no secret
    found, spent, done = [], 0, 0
    while done < len(order) and spent < effort.most_nodes:
        batch = order[done : done + _BATCH]
        asked = [turn.stakes.aim.question(turn.reading, hands) for _, hands in batch]
        answers = solver(effort.threads).solve(asked, cards=True, nodes=effort.nodes)
        pairs = zip(batch, answers, strict=True)
        found += [(world, _outcomes(turn, answer)) for world, answer in pairs if answer.why is None]
        spent += sum(answer.nodes for answer in answers)
        done += len(batch)
    return found, done


def _outcomes(turn: Turn, answer: Answer) -> tuple[Outcome, ...]:
    values = {each.card: each.value.least for each in answer.cards}
    return tuple(turn.stakes.outcomes[values[card]] for card in turn.firsts)


def by_policy(turn: Turn, worlds: Sequence[Hands]) -> list[tuple[Outcome, ...]]:
    """The outcome of each run in each world where the fast policy plays on."""
    aim = turn.stakes.aim
    asked = msgspec.structs.replace(turn.situation, counts=aim.counts)
    tricks = tricks_by_card(asked, worlds, turn.firsts)
    return [tuple(turn.stakes.outcomes[value_of(turn.stakes, each)] for each in row) for row in tricks]


def value_of(stakes: Stakes, tricks: int) -> int:
    """The value of the question for tricks that the counted seats still take."""
    aim = stakes.aim
    if aim.objective == "none":
        return int(tricks == 0)
    return int(tricks >= aim.target) if aim.objective == "first" else tricks


def _tried(
    turn: Turn, worlds: Sequence[Weighted], rows: Sequence[tuple[Outcome, ...]], *, is_all: bool
) -> Tried:
    return Tried(
        groups=tuple(tuple(Play(card) for card in run) for run in turn.runs),
        rows=tuple(zip(*rows, strict=True)),
        weights=tuple(weight for weight, _ in worlds),
        method="cards",
        unit=unit_of(turn.stakes.outcomes),
        hands=tuple(hands for _, hands in worlds),
        is_all=is_all,
        avoids=turn.stakes.aim.objective == "fewest",
    )


@lru_cache(maxsize=2)
def solver(threads: int) -> Solver:
    """The solver of this process with so many threads."""
    return Solver(threads=threads, memory_bytes=_TABLE_BYTES)


_TABLE_BYTES: Final = 64 << 20
"""The memory of the kernel's tables."""
