"""The way to a club below HTTP: its name, its port, its certificate."""

import ipaddress
import socket
import ssl
import time
from typing import Final

from whistclub.terminal.commands.doctor.address import ClubAddress
from whistclub.terminal.commands.doctor.findings import Finding, note, well, wrong
from whistclub.terminal.commands.doctor.requests import WAIT_S

_DAY_S: Final = 86_400
_SOON_DAYS: Final = 7
"""A certificate that is renewed by itself never has so little time left, unless it is one for a few days."""
_MOST_ADDRESSES: Final = 6
_TOO_EARLY, _TOO_LATE, _OTHER_NAME, _OTHER_ADDRESS = 9, 10, 62, 64
"""OpenSSL's numbers for what is wrong with a certificate (`X509_V_ERR_...`)."""


def addresses_of(address: ClubAddress) -> tuple[str, ...]:
    """The addresses of the machine by which its name is found; none for a name that leads nowhere."""
    try:
        found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return ()
    return tuple(dict.fromkeys(str(one[4][0]) for one in found))[:_MOST_ADDRESSES]


def reached(address: ClubAddress, addresses: tuple[str, ...]) -> tuple[tuple[str, ...], list[Finding]]:
    """The addresses at which somebody takes a connection, and what is to be said of those at which nobody does."""
    missed = {one: why for one in addresses if (why := _missed(one, address.port))}
    there = tuple(one for one in addresses if one not in missed)
    if there:
        silent = sorted(one for one, why in missed.items() if why != "no-way")
        lame = [wrong("cli-seen-half", host=address.host, addresses=", ".join(silent))] if silent else []
        return there, lame
    why = "refused" if "refused" in missed.values() else "silent"
    return (), [wrong("cli-seen-no-answer", host=address.host, port=str(address.port), why=why)]


def _missed(address: str, port: int) -> str:
    """The reason why nobody is reached there: `refused`, `silent`, `no-way` from this machine; empty if somebody is."""
    try:
        with socket.create_connection((address, port), timeout=WAIT_S / 2):
            return ""
    except ConnectionRefusedError:
        return "refused"
    except TimeoutError:
        return "silent"
    except OSError:
        return "no-way"


def certificate(address: ClubAddress) -> tuple[ssl.SSLContext | None, Finding]:
    """The context to go on with, and what is to be said of the certificate.

    Where the certificate is wrong, the context asks for none, so that the rest can be looked at; None where nobody
    speaks TLS.
    """
    strict = ssl.create_default_context()
    try:
        days = _days_left(address, strict)
    except ssl.SSLCertVerificationError as problem:
        return _trusting(), _wrong_certificate(address, problem)
    except (OSError, ValueError):
        return None, wrong("cli-seen-no-tls", host=address.host, port=str(address.port))
    if days < _SOON_DAYS:
        return strict, note("cli-seen-certificate-soon", days=days)
    return strict, well("cli-seen-certificate-good", days=days)


def _days_left(address: ClubAddress, context: ssl.SSLContext) -> int:
    """The whole days for which the certificate is still good. Raises SSLCertVerificationError, OSError."""
    with (
        socket.create_connection((address.host, address.port), timeout=WAIT_S) as plain,
        context.wrap_socket(plain, server_hostname=address.host) as held,
    ):
        until = (held.getpeercert() or {}).get("notAfter", "")
    return int((ssl.cert_time_to_seconds(str(until)) - time.time()) // _DAY_S)


def _wrong_certificate(address: ClubAddress, problem: ssl.SSLCertVerificationError) -> Finding:
    if problem.verify_code == _TOO_LATE:
        return wrong("cli-seen-certificate-expired", host=address.host)
    if problem.verify_code == _TOO_EARLY:
        return wrong("cli-seen-certificate-early", host=address.host)
    if problem.verify_code in {_OTHER_NAME, _OTHER_ADDRESS}:
        return wrong("cli-seen-certificate-name", host=address.host)
    return wrong("cli-seen-certificate-untrusted", host=address.host)


def _trusting() -> ssl.SSLContext:
    """A context that takes any certificate: nothing secret is sent by it, and what is wrong was said."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def is_public(addresses: tuple[str, ...]) -> bool:
    """True if the club is reached by an address of the internet."""
    return any(ipaddress.ip_address(one.partition("%")[0]).is_global for one in addresses)


def is_this_machine(addresses: tuple[str, ...]) -> bool:
    """True if the club is reached on this machine."""
    return all(ipaddress.ip_address(one.partition("%")[0]).is_loopback for one in addresses)
