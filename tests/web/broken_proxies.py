"""A proxy before a club that does one thing wrong, for those who look for what is broken."""

import http.client
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

Headers = dict[str, str]
_NOT_HANDED_ON: Final = {"connection", "transfer-encoding", "keep-alive"}


def _as_it_came(headers: Headers) -> Headers:
    return headers


def _told(path: str, headers: Headers) -> Headers:
    return headers


def _handed_on(path: str, size: int) -> int:
    return 0


class Fault(msgspec.Struct, frozen=True):
    """A proxy's behaviour: it changes the headers of requests and of answers, leads to another path, answers by itself
    with a status (0: hands on), and does something with WebSockets.
    """

    asking: Callable[[Headers], Headers] = _as_it_came
    telling: Callable[[str, Headers], Headers] = _told
    path: Callable[[str], str] = str
    answers: Callable[[str, int], int] = _handed_on
    sockets: Literal["through", "refused", "cut", "held"] = "through"


@contextmanager
def broken(club: int, fault: Fault = Fault(), certificate: Path | None = None) -> Iterator[int]:  # noqa: B008
    """The port of such a proxy before the club at this port, with TLS if there is a certificate."""

    class Handler(_Handler):
        upstream, does = club, fault

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    upstream: int
    does: Fault

    def log_message(self, *_: Any) -> None:
        """Says nothing."""

    def do_GET(self) -> None:
        if self.headers.get("Upgrade", "").lower() == "websocket":
            self._socket()
        else:
            self._request()

    do_POST = do_GET  # noqa: N815

    def _request(self) -> None:
        size = int(self.headers.get("Content-Length", "0"))
        body = self.rfile.read(size)
        status = self.does.answers(self.path, size)
        if status:
            self._answer(status, {"Content-Type": "text/html"}, b"<h1>Proxy</h1>")
            return
        line = http.client.HTTPConnection("127.0.0.1", self.upstream, timeout=30)
        try:
            line.request(self.command, self.does.path(self.path), body or None, self._asked())
            answer = line.getresponse()
            headers = {
                name: value for name, value in answer.getheaders() if name.lower() not in _NOT_HANDED_ON
            }
            self._answer(answer.status, self.does.telling(self.path, headers), answer.read())
        finally:
            line.close()

    def _asked(self) -> Headers:
        sent = {"X-Forwarded-For": self.client_address[0], "X-Forwarded-Proto": "https"}
        kept = {
            name: value for name, value in self.headers.items() if not name.lower().startswith("x-forwarded")
        }
        # It stands for a proxy that people ask by TLS, and is asked without where TLS is not the question.
        if "Origin" in kept:
            kept["Origin"] = kept["Origin"].replace("http:", "https:")
        return self.does.asking({**kept, **sent})

    def _answer(self, status: int, headers: Headers, body: bytes) -> None:
        self.close_connection = True
        self.send_response_only(status)
        for name, value in headers.items():
            if name.lower() != "content-length":
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def _socket(self) -> None:
        if self.does.sockets == "refused":
            self._answer(426, {"Content-Type": "text/plain"}, b"no")
            return
        self.close_connection = True
        with socket.create_connection(("127.0.0.1", self.upstream), timeout=30) as line:
            words = [
                f"GET {self.path} HTTP/1.1",
                *(f"{name}: {value}" for name, value in self._asked().items()),
            ]
            line.sendall("\r\n".join([*words, "", ""]).encode())
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += line.recv(1)
            self.wfile.write(head)
            if self.does.sockets == "cut":
                return
            back = line if self.does.sockets == "through" else None
            if back is not None:
                threading.Thread(target=_pump, args=(back, self.connection), daemon=True).start()
            _pump(self.connection, line)


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)


def certificate(folder: Path, name: str, *, days: tuple[int, int] = (-1, 90)) -> Path:
    """A certificate for this name and its key in one file, good between these days from now; it vouches for itself."""
    key, subject = ec.generate_private_key(ec.SECP256R1()), x509.Name.from_rfc4514_string(f"CN={name}")
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(now + timedelta(days=days[0]))
        .not_valid_after(now + timedelta(days=days[1]))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    both = folder / f"{name}.pem"
    both.write_bytes(signed.public_bytes(serialization.Encoding.PEM) + secret)
    return both
