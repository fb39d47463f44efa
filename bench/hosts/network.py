"""A small network of namespaces on this machine: each machine has its own, and all hang on one bridge.

Links between two machines are cut by dropping what they send each other, and slowed by a narrow line. Needs root, `ip`,
`nft` and `tc`.
"""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

MACHINES: Final = ("people", "database", "broker", "host1", "host2", "host3")
PEOPLE: Final = 48
"""As many people have an address of their own."""
_FIRST_PERSON: Final = 100
_SWITCH: Final = "wc-switch"
_SLOW: Final = ("tbf", "rate", "200kbit", "burst", "4kb", "latency", "500ms")
"""A line so narrow that what is sent waits up to half a second; what waits longer is lost."""


def address_of(machine: str) -> str:
    """The address of a machine in the network."""
    return f"10.77.0.{MACHINES.index(machine) + 1}"


def own_address(number: int) -> str:
    """The address at the people's machine of the person of this number, from 0."""
    return f"10.77.0.{_FIRST_PERSON + number}"


def at(machine: str) -> list[str]:
    """The words before a command that make it run at a machine."""
    return ["ip", "netns", "exec", f"wc-{machine}"]


@contextmanager
def network() -> Iterator[None]:
    """The machines and their links, gone afterwards."""
    _remove()
    try:
        _run("ip", "netns", "add", _SWITCH)
        _run("ip", "-n", _SWITCH, "link", "add", "bridge", "type", "bridge")
        _run("ip", "-n", _SWITCH, "link", "set", "bridge", "up")
        for machine in MACHINES:
            _join(machine)
        for number in range(PEOPLE):
            _run("ip", "-n", "wc-people", "addr", "add", f"{own_address(number)}/24", "dev", "line")
        yield
    finally:
        _remove()


def pids_at(machine: str) -> list[int]:
    """The processes that run at a machine."""
    found = subprocess.run(
        ["ip", "netns", "pids", f"wc-{machine}"], check=True, capture_output=True, text=True
    )
    return [int(word) for word in found.stdout.split()]


def cut(one: str, other: str) -> None:
    """Drops all that these two machines send each other; neither is told."""
    for here, there in ((one, other), (other, one)):
        rule = f"add rule ip club out ip daddr {address_of(there)} drop"
        _run(*at(here), "nft", *rule.split())


def slow(machine: str) -> None:
    """Makes the line of a machine narrow, to whomever it sends."""
    _run(*at(machine), "tc", "qdisc", "add", "dev", "line", "root", *_SLOW)


def mend(machines: Sequence[str] = MACHINES) -> None:
    """Ends all that was done to the links of these machines."""
    for machine in machines:
        _run(*at(machine), "nft", "flush", "chain", "ip", "club", "out")
        subprocess.run(
            [*at(machine), "tc", "qdisc", "del", "dev", "line", "root"], capture_output=True, check=False
        )


def _join(machine: str) -> None:
    name = f"wc-{machine}"
    _run("ip", "netns", "add", name)
    _run("ip", "-n", name, "link", "set", "lo", "up")
    _run(
        "ip", "link", "add", "line", "netns", name, "type", "veth", "peer", "name", machine, "netns", _SWITCH
    )
    _run("ip", "-n", _SWITCH, "link", "set", machine, "master", "bridge")
    _run("ip", "-n", _SWITCH, "link", "set", machine, "up")
    _run("ip", "-n", name, "addr", "add", f"{address_of(machine)}/24", "dev", "line")
    _run("ip", "-n", name, "link", "set", "line", "up")
    _run(*at(machine), "nft", "add", "table", "ip", "club")
    _run(*at(machine), "nft", "add chain ip club out { type filter hook output priority 0 ; }")


def _remove() -> None:
    for name in (*(f"wc-{machine}" for machine in MACHINES), _SWITCH):
        subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)


def _run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)
