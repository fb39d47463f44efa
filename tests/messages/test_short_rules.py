"""The short rules: every game has them in every language, their cards exist, and their figures are those of the
rules.
"""

import re
from itertools import takewhile

import pytest

from whistclub.cards.card import Card
from whistclub.cards.pack import Pack
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.registry import (
    GAMES,
    PRESETS,
    game_of_preset,
    games_in_order,
    make_game,
    presets_of,
    profile_of,
)
from whistclub.games.solo.contracts import CONTRACTS
from whistclub.messages import Catalogue, UnknownMessage, languages, page, short_keys, short_rules
from whistclub.messages.illustrations import Illustration, aside, illustration
from whistclub.terminal.texts.short_rules import short_rules_lines

EVERY_PAGE = pytest.mark.parametrize("key", short_keys())
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())
PAGE_OF = {game: (profile_of(game).pages or (game,))[0] for game in GAMES}
FIGURE = re.compile(r"[+−]?\d+")
GAME_OF = {name: game for game, name in PAGE_OF.items()}


def lines(key: str, language: str) -> list[str]:
    return short_rules(key, language).splitlines()


def drawn(key: str, language: str) -> list[Illustration]:
    found = [illustration(line) for line in lines(key, language)]
    return [one for one in found if one is not None]


def tables(key: str, language: str) -> list[list[list[str]]]:
    """The tables of a page, each as its rows without the first two."""
    found: list[list[list[str]]] = []
    rows = iter(lines(key, language))
    for line in rows:
        if line.startswith("|"):
            table = [line, *takewhile(lambda one: one.startswith("|"), rows)]
            found.append([[cell.strip() for cell in row.strip("|").split("|")] for row in table[2:]])
    return found


def numbers(row: list[str]) -> list[int]:
    """The number in each cell after the first."""
    return [int(found[0].replace("−", "-")) for cell in row[1:] if (found := FIGURE.search(cell))]


def pack_of(key: str) -> Pack:
    return make_game(GAME_OF.get(key, "whist"), {}).pack


def test_every_game_has_short_rules_and_so_have_evenings() -> None:
    assert tuple(sorted({*PAGE_OF.values(), "evening"})) == short_keys()


@EVERY_PAGE
def test_the_short_rules_have_the_same_frame_in_every_language(key: str) -> None:
    frames = set()
    for language in languages():
        frame: list[object] = []
        for line in lines(key, language):
            what = illustration(line)
            if what is not None:
                frame.append(
                    (what.kind, what.cards, what.trump, tuple((one.seat, one.takes) for one in what.played))
                )
            elif aside(line) is not None:
                frame.append(aside(line))
            elif line.startswith("|"):
                frame.append(("row", tuple(FIGURE.findall(line))))
            else:
                frame.append(len(line) - len(line.lstrip("#")))
        frames.add(tuple(frame))
    assert len(frames) == 1


@EVERY_LANGUAGE
@EVERY_PAGE
def test_a_section_names_the_numbered_rules_that_it_tells(key: str, language: str) -> None:
    text = short_rules(key, language)
    for part in text.split("\n## ")[1:]:
        told = [found for line in part.splitlines() if (found := aside(line)) and found[0] == "see"]
        assert len(told) == 1, part.splitlines()[0]
        assert 1 <= len(told[0][1]) <= 2
        for rule in told[0][1]:
            assert f"- **{rule}** " in page(key, language)


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_a_game_has_one_section_at_which_the_page_opens(game: str) -> None:
    phases = [
        word
        for line in lines(PAGE_OF[game], "en")
        if (found := aside(line)) and found[0] == "at"
        for word in found[1]
    ]
    assert sorted(phase.name for phase in profile_of(game).phases) == sorted(phases)


@EVERY_LANGUAGE
@EVERY_PAGE
def test_every_card_drawn_is_dealt_in_that_game_and_drawn_once(key: str, language: str) -> None:
    pack = pack_of(key)
    for what in drawn(key, language):
        assert len({pack.card(card) for card in what.cards}) == len(what.cards), what
        assert what.caption, what


