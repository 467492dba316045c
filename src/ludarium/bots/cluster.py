"""Tasks on many machines, with Ray.

It is the optional extra `ludarium[cluster]`, so it is imported where it is asked for and nowhere else.
Every machine has the same version of Ludarium installed.
"""

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4  # tasks a core: some take longer than others
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # it would tell its makers
    "RAY_AUTH_MODE": "token",  # else whoever reaches it can run anything
    "RAY_IGNORE_UNHANDLED_ERRORS": "1",  # the first is raised; those of tasks after it nobody asks for
}
LOCAL: Final = (
    "local"  # instead of an address, for Ray too: a cluster of this machine, for as long as this process runs
)


class BadCluster(Exception):
    """It cannot be reached or used; the message is for whoever named it."""


class Cluster:
    """The machines that the one at `address` belongs to."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        """`cores` says how many a local one takes; by default all.  Raises `BadCluster`."""
        self._ray = joined(address, cores)
        self._remote = self._ray.remote(_done)
        self._version = version("ludarium")
        self.cores = int(self._ray.cluster_resources().get("CPU", 1))

    def map(self, task: Callable[[T], R], over: Iterable[T]) -> Iterator[R]:
        """As every pool does; raises `BadCluster`.

        Only a few are asked for in advance, because none is ever called off: in Ray 2.60 `ray.cancel` ends
        this process if the task is done in the same moment.
        """
        asked: deque[Any] = deque()
        for one in over:
            asked.append(self._remote.remote(self._version, task, one))
            if len(asked) >= AHEAD * self.cores:
                yield self._found(asked.popleft())
        while asked:
            yield self._found(asked.popleft())

    def start(self, kind: type[T]) -> Any:
        """Ray's handle of a new one of these, in a process of its own on one core."""
        return self._ray.remote(num_cpus=1)(kind).remote()

    def end(self, started: Any) -> None:
        """Its process ends, whatever it does."""
        self._ray.kill(started)

    def is_failure(self, error: BaseException) -> bool:
        """Whether Ray says so, and not what it was asked to do."""
        return isinstance(error, self._ray.exceptions.RayError)

    def _found(self, asked: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(asked)
        except errors.RayTaskError as error:
            raise error.cause from None  # what went wrong in the task, as if it had been done here
        except errors.RayError as error:
            raise BadCluster(f"The cluster failed: {error}") from error

    def close(self) -> None:
        self._ray.shutdown()


def joined(address: str, cores: int | None) -> Any:
    """Ray, once it knows where; raises `BadCluster`."""
    os.environ.update(SETTINGS)
    try:
        import ray
    except ImportError as error:
        raise BadCluster('A cluster needs Ray: pip install "ludarium[cluster]"') from error
    own = {"num_cpus": cores, "include_dashboard": False} if address == LOCAL else {}
    stopped_by = signal.getsignal(signal.SIGTERM)
    try:
        ray._raylet.Config.initialize("")  # it read them when it was imported, maybe before
        knock(address)
        ray.init(address, ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR, **own)
    except Exception as error:  # that is what Ray raises
        ray.shutdown()  # what it had begun would be in the way of another try
        raise BadCluster(f"There is no cluster at {address}: {error}") from error
    signal.signal(signal.SIGTERM, stopped_by)  # Ray has put its own there
    return ray


def knock(address: str) -> None:
    """Raises `OSError` if nobody listens: Ray would wait for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "://" not in host:
        socket.create_connection((host, int(port)), timeout=10).close()


def _done(asked_by: str, task: Callable[[T], R], given: T) -> R:
    """On one of the machines."""
    if (here := version("ludarium")) != asked_by:
        raise BadCluster(f"A machine of the cluster has Ludarium {here}, not {asked_by}.")
    return task(given)
