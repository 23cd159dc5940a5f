"use strict";

/** A list that shows its beginning, and more of it when asked. */
class LongList {
  constructor(items, makeItem, name, step = 200) {
    this.step = step;
    this.items = items;
    this.makeItem = makeItem;
    this.shown = 0;
    this.list = make("ol", { class: name });
    this.more = make("button", { type: "button", class: "more", click: () => this.showMore(true) });
    this.element = make("div", {}, this.list, this.more);
    this.showMore(false);
  }

  showMore(isAsked) {
    const next = this.items.slice(this.shown, this.shown + this.step).map((item) => this.makeItem(item));
    this.list.append(...next);
    this.shown += next.length;
    const left = this.items.length - this.shown;
    this.more.hidden = left === 0;
    this.more.textContent = `Show more (${left.toLocaleString("en")} left)`;
    // The button may have gone with the focus on it.
    if (isAsked) next[0]?.querySelector("a")?.focus();
  }

  /** Shows as many as it takes to reach an item. */
  reach(place) {
    while (this.shown <= place && this.shown < this.items.length) this.showMore(false);
    return this.list.children[place];
  }
}
