"""Labels of weights that the rules of evaluation know by number."""

from itertools import pairwise
from types import ModuleType


def labels_of(numbers: ModuleType) -> tuple[str, ...]:
    """The names of a module's numbers, by number; the greatest only says how many there are.

    Where numbers between two have no name, the first stands for all of them: `cards_1`, `cards_2` ...
    """
    names = {number: name.lower() for name, number in vars(numbers).items() if isinstance(number, int)}
    found: list[str] = []
    for number, after in pairwise(sorted(names)):
        name, several = names[number], after - number
        found += [name] if several == 1 else [f"{name}_{nth}" for nth in range(1, several + 1)]
    return tuple(found)
