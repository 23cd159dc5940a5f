// What a page does once it is there: the search, and the switch between light and dark.
(() => {
  "use strict";
  const root = document.currentScript.dataset.root;

  const appearance = document.querySelector("#appearance");
  const names = { light: "Light", dark: "Dark", auto: "Auto" };
  const show = () => {
    const now = document.documentElement.dataset.appearance || "auto";
    appearance.textContent = names[now];
    appearance.setAttribute("aria-label", `Appearance: ${names[now]}. Change it`);
  };
  appearance.hidden = false;
  appearance.addEventListener("click", () => {
    const order = ["auto", "light", "dark"];
    const now = document.documentElement.dataset.appearance || "auto";
    window.chooseAppearance(order[(order.indexOf(now) + 1) % order.length]);
    show();
  });
  show();

  // Beside the text there is room for the list of its headings.
  const contents = document.querySelector(".contents");
  const wide = matchMedia("(min-width: 78rem)");
  if (contents) {
    contents.open = wide.matches;
    wide.addEventListener("change", () => { contents.open = wide.matches; });
  }

  const opener = document.querySelector("#search");
  const dialog = document.querySelector("#search-dialog");
  const field = dialog.querySelector("input");
  const list = dialog.querySelector("ol");
  const status = dialog.querySelector("output");
  let sections = null;
  let asked = false;

  // The index is a script, since a page that was opened from a file cannot fetch.
  window.searchIndex = (found) => {
    sections = found.map(([address, page, heading, text]) => ({
      address, page, heading, text, low: [page, heading, text].map((one) => one.toLowerCase()),
    }));
    search();
  };
  const load = () => {
    if (asked) return;
    asked = true;
    const script = document.createElement("script");
    script.src = `${root}search-index.js`;
    script.addEventListener("error", () => { status.textContent = "The index could not be loaded."; });
    document.head.append(script);
  };

  const weigh = ({ low, heading: hasHeading }, words) => {
    let sum = 0;
    for (const word of words) {
      const [page, heading, text] = low;
      const name = heading || page;
      if (name === word || page === word) sum += 60;
      else if (name.startsWith(word)) sum += 25;
      else if (name.includes(word)) sum += 16;
      else if (page.includes(word)) sum += 8;
      else if (text.includes(word)) sum += 2;
      else return 0;
    }
    return hasHeading ? sum : sum + 3;
  };

  // The text around the first word that was found, the words marked.
  const excerpt = (section, words) => {
    const line = document.createElement("span");
    line.className = "excerpt";
    const at = Math.min(...words.map((word) => section.low[2].indexOf(word)).filter((place) => place >= 0));
    const start = Number.isFinite(at) ? Math.max(0, at - 40) : 0;
    const text = (start > 0 ? "…" : "") + section.text.slice(start, start + 140);
    const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    for (const part of text.split(new RegExp(`(${escaped.join("|")})`, "i"))) {
      if (words.includes(part.toLowerCase())) {
        const mark = document.createElement("mark");
        mark.textContent = part;
        line.append(mark);
      } else line.append(part);
    }
    return line;
  };

  const search = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    list.replaceChildren();
    if (!sections || words.length === 0) {
      status.textContent = words.length && asked ? "Loading…" : "";
      return;
    }
    const found = sections.map((section) => ({ section, weight: weigh(section, words) }))
      .filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
    status.textContent = found.length === 1 ? "1 place" : `${found.length} places`;
    // Two places of a page at most, so that one page does not hide the others.
    const shown = new Map();
    const some = found.filter(({ section: { page } }) => shown.set(page, (shown.get(page) || 0) + 1).get(page) <= 2);
    for (const { section } of some.slice(0, 30)) {
      const link = document.createElement("a");
      link.href = root + section.address;
      const name = document.createElement("strong");
      name.textContent = section.heading ? `${section.page} › ${section.heading}` : section.page;
      link.append(name, excerpt(section, words));
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
  };

  const open = () => {
    load();
    if (!dialog.open) dialog.showModal();
    field.select();
  };
  const move = (step) => {
    const stops = [field, ...list.querySelectorAll("a")];
    const next = stops.indexOf(document.activeElement) + step;
    if (next >= 0 && next < stops.length) stops[next].focus();
  };
  opener.hidden = false;
  opener.addEventListener("click", open);
  field.addEventListener("input", search);
  dialog.addEventListener("click", (event) => {
    // A link to another part of the same page leaves the dialog open otherwise.
    if (event.target === dialog || event.target.closest("a")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      // A search field would only empty itself.
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && document.activeElement === field) {
      event.preventDefault();
      list.querySelector("a")?.click();
    }
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    const asks = event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (asks || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
})();
