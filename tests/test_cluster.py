"""Tasks are done with the same results here, in processes and on a cluster; bots of a server think there."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

from ludarium import Luck, Table, bots, game, options
from ludarium.bots.arena import Entrant, compete
from ludarium.bots.cluster import LOCAL, BadCluster, Cluster
from ludarium.bots.mcts import Mcts
from ludarium.bots.outside import BadBot
from ludarium.bots.pool import HERE, Pool, Processes
from ludarium.bots.training import positions
from ludarium.cli import main
from ludarium.server.clock import Clock
from ludarium.server.machines import ClusterWorker
from ludarium.server.thinker import NoThought, Thinker, Thought
from tests.games.play import play_at_random
from tests.server.people import ANNA, bot, serving

# Ray gives those it starts a fixed time, whatever else the machine does: its fixture may try once more.
pytestmark = [pytest.mark.cluster, pytest.mark.flaky(reruns=1)]

GAMES = ["druids", "tigris", "ark", "borabora"]


def answered(name: str, seed: int) -> str:
    """What the best bot says to the first question of a game."""
    it = game(name)
    state = it.start(2, {}, Luck(seed))
    return Mcts(20).choose(it, it.view(state, state.asks[-1].seat), 1e6, Luck(seed))


def played(pool: Pool) -> list[object]:
    match = compete("druids", [Entrant("mcts", iterations=5), Entrant("greedy", 60)], 4, 7, pool)
    return [(one.seated, one.winners, one.answers) for one in match]


def reviewed(path: Path, where: list[str], capsys: pytest.CaptureFixture[str]) -> object:
    assert main(["review", str(path), "--iterations", "12", "--json", *where]) == 0
    return json.loads(capsys.readouterr().out)


def recorded(folder: Path) -> Path:
    path = folder / "game.txt"
    table = Table(game("druids"), ["Anna", "Bela"], {}, bytes(range(32)))
    path.write_text(play_at_random(table, 1).record(None))
    return path


def failing(number: int) -> int:
    raise BadBot(f"number {number}")


def dying(marks: Path, number: int) -> int:
    """The first time it takes its process along."""
    mark = marks / str(number)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    return number


def setting(name: str) -> str | None:
    return os.environ.get(name)


@pytest.mark.parametrize("pool", [HERE, Processes(2)], ids=["here", "processes"])
def test_results_come_in_order_and_failures_as_they_are(pool: Pool) -> None:
    assert list(pool.map(abs, range(0, -5, -1))) == [0, 1, 2, 3, 4]
    with pytest.raises(BadBot, match="number 1"):
        list(pool.map(failing, [1]))


def test_a_review_in_processes_is_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path)
    assert reviewed(path, ["--jobs", "2"], capsys) == reviewed(path, [], capsys)


def test_without_ray_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "druids", "greedy", "random", "--games", "2", "--cluster", LOCAL]) == 2
    assert capsys.readouterr().err == 'ludarium: A cluster needs Ray: pip install "ludarium[cluster]"\n'


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two cores of this machine."""
    if find_spec("ray") is None:
        pytest.skip('Ray is not installed: pip install "ludarium[cluster]"')
    joined = Cluster(LOCAL, cores=2)
    yield joined
    joined.close()


