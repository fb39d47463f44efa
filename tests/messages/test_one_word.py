"""One thing has one name on every page, in each language."""

import pytest

from whistclub.messages import Catalogue, languages


@pytest.mark.parametrize("language", languages())
def test_a_replay_is_called_the_same_on_every_page(language: str) -> None:
    catalogue = Catalogue(language)
    keys = ("client-replay", "my-games-replay", "daily-replay")
    assert 1 == len({catalogue.format(key) for key in keys})


@pytest.mark.parametrize("language", languages())
def test_my_games_count_the_passages_of_a_solitaire_as_its_end_does(language: str) -> None:
    catalogue = Catalogue(language)
    passages = catalogue.format("match-end-passages", count=3).split()[-1]
    assert f"3 {passages}" == catalogue.format("my-games-solitaire", daily="none", deals=3)


def test_a_missed_bid_is_told_as_on_the_sheet() -> None:
    keys = ("client-result-bid-failed", "client-result-bid-missed")
    told = {Catalogue(language).format(key, bid=3, tricks=4) for language in ("en", "de") for key in keys}
    assert {"Three bid, four taken", "Drei angesagt, vier gemacht"} == told


def test_a_campaign_is_called_by_its_one_word_in_german() -> None:
    catalogue = Catalogue("de")
    assert "Feldzug" in catalogue.format("campaign-lost")
    assert "Feldzug" in catalogue.format("match-end-new-campaign")
