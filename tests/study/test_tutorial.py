import re
from pathlib import Path
from typing import Any

import pytest

from examples.hot_potato.hot_potato import HotPotato, PotatoOptions, scored
from examples.hot_potato.hot_potato.knowledge import KNOWLEDGE
from tests.sampling import draws
from whistclub.cards.french import FRENCH
from whistclub.conformance import check_game
from whistclub.rules.actions import Action, Call, Say, Trump
from whistclub.rules.alphabet import (
    PLAYS,
    TRUMP_NONE,
    TRUMPS,
    Alphabet,
    alphabet_of,
    bare_act,
    number_acts,
    word_act,
    word_acts,
)
from whistclub.rules.options import make_options
from whistclub.rules.values import Event, event

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "examples" / "hot_potato"
PAGE = ROOT / "docs" / "tutorial.md"


@pytest.mark.parametrize("trump", ["first_lead", "none"])
def test_the_game_passes_the_conformance_kit(trump: str) -> None:
    game = HotPotato(make_options(PotatoOptions, {"trump": trump}))
    report = check_game(game, deals=draws(2, 4), pairs=draws(20, 60), knowledge=KNOWLEDGE)
    assert report.passed, report.text()


class Peeping(HotPotato):
    """Tells everybody the last card of the pack."""

    def opening(self, position: Any) -> tuple[Event, ...]:
        return (*super().opening(position), event("event-turned", card=position.terms.deal.pack[-1].text))


def test_the_kit_catches_the_game_when_its_opening_tells_too_much() -> None:
    report = check_game(Peeping(PotatoOptions()), knowledge=KNOWLEDGE)
    assert not report.named("no leak").passed


class Nominating(HotPotato):
    """Hot Potato before which tricks may be said, a nomination called, and trump or none named."""

    alphabet = Alphabet(
        PLAYS,
        number_acts(Say, range(14), "call"),
        word_act(Say, "pass"),
        word_acts(Call, "nomination"),
        TRUMPS,
        TRUMP_NONE,
    )


class Knock(Action):
    """Knock for a number of cards: `knock 2`."""

    __slots__ = ()
    verb = "knock"


class Fold(Action):
    """Put the hand down."""

    __slots__ = ()
    verb = "fold"


class Knocking(HotPotato):
    """Hot Potato in which a player may knock for up to three cards, or fold."""

    alphabet = Alphabet(PLAYS, number_acts(Knock, range(1, 4), "cards"), bare_act(Fold))


def test_a_verb_of_a_game_s_own_is_read_and_told_to_those_who_lack_the_game() -> None:
    alphabet = Knocking.alphabet
    assert [Knock(2), Fold()] == [alphabet.read(text, FRENCH) for text in ("knock 2", "fold")]
    elsewhere = alphabet_of(alphabet.forms())
    assert ["knock 2", "fold"] == [elsewhere.read(text, FRENCH).text for text in ("Knock 2", "fold")]
    assert [alphabet.meaning(text, FRENCH) for text in ("knock 2", "fold", "play SA")] == [
        elsewhere.meaning(text, FRENCH) for text in ("knock 2", "fold", "play SA")
    ]


def test_the_acts_that_a_game_declares_are_read() -> None:
    texts = ("say 3", "say pass", "call nomination", "trump none")
    read = [Nominating(PotatoOptions()).alphabet.read(text, FRENCH) for text in texts]
    assert [Say(3), Say("pass"), Call("nomination"), Trump("none")] == read


def test_the_side_with_fewer_tricks_scores_what_the_other_took_over_six() -> None:
    assert (0, 1) == scored(7, 13).points
    assert (7, 0) == scored(0, 13).points
    assert (0, 3) == scored(9, 13).points


def test_every_python_block_of_the_page_is_a_piece_of_an_example_or_of_its_test() -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    blocks = [block for language, block in found if language != "sh"]
    places = (PACKAGE.parent, ROOT / "src" / "whistclub" / "games" / "oh_hell")
    files = (path for place in places for path in place.rglob("*") if path.suffix in {".py", ".ftl", ".toml"})
    sources = [path.read_text(encoding="utf-8") for path in (*files, Path(__file__))]
    assert len(blocks) >= 9
    for block in blocks:
        assert any(block in source for source in sources), block


def test_the_page_says_how_long_each_file_is() -> None:
    rows = re.findall(r"^\| (`[^|]*`[^|]*) \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 8
    for names, count in rows:
        name = re.findall(r"`([^`]*)`", names)[0]
        path = PACKAGE / name if name == "pyproject.toml" else PACKAGE / "hot_potato" / name
        assert len(path.read_text(encoding="utf-8").splitlines()) == int(count), name
