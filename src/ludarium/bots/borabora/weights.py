"""Bora Bora: what each hope is worth in points, in the first round and in the last; by number, as in `hopes`.

Least squares, with a pull towards earlier weights: what a seat hoped for more than its rival, against the
points that it had over it in the end, on 52,185 positions of 1,513 two-player games (docs/bots.md).
"""

from typing import Final

from ludarium.bots.borabora.hopes import HOPES

_WEIGHTS: Final[list[tuple[float, float]]] = [
    (1.00, 1.00), (0.72, 0.95), (0.10, 1.36), (0.62, 0.81), (2.15, 1.11), (-4.14, -1.58), (12.45, 1.94),
    (3.26, 2.15), (1.00, -0.31), (1.08, 0.86), (1.76, 0.40), (1.64, 0.06), (0.12, -0.11), (1.62, 0.47),
    (1.27, 0.32), (-3.92, 0.27), (-1.75, 0.51), (-0.99, -0.03), (-0.94, 0.18), (1.73, 0.58), (0.04, 0.57),
    (-0.22, -0.57), (1.48, 0.38), (2.23, 0.01), (1.06, 0.94), (3.52, 0.54), (2.28, 0.33), (3.56, 0.65),
    (1.77, 0.58), (0.95, 0.41), (0.12, 0.47), (-3.22, 0.07), (-0.31, 0.16), (-0.04, 0.01), (-0.30, -0.01),
    (1.30, 0.03), (1.75, 0.11), (0.09, -0.06), (2.53, -0.02), (-1.02, -0.35), (-1.14, -0.06), (4.46, 3.47),
    (1.06, 0.42), (3.59, 2.86), (-0.82, 1.24), (3.13, 4.38), (0.19, 0.76), (0.73, -1.07), (0.74, -0.98),
    (0.76, 0.23), (-0.18, 0.11), (1.20, 0.11), (6.04, 5.47), (5.21, 2.13), (2.85, 0.84), (0.70, -0.67),
    (0.47, -0.74), (0.20, 0.86), (4.63, 4.06), (6.40, 1.43), (2.83, 0.67), (0.83, 0.18), (0.31, 0.47),
    (0.78, 0.04),
]  # fmt: skip
ROUNDS: Final = 6


def _in_round(number: int) -> list[float]:
    late = (number - 1) / (ROUNDS - 1)
    return [early * (1 - late) + last * late for early, last in _WEIGHTS]


# By round; none is the 0th.
WEIGHT: Final[list[list[float]]] = [[0.0] * HOPES, *[_in_round(number) for number in range(1, ROUNDS + 1)]]

# Points ahead that make a win likely: at the end, and more for all that is still to come: for rounds, and by
# phase for what is left of this one.
CERTAIN: Final = 1.0
UNCERTAIN: Final = 4.5
LEFT: Final = [1.0, 0.8, 0.35, 0.25, 0.2, 0.15, 0.1, 0.0]
