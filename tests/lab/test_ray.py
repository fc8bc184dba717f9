"""`covetown lab --ray` on a real cluster of Ray's own processes, where Ray is installed: `make ray`."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest

from covetown.kernel import Journal
from covetown.lab.contest import Contest, Entrant
from covetown.lab.match import run
from covetown.lab.records import Records
from covetown.lab.workers import Cluster, Here

ray = pytest.importorskip("ray")

GAME = "dale_of_merchants"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster with two places, started as its operator would."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = int(found.getsockname()[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    environment |= {"RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", f"--port={port}"]
    command += ["--num-cpus=2", "--include-dashboard=false", "--node-ip-address=127.0.0.1", "--disable-usage-stats"]
    head = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert head.stdout is not None
    try:
        for line in head.stdout:
            if "Ray runtime started" in line:
                break
        yield f"127.0.0.1:{port}"
    finally:
        ray.shutdown()
        head.send_signal(signal.SIGTERM)
        head.wait(30)
        head.stdout.close()


def played(journal: Journal) -> object:
    """A game without the notes of how long it took."""
    return journal.setup, [(move.seat, move.option, move.chance) for move in journal.moves], journal.result


def test_a_cluster_plays_the_very_same_games(cluster: str) -> None:
    contest = Contest(GAME, [Entrant("novice"), Entrant("random")], {}, seed=4)
    here = run(contest, 6, Records(None), Here())
    there = run(contest, 6, Records(None), Cluster(cluster))
    assert [played(journal) for journal in there] == [played(journal) for journal in here]


def test_the_command_uses_the_cluster(cluster: str) -> None:
    """Another process, as at a terminal; the games are on record and can be counted."""
    program = "import sys; from covetown.cli import main; main(sys.argv[1:])"
    asked = ["lab", "match", GAME, "--bots", "novice,random", "--games", "4", "--ray", cluster, "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    told = subprocess.run([sys.executable, "-c", program, *asked], env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr[-2000:]
    assert json.loads(told.stdout.splitlines()[-1])["games"] == 4
