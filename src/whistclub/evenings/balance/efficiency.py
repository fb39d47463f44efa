"""The efficiency of an evening for comparing people by the results of their tables."""

from typing import Final

from whistclub.evenings.balance.meetings import Meetings

MOST_PLAYERS: Final = 200
"""The most players whose efficiency is computed: it takes the inverse of a matrix of players by players."""

_NOTHING: Final = 1e-9


def efficiency(met: Meetings) -> float | None:
    """The A-efficiency of the evening as a calibration design, from 0 to 1; None above 200 players.

    A table's result estimates the strengths of one pair less those of the other. Then the information about strengths
    is the matrix with the rounds played on its diagonal, and elsewhere the rounds as partners less the rounds as
    opponents. The variance of the difference of two people, averaged over all of them, is least where all its
    eigenvalues but the one of the mean are equal, as in a whist tournament (R. C. Bose and J. M. Cameron, "The bridge
    tournament problem and calibration designs for comparing pairs of objects", 1965). The efficiency is that least
    variance over the evening's own: 1 for a whist tournament, 0 where some people cannot be told apart, as partners
    who never part.
    """
    players = len(met.partners)
    if not 2 <= players <= MOST_PLAYERS:
        return None
    matrix = _information(met)
    trace = sum(matrix[one][one] for one in range(players))
    if not trace:
        return 0.0
    scale = trace / (players - 1)
    # The mean is no difference: with its own eigenvalue set to the mean one the matrix can be inverted.
    shifted = [[value + scale / players for value in row] for row in matrix]
    inverse_trace = _trace_of_inverse(shifted, scale)
    if inverse_trace is None:
        return 0.0
    return (players - 1) / (scale * inverse_trace - 1)


def _information(met: Meetings) -> list[list[float]]:
    matrix = [
        [float(partners - opponents) for partners, opponents in zip(*rows, strict=True)]
        for rows in zip(met.partners, met.opponents, strict=True)
    ]
    for one, row in enumerate(met.partners):
        matrix[one][one] = float(sum(row))
    return matrix


def _trace_of_inverse(matrix: list[list[float]], scale: float) -> float | None:
    """The trace of the inverse of a matrix without negative eigenvalues, by Cholesky's factor; None if it has none."""
    size = len(matrix)
    inverse: list[list[float]] = []
    factor: list[list[float]] = []
    for row in range(size):
        own: list[float] = []
        for column in range(row):
            before = factor[column]
            rest = matrix[row][column] - sum(map(float.__mul__, own, before))
            own.append(rest / before[column])
        square = matrix[row][row] - sum(value * value for value in own)
        if square <= _NOTHING * scale * size:
            return None
        pivot = square**0.5
        factor.append([*own, pivot])
        solved = [
            -sum(own[middle] * inverse[middle][column] for middle in range(column, row)) / pivot
            for column in range(row)
        ]
        inverse.append([*solved, 1 / pivot])
    return sum(value * value for one in inverse for value in one)
