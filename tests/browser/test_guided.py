"""A guided first game: the way there, what the coach says, a mistake taken back, and going on without it."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from ludarium.server.patch import apply
from tests.browser.combining import mostly
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.fitting import assert_fits
from tests.browser.keyboard import type_on
from tests.browser.test_stage_tigris import PHONES, TABLETS, sized, two, until
from tests.browser.tigris import answer, told
from tests.browser.visitor import Json, Visitor, saying, tap

LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
LYING_TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
SCREENS = {
    "laptop": LAPTOP,
    "phone": PHONE,
    "lying": LYING,
    "tablet": TABLET,
    "lying tablet": LYING_TABLET,
}
# What one plays with, where it stands below the coach.
HELD = {"druids": ".tray .spirit", "tigris": ".tray :is(.tiles, .leaders) button", "ark": ".tray button"}
LIVE = re.compile(r"/api/tables/.*/live")
LOCALES = {"laptop": "en-GB", "phone": "hu", "lying": "de", "tablet": "de", "lying tablet": "hu"}

# Entries until all druids are placed.
ALL_STAND = 6

# Until the page was drawn once more.
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def mistake(v: int, better: str = "") -> dict[str, object]:
    """As where a search has found that more tokens come to one's own trees."""
    why = {"part": "tokens", "more": False, "chance": -0.2, "amount": 2.0, "source": ""}
    return {"v": v, "mark": "mistake", "why": [why], "better": better, "wins": False}


def advice(words: str) -> dict[str, object]:
    return {"words": words, "why": [], "follow_up": "", "points": 0}


def coached(v: object, **said: object) -> str:
    return json.dumps(
        {"t": "coach", "v": v, "sound": [], "judged": [], "as_sound": [], "matters": False, "foretold": []}
        | said
    )


def sees_mistakes(route: WebSocketRoute) -> None:
    """A coach that thinks ill of whatever was answered since all druids stand; the server says all else."""
    server = route.connect_to_server()

    def say(frame: str | bytes) -> None:
        message = json.loads(frame)
        if not message.get("coach") or message["coach"][0] <= ALL_STAND:
            return server.send(frame)
        judged = [mistake(message["coach"][0], "waltz 3R S1")]
        return route.send(coached(message["v"], judged=judged))

    route.on_message(say)


def sees_nothing(route: WebSocketRoute) -> None:
    """A coach that finds nothing to say, as where it had too little time; all else is said by the server."""
    server = route.connect_to_server()

    def say(frame: str | bytes) -> None:
        message = json.loads(frame)
        if "coach" not in message:
            return server.send(frame)
        return route.send(coached(message["v"]))

    route.on_message(say)


def finds_it_matters(route: WebSocketRoute) -> None:
    """A coach for whom every answer but what is sound costs something, and who blames nobody."""
    server = route.connect_to_server()

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "coach" and message["judged"] is not None:
            best = message["sound"][:1]
            message |= {"sound": best, "as_sound": [one["words"] for one in best]}
            message |= {"matters": bool(best), "judged": []}
            return route.send(json.dumps(message))
        return route.send(frame)

    route.on_message(server.send)
    server.on_message(hear)


