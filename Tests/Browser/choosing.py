"""What a reader chooses: filters, words, addresses, two locales side by side."""

from sample_site import LOCALES
from steps import MATRIX, STATE, count, settled, show, text

# The texts of the first locale come after all others.
LATE = """(() => {
  const load = store.load;
  store.load = async (kind, name, file) => {
    const value = await load.call(store, kind, name, file);
    if (file === "t0") await new Promise((done) => setTimeout(done, 200));
    return value;
  };
})()"""
TAGS = "[...document.querySelectorAll('.hit .tag')].map((one) => one.textContent)"


def filtering(browser, site, checks):
    checks.within("filtering")
    show(browser, site, "view=component&component=Button", MATRIX)
    browser.wait("document.querySelectorAll('[role=gridcell]').length === page.matrix.plan.shown")
    before = count(browser, "[role=gridcell]")
    checks.equal("all cells are there", before, 20 * 2 * 3)
    browser.click("#filter-failing")
    settled(browser)
    rows = browser.evaluate("""[...document.querySelectorAll('.chunk [role=row]')]
      .filter((row) => !row.querySelector('.is-failing')).length""")
    checks.equal("each row that is left has a failing cell", rows, 0)
    checks.that("fewer cells are left", 0 < count(browser, "[role=gridcell]") < before)
    said = text(browser, "#status")
    checks.that("the live region tells how many", "failing" in said and said.split()[0].isdigit(), said)
    checks.equal("it stands in the address", browser.evaluate(STATE).get("failing"), "1")
    browser.click("#clear-filters")
    browser.wait(f"document.querySelectorAll('[role=gridcell]').length === {before}")
    checks.equal("clearing brings all back", count(browser, "[role=gridcell]"), before)
    browser.evaluate("document.getElementById('filter-key').focus()")
    browser.type("button.save")
    settled(browser)
    checks.equal("a key leaves its specimen", count(browser, ".specimen"), 1)
    show(browser, site, "view=component&component=Button&locale=de", MATRIX)
    checks.equal(
        "a locale leaves its row",
        browser.evaluate(
            "[...new Set([...document.querySelectorAll('.row-header .locale-tag')].map((one) => one.textContent))]"
        ),
        ["de"],
    )
    show(browser, site, "view=component&component=Button&rule=straight-quotes", MATRIX)
    checks.equal("a rule leaves the texts that it is about, in their locale", count(browser, "[role=gridcell]"), 2)
    show(browser, site, "failing=1&component=Plural")
    checks.equal("a component leaves its card", count(browser, ".card"), 1)
    show(browser, site, "locale=de")
    once = text(browser, ".card .counts")
    show(browser, site, "locale=de,de")
    checks.equal("a locale that is named twice counts once", text(browser, ".card .counts"), once)


