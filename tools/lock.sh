#!/bin/sh
# Remakes requirements/*.txt from pyproject.toml and requirements/*.in; needs uv on the PATH.
# Arguments go to uv: `tools/lock.sh --upgrade` takes newer versions.
set -eu
cd -- "$(dirname -- "$0")/.."

lock() {
  output=$1
  shift
  uv pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes --no-header \
    --no-emit-index-url --no-emit-find-links --no-annotate --output-file "$output" "$@"
  if grep -nE '[:]//|^--|^-i|^ *[^ #]*@ ' "$output"; then
    echo "lock: $output names a host or a place" >&2
    exit 1
  fi
}

# beyond LOCK BASE...: leaves in LOCK what none of its bases holds; its first line takes the first of them with it. An
# entry is compared whole: one that a base holds for fewer systems stays.
beyond() {
  lock=requirements/$1.txt
  shift
  {
    echo "-r $1.txt"
    awk -v lock="$lock" '
      { entry = entry $0 "\n" }
      /\\$/ { next }
      FILENAME != lock { held[entry] }
      FILENAME == lock && !(entry in held) { printf "%s", entry }
      { entry = "" }
    ' $(printf 'requirements/%s.txt ' "$@") "$lock"
  } >"$lock.new"
  mv "$lock.new" "$lock"
}

lock requirements/build.txt "$@" requirements/build.in
lock requirements/node.txt "$@" requirements/node.in
lock requirements/zig.txt "$@" requirements/zig.in
lock requirements/docs.txt "$@" requirements/docs.in
# ./whist is also the way to a club over PostgreSQL.
lock requirements/run.txt "$@" --extra postgres --extra nats pyproject.toml
lock requirements/test.txt "$@" --all-extras --constraint requirements/run.txt pyproject.toml requirements/test.in
beyond test run
lock requirements/bench.txt "$@" --all-extras --constraint requirements/test.txt pyproject.toml requirements/test.in requirements/bench.in
beyond bench test run