class Busy:
    """A coach that thinks until it may `go`; all else is said by the server."""

    def __init__(self) -> None:
        self.held: list[str | bytes] = []

    def __call__(self, route: WebSocketRoute) -> None:
        self.page, self.server = route, route.connect_to_server()
        route.on_message(self.say)

    def say(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "coach" not in message:
            return self.server.send(frame)
        self.held.append(frame)
        return self.page.send(coached(message["v"], sound=None, judged=None))

    def go(self) -> None:
        for frame in self.held:
            self.server.send(frame)


def has_time(route: WebSocketRoute, *, ill: bool = False) -> None:
    """A coach and an AI that have looked into answers, as where they had time; the server says all else.

    `ill`: it advises the last answer alone, and thinks ill of all that it is asked about.
    """
    server, told, answers = route.connect_to_server(), dict[str, object](), list[str]()

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        message = apply(told, message["change"]) if message["t"] == "patch" else message
        if message["t"] in ("told", "entry"):
            told.clear()
            told.update(message)
            answers[:] = leaves(message.get("options")) or answers
        route.send(frame)

    def say(frame: str | bytes) -> None:
        message = json.loads(frame)
        at = {"v": message.get("v")}
        if "hint" in message:
            swaps_first = sorted(answers, key=lambda words: not words.startswith("swap"))
            moves = [{"words": words, "chances": [0.6, 0.4], "why": []} for words in swaps_first[:3]]
            return route.send(json.dumps(at | {"t": "hint", "moves": moves}))
        if message.get("coach") == []:
            best = answers[-1:] if ill else answers[:2]
            sound = [advice(words) for words in best]
            return route.send(coached(message.get("v"), sound=sound))
        if ill and "coach" in message:
            judged = [mistake(v) for v in message["coach"]]
            return route.send(coached(message.get("v"), judged=judged))
        return server.send(frame)

    server.on_message(hear)
    route.on_message(say)


def leaves(options: Json | None) -> list[str]:
    """All answers of a tree of words."""
    return [
        " ".join([word, *below.split()])
        for word, rest in (options or {}).items()
        for below in leaves(rest) or [""]
    ]


def guided(visit: Visit, game: str, **how: object) -> tuple[Visitor, Locator]:
    """From the page that tells how to play to the first turn."""
    anna = visit(path=f"/learn/{game}", **how)
    anna.page.route_web_socket(LIVE, has_time)
    anna.press(anna.page.locator(".ways button"))
    anna.page.wait_for_url("**/table/*")
    guide = anna.page.locator(".guide")
    expect(guide.locator(".intro")).to_be_attached()  # not shown beside advice on a phone on its side
    expect(guide.locator("li button").first).to_be_visible()
    return anna, guide


@pytest.mark.slow
@mostly("game", ["borabora", "ark", "tigris", "druids"])
@pytest.mark.parametrize("locale", ["hu", "de"])
def test_every_button_beside_the_prompt_is_in_sight(visit: Visit, game: str, locale: str) -> None:
    anna, _ = guided(visit, game, locale=locale, viewport={"width": 1280, "height": 720})
    buttons = [button.bounding_box() for button in anna.page.locator(".prompt .acts button").all()]
    assert len(buttons) >= 3
    assert all(box and box["x"] + box["width"] <= 1280 for box in buttons)


def begin(anna: Visitor) -> None:
    anna.go("/learn/druids")
    anna.button("First game, with a coach").click()
    anna.page.wait_for_url("**/table/*")


def look(anna: Visitor, guide: Locator) -> Locator:
    """Until the coach thinks little of an answer: the button that takes it back."""
    back = guide.get_by_role("button", name="Take it back and see what is better")
    for _ in range(60):
        if (
            anna.wait_for_turn() == "over"
        ):  # it thinks little of nothing in the first turns, and some games are short
            begin(anna)
            continue
        expect(guide.locator(".thinking")).to_have_count(0)
        if back.count():
            return back
        anna.decide()
    raise AssertionError("no mistake was seen")


@pytest.mark.slow
def test_a_first_game(visit: Visit) -> None:
    anna = visit()
    anna.page.route_web_socket(LIVE, sees_mistakes)
    begin(anna)
    guide = anna.page.locator(".guide")
    expect(guide).to_contain_text("the weakest AI, but plays to win. This game counts for nothing.")
    answer = guide.locator("li button").first
    answer.click()
    expect(answer).to_have_attribute("aria-pressed", "true")
    anna.confirm()

    back = look(anna, guide)
    expect(guide).to_contain_text("That move cost you a lot")
    better = guide.get_by_role("button", name=saying("Better was: "))
    better.click()  # which shows it, on the board as it was
    expect(anna.page.locator("main.stage")).to_have_class(re.compile("imagined"))
    better.click()
    anna.page.mouse.move(0, 0)
    expect(anna.page.locator("main.stage")).not_to_have_class(re.compile("imagined"))
    anna.button("What I learnt").click()
    came = anna.page.locator(".learnt")
    expect(came.get_by_role("listitem").filter(has_text="Better was")).to_have_count(1)
    anna.button("Play on").click()
    version = anna.version
    back.click()
    anna.wait_for_version(version + 1)
    assert anna.wait_for_turn() == "mine"
    expect(guide).to_contain_text("As it was before, with the same luck to come.")

    anna.button("What I learnt").click()
    expect(came).not_to_contain_text("Better was")
    expect(came.get_by_role("link")).not_to_have_count(0)
    expect(came).to_contain_text("You took back one move")
    anna.button("Play on").click()
    anna.button("Play on without the coach").click()
    expect(guide).to_contain_text("The coach is quiet from now on.")
    anna.button("Bring the coach back").click()
    expect(guide.get_by_role("heading", name="Coach")).to_be_visible()
    anna.button("What I learnt").click()
    anna.button("End the game here").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("without a result")
    anna.button("End it now").click()
    expect(anna.link("Now a table of your own")).to_be_visible()
    assert anna.page.locator("[data-version]").count()


# What the coach says, where it lies over what is written on the buttons that end it.
OVERLAPS = """() => {
  const drawn = element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
  const ends = [...document.querySelectorAll('.guide .ends button')].flatMap(drawn)
  const said = [...document.querySelectorAll('.guide .said p')].filter(one => one.checkVisibility())
  return said.filter(one => drawn(one).some(a => ends.some(b => !apart(a, b)))).map(one => one.textContent)
}"""


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["phone", "lying"])
def test_the_words_of_the_coach_run_beside_the_ways_to_end_it(visit: Visit, screen: str) -> None:
    anna, guide = guided(visit, "druids", **SCREENS[screen])
    ends = guide.get_by_role("button", name="What I learnt")
    while not ends.count():
        assert anna.page.evaluate(OVERLAPS) == []
        anna.decide()
        assert anna.wait_for_turn() == "mine"
        expect(guide.locator(".thinking")).to_have_count(0)
    assert guide.locator(".said p").count()
    assert anna.page.evaluate(OVERLAPS) == []


