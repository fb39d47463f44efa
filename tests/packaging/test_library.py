"""The names that `import whistclub` offers, and the page about them."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import whistclub
from whistclub.cards.errors import word_errors
from whistclub.games.registry import GAMES
from whistclub.programs.values import sentence_of
from whistclub.rules.match import begin_deal, open_match
from whistclub.rules.seats import Seat

HANDS = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
PAGE = Path(__file__).resolve().parents[2] / "docs" / "library.md"


@pytest.fixture(autouse=True)
def _refusals_in_sentences() -> None:
    word_errors(sentence_of)


class Lowest:
    """A bot of one's own, which says nothing of why."""

    def __init__(self, game: whistclub.Game) -> None:
        self.game = game

    def choose(self, view: whistclub.View, rng: Random, budget: whistclub.Budget) -> whistclub.Action:
        return view.legal[0]


class Cheat(Lowest):
    """A bot that plays what it has not."""

    def choose(self, view: whistclub.View, rng: Random, budget: whistclub.Budget) -> whistclub.Action:
        held = {card.text for card in view.hand}
        return next(
            whistclub.action(self.game, f"play {card.text}")
            for card in self.game.pack.cards
            if card.text not in held
        )


def test_the_examples_of_the_page_are_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 50
    assert failed == 0


def test_importing_the_package_loads_nothing_but_itself() -> None:
    program = "import sys; before = set(sys.modules); import whistclub; print(*set(sys.modules) - before)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {name for name in ran.stdout.split() if name.startswith("whistclub")} == {
        "whistclub",
        "whistclub.version",
    }
    assert "msgspec" not in ran.stdout


@pytest.mark.parametrize("name", whistclub.__all__)
def test_every_name_is_there_and_listed(name: str) -> None:
    assert getattr(whistclub, name).__doc__
    assert name in dir(whistclub)


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        whistclub.nothing  # noqa: B018


def test_options_are_values_or_texts_and_checked() -> None:
    assert whistclub.game("whist", rubber=True) == whistclub.game("whist", rubber="on")
    with pytest.raises(whistclub.WhistclubError):
        whistclub.game("whist", trumps="none")
    with pytest.raises(ValueError, match="4 seats"):
        whistclub.play(whistclub.game("whist"), ("club", "club"))


def test_a_match_is_the_same_again_and_its_record_is_read_back(tmp_path: Path) -> None:
    gongor = whistclub.game("gongor")
    match = whistclub.play(gongor, "random", seed="one")
    assert match.result is not None
    assert whistclub.play(gongor, "random", seed="one") == match
    whistclub.write_record(match, tmp_path / "match.json")
    assert whistclub.match_of(whistclub.read_record(tmp_path / "match.json")) == match


