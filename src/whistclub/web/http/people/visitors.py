"""Visitors: people and browsers, known by their signed cookies."""

import secrets
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.datastructures import Cookie

from whistclub.cards.errors import WhistclubError
from whistclub.club.daily import Caller
from whistclub.club.devices import Device, label_of, new_device
from whistclub.club.people import Person, new_person
from whistclub.club.store.people.sql_devices import SqlDevices
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.web.http.people.keys import Keys
from whistclub.web.resources.db_threads import DatabaseThreads
from whistclub.web.resources.rate_limit import visitor_of

_YEAR_S: Final = 365 * 24 * 3600
_MOST_KNOWN: Final = 5000
_MOST_COOKIES: Final = 8192
"""So many bytes of a `Cookie` header are read."""
_BROWSER: Final = "browser-"
_USE_MS: Final = 10 * 60 * 1000
"""The use of a device is noted at most this often."""

Headers = Iterable[tuple[bytes, bytes]]


class Visitors:
    """The visitors of one club."""

    def __init__(
        self,
        club: SqlClub,
        devices: SqlDevices,
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
        self.club, self.devices, self._keys, self._cookie, self._secure = club, devices, keys, cookie, secure
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._changes = 0
        """The times that somebody had another name, or was cut off: who was read before is not remembered after."""
        self._used_ms: OrderedDict[str, int] = OrderedDict()

    async def who(self, headers: Headers) -> Person | None:
        """The person who sends these headers; None for nobody known, or from a device that was cut off."""
        device = self.device(headers)
        known = self._known.get(device)
        if known is None and device:
            changes = self._changes
            known = await self._threads.read(self.devices.person_of, device)
            if known is not None and changes == self._changes:
                self._remember(device, known)
        return known

    def device(self, headers: Headers) -> str:
        """The id of the device in the cookie of these headers; empty without a cookie of this club."""
        return self._keys.person(_sent(headers, self._cookie)) or ""

    async def guest(self, user_agent: str, now_ms: int, number: int | None = None) -> tuple[Person, str]:
        """Adds a guest, with this device, and the drawn name of this number or of any. Returns the value of the
        `Set-Cookie` header with them.
        """
        person = new_person(now_ms, number)
        device = new_device(person.id, user_agent, now_ms)
        await self._threads.change(self.devices.add, device, person)
        self._remember(device.id, person)
        return person, self.set_cookie(device)

    async def add_device(self, person: Person, user_agent: str, now_ms: int) -> str:
        """Makes one more device this person's. Returns the value of its `Set-Cookie` header."""
        device = new_device(person.id, user_agent, now_ms)
        await self._threads.change(self.devices.add, device)
        return self.set_cookie(device)

    async def use(self, headers: Headers, user_agent: str, now_ms: int) -> None:
        """Notes that the device of these headers is used now, unless it was lately; a database that cannot write is no
        reason to refuse.
        """
        device = self.device(headers)
        if now_ms - self._used_ms.get(device, 0) < _USE_MS:
            return
        self._used_ms[device] = now_ms
        self._used_ms.move_to_end(device)
        if len(self._used_ms) > _MOST_KNOWN:
            self._used_ms.popitem(last=False)
        with suppress(WhistclubError):
            await self._threads.change(self.devices.use, device, label_of(user_agent), now_ms)

    async def cut_off(self, person: Person, device: str) -> bool:
        """Cuts this person's device off. Returns False if it is none of theirs."""
        was_own = await self._threads.change(self.devices.cut_off, person.id, device)
        if was_own:
            self.forget_devices([device])
        return was_own

    def forget_devices(self, devices: Sequence[str]) -> None:
        """Forgets devices that were cut off, also for the requests that are on their way."""
        self._changes += 1
        for device in devices:
            self._known.pop(device, None)

    async def rename(self, person: Person, name: str, face: int) -> Person:
        """Gives the person a name and a face. Returns the person with them."""
        await self._threads.change(self.club.rename, person.id, name, face)
        self._changes += 1
        renamed = msgspec.structs.replace(person, name=name, face=face)
        for device, known in self._known.items():
            if known.id == person.id:
                self._known[device] = renamed
        return renamed

    def forget(self, person: Person) -> str:
        """Forgets a person who was removed. Returns the value of the `Set-Cookie` header that ends their cookie."""
        self.forget_devices([device for device, known in self._known.items() if known.id == person.id])
        secure = "; Secure" if self._secure else ""
        return f"{self._cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"

    def set_cookie(self, device: Device) -> str:
        """The value of the `Set-Cookie` header that makes a browser this device."""
        secure = "; Secure" if self._secure else ""
        value = self._keys.signed(device.id)
        return f"{self._cookie}={value}; Path=/; Max-Age={_YEAR_S}; HttpOnly; SameSite=Lax{secure}"

    def browser(self, headers: Headers) -> str:
        """The id of the browser that sends these headers, whichever person uses it; empty if it has none."""
        sent = self._keys.person(_sent(headers, self._browser_cookie)) or ""
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

    def browser_or_new(self, headers: Headers) -> tuple[str, list[Cookie]]:
        """The id of the browser that sends these headers, and the cookie to set if it had none."""
        known = self.browser(headers)
        return (known, []) if known else self.new_browser()

    def caller(self, scope: Mapping[str, Any], person: Person | None, browser: str | None = None) -> Caller:
        """The caller of a request or connection; `browser` is one that has just got its cookie."""
        return Caller(
            person="" if person is None else person.id,
            since_ms=0 if person is None else person.since_ms,
            browser=self.browser(scope["headers"]) if browser is None else browser,
            address=visitor_of(scope),
        )

    def _remember(self, device: str, person: Person) -> None:
        if not self._remembers:
            return
        self._known[device] = person
        self._known.move_to_end(device)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def _sent(headers: Headers, cookie: str) -> str:
    """The value of this cookie, the last one if there are several; empty for none.

    The standard library's reader gives up at the first pair that is none by the standard, and cookies are shared by all
    ports of a host: a cookie of another program would hide ours.
    """
    found = ""
    for name, value in headers:
        if name == b"cookie":
            for pair in value[:_MOST_COOKIES].decode("latin-1").split(";"):
                called, _, text = pair.partition("=")
                if called.strip() == cookie:
                    found = text.strip(' "')
    return found


def cookie_name(port: int, *, secure: bool) -> str:
    """The name of the cookie: bound to the host under TLS, otherwise with the port, since ports share cookies."""
    return "__Host-whist" if secure else f"whist-{port}"
