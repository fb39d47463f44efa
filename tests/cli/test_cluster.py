"""`--cluster`: the figures of one process from the workers of a Dask cluster, and what is refused in a sentence."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Whist
from tests.study.clusters import Cluster
from tests.waiting import until

DUEL = ("duel", "simple", "quick", "--game", "whist", "--seed", "7")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    with Cluster(folder) as cluster:
        yield cluster


def kept_after(path: Path, lines: int) -> None:
    """Waits until a duel's file has so many lines."""
    until(lambda: path.exists() and path.read_bytes().count(b"\n") >= lines)


def refused(whist: Whist, *words: str) -> str:
    """The one sentence by which `whist` refuses these words."""
    status, out, err = whist(*words)
    assert (0, "") != (status, out)
    assert "Traceback" not in err
    return err.splitlines()[-1]


@pytest.mark.long
def test_a_duel_has_the_same_figures_on_one_process_on_two_and_on_a_cluster_that_loses_a_worker(
    whist: Whist, cluster: Cluster, tmp_path: Path
) -> None:
    one, two, many = (tmp_path / name for name in ("one", "two", "many"))
    deals = ("--deals", "16")
    shown = [
        whist(*DUEL, *deals, "--out", str(one), "--jobs", "1"),
        whist(*DUEL, *deals, "--out", str(two), "--jobs", "2"),
    ]
    doomed, _ = cluster.add_worker(), cluster.add_worker()

    def kill_in_the_middle() -> None:
        kept_after(many, 6)
        doomed.kill()

    killer = threading.Thread(target=kill_in_the_middle)
    killer.start()
    shown.append(whist(*DUEL, *deals, "--out", str(many), "--cluster", cluster.address))
    killer.join()
    assert -9 == doomed.wait()
    assert [0, 0, 0] == [status for status, _, _ in shown]
    assert one.read_bytes() == two.read_bytes() == many.read_bytes()
    assert 1 == len(
        {out.replace(str(path), "") for (_, out, _), path in zip(shown, (one, two, many), strict=True)}
    )


@pytest.mark.long
def test_an_evening_of_bots_has_the_same_standings_on_a_cluster(whist: Whist, cluster: Cluster) -> None:
    cluster.add_worker()
    evening = ("evening", "simulate", "--people", "8", "--rounds", "2", "--deals", "1", "--seed", "3")
    here = whist(*evening, "--jobs", "1")
    assert here == whist(*evening, "--cluster", cluster.address)
    assert 0 == here[0]


@pytest.mark.long
def test_a_worker_of_another_version_is_refused_by_its_version(
    whist: Whist, cluster: Cluster, tmp_path: Path
) -> None:
    other = tmp_path / "other" / "whistclub-99.1.dist-info"
    other.mkdir(parents=True)
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: whistclub\nVersion: 99.1\n")
    cluster.add_worker({"PYTHONPATH": str(other.parent)})
    path = tmp_path / "x.jsonl"
    assert "has Whistclub 99.1" in refused(whist, *DUEL, "--out", str(path), "--cluster", cluster.address)
    assert not path.exists()


@pytest.mark.long
def test_a_cluster_that_goes_away_in_the_middle_is_told_and_the_duel_goes_on_later(
    whist: Whist, cluster: Cluster, tmp_path: Path
) -> None:
    cluster.add_worker()
    path = tmp_path / "x.jsonl"
    scheduler = cluster.processes[0]

    def kill_in_the_middle() -> None:
        kept_after(path, 6)
        scheduler.kill()

    killer = threading.Thread(target=kill_in_the_middle)
    killer.start()
    said = refused(whist, *DUEL, "--deals", "400", "--out", str(path), "--cluster", cluster.address)
    killer.join()
    assert "went away" in said
    assert "of 8 deals are in" in whist(*DUEL, "--deals", "8", "--out", str(path), "--jobs", "1")[2]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--cluster", "127.0.0.1:8786"), "tcp://HOST:8786"),
        (("--cluster", "tcp://127.0.0.1:8786", "--jobs", "2"), "--jobs"),
    ],
)
def test_a_wrong_word_is_wrong_usage(whist: Whist, words: tuple[str, ...], told: str) -> None:
    status, _, err = whist(*DUEL, *words)
    assert 2 == status
    assert told in err


def test_an_address_without_a_scheduler_is_told(whist: Whist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistclub.study.cluster.CONNECT_S", 0.1)
    assert "No Dask scheduler" in refused(whist, *DUEL, "--cluster", "tcp://127.0.0.1:9")


def test_a_scheduler_without_workers_is_told(
    whist: Whist, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistclub.study.cluster.WORKERS_S", 0.1)
    assert "has no workers" in refused(whist, *DUEL, "--cluster", cluster.address)


def test_without_the_package_its_installation_is_told(whist: Whist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "whistclub.study.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    status, _, err = whist(*DUEL, "--cluster", "tcp://127.0.0.1:8786")
    assert 2 == status
    assert 'pip install "whistclub[cluster]"' in err
