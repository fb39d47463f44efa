"""The kernel against the twin, against DDS, against itself under limits, and through the public rules."""

import math
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.sampling import draws
from tests.solver.endings import ending
from tests.solver.peers import dds_values
from whistclub.cards.french import FRENCH
from whistclub.rules.seats import FOUR
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import EVERYONE, Judge, Tricks, first_lead
from whistclub.solver import Answer, Question, Solver, has_kernel, question_of
from whistclub.solver.bench import dealt, fixed_set
from whistclub.solver.encoding import question_from_numbers
from whistclub.solver.twin import Twin

CORPUS = Path(__file__).parents[2] / "kernel" / "tests" / "corpus"
CAUGHT = CORPUS / "caught.txt"
ENDINGS = draws(500, 1200)
MISERES = draws(60, 200)
POSITIONS = draws(120, 300)


def test_the_compiled_kernel_is_there() -> None:
    assert has_kernel()


def test_no_ending_differs_from_the_twin() -> None:
    rng = Random("endings")
    questions = [ending(rng, rng.choice((1, 2, 2, 3, 3, 3, 3, 4))) for _ in range(ENDINGS)]
    answers = Solver().solve(questions, cards=True)
    wrong = [
        (number, question)
        for number, (question, answer) in enumerate(zip(questions, answers, strict=True))
        if (answer.value, set(answer.cards)) != judged(question)
    ]
    assert [] == wrong


ORDERS = (tuple(range(14, 1, -1)), (*range(13, 1, -1), 14), (7, *range(2, 7), *range(8, 15)))
"""Low cards win, aces among them; the same with aces above all; a seven that is the lowest."""


