"""How smoothly the land of the Ark is moved, and seen from nearer and farther."""

from benchmarks.answers import spread
from tests.browser.visitor import Json, Visitor, tap

FRAMES = """() => {
  window.frames = []
  let last = null
  const next = now => {
    if (last !== null) frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}"""
SWINGS = 4


class Land:
    """Under a finger or a mouse, from its middle."""

    def __init__(self, anna: Visitor) -> None:
        self.page, self.touch = anna.page, anna.press is tap
        self.device = anna.page.context.new_cdp_session(anna.page)
        box = anna.page.get_by_role("grid").bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def frames(self) -> str:
        """From one frame to the next while it is dragged to and fro, and pinched or wheeled."""
        self.page.evaluate(FRAMES)
        for _ in range(SWINGS):
            for way in (1, -1):
                self.drag(way)
                self.zoom(way)
        times: list[float] = self.page.evaluate("window.frames")
        return spread(times)

    def drag(self, way: int) -> None:
        if self.touch:
            self.gesture("Scroll", {"xDistance": 120 * way, "yDistance": 160 * way, "speed": 700})
            return
        self.page.mouse.move(self.x, self.y)
        self.page.mouse.down()
        for n in range(30):
            self.page.mouse.move(self.x + 8 * n * way, self.y + 5 * n * way)
            self.page.wait_for_timeout(10)
        self.page.mouse.up()

    def zoom(self, way: int) -> None:
        self.gesture("Pinch", {"scaleFactor": 2.0**way, "relativeSpeed": 600})

    def gesture(self, kind: str, how: Json) -> None:
        where = {"x": self.x, "y": self.y, "gestureSourceType": "touch" if self.touch else "mouse"}
        self.device.send(f"Input.synthesize{kind}Gesture", where | how)
