"use strict";

/** Draws what is asked for, a few milliseconds of each frame, so that scrolling never waits for it. */
class Painter {
  static budget = 6;

  constructor(draw) {
    this.draw = draw;
    this.waiting = new Set();
    this.frame = null;
  }

  add(item) {
    this.waiting.add(item);
    this.frame ??= requestAnimationFrame(() => this.work());
  }

  remove(item) {
    this.waiting.delete(item);
  }

  stop() {
    this.waiting.clear();
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    this.frame = null;
  }

  work() {
    this.frame = null;
    const end = performance.now() + Painter.budget;
    for (const item of this.waiting) {
      this.waiting.delete(item);
      this.draw(item);
      if (performance.now() > end) break;
    }
    if (this.waiting.size > 0) this.frame = requestAnimationFrame(() => this.work());
  }
}
