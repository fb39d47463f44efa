"""The commands that serve a club: on this machine, on the local network, or for anybody."""

import json
import os
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Mapping
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from typing import Final

from whistclub.club.bots import PlayerOf
from whistclub.club.store.files.file_locks import InUse, served_by
from whistclub.club.store.files.private_files import close_to_others
from whistclub.club.store.files.record_files import data_folder
from whistclub.club.store.files.whole_files import write_whole
from whistclub.club.store.serve_lock import served
from whistclub.web.server.addresses import own_address
from whistclub.web.server.file_limits import FEW, for_visitors, raise_limit
from whistclub.web.server.output import CommandOutput
from whistclub.web.server.serve import ClubConfig, run

CLUB: Final = "club"
"""The kind of a club on this machine, which a second start finds by its note."""

_OWN_URLS: Final = ("http://localhost:", "http://127.0.0.1:")
"""A club of this machine is opened as `localhost`: browsers give a number no passkeys. Older ones noted the number."""
_PROBE_S: Final = 10.0
"""A running club may take so long to answer: a second one over the same data would be worse than to wait."""


def open_club(
    output: CommandOutput, config: ClubConfig, players: PlayerOf, bots: tuple[str, ...], *, browser: bool
) -> int:
    """Opens the club on this machine; a second start shows the one that runs. Returns the exit status. Raises InUse,
    BadFile.
    """
    close_to_others(output.environment)
    with ExitStack() as held:
        try:
            is_locked = held.enter_context(_serving(config, CLUB))
        except InUse:
            running = _wait_for_running(output.environment, config)
            if not running:
                raise
            output.say("cli-club-runs", url=running)
            _show(output, running, browser=browser)
            return 0
        output.warn_if_unlocked(is_locked=is_locked, data_file=config.data_file)
        _run_with_note(output, config, players, bots, browser=browser)
    output.say("cli-club-closed")
    return 0


def serve_club(output: CommandOutput, config: ClubConfig, players: PlayerOf, bots: tuple[str, ...]) -> int:
    """Serves the club for anybody. Returns the exit status. Raises InUse, BadFile, NoPort, NoWorkers."""

    def ready(port: int) -> None:
        output.say("cli-serve-open", address=config.address, port=str(port))

    _warn_of_few_handles(output)
    if config.workers > 1:
        from whistclub.web.server.workers import check_workers, run_workers

        check_workers(config)
    close_to_others(output.environment)
    with _serving(config, "serve") as is_locked:
        output.warn_if_unlocked(is_locked=is_locked, data_file=config.data_file)
        if config.workers > 1:
            run_workers(config, players, bots, ready)
        else:
            run(config, players, bots, ready)
    return 0


def running_club(environment: Mapping[str, str]) -> str:
    """The address of the club that runs over this data folder; empty for none."""
    try:
        url = str(json.loads(_note(environment).read_text("utf-8"))["url"])
        # Nothing but this machine is asked, whatever stands in the note.
        if not url.startswith(_OWN_URLS):
            return ""
        with urllib.request.urlopen(f"{url}healthz", timeout=_PROBE_S) as answer:  # noqa: S310 - our own note
            return url if json.load(answer).get("status") == "ok" else ""
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def _run_with_note(
    output: CommandOutput, config: ClubConfig, players: PlayerOf, bots: tuple[str, ...], *, browser: bool
) -> None:
    """Serves until stopped; meanwhile a note in the data folder holds the address."""

    def ready(port: int) -> None:
        url = f"http://localhost:{port}/"
        # Without the note, on a full disk, a second start cannot show this club and says who has the data.
        with suppress(OSError):
            write_whole(_note(output.environment), json.dumps({"url": url, "pid": os.getpid()}).encode())
        output.say("cli-club-open", url=url)
        if config.address != "127.0.0.1":
            _say_network(output, port)
        _show(output, url, browser=browser)

    if config.address != "127.0.0.1":
        _warn_of_few_handles(output)
    try:
        run(config, players, bots, ready)
    finally:
        _remove_note(output.environment)


def _warn_of_few_handles(output: CommandOutput) -> None:
    """Writes one line to stderr if the system allows few connections."""
    files = raise_limit()
    if files < FEW:
        facts = {"files": str(files), "visitors": str(for_visitors(files))}
        print(output.catalogue.format("cli-few-handles", **facts), file=sys.stderr, flush=True)


def _serving(config: ClubConfig, kind: str) -> AbstractContextManager[bool]:
    return served(config.data_file, config.database, kind)


def _wait_for_running(environment: Mapping[str, str], config: ClubConfig) -> str:
    """Waits until the club that has the data says its address; empty if it is not a club of this machine's own."""
    until_s = time.monotonic() + _PROBE_S
    while served_by(config.data_file)[1] == CLUB and time.monotonic() < until_s:
        running = running_club(environment)
        if running:
            return running
        time.sleep(0.05)
    return ""


def _note(environment: Mapping[str, str]) -> Path:
    return data_folder(environment) / "club.json"


def _remove_note(environment: Mapping[str, str]) -> None:
    note = _note(environment)
    try:
        # Another club may have started since, and have written its own.
        if json.loads(note.read_text("utf-8")).get("pid") == os.getpid():
            note.unlink()
    except (OSError, ValueError):
        return


def _say_network(output: CommandOutput, port: int) -> None:
    import segno

    url = f"http://{own_address()}:{port}/"
    output.say("cli-club-network", url=url)
    if sys.stdout.isatty():
        segno.make(url, micro=False).terminal(compact=True)


def _show(output: CommandOutput, url: str, *, browser: bool) -> None:
    """Opens the browser if there is a terminal and a display, and not over SSH."""
    has_display = {"DISPLAY", "WAYLAND_DISPLAY"} & set(output.environment) or sys.platform == "darwin"
    is_remote = {"SSH_CONNECTION", "SSH_TTY"} & set(output.environment)
    if browser and has_display and not is_remote and sys.stdin.isatty():
        webbrowser.open(url)
