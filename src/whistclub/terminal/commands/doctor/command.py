"""The command that looks at a running club from outside and names the broken part."""

from collections.abc import Iterator
from typing import Final

from whistclub.terminal.commands.club_types import ClubSeen, SeenPart
from whistclub.terminal.commands.context import Context
from whistclub.terminal.commands.doctor import clubs, connections
from whistclub.terminal.commands.doctor.address import ClubAddress, club_address
from whistclub.terminal.commands.doctor.findings import Finding, note, wrong
from whistclub.terminal.commands.doctor.pages import pages
from whistclub.terminal.commands.doctor.requests import Requests
from whistclub.terminal.commands.doctor.sockets import sockets

_MARKS: Final = {"wrong": "cli-seen-wrong", "note": "cli-seen-note"}


def examine_club(context: Context, url: str, *, as_json: bool) -> int:
    """Says what is found at an address. Returns 0 if nothing is wrong, else 1. Raises BadValue."""
    found = list(findings(club_address(url)))
    broken = sum(one.verdict == "wrong" for one in found)
    parts = tuple(
        SeenPart(what=one.key.removeprefix("cli-seen-"), verdict=one.verdict, text=_sentence(context, one))
        for one in found
    )
    lines = [_line(context, one) for one in parts]
    ending = context.catalogue.format("cli-seen-ending", wrong=broken)
    context.answer(ClubSeen(url=url, is_well=not broken, parts=parts), [*lines, ending], as_json=as_json)
    return 1 if broken else 0


def findings(address: ClubAddress) -> Iterator[Finding]:
    """The findings, from the name to the live connection; where nothing can be reached there is nothing behind it."""
    addresses = connections.addresses_of(address)
    if not addresses:
        yield wrong("cli-seen-no-name", host=address.host)
        return
    there, found = connections.reached(address, addresses)
    yield from found
    if not there:
        return
    tls = None
    if address.is_tls:
        tls, said = connections.certificate(address)
        yield said
        if tls is None:
            return
    elif not connections.is_this_machine(there):
        yield note("cli-seen-plain")
    yield from _at_the_club(Requests(address, tls), is_public=connections.is_public(there))


def _at_the_club(requests: Requests, *, is_public: bool) -> Iterator[Finding]:
    health, found = clubs.club_at(requests)
    yield from found
    if health is None:
        return
    yield from clubs.addresses_seen(requests, health, is_public=is_public)
    yield from clubs.names_and_bodies(requests)
    yield from pages(requests)
    yield sockets(requests)


def _sentence(context: Context, finding: Finding) -> str:
    return context.catalogue.format(finding.key, **dict(finding.facts))


def _line(context: Context, part: SeenPart) -> str:
    mark = _MARKS.get(part.verdict)
    return part.text if mark is None else context.catalogue.format(mark, text=part.text)
