"""Entry points of other packages: games here, players in `players.registry`. What is broken is named and left out."""

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypeVar

from whistclub.cards.errors import Reason, reason

Found = TypeVar("Found")
_MOST_TEXT: Final = 200


class BadPlugin(Exception):
    """What an entry point loads to is not what its group asks for."""


def loaded(
    group: str, read: Callable[[EntryPoint, object], Found], problems: list[Reason]
) -> Iterator[tuple[str, Found]]:
    """What the entry points of a group load to, by name; `problems` takes a line for each that cannot be used."""
    for entry in sorted(entry_points(group=group), key=lambda one: (one.name, one.value)):
        try:
            found = read(entry, entry.load())
        except Exception as problem:  # noqa: BLE001 - another package may do anything when it is imported
            problems.append(_left_out(group, entry, problem))
        else:
            yield entry.name, found


def _left_out(group: str, entry: EntryPoint, problem: Exception) -> Reason:
    kind = group.removeprefix("whistclub.").removesuffix("s")
    text = str(problem) if isinstance(problem, BadPlugin) else f"{type(problem).__name__}: {problem}"
    return reason("plugin-left-out", group=kind, name=entry.name, problem=" ".join(text.split())[:_MOST_TEXT])
