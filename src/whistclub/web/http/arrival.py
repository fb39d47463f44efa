"""The way by which a request has come, as whoever runs the club may know it: the kind of address, never the address."""

import ipaddress
from typing import Any, Final, Literal

import msgspec

Arrival = Literal["direct", "forwarded", "unheard", "made-up"]
Network = Literal["machine", "local", "public"]

_NOBODY: Final = ipaddress.ip_network("192.0.2.0/24")
"""Addresses that nobody has (RFC 5737)."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The process answers: `ok`, the version, the club's clock, and how it sees whoever asks, without their address.

    The address of whoever asks came with the connection (`direct`), from a proxy that is believed (`forwarded`), from
    one that is not (`unheard`), or is one that nobody can have (`made-up`); it is of this `machine`, of a `local`
    network or `public`.
    """

    status: Literal["ok"]
    version: str
    now_ms: int
    arrival: Arrival
    network: Network


def arrival_of(scope: Any) -> Arrival:
    """The way by which the club learnt the address of a request."""
    address = _address(scope)
    if address is not None and address.version == 4 and address in _NOBODY:
        return "made-up"
    told = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
    if not told:
        return "direct"
    host, port = scope.get("client") or ("", 0)
    parts = {part.strip() for one in told for part in one.split(",")}
    # An address that uvicorn has taken from a proxy has that one's port, or 0; one of a connection has its own.
    is_believed = port == 0 or {f"{host}:{port}", f"[{host}]:{port}"} & parts
    return "forwarded" if is_believed else "unheard"


def network_of(scope: Any) -> Network:
    """The kind of network that a request comes from; one without an address comes from this machine."""
    address = _address(scope)
    if address is None or address.is_loopback:
        return "machine"
    return "public" if address.is_global else "local"


def _address(scope: Any) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address((scope.get("client") or ("",))[0].partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if found.version == 6 else found
