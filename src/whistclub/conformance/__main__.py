"""Runs the test kit: `python -m whistclub.conformance PACKAGE[:GAME]`, or the key of a game in the list.

Every preset is judged, and a report printed for each. The exit status is 0 if all pass, 1 if a check fails, 2 for wrong
usage. `--deals`, `--pairs` and `--seed` say how much is tried.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace

from whistclub.cards.errors import WhistclubError
from whistclub.conformance.kit import check_game
from whistclub.conformance.knowledge import named_knowledge
from whistclub.conformance.report import Report
from whistclub.games.discovery import Entry, entry_of
from whistclub.games.plugins import BadPlugin
from whistclub.games.registry import GAMES, presets_of, profile_of
from whistclub.rules.options import make_options
from whistclub.rules.profile import Profile

WRONG_USAGE = 2


def main(arguments: list[str] | None = None) -> int:
    """The command. Returns its exit status."""
    asked = argument_parser().parse_args(arguments)
    try:
        entry = _entry(asked.game)
    except (BadPlugin, ImportError, WhistclubError) as problem:
        print(f"{asked.game}: {problem}", file=sys.stderr)
        return WRONG_USAGE
    failed = 0
    for report in reports(entry, asked):
        print(report.text(), flush=True)
        failed += not report.passed
    return 1 if failed else 0


def reports(entry: Entry, asked: Namespace) -> Iterator[Report]:
    """The report of every preset."""
    knowledge = named_knowledge(entry.profile)
    options_type = entry.kind.options_type  # type: ignore[attr-defined]
    for preset in entry.presets:
        game = entry.kind(make_options(options_type, preset.changes))
        yield check_game(
            game,
            seed=asked.seed,
            deals=asked.deals,
            pairs=asked.pairs,
            knowledge=knowledge,
            profile=entry.profile,
        )


def _entry(name: str) -> Entry:
    """The game of this key, or what the package offers; a game without a profile is judged by its own word."""
    if name in GAMES:
        return Entry(name, GAMES[name], presets_of(name), profile_of(name))
    package, _, attribute = name.partition(":")
    sys.path.insert(0, "")
    module = import_module(package)
    if not attribute:
        return entry_of(module)
    parts = {"PROFILE": Profile(), **vars(module), "GAME": getattr(module, attribute, None)}
    return entry_of(SimpleNamespace(**parts))


def argument_parser() -> ArgumentParser:
    """The parser of the test kit's words."""
    parser = ArgumentParser(
        prog="python -m whistclub.conformance", description="Judges a game by the test kit."
    )
    parser.add_argument(
        "game", metavar="PACKAGE[:GAME]", help="a package with a game, or the key of one in the list"
    )
    parser.add_argument(
        "--deals", type=int, default=4, help="deals played and probed in each preset (usually 4)"
    )
    parser.add_argument("--pairs", type=int, default=60, help="pairs of alike worlds compared (usually 60)")
    parser.add_argument("--seed", type=int, default=1, help="what chance begins with (usually 1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
