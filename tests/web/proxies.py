"""HAProxy and Caddy as the files in `deploy` set them up, on free ports of this machine, with a certificate of their
own.
"""

import os
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect

from tests.needs import program
from tests.waiting import until
from tests.web.brokers import answers
from tests.web.clubs import Person
from tests.web.killing import free_port
from tests.web.visits import PATIENCE_S, Visit

KINDS: Final = ("haproxy", "caddy")
WORKER: Final = "X-Worker"
"""The header by which HAProxy tells the port of the worker that answered; only tests have it."""
_DEPLOY: Final = Path(__file__).parents[2] / "deploy"
_ONE_HOST: Final = _DEPLOY / "one"
_ADDRESSES: Final = ("10.0.0.11:8413", "10.0.0.12:8413")
_OWN_ADDRESS: Final = ("127.0.0.1:8413",)
"""The address of the club in the files for one host."""


class Proxy:
    """A proxy that runs, as people see the club behind it."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, f"https://127.0.0.1:{port}"
        self.clients: list[httpx.Client] = []
        self.visits: list[Visit] = []


class Stranger(Person):
    """Somebody who comes by TLS, from an address of their own."""

    def __init__(self, proxy: Proxy, address: str = "127.0.0.9", **headers: str) -> None:
        self.club, self._from, self._headers = proxy, address, headers
        transport = httpx.HTTPTransport(verify=False, local_address=address)
        own = {"Origin": proxy.url, **headers}
        self.http = httpx.Client(base_url=proxy.url, headers=own, timeout=PATIENCE_S, transport=transport)
        proxy.clients.append(self.http)

    async def visit_raw(self, table: str) -> Visit:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        options: dict[str, Any] = {"ssl": trusting, "local_addr": (self._from, 0), "origin": self.club.url}
        socket = await connect(
            f"wss://127.0.0.1:{self.club.port}/ws/{table}",
            additional_headers={"Cookie": self.cookie, **self._headers},
            max_queue=None,
            compression=None,
            open_timeout=PATIENCE_S,
            **options,
        )
        visit = Visit(socket)
        self.club.visits.append(visit)
        return visit


@contextmanager
def proxied(folder: Path, kind: str, workers: Sequence[int], *, hashed: bool = True) -> Iterator[Proxy]:
    """A proxy before these ports of this machine, as for one host where there is one; not `hashed`, it leads everybody
    anywhere.
    """
    port = free_port()
    make = _haproxy if kind == "haproxy" else _caddy
    words = make(folder, port, workers, hashed=hashed)
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / f"{kind}.log").open("wb") as log:
        process = subprocess.Popen(words, env=home, stdout=log, stderr=log)
    proxy = Proxy(port)
    try:
        said = (folder / f"{kind}.log").read_text
        until(lambda: process.poll() is not None or (answers(port) and _leads(proxy.url)), said)
        assert process.poll() is None, said()
        yield proxy
    finally:
        for client in proxy.clients:
            client.close()
        process.kill()
        process.wait(PATIENCE_S)


def _leads(url: str) -> bool:
    return httpx.get(f"{url}/readyz", verify=False).status_code == 200


def _haproxy(folder: Path, port: int, workers: Sequence[int], *, hashed: bool) -> list[str]:
    text = _with_workers("haproxy.cfg", workers[:2])
    text += "".join(f"    server more-{port} 127.0.0.1:{port}\n" for port in workers[2:])
    text += f"    http-response set-header {WORKER} %sp\n"
    certificate = _certificate(folder)
    text = _put(text, "    bind :80\n", "")
    text = _put(text, ":443 ssl crt /etc/haproxy/club.pem", f"127.0.0.1:{port} ssl crt {certificate}")
    if not hashed:
        text = _put(text, "balance hash var(txn.table)", "balance roundrobin")
    (folder / "haproxy.cfg").write_text(text)
    return [program("haproxy", "haproxy"), "-f", str(folder / "haproxy.cfg")]


def _caddy(folder: Path, port: int, workers: Sequence[int], *, hashed: bool) -> list[str]:
    text = _with_workers("Caddyfile", workers)
    certificate = _certificate(folder)
    if len(workers) == 1:
        # On one host Caddy may be told to read its file again; here nobody tells it anything.
        text = "{\n\tadmin off\n}\n" + text
    text = _put(text, "\tadmin off\n", "\tadmin off\n\tauto_https off\n")
    text = _put(
        text,
        "club.example {\n",
        f"https://127.0.0.1:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {certificate}\n",
    )
    if not hashed:
        text = _put(text, "lb_policy header X-Club-Table", "lb_policy round_robin")
    (folder / "Caddyfile").write_text(text)
    return [program("caddy", "caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def _with_workers(name: str, workers: Sequence[int]) -> str:
    is_one = len(workers) == 1
    text = ((_ONE_HOST if is_one else _DEPLOY) / name).read_text(encoding="utf-8")
    for address, port in zip(_OWN_ADDRESS if is_one else _ADDRESSES, workers, strict=True):
        head, found, tail = text.rpartition(address)
        assert found
        text = f"{head}127.0.0.1:{port}{tail}"
    return text


def _put(text: str, old: str, new: str) -> str:
    """The file with a part exchanged, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def _certificate(folder: Path) -> Path:
    """A certificate for this machine and its key, in one file."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name.from_rfc4514_string("CN=127.0.0.1")
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    both = folder / "club.pem"
    both.write_bytes(signed.public_bytes(serialization.Encoding.PEM) + secret)
    return both
