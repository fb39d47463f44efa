"""Reasons of play: each kind by a deal made for it, and every reason found true of the lines it was found in."""

from collections.abc import Sequence

import msgspec
import pytest

from bench.reasons import fault_of
from tests.coach.short_deals import SAMPLED, WHIST, exact, short_turns
from whistclub.cards.french import FRENCH
from whistclub.coach import fair_hint, fair_prices, hint_beside
from whistclub.coach.reasons.change import Pair
from whistclub.coach.reasons.finding import reason_of, worlds_looked_at
from whistclub.coach.reasons.kinds import Seen, seen_in
from whistclub.coach.reasons.play import Line, lines_after
from whistclub.coach.stakes import Contract
from whistclub.players.reading import Trick
from whistclub.players.worlds.evidence import four
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.tricks import Judge

TURNS = list(short_turns(12, 3))
SOUTH = Seat(2)


def line(tricks: Sequence[str], trump: str) -> Line:
    """Tricks of the text `leader: cards`, clockwise."""
    found, judge = [], Judge(FRENCH, trump)
    for text in tricks:
        letter, cards = text.split(": ")
        laid = [FRENCH.card(one) for one in cards.split()]
        seats = [FOUR[("NESW".index(letter) + step) % 4] for step in range(4)]
        found.append(Trick(tuple(zip(seats, laid, strict=True)), seats[judge.winning_place(laid)]))
    return tuple(found)


def seen(
    better: Sequence[str], worse: Sequence[str], *, trump: str = "", avoids: bool = False
) -> set[tuple[str, ...]]:
    """The reasons seen with their cards between two lines of the same hands, South to play in the first trick."""
    lines = line(better, trump), line(worse, trump)
    hands = [sum(card.bit for trick in lines[0] for one, card in trick.cards if one == seat) for seat in FOUR]
    assert hands == [sum(c.bit for trick in lines[1] for one, c in trick.cards if one == s) for s in FOUR]
    played = [next(card for seat, card in each[0].cards if seat == SOUTH) for each in lines]
    judge = Judge(FRENCH, trump)
    pair = Pair(SOUTH, 0b0101, judge, avoids, four(hands), played[0], played[1], lines[0], lines[1], 1)
    return {(one.kind, *(card.text for card in one.cards)) for one in seen_in(pair)}


