"""How clear it is which answer is best, after one search or several."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludarium.bots.appraisal import Appraisal
from ludarium.bots.review import MISTAKE
from ludarium.core import Seat

AS_GOOD: Final = 0.03  # of the chance to win: what gives away no more is right as well
STEADY: Final = 1 / 3  # of the lead: so far apart searches may be
RIGHT: Final = 3  # answers that may be right and lead to different positions

Chances = Mapping[str, float]  # of the seat that answers, by words
Same = Callable[[str, str], bool]  # whether two answers lead to the same position


@dataclass(frozen=True)
class Standing:
    """The right answers, the best first, and by how much they led in each search."""

    right: list[str]
    leads: list[float]

    @property
    def is_clear(self) -> bool:
        """Each search led by what a review calls a mistake, and all by about as much."""
        mean = sum(self.leads) / len(self.leads)
        return min(self.leads) >= MISTAKE and max(self.leads) - min(self.leads) <= STEADY * mean


def chances(found: Sequence[Appraisal], seat: Seat) -> Chances:
    """What was looked into more than at a glance."""
    return {one.words: one.worth[seat] / sum(one.worth) for one in found if one.visits}


def standing(searches: Sequence[Chances], same: Same) -> Standing | None:
    """None if nothing is ahead: searches find different answers best, or too many are as good."""
    in_all = [words for words in searches[0] if all(words in one for one in searches)]
    mean = {words: sum(one[words] for one in searches) / len(searches) for words in in_all}
    ordered = sorted(in_all, key=lambda words: -mean[words])
    if not ordered:
        return None
    best = ordered[0]
    different = [best]
    right = [best]
    for words in ordered[1:]:
        if any(same(words, one) for one in different):
            right.append(words)
        elif mean[best] - mean[words] <= AS_GOOD:
            right.append(words)
            different.append(words)
    if len(different) > RIGHT or any(max(one, key=one.__getitem__) not in right for one in searches):
        return None
    if any(all(words in right for words in one) for one in searches):
        return None
    return Standing(right, [lead(one, right) for one in searches])


def lead(found: Chances, right: Sequence[str]) -> float:
    """Of the best right answer over the best wrong one."""
    wrong = [chance for words, chance in found.items() if words not in right]
    return max(found[words] for words in right) - max(wrong)
