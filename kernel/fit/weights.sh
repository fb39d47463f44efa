#!/bin/sh
# Remakes the weights of the move order: kernel/fit/weights.sh win|lose [DEALS [RATE [PASSES]]], on one core; needs CMake and a C++20
# compiler. `win` makes kernel/src/ordering/weights.hpp, `lose` kernel/src/ordering/nullo_weights.hpp. Each pass gathers positions from
# DEALS random deals (8000), one position in RATE (60), with the weights of the pass before, and fits all sets of weights to them. The
# deals of pass n are those of seed n.
set -eu
cd -- "$(dirname -- "$0")/.."
kind=$1 deals=${2:-8000} rate=${3:-60} passes=${4:-1}
case $kind in win) header=src/ordering/weights.hpp ;; lose) header=src/ordering/nullo_weights.hpp ;; *) exit 64 ;; esac
build=$(mktemp -d)
trap 'rm -rf -- "$build"' EXIT
pass=1
while [ "$pass" -le "$passes" ]; do
  cmake -S . -B "$build" -DWHIST_FIT=ON -DCMAKE_BUILD_TYPE=Release >"$build/log"
  cmake --build "$build" >"$build/log"
  rm -f -- "$build/positions"
  "$build/gather" "$kind" "$build/positions" "$pass" "$deals" "$rate"
  "$build/fit" "$kind" "$build/weights.hpp" "$build/positions"
  mv -- "$build/weights.hpp" "$header"
  pass=$((pass + 1))
done
