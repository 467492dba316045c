"""A worker process thinks for bots: a line of JSON in, a line of JSON out, until the server goes away.

It also holds records against the rules, and follows the lines that people think about.

A pipe and not a pool: a worker that crashes takes no other thought with it, and when the server dies, however
it dies, the worker reads the end of its input and leaves.
"""

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any


def answer(thought: dict[str, Any]) -> dict[str, Any]:
    """What was found for this question, or what went wrong."""
    try:
        return {"found": kind_of(thought)(**thought)}
    except Exception:
        return {"failed": traceback.format_exc()}


def kind_of(thought: dict[str, Any]) -> Callable[..., Any]:
    kinds: dict[str, Callable[..., Any]] = {
        "record": proved,
        "line": lined,
        "board": arranged,
        "study": studied,
        "turn": counted,
    }
    return next((does for name, does in kinds.items() if name in thought), find)


def find(
    bot: str,
    never_given_up: str = "",
    reasons: bool = False,
    ideas: bool = False,
    only: Sequence[str] = (),
    **thought: Any,
) -> Any:
    """The words of the bot; or, if none is named, the appraisals of all options, or of `only` some."""
    from ludarium import bots  # here, so that whatever cannot be loaded is reported

    if bot:
        return bots.think(bot=bot, **thought)
    found = bots.appraise(never_given_up=never_given_up, reasons=reasons, ideas=ideas, only=only, **thought)
    return [asdict(one) for one in found]


def proved(record: str, seconds: float) -> dict[str, Any]:
    """What held of a record, and what it cannot show; or the first thing that does not hold."""
    from ludarium.proof import Disproved, verify
    from ludarium.record import Record

    try:
        return asdict(verify(Record.parse(record)))
    except Disproved as error:
        return {"broken": {"key": error.check, "facts": {"why": str(error)}}}


def lined(line: dict[str, Any], ask: str, words: str, seconds: float) -> dict[str, Any]:
    """What somebody wants to know of a line; or why it is none."""
    from ludarium.lining import answer

    return at_the_rules(line["game"], seconds, lambda: answer(line, ask, words))


def arranged(board: dict[str, Any], seconds: float) -> dict[str, Any]:
    """What is known of a board that somebody sets up; or why it cannot be set up."""
    from ludarium.setting_up import set_up

    return at_the_rules(board["game"], seconds, lambda: set_up(board))


def counted(turn: dict[str, Any], seconds: float) -> dict[str, Any]:
    """What a turn has brought."""
    from ludarium.puzzles.counting import counted

    return at_the_rules(turn["game"], seconds, lambda: counted(turn))


def at_the_rules(game_name: str, seconds: float, does: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    from ludarium.lining import BadLine
    from ludarium.registry import NoSuchGame, game

    try:
        game(game_name)  # loads its rules, once: that is no fault of who asks
    except NoSuchGame as none:  # nor is it that to say which there are all are loaded
        return {"bad": {"move": 0, "kind": "game", "why": str(none)}}
    try:
        with at_most(seconds):
            return does()
    except BadLine as bad:
        return {"bad": {"move": bad.move, "kind": bad.kind, "why": str(bad)}}


def studied(study: str, seconds: float) -> dict[str, Any]:
    """The study of this text, or of this record, and whether its luck verifies; or why it is none."""
    from ludarium.proof import Disproved, verify
    from ludarium.record import Record
    from ludarium.study import BadStudy, is_record, understood
    from ludarium.study.following import must_be_of_today

    luck, why = None, ""
    try:
        with at_most(seconds):
            read = understood(study)
            for chapter in read.chapters:
                must_be_of_today(chapter)
            if is_record(study) and (record := Record.parse(study)).seed:
                luck, why = True, ""
                try:
                    verify(record)
                except Disproved as error:
                    luck, why = False, str(error)
    except BadStudy as bad:
        return {"bad": str(bad)}
    return {"study": asdict(read), "luck": luck, "why": why}


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """The system ends this process when it has used so much of the processor: rules never look at a clock."""
    if not hasattr(signal, "setitimer"):  # not everywhere; then whoever asked loses patience
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def let_others_go_first() -> None:
    """People wait for moves, bots only think; Linux may weigh whole sessions, and a worker has its own."""
    with suppress(OSError, AttributeError):
        os.nice(10)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text("10")


def main() -> None:
    let_others_go_first()
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever a bot prints must not be taken for its answer
    with suppress(BrokenPipeError):  # the server has gone meanwhile
        for line in sys.stdin:
            answers.write(json.dumps(answer(json.loads(line))) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
