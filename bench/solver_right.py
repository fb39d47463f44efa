"""Full checks of the solver: the C++ judge, DDS, sanitizers, and a bound changed on purpose.

Run as `python -m bench.solver_right PART... --keep` with the parts `endings` (100,000 endings of 3 to 5 cards against
brute force), `long` (8 to 10 cards against the plain search), `misere` (20,000 endings of one seat that is to take no
trick), `dds` (10,000 positions of all sizes, the value of every card), `sanitizers` (address and undefined, then
thread, over the corpus and random questions) and `mutants` (bounds changed one by one must be noticed). Needs a
compiler. Results are added to `bench/results/solver_right.json`.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bench.common import RESULTS, arguments, surroundings, write
from tests.solver.peers import dds_values
from whistclub.rules.seats import FOUR
from whistclub.solver import Question, Solver
from whistclub.solver.bench import dealt

KERNEL = Path(__file__).resolve().parent.parent / "kernel"
CORPUS = KERNEL / "tests" / "corpus"
CAUGHT = CORPUS / "caught.txt"
SEED = 20261121
ADDRESS = "-fsanitize=address,undefined;-fno-sanitize=vptr;-fno-sanitize-recover=all"
MUTANTS = (
    ("bounds/quick_tricks.hpp", "if (first > top || second > top) break;", "if (false) break;"),
    (
        "bounds/trump_tricks.hpp",
        "if (rest - higher >= target) return true;",
        "if (rest >= target) return true;",
    ),
    (
        "search.cpp",
        "maximising ? tricks - need + 1 : need, tricks",
        "maximising ? tricks - need : need - 1, tricks",
    ),
    ("bounds/sure_tricks.hpp", "!(hands[seat] & reached[other])", "false"),
    ("bounds/sure_tricks.hpp", "relevant |= highest_bit(own);", ""),
    ("bounds/sure_tricks.hpp", "if (put_off > tricks - target) return false;", ""),
    ("bounds/sure_tricks.hpp", "if (above + ruffs <= lost) {", "if (above <= lost) {"),
    ("bounds/quick_tricks.hpp", "all & trumps & ~ours, 1,", "all & trumps & ~ours, 2,"),
    ("bounds/nullo.hpp", "if (!stays_below(own, theirs, 0, tricks)) return false;", ""),
    ("bounds/nullo.hpp", "if (!exits) return false;", ""),
    (
        "bounds/nullo.hpp",
        "const bool stays = (own & (own - 1)) || (s.hands[other] & led);",
        "const bool stays = true;",
    ),
    ("bounds/nullo.hpp", "need_above(s, pairs, best, side, s.rules.seats & ~side);", ""),
    ("moves.hpp", "if (bit(low) >= level[suit_of(low)]) relevant |= bit(low);", ""),
    ("search.cpp", "note_winner(s, relevant, next.best, beaten);", ""),
    (
        "misere/search.cpp",
        "if (lowest_bit(own) < forced_best(hands_, rules_.seats & ~(1u << declarer_), mask)) continue;",
        "",
    ),
    (
        "misere/search.cpp",
        "if (seat != declarer_ && (hands_[seat] & mask)) why.suit[suit] |= orders_.pair(lowest(own), lowest(hands_[seat] & mask));",
        "",
    ),
    (
        "misere/search.cpp",
        "if (!match_from_below(suit, why)) why.suit[suit] |= kept_[suit] & orders_.declarer_below(suit);",
        "match_from_below(suit, why);",
    ),
    ("misere/search.cpp", "why.suit[suit] |= pairs;\n  return true;", "return true;"),
    ("misere/search.cpp", "left &= ~orders_.of_card(lowest(theirs));", "left = 0;"),
    ("alike.cpp", "pairs |= deposit_bits(named, with);", ""),
    ("alike.cpp", "pairs |= deposit_bits(all, with_played);", ""),
    ("alike.cpp", "if (named & orders.of_card(lowest(rest))) return false;", ""),
    (
        "alike.cpp",
        "found |= deposit_bits(extract_bits(pairs, first), second) | deposit_bits(extract_bits(pairs, second), first);",
        "",
    ),
    ("alike.cpp", "all |= swapped;", ""),
    ("alike.cpp", "hand & move.span(), pairs", "bit(move.card), pairs"),
    ("bounds/nullo.hpp", "need_below(s, pairs.suit[suit], own, theirs, 0, tricks);", ""),
    ("misere/search.cpp", "if (!broken) beaten |= round.cards & orders_.dealt(declarer_);", ""),
    (
        "misere/search.cpp",
        "compare(orders_, why, round.best, beaten);",
        "compare(orders_, why, round.best, beaten & orders_.dealt(declarer_));",
    ),
    ("misere/search.cpp", "if (low > top) top = low;", ""),
    (
        "misere/search.cpp",
        "if (following) separators |= bit(round.best) | (threatens ? own : 0);",
        "if (following) separators |= bit(round.best);",
    ),
    (
        "misere/search.cpp",
        "most = std::max(most, std::min(leads, tricks) - own);",
        "most = std::max(most, std::min(leads, tricks) - own - 1);",
    ),
    (
        "misere/search.cpp",
        "if (seat != declarer_) longest[s] = std::max(longest[s], lengths[seat][s]);",
        "if (seat != declarer_) longest[s] = lengths[seat][s];",
    ),
    ("misere/suits.cpp", "if (!safe(suit, left & ~lowest_of(rest), fewer)) return false;", ""),
    (
        "misere/suits.cpp",
        "if (seat != declarer_ && (left & dealt[seat]) && !survives_round(suit, left, throws, seat, rules_.size, 0)) return false;",
        "",
    ),
)


def built(folder: Path, sources: Path, *flags: str) -> Path:
    """Builds the drivers of these sources into the folder."""
    command = [
        "cmake",
        "-S",
        str(sources),
        "-B",
        str(folder),
        "-DWHIST_TESTS=ON",
        f"-DWHIST_EXTRA_FLAGS={';'.join(flags)}",
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return folder


def run(*command: object) -> tuple[int, str]:
    done = subprocess.run(list(map(str, command)), check=False, capture_output=True, text=True)
    last = (done.stdout.strip() or done.stderr.strip() or "silent").splitlines()[-1]
    return done.returncode, last


def judged(folder: Path, *arguments: object) -> dict[str, Any]:
    status, said = run(built(folder, KERNEL) / "judge", *arguments)
    return {"good": status == 0, "said": said}


def endings(folder: Path) -> dict[str, Any]:
    return judged(folder, 3, 5, 100_000, SEED)


def long_endings(folder: Path) -> dict[str, Any]:
    return judged(folder, 8, 10, 2_000, SEED, 3_000_000)


def miseres(folder: Path) -> dict[str, Any]:
    return judged(folder, "--misere", 2, 5, 20_000, SEED)


def dds(_: Path) -> dict[str, Any]:
    rng = Random(SEED)
    solver, differ, count = Solver(), 0, 10_000
    for number in range(count):
        cards = rng.choice(
            (*range(2, 14), *range(2, 10), *range(2, 10), *range(2, 10), *range(2, 10), *range(2, 10))
        )
        trump = rng.choice(("", "", "", "S", "H", "D", "C"))
        question = Question(hands=dealt(f"right {number}", cards), leader=FOUR[number % 4], trump=trump)
        (answer,) = solver.solve([question], cards=True)
        own = {one.card.text: one.value.least for one in answer.cards}
        theirs = dds_values(question)
        if number % 2:
            theirs = {card: cards - value for card, value in theirs.items()}
        differ += own != theirs
    return {
        "good": differ == 0,
        "said": f"{count} positions of 2 to 13 cards, every card, seed {SEED}: {differ} differ",
    }


def sanitizers(folder: Path) -> dict[str, Any]:
    corpus = sorted(map(str, CORPUS.glob("*.txt")))
    said, good = {}, True
    for name, flags in (("address and undefined", ADDRESS), ("thread", "-fsanitize=thread")):
        fuzz = built(folder / name[:6], KERNEL, "-O1", *flags.split(";")) / "fuzz"
        for what in (corpus, ["--random", "400", str(SEED)]):
            status, line = run(fuzz, *what)
            good = good and status == 0
            said[f"{name}, {'corpus' if what is corpus else 'random'}"] = line
    return {"good": good, "said": said}


def mutants(folder: Path) -> dict[str, Any]:
    """Every change must be seen by the positions that are kept, which `./check` runs too."""
    said = {}
    for number, (name, old, new) in enumerate(MUTANTS):
        tree = folder / str(number)
        shutil.copytree(KERNEL, tree / "kernel")
        path = tree / "kernel" / "src" / name
        text = path.read_text(encoding="utf-8")
        assert old in text, old
        path.write_text(text.replace(old, new), encoding="utf-8")
        judge = built(tree / "build", tree / "kernel", "-O1") / "judge"
        kept = run(judge, "--kept", CAUGHT)[0] != 0
        kind = ["--misere"] if name.startswith("misere/") else []
        short, long = (3, 5, 20_000, SEED), (7, 8, 1_000, SEED, 2_000_000)
        chance = any(run(judge, *kind, *what)[0] != 0 for what in (short, long))
        by = [what for what, seen in (("kept positions", kept), ("random ones", chance)) if seen]
        said[f"{name}: {old}"] = f"noticed by {' and '.join(by) or 'nothing'}"
    return {"good": all("kept" in line for line in said.values()), "said": said}


PARTS: dict[str, Callable[[Path], dict[str, Any]]] = {
    "endings": endings,
    "long": long_endings,
    "misere": miseres,
    "dds": dds,
    "sanitizers": sanitizers,
    "mutants": mutants,
}


def main() -> None:
    parser = arguments(__doc__, keep=False)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []])
    given = parser.parse_args()
    os.environ["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    path = RESULTS / "solver_right.json"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    good = True
    for name in given.parts or PARTS:
        start_s = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found = PARTS[name](Path(folder))
        found |= {"seconds": round(time.monotonic() - start_s), "date": surroundings()["date"], "seed": SEED}
        print(name, json.dumps(found), flush=True)
        kept[name] = found
        good = good and found["good"]
        if given.keep:
            write(path, kept)
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
