"""What the command does with the club: opens it here, on the local network or for anybody; looks after it; checks records."""

import json
import os
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from whistclub.club.bots import PlayerOf
from whistclub.club.store.backup import backup, restore
from whistclub.club.store.file_locks import InUse, served_by
from whistclub.club.store.inspection import Contents
from whistclub.club.store.private_files import close_to_others
from whistclub.club.store.record_files import (
    data_file,
    data_folder,
    load_record,
    naming,
    read_capped,
    write_whole,
)
from whistclub.club.store.serve_lock import served
from whistclub.club.verify import Verdict, shown_from_bytes, verify
from whistclub.club.verify_daily import published_days_from_bytes, verify_daily
from whistclub.messages import Catalogue, Speaker
from whistclub.web.server.file_limits import FEW, for_visitors, raise_limit
from whistclub.web.server.serve import Place, own_address, run

_T = TypeVar("_T")
CLUB: Final = "club"
"""The command of a club on this machine, which a second start finds by its note."""

NOTHING_SEALED: Final = 3
"""The exit status of `whist verify` where a record has no seal to check: it is neither fair nor unfair."""
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

    def say_contents(self, contents: Contents) -> None:
        """What a data file holds."""
        counts = {"matches": contents.matches, "tables": contents.tables, "people": contents.people}
        self.say("cli-data-holds", **counts)
        if contents.changed_ms:
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(contents.changed_ms / 1000))
            self.say("cli-data-changed", when=when)

    def say_unguarded(self, is_sure: bool, place: Place) -> None:  # noqa: FBT001 - as the lock says it
        """That nothing can keep others from the data file, where that is so."""
        if not is_sure:
            self.say("cli-no-locks", path=str(place.data_file))


def open_club(
    teller: Teller, place: Place, players: PlayerOf, bots: tuple[str, ...], *, browser: bool
) -> int:
    """The club on this machine; a second start opens the one that runs. Returns the exit status. Raises InUse, BadFile."""
    close_to_others(teller.environment)
    with ExitStack() as held:
        try:
            teller.say_unguarded(held.enter_context(_served(place, CLUB)), place)
        except InUse:
            running = _awaited(teller.environment, place)
            if not running:
                raise
            teller.say("cli-club-runs", url=running)
            _show(teller, running, browser=browser)
            return 0
        _opened(teller, place, players, bots, browser=browser)
    teller.say("cli-club-closed")
    return 0


def _opened(teller: Teller, place: Place, players: PlayerOf, bots: tuple[str, ...], *, browser: bool) -> None:
    """Serves until it is stopped; meanwhile a note in the data folder says where."""

    def ready(port: int) -> None:
        url = f"http://127.0.0.1:{port}/"
        with suppress(
            OSError
        ):  # On a full disk the next start does not find the way here, and says who has the data.
            write_whole(_note(teller.environment), json.dumps({"url": url, "pid": os.getpid()}).encode())
        teller.say("cli-club-open", url=url)
        if place.address != "127.0.0.1":
            _tell_network(teller, port)
        _show(teller, url, browser=browser)

    if place.address != "127.0.0.1":
        _tell_few_handles(teller)
    try:
        run(place, players, bots, ready)
    finally:
        _forget(teller.environment)


def serve_club(teller: Teller, place: Place, players: PlayerOf, bots: tuple[str, ...]) -> int:
    """The club for anybody. Returns the exit status. Raises InUse, BadFile, NoPort, NoWorkers."""

    def ready(port: int) -> None:
        teller.say("cli-serve-open", address=place.address, port=str(port))

    _tell_few_handles(teller)
    if place.workers > 1:
        from whistclub.web.server.workers import check_workers, run_workers

        check_workers(place)
    close_to_others(teller.environment)
    with _served(place, "serve") as is_sure:
        teller.say_unguarded(is_sure, place)
        if place.workers > 1:
            run_workers(place, players, bots, ready)
        else:
            run(place, players, bots, ready)
    return 0


