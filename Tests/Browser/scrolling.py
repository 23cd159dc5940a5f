"""How smoothly a matrix of 5,000 cells is scrolled, and how soon and how small a large gallery is there."""

from steps import MATRIX, settled, show

SCROLL = """(async () => {
  const frames = [];
  let last = await new Promise(requestAnimationFrame);
  const host = page.main;
  const end = last + %d;
  let empty = 0;
  while (last < end) {
    host.scrollTop += 50;
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - last);
    last = now;
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".cell");
    if (middle?.entry.cell && !middle.entry.drawing) empty += 1;
  }
  frames.sort((a, b) => a - b);
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))];
  return { frames: frames.length, median: at(0.5), p95: at(0.95), p99: at(0.99), longest: frames.at(-1), empty,
           late: frames.filter((time) => time > 25).length, top: host.scrollTop,
           drawn: document.querySelectorAll("#main svg").length,
           cells: page.matrix.plan.shown, elements: document.querySelectorAll("*").length };
})()"""


def work(browser):
    """Seconds of a processor that the page's main thread has taken: other processes do not count."""
    metrics = {one["name"]: one["value"] for one in browser.call("Performance.getMetrics")["metrics"]}
    return metrics["TaskDuration"]


def scroll(browser, site, milliseconds=4000, state="view=component&component=Many"):
    """Scrolls 50 pixels a frame; returns times in milliseconds."""
    browser.resize(1600, 1000)
    browser.call("Performance.disable")
    browser.call("Performance.enable", timeDomain="threadTicks")
    show(browser, site, state, MATRIX)
    opened = browser.evaluate("performance.now()")
    browser.call("HeapProfiler.collectGarbage")
    heap = browser.call("Runtime.getHeapUsage")["usedSize"]
    before = work(browser)
    found = browser.evaluate(SCROLL % milliseconds)
    found["opened"] = opened
    found["heap MB"] = heap / 1e6
    found["busy"] = (work(browser) - before) / found["frames"] * 1000
    return found


# Where the cell of a place is seen: whether it is in the window, and its numbers are those of the plan.
AT = """(() => {
  const { matrix } = page;
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  const room = page.main.getBoundingClientRect();
  const { section, row, column } = document.activeElement.entry.position;
  return [section, row, column, top < room.bottom && bottom > room.top];
})()"""


def tall(browser, site, checks):
    """A matrix that is higher than an element may be, here of a browser in which that is 12,000 pixels."""
    checks.within("tall matrix")
    browser.resize(1000, 700)
    show(browser, site, "view=component&component=Many", MATRIX)
    browser.evaluate("TallScroll.most = 12000; page.redraw()")
    browser.wait("page.matrix.scroll.isTall")
    height = browser.evaluate("page.matrix.scroll.height")
    inside = browser.evaluate("page.main.scrollHeight")
    checks.that("its element is no higher", height > 40000 and inside < 13000, [height, inside])
    last = browser.evaluate("page.matrix.plan.sections.length - 1")
    browser.evaluate("void page.matrix.focus({ section: 0, row: 0, column: 0 })")
    browser.press("End", modifiers=2)
    settled(browser)
    checks.equal("Ctrl-End goes to the last cell", browser.evaluate(AT), [last, 19, 1, True])
    browser.press("Home", modifiers=2)
    settled(browser)
    checks.equal("Ctrl-Home to the first", browser.evaluate(AT), [0, 0, 0, True])
    browser.evaluate("document.activeElement.blur()")
    steps = browser.evaluate("""(async () => {
      const seen = [];
      for (let step = 0; step < 150; step += 1) {
        const before = page.matrix.scroll.position;
        page.main.scrollTop += 90;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        seen.push(Math.round(page.matrix.scroll.position - before));
      }
      return [...new Set(seen)];
    })()""")
    checks.equal("it scrolls as far as it is asked to, beyond its element too", steps, [90])
    browser.evaluate("page.main.scrollTop = page.main.scrollHeight / 2")
    settled(browser)
    share = browser.evaluate("page.matrix.scroll.position / page.matrix.scroll.height")
    checks.that("half of the scroll bar is half of the matrix", 0.4 < share < 0.6, share)
    seen = browser.evaluate("""(() => {
      const middle = document.elementFromPoint(400, 400)?.closest(".specimen");
      return middle !== null && middle.querySelectorAll("[role=gridcell]").length > 0;
    })()""")
    checks.that("what is there is shown", seen)
    browser.evaluate("document.body.focus(); page.matrix.place = null")
    browser.press("n")
    checks.that("n goes on from there or from the first", browser.evaluate(AT)[3])
    browser.evaluate("page.main.scrollTop = page.main.scrollHeight")
    settled(browser)
    end = browser.evaluate("page.matrix.scroll.height - page.main.clientHeight - page.matrix.scroll.position")
    checks.that("its end can be reached", abs(end) < 2, end)
    browser.resize(1400, 900)


