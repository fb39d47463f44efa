"""Finds tricks that the last hand of a trick could have taken and ducked at a price, and keeps each as a case.

Run as `python -m bench.ducks FOLDER` from the project's folder: `--deals N` (100) of `--preset` (whist) are played by
`--player` (strong) from `--seed`; of each trick that the opponents were winning and that the last hand let go with a
winner in its hand the fair price is asked, and an error of `--least` (0.5) tricks or more is written to FOLDER. Told
are ducks, those priced as errors, and their cost in tricks.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.common import arguments
from whistclub import library
from whistclub.coach import review_act
from whistclub.coach.cases import case_of, case_to_bytes
from whistclub.rules.actions import Action, Play
from whistclub.rules.match import Match, Played
from whistclub.rules.seats import Seat

SEATS = 4


def takes(game: Any, position: Any, seat: Seat, act: Action) -> bool:
    """True if the side of the last hand takes the trick with this card."""
    before, after = (game.view(one, None).won for one in (position, position.play(seat, act)))
    return bool(sum(after[seat % 2 :: 2]) > sum(before[seat % 2 :: 2]))


def ducks(game: Any, played: Played) -> Iterator[int]:
    """The acts, counted from 1, by which a last hand lost a trick that it could have taken."""
    position = game.begin(played.deal, played.setting)
    for number, (seat, action) in enumerate(played.acts, 1):
        view = game.view(position, seat)
        is_last = isinstance(action, Play) and len(view.trick) == SEATS - 1
        if is_last and len(view.legal) > 1:
            taken = {act for act in view.legal if takes(game, position, seat, act)}
            if taken and action not in taken:
                yield number
        position = position.play(seat, action)


def main() -> None:
    """Scans and tells."""
    parser = arguments(__doc__, deals=100, preset="whist", player="strong", seed="ducks", least=0.5)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    game: Any = library.game(given.preset)
    found, errors = 0, []
    for place in range(given.deals):
        match: Match = library.play(game, given.player, seed=f"{given.seed} {place}", deals=1)
        for number in ducks(game, match.deals[0]):
            found += 1
            marked = review_act(game, match.deals[0], number)
            cost = None if marked is None or marked.verdict != "error" else marked.made.tricks
            if cost is None or cost < given.least:
                continue
            errors.append(cost)
            case = case_of(match, 0, number, by=given.player)
            name = f"{given.preset}-{given.player}-{place}-{number}.case.json"
            (given.folder / name).write_bytes(case_to_bytes(case))
            print(name, round(cost, 2), flush=True)
    print(f"{given.deals} deals, {found} ducks, {len(errors)} errors, {round(sum(errors), 1)} tricks")


if __name__ == "__main__":
    main()
