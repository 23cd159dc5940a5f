"""How the page is used: by the keyboard, on a phone, in the dark, while its data change."""

from steps import MATRIX, READY, STATE, count, settled, show, text


def keyboard(browser, site, checks):
    checks.within("keyboard")
    show(browser, site, "view=component&component=Button", MATRIX)
    place = """(({ section, row, column }) => [section, row, column])(document.activeElement.entry.position)"""
    checks.equal("one cell takes Tab", count(browser, "[role=gridcell][tabindex='0']"), 1)
    browser.evaluate("document.querySelector(\"[role=gridcell][tabindex='0']\").focus()")
    for key, wanted in (
        ("ArrowRight", [0, 0, 1]),
        ("ArrowRight", [0, 0, 1]),
        ("ArrowDown", [0, 1, 1]),
        ("ArrowLeft", [0, 1, 0]),
        ("End", [0, 1, 1]),
        ("Home", [0, 1, 0]),
        ("PageDown", [0, 6, 0]),
        ("PageUp", [0, 1, 0]),
        ("ArrowUp", [0, 0, 0]),
        ("ArrowUp", [0, 0, 0]),
    ):
        browser.press(key)
        checks.equal(f"{key} moves", browser.evaluate(place), wanted)
    browser.press("End", modifiers=2)
    checks.equal("Ctrl-End goes to the last", browser.evaluate(place), [2, 19, 1])
    checks.that(
        "which is then seen",
        browser.evaluate("""(() => { const { top, bottom } = document.activeElement.getBoundingClientRect();
      return bottom > top && top >= 0 && bottom <= innerHeight + 1; })()"""),
    )
    browser.press("Home", modifiers=2)
    for _ in range(20):
        browser.press("ArrowDown")
    checks.equal("arrows go on into the next specimen", browser.evaluate(place), [1, 0, 0])
    checks.equal("still one cell takes Tab", count(browser, "[role=gridcell][tabindex='0']"), 1)
    browser.press("Enter")
    checks.that("Enter shows the facts", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    first = text(browser, "#inspector")
    browser.press("ArrowDown")
    settled(browser)
    checks.that("which follow the arrows", text(browser, "#inspector") != first)
    browser.press("Escape")
    checks.that("Esc closes them", browser.wait("document.getElementById('inspector').hidden"))
    checks.equal("and the focus is back on the cell", browser.evaluate(place), [1, 1, 0])
    browser.press("o")
    checks.that("o draws the overlay", browser.wait("document.querySelector('.overlay')"))
    checks.equal("the focus stays where it was", browser.evaluate(place), [1, 1, 0])
    browser.press("o")
    checks.that("and takes it away", browser.wait("!document.querySelector('.overlay')"))
    browser.press("n")
    checks.that(
        "n goes to the next failing cell", browser.wait("document.activeElement.classList.contains('is-failing')")
    )
    browser.press("Escape")
    browser.press("?")
    checks.that("? opens the help", browser.wait("document.getElementById('help').open"))
    checks.that("which tells the keys", "Arrow keys" in text(browser, "#help"))
    browser.press("Escape")
    checks.that("Esc closes it", browser.wait("!document.getElementById('help').open"))
    browser.press("+")
    checks.that("+ zooms in", browser.wait(f"({STATE}).zoom === '150'"))
    browser.press("0")
    checks.that("0 fits", browser.wait(f"({STATE}).zoom === undefined"))
    browser.evaluate("settings.set('keys', 'off')")
    browser.press("o")
    settled(browser)
    checks.that("single keys can be turned off", not browser.evaluate("document.querySelector('.overlay')"))
    browser.evaluate("settings.set('keys', 'on')")
    browser.evaluate("document.getElementById('filter-key').focus()")
    browser.press("o")
    browser.press("?")
    settled(browser)
    checks.equal("in a field they are letters", browser.evaluate("document.getElementById('filter-key').value"), "o?")


def appearance(browser, site, checks):
    checks.within("appearance")
    canvas = "getComputedStyle(document.body).backgroundColor"
    show(browser, site)
    browser.prefer(prefers_color_scheme="light")
    light = browser.evaluate(canvas)
    browser.prefer(prefers_color_scheme="dark")
    dark = browser.evaluate(canvas)
    checks.that("the page follows the system", light != dark, [light, dark])
    browser.evaluate(
        "document.getElementById('appearance').value = 'light'; document.getElementById('appearance').dispatchEvent(new"
        " Event('change'))"
    )
    checks.equal("the switch overrules it", browser.evaluate(canvas), light)
    checks.equal("and stands in the address", browser.evaluate(STATE)["page"], "light")
    show(browser, site, "page=dark")
    checks.equal("an address can say it", browser.evaluate(canvas), dark)
    browser.evaluate("settings.set('page', '')")
    browser.prefer(prefers_color_scheme="light", prefers_reduced_motion="reduce")
    show(browser, site)
    moving = browser.evaluate("""[...document.querySelectorAll('*')].filter((one) =>
      !/^0s/.test(getComputedStyle(one).transitionDuration)).length""")
    checks.equal("nothing moves for a reader who does not want it", moving, 0)
    show(browser, site, "view=component&component=Button&theme=" + "scheme%253Ddark", MATRIX)
    fill = browser.evaluate("document.querySelector('.cell svg rect').getAttribute('fill')")
    checks.equal("a cell has the colours of its own theme", fill, "#101216")


def narrow(browser, site, checks):
    checks.within("phone")
    browser.resize(360, 740, mobile=True)
    for name, state, ready in (
        ("overview", "", READY),
        ("matrix", "view=component&component=Button", MATRIX),
        ("wide matrix", "view=component&component=Welcome&zoom=200", MATRIX),
        ("hostile", "view=component&component=Hostile", MATRIX),
        ("findings", "view=findings", READY),
        ("search", "search=hostile", "document.querySelector('.hit')"),
    ):
        show(browser, site, state, ready)
        settled(browser)
        wide = browser.evaluate(
            "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, visualViewport.width)"
        )
        checks.that(f"{name}: the page is no wider than the phone", wide <= 360, wide)
        outside = browser.evaluate(
            """[...document.querySelectorAll('header *, form *, .toolbar *, .prose *')].filter((one) =>
          one.checkVisibility() && !one.closest('svg, .visually-hidden')
            && one.getBoundingClientRect().right > 361).length"""
        )
        checks.equal(f"{name}: nothing is cut at its edge", outside, 0)
        brand = browser.evaluate("document.querySelector('#home').clientWidth")
        checks.that(f"{name}: the project's name is read", brand > 80, brand)
        room = browser.evaluate("page.main.clientHeight")
        checks.that(f"{name}: more than half is left for the content", room > 370, room)
    show(browser, site, "view=component&component=Button", MATRIX)
    browser.click("[role=gridcell]")
    checks.that("a cell opens its facts", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    sheet = browser.evaluate(
        "(({ left, right, bottom }) => [left, right,"
        " bottom])(document.getElementById('inspector').getBoundingClientRect())"
    )
    checks.equal("as a sheet at the foot", sheet, [0, 360, 740])
    browser.click("#inspector button[aria-label]")
    checks.that("which can be closed", browser.wait("document.getElementById('inspector').hidden"))
    checks.that("the tree is out of the way", browser.evaluate("document.getElementById('components').hidden"))
    browser.evaluate("document.getElementById('tree-button').focus()")
    browser.press("Enter")
    checks.that("its button lays it over the cells", browser.wait("document.activeElement.id === 'tree-filter'"))
    browser.press("Escape")
    checks.equal("Esc takes it away", browser.evaluate("document.getElementById('components').hidden"), True)
    checks.equal("and the focus is on its button", browser.evaluate("document.activeElement.id"), "tree-button")
    browser.call("Emulation.clearDeviceMetricsOverride")


def reloading(browser, site, checks):
    checks.within("reloading")
    show(browser, site, "view=component&component=Button&overlay=1&locale=en,de", MATRIX)
    browser.evaluate("page.select(page.matrix.entry({ section: 0, row: 0, column: 1 }).cell)")
    browser.wait("document.querySelector('#inspector:not([hidden]) h2')")
    address = browser.evaluate("location.href")
    browser.taken("Network.requestWillBeSent")
    browser.evaluate("for (const svg of document.querySelectorAll('.cell svg')) svg.isKept = 1")
    kept = """[...document.querySelectorAll('.grid-body [role=row]')].slice(0, 2).map((row) =>
      [row.querySelector('.locale-tag').textContent, row.querySelector('svg')?.isKept === 1])"""
    with site.changed("data/t0.js", "Practice", "Rehearse"):
        taken = browser.evaluate("l10n.reload(['data/t0.js'])")
        checks.equal("a changed file is taken up", taken, True)
        checks.that(
            "its text is shown", browser.wait("document.querySelector('#inspector')?.innerText.includes('Rehearse')")
        )
        checks.that(
            "in the cells too", browser.wait("document.querySelector('.selectable text').textContent === 'Rehearse'")
        )
        checks.equal("only cells of what changed are drawn anew", browser.evaluate(kept), [["en", False], ["de", True]])
        checks.equal("the address is as it was", browser.evaluate("location.href"), address)
        asked = {
            event["params"]["request"]["url"].split("/")[-1].split("?")[0]
            for event in browser.taken("Network.requestWillBeSent")
        }
        checks.equal("only the changed file is read", asked, {"t0.js"})
    checks.equal("what is no data is for a new page", browser.evaluate("l10n.reload(['gallery.css'])"), False)
    checks.equal("nor is a path elsewhere", browser.evaluate("l10n.reload(['data/../../x.js'])"), False)
