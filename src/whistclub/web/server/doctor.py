"""What this installation has and lacks, told without changing anything."""

import sys
from importlib import metadata

from whistclub import __version__
from whistclub.cards.errors import WhistclubError
from whistclub.club.store.database_url import file_of
from whistclub.club.store.file_locks import is_open, served_by
from whistclub.club.store.inspection import inspect_file, inspect_server
from whistclub.club.store.private_files import open_to_others
from whistclub.club.store.record_files import data_folder, is_there
from whistclub.messages import Speaker
from whistclub.solver import has_kernel
from whistclub.web.server.command import Teller
from whistclub.web.server.file_limits import FEW, for_visitors, raise_limit
from whistclub.web.server.serve import Place
from whistclub.web.server.static import CLIENT

_LIBRARIES = ("litestar", "uvicorn", "websockets", "msgspec", "sqlalchemy")


def examine(teller: Teller, place: Place, running: str) -> int:
    """0 when all is well; `running` is the address of the club that is open here, empty for none."""
    teller.line(f"whistclub {__version__}, Python {sys.version.split()[0]}")
    is_compiled, is_built = has_kernel(), (CLIENT / "index.html").exists()
    teller.say("cli-doctor-kernel" if is_compiled else "cli-doctor-no-kernel")
    teller.say("cli-doctor-client" if is_built else "cli-doctor-no-client")
    for name in _LIBRARIES:
        teller.line(f"  {name} {metadata.version(name)}")
    files = raise_limit()
    handles = "cli-few-handles" if files < FEW else "cli-doctor-handles"
    teller.say(handles, files=str(files), visitors=str(for_visitors(files)))
    try:
        is_kept = _data(teller, place)
    except WhistclubError as problem:
        teller.line(Speaker(teller.catalogue, "french").reason(problem.reason))
        is_kept = False
    if running:
        teller.say("cli-club-runs", url=running)
    return 0 if is_kept and is_built else 1


def _data(teller: Teller, place: Place) -> bool:
    """What there is of data, who has them open, and who else could read them; whether they are well. Raises BadFile."""
    file = file_of(place.database) if place.database else place.data_file
    if file is None:
        contents = inspect_server(place.database)
        teller.say("cli-doctor-data", path=place.database.partition(":")[0], version=contents.version)
        teller.say_contents(contents)
        return True
    _tell_holder(teller, place)
    exposed = open_to_others(teller.environment)
    if exposed:
        names = ", ".join(str(path) for path in exposed)
        teller.say("cli-doctor-exposed", paths=names, folder=str(data_folder(teller.environment)))
    if is_there(file):
        contents = inspect_file(file)
        teller.say("cli-doctor-data", path=str(file), version=contents.version)
        teller.say_contents(contents)
    else:
        teller.say("cli-doctor-no-data", path=str(file))
    return not exposed


def _tell_holder(teller: Teller, place: Place) -> None:
    process, _ = served_by(place.data_file)
    if process:
        teller.say("cli-doctor-served", process=str(process))
    elif is_open(place.data_file):
        teller.say("cli-doctor-open")
