"""The sentences on the reason of play and on the holding that decides between two acts, in the terminal's words."""

from typing import get_args

import msgspec
import pytest

from whistclub import library
from whistclub.coach import Fact, Marked, PlayReason
from whistclub.coach.line_trick import LineTrick
from whistclub.coach.prices import Price, PricedAct
from whistclub.coach.reasons.reason import Kind
from whistclub.messages.catalogue import Catalogue
from whistclub.terminal.texts.lines import reason_tricks
from whistclub.terminal.texts.review import act_sentences
from whistclub.terminal.texts.words import Words

WORLDS = Fact("worlds", "play HQ", "play H3", 0.9, 1.6, -0.6)
ANY = Fact("at_least", "play HQ", "play H3", 0.7, 1.0, 0.0, seat="N", suit="H", count=1)
TRICKS = LineTrick(number=5, cards=(), taker="S"), LineTrick(number=6, cards=(), taker="W")
ALWAYS_TWO = {
    *("trick_taken_from_partner", "ruff_refused"),
    *("let_by", "one_too_many", "high_card_spent", "winner_kept"),
}
"""Reasons that name the card played or the better one, or the dummy's on the table."""


def told(fact: Fact, language: str = "en") -> str:
    return sentences(fact, language)[-1]


def sentences(fact: Fact | None, language: str = "en", reason: PlayReason | None = None) -> list[str]:
    best, made = (
        PricedAct(act, (act,), Price(worth, worth), cost=-worth, error=0.1)
        for act, worth in (("play HQ", 0.0), ("play H3", -1.2))
    )
    marked = Marked(
        number=13,
        trick=4,
        seat="S",
        played="play H3",
        verdict="error",
        acts=(best, made),
        method="cards",
        worlds=256,
        draws=256.0,
        is_all=False,
        reason=reason,
        fact=fact,
    )
    return act_sentences(marked, Words(Catalogue(language), library.game("whist")))


def reason(kind: str, *cards: str) -> PlayReason:
    return PlayReason(kind, cards, TRICKS, 0.63)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "In 90 of 100 of these deals the better choice gains 1.6 points on average; otherwise it loses 0.6."),
        ("de", "In 90 von 100 dieser Verteilungen bringt die bessere Wahl im Mittel 1,6 Punkte; sonst verliert sie 0,6."),
    ],
)  # fmt: skip
def test_the_deals_in_which_the_better_act_gains_are_told_with_what_it_loses_in_the_others(
    language: str, sentence: str
) -> None:
    assert sentence == told(WORLDS, language)


def test_nothing_is_said_of_the_others_where_there_are_hardly_any() -> None:
    few = told(msgspec.structs.replace(WORLDS, chance=0.96))
    assert "In 96 of 100 of these deals the better choice gains 1.6 points on average." == few


def test_less_than_a_tenth_is_told_as_nothing() -> None:
    assert told(msgspec.structs.replace(WORLDS, rest=-0.08)).endswith("on average; otherwise nothing.")


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "If North has any hearts, 70 in 100, "), ("de", "Hat Nord mindestens eine Karte in Herz, 70 von 100, ")]
)  # fmt: skip
def test_one_card_of_a_suit_or_more_is_any(language: str, begins: str) -> None:
    assert told(ANY, language).startswith(begins)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["The queen of hearts loses its guard and falls to the king of hearts; guarded, it takes a trick.",
                "So it goes in 63 of 100 of these deals."]),
        ("de", ["Herz-Dame verliert die Deckung und fällt an Herz-König; gedeckt macht die Karte einen Stich.",
                "So geht es in 63 von 100 dieser Verteilungen."]),
    ],
)  # fmt: skip
def test_a_reason_of_play_stands_for_the_count_of_worlds(language: str, said: list[str]) -> None:
    assert said == sentences(WORLDS, language, reason("honour_unguarded", "HQ", "HK"))[2:]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "With the better card the contract of 9 tricks goes down; otherwise it is made."),
     ("de", "Mit der besseren Karte geht der Kontrakt mit 9 Stichen verloren; sonst gelingt er.")],
)  # fmt: skip
def test_a_contract_is_told_with_its_tricks(language: str, said: str) -> None:
    told = msgspec.structs.replace(reason("contract_defeated"), number=9)
    assert said == sentences(None, language, told)[2]


def test_a_holding_stands_beside_a_reason_of_play() -> None:
    assert "If North has any hearts" in sentences(ANY, "en", reason("thrown", "HQ"))[-1]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", sorted(set(get_args(Kind)) - ALWAYS_TWO))
def test_a_reason_is_told_without_the_card_that_another_falls_under(kind: str, language: str) -> None:
    said = sentences(None, language, reason(kind, "HQ"))[2]
    assert said.endswith(".")
    assert " none " not in f" {said}"


def test_the_two_tricks_of_a_reason_are_told_after_the_better_choice_and_after_the_one_made() -> None:
    cards = tuple(zip("WNES", ("H2", "HK", "H5", "H3"), strict=True))
    tricks = LineTrick(number=6, cards=cards, taker="N"), TRICKS[1]
    told = reason_tricks(
        PlayReason("caught", ("HK",), tricks, 0.5), Words(Catalogue("en"), library.game("whist"))
    )
    assert [
        "One of these deals:",
        "After the better choice",
        "  Trick 6 (North): West two of hearts, North king of hearts, East five of hearts, South three of hearts.",
        "After the choice made",
        "  Trick 6 (West): .",
    ] == told
