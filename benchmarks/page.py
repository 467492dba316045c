"""How much the page loads and how soon it answers: plays games by touch on screens of four sizes.

    python benchmarks/page.py [--games 3]

Needs the dependencies of the tests, a built client, and Chromium. `jumps` is the browser's cumulative layout
shift while the game goes on, `with presses` the same without the half second after a press that it excuses.
"""

import argparse
import gzip
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Response, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tests.browser.measuring import measure, presses, shifts  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.visitor import Visitor, tap  # noqa: E402

SCREENS = ((390, 844), (768, 1024), (1440, 900), (1920, 1080))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--games", type=int, default=3, help="games on each screen")
    games = parser.parse_args().games
    chromium = subprocess.run([ROOT / "scripts/chromium"], check=True, capture_output=True, text=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=["--no-sandbox"])
        weigh(browser, server)
        for width, height in SCREENS:
            play(browser, server, width, height, games)
        browser.close()
        server.stop()


def visitor(browser: Browser, server: Server, width: int, height: int) -> Visitor:
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        locale="en-GB",
        has_touch=True,
        reduced_motion="reduce",
    )
    return Visitor(context.new_page(), "Anna", tap)


def weigh(browser: Browser, server: Server) -> None:
    """What home and table load, by kind, gzipped."""
    anna = visitor(browser, server, *SCREENS[0])
    kinds: dict[str, list[int]] = {}

    def add(response: Response) -> None:
        kind = response.request.resource_type
        if kind in ("script", "stylesheet", "font", "image", "document"):
            kinds.setdefault(kind, []).append(len(gzip.compress(response.body())))

    anna.page.on("response", add)
    anna.go("/")
    anna.open_table("You", "AI")
    anna.wait_for_turn()
    anna.page.wait_for_load_state("networkidle")
    for kind, sizes in sorted(kinds.items()):
        print(f"{kind:12} {len(sizes):3} files {sum(sizes) / 1000:8.1f} kB gzipped")
    anna.page.context.close()


def play(browser: Browser, server: Server, width: int, height: int, games: int) -> None:
    anna = visitor(browser, server, width, height)
    seen: list[float] = []
    jumped = with_presses = 0.0
    for game in range(games):
        anna.go("/")
        anna.open_table("You", "AI", named=game > 0)
        anna.wait_for_turn()
        measure(anna.page)
        anna.play()
        seen += presses(anna.page)
        jumped += sum(shift["value"] for shift in shifts(anna.page))
        with_presses += sum(shift["value"] for shift in shifts(anna.page, excused=True))
    worst = sorted(seen)[int(len(seen) * 0.95)]
    print(
        f"{width:4} x {height:4}: {len(seen)} presses, seen after {median(seen):.0f} ms (median), "
        f"{worst:.0f} ms (95 %); jumps {jumped / games:.4f} a game, with presses {with_presses / games:.4f}"
    )
    anna.page.context.close()


if __name__ == "__main__":
    main()
