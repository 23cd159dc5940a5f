"use strict";

/** Brings the pieces of a component that are looked at, a few at a time, and tells whoever waits for one. */
class PieceLoader {
  static atOnce = 6;

  /** `fill` is called with what waits once its cell is there; what `isSeen` comes first. */
  constructor(cells, fill, isSeen) {
    this.cells = cells;
    this.fill = fill;
    this.isSeen = isSeen;
    this.waiting = new Set();
    this.running = 0;
    this.isClosed = false;
  }

  get isIdle() {
    return this.waiting.size === 0 && this.running === 0;
  }

  add(entry) {
    this.waiting.add(entry);
    this.next ??= setTimeout(() => this.work(), 0);
  }

  remove(entry) {
    this.waiting.delete(entry);
  }

  close() {
    this.isClosed = true;
    this.waiting.clear();
    clearTimeout(this.next);
  }

  work() {
    this.next = undefined;
    const asked = new Set();
    const seen = [...this.waiting].filter(this.isSeen);
    for (const entry of new Set([...seen, ...this.waiting])) {
      if (this.running >= PieceLoader.atOnce) return;
      const { locale, specimen } = entry.numbers;
      const piece = `${locale} ${this.cells.block(specimen)}`;
      if (asked.has(piece)) continue;
      asked.add(piece);
      this.running += 1;
      this.cells.need(entry.numbers).then(() => this.take(), (error) => this.isClosed || page.fail(error))
        .finally(() => { this.running -= 1; });
    }
  }

  take() {
    if (this.isClosed) return;
    for (const entry of this.waiting) {
      const cell = this.cells.find(entry.numbers);
      if (!cell) continue;
      this.waiting.delete(entry);
      this.fill(entry, cell);
    }
    if (this.waiting.size > 0) this.next ??= setTimeout(() => this.work(), 0);
  }
}
