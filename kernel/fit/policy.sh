#!/bin/sh
# Remakes the weights of the fast policy, src/whistclub/players/policy/weights.txt: kernel/fit/policy.sh [ROUNDS], on one core; needs
# CMake, a C++20 compiler, and the package in the Python of the path. Each round (31) adds the play of 30 deals of each kind under the
# seed text `selfplay`, and 120 of Askov. An hour or so, nearly all of it self-play.
set -eu
cd -- "$(dirname -- "$0")/../.."
rounds=${1:-31}
build=$(mktemp -d)
trap 'rm -rf -- "$build"' EXIT
round=0
while [ "$round" -lt "$rounds" ]; do
  first=$((round * 30))
  for kind in high low solo whist dakota; do
    python tools/policy_games.py "$build/games" "$kind" selfplay "$first" $((first + 30))
  done
  python tools/policy_games.py "$build/games" askov selfplay $((first * 4)) $((first * 4 + 120))
  round=$((round + 1))
done
cmake -S kernel -B "$build" -DWHIST_FIT=ON -DCMAKE_BUILD_TYPE=Release >"$build/log"
cmake --build "$build" --target policy_fit >"$build/log"
"$build/policy_fit" "$build/games" src/whistclub/players/policy/weights.txt