def coaches(route: WebSocketRoute) -> None:
    """A table as if it had a coach, who advises the first two answers; all else is said by the server."""
    server, answers = route.connect_to_server(), list[str]()

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "told":
            message["table"]["guide"] = True
            answers[:] = leaves(message["options"])
        route.send(json.dumps(message))

    def say(frame: str | bytes) -> None:
        message = json.loads(frame)
        if "coach" not in message:
            return server.send(frame)
        sound = [advice(words) for words in answers[:2]]
        return route.send(coached(message["v"], sound=sound))

    server.on_message(hear)
    route.on_message(say)


@pytest.mark.slow
def test_coach_and_conflict_share_every_screen(visit: Visit) -> None:
    people = two(visit)
    mover = until("Support", *people)
    while len(leaves(told(mover)["options"])) < 2:  # nothing in the hand that counts here
        answer(mover, "commit 0")
        mover = until("Support", *people)
    mover.page.route_web_socket(LIVE, coaches)
    guide = mover.page.locator(".guide")
    for width, height in ((1280, 720), *TABLETS, *PHONES):
        sized(mover, width, height)
        expect(guide).to_be_visible()
        ask = guide.get_by_role("button", name="What is good here?")
        if ask.count():
            ask.click()
        advised, commits = guide.locator("li button").first, mover.page.locator(".commit .confirm")
        for one in (advised, commits):
            expect(one).to_be_in_viewport(ratio=1)
            one.click(trial=True)
        assert_fits(mover, fingers=False)
        advised.click()
        confirm = mover.page.locator(".confirm")
        expect(confirm).to_be_in_viewport(ratio=1)
        confirm.click(trial=True)


@pytest.mark.slow
def test_a_coach_is_the_learners_own(visit: Visit) -> None:
    anna, guide = guided(visit, "druids")
    bela = visit("Béla", anna.page.url)
    expect(bela.page.locator(".prompt")).to_contain_text("watching")
    expect(bela.page.locator(".guide")).to_have_count(0)
    expect(guide).to_be_visible()


@pytest.mark.slow
def test_a_coach_without_advice_says_so(visit: Visit) -> None:
    anna = visit()
    anna.page.route_web_socket(LIVE, sees_nothing)
    anna.go("/learn/tigris")
    anna.button("First game, with a coach").click()
    expect(anna.page.locator(".guide")).to_contain_text("The coach sees no answer here that is better")


