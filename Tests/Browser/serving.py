"""Tests `l10n preview --serve` in a headless Chromium: a file is changed, and the open pages show it.

usage: serving.py PROGRAM PROJECT

PROJECT is copied first. Prints each check that failed, and at the end the count.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from checks import Checks  # noqa: E402
from devtools import Browser, find_browser  # noqa: E402

MATRIX = "document.querySelector('#main [role=gridcell] svg path')"
MESSAGE = "document.querySelector('#l10n-reload-message').textContent"
STATE = "#view=component&component=featureCard&overlay=1&locale=en"
TABLE = "Strings/en.lproj/Localizable.strings"
GERMAN = "Strings/de.lproj/Localizable.strings"
KEY = "button.continue"
TRANSLATE = f"#view=translate&locale=de&unit=Strings%252FLocalizable.strings%2F{KEY}"
FIELD = "document.querySelector('#target-0')"
VERDICT = "document.querySelector('.editor-verdict').textContent"


class Server:
    """A program that serves a project, until it is told to end."""

    def __init__(self, program, project):
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, "preview", "--serve", "--locale", "en", "--locale", "de"], cwd=project, stdout=subprocess.PIPE,
            stderr=self.errors, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"(http://127\.0\.0\.1:\d+/)\?key=[0-9a-f]{32}", line)
        if not found:
            sys.exit(f"serving: no address in '{line}': {self.said()}")
        self.address, self.place = found[0], found[1]

    def said(self):
        self.errors.seek(0)
        return self.errors.read().decode("utf-8", "replace")

    def end(self):
        """Ends it as Ctrl-C does; returns its status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)


class Table:
    def __init__(self, path):
        self.path = path
        with open(path, encoding="utf-8") as file:
            self.text = file.read()

    def write(self, text):
        self.text = text
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(text)

    def replace(self, old, new):
        if old not in self.text:
            sys.exit(f"serving: the table has no '{old}'")
        self.write(self.text.replace(old, new))


@contextlib.contextmanager
def tab(browser, session):
    """Shows another of the browser's pages for a while: one that nobody sees draws nothing."""
    first, browser.session = browser.session, session
    try:
        if session:
            browser.call("Page.bringToFront")
        yield
    finally:
        browser.session = first
        browser.call("Page.bringToFront")


def new_tab(browser, address):
    with tab(browser, None):
        target = browser.call("Target.createTarget", url=address)["targetId"]
        session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    with tab(browser, session):
        browser.call("Runtime.enable")
        browser.wait(MATRIX)
        browser.evaluate("globalThis.isSamePage = true")
    return session


def shows(text):
    texts = "[...document.querySelectorAll('.selectable text')]"
    return f"{texts}.some((one) => one.textContent.includes({json.dumps(text)}))"


def read(path):
    with open(path, "rb") as file:
        return file.read()


def translating(browser, server, path, checks):
    """A text is typed, saved into its table and taken back; nothing else in the file changes."""
    checks.within("translating")
    before = read(path)
    line = next(one for one in before.split(b"\n") if one.startswith(f'"{KEY}"'.encode()))
    browser.evaluate(f"location.hash = {json.dumps(TRANSLATE)}")
    checks.that("the key is opened", browser.wait(f"{FIELD}?.value === 'Weiter'", 30))
    checks.that("with the room at each size", browser.wait("document.querySelector('.key-pictures svg')", 30))
    browser.evaluate(f"{FIELD}.focus(); {FIELD}.select()")
    started = browser.evaluate("performance.now()")
    browser.type(r'Los "geht’s" \n <b>')
    checks.that("it is laid out and judged", browser.wait(f"{VERDICT}.startsWith('typed')", 30))
    taken = browser.evaluate("performance.now()") - started
    print(f"serving: {taken:.0f} ms from the first letter to the last verdict")
    checks.equal("nothing is written while one types", read(path), before)
    browser.click("#save-key")
    asked = "document.querySelector('.key-editor [role=alert]').textContent.includes('Save again')"
    checks.that("a text with an error is asked about", browser.wait(asked))
    checks.equal("before it is written", read(path), before)
    browser.click("#save-key")
    saved = line.replace(b'"Weiter"', r'"Los \"geht’s\" \\n <b>"'.encode())
    checks.that("it is saved", browser.wait("page.view.undoable === 1", 30))
    checks.equal("at its place alone", read(path), before.replace(line, saved))
    checks.that("the next key is in work", browser.wait("document.activeElement.id === 'target-0'"))
    browser.evaluate(f"location.hash = {json.dumps(TRANSLATE)}")
    checks.that("the page has it from the table", browser.wait(f"{FIELD}?.value.includes('geht’s')", 30))
    browser.click("#undo-key")
    checks.that("it is taken back", browser.wait("page.view.undoable === 0", 30))
    checks.equal("byte by byte", read(path), before)
    checks.that("and the page shows that", browser.wait(f"{FIELD}?.value === 'Weiter'", 30))

    checks.within("combinations")
    state = "#view=component&component=EkoButton&locale=de&axis.isDisabled=true&axis.size=small"
    browser.evaluate(f"location.hash = {json.dumps(state)}")
    checks.that("what the gallery lacks is laid out", browser.wait("document.querySelector('#lay-out')", 30))
    # What was saved and taken back comes to the page a moment later, which shows its view anew: one clicks again.
    drawn = False
    for _ in range(4):
        browser.click("#lay-out")
        drawn = browser.wait("document.querySelectorAll('.note .key-picture svg').length > 1", 8)
        if drawn:
            break
    checks.that("and drawn", drawn)


