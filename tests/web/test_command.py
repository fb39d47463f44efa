"""The command: the club on this machine, copies of its data, and records checked."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest

from tests.club.test_fair_deals import played, with_proof
from tests.web.clubs import Person
from tests.web.commands import whist
from tests.web.killing import free_port
from tests.web.visits import PATIENCE_S, Visit
from whistclub import __version__
from whistclub.club.store.backup import backup, restore
from whistclub.club.store.files.record_files import save_record
from whistclub.club.store.logs.sql_log import open_file
from whistclub.club.table.seals import seed_of
from whistclub.rules.record import record_to_bytes
from whistclub.web.server.command import running_club
from whistclub.web.server.serve import LOOPBACK_6, ClubConfig, listen
from whistclub.web.server.static import CLIENT

START = "import sys; from whistclub.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture
def started(tmp_path: Path) -> Iterator[tuple[Path, "subprocess.Popen[str]", str]]:
    environment = {**os.environ, "WHIST_DATA": str(tmp_path), "WHIST_LANG": "en"}
    command = [sys.executable, "-c", START, "--no-browser", "--port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        line = process.stdout.readline() if process.stdout else ""
        yield tmp_path, process, line.partition("http")[1] + line.partition("http")[2].split()[0]
        process.kill()


@pytest.mark.long
def test_a_second_start_opens_the_running_club_and_a_signal_ends_it_in_peace(
    started: tuple[Path, "subprocess.Popen[str]", str],
) -> None:
    folder, process, url = started
    assert "ok" == httpx.get(f"{url}healthz").json()["status"]
    second = whist(folder, "--no-browser")
    assert (0, f"The club is open already: {url}\n") == (second.returncode, second.stdout)
    refused = whist(folder, "restore", str(folder / "none"))
    assert 1 == refused.returncode
    copied = whist(folder, "backup", str(folder / "copy.sqlite"))
    assert (0, True) == (copied.returncode, (folder / "copy.sqlite").exists())
    process.send_signal(signal.SIGTERM)
    assert 0 == process.wait(PATIENCE_S)
    assert not (folder / "club.json").exists()
    assert 0 == (folder / "whistclub.sqlite").stat().st_mode & 0o077


def test_the_club_of_this_machine_opens_at_localhost_where_browsers_give_passkeys_by_either_kind_of_address(
    started: tuple[Path, "subprocess.Popen[str]", str],
) -> None:
    _, _, url = started
    host = url.removeprefix("http://").rstrip("/")
    assert host.startswith("localhost:")
    port = host.partition(":")[2]
    numbers = ["127.0.0.1", *(["[::1]"] if is_there(socket.AF_INET6, LOOPBACK_6) else [])]
    for number in numbers:
        headers = {"Host": host, "Origin": f"http://{host}"}
        asked = httpx.post(f"http://{number}:{port}/api/passkey/options", json={}, headers=headers)
        assert "localhost" == json.loads(asked.json()["options"])["rpId"]


def test_a_port_that_another_program_has_at_one_of_the_two_addresses_is_passed_over() -> None:
    if not is_there(socket.AF_INET6, LOOPBACK_6):
        return
    with socket.socket(socket.AF_INET6) as other:
        other.bind((LOOPBACK_6, 0))
        other.listen()
        port = other.getsockname()[1]
        config = ClubConfig(folder=Path(), data_file=Path("none"), further=LOOPBACK_6, port=port)
        found = listen(config)
        assert port < found[0].getsockname()[1] == found[1].getsockname()[1]
        for one in found:
            one.close()


def is_there(family: socket.AddressFamily, address: str) -> bool:
    """True if this machine has the address."""
    try:
        with socket.socket(family) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True


def test_a_club_that_answers_late_is_taken_for_running(tmp_path: Path) -> None:
    class Late(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            threading.Event().wait(2)
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"status": "ok"}')

    with HTTPServer(("127.0.0.1", 0), Late) as busy:
        threading.Thread(target=busy.handle_request, daemon=True).start()
        url = f"http://127.0.0.1:{busy.server_port}/"
        (tmp_path / "club.json").write_text(json.dumps({"url": url, "pid": 1}))
        assert url == running_club({"WHIST_DATA": str(tmp_path)})


def test_a_copy_put_back_is_what_was_copied_and_the_old_data_are_kept(tmp_path: Path) -> None:
    data, copy = tmp_path / "whistclub.sqlite", tmp_path / "copy.sqlite"
    open_file(data).close()
    backup(data, copy)
    data.write_bytes(b"spoilt")
    (tmp_path / "whistclub.sqlite").unlink()
    assert restore(copy, data).kept is None
    kept = restore(copy, data).kept
    assert kept is not None
    assert kept.exists()
    open_file(data).close()


@pytest.mark.long
def test_a_record_is_verified_and_a_forged_one_is_not(tmp_path: Path) -> None:
    record = played()
    save_record(tmp_path / "fair.json", record)
    fair = whist(tmp_path, "verify", str(tmp_path / "fair.json"))
    assert 0 == fair.returncode
    assert "All 2 deals are as sealed" in fair.stdout
    proof = record.deals[0].proof
    assert proof is not None
    assert record.deals[0].seed == seed_of(proof.secret, proof.parts)
    (tmp_path / "forged.json").write_bytes(record_to_bytes(with_proof(record, 0, secret="11" * 32)))
    forged = whist(tmp_path, "verify", str(tmp_path / "forged.json"))
    assert 1 == forged.returncode
    assert "Deal 1: the secret is not the one that was sealed." in forged.stdout
    shown = tmp_path / "shown.json"
    shown.write_text(json.dumps([{"number": 3, "sealed": "00" * 32}]))
    kept = whist(tmp_path, "verify", str(tmp_path / "fair.json"), "--shown", str(shown))
    assert (1, True) == (kept.returncode, "was sealed before your eyes" in kept.stdout)


@pytest.mark.long
async def test_a_copy_made_while_a_game_is_played_brings_that_moment_back(tmp_path: Path) -> None:
    port, copy = free_port(), tmp_path / "copy.sqlite"
    with served(tmp_path, port) as club:
        ada = Person(club).named("Ada")
        table = ada.open("whist", with_bots=True)
        seq, legal = await acted(club, ada, table, 3)
        assert 0 == whist(tmp_path, "backup", str(copy)).returncode
        later, _ = await acted(club, ada, table, 3)
        assert later > seq
    put_back = whist(tmp_path, "restore", str(copy))
    assert (0, True) == (put_back.returncode, "before" in put_back.stdout)
    with served(tmp_path, port) as club:
        again = Person(club)
        again.http.cookies.update(ada.http.cookies)
        assert (seq, legal) == await acted(club, again, table, 0)
        further, _ = await acted(club, again, table, 2)
        assert further > seq


class Served:
    """A club in a process of its own."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"
        self.clients: list[httpx.Client] = []
        self.visits: list[Visit] = []
        self.process: subprocess.Popen[str]

    def close(self) -> None:
        """Closes what its people have open to it."""
        for client in self.clients:
            client.close()