def a_call_of_each(folder: Path) -> dict[str, list[dict[str, object]]]:
    """Calls of every function by name; together they name every parameter."""
    whist = whistclub.game("whist")
    match = whistclub.play(whist, "simple", seed="1", deals=1)
    dealt = whistclub.deal(whist)
    position = whistclub.start(whist, dealt)
    view = whist.view(position, Seat(1))
    gongor = whistclub.game("gongor")
    alone = gongor.view(whistclub.start(gongor, whistclub.deal(gongor)), Seat(0))
    running = begin_deal(open_match(whist, whist.first_setting(Seat(0))), dealt)
    path, boards = folder / "match.json", folder / "deals.pbn"
    boards.write_text(whistclub.pbn(match), encoding="utf-8")
    budget = whistclub.Budget(samples=2)
    return {
        "act": [{"match": running, "seat": Seat(1), "action": view.legal[0]}],
        "deal_from_hands": [{"game": whist, "hands": HANDS, "dealer": "N"}],
        "duel": [{"game": whist, "a": Lowest, "b": "lowest", "deals": 1, "seed": "1", "budget": budget}],
        "odds": [{"game": gongor, "view": alone, "budget": budget}],
        "position_of": [{"game": whist, "view": view, "world": whistclub.worlds(whist, view, 1)[0]}],
        "read_boards": [{"path": boards}],
        "rollouts": [{"game": whist, "view": view, "count": 2, "seed": "1"}],
        "score_lines": [{"match": match, "deal": 0, "language": "de"}],
        "show": [{"value": view, "game": whist}],
        "solve_table": [{"hands": "N:A.K.. K.A.. 2.3.. 3.2.."}],
        "start": [{"game": whist, "deal": dealt, "dealer": "N"}],
        "tricks": [{"match": match, "deal": 0}],
        "worlds": [{"game": whist, "view": view, "count": 2, "seed": "1"}],
        "action": [{"game": whist, "text": "play HK"}],
        "deal": [{"game": whist, "seed": "1", "number": 2}],
        "game": [{"name": "whist", "rubber": True}],
        "game_names": [{}],
        "write_record": [{"match": match, "path": path}],
        "read_record": [{"path": path}],
        "match_of": [{"record": whistclub.record(match), "at": 3}],
        "pbn": [{"match": match}],
        "play": [
            {"game": whist, "players": "simple", "seed": "1", "deals": 1, "budget": budget}
        ],
        "player": [{"game": whist, "name": "simple"}],
        "player_names": [{}],
        "preset_names": [{}],
        "record": [{"match": match}],
        "solve": [
            {
                "hands": "N:K.2.. .A.. A... ...32", "leader": "E", "side": "NS", "trump": "S",
                "objective": "at_least", "target": 1, "table": "H3 H4",
            }
        ],
    }  # fmt: skip


def test_every_parameter_of_every_function_can_be_given(tmp_path: Path) -> None:
    calls = a_call_of_each(tmp_path)
    functions = {name for name in whistclub.__all__ if inspect.isfunction(getattr(whistclub, name))}
    assert functions == set(calls)
    for name, given in calls.items():
        function = getattr(whistclub, name)
        for keywords in given:
            function(**keywords)
        named = {
            parameter.name
            for parameter in inspect.signature(function).parameters.values()
            if parameter.kind is not inspect.Parameter.VAR_KEYWORD
        }
        assert named <= set().union(*given), name


def test_a_trick_begun_is_solved_from_the_hands_that_are_left() -> None:
    """East led the heart 3 and South put the 4 on it; West has none, so South takes this trick and then the last."""
    answer = whistclub.solve("N:K.2.. .A.. A... ...32", leader="E", side="NS", table="H3 H4")
    assert (2, True) == (answer.value.least, answer.value.is_exact)
    assert {"C2", "C3"} == {one.card.text for one in answer.cards}


def test_hands_that_do_not_fit_the_trick_begun_are_refused() -> None:
    with pytest.raises(whistclub.WhistclubError) as refused:
        whistclub.solve("N:K... .A.. ..A. A...", leader="E", table="H3")
    assert refused.value.reason.key in {"solve-unequal-hands", "pbn-card-twice"}


LIBRARY: Any = whistclub
"""The library as a program sees it that nobody has checked the types of."""

