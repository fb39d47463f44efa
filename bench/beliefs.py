"""The judge of beliefs: how much likelier the true deal is under them than under worlds drawn alike likely, by act of
the deal.

Run as `python -m bench.beliefs --keep` from the project's folder; `--deals N` of each kind (100). The deals are played
by the player `--player` (club-1, the yardstick) and are none of those that the policy was fitted to; of Minnesota's,
those whose bids come to a High, and those whose bids come to a Low. Before the play, and after every eighth card, the
seat to play draws worlds. Told are the mean log (in nats) of the chance of the true deal among it and worlds alike
likely, less that of a blind pick; the mean log of the chance that the draws give the true holder of each card unseen,
less that of worlds drawn alike likely; and the draws' effective number. The chances told are laid against what came
true in ten bins a kind. `--only KIND` measures one kind, and keeps it beside the others. `--dice PLAYER` tells instead
in which share of these turns the player plays another card with other dice.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import count, islice
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from textwrap import fill
from typing import Any, NamedTuple

from bench import yardstick
from bench.common import RESULTS, arguments, keep_rows, pin_to_one_core, said_of, surroundings
from whistclub.cards.french import FRENCH
from whistclub.games.registry import game_of_preset
from whistclub.players.player import Budget, own_budget
from whistclub.players.policy import Hands
from whistclub.players.registry import make_player
from whistclub.players.worlds import Worlds, chance_held, evidence_of
from whistclub.players.worlds.believed import uniform_worlds
from whistclub.players.worlds.likely import likely_worlds, log_chances
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed, four_hands
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import plays_among

SEED = "beliefs"
WORLDS = 400
DRAWS = 400
EVERY = 8
KINDS = {
    "high": ("minnesota", "grand"),
    "low": ("minnesota", "low"),
    "south_dakota": ("south_dakota", ""),
    "whist": ("whist", ""),
    "solo": ("solo", ""),
}
"""The preset, and the kind of contract that a deal's bids come to, empty for any."""

BINS = 10
WIDTH = 120


class Judged(NamedTuple):
    """The gains at a turn for the deal and for a card, the effective number, and by card and seat the chance told and
    if it came true.
    """

    deal: float
    card: float
    effective: float
    told: list[tuple[float, bool]]


def played_deals(kind: str, name: str) -> Iterator[tuple[str, Any, Any]]:
    """The deals of the kind without end, each with its seed and the position after its bids."""
    preset, contract = KINDS[kind]
    game: Any = game_of_preset(preset, {})
    player = yardstick.player_named(game, name)
    for number in count():
        seed = f"{SEED} {kind} {number}"
        deal = deal_from_seed(seed_from_text(seed), game, 1)
        position = game.start(deal, game.first_setting(FOUR[number % 4]))
        rng = Random(seed)
        while (view := to_play(game, position)) and not isinstance(view.legal[0], Play):
            position = position.play(view.viewer, player.choose(view, rng, Budget()))
        if view and (not contract or position.terms.contract.kind == contract):
            yield seed, deal, position


def to_play(game: Any, position: Any) -> Any:
    """The view of the seat to act, or None at the end of the deal."""
    seats = position.to_act()
    return game.view(position, min(seats)) if seats else None


def judged_deal(kind: str, seed: str, deal: Any, position: Any, name: str) -> Iterator[tuple[int, Judged]]:
    """The number of cards played and what is judged, at some turns of a deal whose bids are over."""
    game: Any = game_of_preset(KINDS[kind][0], {})
    player = yardstick.player_named(game, name)
    while view := to_play(game, position):
        rng = Random(f"{seed}/{len(position.acts)}")
        plays = list(plays_among(position.acts))
        if len(plays) % EVERY == 0:
            left = list(four_hands(deal, view.setting.dealer))
            for who, card in plays:
                left[who] &= ~card.bit
            yield len(plays), judged(game, view, (left[0], left[1], left[2], left[3]), rng)
        position = position.play(view.viewer, player.choose(view, rng, Budget()))


def judged(game: Any, view: Any, true: Hands, rng: Random) -> Judged:
    """The figures of one turn."""
    evidence = evidence_of(game, view)
    worlds = uniform_worlds(evidence, rng, WORLDS)
    logs = log_chances(evidence, [true, *worlds])
    best = max(logs)
    weights = [exp(one - best) for one in logs]
    deal = log(weights[0] * len(weights) / sum(weights))
    drawing = likely_worlds(evidence, rng, DRAWS)
    believed = Worlds(drawing.hands, drawing.weights)
    others = [seat for seat in FOUR if seat != view.viewer]
    unseen = FRENCH.members(evidence.reading.out)
    gains, told = [], []
    for seat in others:
        for card in unseen:
            alike = sum(1 for world in worlds if world[seat] & card.bit) / len(worlds)
            chance, is_true = chance_held(believed, seat, card), bool(true[seat] & card.bit)
            if is_true:
                gains.append(log(mixed(chance) / mixed(alike)))
            if 0 < alike < 1:
                told.append((chance, is_true))
    return Judged(deal, fmean(gains) if gains else 0.0, drawing.effective, told)


