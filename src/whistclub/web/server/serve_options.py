"""The arguments of `whist serve`, checked before anything is opened."""

import ipaddress
import re
from typing import Final

import msgspec

from whistclub.cards.errors import BadOption, reason
from whistclub.club.notices.nats import look_for_client, server_and_club
from whistclub.web.server.serve import ClubConfig

_MOST_PORT: Final = 65_535
_MOST_PROCESSES: Final = 64
_MOST_DRAIN_S: Final = 60
_MOST_DAYS: Final = 36_500
_DATABASE_NAME: Final = re.compile("[a-z0-9]{1,8}")


class ServeArguments(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments as given."""

    address: str
    port: int
    database: str | None
    match_databases: tuple[str, ...]
    notices: str
    archive_days: int
    forget_days: int
    hosts: tuple[str, ...]
    proxies: str
    secure: bool
    bots: int
    workers: int
    drain_s: int
    metrics: str
    log_requests: bool


def config_of(usual: ClubConfig, given: ServeArguments) -> ClubConfig:
    """The configuration to serve with. Raises BadOption, naming the option and what it takes."""
    database = good_database(given.database)
    return msgspec.structs.replace(
        usual,
        address=given.address,
        port=good_port(given.port),
        port_is_fixed=True,
        database=database,
        match_databases=good_match_databases(given.match_databases, database),
        notices=_good_notices(given.notices, database),
        archive_days=good_archive_days(given.archive_days),
        forget_days=good_forget_days(given.forget_days),
        hosts=frozenset(_good_host(name) for name in given.hosts),
        proxies=_good_proxies(given.proxies),
        secure=given.secure,
        processes=_within("--bots", given.bots, 0, _MOST_PROCESSES),
        workers=_within("--workers", given.workers, 1, _MOST_PROCESSES),
        drain_s=_within("--drain", given.drain_s, 0, _MOST_DRAIN_S),
        metrics=good_metrics(given.metrics),
        log_requests=given.log_requests,
    )


def good_database(given: str | None) -> str:
    """Checks the address of a club's database: a PostgreSQL server, or a data file. None is this machine's own data
    file, empty here.

    Raises BadOption. An address that is given but empty is no address: it would silently stand for other data than
    those meant.
    """
    if given is None:
        return ""
    kind, mark, place = given.partition("://")
    is_file = kind == "sqlite" and place.startswith("/") and len(place) > 1
    if not mark or not (is_file or kind.partition("+")[0] in {"postgresql", "postgres"}):
        raise BadOption(reason("database-address", text=given.partition(":")[0][:20]))
    return given


def _good_notices(address: str, database: str) -> str:
    """Checks the address of a broker, which only a club over PostgreSQL needs."""
    if address:
        server_and_club(address)
        if not database.startswith("postgres"):
            raise BadOption(reason("notices-need-postgresql"))
        look_for_client()
    return address


def good_port(port: int) -> int:
    """Checks a port; 0 is any that is free. Raises BadOption."""
    return _within("--port", port, 0, _MOST_PORT)


def good_metrics(text: str) -> tuple[str, int] | None:
    """Checks the address and port of the door for metrics; None where there is to be none. Raises BadOption for an
    address that anybody may reach: figures are for whoever runs the club.
    """
    if not text:
        return None
    place, _, port = text.rpartition(":")
    try:
        address = ipaddress.ip_address(place.removeprefix("[").removesuffix("]"))
    except ValueError:
        raise BadOption(reason("metrics-not-so", text=text[:40])) from None
    is_open = address.is_unspecified or not address.is_private
    if is_open or not port.isascii() or not port.isdigit() or not 1 <= int(port[:6]) <= _MOST_PORT:
        raise BadOption(reason("metrics-not-so", text=text[:40]))
    return str(address), int(port)


def good_match_databases(given: tuple[str, ...], database: str) -> tuple[tuple[str, str], ...]:
    """Checks the names and addresses of further databases, NAME=URL each. Raises BadOption."""
    found = tuple((name, address) for name, _, address in (one.partition("=") for one in given))
    for name, address in found:
        if not _DATABASE_NAME.fullmatch(name) or not address.startswith("postgres"):
            raise BadOption(reason("match-database", text=name[:20]))
    if found and not database.startswith("postgres"):
        raise BadOption(reason("match-databases-need-postgresql"))
    if len({name for name, _ in found}) != len(found) or database in {address for _, address in found}:
        raise BadOption(reason("match-database-twice"))
    return found


def good_archive_days(days: int) -> int:
    """Checks after how many days a finished match is archived. Raises BadOption."""
    return _within("--archive-after", days, 0, _MOST_DAYS)


def good_forget_days(days: int) -> int:
    """Checks after how many days guests and tables without anything are forgotten. Raises BadOption."""
    return _within("--forget-after", days, 0, _MOST_DAYS)


def good_kept(count: int) -> int:
    """Checks how many copies are kept. Raises BadOption."""
    return _within("--keep", count, 1, _MOST_DAYS)


def _within(option: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise BadOption(
            reason("number-between", option=option, value=str(value)[:40], least=least, most=str(most))
        )
    return value


def _good_host(name: str) -> str:
    """Checks a host name, as browsers send it, without a port; `*` is any."""
    plain = name.strip().lower()
    if not plain or any(one.isspace() or one in "/,@" for one in plain) or "://" in plain:
        raise BadOption(reason("host-not-so", text=name[:40]))
    return plain


def _good_proxies(text: str) -> str:
    """Checks addresses or networks, separated by commas; `*` is any."""
    for part in text.split(",") if text else ():
        try:
            if part.strip() != "*":
                ipaddress.ip_network(part.strip(), strict=False)
        except ValueError:
            raise BadOption(reason("proxy-not-so", text=part[:40])) from None
    return text
