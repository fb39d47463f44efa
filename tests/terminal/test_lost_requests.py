"""A terminal asks a club once more where its request was lost with the connection."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from whistclub.terminal.remote.address import Club, NotJoined

ANSWER = b'HTTP/1.1 200 OK\r\nContent-Length: 14\r\nSet-Cookie: who=ada\r\n\r\n{"known":true}'


@contextmanager
def forgetful(lost: int) -> Iterator[tuple[str, list[str]]]:
    """The address of a club that ends the first so many connections without an answer, and the requests it has read."""
    asked: list[str] = []

    def serve() -> None:
        while True:
            try:
                line, _ = door.accept()
            except OSError:
                return
            with line:
                asked.append(line.recv(65_536).decode().partition(" HTTP")[0])
                if len(asked) > lost:
                    line.sendall(ANSWER)

    with socket.create_server(("127.0.0.1", 0)) as door:
        serving = threading.Thread(target=serve)
        serving.start()
        yield f"http://127.0.0.1:{door.getsockname()[1]}", asked
        door.shutdown(socket.SHUT_RDWR)
        serving.join()


def test_a_request_whose_connection_ends_without_an_answer_is_sent_again(tmp_path: Path) -> None:
    with forgetful(1) as (address, asked):
        club = Club(address, {"WHIST_DATA": str(tmp_path)})
        club.come_in("Ada")
    assert ["PUT /api/me"] * 2 == asked
    assert "who=ada" == club.cookie


def test_a_club_that_never_answers_is_told_of_after_the_second_request(tmp_path: Path) -> None:
    with (
        forgetful(9) as (address, asked),
        pytest.raises(NotJoined, match="join-no-club"),
    ):
        Club(address, {"WHIST_DATA": str(tmp_path)}).come_in("Ada")
    assert ["PUT /api/me"] * 2 == asked
