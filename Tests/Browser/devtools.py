"""Drives a headless Chromium by the DevTools protocol over a pipe: no driver, no port, no package of Python."""

import base64
import collections
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

# In an async function of JavaScript: goes on with the next frame.
FRAME = "await new Promise(requestAnimationFrame);"


class BrowserError(Exception):
    """What the browser answers to a call that it cannot carry out, or its silence."""


def find_browser():
    """The path of a Chromium, or None."""
    for name in (os.environ.get("L10N_CHROMIUM"), *NAMES, *PLACES):
        if name and (found := shutil.which(name)):
            return found
    return None


class Browser:
    """One process with one page; every event of the page is kept until it is asked for."""

    def __init__(self, patience=30):
        self.patience = patience
        self.profile = tempfile.TemporaryDirectory(prefix="l10n-browser-", ignore_cleanup_errors=True)
        theirs, ours = os.pipe()
        mine, yours = os.pipe()

        def connect():
            # Both lie above 4 first, so that neither is closed while the other is put in its place.
            read, write = os.dup(theirs), os.dup(yours)
            while read < 5 or write < 5:
                read, write = (os.dup(read) if read < 5 else read), (os.dup(write) if write < 5 else write)
            os.dup2(read, 3)
            os.dup2(write, 4)

        arguments = [
            find_browser(),
            "--headless=new",
            "--remote-debugging-pipe",
            f"--user-data-dir={self.profile.name}",
            "--no-first-run",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--mute-audio",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-extensions",
            "--force-color-profile=srgb",
            "--lang=en-US",
            "about:blank",
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, preexec_fn=connect, close_fds=False
        )
        os.close(theirs)
        os.close(yours)
        self.output, self.input = ours, mine
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = collections.deque()
        page = next(one for one in self.call("Target.getTargets")["targetInfos"] if one["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.output)
        os.close(self.input)
        self.log.close()
        self.profile.cleanup()

    # The protocol

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data) :]
        deadline = time.monotonic() + self.patience
        while True:
            answer = self.receive(deadline, method)
            if answer.get("id") != self.number:
                if "method" in answer:
                    self.events.append(answer)
                continue
            if "error" in answer:
                raise BrowserError(f"{method}: {answer['error']['message']}")
            return answer["result"]

    def receive(self, deadline, method):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(0, deadline - time.monotonic()))
            data = os.read(self.input, 1 << 20) if ready else b""
            if not data:
                self.log.seek(0)
                said = self.log.read().decode("utf-8", "replace")[-1500:]
                raise BrowserError(f"{method}: {'the browser ended' if ready else 'no answer'}\n{said}")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    # What a test does

    def evaluate(self, expression):
        """The value of an expression of JavaScript in the page, after its promise."""
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True, userGesture=True
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def wait(self, expression, seconds=10):
        """Waits until an expression is true; its last value tells whether it came to be."""
        deadline = time.monotonic() + seconds
        # An element has no value outside the page.
        expression = f"((found) => found instanceof Node ? true : found)({expression})"
        while True:
            try:
                if value := self.evaluate(expression):
                    return value
            except BrowserError as error:
                # The page may be on its way to another one.
                if time.monotonic() > deadline:
                    raise error
            if time.monotonic() > deadline:
                return None
            time.sleep(0.02)

    def open(self, address):
        # A fragment alone would keep the page that is open.
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)

    def press(self, key, modifiers=0):
        codes = {
            "Enter": 13,
            "Escape": 27,
            "Tab": 9,
            "Home": 36,
            "End": 35,
            "PageUp": 33,
            "PageDown": 34,
            "ArrowLeft": 37,
            "ArrowUp": 38,
            "ArrowRight": 39,
            "ArrowDown": 40,
            " ": 32,
        }
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else None)
        event = {"key": key, "modifiers": modifiers, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper()))}
        if text and not modifiers & 2:
            event["text"] = text
        self.call("Input.dispatchKeyEvent", type="keyDown" if "text" in event else "rawKeyDown", **event)
        event.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def click(self, selector):
        """Clicks where an element is seen, once it stays there for some frames: what is above it may still grow."""
        found = self.wait(
            f"""(async () => {{
          const element = document.querySelector({json.dumps(selector)});
          if (!element) return null;
          let [place, still] = ["", 0];
          for (let frames = 0; still < 6 && frames < 300; frames += 1) {{
            element.scrollIntoView({{ block: "nearest", inline: "nearest" }});
            {FRAME}
            const now = JSON.stringify(element.getBoundingClientRect());
            still = now === place ? still + 1 : 0;
            place = now;
          }}
          const {{ left, top, width, height }} = JSON.parse(place);
          if (still < 6 || width === 0) return null;
          return {{ x: left + Math.min(width / 2, 40), y: top + Math.min(height / 2, 30) }};
        }})()""",
            5,
        )
        if not found:
            raise BrowserError(f"nothing to click on: {selector}")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **found)

    def resize(self, width, height, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile)

    def prefer(self, **features):
        """Media features, as in `prefer(prefers_color_scheme="dark")`."""
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()],
        )

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def taken(self, *methods):
        """The events of some kinds that have come so far; each is handed out once."""
        self.evaluate("0")
        found = [event for event in self.events if event["method"] in methods]
        self.events = collections.deque(event for event in self.events if event["method"] not in methods)
        return found