def large(browser, site, checks):
    """A component of 96,000 cells in 40 languages: only what is near the window is there."""
    checks.within("large gallery")
    browser.resize(1600, 1000)
    show(browser, site, "view=component&component=Large", MATRIX)
    settled(browser)
    browser.call("HeapProfiler.collectGarbage")
    heap = browser.call("Runtime.getHeapUsage")["usedSize"] / 1e6
    elements, cells, pieces, files = browser.evaluate("""[document.querySelectorAll("*").length,
      page.matrix.plan.shown, page.matrix.cells.pieces.size, page.gallery.components[0].files.flat().length]""")
    opened = browser.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    print(f"large: {cells} cells, {elements} elements, heap {heap:.1f} MB, {pieces} of {files} pieces, {opened:.0f} ms")
    checks.equal("all cells are there", cells, 200 * 40 * 12)
    checks.that("in few elements", elements < 7000, elements)
    checks.that("and little memory", heap < 40, heap)
    checks.that("most pieces are not loaded", pieces < files / 3, [pieces, files])
    browser.evaluate("void page.matrix.focus({ section: 150, row: 20, column: 0 })")
    browser.press("n")
    settled(browser)
    place = browser.evaluate(AT)
    checks.that("n goes to a failing cell that was not loaded", place[0] >= 150 and place[3], place)
    checks.that(
        "which is loaded then",
        browser.wait("document.activeElement.matches('.is-failing') && document.activeElement.querySelector('svg')"),
    )
    checks.that("with its facts", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    label = browser.evaluate("document.activeElement.getAttribute('aria-label')")
    checks.that("and its words for a screen reader", "overflows" in label, label)
    browser.press("Escape")
    browser.press("End", modifiers=2)
    settled(browser)
    checks.equal("Ctrl-End goes to the last of all", browser.evaluate(AT), [199, 39, 11, True])
    rows = browser.evaluate("document.activeElement.closest('[role=row]').ariaRowIndex")
    checks.equal("a screen reader hears its row", rows, "41")
    show(browser, site, "view=component&component=Large&rows=specimen&columns=locale&size=large", MATRIX)
    settled(browser)
    found = browser.evaluate("""(() => {
      const grid = document.querySelector("[role=grid]");
      return [grid.ariaRowCount, grid.ariaColCount, grid.querySelectorAll("[role=gridcell]").length < 1500];
    })()""")
    checks.equal("with specimens and languages as rows and columns too", found, ["201", "41", True])
    browser.resize(1400, 900)


def scrolling(browser, site, checks):
    checks.within("scrolling")
    # Another process may take the processor for a while, which the slowest frames then show: they are told, not judged.
    found = None
    for _ in range(3):
        again = scroll(browser, site, 1800)
        found = min(found or again, again, key=lambda one: (one["median"], one["p95"]))
        if found["p95"] < 17.5:
            break
    told = ", ".join(
        f"{name} {value:.1f}" if isinstance(value, float) else f"{name} {value}" for name, value in found.items()
    )
    print(f"scrolling: {told}")
    checks.equal("5,000 cells are there", found["cells"], 5000)
    checks.that("a few elements stand for them", found["elements"] < 6000, told)
    grid = browser.evaluate("""(() => {
      const grid = document.querySelector("[role=grid]");
      const { sections, columnValues } = page.matrix.plan;
      const section = [...page.matrix.views.values()].find(({ element }) => element.contains(grid)).section;
      return [grid.ariaRowCount, String(section.places.length + 1), grid.ariaColCount, String(columnValues.length + 1)];
    })()""")
    checks.equal("a screen reader hears of all rows and columns", grid[::2], grid[1::2])
    checks.that("a frame takes a sixtieth of a second", found["median"] < 17.5, told)
    checks.that("the page is busy for half a frame at most", found["busy"] < 8.3, told)
    checks.that("only what is near is drawn", 0 < found["drawn"] < 400, told)
    checks.that("what is seen is drawn", found["empty"] <= found["frames"] * 0.02, told)
    checks.that(
        "at rest each drawn cell has its text to be selected",
        browser.wait("""[...document.querySelectorAll('.cell svg')].every((one) =>
          one.querySelector('.selectable text'))"""),
    )
    show(browser, site, "view=component&component=Button&zoom=300", MATRIX)
    browser.evaluate("page.main.scrollLeft = 100")
    checks.that(
        "labels of rows stay in sight beside what is scrolled aside",
        browser.wait("""(() => {
          const { left } = document.querySelector('.row-header').getBoundingClientRect();
          return page.main.scrollLeft === 100 && left === page.main.getBoundingClientRect().left;
        })()"""),
    )
    browser.call("Emulation.clearDeviceMetricsOverride")
