"""What games show, in digests: whoever rewrites rules and keeps what they do, keeps these.

    python scripts/digest.py [--write | --against TREE] [--games N] [GAME ...]

Every line is a random game: its number of players and answers, and a digest of each of: the texts of all
positions, what every pair of eyes sees, worlds imagined for each of them, options, events, the end, and the
moves of a search with so many iterations.  They are compared with what was written down, which is what
`--write` does, or with another checkout of Ludarium, the last release say, whose rules play the same answers.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, Final

from ludarium.bots.mcts import Mcts
from ludarium.contract import Game
from ludarium.core import apply, options, ranking
from ludarium.luck import Luck
from ludarium.registry import game

KNOWN: Final = Path(__file__).resolve().parent.parent / "tests/games/digests"
GAMES: Final = 30
ITERATIONS: Final = 6  # of a search ...
SEARCHED: Final = 23  # ... at every so many positions
OURS: Final = ("druids", "tigris", "ark", "borabora")


class Digest:
    """Of everything that it was told, in order."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, what: object) -> None:
        """JSON tells numbers from words, and the order of keys is part of what is shown."""
        self._hash.update(json.dumps(what).encode() + b"\n")

    def __str__(self) -> str:
        return self._hash.hexdigest()[:12]


class Play:
    """One random game, and what it shows."""

    def __init__(self, it: Game[Any], number: int) -> None:
        self.it, self.luck, self.choice = it, Luck(number), Luck(1000 + number)
        self.players, chosen = next(islice(cycle(_tables(it)), number, None))
        self.state = it.start(self.players, chosen, self.luck)
        self.answers = 0
        self.digests = {
            name: Digest() for name in ("text", "views", "worlds", "options", "events", "end", "search")
        }

    def line(self) -> str:
        """Play it, and tell."""
        while self.state.asks:
            self._look()
            self._answer()
        self.digests["end"].add([self.it.write(self.state), self.state.scores(), ranking(self.state)])
        return " ".join(
            [f"{self.players}p {self.answers:4}", *[f"{name} {it}" for name, it in self.digests.items()]]
        )

    def _look(self) -> None:
        seat = self.state.asks[-1].seat
        self.digests["text"].add(self.it.write(self.state))
        for eyes in (None, *range(self.players)):
            view = self.it.view(self.state, eyes)
            self.digests["views"].add(view)
            self.digests["worlds"].add(self.it.write(self.it.imagine(view, Luck(self.answers))))
        self.digests["options"].add([str(a) for a in options(self.state)])
        if self.answers % SEARCHED == 0:
            found = Mcts(ITERATIONS).choose(self.it, self.it.view(self.state, seat), 1e9, Luck(self.answers))
            self.digests["search"].add(found)

    def _answer(self) -> None:
        found = options(self.state)
        self.state.news = []
        apply(self.state, found[self.choice.below(len(found), "answer")], self.luck)
        self.digests["events"].add([[news.text, news.seen_by, news.public] for news in self.state.news])
        self.answers += 1


def _tables(it: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every option as it is by itself, and then with each other value of one."""
    changed = [
        {name: value} for name, option in it.options.items() for value in option.values or (option.most,)
    ]
    return [(players, chosen) for chosen, players in product([{}, *changed], it.seats)]


def lines(it: Game[Any], games: int = GAMES) -> Iterator[str]:
    """What its first so many games show."""
    for number in range(games):
        yield Play(it, number).line()


def known(name: str) -> list[str]:
    """What they showed when it was written down."""
    return (KNOWN / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def shown_by(tree: Path, name: str, games: int) -> list[str]:
    """What they show by the rules of another checkout."""
    rules = tree / "build/compiled"
    return subprocess.run(
        [sys.executable, "-P", __file__, "--tell", "--games", str(games), name],
        env=os.environ | {"PYTHONPATH": str(rules if rules.exists() else tree / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.splitlines()


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="Compare what games show with what they showed.")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--against", type=Path, metavar="TREE", help="another checkout")
    parser.add_argument("--write", action="store_true", help="write down what they show now")
    parser.add_argument("--tell", action="store_true", help="print what they show now")
    asked = parser.parse_args(arguments)
    changed = [name for name in asked.game or OURS if not _is_as_it_was(name, asked)]
    sys.exit(f"not as it was: {', '.join(changed)}" if changed else None)


def _is_as_it_was(name: str, asked: argparse.Namespace) -> bool:
    found = lines(game(name), asked.games)
    if asked.tell:
        print(*found, sep="\n")
        return True
    if asked.write:
        KNOWN.mkdir(exist_ok=True)
        (KNOWN / f"{name}.txt").write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
        return True
    before = shown_by(asked.against, name, asked.games) if asked.against else known(name)[: asked.games]
    return compare(name, before, list(found))


def compare(name: str, before: Sequence[str], found: Sequence[str]) -> bool:
    """Whether they are the same; tells which games are not, and in what."""
    same = 0
    for number, (was, now) in enumerate(zip(before, found, strict=True)):
        same += was == now
        if was != now:
            changed = [what for what, *pair in columns(was, now) if pair[0] != pair[1]]
            print(f"{name}, game {number}: other {', '.join(changed)}")
    print(f"{name}: {same} of {len(found)} games as they were")
    return same == len(found)


def columns(was: str, now: str) -> Iterator[tuple[str, str, str]]:
    """By name the digests of one game, then and now; first players and answers."""
    then, here = was.split(), now.split()
    yield "players and answers", " ".join(then[:2]), " ".join(here[:2])
    yield from zip(then[2::2], then[3::2], here[3::2], strict=True)


if __name__ == "__main__":
    main(sys.argv[1:])
