"""Who a request comes from, by its cookie."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Final

import msgspec

from whistclub.club.people import Person, new_person
from whistclub.club.sql_club import SqlClub
from whistclub.club.table import now_ms
from whistclub.web.keys import Keys

_YEAR_S: Final = 365 * 24 * 3600
_MOST_KNOWN: Final = 5000


class Visitors:
    """Knows people by their signed cookie; makes guests."""

    def __init__(
        self, club: SqlClub, keys: Keys, cookie: str, *, secure: bool, remembers: bool = True
    ) -> None:
        """`remembers`: nobody else gives people names, so that they need not be read again."""
        self._remembers = remembers
        self.club, self._keys, self._cookie, self._secure = club, keys, cookie, secure
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def who(self, headers: Iterable[tuple[bytes, bytes]]) -> Person | None:
        """Who sends these headers; None for nobody we know."""
        person = self._keys.person(self._sent(headers))
        if person is None:
            return None
        known = self._known.get(person)
        if known is None:
            known = await asyncio.to_thread(self.club.person, person)
            if known is not None:
                self._remember(known)
        return known

    async def guest(self) -> Person:
        """Somebody new."""
        person = new_person(now_ms())
        await asyncio.to_thread(self.club.add_person, person)
        self._remember(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The person is called so from now on."""
        await asyncio.to_thread(self.club.rename, person.id, name)
        renamed = msgspec.structs.replace(person, name=name)
        self._remember(renamed)
        return renamed

    def set_cookie(self, person: Person | str) -> str:
        """The value of the header that makes a browser this person's."""
        who = person if isinstance(person, str) else person.id
        secure = "; Secure" if self._secure else ""
        value = self._keys.signed(who)
        return f"{self._cookie}={value}; Path=/; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{secure}"

    def _sent(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        for name, value in headers:
            if name == b"cookie":
                cookies = SimpleCookie()
                try:
                    cookies.load(value.decode("latin-1")[:8192])
                except CookieError:
                    continue
                if self._cookie in cookies:
                    return str(cookies[self._cookie].value)
        return ""

    def _remember(self, person: Person) -> None:
        if not self._remembers:
            return
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def cookie_name(port: int, *, secure: bool) -> str:
    """What the cookie is called: bound to the host under TLS, else named by the port, since ports share cookies."""
    return "__Host-whist" if secure else f"whist-{port}"
