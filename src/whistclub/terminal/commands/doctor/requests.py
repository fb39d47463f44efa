"""Requests to a club that is looked at, each on a connection of its own."""

import gzip
import http.client
import ssl
import zlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from whistclub.terminal.commands.doctor.address import ClubAddress

WAIT_S: Final = 10.0
_MOST_BYTES: Final = 4_000_000


class Answer(msgspec.Struct, frozen=True):
    """An answer: its status, its headers by their names in small letters, and its body as it came."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def kind(self) -> str:
        """The type of the body, without its parameters."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    @property
    def document(self) -> dict[str, Any]:
        """The JSON object of the body; empty where it is none."""
        try:
            found = msgspec.json.decode(self.plain)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    @property
    def plain(self) -> bytes:
        """The body unpacked; empty where that cannot be."""
        if self.headers.get("content-encoding", "") != "gzip":
            return self.body
        try:
            return gzip.decompress(self.body)
        except (OSError, EOFError, zlib.error):
            return b""

    @property
    def refusal(self) -> str:
        """The key by which a club says why it refuses; empty where it does not, or where this is no club's answer."""
        why = self.document.get("why")
        return str(why.get("key", "")) if isinstance(why, dict) else ""


NOTHING: Final = Answer(0, {}, b"")
"""The answer to a request that nobody answers."""


class Requests:
    """Asks one club, over TLS as far as its certificate goes."""

    def __init__(self, address: ClubAddress, tls: ssl.SSLContext | None) -> None:
        """`tls` is the context to ask with, None without TLS."""
        self.address, self.tls = address, tls

    def get(self, path: str, **headers: str) -> Answer:
        """The answer to a GET, `NOTHING` where none came; `_` in the name of a header stands for `-`."""
        return self._ask("GET", path, headers, b"")

    def post(self, path: str, body: bytes) -> Answer:
        """The answer to a POST of JSON, as from a page of the club; `NOTHING` where none came."""
        own = {"Origin": self.address.origin, "Content-Type": "application/json"}
        return self._ask("POST", path, own, body)

    def _ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = self._connection()
        try:
            connection.request(method, path or "/", body or None, {"Accept": "*/*", **named})
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, found, answer.read(_MOST_BYTES))
        except (OSError, http.client.HTTPException):
            return NOTHING
        finally:
            connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        host, port = self.address.host, self.address.port
        if self.tls is None:
            return http.client.HTTPConnection(host, port, timeout=WAIT_S)
        return http.client.HTTPSConnection(host, port, timeout=WAIT_S, context=self.tls)
