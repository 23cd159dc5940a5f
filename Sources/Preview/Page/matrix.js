"use strict";

// Lengths of gallery.css from which the heights follow, in pixels.
const margins = {
  cell: 12, caption: 20, rowHeader: 132, narrowRowHeader: 84, leastRow: 44, leastColumn: 76, sectionHead: 86,
};

/** Milliseconds after which scrolling has come to rest. */
const rest = 120;

/** Cells of a chunk, the piece of a section that is built, drawn and given back as one. */
const cellsOfChunk = 48;

/** A matrix of cells on the page. Only what is near the window is drawn; all heights are known from the data. */
class Matrix {
  constructor(host, plan, { zoom, overlay, before }) {
    this.host = host;
    this.plan = plan;
    this.overlay = overlay;
    this.current = null;
    this.painter = new Painter((entry) => this.draw(entry));
    // A text costs the browser more than its outlines, and nobody selects one while it moves.
    this.scribe = new Painter((entry) => entry.drawing?.write(), () => this.painter.isIdle && this.isAtRest);
    this.scrolledAt = -Infinity;
    this.noteScroll = () => {
      this.scrolledAt = performance.now();
      // A label that stays in sight is a layer of its own: together they cost the browser a third of its time, so that
      // they are layers only where they would be out of sight.
      host.classList.toggle("is-aside", host.scrollLeft !== 0);
    };
    host.addEventListener("scroll", this.noteScroll, { passive: true });
    this.measure(zoom);
    this.kept = before?.drawings(this) ?? new Map();
    this.watcher = new IntersectionObserver((entries) => this.noteVisible(entries), {
      root: host, rootMargin: "900px 600px",
    });
    this.chunks = new Map();
    this.rowPlaces = plan.sections.map((section) => this.build(section));
    host.replaceChildren(...this.rowPlaces.map(({ element }) => element));
    if (plan.sections.length === 0) {
      host.append(make("p", { class: "prose" }, "No cell is left: clear a filter above, or show all values."));
    }
    host.dir = plan.isRightToLeft ? "rtl" : "ltr";
    for (const chunk of this.chunks.keys()) this.watcher.observe(chunk);
    this.buildRest();
  }

  close() {
    this.host.removeEventListener("scroll", this.noteScroll);
    this.host.classList.remove("is-aside");
    this.watcher.disconnect();
    this.painter.stop();
    this.scribe.stop();
    cancelIdleCallback(this.idle);
  }

  get isAtRest() {
    return performance.now() - this.scrolledAt > rest;
  }

  /** The zoom, the widths of the columns and the heights of the rows. */
  measure(zoom) {
    const { sections, columnValues } = this.plan;
    const widths = columnValues.map(() => 0);
    for (const { rows } of sections) {
      for (const { cells } of rows) {
        cells.forEach((cell, column) => {
          if (cell) widths[column] = Math.max(widths[column], cell.width / 100);
        });
      }
    }
    this.rowHeader = this.host.clientWidth < 560 ? margins.narrowRowHeader : margins.rowHeader;
    const room = this.host.clientWidth - this.rowHeader - 2 - widths.length * margins.cell * 2;
    const whole = widths.reduce((sum, width) => sum + width, 0) || 1;
    this.zoom = zoom > 0 ? zoom : Math.min(1, Math.max(0.3, Math.floor((room / whole) * 20) / 20));
    this.columnWidths = widths.map((width) =>
      Math.max(margins.leastColumn, Math.ceil(width * this.zoom) + 2 * margins.cell));
    this.width = this.columnWidths.reduce((sum, one) => sum + one, this.rowHeader);
  }

  rowHeight({ cells }) {
    const tallest = Math.max(...cells.map((cell) => (cell ? cell.height / 100 : 0)));
    const caption = cells.some((cell) => cell && cell.verdict !== 0) ? margins.caption : 0;
    return Math.max(margins.leastRow, Math.ceil(tallest * this.zoom) + 2 * margins.cell + caption);
  }

  build(section) {
    const grid = make("div", {
      class: "grid", role: "grid", "aria-label": sectionTitle(section, this.plan).map(plainText).join(" "),
      "aria-rowcount": section.rows.length + 1,
      "aria-colcount": this.columnWidths.length + 1, "aria-readonly": "true",
    }, this.columnHeaders());
    grid.style.setProperty("--columns", [this.rowHeader, ...this.columnWidths].map((width) => `${width}px`).join(" "));
    const chunkOfRow = [];
    const step = Math.max(1, Math.round(cellsOfChunk / this.columnWidths.length));
    for (let start = 0; start < section.rows.length; start += step) {
      const rows = section.rows.slice(start, start + step);
      const heights = rows.map((row) => this.rowHeight(row));
      const height = heights.reduce((sum, one) => sum + one, 0);
      const element = make("div", { class: "chunk", role: "rowgroup" });
      element.style.height = `${height}px`;
      const chunk = { element, section, start, rows, heights, height, cells: null };
      rows.forEach(() => chunkOfRow.push(chunk));
      this.chunks.set(element, chunk);
      grid.append(element);
    }
    const element = make("div", { class: "specimen" },
      make("h2", { class: "specimen-title" }, sectionTitle(section, this.plan)), grid);
    // A section that is far away costs nothing while its size is known; the browser keeps the size that it once had.
    const heights = [...new Set(chunkOfRow)].reduce((sum, { height }) => sum + height, margins.sectionHead);
    element.style.containIntrinsicSize = `auto ${this.width}px auto ${heights}px`;
    return { element, chunkOfRow };
  }

