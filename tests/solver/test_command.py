"""`whist solve` and `whist bench`."""

import io
import json
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from endplay.dds import calc_dd_table, par
from endplay.parsers import pbn as endplay_pbn
from endplay.types import Denom, Player, Vul

from tests.cli.conftest import Whist, a_record, data_folder, record_bytes, whist
from whistclub.cards.pbn.hands import Hands
from whistclub.cards.pbn.write import write_pbn
from whistclub.cli.usage import HELP
from whistclub.messages import Catalogue, languages
from whistclub.solver import Answer, Solver
from whistclub.solver.bench import dealt, fixed_set
from whistclub.terminal.commands.json_types import Solutions

ROOT = Path(__file__).parents[2]
__all__ = ["a_record", "data_folder", "record_bytes", "whist"]

PBN = '[Dealer "N"]\n[Deal "N:AQ.2.. 3.3.2. 2.4.3. K.5.4."]\n'


@pytest.fixture
def deals(tmp_path: Path) -> str:
    path = tmp_path / "deals.pbn"
    path.write_text(PBN + "\n" + PBN.replace("Dealer", "Other"), encoding="utf-8")
    return str(path)


def objects(out: str) -> list[dict[str, object]]:
    """The answers in the one document printed."""
    found: list[dict[str, object]] = json.loads(out)["solved"]
    return found


def test_every_strain_is_solved_for_the_dealers_left_or_for_every_leader(whist: Whist, deals: str) -> None:
    status, out, _ = whist("solve", deals, "--json")
    solved = objects(out)
    first = [(one["strain"], one["leader"]) for one in solved if one["deal"] == 1]
    assert status == 0
    assert [(strain, "E") for strain in ("NT", "S", "H", "D", "C")] == first
    assert 20 == sum(one["deal"] == 2 for one in solved)
    fields = "deal leader strain side objective target value bounds cards line nodes ms why".split()
    assert fields == list(solved[0])


