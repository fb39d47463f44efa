"""Totals in sentences: intervals of 95 in 100, and no mean of fewer than thirty choices."""

import msgspec

from whistclub import library
from whistclub.coach import Totals
from whistclub.coach.totals import Mean, PhaseTotal, Practice, ThemeTotal
from whistclub.messages import Catalogue
from whistclub.terminal.texts.table_words import catalogue_for
from whistclub.terminal.texts.totals import totals_lines
from whistclub.terminal.texts.words import Words

TOTALS = Totals(
    points=Mean(1.25, 0.5, 40),
    luck=Mean(0.25, 0.5, 40),
    without_luck=Mean(1.0, 0.25, 40),
    phases=(PhaseTotal("calls", Mean(0.05, 0.01, 40), 0), PhaseTotal("first", Mean(0.5, 0.2, 12), 18)),
    themes=(ThemeTotal("C3", Mean(0.125, 0.05, 31), 0), ThemeTotal("trumps", Mean(1.0, None, 1), 29)),
)


PRACTISED = msgspec.structs.replace(TOTALS, practice=Practice("C8", Mean(0.75, 0.125, 12), ((4, 7), (1, 9))))


def lines(language: str) -> list[str]:
    return totals_lines(TOTALS, "N", Words(Catalogue(language), library.game("minnesota")))


def test_means_stand_with_their_intervals_from_thirty_choices_on() -> None:
    assert lines("en") == [
        "North: +1.2 ± 1.0 points a deal; with the luck taken out +1.0 ± 0.5.",
        "North, errors in points a choice: calls 0.05 ± 0.02 (40); C3 0.12 ± 0.10 (31).",
        "North, too few choices yet, from 30 on: tricks 1 to 4 (12); a trump or another card (1).",
    ]


def test_the_same_is_said_in_german() -> None:
    assert lines("de") == [
        "Nord: +1,2 ± 1,0 Punkte je Spiel, ohne Glück +1,0 ± 0,5.",
        "Nord, Fehler in Punkten je Entscheidung: Ansagen 0,05 ± 0,02 (40); C3 0,12 ± 0,10 (31).",
        "Nord, noch zu wenig Entscheidungen, ab 30: Stich 1 bis 4 (12); Trumpf oder eine andere Karte (1).",
    ]


def test_amounts_are_written_in_letters_of_ascii_where_these_are_wanted() -> None:
    words = Words(catalogue_for("en", plain=True), library.game("minnesota"))
    below = msgspec.structs.replace(TOTALS, without_luck=Mean(-1.0, 0.25, 40))
    assert (
        "North: +1.2 +- 1.0 points a deal; with the luck taken out -1.0 +- 0.5."
        == totals_lines(below, "N", words)[0]
    )


def test_the_theme_to_practise_is_told_by_the_name_of_its_drill() -> None:
    last = {
        language: totals_lines(PRACTISED, "N", Words(Catalogue(language), library.game("minnesota")))[-1]
        for language in ("en", "de")
    }
    assert {
        "en": "North does best to practise this: The invite in Low. Errors there cost 0.8 ± 0.2 points a deal, more than "
        "any others. The dearest, to be looked at with “whist case”: deal 4, move 7; deal 1, move 9.",
        "de": "Nord übt am besten dies: Die Invite im Low. Fehler dabei kosteten 0,8 ± 0,2 Punkte je Spiel, mehr als "
        "alle anderen. Die teuersten, anzusehen mit „whist case“: Spiel 4, Zug 7; Spiel 1, Zug 9.",
    } == last
