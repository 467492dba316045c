"""How soon whoever learns or thinks is answered: lines over HTTP, and the first lesson on a phone.

    python benchmarks/school.py [--rounds 20]

A line is what `POST /api/line` tells at the beginning, in the middle and at the end of a game, each time in
turn with a call that asks no rules, and what it takes of the processor: 60 ms are promised.  The lesson is
opened on a phone with a quarter of this machine's processor and the network of a train (1.6 Mbit/s, 150 ms),
by a browser that knows nothing yet, in turn with the front page: from setting out to the frame that shows the
coach 2 s are promised.  Medians; on a busy machine believe the ratios and the processor.
Needs the dependencies of the tests, a built client, and Chromium.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tests.browser.conftest import PHONE, PLAIN  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.server.people import Json  # noqa: E402

from ludarium import Line, game  # noqa: E402
from ludarium.core import options  # noqa: E402
from ludarium.lining import answer  # noqa: E402

GAMES: Final = ("druids", "tigris", "ark", "borabora")
SLOWER: Final = 4  # times
NETWORK: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
LESSON: Final = ".coach"
HOME: Final = "main h3"
WATCH: Final = """first => new MutationObserver((_, watch) => {
  if (!document.querySelector(first)) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.shownAt = performance.now(); }));
}).observe(document, { childList: true, subtree: true })"""
SEED: Final = "a"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure lines and lessons.")
    parser.add_argument(
        "--rounds", type=int, default=20, help="answers of each kind; a quarter of it lessons"
    )
    rounds = parser.parse_args().rounds
    print(f"load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for name in GAMES:
                measure_lines(server.address, name, rounds)
            measure_lessons(server.address, max(1, rounds // 4))
        finally:
            server.stop()


# § Lines.


def measure_lines(address: str, name: str, rounds: int) -> None:
    moves = random_game(name)
    with httpx.Client(base_url=address, timeout=60) as http:
        me = http.post("/api/me", json={"name": "Anna", "token": True}).raise_for_status().json()
        http.headers["Authorization"] = f"Bearer {me['token']}"
        for where, many in (("new", 0), ("middle", len(moves) // 2), ("end", len(moves))):
            line = {"game": name, "players": game(name).seats[-1], "seed": SEED, "moves": moves[:many]}
            other = partial(http.get, "/api/me/learnt")
            told = in_turn(partial(timed, partial(post, http, line)), partial(timed, other), rounds)
            print(f"{name:9} {where:7} {many:4} moves {processor(line):6.1f} ms of processor {said(*told)}")


def random_game(name: str) -> list[Json]:
    line, pen = Line.new(game(name), game(name).seats[-1], seed=SEED), Random(name)
    while line.now.asks:
        line = line.play(str(pen.choice(options(line.now))))
    return [{"words": move.words, "outcomes": [one.text for one in move.luck]} for move in line.moves]


def post(http: httpx.Client, line: Json) -> None:
    http.post("/api/line", json=line).raise_for_status()


def processor(line: Json) -> float:
    """What the answer costs whoever follows the line, in milliseconds: the least of three."""
    given = line | {"options": {}, "base": None, "eyes": "asked", "since": 0}
    took = []
    for _ in range(3):
        began = time.process_time()
        answer(given, "told", "")
        took.append(1000 * (time.process_time() - began))
    return min(took)


# § Lessons.


def measure_lessons(address: str, rounds: int) -> None:
    chromium = subprocess.run([ROOT / "scripts/chromium"], check=True, capture_output=True, text=True)
    with sync_playwright() as playwright:
        path = chromium.stdout.strip()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name in GAMES:
            lesson = partial(see, browser, f"{address}/learn/{name}/1", LESSON)
            told = in_turn(lesson, partial(see, browser, f"{address}/", HOME), rounds)
            print(f"{name:9} lesson             {said(*told)}")
        browser.close()


def see(browser: Browser, url: str, first: str) -> float:
    """How long whoever comes for the first time waits for the frame that shows this, in milliseconds."""
    context = browser.new_context(**(PLAIN | PHONE), service_workers="block")
    page = context.new_page()
    phone = context.new_cdp_session(page)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.send("Network.enable")
    phone.send("Network.emulateNetworkConditions", NETWORK)
    page.add_init_script(f"({WATCH})({json.dumps(first)})")
    page.goto(url, wait_until="commit")
    waited = page.wait_for_function("() => window.shownAt").json_value()
    context.close()
    return float(waited)


# § Clocks.


def timed(does: Callable[[], object]) -> float:
    """How long this takes, in milliseconds."""
    began = time.perf_counter()
    does()
    return 1000 * (time.perf_counter() - began)


def in_turn(one: Callable[[], float], other: Callable[[], float], rounds: int) -> tuple[float, float]:
    """The median of each, after one that does not count."""
    pairs = [(one(), other()) for _ in range(rounds + 1)]
    ones, others = zip(*pairs[1:], strict=True)
    return median(ones), median(others)


def said(one: float, other: float) -> str:
    return f"{one:8.1f} ms, {one / other:5.1f} times the {other:.1f} ms beside it"


if __name__ == "__main__":
    main()
