"""`whist evening plan`: bounds and schedules, printed and as JSON."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Whist
from whistclub.evenings.formats.registry import FORMATS
from whistclub.terminal.commands.evening.plan_document import PLANNED, EveningComparison, EveningPlan
from whistclub.web.server.addresses import own_addresses


def plan(whist: Whist, *arguments: str) -> EveningPlan:
    status, out, err = whist("evening", "plan", *arguments, "--evenings", "2", "--json")
    assert (0, "") == (status, err)
    return msgspec.convert(json.loads(out), EveningPlan)


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
    _, english, _ = whist("evening", "plan", "--people", "13", "--rounds", "13")
    assert english.startswith("13 people at 3 tables, 13 rounds.\nEverybody partners everybody once")
    assert "\nRound 13\n" in english
    assert 13 == english.count("sits out\n")
    _, german, _ = whist("evening", "plan", "--people", "13", "--rounds", "13", "--language", "de")
    assert german.startswith("13 Leute an 3 Tischen, 13 Runden.\nJeder hat jeden einmal zum Partner")


def test_the_formats_are_compared_side_by_side_and_those_that_need_more_people_left_out(whist: Whist) -> None:
    words = (
        "evening",
        "plan",
        "--people",
        "9",
        "--rounds",
        "6",
        "--deals",
        "2",
        "--compare",
        "--evenings",
        "3",
    )
    status, out, err = whist(*words, "--json")
    assert (0, "") == (status, err)
    found = msgspec.convert(json.loads(out), EveningComparison)
    assert (9, 6, 2) == (found.people, found.rounds, found.deals)
    assert list(PLANNED) == [one.format for one in found.formats]
    assert {3} == {one.equals.evenings for one in found.formats}
    few = json.loads(whist("evening", "plan", "--people", "5", "--compare", "--evenings", "2", "--json")[1])
    assert ["individual"] == [one["format"] for one in few["formats"]]
    assert 1 == whist("evening", "plan", "--people", "3", "--compare")[0]


def test_the_same_arguments_give_the_same_figures_and_another_seed_others(whist: Whist) -> None:
    words = ("evening", "plan", "--people", "16", "--rounds", "5", "--compare", "--evenings", "4", "--json")
    first = whist(*words)[1]
    assert first == whist(*words)[1] == whist(*words, "--seed", "plan")[1]
    assert first != whist(*words, "--seed", "another")[1]


@pytest.mark.parametrize(
    ("language", "name", "fair"),
    [("en", "Ladies and gents", "sitting out"), ("de", "Damen und Herren", "aussetzen")],
)
def test_a_comparison_is_printed_in_both_languages_within_eighty_columns(
    whist: Whist, language: str, name: str, fair: str
) -> None:
    _, out, _ = whist(
        "evening", "plan", "--people", "23", "--compare", "--evenings", "5", "--language", language
    )
    rows = [line for line in out.splitlines() if line.startswith("  ")]
    assert 24 == len(rows)
    assert max(map(len, rows)) <= 90
    assert 4 == out.count(name)
    assert fair in out.splitlines()[-1]


def test_a_plan_says_what_is_proved_and_what_only_reached(whist: Whist) -> None:
    _, out, _ = whist("evening", "plan", "--people", "13", "--rounds", "13", "--evenings", "2")
    assert 4 == out.count("It is proved that no plan has fewer.")
    assert "It is directed" in out
    _, german, _ = whist(
        "evening", "plan", "--people", "25", "--rounds", "13", "--evenings", "2", "--language", "de"
    )
    assert "erreicht. Bewiesen ist nur" in german


def test_a_search_says_what_it_made_better_and_its_seats_are_written_as_comma_separated_values(
    whist: Whist, tmp_path: Path
) -> None:
    words = ("--people", "24", "--rounds", "12", "--search", "20000", "--evenings", "2")
    status, out, err = whist("evening", "plan", *words, "--out", str(tmp_path / "plan.csv"), "--json")
    assert (0, True) == (status, "20,000" in err)
    found = msgspec.convert(json.loads(out), EveningPlan)
    assert found.search is not None
    assert 20_000 == found.search.steps
    before, now = ([one.reached for one in bounds] for bounds in (found.search.before, found.measured.bounds))
    assert now <= before
    rows = (tmp_path / "plan.csv").read_text().splitlines()
    first = found.schedule[0].tables[0]
    assert [
        "round,table,north,east,south,west",
        f"1,1,{','.join(str(first[seat]) for seat in 'NESW')}",
    ] == rows[:2]
    assert 1 + 12 * 6 == len(rows)
    assert now == [
        one.reached
        for one in msgspec.convert(
            json.loads(whist("evening", "plan", *words, "--json")[1]), EveningPlan
        ).measured.bounds
    ]
    _, told, _ = whist(
        "evening", "plan", "--people", "13", "--rounds", "13", "--search", "1s", "--evenings", "2"
    )
    assert "0 steps of search found nothing better." in told


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
        (("--people", "20", "--evenings", "0"), "--evenings"),
        (("--people", "20", "--deals", "25"), "--deals"),
        (("--people", "101", "--search", "5s"), "100 people at most"),
        (("--people", "20", "--format", "ladder", "--search", "5s"), "individual"),
        (("--people", "20", "--search", "soon"), "soon"),
        (("--people", "20", "--search", "-5"), "-5"),
    ],
)
def test_what_cannot_be_planned_is_refused_in_words(whist: Whist, words: tuple[str, ...], said: str) -> None:
    status, out, err = whist("evening", "plan", *words)
    assert status in {1, 2}
    assert "" == out
    assert said in err


def test_a_hall_without_internet_is_told_its_network_its_addresses_and_what_plain_http_lacks(
    whist: Whist,
) -> None:
    status, out, err = whist("evening", "hall", "--port", "9000")
    assert (0, "") == (status, err)
    assert "   whist club --lan --port 9000\n" in out
    assert not [one for one in own_addresses() if f"   http://{one}:9000/\n" not in out]
    _, german, _ = whist("evening", "hall", "--language", "de")
    assert "4. Die Seiten kommen dort über einfaches HTTP." in german
    assert 0 != whist("evening", "hall", "--port", "70000")[0]
