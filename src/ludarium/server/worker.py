"""A worker process thinks for bots: a line of JSON in, a line of JSON out, until the server goes away.

A pipe and not a pool: a worker that crashes takes no other thought with it, and when the server dies, however
it dies, the worker reads the end of its input and leaves.
"""

import json
import os
import sys
import traceback
from contextlib import suppress
from typing import Any


def answer(line: str) -> dict[str, Any]:
    """The words of the bot for this question, or what went wrong."""
    try:
        return {"words": think(**json.loads(line))}
    except Exception:
        return {"failed": traceback.format_exc()}


def think(**thought: Any) -> str:
    """`bots.think` with the fields of a Thought."""
    from ludarium import bots  # here, so that whatever cannot be loaded is reported

    return bots.think(**thought)


def main() -> None:
    with suppress(OSError, AttributeError):
        os.nice(10)  # people first
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever a bot prints must not be taken for its answer
    with suppress(BrokenPipeError):  # the server has gone meanwhile
        for line in sys.stdin:
            answers.write(json.dumps(answer(line)) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
