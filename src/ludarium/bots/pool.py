"""Where tasks are done that do not depend on each other: here, or in processes of this machine.

`ludarium.bots.cluster` has a third place.  Tasks bring their own seeds, so the results are the same anywhere.
"""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MASKS: Final = hasattr(signal, "pthread_sigmask")  # not on Windows


class Pool(Protocol):
    """Whoever does tasks."""

    def map(self, task: Callable[[T], R], over: Iterable[T]) -> Iterator[R]:
        """The results, in order.  The task, what it is given and what it finds must be picklable."""


class Here:
    """One task after another, in this process."""

    def map(self, task: Callable[[T], R], over: Iterable[T]) -> Iterator[R]:
        return map(task, over)


class Processes:
    """So many tasks at a time, each in a process of its own."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, task: Callable[[T], R], over: Iterable[T]) -> Iterator[R]:
        executor = ProcessPoolExecutor(
            self.jobs, mp_context=get_context("spawn"), initializer=end_when_interrupted
        )
        try:
            with ctrl_c_waits():
                found = executor.map(task, over)
            yield from found
        finally:
            executor.shutdown(cancel_futures=True)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Ctrl-C is heeded afterwards; by processes that begin here, as soon as they know how to end."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if MASKS else set()
    try:
        yield
    finally:
        if MASKS:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_when_interrupted() -> None:
    """Ctrl-C reaches every process: this one need not finish its game first."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if MASKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


HERE: Final = Here()
