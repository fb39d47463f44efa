"""The file that keeps the record of a match."""

import tempfile
import time
from contextlib import suppress
from pathlib import Path

from whistclub.club.store.record_files import BadFile, data_folder, free_path, save_record
from whistclub.terminal.commands.context import Context
from whistclub.terminal.local.session import Session


class RecordKeeper:
    """Keeps the record of a session in one file, chosen at the first save when none was named."""

    def __init__(self, context: Context, session: Session, path: Path | None) -> None:
        self._context = context
        self._session = session
        self.path = path

    def catch_up(self) -> None:
        """Reads the entries of the log that an interruption has kept from the session. Raises BadFile."""
        self._session.table.refresh()

    def save(self) -> Path:
        """Saves the match as it stands. Raises BadFile."""
        if self.path is None:
            name = f"{self._session.game.key}-{time.strftime('%Y-%m-%d-%H%M')}"
            self.path = free_path(data_folder(self._context.environment), name)
        save_record(self.path, self._session.record())
        return self.path


def save_somewhere(context: Context, keeper: RecordKeeper) -> Path:
    """Saves the match where it belongs; where that fails, says why and saves it in the folder for temporary files."""
    with suppress(BadFile):
        keeper.catch_up()
    try:
        return keeper.save()
    except BadFile as problem:
        context.console.say(str(context.refusal(problem)))
        name = keeper.path.stem if keeper.path is not None else "whist"
        keeper.path = free_path(_scratch(problem), name)
        return keeper.save()


def _scratch(problem: BadFile) -> Path:
    """Returns the folder for temporary files. Raises the problem that led here where that takes nothing either."""
    try:
        return Path(tempfile.gettempdir())
    except FileNotFoundError:
        raise problem from None
