"""What the command does with the club: opens it here, on the local network or for anybody; looks after it; checks records."""

import json
import os
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping
from importlib import metadata
from pathlib import Path
from typing import Final

import msgspec

from whistclub import __version__
from whistclub.cards.errors import WhistclubError
from whistclub.club.driver import PlayerOf
from whistclub.club.files import data_file, data_folder, load_record, read_capped
from whistclub.club.keeping import backup, restore
from whistclub.club.verifying import Verdict, shown_from_bytes, verify
from whistclub.messages import Catalogue, Speaker
from whistclub.web.serve import Place, database, own_address, run
from whistclub.web.static import CLIENT

_PROBE_S: Final = 10.0
"""How long a club at work may take to say that it is there: a second one over the same data would be worse than to wait."""


class Teller(msgspec.Struct, frozen=True):
    """Where a command speaks: the catalogue, a line to stdout, the environment."""

    catalogue: Catalogue
    line: Callable[[str], None]
    environment: Mapping[str, str]

    def say(self, key: str, /, **facts: str | int) -> None:
        """One line."""
        self.line(self.catalogue.format(key, **facts))


def open_club(
    teller: Teller, place: Place, players: PlayerOf, bots: tuple[str, ...], *, browser: bool
) -> int:
    """The club on this machine; a second start opens the one that runs. Returns the exit status."""
    running = running_club(teller.environment)
    if running:
        teller.say("cli-club-runs", url=running)
        _show(teller, running, browser=browser)
        return 0

    def ready(port: int) -> None:
        url = f"http://127.0.0.1:{port}/"
        _note(teller.environment).write_text(json.dumps({"url": url, "pid": os.getpid()}), "utf-8")
        teller.say("cli-club-open", url=url)
        if place.address != "127.0.0.1":
            _tell_network(teller, port)
        _show(teller, url, browser=browser)

    try:
        run(place, players, bots, ready)
    finally:
        _forget(teller.environment)
    teller.say("cli-club-closed")
    return 0


def serve_club(teller: Teller, place: Place, players: PlayerOf, bots: tuple[str, ...]) -> int:
    """The club for anybody. Returns the exit status."""

    def ready(port: int) -> None:
        teller.say("cli-serve-open", address=place.address, port=str(port))

    if place.workers > 1:
        from whistclub.web.workers import run_workers

        run_workers(place, players, bots, ready)
    else:
        run(place, players, bots, ready)
    return 0


def running_club(environment: Mapping[str, str]) -> str:
    """The address of the club that runs over this data folder, empty for none."""
    try:
        url = str(json.loads(_note(environment).read_text("utf-8"))["url"])
        if not url.startswith("http://127.0.0.1:"):
            return ""
        with urllib.request.urlopen(f"{url}healthz", timeout=_PROBE_S) as answer:  # noqa: S310 - our own note
            return url if json.load(answer).get("status") == "ok" else ""
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def _note(environment: Mapping[str, str]) -> Path:
    folder = data_folder(environment)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "club.json"


def _forget(environment: Mapping[str, str]) -> None:
    note = _note(environment)
    try:
        if json.loads(note.read_text("utf-8")).get("pid") == os.getpid():
            note.unlink()
    except (OSError, ValueError):
        return


def _tell_network(teller: Teller, port: int) -> None:
    import segno

    url = f"http://{own_address()}:{port}/"
    teller.say("cli-club-network", url=url)
    if sys.stdout.isatty():
        segno.make(url, micro=False).terminal(compact=True)


def _show(teller: Teller, url: str, *, browser: bool) -> None:
    """Opens the browser where there is somebody to see it."""
    seen = {"DISPLAY", "WAYLAND_DISPLAY"} & set(teller.environment) or sys.platform == "darwin"
    far = {"SSH_CONNECTION", "SSH_TTY"} & set(teller.environment)
    if browser and seen and not far and sys.stdin.isatty():
        webbrowser.open(url)


def verify_record(teller: Teller, file: Path, shown: Path | None) -> int:
    """Tells whether the deals of a record were fair: 0 if they were, 1 if not. Raises BadFile, BadRecord."""
    kept = [] if shown is None else shown_from_bytes(read_capped(shown))
    verdict = verify(load_record(file), kept)
    speaker = Speaker(teller.catalogue, "french")
    for one in (*verdict.withheld, *verdict.wrong):
        teller.line(speaker.reason(one))
    _tell_verdict(teller, verdict)
    return 0 if verdict.is_fair else 1


def _tell_verdict(teller: Teller, verdict: Verdict) -> None:
    if verdict.is_fair:
        teller.say("cli-verify-fair", count=verdict.sealed)
        teller.say("cli-verify-means")
    else:
        teller.say("cli-verify-unfair")


def backup_data(teller: Teller, copy: Path) -> int:
    """Copies the data file. Raises BadFile."""
    size = backup(data_file(teller.environment), copy)
    teller.say("cli-backup-made", path=str(copy), kilobytes=max(1, size // 1000))
    return 0


def restore_data(teller: Teller, copy: Path) -> int:
    """Puts a copy back. Raises BadFile."""
    running = running_club(teller.environment)
    if running:
        teller.say("cli-restore-runs", url=running)
        return 1
    kept = restore(copy, data_file(teller.environment))
    teller.say("cli-restore-done", path=str(copy))
    if kept is not None:
        teller.say("cli-restore-kept", path=str(kept))
    return 0


def doctor(teller: Teller, place: Place) -> int:
    """Tells what this installation has and lacks: 0 when all is well."""
    teller.line(f"whistclub {__version__}, Python {sys.version.split()[0]}")
    well = True
    try:
        log = database(place)
        tables = len(log.tables())
        log.close()
        teller.say(
            "cli-doctor-data", path=place.database.partition(":")[0] or str(place.data_file), count=tables
        )
    except WhistclubError as problem:
        teller.line(Speaker(teller.catalogue, "french").reason(problem.reason))
        well = False
    built = (CLIENT / "index.html").exists()
    teller.say("cli-doctor-client" if built else "cli-doctor-no-client")
    for name in ("litestar", "uvicorn", "websockets", "msgspec", "sqlalchemy"):
        teller.line(f"  {name} {metadata.version(name)}")
    running = running_club(teller.environment)
    if running:
        teller.say("cli-club-runs", url=running)
    return 0 if well and built else 1
