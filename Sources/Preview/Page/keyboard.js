"use strict";

/** Arrows between the cells of a matrix, and single keys for what is done often. */
class Keyboard {
  constructor() {
    document.addEventListener("keydown", (event) => this.take(event));
  }

  /** Single keys can be turned off, for readers who speak to their machine (WCAG 2.1.4). */
  get hasSingleKeys() {
    return settings.get("keys") !== "off";
  }

  take(event) {
    if (event.ctrlKey && (event.key === "Home" || event.key === "End")) return this.moveFromCell(event);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (event.key === "Escape") return this.escape(event);
    if (document.querySelector("dialog[open]")) return;
    const isTyping = target.matches("input:not([type=checkbox]), select, textarea");
    if (isTyping) return;
    if (target.getAttribute("role") === "gridcell" && this.moveFromCell(event)) return;
    if (!this.hasSingleKeys) return;
    const action = {
      "/": () => document.getElementById("search").focus(),
      "?": () => page.help.open(),
      o: () => page.toggle("overlay"),
      f: () => page.toggle("failing"),
      t: () => page.tree.toggle(),
      n: () => page.goToFailing(1),
      p: () => page.goToFailing(-1),
      "+": () => page.zoomBy(1),
      "-": () => page.zoomBy(-1),
      "0": () => route.change({ zoom: "" }, true),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  escape(event) {
    if (document.querySelector("dialog[open]")) return;
    const { target } = event;
    if (target.id === "search" && target.value !== "") {
      target.value = "";
      target.dispatchEvent(new Event("input", { bubbles: true }));
    } else if (target.closest("details[open].menu")) {
      const menu = target.closest("details[open].menu");
      menu.open = false;
      menu.querySelector("summary").focus();
    } else if (page.tree.isOver) {
      page.tree.setShown(false);
      page.tree.button.focus();
    } else if (page.state.cell) {
      page.closeInspector();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Moves from the focused cell; true where the key is one of those that move. */
  moveFromCell(event) {
    const { matrix } = page;
    const entry = event.target.entry;
    if (!matrix || !entry) return false;
    const { section, row, column } = entry.position;
    const forward = getComputedStyle(matrix.host).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const { sections, columnValues } = matrix.plan;
    const rowsOf = (number) => sections[number].places.length;
    const lastColumn = columnValues.length - 1;
    const lastSection = sections.length - 1;
    let place = null;
    const down = (count) => {
      let [s, r] = [section, row + count];
      while (r >= rowsOf(s) && s < lastSection) {
        r -= rowsOf(s);
        s += 1;
      }
      while (r < 0 && s > 0) {
        s -= 1;
        r += rowsOf(s);
      }
      return { section: s, row: Math.max(0, Math.min(r, rowsOf(s) - 1)), column };
    };
    switch (event.key) {
      case "ArrowLeft":
      case "ArrowRight": {
        const next = column + (event.key === forward ? 1 : -1);
        place = { section, row, column: Math.max(0, Math.min(next, lastColumn)) };
        break;
      }
      case "ArrowDown": place = down(1); break;
      case "ArrowUp": place = down(-1); break;
      case "PageDown": place = down(5); break;
      case "PageUp": place = down(-5); break;
      case "Home": place = event.ctrlKey ? { section: 0, row: 0, column: 0 } : { section, row, column: 0 }; break;
      case "End":
        place = event.ctrlKey ? { section: lastSection, row: rowsOf(lastSection) - 1, column: lastColumn }
          : { section, row, column: lastColumn };
        break;
      case "Enter":
      case " ":
        if (entry.numbers) page.select(entry.numbers);
        event.preventDefault();
        return true;
      default: return false;
    }
    event.preventDefault();
    const next = matrix.focus(place);
    // While the facts of a cell are shown, they follow the focus.
    if (page.state.cell && next.numbers) page.select(next.numbers, true);
    return true;
  }
}