@pytest.mark.parametrize(
    ("contract", "side", "objective", "strain"),
    [
        ("misere by E", "E", "none", "NT"),
        ("nullo", "NS", "fewest", "NT"),
        ("solo spades by N", "N", "at_least", "S"),
        ("neighbours NE hearts", "NE", "most", "H"),
        ("grand_dix by S", "S", "first", "NT"),
        ("sola_nola by S", "S", "none", "NT"),
    ],
)
def test_a_contract_is_asked_in_words(
    whist: Whist, deals: str, contract: str, side: str, objective: str, strain: str
) -> None:
    status, out, _ = whist("solve", deals, *contract.split(), "--leader", "E", "--json")
    one = objects(out)[0]
    assert (0, side, objective, strain) == (status, one["side"], one["objective"], one["strain"])
    assert one["value"] is not None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("pinochle",), "pinochle"),
        (("misere",), "misere"),
        (("misere", "by", "NE"), "misere"),
        (("nullo", "spades"), "spades"),
        (("--limit", "many"), "many"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(
    whist: Whist, deals: str, words: tuple[str, ...], said: str
) -> None:
    status, out, err = whist("solve", deals, *words)
    assert status in {1, 2}
    assert out == ""
    assert said in err


def test_a_record_is_solved_at_any_act(whist: Whist, a_record: Path) -> None:
    status, out, _ = whist("solve", str(a_record), "--at", "14", "--cards", "--best-line", "--json")
    (one,) = objects(out)
    assert status == 0
    assert one["value"] is not None
    assert one["cards"]
    assert one["line"]


def test_a_limit_gives_the_bounds_that_are_known(whist: Whist, tmp_path: Path) -> None:
    path = tmp_path / "deal.pbn"
    path.write_text(
        "N:AK83.AK.A65432.K JT92.54.Q.765432 Q74.932.J87.QT98 65.QJT876.KT9.AJ\n", encoding="utf-8"
    )
    _, out, _ = whist("solve", str(path), "nullo", "--leader", "N", "--limit", "2000", "--json")
    (one,) = objects(out)
    assert (None, "solve-limit") == (one["value"], one["why"])


def test_ctrl_c_gives_what_is_known(tmp_path: Path) -> None:
    path = tmp_path / "deals.pbn"
    sizes = (2, *(13,) * 100)
    hands = tuple(Hands(dealt(f"ctrl-c {number}", size), None, None) for number, size in enumerate(sizes))
    path.write_text(write_pbn(hands), encoding="utf-8")
    command = [str(Path(sys.executable).parent / "whist"), "solve", str(path), "nullo"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        rest = running.stdout.read()
    assert running.returncode == 130
    assert 1 <= len((first + rest).splitlines()) < 400


def test_an_interrupted_document_is_whole_and_says_so(
    whist: Whist, deals: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    solving = Solver.solve_interruptibly

    def interrupted(
        self: Solver, work: Callable[[Solver], tuple[Answer, ...]]
    ) -> tuple[tuple[Answer, ...], bool]:
        return solving(self, work)[0], True

    monkeypatch.setattr(Solver, "solve_interruptibly", interrupted)
    status, out, _ = whist("solve", deals, "--json")
    told = msgspec.json.decode(out, type=Solutions)
    assert (130, True, 25, 1) == (status, told.interrupted, told.asked, len(told.solved))


def test_the_document_of_the_answers_is_one_of_its_type(whist: Whist, deals: str) -> None:
    status, out, _ = whist("solve", deals, "--json")
    told = msgspec.json.decode(out, type=Solutions)
    assert (0, False, 25, 25) == (status, told.interrupted, told.asked, len(told.solved))


def quoted_examples() -> list[str]:
    """Every contract in quotation marks in a help text of the command, in each language."""
    keys = [key for _, key in HELP["solve"]]
    texts = [Catalogue(language).format(key) for language in languages() for key in keys]
    return sorted({found for text in texts for found in re.findall(r"[“„](.+?)[”“]", text)})


@pytest.mark.parametrize("example", quoted_examples())
def test_what_the_help_quotes_works_as_quoted_and_word_by_word(
    whist: Whist, deals: str, example: str
) -> None:
    quoted = whist("solve", deals, example, "--leader", "E")
    assert (0, "") == (quoted[0], quoted[2])
    assert quoted == whist("solve", deals, *example.split(), "--leader", "E")


def documented_examples() -> list[str]:
    """Every command line that begins with `whist solve` on a page."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    lines = [line for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
    found = [re.match(r"\s*(?:\./)?whist solve ([^|`#]+)", line) for line in lines]
    return sorted({one.group(1).strip() for one in found if one})


@pytest.mark.parametrize("example", documented_examples())
def test_what_the_pages_show_works_as_shown(
    whist: Whist, tmp_path: Path, deals: str, example: str, a_record: Path
) -> None:
    shown = {"deals.pbn": deals, "match.json": str(a_record)}
    words = [shown.get(word, word) for word in shlex.split(example)]
    status, out, err = whist("solve", *words)
    assert (0, "") == (status, err)
    assert out


def test_the_help_and_the_pages_show_examples() -> None:
    assert {"misere by E", "nullo"} <= set(quoted_examples())
    assert len(documented_examples()) >= 6


def test_bench_prints_the_nodes_of_the_fixed_set(whist: Whist) -> None:
    status, out, _ = whist("bench", "--json")
    told = json.loads(out)
    assert status == 0
    assert set(fixed_set()) == set(told["nodes"])
    assert sum(told["nodes"].values()) == told["signature"]


def test_a_finished_record_is_solved_from_the_first_lead_of_each_deal(whist: Whist, a_record: Path) -> None:
    deals = len(json.loads(a_record.read_bytes())["deals"])
    status, out, _ = whist("solve", str(a_record), "--json")
    told = objects(out)
    assert (0, list(range(1, deals + 1))) == (status, [one["deal"] for one in told])
    assert all(one["value"] is not None for one in told)


def test_the_answers_stand_under_the_cards_a_row_a_leader_and_a_column_a_strain(
    whist: Whist, deals: str
) -> None:
    _, out, _ = whist("solve", deals)
    head = next(line for line in out.splitlines() if "no trump" in line)
    assert ["no", "trump", "♠", "♥", "♦", "♣"] == head.split()
    assert 5 == sum(" leads  " in line for line in out.splitlines())
    assert all(seat in out for seat in ("North", "East", "South", "West"))


def test_best_play_stands_in_rows_by_seat_and_cards_by_what_they_bring(whist: Whist, deals: str) -> None:
    _, out, _ = whist("solve", deals, "grand", "--leader", "E", "--best-line", "--cards")
    shown = out.split("Deal 2")[0]
    assert 3 == sum(">" in line and "*" in line for line in shown.splitlines() if line[:3].strip().isdigit())
    assert "  ♠3" in shown


def test_the_whole_deals_of_a_file_are_solved_and_the_others_named_with_line_and_reason(
    whist: Whist, tmp_path: Path
) -> None:
    path = tmp_path / "some.pbn"
    path.write_text(f'{{ from the club }}\n{PBN}\n[Board "2"]\n[Deal "N:- - - -"]\n\n{PBN}', encoding="utf-8")
    status, out, err = whist("solve", str(path), "grand")
    assert 0 == status
    assert ["Deal 1", "Deal 3"] == [
        line.split(",")[0] for line in out.splitlines() if line.startswith("Deal")
    ]
    assert "Line 6: Deal 2" in err
    told = msgspec.json.decode(whist("solve", str(path), "grand", "--json")[1], type=Solutions)
    assert [6] == [one.line for one in told.left_out]


def test_a_file_of_another_format_is_named_as_what_it_is(whist: Whist, tmp_path: Path) -> None:
    path = tmp_path / "deal.rbn"
    path.write_text(
        "E Tuesday\nB 1\nH N:AKQJ.AKQJ.AKQJ.A;T98.T98.T98.KQJT;7654.765.765.987\n", encoding="utf-8"
    )
    status, out, err = whist("solve", str(path))
    assert (1, "") == (status, out)
    assert "Pavlicek" in err


@pytest.mark.parametrize(
    "words",
    ["solve - --limit 9", "score -", "replay -", "replay - --lin", "review -", "inspect - --spectator"],
)
def test_what_is_piped_in_is_read_where_a_dash_stands_for_the_file(
    words: str, whist: Whist, record_bytes: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    for told in (record_bytes, PBN.encode()) if words.startswith("solve") else (record_bytes,):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(told)))
        status, out, err = whist(*words.split())
        assert (0, "") == (status, err)
        assert out


def test_a_dash_is_a_text_where_a_text_is_asked_for(whist: Whist) -> None:
    status, out, _ = whist("deal", "whist", "--seed", "-")
    assert (0, "% -") == (status, out.splitlines()[0])


def test_deals_are_written_as_pbn_with_the_tricks_of_each_declarer_and_the_par(
    whist: Whist, tmp_path: Path
) -> None:
    path = tmp_path / "deals.pbn"
    _, dealt_here, _ = whist("deal", "whist", "--seed", "par", "--count", "2")
    path.write_text(dealt_here.replace('[Vulnerable "None"]', '[Vulnerable "Both"]'), encoding="utf-8")
    status, out, err = whist("solve", str(path), "--pbn")
    assert (0, "") == (status, err)
    for board, game in zip(endplay_pbn.loads(out), out.split("\n\n"), strict=False):
        theirs = calc_dd_table(board.deal)
        rows = [line.split() for line in game.splitlines() if re.fullmatch(r"[NESW] +(NT|[SHDC]) +\d+", line)]
        assert 20 == len(rows)
        for seat, strain, tricks in rows:
            assert int(tricks) == theirs[Denom.find(strain), Player.find(seat)]
        found = par(theirs, Vul.both, board.dealer or Player.north).score
        assert f'[OptimumScore "NS {found}"]' in game


@pytest.mark.parametrize(
    "beside", ["misere by E", "--at 3", "--leader N", "--cards", "--best-line", "--json"]
)
def test_tables_of_pbn_answer_no_other_question(beside: str, whist: Whist, deals: str) -> None:
    status, out, err = whist("solve", deals, *beside.split(), "--pbn")
    assert (2, "") == (status, out)
    assert "--pbn" in err
