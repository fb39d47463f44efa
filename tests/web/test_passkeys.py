"""A name that lasts: passkeys keep it, a new device signs in with one, and what is lost is cut off at once."""

import json
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.web.authenticators import Authenticator
from tests.web.clubs import MANY, Club, Person
from tests.web.memory import MemoryClub
from tests.web.workers import known_at, two_workers
from whistclub.club.devices import CHALLENGE_MS, label_of
from whistclub.web.http.people.keys import load_keys


def offered(person: Person) -> str:
    options: str = person.call("POST", "/api/me/passkeys/options", {})["options"]
    return options


def asked(person: Person) -> str:
    options: str = person.call("POST", "/api/passkey/options", {})["options"]
    return options


def keep(person: Person) -> Authenticator:
    """Keeps the person's name with a new passkey."""
    made = Authenticator(person.club.url)
    person.call("POST", "/api/me/passkeys", {"credential": made.create(offered(person))})
    return made


def sign_in(person: Person, passkey: Authenticator, status: int = 200) -> Any:
    return person.call("POST", "/api/passkey", {"credential": passkey.get(asked(person))}, status)


def devices(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.call("GET", "/api/me/devices")["devices"]
    return found


def here(person: Person) -> str:
    return next(str(one["id"]) for one in devices(person) if one.get("here"))


def test_a_new_device_signs_in_with_a_passkey_and_finds_the_same_name_and_tables(club: Club) -> None:
    ada = Person(club).named("Ada")
    table = ada.open("whist")
    passkey = keep(ada)
    phone = Person(club)
    assert "Ada" == sign_in(phone, passkey)["name"]
    assert [table] == [one["id"] for one in phone.call("GET", "/api/tables")["mine"]]
    assert 2 == len(devices(ada)) == len(devices(phone))
    assert here(ada) != here(phone)


def test_a_challenge_can_be_answered_once(club: Club) -> None:
    passkey, phone = keep(Person(club).named("Ada")), Person(club)
    answer = {"credential": passkey.get(asked(phone))}
    phone.call("POST", "/api/passkey", answer)
    problem = Person(club).call("POST", "/api/passkey", answer, 409)
    assert "passkey-over" == problem["why"]["key"]


def test_a_challenge_can_be_answered_for_five_minutes(own_club: MemoryClub) -> None:
    club = own_club
    passkey, phone = keep(Person(club).named("Ada")), Person(club)
    answer = {"credential": passkey.get(asked(phone))}
    later = club.now() + CHALLENGE_MS + 1
    club.now = lambda: later
    assert "passkey-over" == phone.call("POST", "/api/passkey", answer, 409)["why"]["key"]


def test_a_challenge_for_one_persons_new_passkey_is_of_no_use_to_another(club: Club) -> None:
    ada, eve = Person(club).named("Ada"), Person(club).named("Eve")
    answer = {"credential": Authenticator(club.url).create(offered(ada))}
    assert "passkey-over" == eve.call("POST", "/api/me/passkeys", answer, 409)["why"]["key"]
    ada.call("POST", "/api/me/passkeys", answer)


def test_an_answer_given_to_another_site_is_refused(club: Club) -> None:
    passkey, phone = keep(Person(club).named("Ada")), Person(club)
    passkey.origin = "http://whist.example"
    assert "passkey-wrong" == sign_in(phone, passkey, 409)["why"]["key"]
    assert not phone.call("GET", "/api/me")["known"]


def test_an_answer_signed_by_another_key_is_refused(club: Club) -> None:
    passkey, forged = keep(Person(club).named("Ada")), Authenticator(club.url)
    forged.id = passkey.id
    assert "passkey-wrong" == sign_in(Person(club), forged, 409)["why"]["key"]


def test_a_passkey_used_before_cannot_be_a_copy_of_an_earlier_state(club: Club) -> None:
    passkey = keep(Person(club).named("Ada"))
    sign_in(Person(club), passkey)
    passkey.uses = 0
    assert "passkey-wrong" == sign_in(Person(club), passkey, 409)["why"]["key"]


@pytest.mark.parametrize("credential", ["{}", "[]", "no json", '{"id": 1}', json.dumps({"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": "AA", "attestationObject": "AA", "authenticatorData": "AA", "signature": "AA"}})])  # fmt: skip
def test_an_answer_that_is_none_is_refused_and_changes_nothing(club: Club, credential: str) -> None:
    ada = Person(club).named("Ada")
    for path in ("/api/me/passkeys", "/api/passkey"):
        problem = ada.call("POST", path, {"credential": credential}, 409)
        assert "passkey-wrong" == problem["why"]["key"]
    assert [] == ada.call("GET", "/api/me/devices")["passkeys"]
    assert "Ada" == ada.call("GET", "/api/me")["name"]