def test_no_ending_in_another_order_of_ranks_differs_from_the_twin() -> None:
    rng = Random("orders")
    questions = [
        msgspec.structs.replace(ending(rng, rng.choice((1, 2, 3, 3))), ranks=rng.choice(ORDERS))
        for _ in range(ENDINGS // 2)
    ]
    answers = Solver().solve(questions, cards=True, line=True)
    found = [(answer.value, set(answer.cards)) for answer in answers]
    assert [judged(question) for question in questions] == found
    for question, answer in zip(questions, answers, strict=True):
        held = sum(question.hands)
        assert all(card.bit & held for card in answer.line)


def test_no_misere_differs_from_the_twin_where_the_caller_has_low_cards() -> None:
    questions = [_misere(Random(f"misere {number}")) for number in range(MISERES)]
    answers = Solver().solve(questions, cards=True)
    wrong = [
        number
        for number, (question, answer) in enumerate(zip(questions, answers, strict=True))
        if (answer.value, set(answer.cards)) != judged(question)
    ]
    assert [] == wrong
    assert {0, 1} == {answer.value.least for answer in answers}


def _misere(rng: Random, cards: int = 4) -> Question:
    """So many cards each, of two or three suits; the caller has the lowest of three for each of its own."""
    drawn = rng.sample(FRENCH.cards[: 13 * rng.randint(3 if cards > 6 else 2, 3)], 4 * cards)
    own = [min(drawn[3 * place : 3 * place + 3], key=lambda card: card.rank) for place in range(cards)]
    rest = [card for card in drawn if card not in own]
    hands = [FRENCH.mask(each) for each in (own, rest[:cards], rest[cards : 2 * cards], rest[2 * cards :])]
    caller = rng.randrange(4)
    north, east, south, west = hands[-caller:] + hands[:-caller]
    return Question(
        hands=(north, east, south, west),
        leader=FOUR[rng.randrange(4)],
        side=1 << caller,
        counts=1 << caller,
        objective="none",
    )


def judged(question: Question) -> tuple[object, object]:
    found = Twin(question).answer()
    return found.value, set(found.cards)


@pytest.mark.parametrize(
    ("spread", "leader", "trump"),
    [
        ((580973427199049732, 290482176124915714, 5016556929281, 145522588796322320), 3, "S"),
        ((630512881372300288, 147213611877009408, 9008316353089568, 833242530068), 2, "D"),
        ((108381060508680450, 2170735020396774532, 581130586685448, 1400185028704), 2, "H"),
        ((45044929822461952, 347892351752, 74309943742038016, 288230376454227984), 0, "H"),
        ((308496849354950912, 1224987903328392192, 185795474995806216, 576461869124943872), 0, "S"),
        ((1224983501028459584, 23081154320531968, 576469591348285464, 155655662407254146), 1, "S"),
    ],
    ids=["ruff after the guard", "ruff after the guard again", *("two hands' trumps",) * 4],
)
def test_where_a_bound_once_was_wrong_each_card_has_the_value_of_dds(
    spread: tuple[int, ...], leader: int, trump: str
) -> None:
    north, east, south, west = (
        sum((hand >> 16 * suit & 0x1FFF) << 13 * suit for suit in range(4)) for hand in spread
    )
    question = Question(hands=(north, east, south, west), leader=FOUR[leader], trump=trump)
    (answer,) = Solver().solve([question], cards=True)
    theirs = {
        card: value if leader % 2 == 0 else question.tricks - value
        for card, value in dds_values(question).items()
    }
    assert theirs == {one.card.text: one.value.least for one in answer.cards}


@pytest.mark.parametrize("trump", ["", "S", "D"])
def test_no_position_differs_from_dds(trump: str) -> None:
    rng = Random(f"dds {trump}")
    questions = []
    for _ in range(POSITIONS // 3):
        hands = dealt(f"dds {trump} {rng.random()}", rng.randint(2, 13))
        questions.append(Question(hands=hands, leader=FOUR[rng.randrange(4)], trump=trump))
    answers = Solver(threads=2).solve(questions, cards=True)
    wrong = []
    for question, answer in zip(questions, answers, strict=True):
        all_tricks = question.tricks
        north_south = question.leader % 2 == 0
        own = {one.card.text: one.value.least for one in answer.cards}
        theirs = {card: (v if north_south else all_tricks - v) for card, v in dds_values(question).items()}
        if own != theirs:
            wrong.append(question)
    assert [] == wrong


def test_at_rising_limits_bounds_nest_and_end_at_the_value() -> None:
    for number in range(6):
        question = Question(
            hands=dealt(f"limits {number}", 9), leader=FOUR[0], objective=("most", "fewest")[number % 2]
        )
        (truth,) = Solver().solve([question])
        before = (0, question.tricks)
        for limit in (1, 10, 100, 1000, 10_000, 100_000, truth.nodes):
            (answer,) = Solver().solve([question], nodes=limit)
            assert before[0] <= answer.value.least <= truth.value.least <= answer.value.most <= before[1]
            assert (answer.why is None) == (answer.nodes <= limit and answer.value.is_exact)
            before = (answer.value.least, answer.value.most)
        assert (truth.value.least, truth.value.most) == before


def test_the_same_question_visits_the_same_nodes_whatever_came_before_and_on_any_thread() -> None:
    questions = [question for family in fixed_set().values() for question in family[:1]]
    alone = [Solver().solve([question])[0].nodes for question in questions]
    together = [answer.nodes for answer in Solver(threads=2).solve(questions)]
    used = Solver()
    assert alone == together
    assert alone == [used.solve([question])[0].nodes for question in reversed(questions)][::-1]


def test_a_small_table_gives_the_same_values() -> None:
    questions = [Question(hands=dealt(f"small {n}", 10), leader=FOUR[n % 4], trump="H") for n in range(4)]
    small = Solver(memory_bytes=1 << 20).solve(questions)
    assert [answer.value for answer in Solver().solve(questions)] == [answer.value for answer in small]


def test_a_stopped_solver_says_what_it_knows() -> None:
    solver = Solver()
    solver.stop()
    (answer,) = solver.solve([Question(hands=dealt("stop", 13), leader=FOUR[0], objective="fewest")])
    assert ("solve-limit", False) == (answer.why, answer.value.is_exact)
    solver.go()
    assert solver.solve([Question(hands=dealt("stop", 4), leader=FOUR[0])])[0].why is None


def test_a_stopped_solver_searches_no_question_of_a_batch_however_short() -> None:
    solver = Solver(threads=2)
    solver.stop()
    questions = [Question(hands=dealt(f"stop {n}", 4), leader=FOUR[0]) for n in range(20)]
    answers = solver.solve([*questions, *(_misere(Random(f"stop {n}")) for n in range(20))], cards=True)
    assert {("solve-limit", 0, False)} == {(one.why, one.nodes, one.value.is_exact) for one in answers}
    solver.go()
    assert {None} == {answer.why for answer in solver.solve(questions)}


@pytest.mark.parametrize("memory_bytes", [1, 64, 20_000])
def test_tables_without_room_for_what_is_found_give_the_same_values(memory_bytes: int) -> None:
    lost = [
        msgspec.structs.replace(_misere(Random(f"room {number}"), 7), objective=objective)
        for number in range(20)
        for objective in ("none", "fewest")
    ]
    questions = [*lost, *(Question(hands=dealt(f"room {n}", 6), leader=FOUR[n]) for n in range(4))]
    found = Solver(memory_bytes=memory_bytes).solve(questions)
    assert [answer.value for answer in Solver().solve(questions)] == [answer.value for answer in found]


def test_a_limit_of_time_without_end_is_none() -> None:
    question = Question(hands=dealt("time", 8), leader=FOUR[0])
    assert {None} == {Solver().solve([question], seconds_s=most)[0].why for most in (math.inf, 1e300)}


def test_playing_the_line_by_the_public_rules_reaches_the_value() -> None:
    for number in range(20):
        trump = ("", "S", "H", "")[number % 4]
        tricks = first_lead(Judge(FRENCH, trump), dealt(f"line {number}", 9), FOUR[number % 4])
        question = question_of(tricks, side=5)
        (answer,) = Solver().solve([question], line=True)
        position = TrickPlay.begin(None, tricks, ())
        for card in answer.line:
            seat = position.turn
            action = next(act for act in position.legal(seat) if act.card is card)
            position = position.play(seat, action)
        assert answer.value.least == position.won[0] + position.won[2]


def test_a_position_in_mid_trick_is_asked_as_it_lies() -> None:
    hands = dealt("lying", 5)
    lead = FRENCH.members(hands[1])[0]
    after = (hands[0], hands[1] & ~lead.bit, hands[2], hands[3])
    tricks = Tricks(Judge(FRENCH, "C"), after, FOUR[2], FOUR[1], (lead,), (0, 0, 0, 0), EVERYONE, EVERYONE)
    question = question_of(tricks, side=10)
    (whole,) = Solver().solve(
        [Question(hands=hands, leader=FOUR[1], side=10, counts=10, trump="C")], cards=True
    )
    (part,) = Solver().solve([question])
    assert next(one.value for one in whole.cards if one.card is lead) == part.value


def test_the_fuzz_corpus_gives_the_twins_answers_or_stays_within_its_bounds() -> None:
    lines = [line for path in sorted(CORPUS.glob("*.txt")) for line in path.read_text().splitlines()]
    rows = [line for line in lines if line[:1].isdigit()][:: draws(3, 1)]
    questions = [question_from_numbers(list(map(int, row.split()))) for row in rows]
    assert questions
    for question, answer in zip(questions, Solver().solve(questions, nodes=100_000), strict=True):
        assert in_bounds(question, answer)


def test_each_position_that_catches_a_wrong_bound_has_the_value_kept_with_it() -> None:
    rows = [list(map(int, line.split())) for line in CAUGHT.read_text().splitlines() if line[:1].isdigit()]
    assert rows
    answers = Solver().solve(question_from_numbers(row[:-1]) for row in rows)
    assert [row[-1] for row in rows] == [answer.value.least for answer in answers]


def in_bounds(question: Question, answer: Answer) -> bool:
    if max(hand.bit_count() for hand in question.hands) > 4:
        return 0 <= answer.value.least <= answer.value.most <= question.tricks
    return Twin(question).answer().value == answer.value
