"""Makes puzzles, and chooses the shipped set.

    python -m tools.puzzles make FOLDER KIND FIRST LAST   # the deals with these numbers, appended to FOLDER/KIND.jsonl
    python -m tools.puzzles choose FOLDER > NEW.jsonl     # the shipped set with more from FOLDER

KIND is one of whist high low dakota askov solo misere bids calls gongor points hermits eight. A deal that the file has
is not made again, so that the work can be stopped and gone on with.
"""

import sys
from pathlib import Path

import msgspec

from tools.puzzles.choosing import chosen, renamed
from tools.puzzles.making import made
from tools.puzzles.reasons import explained
from whistclub.coach.puzzles import Puzzle, all_puzzles


def main() -> None:
    """Reads the command."""
    word, folder, *rest = sys.argv[1:]
    if word == "make":
        kind, first, last = rest
        _make(Path(folder), kind, int(first), int(last))
    else:
        found = [
            renamed(msgspec.json.decode(line, type=Puzzle))
            for file in sorted(Path(folder).glob("*.jsonl"))
            for line in file.read_bytes().splitlines()
        ]
        for puzzle in chosen(all_puzzles(), found):
            sys.stdout.write(msgspec.json.encode(explained(puzzle)).decode() + "\n")


def _make(folder: Path, kind: str, first: int, last: int) -> None:
    done = folder / f"{kind}.done"
    known = set(done.read_text("ascii").split()) if done.exists() else set()
    for number in range(first, last + 1):
        if str(number) in known:
            continue
        lines = b"".join(msgspec.json.encode(one) + b"\n" for one in made(kind, number))
        with (folder / f"{kind}.jsonl").open("ab") as file:
            file.write(lines)
        with done.open("a", encoding="ascii") as file:
            file.write(f"{number}\n")


if __name__ == "__main__":
    main()