def test_a_passkey_that_is_cut_off_lets_nobody_in(club: Club) -> None:
    ada = Person(club).named("Ada")
    passkey = keep(ada)
    (kept,) = ada.call("GET", "/api/me/devices")["passkeys"]
    assert [] == ada.call("DELETE", f"/api/me/passkeys/{kept['id']}")["passkeys"]
    assert "passkey-unknown" == sign_in(Person(club), passkey, 409)["why"]["key"]


def test_nobody_cuts_off_a_device_or_a_passkey_of_somebody_else(club: Club) -> None:
    ada, eve = Person(club).named("Ada"), Person(club).named("Eve")
    keep(ada)
    (kept,) = ada.call("GET", "/api/me/devices")["passkeys"]
    eve.call("DELETE", f"/api/me/devices/{here(ada)}", status=404)
    eve.call("DELETE", f"/api/me/passkeys/{kept['id']}", status=404)
    assert "Ada" == ada.call("GET", "/api/me")["name"]


async def test_a_device_that_is_cut_off_is_nobody_at_once_and_its_connections_end(club: Club) -> None:
    ada, phone = Person(club).named("Ada"), Person(club)
    table = ada.open("whist")
    sign_in(phone, keep(ada))
    lost, own = await phone.visit(table), await ada.visit(table)
    assert 0 == lost.you["seat"] == own.you["seat"]
    ada.call("DELETE", f"/api/me/devices/{here(phone)}")
    goodbye = await lost.until("bye")
    assert "device-cut-off" == goodbye["why"]["key"]
    await own.level()
    assert not phone.call("GET", "/api/me")["known"]
    assert "Ada" == ada.call("GET", "/api/me")["name"]


async def test_a_connection_that_has_not_greeted_yet_ends_with_its_device(club: MemoryClub) -> None:
    ada, phone = Person(club).named("Ada"), Person(club)
    table = ada.open("whist")
    sign_in(phone, keep(ada))
    silent = await phone.visit_raw(table)
    lost = here(phone)
    await club.settled()
    assert lost in club.hub.device_connections.devices
    ada.call("DELETE", f"/api/me/devices/{lost}")
    assert "device-cut-off" == (await silent.until("bye"))["why"]["key"]


def test_a_link_made_before_is_worth_nothing_once_a_device_is_cut_off(club: Club) -> None:
    ada, phone = Person(club).named("Ada"), Person(club)
    sign_in(phone, keep(ada))
    token = phone.call("POST", "/api/me/device", {})["token"]
    ada.call("DELETE", f"/api/me/devices/{here(phone)}")
    Person(club).call("POST", "/api/device", {"token": token}, 409)


def test_two_devices_of_a_person_are_both_told_a_new_name(club: Club) -> None:
    ada, phone = Person(club).named("Ada"), Person(club)
    sign_in(phone, keep(ada))
    ada.named("Adele")
    assert "Adele" == phone.call("GET", "/api/me")["name"]


def test_too_many_questions_for_a_passkey_are_refused(tmp_path: Path) -> None:
    with MemoryClub(tmp_path, replace(MANY, passkeys=2, passkeys_per_s=0.001)) as club:
        eve = Person(club)
        asked(eve)
        asked(eve)
        eve.call("POST", "/api/passkey/options", {}, 429)


@pytest.mark.long
async def test_signing_in_and_cutting_off_work_across_workers(address: str, tmp_path: Path) -> None:
    async with two_workers(tmp_path, address) as (one, two):
        ada = Person(one).named("Ada")
        passkey, phone = keep(ada), Person(two)
        options = asked(known_at(one, phone))
        passkey.origin = two.url
        phone.call("POST", "/api/passkey", {"credential": passkey.get(options)})
        table = ada.open("whist")
        lost = await phone.visit(table)
        ada.call("DELETE", f"/api/me/devices/{here(phone)}")
        assert "device-cut-off" == (await lost.until("bye"))["why"]["key"]
        assert not phone.call("GET", "/api/me")["known"]


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("curl/8", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_by_its_program_and_system(user_agent: str, label: str) -> None:
    assert label == label_of(user_agent)


def test_a_cookie_of_before_there_were_devices_still_knows_its_person(tmp_path: Path) -> None:
    old = Path(
        shutil.copy(Path(__file__).parents[1] / "club" / "data" / "v6-games.sqlite", tmp_path / "club.sqlite")
    )
    made = sqlite3.connect(old)
    # Lately: a guest who has nothing here and was not seen for long is removed by the club that starts.
    lately_ms = int(time.time() * 1000)
    made.execute("INSERT INTO people VALUES ('AdaAdaAdaAdaAdaAdaAda', 'Ada', 1000, ?)", (lately_ms,))
    made.commit()
    made.close()
    with MemoryClub(tmp_path) as club:
        ada = Person(club)
        ada.http.cookies.set(
            f"whist-{club.port}", load_keys(tmp_path / "cookie.keys").signed("AdaAdaAdaAdaAdaAdaAda")
        )
        assert "Ada" == ada.call("GET", "/api/me")["name"]
        ada.call("DELETE", f"/api/me/devices/{here(ada)}")
        assert not ada.call("GET", "/api/me")["known"]
