"""The card that is winning the trick so far is told on the cloth and in the table state of line mode."""

from typing import Any

import pytest

import whistclub
from tests.rules.test_naming import opened, played
from tests.terminal.driver import AT_ONCE, SMALL, WIDE, table_screen, text_of
from tests.terminal.test_review_customs import looking_back, stepped
from whistclub.club.local_table import House
from whistclub.club.store.logs.log import MemoryLog
from whistclub.messages import Catalogue
from whistclub.rules.dummy_play import Keep
from whistclub.rules.match import Match
from whistclub.rules.replay import record_of
from whistclub.rules.seats import FOUR, Seat
from whistclub.terminal.app.app import WhistApp
from whistclub.terminal.app.theme import ASCII_HEAVY, HEAVY
from whistclub.terminal.app.widgets.cloth import Cloth
from whistclub.terminal.app.widgets.open_hands import OpenHands
from whistclub.terminal.local.session import sitters
from whistclub.terminal.texts.view_lines import table_lines
from whistclub.terminal.texts.words import Words

EAST = FOUR[1]


def lying(*cards: str) -> Any:
    """A High in which these cards lie in the first trick, North's first."""
    return played(opened("C4 C5 C3 C2"), *cards)


def lines_for(match: Match, seat: Seat, words: Words) -> list[str]:
    """The lines of line mode about the table, for this seat."""
    view = match.game.view(match.position, seat)
    return table_lines(view, match.game.moment(view), match.game.winning(view), words)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["On the table, North: four of clubs (C4).", "On the table, East: five of clubs (C5), winning."]),
        ("de", ["Auf dem Tisch, Nord: Kreuz-Vier (C4).", "Auf dem Tisch, Ost: Kreuz-Fünf (C5), liegt vorn."]),
    ],
)  # fmt: skip
def test_line_mode_tells_the_card_that_is_winning_and_none_while_one_card_lies_alone(
    language: str, told: list[str]
) -> None:
    match = lying("C4", "C5")
    words = Words(Catalogue(language), match.game)
    lines = lines_for(match, Seat(2), words)
    assert told == [line for line in lines if told[0][:12] in line]
    match = lying("C4")
    alone = lines_for(match, Seat(2), words)
    assert [told[0]] == [line for line in alone if told[0][:12] in line]


def test_a_higher_card_takes_the_place_of_the_one_that_was_winning() -> None:
    match = lying("C9", "CQ", "C3")
    lines = lines_for(match, Seat(3), Words(Catalogue("en"), match.game))
    assert ["queen of clubs (CQ), winning."] == [
        line.split(": ")[1] for line in lines if line.endswith("winning.")
    ]


def at_the_table(language: str, *cards: str, plain: bool = False, person: Seat = FOUR[2]) -> WhistApp:
    """The app at the first trick of a High, with one person, South, and bots elsewhere."""
    match = lying(*cards)
    house = House(MemoryLog())
    sitting = sitters(match.game, frozenset({person}))
    table = house.open(house.resuming(record_of(match), match.game, sitting, None))
    return WhistApp(
        house.log,
        language,
        plain=plain,
        environment={"WHIST_DATA": "/nonexistent"},
        table=table,
        settings=AT_ONCE,
    )


@pytest.mark.parametrize(
    ("language", "plain", "size", "told"),
    [
        ("en", False, SMALL, "Winning: East"),
        ("en", True, SMALL, "Winning: East"),
        ("de", False, WIDE, "Vorn liegt: Ost"),
    ],
)
async def test_the_cloth_frames_the_winning_card_and_says_whose_it_is(
    language: str, plain: bool, size: tuple[int, int], told: str
) -> None:
    app = at_the_table(language, "C4", "C5", plain=plain)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert EAST == table_screen(app).scene().winning
        assert told in text_of(app)
        cloth = "\n".join(app.screen.query_one(Cloth).canvas.lines())
        assert (2 if plain else 1) == cloth.count(5 * ASCII_HEAVY[0] if plain else HEAVY[0])


async def test_a_card_that_lies_alone_is_not_told_as_winning() -> None:
    app = at_the_table("en", "C4", person=EAST)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert table_screen(app).scene().winning is None
        assert "Winning" not in text_of(app)


async def test_looking_back_frames_the_winning_card() -> None:
    app = looking_back("en", {})
    async with app.run_test(size=SMALL) as pilot:
        await stepped(pilot, "g", 1)
        framed = []
        for number in (5, 1):
            await stepped(pilot, "right", number)
            framed.append("\n".join(app.screen.query_one(OpenHands).canvas.lines()).count(HEAVY[0]))
        assert [0, 1] == framed


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_in_a_solitaire_the_dummys_card_or_ones_own_is_told_as_winning(seed: str) -> None:
    match = whistclub.play(whistclub.game("gongor"), "simple", seed=seed)
    game, done = match.game, match.deals[0]
    position: Any = game.start(done.deal, done.setting)
    told = []
    for seat, action in done.acts:
        view = game.view(position, seat)
        lines = [
            line
            for line in table_lines(view, game.moment(view), game.winning(view), Words(Catalogue("en"), game))
            if line.endswith("winning.")
        ]
        after = position.play(seat, action)
        if isinstance(action, Keep):
            told.append((len(lines), lines[0].startswith("The dummy")))
            keys = [one.kind for one in game.narrate(position, seat, action, after)]
            assert (1, "event-trick-dummy" in keys) == told[-1]
        position = after
    assert told
