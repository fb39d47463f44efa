"""The faces draw the common fields of a view, the moment and the outline, and know no game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistclub
from whistclub.games.registry import GAMES, profile_of
from whistclub.rules.moment import MOMENT_FIELDS
from whistclub.rules.values import View

_CLIENT = Path(whistclub.__file__).parent / "web" / "client" / "src"
_FILES = sorted(path for path in _CLIENT.rglob("*") if path.suffix in {".ts", ".svelte"})
_CAST_TO_VIEW = re.compile(r"(view|View)\b[^;\n]*\bas (unknown|any|Record)\b|\bas View\b")
_OPTION_BY_NAME = re.compile(r"options(\??\.)?\[['\"]|options\.[a-z_]+ ===")
_PHASES = "|".join(
    sorted({phase.name for key in GAMES for phase in profile_of(key).phases} - {"play", "playing"})
)
_PHASE_BY_NAME = re.compile(
    rf"phase\b[^;\n]{{0,20}}[!=]==? '({_PHASES})'|'({_PHASES})' [!=]== [^;\n]*phase\b"
)


def _lines() -> Iterator[tuple[str, str]]:
    for path in _FILES:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(_CLIENT)}:{number}", line


@pytest.mark.parametrize(
    "pattern", [_CAST_TO_VIEW, _OPTION_BY_NAME, _PHASE_BY_NAME], ids=["cast", "option", "phase"]
)
def test_no_file_of_the_client_reads_a_view_past_its_type_nor_names_an_option_or_a_phase(
    pattern: re.Pattern[str],
) -> None:
    assert [where for where, line in _lines() if pattern.search(line)] == []


def test_the_type_of_a_view_in_the_client_has_no_other_fields_and_no_index() -> None:
    text = (_CLIENT / "net" / "wire.ts").read_text(encoding="utf-8")
    fields = set()
    for name in ("Moment", "View extends Moment"):
        _, _, rest = text.partition(f"export interface {name} {{")
        body, _, _ = rest.partition("\n}")
        assert "[" not in re.sub(r"readonly \w+\[\]|\[\]", "", body)
        fields |= set(re.findall(r"readonly (\w+)\??:", body))
    assert fields == _common() | {"winning"}


def _common() -> set[str]:
    """Fields that the server sends of every game's view, without those the client has no use for or gets apart."""

    apart = {"viewer", "setting", "legal", "short_pack"}
    return (set(View.__struct_fields__) - apart) | set(MOMENT_FIELDS)
