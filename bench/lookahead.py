"""Measures a look at one's own next turn against plain values, in the last tricks.

`python -m bench.lookahead minnesota high 60` (a quarter of an hour) from the project's folder: that many deals by the
conventions, all bidding High, up to the trick with six cards left; from there a pair that looks ahead plays against one
that does not, with the seats exchanged, everybody taking the card with the best mean. `--replies policy` lets the
others reply by the fast policy and not with cards that are best with all hands seen.

Values by open cards pretend that a player will know the world at its next turn. Here the others reply in each world,
worlds in which they reply alike stay together, and one card is chosen for all of them; only what follows is valued with
open cards. This is the postponed reasoning of J. Arjonilla, A. Saffidine and T. Cazenave, "Extended Perfect Information
Monte Carlo" (2024), for one turn more.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from bench.common import arguments
from bench.levels import cheater
from bench.levels.deals import UNTRIED, game_named, player_named, started
from bench.levels.figures import interval
from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.games.registry import profile_of
from whistclub.players.levels import conventional
from whistclub.players.player import Player
from whistclub.players.policy import Situation
from whistclub.players.policy.twin import best_card, seen_in
from whistclub.players.reading import Reading
from whistclub.players.search.aim import Aim
from whistclub.players.search.player import Task, task_of
from whistclub.players.search.search import candidates
from whistclub.players.search.values import Valuer, Values
from whistclub.players.worlds import evidence_of
from whistclub.players.worlds.drawn import Weighted, believing
from whistclub.players.worlds.evidence import four
from whistclub.rules.actions import Action, Play
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View
from whistclub.solver import Solver
from whistclub.solver.questions import Question

SEED, CARDS, WORLDS, NODES = "ahead", 6, 40, 1_000_000
CARDS_OF_PACK = FRENCH.members(FRENCH.full)
SOLVER = Solver(memory_bytes=4 << 20)


class Walk(msgspec.Struct):
    """The play of one world from a card of the reader's on; `seen` are the cards played since, that card first."""

    hands: list[int]
    trick: list[tuple[int, Card]]
    turn: int
    seen: tuple[Card, ...] = ()
    taken: int = 0

    def play(self, card: Card, reading: Reading, counts: int) -> None:
        self.hands[self.turn] &= ~card.bit
        self.trick.append((self.turn, card))
        self.seen += (card,)
        self.turn = (self.turn + 1) % len(FOUR)
        if len(self.trick) == len(FOUR):
            self.turn = self.trick[reading.judge.winning_place([each for _, each in self.trick])][0]
            self.taken += counts >> self.turn & 1
            self.trick = []

    def question(self, reading: Reading, aim: Aim) -> Question:
        return Question(
            hands=four(self.hands),
            leader=FOUR[self.trick[0][0] if self.trick else self.turn],
            table=tuple(card for _, card in self.trick),
            side=aim.side,
            counts=aim.counts,
            trump=reading.trump,
            objective=aim.objective,
        )


Replies = Callable[[Sequence[Walk]], Sequence[Card]]
"""The card of the seat to play in each of these worlds."""


def by_policy(situation: Situation) -> Replies:
    """Each of the others plays by the fast policy, from its own hand."""

    def reply(walk: Walk) -> Card:
        seen = seen_in(situation)
        for card in walk.seen:
            seen.play(card.index)
        return CARDS_OF_PACK[best_card(seen, four(walk.hands))]

    return lambda walks: [reply(walk) for walk in walks]


def best_replies(task: Task, policy: Replies) -> Replies:
    """Cards that are best with all hands seen, the policy's if it is one of them."""

    def replies(walks: Sequence[Walk]) -> Sequence[Card]:
        answers = SOLVER.solve([walk.question(task.reading, task.aim) for walk in walks], cards=True)
        found = []
        for walk, answer, wished in zip(walks, answers, policy(walks), strict=True):
            is_max = bool(task.aim.side >> walk.turn & 1) == (task.aim.objective == "most")
            value = {each.card: each.value.least for each in answer.cards}
            best = (max if is_max else min)(value.values())
            found.append(wished if value[wished] == best else next(c for c in value if value[c] == best))
        return found

    return replies


