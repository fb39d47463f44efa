"""Solo Whist: every complete auction, counted by an enumerator of its own.

It keeps whole histories of (place, call) and judges them by the words of the rules page alone; place 0 calls first.
"""

import pytest

from tests.rules.solo_table import ASCENDING, game, view
from whistclub.cards.french import FRENCH
from whistclub.rules.deal import Deal
from whistclub.rules.seats import FOUR

Call = tuple[int, str]
History = tuple[Call, ...]


def bid_and_owners(history: History) -> tuple[str | None, set[int]]:
    bid, owners = None, set[int]()
    for place, call in history:
        if call == "accept":
            owners = owners | {place}
        elif call != "pass":
            bid, owners = call, {place}
    return bid, owners


def has_passed(history: History, place: int) -> bool:
    return (place, "pass") in history


def calls_open_to(history: History, place: int, exception: set[int]) -> list[str]:
    bid, owners = bid_and_owners(history)
    proposer = next((p for p, call in history if call == "propose"), None)
    may_accept = bid == "propose" and len(owners) == 1 and place not in owners
    if has_passed(history, place):
        asked = ("propose" in {c for _, c in history}) and has_passed(
            history[[c for _, c in history].index("propose") :], place
        )
        return ["pass", "accept"] if may_accept and place == 0 and proposer in exception and not asked else []
    if place in owners:
        return []
    higher = ASCENDING if bid is None else ASCENDING[ASCENDING.index(bid) + 1 :]
    return ["pass", *(["accept"] if may_accept else []), *higher]


def next_caller(history: History, exception: set[int]) -> int | None:
    if not history:
        return 0
    if history[-1][1] == "abondance_declared":
        return None
    last = history[-1][0]
    following = [(last + step) % 4 for step in (1, 2, 3, 4)]
    return next((place for place in following if calls_open_to(history, place, exception)), None)


def auctions(exception: set[int], unaccepted: str, history: History = ()) -> set[History]:
    place = next_caller(history, exception)
    if place is None:
        return {history + raised for raised in raises(history, unaccepted)}
    found: set[History] = set()
    for call in calls_open_to(history, place, exception):
        found |= auctions(exception, unaccepted, (*history, (place, call)))
    return found


def raises(history: History, unaccepted: str) -> list[History]:
    bid, owners = bid_and_owners(history)
    if bid in {None, "abondance_declared"} or len(owners) == 2:
        return [()]
    (owner,) = owners
    higher = ASCENDING[ASCENDING.index(str(bid)) + 1 :]
    if bid == "propose":
        higher = {"throw_in": [], "solo_only": ["solo"], "any_raise": higher}[unaccepted]
        if not higher:
            return [()]
    return [((owner, call),) for call in ["pass", *higher]]


def auctions_of_the_game(position: object, history: History = ()) -> set[History]:
    """Every way the game itself lets the calls go."""
    if view(position).phase not in {"auction", "raise"}:
        return {history}
    (seat,) = position.to_act()  # type: ignore[attr-defined]
    found: set[History] = set()
    for action in position.legal(seat):  # type: ignore[attr-defined]
        after = position.play(seat, action)  # type: ignore[attr-defined]
        found |= auctions_of_the_game(after, (*history, ((seat - 1) % 4, str(action.parts[0]))))
    return found


EXCEPTION = {"second_or_third": {1, 2}, "any": {1, 2, 3}, "never": set[int]()}


@pytest.mark.rule("S17", "S21", "S22", "S27", "S28")
@pytest.mark.parametrize(
    ("eldest", "unaccepted", "count"),
    [
        ("second_or_third", "throw_in", 4456),
        ("second_or_third", "solo_only", 4460),
        ("second_or_third", "any_raise", 4480),
        ("any", "throw_in", 4457),
        ("any", "solo_only", 4461),
        ("any", "any_raise", 4481),
        ("never", "throw_in", 4454),
        ("never", "solo_only", 4458),
        ("never", "any_raise", 4478),
    ],
)
def test_the_complete_auctions_are_those_of_the_page(eldest: str, unaccepted: str, count: int) -> None:
    expected = auctions(EXCEPTION[eldest], unaccepted)
    assert count == len(expected)
    solo = game(eldest_may_accept=eldest, unaccepted_proposal=unaccepted)
    four_cards = Deal(tuple(FRENCH.card(text) for text in ("C2", "C3", "C4", "C5")))
    assert expected == auctions_of_the_game(solo.start(four_cards, solo.first_setting(FOUR[0])))
