"""A person at the page: sees what is on the screen, and does one thing after another."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

from ludarium.server.patch import apply

Json = dict[str, Any]
Turn = Literal["mine", "curtain", "over"]
Press = Callable[[Locator], None]

MARKS = "[\u2068\u2069]*"
PATIENCE_MS = 120_000  # so long that what has not come then never comes, on any machine
MOST_MOVES = 400  # 100 idle turns are a draw; nobody needs as many

OWN_PAGE = {"Sec-Fetch-Site": "same-origin"}
NAMES = {
    "Druid Waltz": "druids",
    "Tigris & Euphrates": "tigris",
    "The Ark of the Covenant": "ark",
    "Bora Bora": "borabora",
    "pebbles": "pebbles",
}
# Who may sit on a chair, as the bench names them and as the server does.
SITTERS: dict[str, Json] = {
    "You": {"kind": "me"},
    "AI": {"kind": "bot", "bot": "novice", "seconds": 0.5},
    "Friend by link": {"kind": "link"},
    "Same device": {"kind": "device", "name": "Player 2"},
}

# What the table wants of this person, or null while it is somebody else's turn.
TURN = """() => {
  if (document.querySelector('section.scoring, .result')) return 'over'
  if (document.querySelector('.curtain')) return 'curtain'
  return document.title.startsWith('●') ? 'mine' : null
}"""

# Whatever lay over the board once, however soon it went.
NOTICED = """() => {
  window.noticed = []
  new MutationObserver(() => {
    const text = document.querySelector('.notices')?.textContent.trim().replace(/[\u2068\u2069]/g, '')
    if (text && noticed.at(-1) !== text) noticed.push(text)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""

# What can be pressed to go on with an answer: marked places first, then spirits of the hand or words, then
# what one can do; null if there is nothing.
STEPS = """() => {
  const places = [...document.querySelectorAll('[role=gridcell][aria-label*="possible"]')]
  if (places.length > 0) return places.map(cell => `[data-place="${cell.dataset.place}"]`)
  const actions = '.tray .do:not(.later) button'
  for (const kind of ['.tray .spirit:enabled[aria-pressed=false]', '.words .option', actions]) {
    const found = [...document.querySelectorAll(kind)]
    if (found.length > 0) return found.map((_, n) => `:nth-match(${kind}, ${n + 1})`)
  }
  return null
}"""

# The same; none where the page has answered by itself since this version.
STEPS_AT = f"""version => {{
  const now = Number(document.querySelector('[data-version]').dataset.version)
  return now > version ? [] : ({STEPS})()
}}"""


def saying(text: str) -> re.Pattern[str]:
    """This text, whatever invisible marks set names and numbers in it apart."""
    return re.compile(MARKS.join(map(re.escape, text)))


def only(text: str) -> re.Pattern[str]:
    """This text and no other."""
    return re.compile(f"^{MARKS}{saying(text).pattern}{MARKS}$")


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    target.tap()


class Visitor:
    """One browser of one person. Whatever the browser complains of is remembered in `complaints`."""

    def __init__(self, page: Page, name: str, press: Press = click, seed: int = 1) -> None:
        self.page, self.name, self.press = page, name, press
        self.random = Random(seed)
        self.complaints: list[str] = []
        self.frames: list[str] = []  # what the server sent through websockets, in order; changes are applied
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("websocket", self._websocket)
        page.add_init_script(f"({NOTICED})()")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _websocket(self, socket: WebSocket) -> None:
        told: Json = {}

        def hear(frame: str | bytes) -> None:
            message: Json = json.loads(frame)
            if message["t"] == "patch":
                assert message["base"] == told["n"]
                message = apply(told, message["change"])
            if message["t"] in ("told", "entry"):
                told.clear()
                told.update(message)
            self.frames.append(json.dumps(message))

        socket.on("framereceived", hear)

    # Looking.

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    @property
    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or -1)

    @property
    def turn(self) -> Turn | None:
        turn: Turn | None = self.page.evaluate(TURN)
        return turn

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def notice(self, text: str) -> None:
        """Wait until this was to be seen over the board."""
        self.page.wait_for_function("text => noticed.includes(text)", arg=text, timeout=PATIENCE_MS)

    @property
    def result(self) -> Locator:
        """The page at the end of a game."""
        return self.page.locator("main.result")

    @property
    def places(self) -> Locator:
        """Who came where."""
        return self.result.get_by_role("list", name="Final order").get_by_role("listitem")

    def heard(self, since: int = 0) -> list[Json]:
        """What the server said, from that frame on."""
        return [json.loads(frame) for frame in self.frames[since:]]

    def count_points(self) -> int:
        """Through the scoring, one step after the other, to the result; how many steps there were."""
        scoring = self.page.get_by_role("region", name="Scoring")
        if not scoring.count():
            return 0
        steps = 1
        while scoring.get_by_role("button", name="Next").count():
            self.press(scoring.get_by_role("button", name="Next"))
            steps += 1
        self.press(scoring.get_by_role("button", name="Result"))
        return steps

    # From the home page to the table.

    def go(self, path: str) -> None:
        self.page.goto(path)

    def say_name(self) -> None:
        self.page.get_by_role("dialog").get_by_label("Name").fill(self.name)
        self.press(self.button("Go on"))

    def game(self, title: str) -> Locator:
        """A game on the home page."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title))

    def open_table(self, *kinds: str, game: str = "Druid Waltz", shuffle: bool = True) -> None:
        """A table as "New table" opens it, without the way there: who sits where, as the bench names them."""
        self.ask("me", {"name": self.name})
        alone = not {"Friend by link", "Same device"} & set(kinds)
        seats = [SITTERS[kind] for kind in kinds]
        table = self.ask("tables", {"game": NAMES[game], "seats": seats, "shuffle": shuffle, "hints": alone})
        self.go(f"/table/{table['id']}")

    def ask(self, what: str, body: Json) -> Json:
        """The server, as this person's page would."""
        answer = self.page.request.post(f"/api/{what}", data=body, headers=OWN_PAGE)
        assert answer.ok, answer.text()
        said: Json = answer.json()
        return said

    def open_by_hand(
        self, *kinds: str, game: str = "Druid Waltz", shuffle: bool = True, named: bool = False
    ) -> None:
        """From the home page by way of "New table"."""
        self.press(self.game(game).get_by_role("link", name="New table"))
        self.fill_seats(*kinds, shuffle=shuffle)
        self.press(self.page.locator("button[type=submit]"))
        if not named:
            self.say_name()
        self.page.wait_for_url("**/table/*")

    def chair(self, n: int) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{MARKS}Seat {MARKS}{n}{MARKS}:"))

    def seat(self, n: int, sitter: str) -> None:
        """Somebody of the bench gets this chair; AIs are novices."""
        bench = self.page.get_by_role("region", name="People and AIs")
        name = "Novice" if sitter == "AI" else sitter
        self.press(bench.get_by_role("button", name=re.compile(f"^{name}")))
        self.press(self.chair(n))

    def fill_seats(self, *kinds: str, shuffle: bool = True) -> None:
        expect(self.chair(1)).to_be_visible()
        for n, kind in enumerate(kinds, 1):
            self.seat(n, kind)
        if not shuffle:
            self.page.get_by_role("checkbox", name="Shuffle the seats").uncheck()

    def join(self) -> None:
        """From the page of an invitation to the last free seat."""
        self.press(self.button("Sit down"))
        self.say_name()
        expect(self.button("Confirm")).to_be_visible()

    # Playing.

    def wait_for_turn(self) -> Turn:
        handle = self.page.wait_for_function(TURN, timeout=PATIENCE_MS)
        turn: Turn = handle.json_value()
        return turn

    def wait_until(self, promised: str, arg: Any = None) -> None:
        """What a promise holds becomes true; Playwright itself takes any promise for something true."""
        for _ in range(PATIENCE_MS // 20):
            if self.page.evaluate(promised, arg):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"this never came true: {promised}")

    def wait_for_version(self, version: int) -> None:
        asked = "v => Number(document.querySelector('[data-version]')?.dataset.version) >= v"
        self.page.wait_for_function(asked, arg=version, timeout=PATIENCE_MS)

    def choose(self) -> int:
        """Put a whole answer together, whatever is offered; says to what: the version of the table.

        The page may confirm it by itself."""
        confirm, version = self.button("Confirm"), self.version
        for _ in range(6):
            if confirm.is_enabled() or self.version > version:
                return version
            steps = self.page.wait_for_function(STEPS_AT, arg=version, timeout=PATIENCE_MS).json_value()
            if not steps:
                return version
            self.press(self.page.locator(self.random.choice(steps)))
        raise AssertionError(f"the answer is never complete: {self.prompt}")

    def confirm(self, asked: int | None = None) -> None:
        """The answer to what was asked, unless the page has done so by itself."""
        version = self.version if asked is None else asked
        if self.version == version:
            self.press(self.button("Confirm"))
        self.wait_for_version(version + 1)

    def decide(self) -> None:
        self.confirm(self.choose())

    def open_curtain(self) -> None:
        self.press(self.page.locator(".curtain").get_by_role("button"))
        expect(self.page.locator(".curtain")).to_have_count(0)

    def play(self) -> int:
        """To the result, taking the device from hand to hand; says how often this person decided."""
        for moves in range(MOST_MOVES):
            match self.wait_for_turn():
                case "over":
                    self.count_points()
                    return moves
                case "curtain":
                    self.open_curtain()
                case "mine":
                    self.decide()
        raise AssertionError(f"the game does not end: {self.prompt}")


def play_together(*people: Visitor) -> None:
    """All of them at one table, each at an own device, to the result."""
    for _ in range(MOST_MOVES):
        mover = asked(*people)
        if mover is None:
            for person in people:
                person.count_points()
            return
        mover.decide()
        for person in people:
            person.wait_for_version(mover.version)
    raise AssertionError(f"the game does not end: {people[0].prompt}")


def asked(*people: Visitor) -> Visitor | None:
    """Who is asked once every page knows; nobody when the game is over.

    Meanwhile a page may answer by itself, and then somebody else is asked."""
    for _ in range(PATIENCE_MS // 20):
        turns = [person.turn for person in people]
        if turns == ["over"] * len(people):
            return None
        assert turns.count("mine") <= 1, f"it should be one person's turn: {turns}"
        if "mine" in turns:
            return people[turns.index("mine")]
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"nobody is asked: {[person.prompt for person in people]}")


def to_the_end(answer: Callable[[Visitor], None], *people: Visitor) -> None:
    """Whoever is asked answers, until the game is over; bots may sit among the people."""
    for _ in range(MOST_MOVES):
        for person in people:
            turn = person.wait_for_turn() if len(people) == 1 else person.turn
            if turn == "over":
                return
            if turn == "mine":
                answer(person)
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"the game does not end: {people[0].prompt}")
