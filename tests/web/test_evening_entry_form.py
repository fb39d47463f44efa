"""The form of a deal with real cards: what may have been played, and what each outcome is worth by the game's own
score.
"""

import pytest

from whistclub.club.evening.figures import score_of
from whistclub.club.evening.settings import EveningSettings, Figures
from whistclub.club.evening.terms import terms_of
from whistclub.games.registry import game_of_preset
from whistclub.web.live.evenings.entry_form import choices_of
from whistclub.wire import evening as wire


def choices(**settings: str) -> dict[str, wire.EntryChoice]:
    return {choice.key: choice for choice in choices_of(EveningSettings(name="Pub", **settings))}  # type: ignore[arg-type]


def test_a_trick_over_six_is_a_point_and_in_a_drive_every_trick_counts() -> None:
    (points,) = choices().values()
    assert 14 == len(points.worth)
    assert ((0, 7), (0, 1), (1, 0), (7, 0)) == tuple(points.worth[won] for won in (0, 6, 7, 13))
    (tricks,) = choices(format="progressive").values()
    assert ((0, 13), (6, 7), (13, 0)) == tuple(tricks.worth[won] for won in (0, 6, 13))


def test_a_high_is_worth_what_its_side_makes_of_it_and_a_low_counts_against_who_took_more() -> None:
    found = choices(preset="minnesota_double")
    assert ((0, 14), (0, 4), (1, 0), (7, 0)) == tuple(found["grand"].worth[won] for won in (0, 5, 7, 13))
    assert ((0, -7), (0, -1), (-1, 0), (-7, 0)) == tuple(found["low"].worth[won] for won in (0, 6, 7, 13))
    drive = choices(preset="minnesota", format="progressive")["low"]
    assert ((13, 0), (8, 5), (0, 13)) == tuple(drive.worth[won] for won in (0, 5, 13))


def test_of_solo_the_first_figure_is_each_declarers_and_the_second_each_others() -> None:
    found = choices(preset="solo", format="individual")
    assert (18, -6) == found["solo"].worth[7]
    assert (5, -5) == found["propose"].worth[9]
    assert ((-24, 8), (24, -8)) == found["misere"].worth
    assert ((0, 0),) == found["thrown_in"].worth


def test_of_several_who_play_alone_each_is_paid_as_if_there_were_no_other() -> None:
    settings = EveningSettings(name="Pub", preset="kleurwiezen", format="individual")
    figures = Figures(played="misere 0 1", by=(0, 2), kept=(2,))
    assert (-48, 0, 48, 0) == score_of(figures, terms_of(settings)).points
    assert ((-36, 12), (36, -12)) == choices(preset="kleurwiezen", format="individual")["misere 0 1"].worth


DECLARED: dict[str, list[tuple[int, ...]]] = {
    "nobody": [()],
    "side": [(0,), (1,)],
    "player": [(2,), (3,)],
    "pair": [(1, 2), (0, 3)],
    "partners": [(2,), (3,), (1, 2), (3, 0)],
}


@pytest.mark.parametrize(
    "preset",
    [
        "solo",
        "minnesota",
        "norwegian",
        "askov",
        "south_dakota",
        "bid_whist",
        "call_ace",
        "kleurwiezen",
        "kleurwiezen_small",
    ],
)
def test_whoever_declares_scores_as_the_form_says(preset: str) -> None:
    settings = EveningSettings(
        name="Pub",
        preset=preset,
        format="ladder" if game_of_preset(preset, {}).sides == 2 else "individual",
    )
    terms = terms_of(settings)
    for choice in choices_of(settings):
        if choice.outcome != "tricks":
            continue
        for by in DECLARED[choice.declarers]:
            with_partner = 14 if choice.declarers == "partners" and len(by) > 1 else 0
            for won, (own, other) in enumerate(choice.worth[with_partner : with_partner + 14]):
                is_second = terms.sides == 2 and by == (1,)
                tricks = (13 - won, won) if is_second else (won, 13 - won)
                points = score_of(Figures(played=choice.key, by=by, tricks=tricks), terms).points
                wanted = (
                    [own if seat in by else other for seat in range(4)] if terms.sides == 4 else [own, other]
                )
                assert tuple(wanted[::-1] if is_second else wanted) == points


@pytest.mark.parametrize(
    "settings",
    [EveningSettings(name="Pub", enter="points"), EveningSettings(name="Pub", place="online")],
)
def test_nothing_is_asked_where_points_are_entered_and_on_line(settings: EveningSettings) -> None:
    assert () == choices_of(settings)
