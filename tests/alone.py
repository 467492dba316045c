"""A plugin for pytest: as if no extra were installed, but for the one that the cases are written in."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import packages_distributions
from types import ModuleType

import hatch_build
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

EXTRAS = hatch_build.project()["project"]["optional-dependencies"]
GONE = {
    canonicalize_name(Requirement(line).name)
    for extra, lines in EXTRAS.items()
    if extra != "cases"
    for line in lines
}
MODULES = {
    module
    for module, names in packages_distributions().items()
    if {canonicalize_name(n) for n in names} & GONE
}


class Gone(MetaPathFinder):
    """Finds none of them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in MODULES:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


sys.meta_path.insert(0, Gone())
