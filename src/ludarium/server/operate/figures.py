"""How a server is doing, in numbers for Prometheus: how many and how long, never who or where."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import generate_latest

from ludarium.server.refusals import STATUS

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW: Final = (0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100)
MANY: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
EVERY: Final = 0.25  # seconds, the loop is asked to come back


class Figures:
    """Those of one server."""

    def __init__(self) -> None:
        self._all = one = CollectorRegistry()
        self._late = deque[float](maxlen=round(60 / EVERY))
        ProcessCollector(registry=one)
        Info("ludarium", "Which Ludarium this is.", registry=one).info({"version": version("ludarium")})
        self._refusals = Counter("ludarium_refusals", "What was not done, by why.", ["key"], registry=one)
        what = "What people were to be told, and what came of it."
        self._notices = Counter("ludarium_notices", what, ["kind", "result"], registry=one)
        what = "Tables that this server took, handed over to another, or lost to one."
        self._moved = Counter("ludarium_tables_moved", what, ["how"], registry=one)
        self._set_those_of_storing()
        self._set_those_of_time()

    def _set_those_of_storing(self) -> None:
        one = self._all
        self._entries = Counter("ludarium_entries", "Moves and undos that were stored.", registry=one)
        self._batch = Histogram(
            "ludarium_batch_entries", "How many were stored in one transaction.", buckets=MANY, registry=one
        )
        self._commit = Histogram(
            "ludarium_commit_seconds", "Of such a transaction, synced.", buckets=QUICK, registry=one
        )
        self._failed = Counter("ludarium_commits_failed", "Transactions that were not stored.", registry=one)

    def _set_those_of_time(self) -> None:
        one = self._all
        self._answer = Histogram(
            "ludarium_answer_seconds",
            "From reading an answer to the last chair being told of it.",
            buckets=QUICK,
            registry=one,
        )
        self._thinking = Histogram(
            "ludarium_thinking_seconds", "Of one thought of a bot.", buckets=SLOW, registry=one
        )
        self._delay = Histogram(
            "ludarium_loop_delay_seconds", "How late the loop came back.", buckets=QUICK, registry=one
        )

    def follow(self, name: str, what: str, now: Callable[[], float]) -> None:
        """A number that is looked up whenever somebody asks."""
        Gauge(name, what, registry=self._all).set_function(now)

    def refused(self, key: str) -> None:
        self._refusals.labels(key if key in STATUS else "other").inc()

    def noticed(self, kind: str, result: str) -> None:
        self._notices.labels(kind, result).inc()

    def moved(self, how: str) -> None:
        """A table was `taken`, `handed-over`, or `lost` to whoever has taken it."""
        self._moved.labels(how).inc()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Until every chair is told; what is refused is no answer."""
        begun = perf_counter()
        yield
        self._answer.observe(perf_counter() - begun)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        with self._thinking.time():
            yield

    @contextmanager
    def storing(self, entries: int) -> Iterator[None]:
        """So many entries, in one transaction."""
        with self._failed.count_exceptions(), self._commit.time():
            yield
        self._batch.observe(entries)
        self._entries.inc(entries)

    async def watch(self) -> None:
        """Look how late the loop is, as long as the server lives."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            late = max(0.0, loop.time() - due)
            self._delay.observe(late)
            self._late.append(late)

    @property
    def latest_delay(self) -> float:
        """The worst of the last minute, in seconds."""
        return max(self._late, default=0.0)

    def text(self) -> bytes:
        return generate_latest(self._all)
