#!/bin/sh
# Remakes the weights of the fast policy, src/whistclub/players/policy/weights.txt, and from them trained.txt beside it:
# kernel/fit/policy.sh [ROUNDS], on one core; needs CMake, a C++20 compiler, and the package in the Python of the path.
# Each round (31) adds the play of 30 deals of each kind between conventional players under the seed text `selfplay`, 60
# of Solo and 120 of Askov; sixteen blocks of deals between `strong` players, by the weights as they stand, follow under
# the seed text `ownplay` and count twice. Two hours or so, nearly all of it self-play.
set -eu
cd -- "$(dirname -- "$0")/../.."
rounds=${1:-31}
build=$(mktemp -d)
trap 'rm -rf -- "$build"' EXIT
round=0
while [ "$round" -lt "$rounds" ]; do
  first=$((round * 30))
  for kind in high low whist dakota; do
    python tools/policy_games.py "$build/games" conventional "$kind" selfplay "$first" $((first + 30))
  done
  python tools/policy_games.py "$build/games" conventional solo selfplay $((first * 2)) $((first * 2 + 60))
  python tools/policy_games.py "$build/games" conventional askov selfplay $((first * 4)) $((first * 4 + 120))
  round=$((round + 1))
done
block=0
for deals in high:110 high:110 high:110 high:110 high:110 low:82 low:82 low:82 low:82 whist:79 whist:79 whist:79 \
  dakota:82 dakota:82 dakota:82 solo:230; do
  first=$((block * 1000))
  python tools/policy_games.py "$build/own" strong "${deals%:*}" ownplay "$first" $((first + ${deals#*:}))
  block=$((block + 1))
done
cat "$build/own" "$build/own" >>"$build/games"
cmake -S kernel -B "$build" -DWHIST_FIT=ON -DCMAKE_BUILD_TYPE=Release >"$build/log"
cmake --build "$build" --target policy_fit policy_train >"$build/log"
weights=src/whistclub/players/policy/weights.txt
"$build/policy_fit" "$build/games" "$weights"
"$build/policy_train" "$weights" src/whistclub/players/policy/trained.txt 1800000
