"""What the command line of `whist serve` asks for, checked before anything is opened."""

import ipaddress
from typing import Final

import msgspec

from whistclub.cards.errors import BadOption, reason
from whistclub.web.server.serve import Place

_MOST_PORT: Final = 65_535
_MOST_PROCESSES: Final = 64


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The words as they were given."""

    address: str
    port: int
    database: str
    hosts: tuple[str, ...]
    proxies: str
    secure: bool
    bots: int
    workers: int
    log_requests: bool


def place_of(usual: Place, asked: Asked) -> Place:
    """The place to serve at. Raises BadOption, naming the option and what it takes."""
    return msgspec.structs.replace(
        usual,
        address=asked.address,
        port=good_port(asked.port),
        port_is_fixed=True,
        database=asked.database,
        hosts=frozenset(_good_host(name) for name in asked.hosts),
        proxies=_good_proxies(asked.proxies),
        secure=asked.secure,
        processes=_within("--bots", asked.bots, 0, _MOST_PROCESSES),
        workers=_within("--workers", asked.workers, 1, _MOST_PROCESSES),
        log_requests=asked.log_requests,
    )


def good_port(port: int) -> int:
    """The port, 0 being any that is free. Raises BadOption."""
    return _within("--port", port, 0, _MOST_PORT)


def _within(option: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise BadOption(
            reason("number-between", option=option, value=str(value)[:40], least=least, most=str(most))
        )
    return value


def _good_host(name: str) -> str:
    """A host name as browsers send it, without a port; `*` is any."""
    plain = name.strip().lower()
    if not plain or any(one.isspace() or one in "/,@" for one in plain) or "://" in plain:
        raise BadOption(reason("host-not-so", text=name[:40]))
    return plain


def _good_proxies(text: str) -> str:
    """Addresses or networks with commas between; `*` is any."""
    for part in text.split(",") if text else ():
        try:
            if part.strip() != "*":
                ipaddress.ip_network(part.strip(), strict=False)
        except ValueError:
            raise BadOption(reason("proxy-not-so", text=part[:40])) from None
    return text
