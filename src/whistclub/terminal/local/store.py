"""The log that keeps a terminal's games: the data file, or memory where that file cannot be used."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from whistclub.club.log.port import BadDatabase, BadFile
from whistclub.club.store.files.private_files import close_to_others
from whistclub.club.store.files.record_files import data_file
from whistclub.club.store.logs.log import Log, MemoryLog
from whistclub.messages import Catalogue
from whistclub.terminal.texts.refusal import refusal_text

Begun = TypeVar("Begun")


def open_data(environment: Mapping[str, str]) -> Log:
    """Opens the log of this machine's data file, and closes the files next to it to other users. Raises BadFile,
    InUse.
    """
    from whistclub.club.store.logs.sql_log import open_file

    close_to_others(environment)
    return open_file(data_file(environment))


def open_with_fallback(
    environment: Mapping[str, str], catalogue: Catalogue, begin: Callable[[Log], Begun]
) -> tuple[Begun, Log, str]:
    """Opens the data file's log, or one in memory where the file cannot be used, and calls `begin` with it.

    Returns the result of `begin`, the log, and a sentence that says why the data file is not used (empty where it is).
    """
    try:
        log = open_data(environment)
    except BadFile as problem:
        return _in_memory(catalogue, begin, problem)
    try:
        return begin(log), log, ""
    except BadDatabase as problem:
        log.close()
        return _in_memory(catalogue, begin, problem)
    except BaseException:
        log.close()
        raise


def _in_memory(
    catalogue: Catalogue, begin: Callable[[Log], Begun], problem: BadFile
) -> tuple[Begun, Log, str]:
    log = MemoryLog()
    trouble = f"{refusal_text(problem, catalogue)} {catalogue.format('line-in-memory')}"
    return begin(log), log, trouble
