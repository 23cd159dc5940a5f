"""Texts that want to be more than text, and what the page may load."""

import json
import os

from sample_site import HOSTILE
from steps import MATRIX, count, settled, show, text


def hostile(browser, site, checks):
    checks.within("hostile texts")
    show(browser, site, "view=component&component=Hostile&locale=en&overlay=1", MATRIX)
    settled(browser)
    labels = browser.evaluate("""page.matrix.plan.sections.map((_, section) =>
      page.matrix.entry({ section, row: 0, column: 0 }).element.getAttribute("aria-label"))""")
    for shown, key in HOSTILE:
        begin = shown.replace("\u202e", "⟨U+202E⟩")[:14]
        checks.that(f"'{shown[:24]}' is a text", any(begin in label for label in labels), labels)
    browser.press("Tab")
    for number, (_, key) in enumerate(HOSTILE):
        browser.evaluate(f"page.select(page.matrix.entry({{ section: {number}, row: 0, column: 0 }}).cell)")
        browser.wait(f"document.querySelector('#inspector .key')?.textContent.startsWith({json.dumps(key[:8])})")
        found = browser.evaluate("document.querySelector('#inspector .key').textContent")
        checks.equal(
            f"the key '{key[:20]}' is shown whole", found, key.replace("\u202e", "U+202E").replace("\u202c", "U+202C")
        )
        if len(key) > 9000:
            browser.open(browser.evaluate("location.href"))
            checks.that(
                "a key of 10,000 characters has an address",
                browser.wait("document.querySelector('#inspector .key')?.textContent.length > 10000"),
            )
    checks.equal(
        "no element came out of a text",
        browser.evaluate(
            "document.querySelectorAll('main img, main script, main b, main i, #inspector i, #inspector b, main"
            " style').length"
        ),
        0,
    )
    links = browser.evaluate(
        "[...document.querySelectorAll('a')].map((one) => one.getAttribute('href')).filter((one) =>"
        " !one.startsWith('#'))"
    )
    checks.none("each link stays in the page", links)
    for state in (
        "search=hostile",
        "view=findings",
        "view=findings&key=%3Cscript%3E",
        "search=%3Cimg%20src%3Dx%3E",
        "view=component&component=%3Cscript%3Ealert(1)%3C/script%3E",
        "view=findings&rule=%3Cb%3E&component=__proto__",
    ):
        show(browser, site, state)
        settled(browser)
    checks.equal("nothing of it was run", browser.evaluate("globalThis.attacked ?? null"), None)
    show(browser, site, "search=hostile")
    browser.wait("document.querySelector('.hit')")
    checks.that("hits show them as text", "<b>svg</b>" in text(browser, "main"))
    checks.that("a character that is not seen is spelt", count(browser, ".hidden-character") > 0)


def policy(browser, site, checks):
    checks.within("policy")
    show(browser, site)
    blocked = browser.evaluate("""new Promise((done) => {
      const found = [];
      document.addEventListener("securitypolicyviolation", (event) => {
        found.push(event.effectiveDirective);
        if (found.length === 3) done(found.sort());
      });
      const script = document.createElement("script");
      script.textContent = "globalThis.attacked = 5";
      document.head.append(script);
      const outside = document.createElement("script");
      outside.src = "http://127.0.0.1:9/outside.js";
      document.head.append(outside);
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(style);
      setTimeout(() => done(found.sort()), 3000);
    })""")
    checks.equal(
        "inline scripts, scripts from elsewhere and inline styles are refused",
        blocked,
        ["script-src-elem", "script-src-elem", "style-src-elem"],
    )
    checks.equal("none of it was run", browser.evaluate("globalThis.attacked ?? null"), None)
    browser.taken("Log.entryAdded", "Network.requestWillBeSent", "Network.loadingFailed")


def broken(browser, site, checks):
    checks.within("broken data")
    for name, state in (("c3", "view=component&component=Welcome"), ("index", ""), ("t0", "search=practice")):
        path = os.path.join(site.folder, "data", name + ".js")
        os.rename(path, path + ".away")
        try:
            show(browser, site, state)
            browser.wait("document.querySelector('[role=alert]')")
            told = text(browser, "[role=alert]")
            checks.that(f"without {name}.js the page says so", told and f"data/{name}.js" in told, told)
            if name == "c3":
                browser.evaluate("document.getElementById('home').click()")
                found = browser.wait("document.querySelectorAll('.card').length === 7")
                checks.that("the other views are still there", found)
        finally:
            os.rename(path + ".away", path)
    browser.taken("Log.entryAdded", "Network.requestWillBeSent", "Network.loadingFailed")


# What may become of a file of compressed values: a function of its text for each.
DAMAGES = {
    "a changed byte": lambda text: text[:-200] + ("A" if text[-200] != "A" else "B") + text[-199:],
    "a missing piece": lambda text: text[: len(text) // 2] + text[len(text) // 2 + 4 :],
    "the first half": lambda text: text[: len(text) // 2 // 4 * 4] + '"]);',
    "another length": lambda text: text.replace('",[', '",[1', 1),
    "no Base64": lambda text: text.replace('"]);', '*"]);'),
    "nothing": lambda text: text[: text.index(',"', 20)] + ',""]);',
    "no values": lambda text: text[: text.index("[")] + json.dumps([2, "eJyLjgUAARUAuQ=="]) + ");",
}


def damaged(browser, site, checks):
    checks.within("damaged data")
    welcome = "view=component&component=Welcome"
    for name in ("c3", "f0"):
        path = os.path.join(site.folder, "data", name + ".js")
        with open(path, encoding="utf-8") as file:
            whole = file.read()
        for what, damage in DAMAGES.items():
            with open(path, "w", encoding="utf-8") as file:
                file.write(damage(whole.rstrip("\n")))
            show(browser, site, welcome)
            browser.wait("document.querySelector('[role=alert]')")
            told = text(browser, "[role=alert]")
            checks.that(
                f"{name}.js with {what} is told",
                told and f"data/{name}.js" in told and "write the preview" in told,
                told,
            )
        with open(path, "w", encoding="utf-8") as file:
            file.write(whole)
        taken = browser.evaluate(f"l10n.reload(['data/{name}.js'])")
        checks.equal("mended, it is read without a new page", taken, True)
        checks.that("and shown", browser.wait(MATRIX))
    script = browser.call("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.DecompressionStream")
    show(browser, site, welcome)
    browser.wait("document.querySelector('[role=alert]')")
    told = text(browser, "[role=alert]")
    checks.that("a browser that cannot expand them is told which can", told and "Firefox since 113" in told, told)
    show(browser, site, "search=practice", "document.querySelector('.hit')")
    checks.that("and what is not compressed is there", count(browser, ".hit") > 0)
    browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script["identifier"])
    show(browser, site, welcome, MATRIX)
    browser.taken("Log.entryAdded", "Network.requestWillBeSent", "Network.loadingFailed")
