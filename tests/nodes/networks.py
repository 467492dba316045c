"""A network of its own for each server, as if it were another machine: what leads there can be cut.

Nobody is told of a cut, as if a cable were pulled: whatever goes along is sent to an address of nobody.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

import pytest

FIRST: Final = int(ip_address("198.18.0.0"))  # of those that are for tests of networks
NOBODY: Final = "02:00:00:00:00:01"


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


def can(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@dataclass(frozen=True)
class Way:
    """Between this machine and a network: two devices, and their addresses."""

    space: str
    name: str
    number: int

    @property
    def here(self) -> str:
        return str(ip_address(FIRST + 4 * self.number + 1))

    @property
    def there(self) -> str:
        return str(ip_address(FIRST + 4 * self.number + 2))

    @property
    def _ends(self) -> Sequence[tuple[Sequence[str], str, str]]:
        """How each is spoken to: by which command, at which device, to which address it sends."""
        return (("ip",), f"{self.name}h", self.there), (("ip", "-n", self.space), f"{self.name}t", self.here)

    def make(self) -> None:
        run(
            "ip", "link", "add", f"{self.name}h", "type", "veth", "peer", f"{self.name}t", "netns", self.space
        )
        for (ip, device, _), address in zip(self._ends, (self.here, self.there), strict=True):
            run(*ip, "address", "add", f"{address}/30", "dev", device)
            run(*ip, "link", "set", device, "up")

    def cut(self) -> None:
        for ip, device, other in self._ends:
            run(*ip, "neighbour", "replace", other, "lladdr", NOBODY, "dev", device, "nud", "permanent")

    def mend(self) -> None:
        for ip, device, other in self._ends:
            run(*ip, "neighbour", "delete", other, "dev", device)

    def slow_down(self, *how: str) -> None:
        """In both directions; `how`, as `tc-netem` says it.  Or it is skipped."""
        for ip, device, _ in self._ends:
            if not can("tc", *ip[1:], "qdisc", "add", "dev", device, "root", "netem", *how):
                pytest.skip("this system has no netem")

    def speed_up(self) -> None:
        for ip, device, _ in self._ends:
            run("tc", *ip[1:], "qdisc", "delete", "dev", device, "root")

    def lose(self, percent: int) -> None:
        """So many of the packets, in both directions.  Or it is skipped."""
        rule = f"numgen random mod 100 < {percent} counter drop"
        device = f"{self.name}t"
        chains = (
            f"chain come {{ type filter hook input priority 0; iifname {device} {rule}; }}\n"
            f"chain go {{ type filter hook output priority 0; oifname {device} {rule}; }}\n"
        )
        if not can(*self._nft, f"table ip {device} {{\n{chains}}}"):
            pytest.skip("packets are lost by nftables, which is not here")

    def lost(self) -> int:
        """How many packets were, since it loses any; it loses none from now on."""
        listed = subprocess.run(
            [*self._nft, f"list table ip {self.name}t"], check=True, capture_output=True, text=True
        ).stdout
        run(*self._nft, f"delete table ip {self.name}t")
        return sum(int(number) for number in re.findall(r"counter packets (\d+)", listed))

    @property
    def _nft(self) -> Sequence[str]:
        return "ip", "netns", "exec", self.space, "nft"


@dataclass(frozen=True)
class Network:
    """Of one server: one way for `people`, one to the `database`."""

    space: str
    people: Way
    database: Way

    @property
    def within(self) -> tuple[str, ...]:
        return "ip", "netns", "exec", self.space


@contextmanager
def networks(number: int) -> Iterator[list[Network]]:
    """Of so many servers; or it is skipped."""
    own = f"ludarium{os.getpid()}"
    if not (shutil.which("ip") and can("ip", "netns", "add", own)):
        pytest.skip("networks of their own take iproute2, and rights that we do not have here")
    run("ip", "netns", "delete", own)
    with ExitStack() as stack:
        yield [stack.enter_context(network(f"{own}n{n}", os.getpid() % 1000 * 10 + n)) for n in range(number)]


@contextmanager
def network(space: str, number: int) -> Iterator[Network]:
    run("ip", "netns", "add", space)
    try:
        run("ip", "-n", space, "link", "set", "lo", "up")
        people = Way(space, f"ludp{number}", 2 * number)
        database = Way(space, f"ludd{number}", 2 * number + 1)
        for way in (people, database):
            way.make()
        yield Network(space, people, database)
    finally:
        run("ip", "netns", "delete", space)  # the devices go with it
