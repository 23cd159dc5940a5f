"""Typing a text into a cell's facts: the server lays it out, and nothing is saved."""

import json
import os

import accessibility
from steps import MATRIX, count, settled, show, text, windows

CELL = "view=component&component=Button&locale={locale}"
INSPECTOR = "document.querySelector('#inspector:not([hidden]) h2')"
FIRST = "page.select(page.matrix.plan.find((cell) => cell.size === 0))"
VERDICT = "document.querySelector('.trial-note .tag:last-child')?.textContent"


def type_into(browser, selector, words):
    browser.evaluate(f"(() => {{ const area = document.querySelector({json.dumps(selector)});"
                     " area.focus(); area.select(); })()")
    browser.type(words)


def open_cell(browser, site, locale="de", component="Button", choose=FIRST):
    show(browser, site, f"view=component&component={component}&locale={locale}", MATRIX)
    browser.evaluate(choose)
    browser.wait(INSPECTOR)


def typing(browser, site, checks, workbench):
    checks.within("typing a text")
    open_cell(browser, site)
    checks.equal("a text of one form has one field", count(browser, ".typing textarea"), 1)
    whole = browser.evaluate("document.querySelector('#type-0-0').value")
    checks.equal("with the table's text in it", whole, "Practicesgeschwindigkeitsüberschreitung")
    checks.equal("in the language of the cell", browser.evaluate("document.querySelector('#type-0-0').lang"), "de")
    source = "[...document.querySelectorAll('#inspector dt')].find((one) => one.textContent === 'Source')"
    checks.equal(
        "the source is that of the cell's own language",
        browser.evaluate(f"{source}.nextElementSibling.textContent"),
        "Strings/de.lproj/Localizable.strings:1",
    )
    before = browser.evaluate("document.querySelector('.inspector-picture svg').outerHTML")
    workbench.asked.clear()
    type_into(browser, "#type-0-0", "Los gehts")
    shown = browser.wait("document.querySelector('.shown-text').textContent === 'Los gehts'")
    checks.that("the typed text is shown", shown)
    checks.equal("with its verdict", browser.evaluate(VERDICT), "fits")
    after = browser.evaluate("document.querySelector('.inspector-picture svg').outerHTML")
    checks.that("in another picture", after != before)
    asked = workbench.asked[-1]
    checks.equal(
        "the server was asked for this cell alone",
        asked,
        ("/try", {"locale": "de", "specimens": ["Button button.start"], "axes": {},
                  "table": "Strings/Localizable.strings", "key": "button.start", "texts": {"button.start": "Los gehts"}}),
    )
    rows = "[...document.querySelectorAll('.rooms tbody tr')].map((one) => one.innerText)"
    checks.equal("the room is told for all text sizes", len(browser.evaluate(rows)), 12)
    checks.equal("that of the cell is marked", text(browser, ".rooms .is-here th"), "large")
    checks.that("what is too long is negative", "−" in browser.evaluate(rows)[-1], browser.evaluate(rows))
    checks.equal("nothing is saved", [path for path, _ in workbench.asked if path != "/try"], [])
    checks.that("and that is said", "Nothing is saved." in text(browser, ".typing"))
    browser.press("End")
    for letter in "sgeschwindigkeit":
        browser.type(letter)
    checks.that("each letter may change the verdict", browser.wait(f"{VERDICT} === 'overflows'"))
    checks.that("findings are those of the typed text", "is cut in de" in text(browser, "#inspector .finding-list"))
    checks.equal("the field keeps the focus", browser.evaluate("document.activeElement.id"), "type-0-0")
    browser.evaluate("page.select(page.matrix.plan.find((cell) => cell.size === 1))")
    other = browser.wait(f"{VERDICT} === 'overflows' && page.inspector.cell.size === 1")
    checks.that("another cell shows it too", other)
    browser.click(".typing button")
    checks.that("a button goes back", browser.wait("document.querySelector('.trial-note') === null"))
    checks.equal("to the table's text", browser.evaluate("document.querySelector('#type-0-0').value"), whole)
    latest(browser, checks, workbench)
    failing(browser, checks, workbench)
    others(browser, site, checks, workbench)
    speed(browser, site, checks)
    looks(browser, site, checks)


