"""`whist doctor --url` names the broken part of the way to a club, each fault by a sentence of its own."""

import json
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.broken_proxies import Fault, Headers, broken, certificate
from tests.web.clubs import MANY, Club
from tests.web.killing import free_port
from tests.web.proxies import KINDS, proxied
from whistclub.cli import main
from whistclub.club.local_table import now_ms
from whistclub.club.store.db.inspection import inspect_file
from whistclub.terminal.commands.doctor import connections, requests
from whistclub.terminal.commands.doctor.address import ClubAddress, club_address
from whistclub.terminal.commands.doctor.command import findings
from whistclub.terminal.commands.doctor.findings import Finding
from whistclub.web.server.static import CLIENT

PROXY = "127.0.0.1"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with Club(tmp_path_factory.mktemp("club"), MANY, secure=True, proxies=PROXY, client=CLIENT) as club:
        yield club


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that never answers is waited for a second."""
    for module in (requests, connections):
        monkeypatch.setattr(module, "WAIT_S", 1.0)


def found(port: int, path: str = "", *, tls: bool = False, host: str = PROXY) -> list[Finding]:
    return list(findings(ClubAddress("https" if tls else "http", host, port, path)))


def faults(club: Club, fault: Fault, path: str = "") -> set[str]:
    """The keys of what is wrong or worth a look at the club behind such a proxy."""
    with broken(club.port, fault) as port:
        seen = found(port, path)
    return {one.key.removeprefix("cli-seen-") for one in seen if one.verdict != "well"}


def without(*names: str) -> Fault:
    """A proxy that leaves these headers of the answers out."""
    return Fault(telling=lambda _, headers: {k: v for k, v in headers.items() if k.lower() not in names})


def asking(**changed: str) -> Fault:
    """A proxy that asks with these headers."""
    named = {name.replace("_", "-"): value for name, value in changed.items()}
    return Fault(asking=lambda headers: {k: v for k, v in {**headers, **named}.items() if v})


def test_nothing_is_wrong_with_a_club_behind_a_good_proxy_and_nothing_is_changed_there(club: Club) -> None:
    before = inspect_file(club.file)
    assert set() == faults(club, Fault())
    assert before == inspect_file(club.file)


def test_a_name_that_leads_nowhere(club: Club) -> None:
    assert ["cli-seen-no-name"] == [one.key for one in found(443, tls=True, host="club.invalid")]


def test_a_port_where_nobody_listens() -> None:
    (one,) = found(free_port())
    assert ("cli-seen-no-answer", "refused") == (one.key, dict(one.facts)["why"])


def test_an_address_of_several_at_which_nobody_answers(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "addresses_of", lambda _: ("127.0.0.1", "127.0.0.99"))
    (one,) = (one for one in found(club.port) if one.key == "cli-seen-half")
    assert "127.0.0.99" == dict(one.facts)["addresses"]


def test_a_port_without_tls(club: Club) -> None:
    assert ["cli-seen-no-tls"] == [one.key for one in found(club.port, tls=True)]


@pytest.mark.parametrize(
    ("name", "days", "is_trusted", "key"),
    [
        ("localhost", (-30, -1), True, "certificate-expired"),
        ("localhost", (2, 90), True, "certificate-early"),
        ("other.example", (-1, 90), True, "certificate-name"),
        ("localhost", (-1, 90), False, "certificate-untrusted"),
        ("localhost", (-1, 3), True, "certificate-soon"),
        ("localhost", (-1, 90), True, "certificate-good"),
    ],
)
def test_each_fault_of_a_certificate_has_its_name_and_the_rest_is_looked_at_all_the_same(
    club: Club,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    days: tuple[int, int],
    is_trusted: bool,
    key: str,
) -> None:
    made = certificate(tmp_path, name, days=days)
    if is_trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(made))
    local = Fault(
        asking=lambda headers: {**headers, "Host": "club.example", "Origin": "https://club.example"}
    )
    with broken(club.port, local, made) as port:
        monkeypatch.setattr(connections, "addresses_of", lambda _: (PROXY,))
        seen = [one.key for one in found(port, tls=True, host="localhost")]
    assert f"cli-seen-{key}" == seen[0]
    assert "cli-seen-socket-good" == seen[-1]


def test_plain_http_in_a_network_is_worth_a_look_and_on_this_machine_is_not(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "cli-seen-plain" not in {one.key for one in found(club.port)}
    monkeypatch.setattr(connections, "is_this_machine", lambda _: False)
    (plain,) = (one for one in found(club.port) if one.key == "cli-seen-plain")
    assert "note" == plain.verdict


@pytest.mark.parametrize(
    ("status", "key"), [(502, "only-proxy"), (301, "redirected"), (200, "other"), (404, "other")]
)
def test_an_answer_that_is_no_club_s_is_told_apart(club: Club, status: int, key: str) -> None:
    assert {key} == faults(club, Fault(answers=lambda *_: status))


@pytest.mark.usefixtures("_soon")
def test_a_port_that_takes_connections_and_says_nothing() -> None:
    with socket.create_server((PROXY, 0)) as silent:
        assert ["cli-seen-no-http"] == [one.key for one in found(silent.getsockname()[1])]


def test_a_club_below_a_path(club: Club) -> None:
    below = Fault(
        path=lambda path: path.removeprefix("/club"),
        answers=lambda path, _: 0 if path.startswith("/club/") else 404,
    )
    assert {"below"} == faults(club, below, "/club")


def test_the_address_of_a_page_of_the_club_is_as_good(club: Club) -> None:
    assert set() == faults(club, Fault(), "/rules/whist")


def test_the_files_of_the_pages_led_elsewhere(club: Club) -> None:
    assert "files" in faults(club, Fault(answers=lambda path, _: 404 if path.startswith("/assets") else 0))


def test_a_home_page_led_elsewhere(club: Club) -> None:
    assert "page" in faults(club, Fault(answers=lambda path, _: 403 if path == "/" else 0))


def in_ten_minutes() -> int:
    return now_ms() + 600_000


def test_a_clock_ten_minutes_ahead(tmp_path: Path) -> None:
    with Club(tmp_path, MANY, secure=True, proxies=PROXY, client=CLIENT, now=in_ten_minutes) as ahead:
        assert {"clock"} == faults(ahead, Fault())


def test_another_version_is_worth_a_look(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    from whistclub.terminal.commands.doctor import clubs

    monkeypatch.setattr(clubs, "VERSION", "99.0.0")
    assert {"other-version"} == faults(club, Fault())


def test_a_proxy_that_the_club_does_not_believe(tmp_path: Path) -> None:
    with Club(tmp_path, MANY, secure=True, client=CLIENT) as alone:
        assert {"address-unheard"} == faults(alone, Fault())


def test_a_proxy_that_hands_on_whatever_address_a_visitor_makes_up(tmp_path: Path) -> None:
    with Club(tmp_path, MANY, secure=True, proxies="*", client=CLIENT) as trusting:
        assert "cli-seen-address-made-up" in {one.key for one in found(trusting.port)}


def test_a_proxy_that_does_not_say_where_people_come_from(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = Fault(asking=lambda headers: {k: v for k, v in headers.items() if k != "X-Forwarded-For"})
    with broken(club.port, silent, certificate(tmp_path, "localhost")) as port:
        assert "cli-seen-address-untold" in {one.key for one in found(port, tls=True)}


def test_people_of_the_internet_taken_for_a_machine_of_the_club_s_own_network(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "is_public", lambda _: True)
    assert {"address-inner"} == faults(club, asking(X_Forwarded_For="172.17.0.1"))


def test_a_name_that_the_club_does_not_go_by(club: Club) -> None:
    assert "host" in faults(club, asking(Host="other.example"))


def test_a_proxy_that_hands_the_host_on_as_its_own(club: Club) -> None:
    assert "origin" in faults(club, asking(Host=f"127.0.0.1:{club.port}"))


def test_a_limit_of_requests_that_is_too_small(club: Club) -> None:
    assert {"body"} == faults(club, Fault(answers=lambda _, size: 413 if size > 65_536 else 0))


def test_a_proxy_that_keeps_the_club_from_compressing(club: Club) -> None:
    assert {"uncompressed"} == faults(club, asking(Accept_Encoding=""))


def test_a_proxy_that_has_the_home_page_kept(club: Club) -> None:
    def kept(path: str, headers: Headers) -> Headers:
        return {**headers, "cache-control": "public, max-age=86400"}

    assert {"page-kept"} == faults(club, Fault(telling=kept))


def test_a_proxy_that_has_nothing_kept(club: Club) -> None:
    def short(path: str, headers: Headers) -> Headers:
        return {**headers, "cache-control": "no-cache"}

    assert {"files-not-kept"} == faults(club, Fault(telling=short))


def test_a_proxy_that_takes_the_rules_of_the_pages_away(club: Club) -> None:
    assert {"policy"} == faults(club, without("content-security-policy"))


def test_a_club_that_does_not_know_of_tls(
    tmp_path: Path, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = certificate(tmp_path, "localhost")
    with broken(club.port, without("strict-transport-security"), made) as port:
        assert "cli-seen-no-tls-option" in {one.key for one in found(port, tls=True)}


@pytest.mark.parametrize(
    ("does", "key"), [("refused", "socket-refused"), ("cut", "socket-cut"), ("held", "socket-held")]
)
def test_each_way_to_break_the_live_connection(club: Club, does: str, key: str) -> None:
    assert {key} == faults(club, Fault(sockets=does))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
def test_only_the_certificate_of_the_tests_is_wrong_with_the_proxies_that_the_page_for_hosts_has(
    club: Club, tmp_path: Path, kind: str
) -> None:
    with proxied(tmp_path, kind, [club.port]) as proxy:
        seen = found(proxy.port, tls=True)
    assert ["cli-seen-certificate-untrusted"] == [one.key for one in seen if one.verdict == "wrong"]
    assert {"cli-seen-address-good", "cli-seen-socket-good"} <= {one.key for one in seen}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_command_says_it_and_ends_with_status_1_where_something_is_wrong(
    club: Club, capfd: pytest.CaptureFixture[str], language: str
) -> None:
    words = ["doctor", "--language", language, "--url"]
    with broken(club.port) as good:
        assert 0 == main([*words, f"http://127.0.0.1:{good}"])
    assert ("Nothing is wrong" if language == "en" else "Es ist nichts falsch") in capfd.readouterr().out
    with broken(club.port, Fault(sockets="refused")) as bad:
        assert 1 == main([*words, f"http://127.0.0.1:{bad}/"])
        assert "WebSocket" in capfd.readouterr().out
        assert 1 == main([*words, f"http://127.0.0.1:{bad}", "--json"])
    document = json.loads(capfd.readouterr().out)
    assert not document["is_well"]
    assert ["socket-refused"] == [one["what"] for one in document["parts"] if one["verdict"] == "wrong"]


@pytest.mark.parametrize(
    "text", ["", "club.example", "ftp://club.example", "https://", "https://a@b", "http://x:99999"]
)
def test_a_text_that_is_no_address_is_refused_as_wrong_usage(
    capfd: pytest.CaptureFixture[str], text: str
) -> None:
    assert 2 == main(["doctor", "--url", text, "--language", "en"])
    assert "https://club.example" in capfd.readouterr().err


def test_json_without_an_address_and_a_database_with_one_are_refused(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert 2 == main(["doctor", "--json"])
    assert 2 == main(["doctor", "--url", "https://club.example", "--database", "postgresql://x/y"])


@pytest.mark.parametrize(
    ("text", "origin", "path"),
    [
        ("https://club.example", "https://club.example", ""),
        ("https://Club.Example:443/", "https://club.example", ""),
        ("http://[::1]:8413/club/", "http://[::1]:8413", "/club"),
    ],
)
def test_an_address_is_read_as_browsers_do(text: str, origin: str, path: str) -> None:
    found = club_address(text)
    assert (origin, path) == (found.origin, found.path)


def test_a_context_that_takes_any_certificate_is_for_the_rest_only() -> None:
    assert ssl.CERT_NONE == connections._trusting().verify_mode
