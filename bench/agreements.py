"""The agreements between partners that a player keeps or leaves, and the tricks that leaving one brings.

Run as `python -m bench.agreements --minutes 5 --keep` from the project's folder. Deals of `minnesota`, in turn all bid
High and all bid Low, are played by conventional players. Wherever the card that these play is an agreement (invite,
answer, return, sluff), the player (`--player strong`) is asked. Where it plays another card, the deal is played to its
end twice, once after each card, by `club` players, who keep the agreements and read them: the difference is what
leaving it brings with a partner who keeps the card.
"""

import time
from collections.abc import Iterator
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bench.common import arguments, keep, said_of, surroundings
from whistclub.games.registry import game_of_preset
from whistclub.players.choice import Kind
from whistclub.players.levels import conventional
from whistclub.players.player import Budget, Decision, Player, own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.seats import FOUR

SEED = "agreements"
AGREED = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.SIGNAL})
PLAIN = Budget(samples=0)


class Asked(NamedTuple):
    """A turn at which an agreement asks for a card: its contract and the agreement, and what leaving it brought, None
    where it was kept.
    """

    contract: str
    agreement: str
    gain: float | None


def turns(number: int, name: str) -> Iterator[Asked]:
    """The turns of a deal at which an agreement asks for one of several cards."""
    game: Any = game_of_preset("minnesota", {})
    contract = ("high", "low")[number % 2]
    usual, player = conventional(game), make_player(game, name)
    bidder, reader = make_player(game, contract), make_player(game, "club")
    deal = deal_from_seed(seed_from_text(f"{SEED} {number}"), game, 1)
    position = game.start(deal, game.first_setting(FOUR[number % 4]))
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        if not isinstance(view.legal[0], Play):
            position = position.play(seat, bidder.choose(view, Random(0), PLAIN))
            continue
        agreed = usual.decide(view, Random(0), PLAIN)
        if agreed.kind in AGREED and len(view.legal) > 1:
            yield asked(game, position, (contract, number), agreed, (player, reader))
        position = position.play(seat, agreed.action)


def asked(
    game: Any, position: Any, deal: tuple[str, int], agreed: Decision, players: tuple[Player, Player]
) -> Asked:
    """The player's choice at a turn, and what it brought where it is another one."""
    contract, number = deal
    player, reader = players
    seat = min(position.to_act())
    view = game.view(position, seat)
    rng = Random(f"{SEED}/{number}/{len(view.acts)}")
    chosen = player.choose(view, rng, own_budget(player))
    if chosen == agreed.action:
        return Asked(contract, agreed.why.key, None)
    own, kept = (
        tricks_of_side(game, position.play(seat, act), seat, reader) for act in (chosen, agreed.action)
    )
    return Asked(contract, agreed.why.key, float(own - kept if contract == "high" else kept - own))


def tricks_of_side(game: Any, position: Any, seat: int, reader: Player) -> int:
    """The tricks of the seat's side at the end of the deal."""
    while position.to_act():
        who = min(position.to_act())
        view = game.view(position, who)
        rng = Random(f"{SEED}/{who}/{len(view.acts)}")
        position = position.play(who, reader.choose(view, rng, own_budget(reader)))
    return sum(position.tricks.won[seat % 2 :: 2])


def rows_of(found: list[Asked]) -> list[dict[str, Any]]:
    """A row for each contract and agreement, and one for all of a contract; gains with 95 % bounds."""
    names = sorted({(one.contract, one.agreement) for one in found})
    groups = [*names, *((contract, "") for contract in sorted({one.contract for one in found}))]
    rows = []
    for contract, agreement in groups:
        some = [one for one in found if one.contract == contract and agreement in {"", one.agreement}]
        gains = [one.gain for one in some if one.gain is not None]
        error = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        rows.append(
            {
                "contract": contract,
                "agreement": agreement or "all",
                "turns": len(some),
                "left": len(gains),
                "gain_tricks": round(fmean(gains), 3) if gains else 0.0,
                "bound_tricks": round(error, 3),
            }
        )
    return rows


def table(told: dict[str, Any]) -> str:
    """The rows as a table."""
    lines = [
        "| contract | agreement | turns | left | tricks gained where it is left |",
        "|---|---|---|---|---|",
    ]
    for row in told["rows"]:
        gain = f"{row['gain_tricks']:+.2f} ± {row['bound_tricks']:.2f}" if row["left"] else ""
        lines.append(
            f"| {row['contract']} | `{row['agreement']}` | {row['turns']} | {row['left']} | {gain} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measures for some minutes."""
    given = arguments(__doc__, minutes=5.0, player="strong", keep=False).parse_args()
    until_s = time.monotonic() + 60 * given.minutes
    found: list[Asked] = []
    for number in count():
        if time.monotonic() > until_s:
            break
        found.extend(turns(number, given.player))
    terms = surroundings() | {"seeds": f"{SEED!r} and the number of the deal"}
    told = {**terms, "player": given.player, "deals": number, "rows": rows_of(found)}
    text = f"{said_of(told)}\n\n{number} deals, `{given.player}`.\n\n{table(told)}"
    print(text)
    if given.keep:
        keep("agreements", told, text)


if __name__ == "__main__":
    main()
