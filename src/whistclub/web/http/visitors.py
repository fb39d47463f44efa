"""Visitors: people and browsers, known by their signed cookies."""

import secrets
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

import msgspec
from litestar.datastructures import Cookie

from whistclub.club.daily import Caller
from whistclub.club.people import Person, new_person
from whistclub.club.store.sql_rooms import SqlClub
from whistclub.web.http.keys import Keys
from whistclub.web.resources.db_threads import DatabaseThreads
from whistclub.web.resources.rate_limit import visitor_of

_YEAR_S: Final = 365 * 24 * 3600
_MOST_KNOWN: Final = 5000
_BROWSER: Final = "browser-"


class Visitors:
    """The visitors of one club."""

    def __init__(
        self,
        club: SqlClub,
        threads: DatabaseThreads,
        keys: Keys,
        cookie: str,
        *,
        secure: bool,
        remembers: bool = True,
    ) -> None:
        """`remembers`: this process alone changes people's names, so that people need not be read again."""
        self._browser_cookie = f"{cookie}-browser"
        self._remembers, self._threads = remembers, threads
        self.club, self._keys, self._cookie, self._secure = club, keys, cookie, secure
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def who(self, headers: Iterable[tuple[bytes, bytes]]) -> Person | None:
        """The person who sends these headers; None for nobody known."""
        person = self._keys.person(self._sent(headers, self._cookie))
        if person is None:
            return None
        known = self._known.get(person)
        if known is None:
            known = await self._threads.read(self.club.person, person)
            if known is not None:
                self._remember(known)
        return known

    async def guest(self, now_ms: int) -> Person:
        """Adds a guest."""
        person = new_person(now_ms)
        await self._threads.change(self.club.add_person, person)
        self._remember(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Gives the person a name. Returns the person with it."""
        await self._threads.change(self.club.rename, person.id, name)
        renamed = msgspec.structs.replace(person, name=name)
        self._remember(renamed)
        return renamed

    def forget(self, person: Person) -> str:
        """Forgets a person who was removed. Returns the value of the `Set-Cookie` header that ends their cookie."""
        self._known.pop(person.id, None)
        secure = "; Secure" if self._secure else ""
        return f"{self._cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"

    def set_cookie(self, person: Person | str) -> str:
        """The value of the `Set-Cookie` header that makes a browser this person's."""
        who = person if isinstance(person, str) else person.id
        secure = "; Secure" if self._secure else ""
        value = self._keys.signed(who)
        return f"{self._cookie}={value}; Path=/; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{secure}"

    def browser(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The id of the browser that sends these headers, whichever person uses it; empty if it has none."""
        sent = self._keys.person(self._sent(headers, self._browser_cookie)) or ""
        return sent if sent.startswith(_BROWSER) else ""

    def new_browser(self) -> tuple[str, list[Cookie]]:
        """A new id for a browser, and its cookie, signed as a person's is."""
        browser = _BROWSER + secrets.token_urlsafe(16)
        cookie = Cookie(
            key=self._browser_cookie,
            value=self._keys.signed(browser),
            max_age=_YEAR_S,
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )
        return browser, [cookie]

    def _sent(self, headers: Iterable[tuple[bytes, bytes]], cookie: str) -> str:
        for name, value in headers:
            if name == b"cookie":
                cookies = SimpleCookie()
                try:
                    cookies.load(value.decode("latin-1")[:8192])
                except CookieError:
                    continue
                if cookie in cookies:
                    return str(cookies[cookie].value)
        return ""

    def _remember(self, person: Person) -> None:
        if not self._remembers:
            return
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def caller_of(
    visitors: Visitors, scope: Mapping[str, Any], person: Person | None, browser: str | None = None
) -> Caller:
    """The caller of a request or connection; `browser` is one that has just got its cookie."""
    return Caller(
        person="" if person is None else person.id,
        since_ms=0 if person is None else person.since_ms,
        browser=visitors.browser(scope["headers"]) if browser is None else browser,
        address=visitor_of(scope),
    )


def cookie_name(port: int, *, secure: bool) -> str:
    """The name of the cookie: bound to the host under TLS, otherwise with the port, since ports share cookies."""
    return "__Host-whist" if secure else f"whist-{port}"
