"""Checks of the page for readers who cannot see it, or use no mouse."""

import os

with open(os.path.join(os.path.dirname(__file__), "audit.js"), encoding="utf-8") as file:
    AUDIT = file.read()

AXE = os.path.join(os.path.dirname(__file__), "..", "..", ".axe", "axe.min.js")

# What axe complains of, a line for each element, over WCAG 2.2 AA and what it calls best practice.
COMPLAINTS = """(async () => {
  // Preloading would ask for the style sheet again, which a page from a file may not.
  const { violations, passes } = await axe.run(document, { preload: false });
  if (passes.length < 20) return [`only ${passes.length} rules were looked at`];
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map(({ target, failureSummary }) =>
    `${id}: ${target.join(" ")}: ${failureSummary.split("\\n")[1] ?? ""}`));
})()"""

NAMED = {
    "button",
    "link",
    "textbox",
    "searchbox",
    "combobox",
    "checkbox",
    "grid",
    "gridcell",
    "dialog",
    "navigation",
    "complementary",
    "heading",
    "columnheader",
    "rowheader",
    "DisclosureTriangle",
    "region",
    "form",
}


def audit(browser, checks, view):
    """The page as it stands: elements, styles, and the tree that a screen reader gets."""
    checks.none(f"{view}: elements, names, contrast", browser.evaluate(AUDIT))
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in nodes if not node.get("ignored")]
    nameless = [
        node["role"]["value"]
        for node in shown
        if node["role"]["value"] in NAMED and not node.get("name", {}).get("value", "").strip()
    ]
    checks.none(f"{view}: each control has a name for a screen reader", nameless)
    if browser.evaluate("document.querySelector('dialog[open]') !== null"):
        return
    roles = {node["role"]["value"] for node in shown}
    checks.that(f"{view}: banner, main and search are landmarks", {"banner", "main", "search"} <= roles, sorted(roles))


def axe(browser, checks, view):
    """What axe-core finds in the page as it stands; scripts/bootstrap --tests brings it."""
    if not browser.evaluate("'axe' in globalThis"):
        with open(AXE, encoding="utf-8") as file:
            browser.call("Runtime.evaluate", expression=file.read())
    checks.none(f"{view}: axe-core finds nothing", browser.evaluate(COMPLAINTS))


def focus_order(browser, checks, view, limit=150):
    """Tab goes through the page in the order in which it is read, and out of it; what has the focus is seen."""
    browser.evaluate("document.activeElement.blur()")
    # From the beginning of the page, whatever was clicked before.
    browser.evaluate("""(() => {
      const start = document.createElement("span");
      start.tabIndex = -1;
      document.body.prepend(start);
      start.focus();
      start.remove();
    })()""")
    seen, complaints = 0, []
    for _ in range(limit):
        browser.press("Tab")
        state = browser.evaluate("""(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const style = getComputedStyle(element);
          const card = element.closest(".card");
          const outline = style.outlineStyle !== "none" || (card && getComputedStyle(card).outlineStyle !== "none");
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const isSeen = right > left && bottom > top
            && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
          const before = globalThis.lastFocus;
          const follows = !before || !before.isConnected
            || Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
          const isBack = Boolean(before) && !follows && element.classList.contains("skip-link");
          globalThis.lastFocus = element;
          const name = element.id || element.className || element.textContent.slice(0, 30);
          return { name, outline, isSeen, follows, isBack };
        })()""")
        if state is None or state["isBack"]:
            break
        seen += 1
        for fact, complaint in (
            ("outline", "no outline"),
            ("isSeen", "not in the window"),
            ("follows", "out of order"),
        ):
            if not state[fact]:
                complaints.append(f"{state['name']}: {complaint}")
    else:
        complaints.append(f"Tab does not leave the page in {limit} steps")
    browser.evaluate("delete globalThis.lastFocus")
    checks.none(f"{view}: focus goes in order and is seen", complaints)
    checks.that(f"{view}: Tab reaches the controls", seen > 8, seen)
