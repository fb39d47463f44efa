"""The short rules for reading in a terminal: cards by name, tables in columns."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from whistclub.games.registry import GAMES, games_in_order, make_game, profile_of
from whistclub.messages import Catalogue, Speaker, short_keys, short_rules
from whistclub.messages.illustrations import Illustration, aside, illustration
from whistclub.terminal.texts.pages import game_page, plain_page

_INDENT: Final = "    "


def short_rules_lines(key: str, catalogue: Catalogue) -> list[str]:
    """Returns the short rules of a page as lines without marks."""
    speaker = Speaker(catalogue, _pack_of(key))
    lines = short_rules(key, catalogue.language).splitlines()
    found: list[str] = []
    for is_table, group in groupby(lines, lambda line: line.startswith("|")):
        if is_table:
            found += _columns(list(group))
        else:
            found += (one for line in group for one in _read(line, speaker))
    return found


def has_short_rules(game: str) -> bool:
    """True if this game has short rules."""
    return game in GAMES and _short_page(game) in short_keys()


def short_game_page(game: str, catalogue: Catalogue) -> list[str]:
    """Returns the short rules of a game as lines; the numbered ones where it has no short ones."""
    if has_short_rules(game):
        return short_rules_lines(_short_page(game), catalogue)
    return game_page(game, catalogue)


def _short_page(game: str) -> str:
    return (profile_of(game).pages or (game,))[0]


def _read(line: str, speaker: Speaker) -> Iterator[str]:
    drawn = illustration(line)
    if drawn is not None:
        yield _INDENT + _told(drawn, speaker)
        if drawn.caption:
            yield _INDENT + drawn.caption
    elif aside(line) is None:
        yield from plain_page(line) or [""]


def _told(drawn: Illustration, speaker: Speaker) -> str:
    if not drawn.played:
        return speaker.cards(" ".join(drawn.cards))
    say = speaker.catalogue.format
    return "; ".join(
        say(
            "short-rules-takes" if one.takes else "short-rules-plays",
            who=one.who,
            card=speaker.card(one.card),
        )
        for one in drawn.played
    )


def _columns(rows: list[str]) -> list[str]:
    """The rows of a table, each column as wide as its widest cell."""
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    cells = [row for row in cells if any(cell.strip(":-") for cell in row)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        _INDENT + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def _pack_of(key: str) -> str:
    """The pack of the game that has this page, the French one for a page of no game."""
    games = [game for game in games_in_order() if key in (profile_of(game).pages or (game,))]
    return make_game(games[0], {}).pack.key if games else "french"