KINDS = {
    "a card over the partner's winner takes its trick": (
        "trick_taken_from_partner SK SA", "",
        ["N: SK S3 S2 S4", "N: S6 S7 SA S8"], ["N: SK S3 SA S4", "S: S2 S8 S6 S7"],
    ),
    "a winner held back takes no trick": (
        "winner_held_back HA", "",
        ["S: HA D4 H5 H6", "S: C2 CA C3 C4"], ["S: C2 CA C3 C4", "W: D4 H5 H6 HA"],
    ),
    "a card that falls at once takes a trick if a lower one is played": (
        "duck SK SA", "",
        ["E: S5 S2 SA S3", "W: S9 S4 S6 SK"], ["E: S5 SK SA S3", "W: S9 S4 S6 S2"],
    ),
    "an honour whose guard is played stands alone": (
        "honour_unguarded SQ SK", "",
        ["S: D2 D5 D6 D7", "E: SA S2 SK S6", "E: S7 SQ S5 S8"],
        ["S: S2 S5 S6 SA", "E: S7 SQ SK S8", "W: D5 D6 D7 D2"],
    ),
    "an honour whose guard is thrown stands alone": (
        "stopper_thrown SQ SK", "",
        ["E: D7 C2 D5 D6", "E: S7 S2 SK S8", "W: S5 S6 S9 SQ"],
        ["E: D7 S2 D5 D6", "E: S7 SQ SK S8", "W: S5 S6 S9 C2"],
    ),
    "a card finessed takes a trick past a higher one": (
        "finesse SQ SK", "",
        ["S: S2 S5 SQ S3", "N: D3 D4 D2 SK"], ["S: D2 S5 D3 D4", "E: S3 S2 SK SQ"],
    ),
    "a card is ruffed": (
        "ruff_given SA H2", "H",
        ["S: S2 D9 SA S3", "N: D3 DA D2 H2"], ["S: D2 D9 D3 DA", "E: S3 S2 H2 SA"],
    ),
    "a ruff is ruffed over": (
        "overruff H3 H5", "H",
        ["E: S4 D2 H5 S6", "W: D4 D3 D5 H3"], ["E: S4 H3 H5 S6", "W: D4 D3 D5 D2"],
    ),
    "a trump drawn ruffs no more": (
        "drawing_trumps H2 HA", "H",
        ["S: HA H4 D3 H2", "S: SK S4 S5 D4"], ["S: SK S4 S5 H2", "E: D4 HA H4 D3"],
    ),
    "a card is not ruffed though it could be": (
        "ruff_refused DA H2", "H",
        ["E: DA H2 D3 D4", "S: C2 S5 S6 S4"], ["E: DA C2 D3 D4", "E: S4 H2 S5 S6"],
    ),
    "a card is thrown by a hand without an entry": (
        "entry_lost C5", "",
        ["S: S2 S4 SA S5", "N: C5 DA D2 D4", "N: D6 D9 D7 D8"],
        ["S: D2 D4 D6 DA", "E: D9 D7 D8 C5", "E: S5 S2 S4 SA"],
    ),
    "a card is established once the higher one is gone": (
        "suit_established DJ", "",
        ["S: DQ DA D4 D5", "W: S4 S5 S6 SA", "S: DJ S7 C2 C3"],
        ["S: SA S4 S5 S6", "S: DQ DA D4 D5", "W: S7 C2 C3 DJ"],
    ),
}  # fmt: skip
KINDS_OF_LOW = {
    "a lower lead gives the trick to another": (
        "exit S9 SJ", ["S: S2 S5 S3 S7", "E: SJ S9 S6 S4"], ["S: S9 S5 S3 S7", "S: S2 S6 S4 SJ"],
    ),
    "a danger goes under a higher card": (
        "duck_under S9 SJ", ["E: SJ S9 S3 S6", "E: S4 S2 S5 S7"], ["E: SJ S2 S3 S6", "E: S4 S9 S5 S7"],
    ),
    "a danger is thrown": (
        "discard_of_danger S9", ["E: DA S9 D3 D4", "E: S4 C2 S5 S6"], ["E: DA C2 D3 D4", "E: S4 S9 S5 S6"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("reason", "trump", "better", "worse"), KINDS.values(), ids=KINDS)
def test_a_reason_where_tricks_are_wanted(
    reason: str, trump: str, better: list[str], worse: list[str]
) -> None:
    assert tuple(reason.split()) in seen(better, worse, trump=trump)


@pytest.mark.parametrize(("reason", "better", "worse"), KINDS_OF_LOW.values(), ids=KINDS_OF_LOW)
def test_a_reason_where_tricks_are_avoided(reason: str, better: list[str], worse: list[str]) -> None:
    assert tuple(reason.split()) in seen(better, worse, avoids=True)


def decided(better: Sequence[str], worse: Sequence[str], contract: Contract) -> Seen | None:
    """The contract as a reason between two lines of the same hands, South to play for itself and North."""
    lines = line(better, ""), line(worse, "")
    cards = [next(card for seat, card in each[0].cards if seat == SOUTH) for each in lines]
    hands = four(
        [sum(card.bit for trick in lines[0] for one, card in trick.cards if one == seat) for seat in FOUR]
    )
    pair = Pair(
        SOUTH, 0b0101, Judge(FRENCH), False, hands, cards[0], cards[1], lines[0], lines[1], 1, contract
    )
    return next((one for one in seen_in(pair) if not one.cards), None)


def test_a_contract_made_with_the_better_card_alone_is_told_with_the_tricks_that_decide_it() -> None:
    better, worse = ["S: S2 S5 SQ S3", "N: D3 D4 D2 SK"], ["S: D2 S5 D3 D4", "E: S3 S2 SK SQ"]
    found = decided(better, worse, Contract(0b0101, 8, 1))
    assert found is not None
    assert ("contract_made", (1, 2)) == (found.kind, tuple(trick.number for trick in found.tricks))
    assert decided(better, worse, Contract(0b0101, 8, 2)) is None


def test_a_contract_of_the_others_is_defeated_with_the_better_card_alone() -> None:
    better, worse = ["S: S2 S5 SQ S3", "N: D3 D4 D2 SK"], ["S: D2 S5 D3 D4", "E: S3 S2 SK SQ"]
    found = decided(better, worse, Contract(0b1010, 8, 2))
    assert found is not None
    assert ("contract_defeated", (1, 2)) == (found.kind, tuple(trick.number for trick in found.tricks))


def test_lines_that_take_the_same_tricks_with_the_same_cards_show_no_reason() -> None:
    same = ["S: S2 S5 SQ S3", "N: D3 D4 D2 SK"]
    assert set() == seen(same, same)


def test_a_line_comes_to_what_its_world_is_priced_at() -> None:
    for view, turn in TURNS:
        tried = exact(view, turn)
        for place, card in enumerate(turn.firsts):
            lines = lines_after(turn, tried.hands, card, tried.method, SAMPLED)
            tricks = [sum(one.taker in (0, 2) for one in each or ()) for each in lines]
            mine = [count if turn.reading.me in (0, 2) else 3 - count for count in tricks]
            assert [one.tricks for one in tried.rows[place]] == mine


def test_a_judge_of_its_own_finds_every_reason_true() -> None:
    found = 0
    for view, turn in TURNS:
        tried = exact(view, turn)
        best, *others = tried.ranked()
        for place in others:
            cards = turn.firsts[best], turn.runs[place][-1]
            told = reason_of(turn, tried, *cards, SAMPLED)
            if told is not None:
                found += 1
                assert "" == fault_of(turn, tried, *cards, told)
    assert found > 5


def test_lines_name_the_card_played_and_not_one_equal_to_it() -> None:
    view, turn, run = next((*each, run) for each in TURNS for run in each[1].runs if len(run) > 1)
    better = next(one[0] for one in turn.runs if one is not run)
    found = [one.pair for one in worlds_looked_at(turn, exact(view, turn), better, run[-1], SAMPLED)]
    assert found
    for pair in found:
        assert (pair.me, run[-1]) in pair.after_worse[0].cards
        assert (pair.me, run[0]) in [each for trick in pair.after_worse[1:] for each in trick.cards]


def test_the_judge_finds_a_reason_false_that_names_another_card() -> None:
    view, turn = TURNS[0]
    tried = exact(view, turn)
    best, *others = tried.ranked()
    better = turn.firsts[best]
    reasons = (reason_of(turn, tried, better, turn.firsts[place], SAMPLED) for place in others)
    told = next(one for one in reasons if one is not None)
    other = msgspec.structs.replace(told, cards=("C2",))
    assert "" != fault_of(turn, tried, better, turn.firsts[others[-1]], other)


def test_a_hint_has_the_reason_against_the_card_asked_about_or_the_next_that_costs_something() -> None:
    told = 0
    for view, _ in TURNS:
        hint = fair_hint(WHIST, view, effort=SAMPLED)
        assert fair_prices(WHIST, view, SAMPLED) == hint.prices
        if hint.reason is None:
            continue
        told += 1
        dearest = hint.prices[-1]
        assert hint.over in [one.act for one in hint.prices[1:]]
        assert fair_hint(WHIST, view, dearest.alike[-1], SAMPLED).over in ("", dearest.alike[-1])
    assert told


def test_a_hint_that_advises_another_card_than_the_best_has_no_reason() -> None:
    hint = next(one for view, _ in TURNS if (one := fair_hint(WHIST, view, effort=SAMPLED)).reason)
    assert hint == hint_beside(hint, hint.prices[0].act)
    assert (hint.prices, "", None) == msgspec.structs.astuple(hint_beside(hint, hint.over))
