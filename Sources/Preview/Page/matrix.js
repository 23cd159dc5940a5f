"use strict";

// Lengths of gallery.css from which the heights follow, in pixels.
const margins = { cell: 12, rowHeader: 132, narrowRowHeader: 84, leastRow: 50, leastColumn: 76, sectionEnd: 16 };

/** Milliseconds after which scrolling has come to rest. */
const rest = 120;

/** A matrix of cells on the page. Only what is near the window is made and loaded; all places are known from the map. */
class Matrix {
  constructor(host, head, plan, { zoom, overlay, before }) {
    this.host = host;
    this.plan = plan;
    this.cells = plan.dimensions.cells;
    this.overlay = overlay;
    /** The cell that Tab goes to, and the place of the one that was gone to last. */
    this.current = null;
    this.place = null;
    this.markedPlace = null;
    this.painter = new Painter((entry) => this.draw(entry));
    // A text costs the browser more than its outlines, and nobody selects one while it moves.
    this.scribe = new Painter((entry) => entry.drawing?.write(), () =>
      this.painter.isIdle && performance.now() - this.scrolledAt > rest);
    this.loader = new PieceLoader(this.cells, (entry, cell) => this.fill(entry, cell), ({ element }) => isInWindow(element));
    this.scrolledAt = -Infinity;
    this.measure(zoom);
    this.kept = before?.drawings(this) ?? new Map();
    this.views = new Map();
    this.body = make("div", { class: "matrix-body" });
    host.replaceChildren(head, this.body);
    host.dir = plan.isRightToLeft ? "rtl" : "ltr";
    if (plan.sections.length === 0) {
      this.body.append(make("p", { class: "prose" }, "No cell is left: clear a filter above, or show all values."));
    }
    this.scroll = new TallScroll(host, this.tops.at(-1), this.body.offsetTop);
    if (plan.sections.length > 0) {
      Object.assign(this.body.style, { height: `${this.scroll.elementHeight}px`, width: `${this.width}px` });
    }
    this.noteScroll = () => {
      this.scrolledAt = performance.now();
      this.scroll.note();
      this.frame ??= requestAnimationFrame(() => this.update());
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.settle(), rest);
    };
    host.addEventListener("scroll", this.noteScroll, { passive: true });
    // What is above the cells may wrap when the window's height or its fonts change.
    this.watcher = new ResizeObserver(() => {
      this.scroll.top = this.body.offsetTop;
      this.frame ??= requestAnimationFrame(() => this.update());
    });
    this.watcher.observe(host);
    this.watcher.observe(head);
  }

  close() {
    this.host.removeEventListener("scroll", this.noteScroll);
    this.host.classList.remove("is-aside");
    this.watcher.disconnect();
    this.painter.stop();
    this.scribe.stop();
    this.loader.close();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
  }

  // What is where

  /** The zoom, the widths of the columns and the heights of the sections. */
  measure(zoom) {
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const isLong = ["locale", "specimen", "sample"].includes(this.plan.columns.id);
    this.sizes = { title: 40 * unit, head: (isLong ? 44 : 32) * unit, caption: 20 * unit };
    const widths = this.plan.columnWidths;
    this.rowHeader = this.host.clientWidth < 560 ? margins.narrowRowHeader : margins.rowHeader;
    const room = this.host.clientWidth - this.rowHeader - 2 - widths.length * margins.cell * 2;
    const whole = widths.reduce((sum, width) => sum + width, 0) || 1;
    // Who looks at what fails wants to read it.
    const least = this.plan.filter.failing ? 0.6 : 0.3;
    this.zoom = zoom > 0 ? zoom : Math.min(1, Math.max(least, Math.floor((room / whole) * 20) / 20));
    this.columnWidths = widths.map((width) =>
      Math.max(margins.leastColumn, Math.ceil(width * this.zoom) + 2 * margins.cell));
    this.columnLefts = new Float64Array(widths.length + 1);
    this.columnLefts[0] = this.rowHeader;
    this.columnWidths.forEach((width, column) => {
      this.columnLefts[column + 1] = this.columnLefts[column] + width;
    });
    this.width = this.columnLefts.at(-1);
    this.tops = new Float64Array(this.plan.sections.length + 1);
    this.plan.sections.forEach((_, number) => { this.tops[number + 1] = this.tops[number] + this.sectionHeight(number); });
  }

  rowHeight({ heights, marks }, row) {
    const caption = marks[row] > 0 ? this.sizes.caption : 0;
    return Math.max(margins.leastRow, Math.ceil(heights[row] * this.zoom) + 2 * margins.cell + caption);
  }

  sectionHeight(number) {
    const section = this.plan.sections[number];
    let height = this.sizes.title + this.sizes.head + margins.sectionEnd;
    for (let row = 0; row < section.places.length; row += 1) height += this.rowHeight(section, row);
    return height;
  }

  /** The columns that are in the window, or near it. */
  columnRange() {
    const start = Math.abs(this.host.scrollLeft) - 400;
    const end = start + this.host.clientWidth + 800;
    return [placeBefore(this.columnLefts, start), Math.min(this.columnWidths.length, placeBefore(this.columnLefts, end) + 1)];
  }

  // What is on the page

  /** Makes what has come near the window and drops what is far from it. */
  update() {
    cancelAnimationFrame(this.frame);
    this.frame = undefined;
    if (this.plan.sections.length === 0) return;
    // A label that stays in sight is a layer of its own: together they cost the browser a third of its time, so that
    // they are layers only where they would be out of sight.
    this.host.classList.toggle("is-aside", this.host.scrollLeft !== 0);
    const { position, offset } = this.scroll;
    const view = this.host.clientHeight;
    const [from, to] = [position - 0.5 * view - 200, position + 1.5 * view + 200];
    const first = placeBefore(this.tops, from);
    const last = placeBefore(this.tops, to);
    for (const [number, section] of this.views) {
      if ((number < first || number > last) && !section.element.contains(document.activeElement)) {
        section.close();
        this.views.delete(number);
      }
    }
    const columns = this.columnRange();
    for (let number = first; number <= last && number < this.plan.sections.length; number += 1) {
      this.view(number).update(from - this.tops[number], to - this.tops[number], columns);
    }
    for (const [number, { element }] of this.views) element.style.top = `${this.tops[number] - offset}px`;
    if (!this.current?.element.isConnected) this.setTabStop();
  }

  view(number) {
    if (!this.views.has(number)) {
      const view = new SectionView(this, number);
      this.views.set(number, view);
      view.element.style.top = `${this.tops[number] - this.scroll.offset}px`;
      insertOrdered(this.body, view.element, number, this.views);
    }
    return this.views.get(number);
  }

  settle() {
    this.kept.clear();
    this.scroll.settle();
    this.update();
  }

  makeEntry(position) {
    const { plan } = this;
    const numbers = plan.numbers(position);
    const element = make("div", {
      class: "cell", role: "gridcell", tabindex: -1, "aria-colindex": position.column + 2,
      "aria-selected": String(isSamePlace(position, this.markedPlace)), "aria-label": numbers ? "loading" : "no cell",
    });
    const entry = { element, numbers, cell: null, position, drawing: null };
    element.entry = entry;
    if (!numbers) element.classList.add("is-empty");
    else {
      if (!plan.takes(numbers)) element.classList.add("is-filtered");
      if (isFailingVerdict(numbers.verdict)) element.classList.add("is-failing");
      else if (numbers.verdict === 4) element.classList.add("is-uncertain");
      if (this.cells.gallery.locales[numbers.locale].rightToLeft) element.dir = "rtl";
      const cell = this.cells.find(numbers);
      if (cell) this.fill(entry, cell);
      else this.loader.add(entry);
    }
    return entry;
  }

  /** Gives an entry its cell, to be drawn when there is time. */
  fill(entry, cell) {
    entry.cell = cell;
    entry.element.setAttribute("aria-label", cellLabel(cell));
    this.painter.add(entry);
  }

  draw(entry) {
    const { cell, element } = entry;
    if (!cell || entry.drawing) return;
    const kept = this.kept.get(cell.id);
    entry.drawing = kept && isDrawnAlike(kept.cell, cell) ? kept
      : new Drawing(cell, { overlay: this.overlay, scale: this.zoom });
    this.scribe.add(entry);
    const frame = make("div", { class: "picture" }, entry.drawing.element);
    frame.style.backgroundColor = Drawing.backdrop(cell);
    element.replaceChildren(frame);
    if (cell.verdict !== 0) {
      element.append(make("span", { class: "verdict", "aria-hidden": "true" }, verdicts[cell.verdict]));
    }
  }

  forget(entry) {
    this.painter.remove(entry);
    this.scribe.remove(entry);
    this.loader.remove(entry);
    entry.drawing = null;
  }

  *entries() {
    for (const view of this.views.values()) yield* view.entries();
  }

  /** What is drawn now, to be taken over by a matrix that draws its cells in the same way. */
  drawings(next) {
    const drawings = new Map();
    if (next.overlay !== this.overlay || next.zoom !== this.zoom) return drawings;
    for (const { cell, drawing } of this.entries()) if (drawing) drawings.set(cell.id, drawing);
    return drawings;
  }

  /** Draws what is in the window at once, as far as it is loaded, so that a change of the view does not flicker. */
  drawVisible() {
    this.update();
    const end = performance.now() + 50;
    for (const entry of this.entries()) if (performance.now() < end) this.draw(entry);
  }

  // What a reader goes to

  /** The element of a place, which is made where it is not there. */
  entry({ section, row, column }) {
    if (!this.plan.sections[section]) return null;
    return this.view(section).entry(row, column);
  }

  /** The one cell that Tab goes to. */
  setCurrent(entry) {
    if (this.current) this.current.element.tabIndex = -1;
    this.current = entry;
    this.place = entry.position;
    entry.element.tabIndex = 0;
  }

  /** Where the cell that Tab went to is gone, it goes to the first in the window. */
  setTabStop() {
    const { position } = this.scroll;
    const section = Math.min(placeBefore(this.tops, Math.max(0, position)), this.plan.sections.length - 1);
    const view = this.view(section);
    const row = placeBefore(view.tops, Math.max(0, position - this.tops[section]));
    const entry = view.entry(Math.min(row, this.plan.sections[section].places.length - 1), this.columnRange()[0]);
    entry.element.tabIndex = 0;
    this.current = entry;
  }

  /** Scrolls as little as it takes to see a place. */
  reveal(place) {
    const view = this.view(place.section);
    const { title, head } = this.sizes;
    const top = this.tops[place.section] + title + head + view.tops[place.row];
    const bottom = this.tops[place.section] + title + head + view.tops[place.row + 1];
    const above = head + (place.row === 0 ? title : 0);
    const { position } = this.scroll;
    if (top - head < position || bottom - top > this.host.clientHeight - head) this.scroll.go(top - above);
    else if (bottom > position + this.host.clientHeight) this.scroll.go(bottom - this.host.clientHeight);
    const [left, right] = [this.columnLefts[place.column], this.columnLefts[place.column + 1]];
    const start = Math.abs(this.host.scrollLeft);
    const sign = this.plan.isRightToLeft ? -1 : 1;
    if (left - this.rowHeader < start) this.host.scrollLeft = sign * (left - this.rowHeader);
    else if (right > start + this.host.clientWidth) this.host.scrollLeft = sign * (right - this.host.clientWidth);
    this.update();
  }

  focus(place, options = {}) {
    this.reveal(place);
    const entry = this.entry(place);
    this.setCurrent(entry);
    entry.element.focus({ preventScroll: true, ...options });
    return entry;
  }

  /** Marks the cell whose facts are shown beside the matrix. */
  mark(place) {
    this.markedPlace = place;
    for (const { element, position } of this.entries()) {
      element.setAttribute("aria-selected", String(isSamePlace(position, place)));
    }
  }
}

function isSamePlace(one, other) {
  return Boolean(one && other) && one.section === other.section && one.row === other.row && one.column === other.column;
}

/** Whether two cells of the same name are the same picture: made of the same data. */
function isDrawnAlike(old, cell) {
  const locale = cell.locale;
  return old.file.data === cell.file.data && old.cells.definition === cell.cells.definition
    && old.cells.texts.get(locale) === cell.cells.texts.get(locale)
    && cell.file.data.fonts.every((font) => old.cells.fonts.get(font) === cell.cells.fonts.get(font));
}
