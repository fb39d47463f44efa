"""Ratings: by Glickman's own example, against the field of each deal, and the same whoever counts them."""

import pytest
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

from whistclub.club.ratings import NEW, SHOWN_FROM, Held, Rating, after_period


def test_the_library_counts_the_example_that_glickman_gives() -> None:
    played = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
    games = [(rating_to_mu(rating), rd_to_phi(deviation), score) for rating, deviation, score in played]
    found = update_rating(rating_to_mu(1500.0), rd_to_phi(200.0), 0.06, games, tau=0.5)
    assert pytest.approx(1464.06, abs=0.01) == mu_to_rating(found.mu)
    assert pytest.approx(151.52, abs=0.01) == phi_to_rd(found.phi)
    assert pytest.approx(0.05999, abs=0.00001) == found.sigma


def alone(**scores: int) -> list[Held]:
    """People who each held the same cards alone, with their scores."""
    return [Held((person,), score) for person, score in scores.items()]


def test_a_deal_is_one_game_against_the_field_however_many_played_it() -> None:
    few = after_period({}, [alone(ada=5, ben=1)])
    many = after_period({}, [alone(ada=5, **{f"other{number}": 1 for number in range(50)})])
    assert few["ada"] == many["ada"]
    assert 1 == few["ada"].results
    assert few["ada"].rating > NEW.rating > few["ben"].rating
    assert pytest.approx(2 * NEW.rating) == few["ada"].rating + few["ben"].rating


def test_equal_scores_are_a_draw_and_who_plays_alone_has_no_game() -> None:
    assert {NEW.rating} == {one.rating for one in after_period({}, [alone(ada=5, ben=5)]).values()}
    assert {} == after_period({}, [alone(ada=5)])


def test_partners_share_a_result_and_are_not_in_each_other_s_field() -> None:
    found = after_period({}, [[Held(("ada", "ben"), 5), Held(("cid", "dee"), 1)]])
    alike = after_period({}, [alone(ada=5, cid=1)])
    assert [alike["ada"], alike["ada"], alike["cid"], alike["cid"]] == [found[name] for name in sorted(found)]


def test_of_who_is_away_only_the_deviation_grows_and_never_beyond_that_of_somebody_new() -> None:
    before = Rating(1600.0, 60.0, 0.06, 12)
    after = after_period({"ada": before}, [alone(ben=1, cid=2)])["ada"]
    assert pytest.approx(before.rating) == after.rating
    assert before.results == after.results
    assert before.deviation < after.deviation < before.deviation + 2
    assert pytest.approx(NEW.deviation) == after_period({"ada": NEW}, [])["ada"].deviation


def test_a_rating_is_shown_from_a_stated_number_of_results_on() -> None:
    assert [False, True] == [Rating(results=SHOWN_FROM - less).is_shown for less in (1, 0)]