WRONG: dict[str, tuple[Callable[[Any], object], str]] = {
    "a name for a game": (lambda _: LIBRARY.deal("whist"), "game takes a game, such as"),
    "a number for a name": (lambda _: LIBRARY.game(5), "name takes a value of the type str, not 5."),
    "a deal for hands": (lambda whist: LIBRARY.solve(LIBRARY.deal(whist), leader="N"), "hands takes a value of the type str"),
    "a number for a budget": (lambda whist: LIBRARY.duel(whist, "lowest", "low", budget=5), "of the type Budget, not 5."),
    "a seed that is a number": (lambda whist: LIBRARY.deal(whist, seed=7), "such as '7', not 7"),
    "the number of a deal as text": (lambda whist: LIBRARY.deal(whist, number="a"), "from 1 up, not 'a'"),
    "a deal before the first": (lambda whist: LIBRARY.deal(whist, number=0), "from 1 up, not 0"),
    "a dealer as letter to the game": (lambda whist: whist.first_setting("S"), "not a seat of this game"),
    "a dealer of another table": (lambda whist: LIBRARY.start(whist, LIBRARY.deal(whist), "A"), "“A” is not a seat"),
    "two neighbours as a side": (lambda _: LIBRARY.solve(HANDS, leader="N", side="NE"), "“NE” is not a side"),
    "an aim of another name": (lambda _: LIBRARY.solve(HANDS, leader="N", objective="mots"), "mean “most”"),
    "a seed of a match": (lambda whist: LIBRARY.play(whist, "simple", seed=7), "such as '7'"),
    "no deal at all": (lambda whist: LIBRARY.play(whist, "simple", deals=0), "deals is a whole number from 1"),
    "a bot that is none": (lambda whist: LIBRARY.play(whist, object()), "object is not a player"),
    "a class that takes no game": (lambda whist: LIBRARY.play(whist, object), "object does not make a player"),
    "an option misspelt": (lambda _: LIBRARY.game("whist", ruber=True), "mean “rubber”"),
    "a module there is not": (lambda whist: LIBRARY.play(whist, "no_such:Bot"), "ModuleNotFoundError"),
    "a trick of a deal not played": (lambda whist: LIBRARY.tricks(LIBRARY.play(whist, "lowest", deals=1), 1), "one deal"),
    "a language nobody has": (lambda whist: LIBRARY.score_lines(LIBRARY.play(whist, "lowest", deals=1), language="fr"), "no language “fr”"),
    "a view of a seat there is not": (lambda whist: whist.view(LIBRARY.start(whist, LIBRARY.deal(whist)), 4), "“4” is not a seat here. The seats are 0 1 2 3."),
    "a view of a letter": (lambda whist: whist.view(LIBRARY.start(whist, LIBRARY.deal(whist)), "E"), "“E” is not a seat here. The seats are 0 1 2 3."),
    "fewer samples than none": (lambda _: LIBRARY.Budget(samples=-1), "samples is a whole number from 0 up, not -1"),
    "nodes as text": (lambda _: LIBRARY.Budget(nodes="many"), "nodes is a whole number from 0 up, not 'many'"),
    "a value of no kind": (lambda _: LIBRARY.show(1.5), "of the type float cannot be shown"),
    "odds of a game for four": (lambda whist: LIBRARY.odds(whist, whist.view(LIBRARY.start(whist, LIBRARY.deal(whist)), 0)), "Gongor Whist or"),
    "rollouts of a solitaire": (lambda _: rollouts_alone(), "to a trick"),
}  # fmt: skip


def rollouts_alone() -> whistclub.Rollouts:
    """The rollouts of a game that has none."""
    gongor = whistclub.game("gongor")
    return whistclub.rollouts(gongor, gongor.view(whistclub.start(gongor, whistclub.deal(gongor)), Seat(0)))


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_value_is_refused_in_one_sentence_with_its_code(case: str) -> None:
    call, said = WRONG[case]
    with pytest.raises(whistclub.WhistclubError) as refused:
        call(whistclub.game("whist"))
    assert said in str(refused.value)
    assert str(refused.value).endswith(f"[{refused.value.code}]")
    assert "\n" not in str(refused.value)


def test_an_act_that_the_rules_refuse_is_told_with_deal_act_and_seat_in_match_and_duel() -> None:
    whist = whistclub.game("whist")
    with pytest.raises(whistclub.IllegalAction, match=r"^deal 1, act 1, seat [NESW]: You do not hold "):
        whistclub.play(whist, Cheat)
    with pytest.raises(whistclub.IllegalAction, match=r"^deal 1, act \d, seat [NESW]: You do not hold "):
        whistclub.duel(whist, "lowest", Cheat, deals=1)


