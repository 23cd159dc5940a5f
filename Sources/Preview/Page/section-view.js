"use strict";

/** One section of a matrix on the page: its heading, and of its rows and cells those that are near the window. */
class SectionView {
  constructor(matrix, number) {
    this.matrix = matrix;
    this.number = number;
    this.section = matrix.plan.sections[number];
    this.rows = new Map();
    const { sizes } = matrix;
    this.tops = new Float64Array(this.section.places.length + 1);
    this.section.places.forEach((_, row) => { this.tops[row + 1] = this.tops[row] + matrix.rowHeight(this.section, row); });
    const title = sectionTitle(this.section, matrix.plan);
    this.headRow = make("div", { class: "grid-row", role: "row", "aria-rowindex": 1 },
      make("div", { class: "corner", role: "columnheader", "aria-colindex": 1 },
        `${matrix.plan.rows.label} × ${matrix.plan.columns.label}`));
    this.headers = new Map();
    this.body = make("div", { class: "grid-body", role: "rowgroup" });
    this.body.style.height = `${this.tops.at(-1)}px`;
    this.head = make("div", { class: "grid-head", role: "rowgroup" }, this.headRow);
    this.head.style.height = `${sizes.head}px`;
    const heading = make("h2", { class: "specimen-title" }, title);
    heading.style.height = `${sizes.title}px`;
    this.element = make("div", { class: "specimen" }, heading, make("div", {
      class: "grid", role: "grid", "aria-label": title.map(plainText).join(" "),
      "aria-rowcount": this.section.places.length + 1, "aria-colcount": matrix.columnWidths.length + 1,
      "aria-readonly": "true",
    }, this.head, this.body));
    this.element.style.width = `${matrix.width}px`;
    this.element.style.height = `${matrix.sectionHeight(number)}px`;
  }

  /** Shows what lies between two heights in the section and two columns, and drops the rest. */
  update(from, to, columns) {
    const start = this.matrix.sizes.title + this.matrix.sizes.head;
    const first = Math.max(0, placeBefore(this.tops, from - start));
    let last = Math.min(this.section.places.length, placeBefore(this.tops, to - start) + 1);
    if (last < first) last = first;
    for (const [row, view] of this.rows) {
      if ((row < first || row >= last) && !view.element.contains(document.activeElement)) this.dropRow(row, view);
    }
    this.updateHeaders(columns);
    for (let row = first; row < last; row += 1) this.updateRow(this.ensureRow(row), columns);
  }

  updateHeaders([first, last]) {
    const { plan, columnLefts, columnWidths } = this.matrix;
    for (const [column, element] of this.headers) {
      if (column >= first && column < last) continue;
      element.remove();
      this.headers.delete(column);
    }
    for (let column = first; column < last; column += 1) {
      if (this.headers.has(column)) continue;
      const element = make("div", { class: "column-header", role: "columnheader", "aria-colindex": column + 2 },
        valueLabel(plan.columns, plan.columnValues[column], plan));
      place(element, columnLefts[column], columnWidths[column], plan.isRightToLeft);
      this.headers.set(column, element);
      insertOrdered(this.headRow, element, column, this.headers);
    }
  }

  ensureRow(row) {
    if (this.rows.has(row)) return this.rows.get(row);
    const { plan } = this.matrix;
    const element = make("div", { class: "grid-row", role: "row", "aria-rowindex": row + 2 },
      make("div", { class: "row-header", role: "rowheader", "aria-colindex": 1 },
        valueLabel(plan.rows, plan.row(this.section, row), plan)));
    element.style.top = `${this.tops[row]}px`;
    element.style.height = `${this.tops[row + 1] - this.tops[row]}px`;
    const view = { element, cells: new Map(), row };
    this.rows.set(row, view);
    insertOrdered(this.body, element, row, this.rows);
    return view;
  }

  updateRow(view, [first, last]) {
    for (const [column, entry] of view.cells) {
      if (column >= first && column < last) continue;
      if (entry.element === document.activeElement) continue;
      this.matrix.forget(entry);
      entry.element.remove();
      view.cells.delete(column);
    }
    for (let column = first; column < last; column += 1) this.ensureCell(view, column);
  }

  ensureCell(view, column) {
    if (view.cells.has(column)) return view.cells.get(column);
    const { matrix } = this;
    const entry = matrix.makeEntry({ section: this.number, row: view.row, column });
    place(entry.element, matrix.columnLefts[column], matrix.columnWidths[column], matrix.plan.isRightToLeft);
    view.cells.set(column, entry);
    insertOrdered(view.element, entry.element, column, view.cells);
    return entry;
  }

  entry(row, column) {
    return this.ensureCell(this.ensureRow(row), column);
  }

  *entries() {
    for (const { cells } of this.rows.values()) yield* cells.values();
  }

  dropRow(row, { element, cells }) {
    for (const entry of cells.values()) this.matrix.forget(entry);
    element.remove();
    this.rows.delete(row);
  }

  close() {
    for (const [row, view] of this.rows) this.dropRow(row, view);
    this.element.remove();
  }
}

/** The last place of ascending numbers that is no larger than a number. */
function placeBefore(numbers, limit) {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (numbers[middle] <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Puts an element into a row; a cell may run in another direction than the matrix. */
function place(element, left, width, isRightToLeft) {
  element.style[isRightToLeft ? "right" : "left"] = `${left}px`;
  element.style.width = `${width}px`;
}

/** Puts what has an element before the first of the others in the host that comes after it. */
function insertOrdered(host, element, key, others) {
  let next = null;
  let nearest = Infinity;
  for (const [other, one] of others) {
    if (other > key && other < nearest) [nearest, next] = [other, one.element ?? one];
  }
  host.insertBefore(element, next);
}
