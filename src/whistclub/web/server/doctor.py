"""The command that examines this installation, without changing anything."""

import sys
from importlib import metadata
from pathlib import Path

from whistclub.cards.errors import WhistclubError
from whistclub.club.local_table import now_ms
from whistclub.club.store.db.engine import file_of
from whistclub.club.store.db.inspection import inspect_file, inspect_server
from whistclub.club.store.files.file_locks import is_locked, is_open, served_by
from whistclub.club.store.files.private_files import open_to_others
from whistclub.club.store.files.record_files import data_folder, is_there
from whistclub.messages import Speaker
from whistclub.solver import has_kernel
from whistclub.version import VERSION
from whistclub.web.server.command import running_club
from whistclub.web.server.file_limits import FEW, for_visitors, raise_limit
from whistclub.web.server.output import CommandOutput
from whistclub.web.server.serve import ClubConfig
from whistclub.web.server.static import CLIENT

_LIBRARIES = ("litestar", "uvicorn", "websockets", "msgspec", "sqlalchemy")


def doctor(output: CommandOutput, config: ClubConfig) -> int:
    """Says what this installation has and lacks. Returns 0 if all is well."""
    running = running_club(output.environment)
    output.line(f"whistclub {VERSION}, Python {sys.version.split()[0]}")
    is_compiled, is_built = has_kernel(), (CLIENT / "index.html").exists()
    minutes = None if is_compiled else minutes_of_making(Path(sys.prefix))
    if minutes is None:
        output.say("cli-doctor-kernel" if is_compiled else "cli-doctor-no-kernel")
    else:
        output.say(
            "cli-doctor-kernel-comes", minutes=minutes, log=str(Path(sys.prefix) / "whistclub-kernel.log")
        )
    output.say("cli-doctor-client" if is_built else "cli-doctor-no-client")
    for name in _LIBRARIES:
        output.line(f"  {name} {metadata.version(name)}")
    files = raise_limit()
    handles = "cli-few-handles" if files < FEW else "cli-doctor-handles"
    output.say(handles, files=str(files), visitors=str(for_visitors(files)))
    try:
        is_kept = _examine_data(output, config)
    except WhistclubError as problem:
        output.line(Speaker(output.catalogue, "french").reason(problem.reason))
        is_kept = False
    if running:
        output.say("cli-club-runs", url=running)
    return 0 if is_kept and is_built else 1


def minutes_of_making(environment: Path) -> int | None:
    """For how many minutes the kernel has been made behind a start of `./whist` in this environment; None if it is not
    being made. See `begin_kernel` of `tools/setup.sh`, which holds this lock meanwhile.
    """
    lock = environment.with_name(f"{environment.name}.kernel-lock")
    if not is_locked(lock):
        return None
    return int((now_ms() / 1000 - lock.stat().st_mtime) / 60)


def _examine_data(output: CommandOutput, config: ClubConfig) -> bool:
    """Says what data there are, who has them open and who else could read them. Returns True if they are well. Raises
    BadFile.
    """
    file = file_of(config.database) if config.database else config.data_file
    if file is None:
        contents = inspect_server(config.database)
        output.say("cli-doctor-data", path=config.database.partition(":")[0], version=contents.version)
        output.say_contents(contents)
        return True
    _say_holder(output, config)
    exposed = open_to_others(output.environment)
    if exposed:
        names = ", ".join(str(path) for path in exposed)
        output.say("cli-doctor-exposed", paths=names, folder=str(data_folder(output.environment)))
    if is_there(file):
        contents = inspect_file(file)
        output.say("cli-doctor-data", path=str(file), version=contents.version)
        output.say_contents(contents)
    else:
        output.say("cli-doctor-no-data", path=str(file))
    return not exposed


def _say_holder(output: CommandOutput, config: ClubConfig) -> None:
    process, _ = served_by(config.data_file)
    if process:
        output.say("cli-doctor-served", process=str(process))
    elif is_open(config.data_file):
        output.say("cli-doctor-open")
