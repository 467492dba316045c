"""The licences of everything that is shipped, and the known advisories about everything that is locked.

`--required`: also fails where the advisories cannot be asked for.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = ("play.txt", "dev.txt", "node.txt")

# What some still say in words of their own.
SPDX = {
    "3-Clause BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}

# Licences.


def python_licences() -> Iterator[tuple[str, str]]:
    """Of whatever a Ludarium with all its extras brings along, as far as it is installed on this machine."""
    project = PROJECT["project"]
    extras = project["optional-dependencies"].values()
    todo = [Requirement(line) for lines in (project["dependencies"], *extras) for line in lines]
    seen: set[str] = set()
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        found = None if name in seen else installed(name)
        seen.add(name)
        if found is not None:
            yield name, licence_of(found)
            todo += asked_for(found, wanted.extras)


def installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:  # for another machine than this one
        return None


def asked_for(one: Distribution, extras: set[str]) -> list[Requirement]:
    found = map(Requirement, one.requires or [])
    return [
        each
        for each in found
        if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in extras | {""})
    ]


def licence_of(one: Distribution) -> str:
    """As an SPDX expression, or whatever it says instead."""
    told = one.metadata.json
    lines = [line for line in told.get("classifier", []) if line.startswith("License ::")]
    named = " OR ".join(in_short(line.rpartition(" :: ")[2]) for line in lines)
    return str(told.get("license_expression") or named or in_short(str(told.get("license", "nothing said"))))


def in_short(name: str) -> str:
    return SPDX.get(name, name)


def npm_licences() -> Iterator[tuple[str, str]]:
    """Of everything in the lock: more than ends up in the client, and certainly all of that."""
    packages = json.loads((CLIENT / "package-lock.json").read_text())["packages"]
    for path, package in packages.items():
        if path:
            yield path.rpartition("node_modules/")[2], package.get("license", "nothing said")


def may_be_used(name: str, licence: str) -> bool:
    listed = PROJECT["tool"]["ludarium"]["licences"]
    also = {one["licence"] for one in listed["also"] if fnmatch(name, one["name"])}
    return any(
        all(part in also or part in listed["allowed"] for part in re.split(r" AND ", choice))
        for choice in re.split(r" OR ", licence.strip("()"))
    )


def check_licences() -> bool:
    found = [*python_licences(), *npm_licences()]
    wrong = [f"{name}: {licence}" for name, licence in found if not may_be_used(name, licence)]
    print(f"Licences: {len(found)} packages looked at, {len(wrong) or 'none'} that may not be used.")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return not wrong


# Advisories.


def python_advisories() -> list[str] | None:
    """What is known against the locked packages; None if nobody could be asked."""
    locks = [argument for name in LOCKS for argument in ("-r", str(ROOT / "requirements" / name))]
    options = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    told = report([sys.executable, "-m", "pip_audit", *options, *locks])
    answered = [one for one in told.get("dependencies", []) if "skip_reason" not in one]
    if not answered:
        return None
    return [f"{one['name']} {one['version']}: {each['id']}" for one in answered for each in one["vulns"]]


def npm_advisories() -> list[str] | None:
    told = report(["npm", "audit", "--package-lock-only", "--json"])
    if "vulnerabilities" not in told:
        return None
    return [f"{name}: {one['severity']}, {one['range']}" for name, one in told["vulnerabilities"].items()]


def report(command: list[str]) -> dict[str, Any]:
    """What a tool has found, as it writes it down; nothing if it could not ask."""
    made = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, check=False)
    try:
        found: dict[str, Any] = json.loads(made.stdout)
    except ValueError:
        return {}
    return found


def check_advisories(kind: str, found: list[str] | None, required: bool) -> bool:
    if found is None:
        print(f"Advisories for {kind}: left out, for the index here does not answer questions about them.")
        return not required
    print(f"Advisories for {kind}: {len(found) or 'none'}.", *found, sep="\n")
    return not found


def main(required: bool) -> int:
    good = [
        check_licences(),
        check_advisories("Python", python_advisories(), required),
        check_advisories("the client", npm_advisories(), required),
    ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main("--required" in sys.argv[1:]))