def test_bots_of_ones_own_play_as_objects_classes_and_by_module(monkeypatch: pytest.MonkeyPatch) -> None:
    whist = whistclub.game("whist")
    monkeypatch.chdir(PAGE.parents[1] / "examples" / "bots")
    monkeypatch.setattr(sys, "path", [*sys.path])
    own = whistclub.play(whist, (Lowest, Lowest(whist), "lowest", "longest:Longest"), seed="1", deals=1)
    assert 52 == len(own.deals[0].acts)
    assert 3 == whistclub.duel(whist, Lowest(whist), "longest:Longest", deals=3).deals


def test_the_table_has_the_values_of_the_twenty_questions() -> None:
    table = whistclub.solve_table(HANDS)
    for trump in ("", "S"):
        for leader in "NE":
            value = whistclub.solve(HANDS, leader=leader, trump=trump).value.least
            assert value == table.tricks(leader, trump)
            assert 13 - value == table.tricks(leader, trump, side="EW")


def test_without_the_kernel_only_short_hands_have_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistclub.solver.solver._kernel", None)
    monkeypatch.setattr("whistclub.programs.solutions._KEPT", threading.local())
    assert 1 == whistclub.solve_table("N:A.K.. K.A.. 2.3.. 3.2..").tricks("N", "H")
    with pytest.raises(whistclub.BadValue, match="Without the compiled kernel"):
        whistclub.solve_table(HANDS)


@pytest.mark.parametrize("key", GAMES)
def test_a_position_shows_every_hand_and_a_match_its_tricks_and_lines(key: str) -> None:
    game = whistclub.game(key)
    position = whistclub.start(game, whistclub.deal(game, seed="show"))
    seats = range(game.seats)
    text = whistclub.show(position, game)
    assert [] == [seat for seat in seats if whistclub.show(game.view(position, Seat(seat)).hand) not in text]
    match = whistclub.play(game, "simple", seed="show", deals=1)
    won = whistclub.tricks(match)
    assert {trick.winner for trick in won} <= {*"NESW", "dummy"}
    assert len({len(trick.cards) for trick in won}) <= 1
    assert whistclub.score_lines(match)
    assert [] == [line for line in whistclub.show(match).splitlines() if "score-" in line]


@pytest.mark.parametrize("key", ["whist", "minnesota", "solo", "oh_hell"])
def test_rollouts_count_the_tricks_of_the_seats_own_side(key: str) -> None:
    game = whistclub.game(key)
    position, rng = whistclub.start(game, whistclub.deal(game, seed="3")), Random(1)
    while not all(act.text.startswith("play") for act in position.legal(min(position.to_act()))):
        seat = min(position.to_act())
        chosen = whistclub.player(game, "simple").choose(game.view(position, seat), rng, whistclub.Budget())
        position = position.play(seat, chosen)
    view = game.view(position, min(position.to_act()))
    tried = whistclub.rollouts(game, view, 20)
    assert view.legal == tuple(one.action for one in tried.acts)
    assert "NESW"[view.viewer or 0] in tried.side
    assert {True} == {0 <= each <= 13 for one in tried.acts for each in one.tricks}
    assert tried == whistclub.rollouts(game, view, 20)


def test_a_board_of_pbn_is_dealt_as_its_hands_say_and_what_is_left_out_is_said(tmp_path: Path) -> None:
    path = tmp_path / "deals.pbn"
    path.write_text(
        f'[Board "1"]\n[Dealer "E"]\n[Deal "{HANDS}"]\n\n[Board "2"]\n[Deal "N:A... K... Q..."]\n'
    )
    found = whistclub.read_boards(path)
    assert (1, "1", 1, HANDS) == (len(found), found[0].name, found[0].dealer, found[0].hands)
    assert [True] == [one.startswith("line 6: ") for one in found.left_out]
    whist = whistclub.game("whist")
    assert found[0].deal(whist) == whistclub.deal_from_hands(whist, HANDS, "E")