def main(program, project):
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="l10n-serving-") as copy, Browser() as browser:
        for name in ("Strings", "Tokens", "l10n.json"):
            source, place = os.path.join(project, name), os.path.join(copy, name)
            shutil.copytree(source, place) if os.path.isdir(source) else shutil.copy(source, place)
        os.symlink(os.path.join(os.path.abspath(project), ".fonts"), os.path.join(copy, ".fonts"))
        table = Table(os.path.join(copy, TABLE))
        title = re.search(r'"card\.[^"]*\.title" = "([^"]+)"', table.text)[1]
        server = Server(program, copy)

        checks.within("serving")
        browser.resize(1400, 900)
        browser.open(server.address + STATE)
        checks.that("the page is shown", browser.wait(MATRIX, 30))
        checks.that("with a text of the table", browser.wait(shows(title)))
        browser.evaluate("globalThis.isSamePage = true; scrollTo(0, 40)")
        others = [new_tab(browser, server.address + STATE) for _ in range(7)]

        table.replace(f'"{title}"', '"Rehearsed <b>anew</b>"')
        checks.that("the changed text is shown", browser.wait(shows("Rehearsed <b>anew</b>"), 30))
        for number, other in enumerate(others):
            with tab(browser, other):
                checks.that(f"in page {number + 2} too", browser.wait(shows("Rehearsed <b>anew</b>")))
                checks.that("which is the same page", browser.evaluate("globalThis.isSamePage === true"))
        checks.that("the page is the same one", browser.evaluate("globalThis.isSamePage === true"))
        checks.equal("its state is as it was", browser.evaluate("location.hash"), STATE)

        table.write(table.text + '\n"broken" = ')
        checks.that("a broken table is named", browser.wait(f"{MESSAGE}.includes({json.dumps(TABLE)})", 30))
        checks.that("and what was shown stays", browser.evaluate(shows("Rehearsed <b>anew</b>")))
        checks.that("the terminal names it too", TABLE in server.said(), server.said())
        table.replace('\n"broken" = ', "")
        checks.that("mended, the message goes", browser.wait(f"{MESSAGE} === ''", 30))
        checks.that("the page is still the same one", browser.evaluate("globalThis.isSamePage === true"))

        translating(browser, server, os.path.join(copy, GERMAN), checks)
        browser.evaluate(f"location.hash = {json.dumps(STATE)}")
        browser.wait(MATRIX, 30)

        checks.within("ending")
        checks.equal("Ctrl-C ends it with status 0", server.end(), 0)
        checks.that("the page says so", browser.wait(f"{MESSAGE}.includes('does not answer')", 30))

        said = [event["params"] for event in browser.taken("Runtime.exceptionThrown", "Runtime.consoleAPICalled")]
        checks.none("no word in the console", [str(one)[:300] for one in said])
        asked = [event["params"]["request"]["url"] for event in browser.taken("Network.requestWillBeSent")]
        own = (server.place, "data:", "about:")
        checks.none("no request outside", [one for one in asked if not one.startswith(own)])
    return checks.finish()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if not find_browser():
        sys.exit("serving: no Chromium here: scripts/bootstrap --tests installs it, L10N_CHROMIUM names another")
    sys.exit(main(os.path.abspath(sys.argv[1]), sys.argv[2]))
