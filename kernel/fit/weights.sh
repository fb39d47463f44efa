#!/bin/sh
# Remakes kernel/src/weights.hpp: kernel/fit/weights.sh [DEALS [RATE [PASSES]]], on one core; needs CMake and a C++20 compiler.
# Each pass gathers positions from DEALS random deals (8000), one position in RATE (60), with the weights of the pass before, and fits
# all sets of weights to them. The deals of pass n are those of seed n.
set -eu
cd -- "$(dirname -- "$0")/.."
deals=${1:-8000} rate=${2:-60} passes=${3:-1}
build=$(mktemp -d)
trap 'rm -rf -- "$build"' EXIT
pass=1
while [ "$pass" -le "$passes" ]; do
  cmake -S . -B "$build" -DWHIST_FIT=ON -DCMAKE_BUILD_TYPE=Release >"$build/log"
  cmake --build "$build" >"$build/log"
  rm -f -- "$build/positions"
  "$build/gather" "$build/positions" "$pass" "$deals" "$rate"
  "$build/fit" "$build/weights.hpp" "$build/positions"
  mv -- "$build/weights.hpp" src/weights.hpp
  pass=$((pass + 1))
done