  columnHeaders() {
    const { columns, rows, columnValues } = this.plan;
    return make("div", { class: "grid-head", role: "rowgroup" },
      make("div", { class: "grid-row", role: "row", "aria-rowindex": 1 },
        make("div", { class: "corner", role: "columnheader", "aria-colindex": 1 }, `${rows.label} × ${columns.label}`),
        columnValues.map(({ value, name }, column) =>
          make("div", { class: "column-header", role: "columnheader", "aria-colindex": column + 2 },
            valueLabel(columns, value, name, this.plan)))));
  }

  /** Builds the cells of a chunk: with their labels, without their drawings. */
  fill(chunk) {
    if (chunk.cells) return;
    chunk.cells = chunk.rows.map(({ cells }, place) =>
      cells.map((_, column) => this.cellElement(chunk, place, column)));
    chunk.element.replaceChildren(...chunk.rows.map((row, place) => {
      const index = chunk.start + place;
      const element = make("div", { class: "grid-row", role: "row", "aria-rowindex": index + 2 },
        make("div", { class: "row-header", role: "rowheader", "aria-colindex": 1 },
          valueLabel(this.plan.rows, row.value, row.name, this.plan)),
        chunk.cells[place].map(({ element }) => element));
      element.style.height = `${chunk.heights[place]}px`;
      return element;
    }));
    // A list that takes the focus needs a place to go to by Tab.
    if (!this.current && chunk.section.number === 0 && chunk.start === 0) this.setCurrent(chunk.cells[0][0]);
  }

  cellElement(chunk, place, column) {
    const row = chunk.rows[place];
    const cell = row.cells[column];
    const position = { section: chunk.section.number, row: chunk.start + place, column };
    const element = make("div", {
      class: "cell", role: "gridcell", tabindex: -1, "aria-colindex": column + 2, "aria-selected": "false",
      "aria-label": cell ? cellLabel(cell) : "no cell",
    });
    const entry = { element, cell, position, drawing: null };
    element.entry = entry;
    if (!cell) element.classList.add("is-empty");
    else {
      if (!row.taken[column]) element.classList.add("is-filtered");
      if (cell.isFailing) element.classList.add("is-failing");
      else if (cell.verdict === 4) element.classList.add("is-uncertain");
      if (this.plan.dimensions.cells.gallery.locales[cell.locale].rightToLeft) element.dir = "rtl";
    }
    return entry;
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

  /** What is drawn now, to be taken over by a matrix that draws its cells in the same way. */
  drawings(next) {
    const drawings = new Map();
    if (next.overlay !== this.overlay || next.zoom !== this.zoom) return drawings;
    for (const { cells } of this.chunks.values()) {
      for (const { cell, drawing } of cells?.flat() ?? []) if (drawing) drawings.set(cell.id, drawing);
    }
    return drawings;
  }

  /** Draws what is in the window at once, so that a change of the view does not flicker. */
  drawVisible() {
    const room = this.host.getBoundingClientRect();
    const isSeen = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > room.top && top < room.bottom;
    };
    const end = performance.now() + 50;
    for (const { element, chunkOfRow } of this.rowPlaces) {
      if (performance.now() > end) return;
      if (!isSeen(element)) continue;
      for (const chunk of new Set(chunkOfRow)) {
        if (!isSeen(chunk.element)) continue;
        this.fill(chunk);
        for (const entry of chunk.cells.flat()) if (performance.now() < end) this.draw(entry);
      }
    }
  }

  noteVisible(entries) {
    for (const { target, isIntersecting } of entries) {
      const chunk = this.chunks.get(target);
      if (isIntersecting) {
        this.fill(chunk);
        for (const row of chunk.cells) for (const cell of row) this.painter.add(cell);
      } else if (chunk.cells) {
        for (const row of chunk.cells) for (const cell of row) this.clear(cell);
      }
    }
  }

  clear(entry) {
    this.painter.remove(entry);
    this.scribe.remove(entry);
    if (!entry.drawing) return;
    entry.drawing = null;
    entry.element.replaceChildren();
  }

  /** Builds the labels of the cells that are not near while nothing else happens, for a reader who does not scroll. */
  buildRest() {
    const waiting = [...this.chunks.values()];
    const work = (deadline) => {
      while (waiting.length > 0 && deadline.timeRemaining() > 4) this.fill(waiting.shift());
      if (waiting.length > 0) this.idle = requestIdleCallback(work);
    };
    this.idle = requestIdleCallback(work);
  }

  entry({ section, row, column }) {
    const chunk = this.rowPlaces[section]?.chunkOfRow[row];
    if (!chunk) return null;
    this.fill(chunk);
    return chunk.cells[row - chunk.start][column] || null;
  }

  /** The one cell that Tab goes to. */
  setCurrent(entry) {
    if (this.current) this.current.element.tabIndex = -1;
    this.current = entry;
    entry.element.tabIndex = 0;
  }

  focus(entry, options = {}) {
    this.setCurrent(entry);
    entry.element.scrollIntoView({ block: "nearest", inline: "nearest" });
    entry.element.focus({ preventScroll: true, ...options });
  }

  /** Marks the cell whose facts are shown beside the matrix. */
  mark(place) {
    this.marked?.element.setAttribute("aria-selected", "false");
    this.marked = place ? this.entry(place) : null;
    this.marked?.element.setAttribute("aria-selected", "true");
    return this.marked;
  }
}

/** Whether two cells of the same name are the same picture: made of the same data. */
function isDrawnAlike(old, cell) {
  const locale = cell.locale;
  return old.file.data === cell.file.data && old.cells.definition === cell.cells.definition
    && old.cells.texts.get(locale) === cell.cells.texts.get(locale)
    && cell.file.data.fonts.every((font) => old.cells.fonts.get(font) === cell.cells.fonts.get(font));
}