def searching(browser, site, checks):
    checks.within("searching")
    show(browser, site)
    browser.evaluate(LATE)
    browser.press("/")
    checks.equal("/ goes to the search", browser.evaluate("document.activeElement.id"), "search")
    browser.type("practice start")
    checks.that(
        "results are shown while one types",
        browser.wait("document.querySelector('#main h1').textContent === 'Search'"),
    )
    browser.evaluate("page.search('sgeschwindigkeit')")
    checks.that("a part of a word is found", browser.wait("document.querySelectorAll('.hit').length > 0"))
    checks.that(
        "only German has it",
        browser.wait("[...document.querySelectorAll('.hit .tag')].every((one) => one.textContent === 'de')"),
    )
    hits = count(browser, ".hit")
    settled(browser)
    checks.equal("the live region tells how many", text(browser, "#status"), f"{hits} results")
    browser.evaluate("page.search('button.sta')")
    checks.that("a key is found in every locale", browser.wait("document.querySelectorAll('.hit').length === 20"))
    checks.equal(
        "in the order of the locales, whichever file comes last", browser.evaluate(TAGS), [tag for tag, *_ in LOCALES]
    )
    browser.click(".hit:nth-child(2) a")
    checks.that("a hit leads to its cell", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    checks.that("the cell is the one of the locale", "German" in text(browser, "#inspector"))
    browser.evaluate("history.back()")
    checks.that("back returns to the results", browser.wait("document.querySelectorAll('.hit').length === 20"))
    show(browser, site, "search=button.start&locale=de,en,de", "document.querySelector('.hit')")
    checks.equal("a locale that is named twice is searched once", browser.evaluate(TAGS), ["de", "en"])
    show(browser, site, "search=%E7%B7%B4%E7%BF%92")
    checks.that(
        "a search in another script is found from its address",
        browser.wait("document.querySelectorAll('.hit').length > 0"),
    )


def permalinks(browser, site, checks):
    checks.within("permalinks")
    show(
        browser,
        site,
        "view=component&component=Button&rows=theme&columns=axis.state&locale=ar&zoom=150&overlay=1",
        MATRIX,
    )
    headers = browser.evaluate(
        "[...document.querySelectorAll('.column-header')].slice(0, 3).map((one) => one.textContent)"
    )
    checks.equal("columns are those of the address", headers, ["normal", "pressed", "disabled"])
    rows = browser.evaluate("[...document.querySelectorAll('.row-header')].slice(0, 2).map((one) => one.textContent)")
    checks.equal("rows are those of the address", rows, ["scheme=light", "scheme=dark"])
    checks.equal("so is the zoom", browser.evaluate("document.getElementById('zoom').value"), "150")
    checks.equal(
        "a cell is drawn at the zoom",
        browser.evaluate("document.querySelector('.cell svg').getBoundingClientRect().width"),
        360,
    )
    checks.that("and the overlay", count(browser, ".overlay-baseline") > 0)
    browser.click("[role=gridcell]:nth-child(3)")
    checks.that("a cell can be chosen", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    address = browser.evaluate("location.href")
    facts = text(browser, "#inspector")
    checks.that("they name the font that draws it", "Drawn in\nRule" in facts)
    browser.open(address)
    checks.that("its address opens it again", browser.wait("document.querySelector('#inspector:not([hidden]) h2')"))
    checks.equal("with the same facts", text(browser, "#inspector"), facts)
    checks.equal("one cell is marked", count(browser, "[aria-selected=true]"), 1)
    for part in (
        "button.start",
        "Localizable",
        "Comment of button.start",
        "Strings/en.lproj/Localizable.strings:1",
        "Available",
        "ar",
        "pressed",
    ):
        checks.that(f"the facts tell '{part}'", part in facts, facts)
    show(browser, site)
    browser.click(".component-nav li:nth-child(1) a")
    browser.wait(MATRIX)
    browser.evaluate(
        "document.getElementById('columns').value = 'theme'; document.getElementById('columns').dispatchEvent(new"
        " Event('change'))"
    )
    browser.wait("document.querySelector('.column-header').textContent === 'scheme=light'")
    browser.evaluate("history.back()")
    checks.that(
        "back takes the columns back", browser.wait("document.querySelector('.column-header').textContent === 'large'")
    )
    browser.evaluate("history.back()")
    checks.that("and then the component", browser.wait("document.querySelectorAll('.card').length === 5"))
    browser.evaluate("history.forward()")
    checks.that(
        "forward brings it again", browser.wait("document.querySelector('.column-header')?.textContent === 'large'")
    )
    show(browser, site, "view=component&component=Button&cell=%25E0%25A4%25A&rows=%00&zoom=-1&locale=%25", MATRIX)
    checks.that("an address that means nothing shows the default", count(browser, "[role=gridcell]") > 0)


def side_by_side(browser, site, checks):
    checks.within("side by side")
    show(browser, site, "view=component&component=Button", MATRIX)
    browser.evaluate("document.getElementById('side-by-side').open = true")
    browser.evaluate("""for (const [id, value] of [['side-locale-left', 'de'], ['side-locale-right', 'ar']]) {
      const list = document.getElementById(id); list.value = value; list.dispatchEvent(new Event('change')); }""")
    browser.click("#side-locale-show")
    checks.that(
        "two locales are the columns",
        browser.wait(
            "[...document.querySelectorAll('.column-header .locale-tag')].slice(0, 2).map((one) =>"
            " one.textContent).join() === 'de,ar'"
        ),
    )
    checks.equal(
        "and no third",
        browser.evaluate("document.querySelector('.grid-head').querySelectorAll('.column-header').length"),
        2,
    )
    show(
        browser,
        site,
        "view=component&component=Button&rows=specimen&columns=locale&locale=de,ar&size=accessibility5",
        MATRIX,
    )
    checks.equal("specimens can be the rows", browser.evaluate("document.querySelectorAll('.row-header').length"), 3)
