"""Where a terminal's games are kept: in the data file, or in memory where that cannot keep them, and then this is said."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from whistclub.club.store.log import Log, MemoryLog
from whistclub.club.store.private_files import close_to_others
from whistclub.club.store.record_files import BadFile, data_file
from whistclub.terminal.commands.reading import Here

Begun = TypeVar("Begun")


def open_data(environment: Mapping[str, str]) -> Log:
    """The log of this machine's data file, what is kept beside it closed to others. Raises BadFile, InUse."""
    from whistclub.club.store.sql_log import open_file

    close_to_others(environment)
    return open_file(data_file(environment))


def begun(here: Here, begin: Callable[[Log], Begun]) -> tuple[Begun, Log, str]:
    """What `begin` makes over the data file's log, and that log; over one in memory where the file cannot keep it, and then why."""
    try:
        log = open_data(here.environment)
    except BadFile as problem:
        return _in_memory(here, begin, problem)
    try:
        return begin(log), log, ""
    except BadFile as problem:
        log.close()
        if problem.reason.key != "data-file":
            raise
        return _in_memory(here, begin, problem)
    except BaseException:
        log.close()
        raise


def _in_memory(here: Here, begin: Callable[[Log], Begun], problem: BadFile) -> tuple[Begun, Log, str]:
    log = MemoryLog()
    trouble = f"{here.refusal(problem)} {here.catalogue.format('line-in-memory')}"
    return begin(log), log, trouble