def test_a_cluster_finds_the_same(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in GAMES:
        assert list(cluster.map(partial(answered, name), range(3))) == [answered(name, n) for n in range(3)]
    assert played(cluster) == played(HERE)
    assert list(positions("druids", 2, 4, 3, cluster)) == list(positions("druids", 2, 4, 3))
    path = recorded(tmp_path)
    assert reviewed(path, ["--cluster", LOCAL], capsys) == reviewed(path, [], capsys)


def test_a_cluster_tells_failures_as_they_are_and_outlives_them(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="number 1"):
        list(cluster.map(failing, [1]))
    assert list(cluster.map(partial(dying, tmp_path), range(2))) == [0, 1]


def test_a_cluster_tells_its_makers_nothing_and_asks_for_its_token(cluster: Cluster) -> None:
    assert list(cluster.map(setting, ["RAY_USAGE_STATS_ENABLED", "RAY_AUTH_MODE"])) == ["0", "token"]


def test_whoever_imported_ray_before_gets_one_too() -> None:
    pytest.importorskip("ray")
    told = (
        "import ray; from ludarium.bots.cluster import LOCAL, Cluster; "
        "it = Cluster(LOCAL, cores=1); print(*it.map(abs, [-1, -2])); it.close()"
    )
    ended = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ended.stdout == "1 2\n"


def test_others_join_it_by_its_address(cluster: Cluster) -> None:
    import ray

    match = [
        "arena",
        "druids",
        "mcts",
        "greedy",
        "--games",
        "4",
        "--iterations",
        "5",
        "--seconds",
        "60",
        "--json",
    ]
    told = []
    for where in (["--cluster", ray.get_runtime_context().gcs_address], ["--jobs", "2"]):
        command = [sys.executable, "-m", "ludarium.cli", *match, *where]
        ended = subprocess.run(command, capture_output=True, text=True, check=True)
        told.append([(one["bot"], one["won"]) for one in json.loads(ended.stdout)])
        assert ended.stderr == ""
    assert told[0] == told[1]


def test_a_machine_with_another_version_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_version", "0.0.0")
    with pytest.raises(BadCluster, match=r"A machine of the cluster has Ludarium .*, not 0\.0\.0"):
        list(cluster.map(setting, ["HOME"]))


def test_where_nobody_listens_there_is_no_cluster() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadCluster, match=r"There is no cluster at 127\.0\.0\.1:1: .*refused"):
        Cluster("127.0.0.1:1")


# Bots of a server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def thinker(cluster: Cluster) -> Thinker:
    """With one core."""
    return Thinker([ClusterWorker(cluster)], Clock())


def thought(name: str, bot: str = "greedy", seconds: float = 60) -> Thought:
    it = game(name)
    state = it.start(2, {}, Luck(1))
    return Thought(name, bot, it.view(state, state.asks[-1].seat), seconds, 1)


@pytest.mark.anyio
async def test_a_core_finds_the_same_as_a_process_here(thinker: Thinker) -> None:
    for name in GAMES:
        one = thought(name)
        assert await thinker.think(one, ANNA) == bots.think(name, one.bot, one.view, one.seconds, one.seed)
    it = game("tigris")
    state = it.start(4, {}, Luck(1))
    found = await thinker.appraise("tigris", it.view(state, 0), 2, ANNA)
    assert sorted(one.words for one in found) == sorted(str(a) for a in options(state))
    with pytest.raises(NoThought, match="NoSuchBot"):
        await thinker.think(thought("druids", "oracle"), ANNA)
    await thinker.close()


def thinking() -> list[int]:
    """The processes of this machine that think for a cluster."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"ray::Mind.think"):
                found.append(int(path.parent.name))
        except OSError:
            continue  # it has just ended
    return found


@pytest.mark.anyio
async def test_a_core_lost_in_mid_thought_is_replaced(thinker: Thinker) -> None:
    answer = asyncio.create_task(thinker.think(thought("druids", "mcts", 2), ANNA))
    while not (pids := thinking()):
        await asyncio.sleep(0.02)
    os.kill(pids[0], 9)
    assert await answer in {str(a) for a in options(game("druids").start(2, {}, Luck(1)))}
    await thinker.close()


@pytest.mark.anyio
async def test_a_thought_that_is_called_off_leaves_its_core_to_the_next(thinker: Thinker) -> None:
    long = asyncio.create_task(thinker.think(thought("druids", "mcts", 100), ANNA))
    while not thinking():
        await asyncio.sleep(0.02)
    long.cancel()
    assert await thinker.think(thought("druids"), ANNA)
    await thinker.close()


@pytest.mark.anyio
async def test_a_server_has_its_bots_think_there(cluster: Cluster, tmp_path: Path) -> None:
    assert cluster.cores == 2
    async with serving(tmp_path, cluster=LOCAL, thinkers=None) as place, place.guest("Anna") as anna:
        assert place.house is not None
        assert [type(one) for one in place.house.thinker.workers] == [ClusterWorker, ClusterWorker]
        table = await anna.open(bot("mcts", 0.2), bot("greedy", 0.2))
        async with anna.at(table, None) as chair:
            while (await chair.hear_until("entry"))["v"] < 3:
                pass
