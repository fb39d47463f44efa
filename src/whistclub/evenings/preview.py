"""Next seats that are certain before a round is over."""

from collections.abc import Sequence

from whistclub.cards.errors import BadSeating
from whistclub.evenings.movement import Movement
from whistclub.evenings.parts import NO_PARTS, Parts
from whistclub.evenings.results import PlayedRound, TableResult, winner
from whistclub.evenings.seating import Player, Seating
from whistclub.rules.seats import FOUR, Seat

_GUESSED = TableResult(decided=0)
"""The result that stands for a missing one where it decides nothing."""


def certain_seats(  # noqa: PLR0913 - the facts of an evening
    movement: Movement,
    played: Sequence[PlayedRound],
    seating: Seating,
    results: Sequence[TableResult | None],
    players: Sequence[Player],
    rounds: int,
    seed: bytes,
    *,
    parts: Parts = NO_PARTS,
) -> dict[Player, tuple[int, Seat]]:
    """The next table and seat of those who know it already: their own table is in, and so are all that decide who comes
    to the next.

    `played` are the rounds before this one, `seating` and `results` this one's (None: not in), `players` those who will
    play the next, `parts` theirs where there are ladies and gents. Nobody knows anything in the last round. A level
    table is not in until it is decided.
    """
    if len(played) + 1 >= rounds:
        return {}
    known = [result is not None and winner(result, movement.measure) is not None for result in results]
    guessed = [result if is_in and result else _GUESSED for result, is_in in zip(results, known, strict=True)]
    try:
        after = movement.next_seating(
            [*played, PlayedRound(seating, tuple(guessed))], players, rounds, seed, parts
        )
    except BadSeating:
        return {}
    here = {
        player
        for table, result in zip(seating.tables, results, strict=True)
        if result is not None
        for player in table.players
    } | set(seating.out)
    certain = {}
    same = not after.out and set(players) == {player for one in seating.tables for player in one.players}
    for number, table in enumerate(after.tables, start=1):
        if all(known[feeder - 1] for feeder in _deciding(movement, seating, after, number, same=same)):
            certain.update({player: (number, seat) for seat, player in zip(FOUR, table.players, strict=True)})
    return {player: found for player, found in certain.items() if player in here}


def _deciding(movement: Movement, seating: Seating, after: Seating, table: int, *, same: bool) -> set[int]:
    """The tables on whose results it depends who sits at this table next; `same` if the same people play on.

    Those are its feeders; if people come, go or sit out, also those of table 1, because the rota spares the top; if the
    number of tables changes, all, unless the format asks no results at all.
    """
    tables = len(seating.tables)
    if len(after.tables) != tables:
        moves = any(movement.feeders(number, tables) for number in range(1, tables + 1))
        return set(range(1, tables + 1)) if moves else set()
    feeders = set(movement.feeders(table, tables))
    return feeders if same else feeders | set(movement.feeders(1, tables))
