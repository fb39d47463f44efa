"""The acts of a player that the coach calls errors, and the acts that an agreement asked for at a price.

    python -m bench.errors --row high --deals 40 --keep

Deals of the seed text `errors` and the row, the dealer going round, are played by the player (`--player strong`) in
every seat; in the rows `high` and `low` all bid so. Each deal is reviewed by the coach at its standard effort, and its
errors are kept in `build/bench/errors/ROW.jsonl`, the dearest first in what is printed. A row goes on where it
stopped, and is begun anew (`--fresh`) when the program has changed. Costs are points at the match score.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bench.common import RAW, RESULTS, arguments, keep_rows, said_of, surroundings
from bench.levels.pieces import OtherTerms
from bench.levels.program import program
from whistclub.coach import review_deal
from whistclub.games.registry import game_of_preset
from whistclub.players.player import own_budget
from whistclub.players.registry import make_player
from whistclub.rules.actions import Action, Play
from whistclub.rules.chance import seed_from_text
from whistclub.rules.deal import deal_from_seed
from whistclub.rules.match import Played
from whistclub.rules.seats import FOUR, Seat

SEED: Final = "errors"
FOLDER: Final = RAW / "errors"


class Row(NamedTuple):
    """A preset, the bidder that all bid by where the contract is given, and the folder of its game."""

    preset: str
    bidder: str
    game: str


ROWS: Final = {
    "high": Row("minnesota", "high", "minnesota"),
    "low": Row("minnesota", "low", "minnesota"),
    "south_dakota": Row("south_dakota", "", "minnesota"),
    "askov": Row("askov", "", "minnesota"),
    "whist": Row("whist", "", "whist"),
    "solo": Row("solo", "", "solo"),
}


def played(row: Row, number: int, name: str) -> tuple[Any, Played, dict[int, str]]:
    """The game, a deal played, and the reason's key of each act by its number."""
    game: Any = game_of_preset(row.preset, {})
    player = make_player(game, name)
    bidder = make_player(game, row.bidder) if row.bidder else player
    deal = deal_from_seed(seed_from_text(f"{SEED} {row.preset} {row.bidder} {number}"), game, 1)
    setting = game.first_setting(FOUR[number % game.seats])
    position = game.start(deal, setting)
    acts: list[tuple[Seat, Action]] = []
    whys: dict[int, str] = {}
    while position.to_act():
        seat = min(position.to_act())
        view = game.view(position, seat)
        chooser = player if isinstance(view.legal[0], Play) else bidder
        decision = chooser.decide(view, Random(f"{number}/{len(acts)}"), own_budget(chooser))
        acts.append((seat, decision.action))
        whys[len(acts)] = decision.why.key
        position = position.play(seat, decision.action)
    return game, Played(deal=deal, setting=setting, acts=tuple(acts), result=position.result()), whys


def reviewed(row: Row, number: int, name: str) -> dict[str, Any]:
    """A deal's decisions with a real choice, and those of them that cost something."""
    game, deal, whys = played(row, number, name)
    # Where the contract is given, the bids are not the player's.
    marked = [one for one in review_deal(game, deal).marked if one.trick > 0 or not row.bidder]
    costly = [
        {
            "number": one.number,
            "trick": one.trick,
            "verdict": one.verdict,
            "played": one.played,
            "why": whys[one.number],
            "best": one.best.act,
            "cost": round(one.made.cost, 3),
            "error": round(one.made.error, 3),
        }
        for one in marked
        if one.verdict in ("error", "agreed")
    ]
    return {"deal": number, "decisions": len(marked), "costly": costly}


def go_on(name: str, player: str, deals: int, *, fresh: bool) -> None:
    """Adds deals to those kept. Raises OtherTerms for those of another program."""
    row, path = ROWS[name], FOLDER / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    terms = {"player": player, "program": program(row.game)}
    if fresh or not path.exists():
        path.write_text(json.dumps(terms) + "\n", encoding="utf-8")
    found = _read(path)
    if found[0] != terms:
        raise OtherTerms(f"{path} is of other terms: {found[0]} and not {terms}")
    with path.open("a", encoding="utf-8") as file:
        while len(found) <= deals:
            found.append(reviewed(row, len(found), player))
            file.write(json.dumps(found[-1]) + "\n")
            file.flush()


def _read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def totals(name: str) -> dict[str, Any]:
    """The sums of a row as it is kept, its dearest errors, and whether it `stands` as this program's."""
    terms, *rows = _read(FOLDER / f"{name}.jsonl")
    costly = [{**one, "deal": row["deal"]} for row in rows for one in row["costly"]]
    errors = sorted((one for one in costly if one["verdict"] == "error"), key=lambda one: -one["cost"])
    agreed = [one for one in costly if one["verdict"] == "agreed"]
    return {
        "row": name,
        "program": terms["program"],
        "stands": terms["program"] == program(ROWS[name].game),
        "deals": len(rows),
        "decisions": sum(row["decisions"] for row in rows),
        "errors": len(errors),
        "errors_cost": round(sum(one["cost"] for one in errors), 2),
        "agreed": len(agreed),
        "agreed_cost": round(sum(one["cost"] for one in agreed), 2),
        "dearest": errors[0] if errors else {},
    }


def _stood(kept: dict[str, Any] | None) -> dict[str, Any] | None:
    """A row kept from a run that is not here, and whether it still stands."""
    return kept and {**kept, "stands": kept.get("program") == program(ROWS[kept["row"]].game)}


def section(results: dict[str, Any]) -> str:
    """The results as tables."""
    lines = [
        said_of(results),
        "",
        "| row | deals | decisions | errors | their cost a deal | agreed | their cost a deal | dearest error |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in results["rows"]:
        dear = one["dearest"]
        said = f"{dear['cost']:.2f}: {dear['played']} for {dear['best']}, `{dear['why']}`" if dear else ""
        lines.append(
            f"| {one['row']}{'' if one['stands'] else ', by an earlier program'} | {one['deals']} | {one['decisions']:,} | {one['errors']} | "
            f"{one['errors_cost'] / one['deals']:.2f} | {one['agreed']} | "
            f"{one['agreed_cost'] / one['deals']:.2f} | {said} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Plays, reviews and tells."""
    parser = arguments(__doc__, deals=40, player="strong", fresh=False, keep=False)
    parser.add_argument("--row", choices=ROWS, default="high")
    asked = parser.parse_args()
    go_on(asked.row, asked.player, asked.deals, fresh=asked.fresh)
    print(json.dumps(totals(asked.row), indent=1))
    if asked.keep:
        before = {one["row"]: one for one in json.loads((RESULTS / "errors.json").read_text("utf-8"))["rows"]}
        here = {name: totals(name) for name in ROWS if (FOLDER / f"{name}.jsonl").exists()}
        kept = [one for name in ROWS if (one := here.get(name) or _stood(before.get(name)))]
        results = {
            **surroundings(),
            "seeds": f"'{SEED}', the preset, the bidder and the number of the deal",
            "rows": kept,
        }
        keep_rows("errors", results, section(results))


if __name__ == "__main__":
    main()
