"""Bora Bora: what each hope is worth in points, in the first round and in the last; by number, as in `hopes`.

Least squares, with a pull towards earlier weights: what a seat hoped for more than its rival, against the
points that it had over it in the end, on 52,185 positions of 1,513 two-player games (docs/bots.md).
"""

from typing import Final

from ludarium.bots.borabora.hopes import HOPES

_WEIGHTS: Final[list[tuple[float, float]]] = [
    (1.00, 1.00), (0.74, 0.95), (1.00, 1.00), (0.31, 1.12), (1.00, 1.00), (-3.33, -1.34), (12.53, 1.87),
    (3.27, 2.41), (0.48, -0.34), (0.97, 0.88), (1.84, 0.38), (1.63, 0.06), (-0.01, -0.08), (1.71, 0.43),
    (1.36, 0.28), (-3.94, 0.24), (-1.71, 0.51), (-0.90, -0.09), (-0.98, 0.21), (1.73, 0.57), (0.05, 0.59),
    (-0.22, -0.56), (1.45, 0.38), (2.23, 0.00), (1.06, 0.94), (3.24, 0.38), (2.31, 0.33), (3.58, 0.67),
    (1.75, 0.63), (0.95, 0.43), (0.08, 0.46), (-3.29, 0.14), (1.05, -0.01), (1.73, 0.08), (2.65, -0.06),
    (-1.02, -0.42), (-1.21, 0.01), (4.22, 3.59), (1.01, 0.50), (3.34, 2.96), (-0.82, 1.33), (2.61, 3.97),
    (0.46, 0.57), (0.77, -1.09), (0.78, -1.00), (0.84, 0.27), (-0.32, 0.03), (1.40, -0.04), (6.04, 5.61),
    (5.15, 2.17), (2.75, 0.95), (0.73, -0.58), (0.47, -0.71), (0.31, 0.95), (4.64, 4.10), (6.44, 1.42),
    (2.83, 0.70), (0.82, 0.22), (0.30, 0.52), (0.80, 0.02),
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