@contextmanager
def served(folder: Path, port: int) -> Iterator[Served]:
    environment = {**os.environ, "WHIST_DATA": str(folder), "WHIST_LANG": "en"}
    command = [sys.executable, "-c", START, "--no-browser", "--port", str(port)]
    club = Served(port)
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            club.process = process
            assert process.stdout is not None
            assert str(port) in process.stdout.readline()
            yield club
            process.send_signal(signal.SIGTERM)
            assert 0 == process.wait(PATIENCE_S)
        finally:
            process.kill()
            club.close()


async def acted(club: Served, person: Person, table: str, acts: int) -> tuple[int, list[str]]:
    """So many acts of the person; then, when it is their turn again, how far the match is and what they may do."""
    visit = await person.visit(table)
    done = 0
    while done < acts or not visit.legal:
        done, seq = done + bool(visit.legal), visit.seq
        if await visit.move():
            # What may be done next is told beside the answer, before or after it.
            await visit.until_so(lambda seq=seq: visit.seq > seq)  # type: ignore[misc]
        else:
            await visit.hear()
    await asyncio.gather(*(one.close() for one in club.visits), return_exceptions=True)
    club.visits.clear()
    return visit.seq, visit.legal


def test_the_doctor_tells_what_is_there_and_what_is_the_matter(tmp_path: Path) -> None:
    found = whist(tmp_path, "doctor")
    assert found.stdout.startswith(f"whistclub {__version__}, Python ")
    assert str(tmp_path / "whistclub.sqlite") in found.stdout
    assert "litestar" in found.stdout
    built = (CLIENT / "index.html").exists()
    assert (0 if built else 1) == found.returncode
    (tmp_path / "whistclub.sqlite").write_bytes(b"no data file" * 100)
    damaged = whist(tmp_path, "doctor")
    assert (1, True) == (damaged.returncode, "is not a data file of Whistclub" in damaged.stdout)
    elsewhere = whist(tmp_path, "doctor", "--database", "postgresql://ada:geheim@127.0.0.1:1/club")
    assert 1 == elsewhere.returncode
    assert (
        "The database “club” on 127.0.0.1:1 cannot be used: no PostgreSQL answers there." in elsewhere.stdout
    )
    assert "geheim" not in elsewhere.stdout + elsewhere.stderr


def test_small_messages_do_not_wait_for_others(tmp_path: Path) -> None:
    """asyncio sends at once on sockets that it knows for TCP, which an accepted one is when the listening one was made
    so.
    """
    place = ClubConfig(folder=tmp_path, data_file=tmp_path / "x", port=free_port(), port_is_fixed=True)
    with listen(place)[0] as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert socket.IPPROTO_TCP == accepted.proto
