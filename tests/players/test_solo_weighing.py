"""The term of a card's worth that parts it most from the runner-up is the ground of the choice."""

from random import Random
from typing import Any

from tests.players.scripted import begun, dealt
from tests.rules.solo_table import acted, game
from whistclub.cards.french import FRENCH
from whistclub.players.levels import conventional
from whistclub.players.player import USUAL
from whistclub.players.reading import Reading, read
from whistclub.players.solo.weighing import Term, Weighed, deciding, weighed
from whistclub.rules.actions import Play

NORTH = "SA SK S4 H9 H5 D7 D3 D2 C8 C6 C5 C4 C3"
CALLS = "N call pass, E call solo, S call pass, W call pass, E call pass"


def table() -> tuple[Any, Any]:
    of: Any = game("solo")
    return of, acted(begun(of, dealt(N=NORTH, W="C2"), "W", "C2"), CALLS)


def reading() -> Reading:
    of, position = table()
    return read(of.view(position, position.turn))


def worth(card: str, takes: float, spares: float = 0.0, **more: float) -> Weighed:
    return weighed(
        FRENCH.card(card), takes, spares, tuple((Term[name], worth) for name, worth in more.items())
    )


def test_the_largest_difference_to_the_runner_up_decides() -> None:
    cards = [worth("H9", 0.5, -0.1, RUFF=0.2), worth("D7", 0.4, -0.4), worth("C8", 0.0)]
    assert Term.SPARES is deciding(reading(), FRENCH.card("H9"), cards).term


def test_the_runner_up_of_a_lead_is_of_another_suit() -> None:
    cards = [worth("SA", 1.0, TRUMPS=0.0), worth("S4", 0.9), worth("H5", 0.2)]
    assert Term.TAKES is deciding(reading(), FRENCH.card("SA"), cards).term


def test_a_card_that_touches_the_chosen_one_is_no_runner_up() -> None:
    cards = [worth("D3", 0.3, -0.2, LENGTH=0.1), worth("D2", 0.3, -0.1), worth("D7", 0.3, -0.2)]
    assert Term.LENGTH is deciding(reading(), FRENCH.card("D3"), cards).term


def test_what_every_card_was_worth_stands_in_the_ground_and_the_card_played_is_worth_most() -> None:
    of, position = table()
    decision = conventional(of).decide(of.view(position, position.turn), Random(1), USUAL)
    assert isinstance(decision.action, Play)
    rated = dict(decision.ground.rated)
    assert set(NORTH.split()) == set(rated)
    assert max(rated.values()) == rated[decision.action.card.text]