@pytest.mark.slow
def test_advice_is_told_also_if_it_comes_late(visit: Visit) -> None:
    anna, busy = visit(), Busy()
    anna.page.route_web_socket(LIVE, busy)
    anna.page.clock.install()
    begin(anna)
    guide = anna.page.locator(".guide")
    expect(guide).to_contain_text("The coach is looking")
    anna.page.clock.fast_forward("00:16")
    expect(guide).to_contain_text("The coach needs longer here")
    busy.go()
    expect(guide.locator("li button").first).to_be_visible(timeout=60_000)
    expect(guide).not_to_contain_text("needs longer")


@pytest.mark.slow
def test_a_phone_that_is_turned_forgets_nothing(visit: Visit) -> None:
    """The page is laid out anew then, and the coach does not think again."""
    anna, guide = guided(visit, "tigris", **PHONE)
    while sum(said["t"] == "try" for said in anna.heard()) < 2:  # what comes of both is not known yet
        anna.page.wait_for_timeout(20)
    anna.page.evaluate(DRAWN)
    advice = guide.locator("li b").all_inner_texts()
    anna.page.set_viewport_size({"width": 844, "height": 390})
    expect(guide.locator("li b")).to_have_text(advice)
    expect(guide.locator(".thinking")).to_have_count(0)


def test_whoever_does_otherwise_than_was_advised_hears_of_it(visit: Visit) -> None:
    anna = visit(path="/learn/ark")
    anna.page.route_web_socket(LIVE, partial(has_time, ill=True))
    anna.press(anna.page.locator(".ways button"))
    guide = anna.page.locator(".guide")
    advised, wrong = guide.locator("li button"), "That move cost you a lot"
    advised.first.click()
    anna.confirm()
    expect(advised).to_have_count(1)  # whoever follows advice is not judged
    expect(guide).not_to_contain_text(wrong)
    anna.press(anna.page.locator(".tray .option").first)  # it advises to put nobody there
    anna.confirm()
    assert anna.wait_for_turn() == "mine"
    expect(guide).to_contain_text(wrong)
    expect(guide.get_by_role("button", name="Take it back and see what is better")).to_be_visible()
    expect(advised).to_have_count(1)  # nobody need ask for it after that
    expect(guide.get_by_role("button", name="What is good here?")).to_have_count(0)


@pytest.mark.slow
def test_whoever_asks_is_advised_later_on_too(visit: Visit) -> None:
    anna, guide = guided(visit, "druids", **LAPTOP)
    ask = guide.get_by_role("button", name="What is good here?")
    while not ask.count():
        anna.decide()
        assert anna.wait_for_turn() == "mine"
        expect(guide.locator(".thinking")).to_have_count(0)
    expect(guide.locator("li button")).to_have_count(0)
    ask.click()
    expect(guide.locator("li button")).not_to_have_count(0)
    expect(ask).to_have_count(0)
    anna.decide()
    assert anna.wait_for_turn() == "mine"
    expect(guide.locator("li button")).to_have_count(0)

    anna.button("Advise me always").click()
    expect(guide.locator("li button")).not_to_have_count(0)
    anna.decide()
    assert anna.wait_for_turn() == "mine"
    expect(guide.locator("li button")).not_to_have_count(0)


@pytest.mark.slow
def test_whoever_asks_is_told_too_that_there_is_nothing_to_say(visit: Visit) -> None:
    anna = visit()
    anna.page.route_web_socket(LIVE, sees_nothing)
    begin(anna)
    guide = anna.page.locator(".guide")
    ask = guide.get_by_role("button", name="What is good here?")
    assert anna.wait_for_turn() == "mine"
    while not ask.count():
        anna.decide()
        assert anna.wait_for_turn() == "mine"
        expect(guide.locator(".thinking")).to_have_count(0)
    ask.click()
    expect(guide).to_contain_text("The coach sees no answer here that is better")


