"use strict";

/** The list of keys beside a translator's text: its filters, and of its rows those that the window shows. */
class Queue {
  /** `choose` is called with the entry that a reader goes to, `enter` when he wants its text. */
  constructor(choose, enter) {
    this.choose = choose;
    this.enter = enter;
    this.entries = [];
    this.places = new Map();
    this.current = null;
    this.rows = new Map();
    this.rowHeight = Math.round(3.5 * parseFloat(getComputedStyle(document.documentElement).fontSize));
    this.states = make("div", { class: "queue-states", role: "group", "aria-label": "State" });
    this.choices = make("div", { class: "queue-choices" });
    this.search = make("input", {
      id: "queue-search", type: "search", placeholder: "Search keys and texts", autocomplete: "off", spellcheck: "false",
      "aria-label": "Search keys and texts of this language",
      input: () => route.change({ find: this.search.value.trim() }, true),
    });
    this.space = make("div", { class: "queue-space", role: "presentation" });
    this.list = make("div", {
      class: "queue-list", role: "listbox", tabindex: 0, "aria-label": "Keys", keydown: (event) => this.takeKey(event),
    }, this.space);
    this.list.addEventListener("scroll", () => this.update(), { passive: true });
    this.none = make("p", { class: "muted queue-none" }, "No key is left: clear a filter.");
    this.watcher = new ResizeObserver(() => this.update());
    this.watcher.observe(this.list);
    this.element = make("div", { class: "queue-body" }, this.states, this.choices, this.search, this.none, this.list);
  }

  close() {
    this.watcher.disconnect();
  }

  /** Shows a survey of a work list; the entry that is worked on stays even if it is done. */
  show(work, { entries, counts }, state, current) {
    this.work = work;
    this.tag = work.translations.tag;
    this.entries = entries;
    if (current && !this.entries.includes(current)) {
      const place = this.entries.findIndex(({ number }) => number > current.number);
      this.entries.splice(place < 0 ? this.entries.length : place, 0, current);
    }
    this.places = new Map(this.entries.map((entry, place) => [entry, place]));
    this.showFilters(counts, state);
    this.none.hidden = this.entries.length > 0;
    this.list.hidden = this.entries.length === 0;
    this.space.style.height = `${this.entries.length * this.rowHeight}px`;
    for (const row of this.rows.values()) row.remove();
    this.rows.clear();
    const isOther = this.current === null || current === null || entryName(this.current) !== entryName(current);
    this.current = current;
    if (isOther) this.reveal();
    this.update();
  }

  showFilters(counts, state) {
    const focused = focusInside(this.element);
    const queue = state.queue ?? "";
    const shown = WorkList.states.filter(([name]) => name !== "unsaved" || counts.queue.has(name) || queue === name);
    this.states.replaceChildren(...shown.map(([name, label]) => make("button", {
      id: `queue-${name || "all"}`, type: "button", "aria-pressed": String(name === queue),
      click: () => route.change({ queue: name }, true),
    }, label, " ", make("span", { class: "queue-count" }, (counts.queue.get(name) ?? 0).toLocaleString("en")))));
    const options = (map, all, names) => names.filter(([value]) => map.has(value) || value === "")
      .map(([value, name]) => [value, `${name ?? all} (${(map.get(value) ?? 0).toLocaleString("en")})`]);
    const { tables } = this.work.translations;
    const byName = (one, other) => (one[0] < other[0] ? -1 : 1);
    const components = [...counts.component.keys()].filter(Boolean).map((name) => [name, name]).sort(byName);
    const change = (name) => (value) => route.change({ [name]: value }, true);
    this.choices.replaceChildren(
      tables.length > 1 ? choice("queue-table", "Table",
        options(counts.table, "All tables", [[""], ...tables.map(({ id, name }) => [id, name])]), state.table,
        change("table")) : "",
      choice("queue-component", "Component", options(counts.component, "All components", [[""], ...components]),
        state.component, change("component")));
    if (this.search !== document.activeElement) this.search.value = state.find ?? "";
    focused?.();
  }