def looks(browser, site, checks):
    """The facts of a cell with a typed text, in windows of three widths."""
    checks.within("looks of a typed text")
    for width, height, scheme in windows(browser):
        view = f"{width} px, {scheme}"
        open_cell(browser, site)
        type_into(browser, "#type-0-0", "Los jetzt")
        browser.wait(VERDICT)
        settled(browser)
        accessibility.audit(browser, checks, view)
        accessibility.axe(browser, checks, view)
        wide = browser.evaluate("document.documentElement.scrollWidth")
        checks.that(f"{view}: the page is no wider than the window", wide <= width, wide)
        seen = browser.evaluate("""(() => {
          document.querySelector(".text-facts dl").scrollIntoView({ block: "start" });
          const { top, bottom } = document.querySelector(".inspector-picture").getBoundingClientRect();
          return bottom > top && top >= 0 && bottom <= innerHeight && document.documentElement.scrollTop === 0;
        })()""")
        checks.that(f"{view}: the picture stays in sight", seen)
        browser.evaluate("sessionStorage.clear()")


def latest(browser, checks, workbench):
    checks.within("typing fast")
    workbench.delay = 0.15
    workbench.asked.clear()
    browser.evaluate("document.querySelector('#type-0-0').select()")
    for letter in "Schnell":
        browser.type(letter)
    checks.that("the latest text wins", browser.wait("document.querySelector('.shown-text').textContent === 'Schnell'"))
    workbench.delay = 0
    checks.that("one question at a time", len(workbench.asked) < 7, len(workbench.asked))


def failing(browser, checks, workbench):
    checks.within("a server that fails")
    workbench.failure = "'Strings/de.lproj/<b>' is broken"
    browser.type("x")
    alert = "document.querySelector('.typing [role=alert]').textContent"
    checks.that("its sentence is shown as text", browser.wait(f"{alert} === {json.dumps(workbench.failure)}"))
    workbench.failure = None
    browser.taken("Log.entryAdded", "Network.loadingFailed")
    browser.type("y")
    checks.that("and goes when it answers", browser.wait(f"{alert} === ''"))
    browser.evaluate("fetch = () => Promise.reject(new TypeError('no'))")
    browser.type("z")
    checks.that("silence is told", browser.wait(f"{alert}.includes('does not answer')"))


def others(browser, site, checks, workbench):
    checks.within("other texts")
    open_cell(browser, site, "de", "Plural", "page.select(page.matrix.plan.find((cell) => cell.sample === 2))")
    labels = browser.evaluate("[...document.querySelectorAll('.typing label')].map((one) => one.textContent)")
    checks.equal("each form has a field", labels, ["Type a text: one", "Type a text: other"])
    type_into(browser, "#type-0-1", "%lld Akten")
    form = browser.wait("document.querySelector('.shown-text').textContent === '2 Akten'")
    checks.that("the form of the cell is shown", form)
    browser.evaluate("sessionStorage.clear()")
    open_cell(browser, site, "en-XA")
    checks.equal(
        "a pseudo-locale has the text of the development language",
        browser.evaluate("document.querySelector('#type-0-0').value"), "Practice")
    type_into(browser, "#type-0-0", "Go")
    checks.that("accented", browser.wait("document.querySelector('.shown-text').textContent === '[Go one two]'"))
    checks.equal("by the server", workbench.asked[-1][1]["locale"], "en-XA")
    browser.evaluate("sessionStorage.clear()")
    open_cell(browser, site, "ar")
    direction = browser.evaluate("getComputedStyle(document.querySelector('#type-0-0')).direction")
    checks.equal("Arabic is typed from right to left", direction, "rtl")
    type_into(browser, "#type-0-0", "ابدأ")
    browser.wait("document.querySelector('.trial-note')")
    place = browser.evaluate("""(() => { const svg = document.querySelector('.inspector-picture svg');
      const icon = svg.querySelector('.icon path').getBoundingClientRect(); const all = svg.getBoundingClientRect();
      return (icon.left - all.left) / all.width; })()""")
    checks.that("and drawn so", place > 0.5, place)
    type_into(browser, "#type-0-0", "<script>globalThis.attacked = 9</script>\u202e")
    browser.wait("document.querySelector('.shown-text').textContent.includes('attacked')")
    checks.that("a typed text is no markup", browser.evaluate("globalThis.attacked === undefined"))
    checks.that("what hides in it is spelt", "U+202E" in text(browser, ".text-field"))
    browser.evaluate("sessionStorage.clear()")
    literal(browser, site, checks, workbench)


