"""`whist party plan`: bounds and schedules, printed and as JSON."""

import json

import msgspec
import pytest

from tests.cli.conftest import Whist
from whistclub.parties.formats.registry import FORMATS
from whistclub.terminal.commands import json_types as doc
from whistclub.web.server.addresses import own_addresses


def plan(whist: Whist, *arguments: str) -> doc.PartyPlan:
    status, out, err = whist("party", "plan", *arguments, "--json")
    assert (0, "") == (status, err)
    return msgspec.convert(json.loads(out), doc.PartyPlan)


@pytest.mark.parametrize("key", FORMATS)
def test_a_plan_seats_everybody_once_in_each_round_known_beforehand(whist: Whist, key: str) -> None:
    made = plan(whist, "--people", "22", "--rounds", "6", "--format", key)
    known = 6 if key in {"individual", "compass"} else 1
    assert [*range(1, known + 1)] == [one.round for one in made.schedule]
    for one in made.schedule:
        seated = [player for table in one.tables for player in table.values()]
        assert [*range(1, 23)] == sorted([*seated, *one.out])
    assert (known == 1) == (made.moves is not None)
    assert made.bounds


def test_a_plan_is_printed_in_both_languages(whist: Whist) -> None:
    _, english, _ = whist("party", "plan", "--people", "13", "--rounds", "13")
    assert english.startswith("13 people at 3 tables, 13 rounds.\nEverybody partners everybody once")
    assert "\nRound 13\n" in english
    assert 13 == english.count("sits out\n")
    _, german, _ = whist("party", "plan", "--people", "13", "--rounds", "13", "--language", "de")
    assert german.startswith("13 Leute an 3 Tischen, 13 Runden.\nJeder hat jeden einmal zum Partner")


def test_tables_stand_for_full_tables(whist: Whist) -> None:
    assert 28 == plan(whist, "--tables", "7").people
    assert 30 == plan(whist, "--tables", "7", "--people", "30").people


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "How many people come?"),
        (("--people", "9", "--tables", "3"), "9 people fill 2 tables."),
        (("--people", "3"), "too few"),
        (("--people", "20", "--rounds", "25"), "--rounds"),
        (("--people", "20", "--format", "waltz"), "waltz"),
    ],
)
def test_what_cannot_be_planned_is_refused_in_words(whist: Whist, words: tuple[str, ...], said: str) -> None:
    status, out, err = whist("party", "plan", *words)
    assert status in {1, 2}
    assert "" == out
    assert said in err


def test_a_hall_without_internet_is_told_its_network_its_addresses_and_what_plain_http_lacks(
    whist: Whist,
) -> None:
    status, out, err = whist("party", "hall", "--port", "9000")
    assert (0, "") == (status, err)
    assert "   whist club --lan --port 9000\n" in out
    assert not [one for one in own_addresses() if f"   http://{one}:9000/\n" not in out]
    _, german, _ = whist("party", "hall", "--language", "de")
    assert "4. Die Seiten kommen dort über einfaches HTTP." in german
    assert 0 != whist("party", "hall", "--port", "70000")[0]
