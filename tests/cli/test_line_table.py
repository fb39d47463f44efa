"""Line mode over the log: what is kept at each act, gone on with, taken back, claimed."""

import io
import json
import sqlite3
from pathlib import Path

import pytest

from tests.cli.driver import standard
from tests.cli.test_line_mode import talk
from whistclub.cards.errors import reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pbn.hands import Hands
from whistclub.cards.pbn.write import write_pbn
from whistclub.cli import main
from whistclub.club.log.port import BadFile
from whistclub.club.store.logs import sql_log
from whistclub.club.store.logs.sql_log import SqlLog, open_file


class Keyboard(io.StringIO):
    """Answers that come from a person, as far as the program can tell."""

    def isatty(self) -> bool:
        return True


def tables(folder: Path) -> list[tuple[str, str, bool]]:
    log = open_file(folder / "whistclub.sqlite")
    found = [(kept.id, kept.game, kept.ended) for kept in log.tables()]
    log.close()
    return found


def at_keyboard(answers: str, *arguments: str) -> list[str]:
    out = io.StringIO()
    with standard(Keyboard(answers), out):
        main(list(arguments))
    return out.getvalue().splitlines()


def test_every_act_is_kept_in_the_data_file(data_folder: Path) -> None:
    talk("1\n1\n1\n", "play", "whist", "--seed", "1")
    ((_, game, ended),) = tables(data_folder)
    assert ("whist", False) == (game, ended)
    kept = sqlite3.connect(data_folder / "whistclub.sqlite")
    acts = kept.execute('SELECT count(*) FROM entries WHERE entry LIKE \'%"kind":"acted"%\'').fetchone()[0]
    kept.close()
    (saved,) = data_folder.glob("*.json")
    assert acts == len(json.loads(saved.read_bytes())["deals"][0]["acts"]) > 3


def test_a_record_gone_on_with_goes_on_at_its_own_table(data_folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    talk("1\n", "play", "whist", "--seed", "1", "--save", str(path))
    talk("1\n", "play", "--resume", str(path))
    assert 1 == len(tables(data_folder))
    data_folder.rename(tmp_path / "lost")
    talk("1\n", "play", "--resume", str(path))
    assert 1 == len(tables(data_folder))
    assert 12 <= len(json.loads(path.read_bytes())["deals"][0]["acts"])


def test_unfinished_games_are_named_at_a_keyboard_with_how_to_go_on(data_folder: Path) -> None:
    talk("1\n", "play", "whist", "--seed", "1")
    talk("1\n", "play", "solo", "--seed", "1")
    ((other, _, _), (table, _, _)) = tables(data_folder)
    lines = at_keyboard("", "play", "whist")
    assert [line for line in lines if line.endswith(f"play --resume {table}")]
    assert not [line for line in lines if other in line]
    _, lines = talk("", "play", "whist")
    assert not [line for line in lines if table in line]


def test_a_game_in_the_data_file_goes_on_by_its_id(data_folder: Path, tmp_path: Path) -> None:
    talk("1\n1\n", "play", "whist", "--seed", "1", "--seats", "you,bots,bots,bots")
    ((table, _, _),) = tables(data_folder)
    path = tmp_path / "save.json"
    status, lines = talk("1\n", "play", "--resume", table, "--save", str(path))
    assert 0 == status
    assert "You are North." in lines
    assert 3 == sum(act.startswith("N ") for act in json.loads(path.read_bytes())["deals"][0]["acts"])


def test_a_game_nobody_knows_is_refused() -> None:
    status, _ = talk("", "play", "--resume", "0123456789abcdef")
    assert 1 == status


def test_undo_and_redo_against_bots_and_a_hint_mark_the_deal(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    _, lines = talk("1\nundo\nredo\nhint\n", "play", "whist", "--seed", "1", "--save", str(path))
    deal = json.loads(path.read_bytes())["deals"][0]
    assert deal["assisted"]
    assert 1 == sum(act.startswith("S ") for act in deal["acts"])
    assert any(line.startswith("Advice: ") for line in lines)


def test_a_claim_is_granted_when_it_is_certain_and_refused_before(tmp_path: Path) -> None:
    spades, hearts = FRENCH.of_suit("S"), FRENCH.of_suit("H")
    hands = (spades, hearts, FRENCH.of_suit("D"), FRENCH.of_suit("C"))
    deals, path = tmp_path / "deals.pbn", tmp_path / "save.json"
    deals.write_text(write_pbn([Hands(hands, 0)]) + '[Turned "S2"]')
    status, lines = talk(
        "claim\n1\nclaim\n",
        "play",
        "whist",
        "--deal",
        str(deals),
        "--save",
        str(path),
        "--seats",
        "you,bots,bots,bots",
    )
    assert 0 == status, lines
    assert any(line.startswith("Claim when it is your lead") for line in lines)
    deal = json.loads(path.read_bytes())["deals"][0]
    assert ("N claim all", 4) == (deal["ending"], len(deal["acts"]))


def test_who_gives_up_loses_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    talk("concede\nconcede\nquit\n", "play", "whist", "--seed", "1", "--save", str(path))
    record = json.loads(path.read_bytes())
    assert "S concede" == record["deals"][0]["ending"]


def test_to_concede_is_asked_twice(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    said = talk("concede\nundo\nquit\n", "play", "whist", "--seed", "1", "--save", str(path))
    assert "once more" in str(said)
    assert json.loads(path.read_bytes())["deals"][0]["ending"] is None


def test_a_log_that_fails_in_mid_game_is_told_and_the_match_goes_on_and_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.json"
    kept = SqlLog.append
    calls = []

    def failing(self: SqlLog, *given: object, **named: object) -> None:
        calls.append(given)
        if len(calls) > 9:
            raise BadFile(reason("data-file", path="the file", why="full"))
        kept(self, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(sql_log.SqlLog, "append", failing)
    status, lines = talk("1\n" * 6, "play", "whist", "--seed", "1", "--save", str(path))
    assert 0 == status
    assert 1 == sum("the disk is full" in line for line in lines)
    record = json.loads(path.read_bytes())
    assert 6 == sum(act.startswith("S ") for act in record["deals"][0]["acts"])


def test_a_damaged_data_file_is_told_left_alone_and_the_match_is_saved(
    data_folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    data_folder.mkdir()
    data = data_folder / "whistclub.sqlite"
    data.write_bytes(b"no data at all " * 500)
    status, lines = talk("1\n", "play", "whist", "--seed", "1")
    assert 0 == status
    assert 1 == sum(str(data) in line and "damaged" in line for line in lines)
    assert 1 == len(list(data_folder.glob("*.json")))
    assert 1 == main(["stats"])
    assert "damaged" in capfd.readouterr().err
    assert b"no data at all " * 500 == data.read_bytes()