@pytest.mark.slow
def test_whoever_is_advised_no_longer_is_told_where_to_look_twice(visit: Visit) -> None:
    anna = visit()
    anna.page.route_web_socket(LIVE, finds_it_matters)
    begin(anna)
    guide = anna.page.locator(".guide")
    ask = guide.get_by_role("button", name="What is good here?")
    assert anna.wait_for_turn() == "mine"
    expect(guide).to_contain_text("a good deal better than the others")
    twice = guide.get_by_text("Look twice here")
    said = guide.locator(".said p:not(.intro, .meanwhile, .thinking)")
    while not twice.count():  # something else may be to be said first
        anna.decide()
        assert anna.wait_for_turn() == "mine"
        expect(said).not_to_have_count(0)
    expect(ask).to_be_visible()
    expect(guide.locator("li button")).to_have_count(0)  # it is for the learner to find
    ask.click()
    expect(guide.locator("li button")).not_to_have_count(0)
    expect(guide).not_to_contain_text("Look twice here")


@pytest.mark.slow
def test_what_was_warned_of_is_kept_in_mind_as_long_as_it_is_so(visit: Visit) -> None:
    """A leader beside one temple, of which it was told when there was nothing else to say."""
    anna = visit()
    anna.page.route_web_socket(LIVE, sees_nothing)
    anna.go("/learn/tigris")
    anna.button("First game, with a coach").click()
    guide, minded = anna.page.locator(".guide"), anna.page.locator(".guide .mind li")
    assert anna.wait_for_turn() == "mine"
    king = next(words for words in told(anna)["options"]["leader"]["black"])
    answer(anna, f"leader black {king}")
    while not minded.count():
        assert anna.wait_for_turn() == "mine"
        expect(guide.locator(".thinking")).to_have_count(0)
        if not minded.count():
            answer(anna, "pass" if "pass" in told(anna)["options"] else "commit 0")
    warning = minded.filter(has_text="touches only one temple").get_by_role("button")
    others = anna.page.locator(".stage .piece.recedes")
    expect(others).to_have_count(0)
    warning.hover()
    expect(others.first).to_be_attached()
    anna.page.mouse.move(1, 1)
    expect(others).to_have_count(0)
    warning.press("Enter")
    expect(anna.page.locator(f".stage .piece[data-art={king}]")).not_to_have_class(re.compile("recedes"))
    expect(others.first).to_be_attached()
    guide.get_by_role("button", name="What is good here?").click()
    expect(minded).to_have_count(0)
    expect(others).to_have_count(0)


@pytest.mark.slow
def test_the_coach_by_keyboard_alone(visit: Visit) -> None:
    anna, guide = guided(visit, "ark", **LAPTOP)
    version, answer = anna.version, guide.locator("li button").first
    type_on(answer)
    expect(answer).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("c")
    anna.wait_for_version(version + 1)
    type_on(guide.get_by_role("button", name="Play on without the coach"))
    expect(guide).to_contain_text("The coach is quiet from now on.")


@pytest.mark.slow
def test_one_voice_advises(visit: Visit) -> None:
    """While the coach is there the AI lists no moves of its own, which might be others."""
    anna, guide = guided(visit, "borabora", **LAPTOP)
    expect(anna.button("Hint")).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(guide.locator("li button")).not_to_have_count(0)
    expect(anna.page.locator(".answers")).to_have_count(0)
    guide.get_by_role("button", name="Play on without the coach").click()
    anna.page.keyboard.press("h")
    expect(anna.page.locator(".answers li")).not_to_have_count(0)


@pytest.mark.slow
def test_a_hint_stays_where_it_is_when_there_is_nothing_to_foresee(visit: Visit) -> None:
    """A swap of Tigris & Euphrates draws nothing; whoever points at it may press it."""
    anna, guide = guided(visit, "tigris", **LAPTOP)
    guide.get_by_role("button", name="Play on without the coach").click()
    anna.page.keyboard.press("h")
    first = anna.page.locator(".answers li button").first
    expect(first).to_contain_text("Swap")
    first.hover()
    expect(first.locator("small").first).to_be_visible()
    assert anna.page.locator(".ahead .card:empty").count() == 1
    first.click(timeout=5000)
    expect(anna.page.locator(".confirm")).to_be_enabled()
    expect(anna.page.locator(".answers")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["druids", "tigris", "ark", "borabora"])