  /** Makes the rows that are in sight, and the one that is chosen. */
  update() {
    const { scrollTop, clientHeight } = this.list;
    const first = Math.max(0, Math.floor(scrollTop / this.rowHeight) - 4);
    const last = Math.min(this.entries.length, Math.ceil((scrollTop + clientHeight) / this.rowHeight) + 4);
    const wanted = new Set();
    for (let place = first; place < last; place += 1) wanted.add(this.entries[place]);
    if (this.places.has(this.current)) wanted.add(this.current);
    for (const [entry, row] of this.rows) {
      if (wanted.has(entry)) continue;
      row.remove();
      this.rows.delete(entry);
    }
    for (const entry of wanted) if (!this.rows.has(entry)) this.add(entry);
    if (this.rows.has(this.current)) this.list.setAttribute("aria-activedescendant", rowID(this.current));
    else this.list.removeAttribute("aria-activedescendant");
  }

  add(entry) {
    const place = this.places.get(entry);
    const row = make("div", {
      id: rowID(entry), class: "queue-row", role: "option", "aria-selected": String(entry === this.current),
      "aria-posinset": place + 1, "aria-setsize": this.entries.length, click: () => this.choose(entry, true),
    });
    row.style.top = `${place * this.rowHeight}px`;
    row.style.height = `${this.rowHeight}px`;
    this.rows.set(entry, row);
    insertOrdered(this.space, row, place, new Map([...this.rows].map(([one, other]) => [this.places.get(one), other])));
    this.fill(entry, row);
  }

  fill(entry, row) {
    const state = entryState(entry);
    const tags = [
      drafts.has(this.tag, entry) ? make("span", { class: "tag tag-unsaved" }, "unsaved") : null,
      state === "new" ? make("span", { class: "tag tag-doubt" }, unitStates.new) : null,
      state === "needs_review" || state === "machine_translated"
        ? make("span", { class: "tag tag-doubt" }, unitStates.needs_review) : null,
      this.work.isIn(entry, "failing") ? make("span", { class: "tag tag-bad" }, "failing") : null,
    ].filter(Boolean);
    row.replaceChildren(
      make("span", { class: "queue-text" }, spelled(shortened(telling(entry).source, 90) || "(empty)")),
      make("span", { class: "queue-key" }, tags.map((tag) => [tag, " "]), make("code", {}, spelled(shortened(entry.key, 60)))));
  }

  /** Tells anew what a row says of its entry. */
  refresh(entry) {
    const row = this.rows.get(entry);
    if (row) this.fill(entry, row);
  }

  reveal() {
    const place = this.places.get(this.current);
    if (place === undefined) return;
    const top = place * this.rowHeight;
    const { scrollTop, clientHeight } = this.list;
    if (top < scrollTop) this.list.scrollTop = top;
    else if (top + this.rowHeight > scrollTop + clientHeight) {
      this.list.scrollTop = top + this.rowHeight - Math.max(clientHeight, this.rowHeight);
    }
  }

  /** The entry so many places after another one, or null beyond the end. */
  after(entry, step) {
    return this.entries[(this.places.get(entry) ?? -1) + step] ?? null;
  }

  takeKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.entries.length === 0) return;
    const page = Math.max(1, Math.floor(this.list.clientHeight / this.rowHeight) - 1);
    const place = this.places.get(this.current) ?? -1;
    const next = {
      ArrowDown: place + 1, ArrowUp: place - 1, PageDown: place + page, PageUp: place - page, Home: 0,
      End: this.entries.length - 1,
    }[event.key];
    if (event.key === "Enter" || event.key === " ") this.enter();
    else if (next === undefined) return;
    else this.choose(this.entries[Math.max(0, Math.min(next, this.entries.length - 1))]);
    event.preventDefault();
  }
}

/** The text that says most of an entry: of plural forms the one that holds for most numbers. */
function telling({ units }) {
  return units.find(({ form }) => form.split(/[ ,]+/).includes("other")) ?? units[0];
}

function rowID({ number }) {
  return `queue-row-${number}`;
}