@EVERY_PAGE
def test_no_line_of_cards_is_misspelt(key: str) -> None:
    for line in lines(key, "en"):
        if line.startswith(("cards", "hand", "trick", "at:", "see:")):
            assert illustration(line) or aside(line), line


def takes(what: Illustration, pack: Pack) -> int:
    """The place in the trick of the card that takes it."""
    played = [pack.card(one.card) for one in what.played]
    beaten: Card = played[0]
    for card in played[1:]:
        is_trump, was_trump = (what.trump in one.suits and what.trump != "" for one in (card, beaten))
        shares = bool(set(card.suits) & set(played[0].suits))
        if (is_trump, card.rank) > (was_trump, beaten.rank) and (is_trump or shares):
            beaten = card
    return played.index(beaten)


@EVERY_PAGE
def test_the_star_of_a_trick_is_at_the_card_that_takes_it(key: str) -> None:
    for what in drawn(key, "en"):
        stars = [place for place, one in enumerate(what.played) if one.takes]
        if what.played:
            assert stars == [takes(what, pack_of(key))], what


@EVERY_LANGUAGE
@pytest.mark.parametrize("game", ["whist", "german_whist"])
def test_a_trick_over_six_counts_one_point(game: str, language: str) -> None:
    assert [[tricks - 6] for tricks in range(7, 14)] == [numbers(row) for row in tables(game, language)[0]]


@EVERY_LANGUAGE
def test_the_calls_of_solo_pay_what_the_rules_say(language: str) -> None:
    calls, units = tables("solo", language)
    expected = [[terms.tricks, terms.each_points, terms.each_trick_points] for terms in CONTRACTS]
    lone = [[tricks, 3 * points, 3 * trick] for tricks, points, trick in expected[1:]]
    assert [expected[0], *lone] == [numbers(row) for row in calls]
    assert [[terms.each_units] for terms in CONTRACTS] == [numbers(row) for row in units]


@EVERY_LANGUAGE
def test_the_family_of_minnesota_scores_what_its_presets_say(language: str) -> None:
    _, family = tables("minnesota", language)
    order = [preset.name for preset in presets_of("minnesota")]
    for name, row in zip(order, family, strict=True):
        options = game_of_preset(name, {}).options
        assert isinstance(options, MinnesotaOptions)
        failed = -1 if options.failed_grand == "grander_loses" else options.failed_grand_points
        low = options.nullo_points * (-1 if options.low_scoring == "loser_minus" else 1)
        assert [options.grand_points, failed, low, options.target] == numbers(row), name


@EVERY_LANGUAGE
def test_minnesota_scores_a_point_for_each_trick_over_six_up_or_down(language: str) -> None:
    tricks, _ = tables("minnesota", language)
    assert [[over, -over] for over in range(1, 8)] == [numbers(row) for row in tricks]


@EVERY_LANGUAGE
def test_the_examples_of_gongor_score_as_the_rules_do(language: str) -> None:
    (examples,) = tables("gongor", language)
    for row in examples:
        bid, won, points = (int(cell.replace("−", "-")) for cell in row)
        assert points == (bid if bid == won else -won)


@EVERY_LANGUAGE
@EVERY_PAGE
def test_a_terminal_names_the_cards_and_shows_no_mark(key: str, language: str) -> None:
    told = short_rules_lines(key, Catalogue(language))
    assert not [line for line in told if re.search(r"\*|^#|\||^(at|see|cards|hand|trick)\b.*:", line)]
    names = {what.cards for what in drawn(key, language)}
    assert not [line for line in told for cards in names if " ".join(cards) in line and len(cards) > 1]


def test_unknown_short_rules_are_refused_by_naming_those_there_are() -> None:
    with pytest.raises(UnknownMessage, match="gongor"):
        short_rules("bridge", "en")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_told_on_the_page_of_its_game(preset: str) -> None:
    assert PAGE_OF[PRESETS[preset].game] in short_keys()
    assert PRESETS[preset].game in games_in_order()
