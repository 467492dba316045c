"""A study: chapters, each a position and the tree of moves that was thought of there, with remarks.

    ludarium study 1
    title Four dances

    chapter The fifth spirit
    game druids 1
    | M1 1# 5R, M2 1# 3L black, ...
    | ask p2 TakeTurn
    # Every other open 5 will dance.
    p2 waltz 5L S4 ; 4L 3R
    mark good
    draw S2 S4
    # One of them lands on Sun 2.
      or p2 waltz 4L S3
      p2 fight orange
    p2 fight orange

Lines that begin with `|` are the position.  A move that was thought of instead of another stands below it,
behind `or`, and what would follow it stands as far to the right.  What stands after `;` is what luck gave;
`?` leaves that to luck.  Remarks begin with `#`; `mark` and `draw` are about the move above them, or about
the beginning.  Empty lines mean nothing: `parse(written(study)) == study`.
"""

from ludarium.study.chapters import BadStudy, Chapter, Mark, Move, Study, proper, proper_study, tidy
from ludarium.study.following import followed, is_record, of_record, understood
from ludarium.study.text import parse, written

__all__ = [
    "BadStudy",
    "Chapter",
    "Mark",
    "Move",
    "Study",
    "followed",
    "is_record",
    "of_record",
    "parse",
    "proper",
    "proper_study",
    "tidy",
    "understood",
    "written",
]
