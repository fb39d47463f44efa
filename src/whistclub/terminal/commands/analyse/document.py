"""The document of `whist analyse`."""

import msgspec

from whistclub.study.analysis.figures import GameFigures


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The document of `whist analyse`: where the files are, what was looked at and left out, and the figures of each
    game.
    """

    folder: str
    records: int
    deals: int
    new_deals: int
    left_out: tuple[str, ...]
    games: tuple[GameFigures, ...]