def mixed(chance: float) -> float:
    return 0.98 * chance + 0.02 / 3


def measured(kinds: Iterable[str], deals: int, player: str) -> dict[str, Any]:
    """By kind a row for each number of cards played, and the chances told against what came true."""
    rows: dict[str, Any] = {}
    for kind in kinds:
        found: dict[int, list[Judged]] = {}
        for seed, deal, position in islice(played_deals(kind, player), deals):
            for played, one in judged_deal(kind, seed, deal, position, player):
                found.setdefault(played, []).append(one)
        rows[kind] = {
            "date": surroundings()["date"],
            "rows": {str(played): row_of(some) for played, some in sorted(found.items())},
            "told": told_rows([pair for some in found.values() for one in some for pair in one.told]),
        }
    return rows


def row_of(some: list[Judged]) -> dict[str, Any]:
    """Means, that of the deal with 95 % bounds."""
    whole = [one.deal for one in some]
    error = 1.96 * stdev(whole) / sqrt(len(whole)) if len(whole) > 1 else 0.0
    return {
        "deals": len(whole),
        "deal_nats": round(fmean(whole), 3),
        "bound_nats": round(error, 3),
        "card_nats": round(fmean(one.card for one in some), 4),
        "effective": round(fmean(one.effective for one in some)),
    }


def told_rows(pairs: list[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """For each tenth the mean chance told, the share that came true, and their number."""
    rows = []
    for place in range(BINS):
        some = [(chance, held) for chance, held in pairs if min(int(chance * BINS), BINS - 1) == place]
        if some:
            rows.append(
                (round(fmean(c for c, _ in some), 3), round(fmean(held for _, held in some), 3), len(some))
            )
    return rows


def other_cards(deals: int, player: str, name: str) -> dict[str, tuple[int, int]]:
    """By kind the turns asked, and those at which a player of this name plays another card with other dice."""
    found = {}
    for kind in KINDS:
        game: Any = game_of_preset(KINDS[kind][0], {})
        thrower, usual = make_player(game, name), yardstick.player_named(game, player)
        turns = others = 0
        for seed, _, begun in islice(played_deals(kind, player), deals):
            position = begun
            while view := to_play(game, position):
                rng = Random(f"{seed}/{len(position.acts)}")
                if len(list(plays_among(position.acts))) % EVERY == 0 and len(view.legal) > 1:
                    keys = (Random(f"{seed}/{len(position.acts)}/{key}") for key in "ab")
                    first, second = (thrower.choose(view, key, own_budget(thrower)) for key in keys)
                    turns, others = turns + 1, others + (first != second)
                position = position.play(view.viewer, usual.choose(view, rng, Budget()))
        found[kind] = (turns, others)
    return found


def section(results: dict[str, Any]) -> str:
    """The results as tables."""
    days = ", ".join(f"{kind} {found['date']}" for kind, found in results["kinds"].items())
    lines = [
        fill(said_of(results), WIDTH),
        "",
        fill(
            f"{results['worlds']} worlds, deals played by `{results['player']}`. {results['draws']} draws. In nats: of the true deal (with 95 % bounds), and of a card's holder; and the effective number of the draws. Measured: {days}.",
            WIDTH,
        ),
        "",
        "| kind | cards played | deals | true deal | a card's holder | effective |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {kind} | {played} | {row['deals']} | {row['deal_nats']:+.2f} ± {row['bound_nats']:.2f} | {row['card_nats']:+.3f} | {row['effective']} |"
        for kind, found in results["kinds"].items()
        for played, row in found["rows"].items()
    ]
    lines += ["", "Chances of a holder, told / come true, by tenths:", "", "| kind | |", "|---|---|"]
    lines += [
        f"| {kind} | {', '.join(f'{told:.2f} / {true:.2f}' for told, true, _ in found['told'])} |"
        for kind, found in results["kinds"].items()
    ]
    return "\n".join(lines)


def main() -> None:
    parser = arguments(__doc__, deals=100, player=yardstick.NAME, keep=False)
    parser.add_argument("--only", choices=KINDS, help="measure this kind alone")
    parser.add_argument("--dice", metavar="PLAYER", help="the share of turns with another card by other dice")
    given = parser.parse_args()
    pin_to_one_core()
    if given.dice:
        print(other_cards(given.deals, given.player, given.dice))
        return
    kept = json.loads((RESULTS / "beliefs.json").read_text(encoding="utf-8"))["kinds"] if given.only else {}
    found = measured([given.only] if given.only else KINDS, given.deals, given.player)
    results = {
        **surroundings(),
        "seeds": f"{SEED!r}, the kind and the number of the deal",
        "worlds": WORLDS,
        "draws": DRAWS,
        "player": given.player,
        "kinds": kept | found if given.keep else found,
    }
    if given.keep:
        keep_rows("beliefs", results, section(results))
    print(section(results))


if __name__ == "__main__":
    main()
