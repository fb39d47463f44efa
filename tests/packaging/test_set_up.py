"""./whist and ./check before there is an environment: what they look for, install, and refuse."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.waiting import until

ROOT = Path(__file__).resolve().parents[2]
TOOLS = "cat chmod cksum dirname env find flock mkdir readlink rm sort".split()
NO_VENV_MODULE = 'case "$*" in *ensurepip*) exit 1 ;; esac'


def script(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder for the PATH of a machine without Python, whose user is not root; a tree lies beside it."""
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in TOOLS:
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    script(tools / "id", "echo 1000")
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "requirements", tree / "requirements")
    shutil.copytree(ROOT / "tools", tree / "tools")
    shutil.copytree(ROOT / "kernel", tree / "kernel")
    (tree / "src").mkdir()
    for name in ("whist", "check", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, tree / name)
    return tools


def start(machine: Path, command: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(machine.parent / "tree" / command), *words],
        env={"PATH": str(machine)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", ["whist", "check"])
@pytest.mark.parametrize("python", [None, "exit 1"], ids=["none", "too_old"])
def test_without_a_python_one_line_says_how_to_get_it(
    machine: Path, command: str, python: str | None
) -> None:
    if python is not None:
        script(machine / "python3", python)
    done = start(machine, command)
    assert (69, "", 1) == (done.returncode, done.stdout, len(done.stderr.splitlines()))
    assert "Python 3.11 or newer is needed" in done.stderr


@pytest.mark.parametrize("command", ["whist", "check"])
@pytest.mark.parametrize("apt", [True, False])
def test_who_is_not_root_is_told_which_package_to_install(machine: Path, command: str, apt: bool) -> None:
    script(machine / "python3", NO_VENV_MODULE)
    if apt:
        script(machine / "apt-get", "echo apt-get was called; exit 1")
    done = start(machine, command)
    assert (69, "", 1) == (done.returncode, done.stdout, len(done.stderr.splitlines()))
    assert "apt-get install python3-venv" in done.stderr


def test_root_gets_the_package_installed_after_an_update(machine: Path) -> None:
    script(machine / "id", "echo 0")
    calls = machine.parent / "calls"
    script(machine / "apt-get", f'echo "$*" >>"{calls}"; : >"{machine.parent}/installed"')
    script(machine / "python3", f'[ -f "{machine.parent}/installed" ] && exit 0; {NO_VENV_MODULE}')
    start(machine, "whist")
    update, install = calls.read_text(encoding="utf-8").splitlines()
    assert update.split()[0] == "update"
    assert (install.split()[0], install.split()[-1]) == ("install", "python3-venv")


def test_a_foreign_environment_is_left_alone(machine: Path) -> None:
    script(machine / "python3", "exit 0")
    kept = machine.parent / "tree" / ".venv" / "kept"
    kept.parent.mkdir()
    kept.write_text("mine", encoding="utf-8")
    done = start(machine, "whist")
    assert (73, 1) == (done.returncode, len(done.stderr.splitlines()))
    assert kept.read_text(encoding="utf-8") == "mine"


def test_an_interrupted_set_up_is_begun_again(machine: Path) -> None:
    script(machine / "python3", f'[ "$2" != venv ] || {{ echo venv >>"{machine.parent}/calls"; exit 1; }}')
    first, second = start(machine, "whist"), start(machine, "whist")
    assert (73, 73) == (first.returncode, second.returncode)
    assert (machine.parent / "calls").read_text(encoding="utf-8").split() == ["venv", "venv"]


def test_without_the_registry_one_line_says_that_the_first_start_needs_it(machine: Path) -> None:
    pip = machine.parent / "pip"
    script(pip, "exit 1")
    script(machine / "cp", f'exec {shutil.which("cp")} "$@"')
    script(machine / "python3", f'[ "$2" != venv ] || {{ mkdir "$3/bin"; cp "{pip}" "$3/bin/python"; }}')
    done = start(machine, "whist")
    assert done.returncode == 69
    assert "the first start needs the network" in done.stderr.splitlines()[-1]


PROGRAMS = ["g++", "python3-dev", "postgresql", "nats-server", "chromium-headless-shell", "haproxy", "caddy"]


def test_who_is_not_root_runs_the_checks_without_the_programs_that_are_missing_and_is_told_how_to_get_them(
    machine: Path,
) -> None:
    pip, calls = machine.parent / "pip", machine.parent / "calls"
    script(pip, f'case "$*" in *Python.h*) exit 1 ;; *tools.check*) echo "$*" >>"{calls}" ;; esac')
    script(machine / "cp", f'exec {shutil.which("cp")} "$@"')
    script(machine / "node", "exit 0")
    script(machine / "npm", "exit 0")
    script(machine / "python3", f'[ "$2" != venv ] || {{ mkdir "$3/bin"; cp "{pip}" "$3/bin/python"; }}')
    done = start(machine, "check", "--quick")
    assert (0, "-m tools.check --quick\n") == (done.returncode, calls.read_text(encoding="utf-8"))
    told = [line for line in done.stderr.splitlines() if "is left out" in line]
    # What Debian's packages put into its own places this machine may have.
    anywhere = {"haproxy", "nats-server", "postgresql"}
    assert set(PROGRAMS) - anywhere <= {line.rpartition("apt-get install ")[2].rstrip(")") for line in told}


def test_without_a_compiler_one_line_says_that_the_kernel_is_left_out(machine: Path) -> None:
    pip = machine.parent / "pip"
    script(pip, '[ "$1" != -c ]')
    script(machine / "cp", f'exec {shutil.which("cp")} "$@"')
    script(machine / "python3", f'[ "$2" != venv ] || {{ mkdir "$3/bin"; cp "{pip}" "$3/bin/python"; }}')
    done = start(machine, "whist")
    assert [True] == [
        "without its compiled kernel" in line
        for line in done.stderr.splitlines()
        if "installing whistclub" in line
    ]
    script(machine / "g++", "exit 0")
    again = start(machine, "whist")
    assert "compiling its kernel" in again.stderr


def test_without_a_compiler_the_kernel_is_compiled_behind_the_start_by_a_fetched_one(machine: Path) -> None:
    pip, calls = machine.parent / "pip", machine.parent / "calls"
    venv = machine.parent / "tree" / ".venv"
    said = f'*wasm_kernel.py*) echo "$*" >>"{calls}"; [ -f "{machine.parent}/online" ] || exit 69'
    script(pip, f'case "$*" in *solver._kernel*) exit 1 ;; *print*) echo "{venv}" ;; {said} ;; esac')
    script(machine / "cp", f'exec {shutil.which("cp")} "$@"')
    script(machine / "python3", f'[ "$2" != venv ] || {{ mkdir "$3/bin"; cp "{pip}" "$3/bin/python"; }}')
    start(machine, "whist")
    until(calls.exists)
    (machine.parent / "online").touch()
    until(lambda: bool(start(machine, "whist").returncode) and (venv / "whistclub-kernel").exists())
    made = calls.read_text(encoding="utf-8").splitlines()
    assert {f"{machine.parent}/tree/tools/wasm_kernel.py --library {venv}"} == set(made)
    start(machine, "whist")
    assert made == calls.read_text(encoding="utf-8").splitlines()


def sources_stamp(tree: Path) -> str:
    """The stamp by which `./check` knows that the package has to be installed again."""
    until_ready = (tree / "check").read_text(encoding="utf-8").partition("ready()")[0]
    script(tree / "stamp", f'{until_ready}\nprintf "%s" "$sources"')
    done = subprocess.run(["/bin/sh", tree / "stamp"], capture_output=True, text=True, check=True)
    return done.stdout


def test_a_module_that_becomes_a_folder_is_installed_again_and_an_edited_one_is_not(machine: Path) -> None:
    tree = machine.parent / "tree"
    package = tree / "src/whistclub"
    package.mkdir()
    (package / "whist.py").write_text("", encoding="utf-8")
    before = sources_stamp(tree)
    (package / "whist.py").write_text("A = 1", encoding="utf-8")
    assert before == sources_stamp(tree)
    (package / "whist.py").unlink()
    (package / "whist").mkdir()
    assert before != sources_stamp(tree)