def literal(browser, site, checks, workbench):
    open_cell(browser, site)
    browser.evaluate("page.gallery.specimens[0].texts = []")
    browser.evaluate("page.select(page.matrix.plan.find((cell) => cell.size === 1))")
    browser.wait("document.querySelector('.typing') && page.inspector.cell.size === 1")
    type_into(browser, "#type-0-0", "Fest")
    checks.that("a text of the component itself is tried",
                browser.wait("document.querySelector('.shown-text').textContent === 'Fest'"))
    checks.equal("as the text of its slot", workbench.asked[-1][1],
                 {"locale": "de", "specimens": ["Button button.start"], "axes": {}, "slots": {"title": "Fest"}})
    checks.that("it is in no table", "Open in Translate" not in text(browser, ".typing"))
    browser.evaluate("sessionStorage.clear()")


def speed(browser, site, checks):
    """From a letter to its picture on the screen, without the time that the server takes."""
    checks.within("speed")
    open_cell(browser, site)
    own = browser.evaluate("""(async () => {
      const { fetch: ask } = globalThis;
      let served = 0;
      globalThis.fetch = async (...about) => {
        const begun = performance.now();
        const response = await ask(...about);
        const text = await response.text();
        served += performance.now() - begun;
        return new Response(text, { status: response.status, headers: response.headers });
      };
      const area = document.querySelector("#type-0-0");
      const taken = [];
      for (let length = 3; length < 23; length += 1) {
        served = 0;
        area.value = "Los geht es jetzt und hier".slice(0, length);
        const begun = performance.now();
        area.dispatchEvent(new Event("input", { bubbles: true }));
        const { shown } = page.inspector;
        while (page.inspector.shown === shown) await new Promise((done) => setTimeout(done, 0));
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done, 0));
        taken.push(performance.now() - begun - served);
      }
      return taken.sort((one, other) => one - other);
    })()""")
    print(f"typing: {own[len(own) // 2]:.1f} ms to the picture beside the server's time, {own[-1]:.1f} ms at most")
    checks.that("a letter is a picture in less than 100 ms", own[-2] < 100, own)
    browser.evaluate("sessionStorage.clear()")


def not_served(browser, site, checks):
    """A gallery from a disk tells the room of what it holds, and how one would type."""
    checks.within("room without a server")
    open_cell(browser, site)
    checks.equal("there is no field", count(browser, ".typing"), 0)
    checks.that("a line says how to get one", "l10n preview --serve" in text(browser, "#inspector"))
    cells = "[...document.querySelectorAll('.rooms tbody tr')].map((one) => one.innerText.split('\\t'))"
    rows = browser.evaluate(cells)
    checks.equal("the room is told for the sizes of the gallery", [row[0] for row in rows], ["large", "accessibility5"])
    lacking = all(cell.startswith("−") for row in rows for cell in row[1:])
    checks.that("too long a text lacks points and characters", lacking, rows)
    path = os.path.join(site.folder, "data", "u1.js")
    os.rename(path, path + ".away")
    try:
        open_cell(browser, site)
        settled(browser)
        checks.that("without its texts it says so", "data/u1.js" in text(browser, "#inspector"))
        checks.that("and shows the rest", count(browser, ".inspector-picture svg") == 1)
    finally:
        os.rename(path + ".away", path)
    browser.taken("Log.entryAdded", "Network.requestWillBeSent", "Network.loadingFailed")
