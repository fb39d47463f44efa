"""Passkeys: people keep their name with one, and sign in with it on a new device, without a mail or a password."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
import webauthn
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from whistclub.cards.errors import NotFound, NotHere, reason
from whistclub.club.devices import CHALLENGE_MS, MOST_PASSKEYS, Device, Passkey, label_of, new_device
from whistclub.club.people import Person, link_digest
from whistclub.web.live.hub import Hub
from whistclub.web.live.workers.shared_rates import SharedRates
from whistclub.wire import bodies

_UNREADABLE: Final = (
    WebAuthnException,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    OverflowError,
    RecursionError,
)
"""Raised by an answer that is no passkey's, or the wrong one's."""
_Made = TypeVar("_Made")


class Site(msgspec.Struct, frozen=True):
    """The club as a passkey knows it: its host name, and its origin. A passkey of one site is of no use at another."""

    host: str
    origin: str


class PasskeyDesk:
    """The passkeys of one club."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._devices = hub, hub.devices
        limits = hub.limits
        self._asked = SharedRates(hub.rates, "passkeys", limits.passkeys, limits.passkeys_per_s)

    async def offer(self, person: Person, site: Site, visitor: str) -> bodies.PasskeyOptions:
        """The options of a new passkey for this person. Raises TooMuch after too many."""
        await self._asked.count(visitor)
        own = await self._hub.threads.read(self._devices.passkeys_of, person.id)
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Whistclub",
            user_id=person.id.encode(),
            user_name=person.called,
            timeout=CHALLENGE_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in own],
        )
        await self._keep(options.challenge, person.id)
        return bodies.PasskeyOptions(options=webauthn.options_to_json(options))

    async def add(self, person: Person, answer: str, site: Site, user_agent: str) -> None:
        """Stores the passkey that a device has made for this person. Raises NotHere."""
        credential = _understood(lambda: parse_registration_credential_json(answer))
        # Taken before the answer is checked: each challenge can be answered once, rightly or wrongly.
        challenge = await self._taken(credential.response.client_data_json, person.id)
        made = _understood(
            lambda: webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        )
        now_ms = self._hub.now()
        passkey = Passkey(
            id=bytes_to_base64url(made.credential_id),
            person=person.id,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            label=label_of(user_agent),
            since_ms=now_ms,
            used_ms=now_ms,
        )
        if not await self._hub.threads.change(self._devices.add_passkey, passkey, MOST_PASSKEYS):
            raise NotHere(reason("passkeys-full", most=MOST_PASSKEYS))

    async def ask(self, site: Site, visitor: str) -> bodies.PasskeyOptions:
        """The options by which a device is asked for any of its passkeys. Raises TooMuch after too many."""
        await self._asked.count(visitor)
        options = webauthn.generate_authentication_options(rp_id=site.host, timeout=CHALLENGE_MS)
        await self._keep(options.challenge, "")
        return bodies.PasskeyOptions(options=webauthn.options_to_json(options))

    async def sign_in(self, answer: str, site: Site, user_agent: str) -> tuple[Person, Device]:
        """The person whose passkey has answered, and their new device. Raises NotHere."""
        threads = self._hub.threads
        credential = _understood(lambda: parse_authentication_credential_json(answer))
        # Taken before the answer is checked: each challenge can be answered once, rightly or wrongly.
        challenge = await self._taken(credential.response.client_data_json, "")
        passkey = await threads.read(self._devices.passkey, bytes_to_base64url(credential.raw_id))
        if passkey is None:
            raise NotHere(reason("passkey-unknown"))
        verified = _understood(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        )
        device = new_device(passkey.person, user_agent, self._hub.now())
        person = await threads.read(self._hub.club.person, passkey.person)
        is_in = await threads.change(self._devices.sign_in, passkey.id, verified.new_sign_count, device)
        if person is None or not is_in:
            raise NotHere(reason("passkey-unknown"))
        return person, device

    async def delete(self, person: Person, passkey: str) -> None:
        """Deletes this person's passkey. Raises NotHere."""
        if not await self._hub.threads.change(self._devices.delete_passkey, person.id, passkey):
            raise NotFound(reason("device-unknown"))

    async def overview(self, person: Person | None, device: str) -> bodies.Devices:
        """The devices and passkeys of this person, as seen from this device."""
        if person is None:
            return bodies.Devices(devices=(), passkeys=())
        return await self._hub.threads.read(self._overview, person.id, device)

    def _overview(self, person: str, here: str) -> bodies.Devices:
        devices = tuple(
            bodies.Device(
                id=one.id, label=one.label, since_ms=one.since_ms, used_ms=one.used_ms, here=one.id == here
            )
            for one in self._devices.devices_of(person)
        )
        passkeys = tuple(
            bodies.Device(id=one.id, label=one.label, since_ms=one.since_ms, used_ms=one.used_ms)
            for one in self._devices.passkeys_of(person)
        )
        return bodies.Devices(devices=devices, passkeys=passkeys)

    def _keep(self, challenge: bytes, person: str) -> Awaitable[None]:
        """Stores the challenge where every worker sees it."""
        now_ms, digest = self._hub.now(), link_digest(bytes_to_base64url(challenge))
        change = self._hub.threads.change
        return change(self._devices.add_challenge, digest, person, now_ms + CHALLENGE_MS, now_ms)

    async def _taken(self, client_data: bytes, person: str) -> bytes:
        """The challenge that the answer is to, which can be answered once. Raises NotHere."""
        challenge = _understood(lambda: parse_client_data_json(client_data)).challenge
        digest, now_ms = link_digest(bytes_to_base64url(challenge)), self._hub.now()
        if not await self._hub.threads.change(self._devices.take_challenge, digest, person, now_ms):
            raise NotHere(reason("passkey-over"))
        return challenge


def _understood(read: Callable[[], _Made]) -> _Made:
    """The value read of a passkey's answer. Raises NotHere for an answer that is none, or a forged one."""
    try:
        return read()
    except _UNREADABLE as problem:
        raise NotHere(reason("passkey-wrong")) from problem