def looked_ahead(task: Task, replies: Replies, worlds: Sequence[Weighted], card: Card) -> list[float]:
    """The value of a card in each world."""
    reading, aim = task.reading, task.aim
    walks = [
        Walk(list(hands), [(int(seat), one) for seat, one in reading.trick], reading.me)
        for _, hands in worlds
    ]
    for walk in walks:
        walk.play(card, reading, aim.counts)
    while waiting := [walk for walk in walks if walk.turn != reading.me and walk.hands[walk.turn]]:
        for walk, reply in zip(waiting, replies(waiting), strict=True):
            walk.play(reply, reading, aim.counts)
    answers = SOLVER.solve([walk.question(reading, aim) for walk in walks], cards=True)
    alike: dict[tuple[Card, ...], list[int]] = defaultdict(list)
    worths = []
    for place, (walk, answer) in enumerate(zip(walks, answers, strict=True)):
        alike[walk.seen].append(place)
        worths.append({each.card: aim.worth[walk.taken + each.value.least] for each in answer.cards})
    values = [0.0] * len(walks)
    for places in alike.values():
        total = {one: sum(worlds[at][0] * worths[at][one] for at in places) for one in worths[places[0]]}
        best = max(total, key=lambda one: total[one])
        for at in places:
            values[at] = worths[at][best]
    return values


def chosen(game: Any, view: View, rng: Random, replies: str) -> Action:
    """The card with the best mean; without `replies` by plain values."""
    player = conventional(game)
    usual = player.decide(view, rng, UNTRIED)
    task = task_of(game, player, view, usual)
    if task is None or not isinstance(usual.action, Play):
        return usual.action
    cards = candidates(task.reading, usual.action.card)
    worlds = believing(game, view, rng)(WORLDS).worlds
    situation = evidence_of(game, view).situation
    if replies and situation is not None and len(view.hand) > 1:
        policy = by_policy(situation)
        reply = policy if replies == "policy" else best_replies(task, policy)
        columns = [looked_ahead(task, reply, worlds, card) for card in cards]
        valued: list[tuple[float, Values]] = [
            (weight, tuple(column[at] for column in columns)) for at, (weight, _) in enumerate(worlds)
        ]
    else:
        valued = Valuer(task.reading, task.aim, NODES).values(worlds, cards, len(worlds))
    mean = [sum(weight * values[at] for weight, values in valued) for at in range(len(cards))]
    best = max(range(len(cards)), key=lambda at: (round(mean[at], 9), at == 0))
    return Play(cards[best])


def player_named_in(game: Any) -> Player:
    return player_named("whist" if game.key == "whist" else "minnesota", "quick")


def before_the_last(game: Any, bidder: str, number: int) -> Any:
    """The position with so many cards left, by the conventions; None where a deal does not come so far."""
    usual = player_named_in(game)
    bids = player_named("minnesota", bidder) if bidder else usual
    position = started(game, SEED, number)
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        plays = isinstance(view.legal[0], Play)
        if plays and len(view.hand) == CARDS and not view.trick:
            return position
        rng = Random(f"{number}/{len(view.acts)}")
        position = position.play(seat, (usual if plays else bids).choose(view, rng, UNTRIED))
    return None


def gained(game: Any, position: Any, number: int, replies: str) -> float:
    """Tricks a deal by which the pair that looks ahead is ahead, half of the difference of both playings."""
    ends = []
    for pair in (0, 1):
        now = position
        while now.to_act():
            seat = min(now.to_act())
            view = game.view(now, seat)
            rng = Random(f"{number}/{seat}/{len(view.acts)}")
            now = now.play(seat, chosen(game, view, rng, replies if seat % 2 == pair else ""))
        ends.append(int(sum(now.tricks.won[::2])))
    is_low = cheater.contract_of(game, position) in profile_of(game.key).avoided
    return (ends[1] - ends[0] if is_low else ends[0] - ends[1]) / 2


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("preset", choices=("minnesota", "whist"))
    parser.add_argument("bidder", choices=("high", "low", "-"))
    parser.add_argument("deals", type=int)
    parser.add_argument("--replies", choices=("best", "policy"), default="best")
    asked = parser.parse_args()
    game = game_named(asked.preset)
    values = []
    for number in range(1, asked.deals + 1):
        position = before_the_last(game, asked.bidder.strip("-"), number)
        if position is not None:
            values.append(gained(game, position, number, asked.replies))
    print({"deals": len(values), "different": sum(value != 0 for value in values), **interval(values)})


if __name__ == "__main__":
    main()
