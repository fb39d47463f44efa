"""The coach's sentences judged: drawn at random from reviews, each number they give is looked for again in other
worlds.

Run as `python -m bench.sentences` from the project's folder. `--count N` (200) sentences on acts that cost something
are drawn from reviews of deals that `--player` (quick) plays with itself, the presets in turn; `--keep` writes
`build/bench/sentences.json`, in which each sentence stands in both languages beside the figures it gives and those of
four times as many worlds drawn by another chance. A figure is off where the two differ by more than three standard
errors and the rounding.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec

from bench.common import RAW, RESULTS, arguments, surroundings, write
from whistclub import library
from whistclub.cards.french import FRENCH
from whistclub.coach import STANDARD, Fact, Marked, review_deal
from whistclub.coach.call_prices import fair_calls
from whistclub.coach.cards import fair_cards, turn_of
from whistclub.coach.comparison import Tried
from whistclub.messages.catalogue import Catalogue
from whistclub.rules.game import Game
from whistclub.rules.match import Played
from whistclub.rules.seats import seat_from_letter
from whistclub.terminal.texts.review import act_sentences, rest_of
from whistclub.terminal.texts.words import Words

SEED: Final = "sentences"
PRESETS: Final = ("whist", "minnesota", "south_dakota", "solo", "askov", "norwegian", "gongor", "hermits")
MORE: Final = msgspec.structs.replace(
    STANDARD,
    worlds=4 * STANDARD.more_worlds,
    most_nodes=4 * STANDARD.most_nodes,
    again=1,
    calls=128,
    deals=960,
)
"""Four times the worlds of a cost that a review tells."""
ERRORS: Final = 3.0
ROUNDING: Final = 0.06
"""Half a digit of what is told, and a little."""


def told(count: int, player: str) -> Iterator[dict[str, Any]]:
    """So many sentences with the figures behind them, drawn from the sentences of one deal after another."""
    rng, number, found = Random(SEED), 0, 0
    while found < count:
        game: Any = library.game(PRESETS[number % len(PRESETS)])
        played = library.play(game, player, seed=f"{SEED} {number}", deals=1).deals[0]
        number += 1
        marked = [one for one in review_deal(game, played).marked if one.verdict in ("error", "agreed")]
        for one in rng.sample(marked, min(len(marked), 4)):
            english, german = (
                act_sentences(one, Words(Catalogue(language), game)) for language in ("en", "de")
            )
            place = rng.randrange(len(english))
            yield {
                "preset": PRESETS[(number - 1) % len(PRESETS)],
                "deal": number - 1,
                "act": one.number,
                "en": english[place],
                "de": german[place],
                "whole": " ".join(english),
                **judged(game, played, one),
            }
            found += 1
            if found == count:
                return


def judged(game: Game, played: Played, marked: Marked) -> dict[str, Any]:
    """The figures of an act's sentences, those of other worlds, and which of them are off; only the figures told where
    all was counted.
    """
    figures: dict[str, Any] = {
        "method": marked.method,
        "cost": marked.cost,
        "error": marked.made.scored_error,
    }
    again = None if marked.method in ("odds", "plays") or marked.is_all else again_tried(game, played, marked)
    if again is None:
        return {**figures, "off": []}
    better = next(place for place, group in enumerate(again.groups) if _is_in(marked.best.act, group))
    worse = next(place for place, group in enumerate(again.groups) if _is_in(marked.played, group))
    seat = seat_from_letter(marked.seat, game.seats)
    ones, others = again.scored(better, game, seat), again.scored(worse, game, seat)
    cost, error = again.mean_gain(ones, others)
    figures |= {"cost again": cost, "error again": error}
    off = (
        ["cost"]
        if differs(marked.cost, cost, sqrt(marked.made.scored_error**2 + error**2)) or cost <= 0
        else []
    )
    if marked.fact is not None and again.parts == 1:
        scored = [one - two for one, two in zip(ones, others, strict=True)]
        found, errors = fact_again(again, (better, worse), scored, marked.fact, marked.draws)
        figures |= {f"{name} again": value for name, value in found.items()}
        figures |= {name: getattr(marked.fact, name) for name in found}
        off += [
            name
            for name, value in found.items()
            if (name != "rest" or rest_of(marked.fact) != "unsaid")
            and differs(as_told(marked.fact, name), value, errors[name])
        ]
    return {**figures, "off": off}


def again_tried(game: Game, played: Played, marked: Marked) -> Tried | None:
    """The same act tried in other worlds."""
    position: Any = game.start(played.deal, played.setting)
    for seat, act in played.acts[: marked.number - 1]:
        position = position.play(seat, act)
    view = game.view(position, seat_from_letter(marked.seat, game.seats))
    turn, key = turn_of(game, view), f"{SEED}/{marked.number}"
    return (
        fair_calls(game, view, key, MORE) if turn is None else fair_cards(game, view, turn, None, key, MORE)
    )


def fact_again(
    tried: Tried, acts: tuple[int, int], scored: Sequence[float], fact: Fact, draws: float
) -> tuple[dict[str, float], dict[str, float]]:
    """The chance of a fact, the gain with it and without, and the standard errors of their differences from those
    told.
    """
    worths = zip(tried.worths(acts[0]), tried.worths(acts[1]), strict=True)
    gains = list(scored)
    holds = [holds_in(fact, hands, one - two) for hands, (one, two) in zip(tried.hands, worths, strict=True)]
    chance = tried.mean([float(is_so) for is_so in holds])
    found, errors = (
        {"chance": chance},
        {"chance": sqrt(chance * (1 - chance) * (1 / tried.draws + 1 / draws))},
    )
    for name, is_so, share in (("gain", True, chance), ("rest", False, 1 - chance)):
        if share <= 0:
            continue
        mean = tried.mean([gain * (each == is_so) for gain, each in zip(gains, holds, strict=True)]) / share
        spread = tried.mean(
            [(gain - mean) ** 2 * (each == is_so) for gain, each in zip(gains, holds, strict=True)]
        )
        found[name] = mean
        errors[name] = sqrt(spread / share * (1 / (tried.draws * share) + 1 / (draws * share)))
    return found, errors


def holds_in(fact: Fact, hands: tuple[int, ...], gain: float) -> bool:
    """True if a fact holds in a world of these hands, in which the better act gains so much."""
    if fact.kind == "worlds":
        return gain > 0
    hand = hands[seat_from_letter(fact.seat, len(hands))]
    if fact.kind == "card":
        return bool(hand & FRENCH.card(fact.card).bit)
    count = sum(card.suits == fact.suit for card in FRENCH.members(hand))
    return count >= fact.count if fact.kind == "at_least" else count <= fact.count


def as_told(fact: Fact, name: str) -> float:
    """A figure of a fact, 0 where it is told as nothing."""
    figure: float = getattr(fact, name)
    return 0.0 if name == "rest" and rest_of(fact) == "none" else figure


def differs(one: float, other: float, error: float) -> bool:
    """True if two figures differ by more than chance and rounding."""
    return abs(one - other) > ERRORS * error + ROUNDING


def _is_in(text: str, group: tuple[Any, ...]) -> bool:
    return any(act.text == text for act in group)


def main() -> None:
    """Judges the sentences and says how many figures were off."""
    asked = arguments(__doc__, count=200, player="quick", keep=False).parse_args()
    rows = []
    for row in told(asked.count, asked.player):
        rows.append(row)
        if row["off"]:
            print(json.dumps(row, ensure_ascii=False), flush=True)
    off = Counter(name for row in rows for name in row["off"])
    again = sum("cost again" in row for row in rows)
    counts = {"player": asked.player, "sentences": len(rows), "looked at again": again, "off": dict(off)}
    print(json.dumps(counts))
    if asked.keep:
        write(RESULTS / "sentences.json", {**surroundings(), "seeds": repr(SEED), **counts})
        write(RAW / "sentences.json", rows)


if __name__ == "__main__":
    main()
