"""How much the page loads and how soon it answers, on a built client.

    python benchmarks/page.py [--game tigris] [--games 3]

For every game, or the one named: how soon a table with much on it answers to a press and shows what would
follow; of the Ark also how smoothly its land moves. For Druid Waltz also what is loaded, and whole games by
touch on screens of four sizes: `jumps` is the browser's cumulative layout shift while the game goes on,
`with presses` the same without the half second after a press that it excuses.
Needs the dependencies of the tests, a built client, and Chromium.
"""

import argparse
import gzip
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Response, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from benchmarks.answers import answers  # noqa: E402
from benchmarks.busy import BUSY, Table, prepare  # noqa: E402
from benchmarks.land import Land  # noqa: E402
from tests.browser.conftest import DESKTOP, PHONE, PLAIN  # noqa: E402
from tests.browser.measuring import measure, measure_previews, presses, shifts  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.visitor import Json, Press, Visitor, click, tap  # noqa: E402

SCREENS = ((390, 844), (768, 1024), (1440, 900), (1920, 1080))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--game", choices=BUSY, help="this one only")
    parser.add_argument("--games", type=int, default=3, help="whole games on each screen")
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else list(BUSY)
    chromium = subprocess.run([ROOT / "scripts/chromium"], check=True, capture_output=True, text=True)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = Server(Path(folder))
        server.start()
        stack.callback(server.stop)
        tables = {game: prepare(server.address, game) for game in games}
        with sync_playwright() as playwright:
            path = chromium.stdout.strip()
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            for game, table in tables.items():
                look(browser, server, game, table)
            if "druids" in games:
                weigh(browser, server)
                for width, height in SCREENS if arguments.games else ():
                    play(browser, server, width, height, arguments.games)
            browser.close()


def look(browser: Browser, server: Server, game: str, table: Table) -> None:
    """At a busy table, on a desk and on a phone."""
    for name, screen, press in (("desktop", DESKTOP, click), ("phone", PHONE, tap)):
        anna = visitor(browser, server, screen, press)
        anna.page.context.add_cookies([{"name": "ludarium", "value": table.token, "url": server.address}])
        measure_previews(anna.page)
        anna.go(table.path)
        anna.wait_for_turn()
        anna.page.keyboard.press("Escape")
        print(f"{game}, {table.options} options, {name} (load {os.getloadavg()[0]:.1f})")
        print(answers(anna))
        if game == "ark":
            print(f"    frames of a land of {table.tiles} tiles: {Land(anna).frames()}")
        anna.page.context.close()


def visitor(browser: Browser, server: Server, screen: Json, press: Press = tap) -> Visitor:
    context = browser.new_context(base_url=server.address, **(PLAIN | screen))
    return Visitor(context.new_page(), "Anna", press)


def touched(width: int, height: int) -> Json:
    return {"viewport": {"width": width, "height": height}, "has_touch": True}


def weigh(browser: Browser, server: Server) -> None:
    """What home and table load, by kind, gzipped."""
    anna = visitor(browser, server, touched(*SCREENS[0]))
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
    anna = visitor(browser, server, touched(width, height))
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
