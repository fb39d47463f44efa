"""Who a request comes from, by its cookie."""

import secrets
from collections import OrderedDict
from collections.abc import Iterable
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
    """Knows people by their signed cookie; makes guests."""

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
        """`remembers`: nobody else gives people names, so that they need not be read again."""
        self._browser_cookie = f"{cookie}-browser"
        self._remembers, self._threads = remembers, threads
        self.club, self._keys, self._cookie, self._secure = club, keys, cookie, secure
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def who(self, headers: Iterable[tuple[bytes, bytes]]) -> Person | None:
        """Who sends these headers; None for nobody we know."""
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
        """Somebody new."""
        person = new_person(now_ms)
        await self._threads.change(self.club.add_person, person)
        self._remember(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The person is called so from now on."""
        await self._threads.change(self.club.rename, person.id, name)
        renamed = msgspec.structs.replace(person, name=name)
        self._remember(renamed)
        return renamed

    def set_cookie(self, person: Person | str) -> str:
        """The value of the header that makes a browser this person's."""
        who = person if isinstance(person, str) else person.id
        secure = "; Secure" if self._secure else ""
        value = self._keys.signed(who)
        return f"{self._cookie}={value}; Path=/; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{secure}"

    def browser(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The id of the browser that sends these headers, whoever comes by it; empty for one without."""
        sent = self._keys.person(self._sent(headers, self._browser_cookie)) or ""
        return sent if sent.startswith(_BROWSER) else ""

    def new_browser(self) -> tuple[str, list[Cookie]]:
        """A fresh id for a browser, and its cookie: signed as a person's is, under an id that no person has."""
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


def caller_of(visitors: Visitors, scope: Any, person: Person | None, browser: str | None = None) -> Caller:
    """Who comes by this request or connection; `browser` is one just made known."""
    return Caller(
        person="" if person is None else person.id,
        since_ms=0 if person is None else person.since_ms,
        browser=visitors.browser(scope["headers"]) if browser is None else browser,
        address=visitor_of(scope),
    )


def cookie_name(port: int, *, secure: bool) -> str:
    """What the cookie is called: bound to the host under TLS, else named by the port, since ports share cookies."""
    return "__Host-whist" if secure else f"whist-{port}"
