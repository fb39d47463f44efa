import subprocess
import sys

import pytest

from whistclub.cards.errors import BadOption, WhistclubError
from whistclub.study.alphabet import GAME_KEYS, acts_of, table
from whistclub.study.extras import MissingLibrary, need

WITHOUT = """
import sys
sys.modules[{library!r}] = None
try:
    import whistclub.study.{module}
except Exception as problem:
    print(type(problem).__name__, problem, sep=": ")
"""


@pytest.mark.parametrize(("module", "library"), [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")])
def test_without_the_extra_the_import_says_in_one_sentence_what_to_install(module: str, library: str) -> None:
    program = WITHOUT.format(module=module, library=library)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == (
        f"MissingLibrary: whistclub.study.{module} needs the library {library}; "
        'install it with: pip install "whistclub[study]"\n'
    )


def test_a_missing_library_is_a_whistclub_error() -> None:
    assert issubclass(MissingLibrary, WhistclubError)
    with pytest.raises(WhistclubError, match="needs the library no_such_library"):
        need("here", "no_such_library")


@pytest.mark.parametrize(
    ("key", "count", "some"),
    [
        ("whist", 52, {0: "play C2", 51: "play SA"}),
        (
            "minnesota",
            812,
            {52: "lay C2", 104: "lay C2 C3", 753: "lay HK HA", 754: "exchange C2", 811: "call grand_dix"},
        ),
        ("solo", 65, {52: "call pass", 60: "call abondance_declared", 61: "trump C", 64: "trump S"}),
        (
            "hermits",
            93,
            {0: "play MA", 44: "declare 0", 55: "twiddle", 56: "keep", 57: "play M1", 92: "play K6"},
        ),
        ("gongor", 40, {0: "play MK2", 30: "bid 0", 37: "bid 7", 38: "twiddle", 39: "keep"}),
    ],
)
def test_acts_have_the_numbers_of_the_table(key: str, count: int, some: dict[int, str]) -> None:
    acts = acts_of(key)
    assert len(acts) == len(set(acts)) == count
    assert some == {number: acts[number].text for number in some}
    assert table(key).splitlines()[0] == f"0 {acts[0].text}"


def test_a_game_without_a_face_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(BadOption, match=", ".join(GAME_KEYS)):
        acts_of("bridge")
