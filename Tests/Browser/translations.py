"""The view of translators as it looks, how fast it is, and what of it a gallery from a disk has."""

import os
import tempfile

import accessibility
from sample_site import LOCALES, POINTS, SIZES, Site, translated
from steps import count, settled, show, text, windows
from translating import READY, ROWS, VERDICT, opened
from workbench import type_into


def looking(browser, site, checks, workbench):
    looks(browser, site, checks)
    speed(browser, site, checks)
    workbench.asked.clear()


def looks(browser, site, checks):
    """The view in windows of three widths, in both appearances."""
    checks.within("looks of the view of translators")
    for width, height, scheme in windows(browser):
        view = f"{width} px, {scheme}"
        opened(browser, site)
        type_into(browser, "#target-0", "Los jetzt")
        browser.wait(f"{VERDICT} !== ''")
        settled(browser)
        accessibility.audit(browser, checks, view)
        accessibility.axe(browser, checks, view)
        wide = browser.evaluate("[document.documentElement.scrollWidth, page.main.scrollWidth]")
        checks.that(f"{view}: the page is no wider than the window", max(wide) <= width, wide)
        high = browser.evaluate("document.documentElement.scrollHeight")
        checks.that(f"{view}: nor higher", high <= height, high)
        rows = browser.evaluate(f"{ROWS}.filter(isInWindow).length")
        checks.that(f"{view}: some keys are in sight", rows > 1 or width == 400, rows)
        if width == 1600 and scheme == "dark":
            accessibility.focus_order(browser, checks, view)


def speed(browser, site, checks):
    checks.within("speed")
    opened(browser, site)
    own = browser.evaluate("""(async () => {
      const { ask } = workbench;
      let served = 0;
      workbench.ask = async (...about) => {
        const begun = performance.now();
        const answer = await ask.apply(workbench, about);
        served += performance.now() - begun;
        return answer;
      };
      const area = document.querySelector("#target-0");
      const taken = [];
      for (let length = 3; length < 23; length += 1) {
        served = 0;
        area.value = "Los geht es jetzt und hier".slice(0, length);
        const picture = document.querySelector(".key-pictures svg");
        const begun = performance.now();
        area.dispatchEvent(new Event("input", { bubbles: true }));
        while (picture.isConnected) await new Promise((done) => setTimeout(done, 0));
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done, 0));
        taken.push(performance.now() - begun - served);
      }
      workbench.ask = ask;
      return taken.sort((one, other) => one - other);
    })()""")
    median = own[len(own) // 2]
    print(f"translating: {median:.1f} ms to the picture beside the server's time, {own[-1]:.1f} ms at most")
    checks.that("a letter is a picture in less than 100 ms", own[-2] < 100, own)
    browser.evaluate("sessionStorage.clear()")


def reading(browser, site, checks):
    """From a disk: all is read, nothing is typed."""
    checks.within("translations without a server")
    show(browser, site, "view=translate&locale=de", READY)
    checks.equal("there is no field", count(browser, "textarea"), 0)
    checks.that("a line says how to get one", "l10n preview --serve --locale all" in text(browser, ".key-editor"))
    texts = browser.evaluate("[...document.querySelectorAll('.plain-text')].map((one) => one.textContent)")
    checks.equal("both texts are there", texts, ["Practice", "Practicesgeschwindigkeitsüberschreitung"])
    accessibility.axe(browser, checks, "read only")
    path = os.path.join(site.folder, "data", "u.js")
    os.rename(path, path + ".away")
    try:
        show(browser, site, "view=translate&locale=de", "document.querySelector('[role=alert]')")
        checks.that("without its data it says so", "data/u.js" in text(browser, "[role=alert]"))
    finally:
        os.rename(path + ".away", path)
    browser.taken("Log.entryAdded", "Network.requestWillBeSent", "Network.loadingFailed")


def untranslated(browser, checks, site_at):
    """A gallery of the development language and a pseudo-locale has nothing to translate into."""
    checks.within("no translations")
    with tempfile.TemporaryDirectory(prefix="l10n-untranslated-") as folder:
        site = Site([LOCALES[0], LOCALES[5]], SIZES, POINTS)
        site.add("Button", [(translated("Practice"), "button.start")])
        site.write(folder)
        show(browser, site_at(folder), "translate")
        checks.that("it says how to get some", "l10n preview --serve --locale all" in text(browser, "main"))
        accessibility.axe(browser, checks, "no translations")
        browser.click("main a")
        checks.that("the source can be seen", browser.wait(READY))


def many(browser, site, checks):
    """Ten thousand keys: few rows are there, and scrolling is as smooth as the matrix."""
    checks.within("many keys")
    browser.resize(1600, 1000)
    show(browser, site, "view=translate&locale=de", READY)
    settled(browser)
    entries, rows = browser.evaluate(f"[page.view.queue.entries.length, {ROWS}.length]")
    checks.that("all keys are there", entries >= 10000, entries)
    checks.that("in few rows", rows < 40, rows)
    frames = browser.evaluate("""(async () => {
      const { list } = page.view.queue;
      const times = [];
      let before = performance.now();
      for (let step = 0; step < 90; step += 1) {
        list.scrollTop += 700;
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        times.push(now - before);
        before = now;
      }
      return times.sort((one, other) => one - other);
    })()""")
    seen = browser.evaluate("""(() => { const { list } = page.view.queue; const all = list.getBoundingClientRect();
      return document.elementFromPoint(all.left + 40, all.top + 200)?.closest('.queue-row') !== null; })()""")
    checks.that("what is in sight has its rows", seen)
    step = browser.evaluate("""(() => { const begun = performance.now(); page.view.queue.search.value = "nothing 99";
      route.change({ find: "nothing 99" }, true); return new Promise((done) => requestAnimationFrame(() =>
      setTimeout(() => done(performance.now() - begun), 0))); })()""")
    print(f"queue: {entries} keys, frames of {frames[45]:.1f} ms, longest {frames[-1]:.1f} ms, search {step:.0f} ms")
    checks.that("it scrolls without long frames", frames[85] < 50, frames[-6:])
    found = browser.wait("page.view.queue.entries.length < 1000 && page.view.queue.entries.length")
    checks.that("search finds some", found and found > 10, found)
    browser.evaluate("document.querySelector('.queue-list').focus()")
    browser.press("End")
    settled(browser)
    checks.that("End goes to the last", browser.evaluate("page.view.queue.after(page.view.queue.current, 1) === null"))
    browser.resize(1400, 900)