def test_nothing_is_covered_and_what_is_sound_can_be_done(visit: Visit, game: str, screen: str) -> None:
    touch = SCREENS[screen].get("has_touch")
    how: Json = {"press": tap} if touch else {}
    anna, guide = guided(visit, game, locale=LOCALES[screen], **SCREENS[screen], **how)
    if screen == "phone":
        assert_fits(anna)
    version = anna.version
    confirm = anna.page.locator(".confirm").first
    anna.press(guide.locator("li button").first)
    expect(confirm).to_be_enabled()
    expect(confirm).to_be_in_viewport(ratio=1)
    board, card = anna.page.locator("main").bounding_box(), guide.bounding_box()
    assert board is not None and card is not None
    beside = card["x"] >= board["x"] + board["width"] - 1 or card["y"] >= board["y"] + board["height"] - 1
    assert beside, "the coach lies over the board"
    if screen.startswith("lying") and game in HELD:
        for piece in anna.page.locator(HELD[game]).all():
            expect(piece).to_be_in_viewport(ratio=0.75)
    anna.press(confirm)
    anna.wait_for_version(version + 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "screen"), [("druids", PHONE), ("tigris", LAPTOP), ("ark", PHONE), ("borabora", LAPTOP)]
)
def test_a_whole_first_game(visit: Visit, game: str, screen: Json) -> None:
    """As the coach says whenever it is asked, up to the end, which tells what was learnt."""
    touch = screen.get("has_touch")
    anna = visit(path=f"/learn/{game}", **screen, **({"press": tap} if touch else {}))
    anna.press(anna.page.locator(".ways button"))
    anna.page.wait_for_url("**/table/*")
    guide = anna.page.locator(".guide")
    ask = guide.get_by_role("button", name="What is good here?")
    back = guide.get_by_role("button", name="Bring the coach back")
    answer, confirm = guide.locator("li button").first, anna.page.locator(".confirm:enabled").first
    expect(guide).to_be_visible()
    while anna.wait_for_turn() == "mine":
        version = anna.version
        expect(guide.locator(".thinking")).to_have_count(0)
        if ask.count():
            anna.press(ask)
            expect(guide.locator(".thinking")).to_have_count(0)
        if answer.count():
            anna.press(answer)
        elif not confirm.count():  # nothing is better than anything else, and hints are there without a coach
            anna.press(guide.get_by_role("button", name="Play on without the coach"))
            anna.page.keyboard.press("h")
            anna.press(anna.page.locator(".answers li button").first)
        expect(confirm).to_be_in_viewport(ratio=1)
        anna.press(confirm)
        anna.wait_for_version(version + 1)
        if back.count():
            anna.press(back)
    expect(anna.page.locator(".coach")).to_have_count(0)  # while points are counted one looks at the board
    anna.count_points()
    expect(anna.result.get_by_role("heading", name="What I learnt")).to_be_visible()
    expect(anna.result.locator(".learnt li")).not_to_have_count(0)
    anna.press(anna.link("Now a table of your own"))
    expect(anna.page).to_have_url(re.compile(f"/new/{game}"))


def test_whoever_is_new_is_led_to_a_school_and_then_to_a_first_game(visit: Visit) -> None:
    anna = visit()
    way = anna.page.locator(".say")
    expect(way.locator(".go")).to_have_text(saying("Learn Druid Waltz"))
    expect(way.get_by_role("button", name=saying("Play Druid Waltz with a coach"))).to_be_visible()
    way.locator(".go").click()
    expect(anna.page).to_have_url(re.compile("/learn/druids/1$"))
    steps = [f"D{n}" for n in range(1, 12)]
    kept = {"version": "", "step": "", "moves": [], "finished": steps}
    anna.page.evaluate("kept => localStorage.setItem('ludarium-school-druids', JSON.stringify(kept))", kept)
    anna.go("/")
    expect(way.locator(".go")).to_have_text(saying("Play Druid Waltz with a coach"))
    way.locator(".go").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator(".guide")).to_be_visible()