def _tell_few_handles(teller: Teller) -> None:
    """One line on stderr where the system lets few people in."""
    files = raise_limit()
    if files < FEW:
        facts = {"files": str(files), "visitors": str(for_visitors(files))}
        print(teller.catalogue.format("cli-few-handles", **facts), file=sys.stderr, flush=True)


def _served(place: Place, kind: str) -> AbstractContextManager[bool]:
    return served(place.data_file, place.database, place.workers, kind)


def _awaited(environment: Mapping[str, str], place: Place) -> str:
    """The address of the club that has the data, once it says so; empty where it is none of this machine's own."""
    until_s = time.monotonic() + _PROBE_S
    while served_by(place.data_file)[1] == CLUB and time.monotonic() < until_s:
        running = running_club(environment)
        if running:
            return running
        time.sleep(0.05)
    return ""


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
    return data_folder(environment) / "club.json"


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
    """Tells whether the deals of a record were fair: 0 if they were, 1 if not, 3 where nothing was sealed. Raises BadFile,
    BadRecord.
    """
    kept = [] if shown is None else _read(shown, shown_from_bytes)
    record = load_record(file)
    with naming(file):
        verdict = verify(record, kept)
    speaker = Speaker(teller.catalogue, "french")
    for one in (*verdict.withheld, *verdict.wrong):
        teller.line(speaker.reason(one))
    _tell_verdict(teller, verdict)
    if verdict.has_nothing_sealed:
        return NOTHING_SEALED
    return 0 if verdict.is_fair else 1


def _read(path: Path, read: Callable[[bytes], _T]) -> _T:
    """What is read of a file's bytes; what is wrong with them names the file."""
    data = read_capped(path)
    with naming(path):
        return read(data)


def verify_daily_record(teller: Teller, file: Path, told: Sequence[Path]) -> int:
    """Tells whether a record's cards are those of a deal of the day, as the club told the days: 0 if so, 1 if not. Raises BadFile,
    BadRecord.
    """
    days = [day for one in told for day in _read(one, published_days_from_bytes)]
    record = load_record(file)
    with naming(file):
        verdict = verify_daily(record, days)
    speaker = Speaker(teller.catalogue, "french")
    for one in verdict.wrong:
        teller.line(speaker.reason(one))
    if verdict.is_fair:
        teller.say("cli-verify-daily", date=verdict.date)
        return 0
    teller.say("cli-verify-unfair")
    return 1


def _tell_verdict(teller: Teller, verdict: Verdict) -> None:
    if verdict.is_fair:
        teller.say("cli-verify-fair", count=verdict.sealed)
        teller.say("cli-verify-means")
    elif verdict.has_nothing_sealed:
        teller.say("cli-verify-unsealed")
    else:
        teller.say("cli-verify-unfair")


def backup_data(teller: Teller, copy: Path) -> int:
    """Copies the data file. Raises BadFile."""
    close_to_others(teller.environment)
    made = backup(data_file(teller.environment), copy)
    teller.say("cli-backup-made", path=str(copy), kilobytes=max(1, made.size_bytes // 1000))
    teller.say_contents(made.contents)
    return 0


def restore_data(teller: Teller, copy: Path) -> int:
    """Puts a copy back. Raises BadFile, InUse."""
    close_to_others(teller.environment)
    done = restore(copy, data_file(teller.environment))
    if not done.is_guarded:
        teller.say("cli-no-locks", path=str(data_file(teller.environment)))
    teller.say("cli-restore-done", path=str(copy))
    teller.say_contents(done.contents)
    if done.kept is not None:
        teller.say("cli-restore-kept", path=str(done.kept))
        if done.before is not None:
            teller.say_contents(done.before)
    return 0


def doctor(teller: Teller, place: Place) -> int:
    """Tells what this installation has and lacks, and changes nothing: 0 when all is well."""
    from whistclub.web.server.doctor import examine

    return examine(teller, place, running_club(teller.environment))
