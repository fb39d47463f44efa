"""The output of the commands and their refusals."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import Whist, parser_of
from whistclub.cli.usage import ABOUT, HELP
from whistclub.games.registry import GAMES, PRESETS
from whistclub.rules.chance import seed_from_text
from whistclub.terminal.commands import json_types as doc

HANDED = "--context"
"""Parameters that the command hands over by itself; no options."""

GAME_KEYS = ", ".join(GAMES)


def document(whist: Whist, kind: type[Any], *arguments: str) -> Any:
    """The output of the command with --json, read strictly as the documented type."""
    status, out, err = whist(*arguments, "--json")
    assert (0, "") == (status, err)
    decoded = json.loads(out)
    assert json.loads(msgspec.json.encode(msgspec.convert(decoded, kind))) == decoded
    return msgspec.convert(decoded, kind)


def test_help_names_every_command(whist: Whist) -> None:
    status, out, _ = whist("--help")
    assert 0 == status
    assert set(ABOUT) <= {line.split("  ")[0] for line in out.replace("\n  ", "\n").splitlines()}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", ABOUT)
def test_help_on_a_command_lists_what_it_takes(whist: Whist, command: str, language: str) -> None:
    status, out, _ = whist(*command.split(), "--help", "--language", language)
    assert 0 == status
    assert [] == [form for form, _ in HELP[command] if form not in out]


def test_help_lists_exactly_the_options_the_parser_takes() -> None:

    for command in ABOUT:
        taken = {
            name for argument in parser_of(command).assemble_argument_collection() for name in argument.names
        }
        listed = {word.strip(",") for form, _ in HELP[command] for word in form.split()}
        named = {name for name in listed if name.startswith("-")}
        forms = {form for form, _ in HELP[command]}
        positional = {name for name in taken if name.lstrip("-").upper() in forms}
        assert taken - positional - {HANDED} == named


def test_games_lists_every_game_and_preset(whist: Whist) -> None:
    _, out, _ = whist("games")
    assert [] == [name for name in (*GAMES, *PRESETS) if name not in out]


def test_games_as_json(whist: Whist) -> None:
    games = document(whist, doc.Games, "games").games
    assert tuple(GAMES) == tuple(game.key for game in games)
    assert tuple(PRESETS) == tuple(preset.name for game in games for preset in game.presets)


def test_one_game_tells_what_each_option_takes(whist: Whist) -> None:
    _, out, _ = whist("games", "whist")
    assert "Option target" in out
    assert "1.., none" in out


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_printed_in_the_language_asked_for(whist: Whist, game: str, language: str) -> None:
    status, out, _ = whist("rules", game, "--language", language)
    assert 0 == status
    assert language == document(whist, doc.Rules, "rules", game, "--language", language).language
    assert "**" not in out


def test_a_seed_deals_the_cards_the_architecture_page_gives(whist: Whist) -> None:
    deals = document(whist, doc.Deals, "deal", "minnesota", "--seed", "1")
    assert deals.deals[0].deal.startswith("SJ SA S5 H9 D9 H7 ")
    assert deals.deals[0].deal.endswith(" H3 S2 D4 D3")
    assert "S" == deals.deals[0].dealer
    gongor = document(whist, doc.Deals, "deal", "gongor", "--seed", "1").deals[0].deal
    assert gongor.startswith("YK8 MW3 MW6 SX MS8 ")
    assert gongor.endswith(" LK6 SY6 WL4 SW5 / SA WA KA MA YA LA")


def test_a_seed_in_hexadecimal_is_its_bytes(whist: Whist) -> None:
    hexadecimal = seed_from_text("1").hex()
    by_text = document(whist, doc.Deals, "deal", "solo", "--seed", "1").deals
    assert by_text == document(whist, doc.Deals, "deal", "solo", "--seed", hexadecimal).deals


def test_without_a_seed_the_cards_are_new_each_time(whist: Whist) -> None:
    assert whist("deal", "solo")[1] != whist("deal", "solo")[1]


def test_the_deal_passes_on_from_deal_to_deal(whist: Whist) -> None:
    deals = document(whist, doc.Deals, "deal", "whist", "--seed", "1", "--number", "2", "--count", "4").deals
    assert [(2, "W"), (3, "N"), (4, "E"), (5, "S")] == [(deal.number, deal.dealer) for deal in deals]


@pytest.mark.parametrize("preset", ["whist", "solo", "minnesota", "gongor", "hermits"])
def test_deals_printed_can_be_played(whist: Whist, tmp_path: Path, preset: str) -> None:
    _, text, _ = whist("deal", preset, "--seed", "7", "--count", "2")
    deals, record = tmp_path / "deals.txt", tmp_path / "played.json"
    deals.write_text(text)
    status, _, err = whist(
        "play", preset, "--seats", "bots", "--deal", str(deals), "--save", str(record), "--seed", "x"
    )
    assert (0, "") == (status, err)
    first = json.loads(record.read_bytes())["deals"][0]
    assert first["seed"] is None
    if preset in {"gongor", "hermits"}:
        assert first["deal"] == text.splitlines()[1]
    else:
        assert f'[Dealer "{json.loads(record.read_bytes())["first"]["dealer"]}"]' in text


def test_bots_stop_after_24_deals_where_there_is_no_other_end(whist: Whist) -> None:
    for preset, options in (("solo", ["-o", "deals=open"]), ("gongor_points", [])):
        played = document(whist, doc.Played, "play", preset, "--seats", "bots", "--seed", "1", *options)
        assert (24, "stopped") == (len(played.sheet.deals), played.sheet.ended)


def test_bots_play_at_most_24_deals_where_max_deals_can_be_set(whist: Whist) -> None:
    played = document(whist, doc.Played, "play", "minnesota", "--seats", "bots", "--seed", "1")
    assert "24" == played.sheet.options["max_deals"]


def test_the_same_seed_plays_the_same_match(whist: Whist) -> None:
    once = whist("play", "askov", "--seats", "bots", "--seed", "again")
    assert once == whist("play", "askov", "--seats", "bots", "--seed", "again")


def test_the_score_sheet_of_a_record_adds_up(whist: Whist, a_record: Path) -> None:
    sheet = document(whist, doc.ScoreSheet, "score", str(a_record))
    total = [0, 0]
    for deal in sheet.deals:
        assert list(deal.points or ()) == [sum(line.points[side] for line in deal.lines) for side in (0, 1)]
        total = [total[side] + (deal.points or (0, 0))[side] for side in (0, 1)]
        assert total == list(deal.score)
    assert total == list(sheet.score)


def test_a_replay_stops_after_the_act_asked_for(whist: Whist, a_record: Path) -> None:
    told = document(whist, doc.Replay, "replay", str(a_record), "--at", "60")
    assert 60 == sum(len(deal.acts) for deal in told.deals)
    assert 2 == len(told.deals)
    assert told.result is None


def test_a_whole_replay_ends_with_the_result(whist: Whist, a_record: Path) -> None:
    told = document(whist, doc.Replay, "replay", str(a_record))
    assert told.result is not None
    assert told.at == told.most
    assert told.result.text == whist("replay", str(a_record))[1].splitlines()[-1]


def test_inspect_shows_the_view_of_a_seat(whist: Whist, a_record: Path) -> None:
    seen = document(whist, doc.Inspection, "inspect", str(a_record), "--seat", "N", "--at", "0")
    hands = document(whist, doc.Replay, "replay", str(a_record)).deals[0].hands
    assert hands["N"].split() == seen.view["hand"]
    watched = document(whist, doc.Inspection, "inspect", str(a_record), "--spectator", "--at", "0")
    assert [] == watched.view["hand"]


def test_inspect_lists_the_legal_acts_of_the_seat_to_act(whist: Whist, a_record: Path) -> None:
    views = [
        document(whist, doc.Inspection, "inspect", str(a_record), "--seat", seat, "--at", "5")
        for seat in "NESW"
    ]
    assert 1 == sum(bool(view.legal) for view in views)


WRONG = {
    "unknown command": (
        ("pley",),
        "games, rules, play, deal, replay, score, review, case, analyse, puzzle, inspect",
    ),
    "unknown option": (("games", "--colour"), "--json, --language, --help, --version"),
    "unknown game": (("play", "bridge"), GAME_KEYS),
    "unknown preset": (("play", "whist", "--preset", "bridge"), "whist, whist_rubber"),
    "preset of another game": (("play", "whist", "--preset", "askov"), "whist, whist_rubber"),
    "unknown game option": (("play", "whist", "-o", "colour=red"), "target, max_deals, rubber, honours"),
    "wrong value": (("play", "whist", "-o", "honours=maybe"), "on, off"),
    "no value": (("play", "whist", "-o", "honours"), "NAME=VALUE"),
    "option the preset refuses": (("play", "norwegian", "-o", "stake=3"), "target"),
    "wrong seats": (("play", "whist", "--seats", "me"), "you,bots"),
    "two people": (("play", "whist", "--seats", "you,you,bots,bots"), "you,bots"),
    "wrong pause": (("play", "whist", "--pause", "long"), "deal, none"),
    "no game": (("play",), GAME_KEYS),
    "no number": (("deal", "whist", "--count", "many"), "--count"),
    "too many": (("deal", "whist", "--count", "100000"), "1000"),
    "missing value": (("deal", "whist", "--seed"), "--seed"),
    "missing file": (("score",), "FILE"),
    "unknown page": (("rules", "bridge"), f"{GAME_KEYS}, conventions"),
    "unknown language": (("games", "--language", "xx"), "de, en"),
    "what is no option": (("games", HANDED, "x"), "--json, --language"),
    "too much": (("games", "whist", "solo"), "solo"),
    "a switch with a value": (("games", "--json=maybe"), "--json"),
    "resume and seed": (("play", "--resume", "x.json", "--seed", "1"), "--seed"),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", WRONG)
def test_wrong_usage_is_refused_by_naming_what_is_valid(whist: Whist, case: str, language: str) -> None:
    arguments, named = WRONG[case]
    extra = () if "--language" in arguments else ("--language", language)
    status, out, err = whist(*arguments, *extra)
    assert (2, "") == (status, out)
    valid = named.replace("NAME=VALUE", "NAME=WERT") if language == "de" else named
    assert valid in err
    assert 1 == len(err.splitlines())


def test_whose_eyes_must_be_said(whist: Whist, a_record: Path) -> None:
    for eyes in ((), ("--seat", "N", "--spectator"), ("--seat", "Q")):
        status, _, err = whist("inspect", str(a_record), *eyes)
        assert 2 == status
        assert "N" in err


def test_an_act_past_the_last_is_refused_by_naming_the_last(whist: Whist, a_record: Path) -> None:
    most = document(whist, doc.Replay, "replay", str(a_record)).most
    status, _, err = whist("replay", str(a_record), "--at", str(most + 1))
    assert 2 == status
    assert f"0 to {most:,}" in err


def test_the_language_of_the_system_is_spoken_where_there_is_a_catalogue(
    whist: Whist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Befehle:" in whist("--help")[1]
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Commands:" in whist("--help")[1]
    monkeypatch.setenv("WHIST_LANG", "de")
    assert "Befehle:" in whist("--help")[1]
    assert "Commands:" in whist("--language", "en", "--help")[1]


def test_a_fault_of_ours_is_one_sentence_and_no_traceback(
    whist: Whist, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("whistclub.terminal.commands.games.games", broken)
    status, out, err = whist("games")
    assert (70, "") == (status, out)
    assert "ZeroDivisionError" in err
    assert 1 == len(err.splitlines())
    monkeypatch.setenv("WHIST_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        whist("games")


def test_a_record_without_seals_has_nothing_to_verify_and_says_so(whist: Whist, a_record: Path) -> None:
    status, out, err = whist("verify", str(a_record))
    assert (3, "") == (status, err)
    assert "nothing sealed" in out
    assert "does not hold" not in out
    german = whist("verify", str(a_record), "--language", "de")
    assert (3, True) == (german[0], "nichts versiegelt" in german[1])
