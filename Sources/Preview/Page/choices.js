"use strict";

/** What a reader can choose: each choice changes the address, which is then shown. */
class Choices {
  static zoomSteps = [25, 50, 75, 100, 150, 200, 300];
  static filterNames = ["failing", "rule", "key", "locale"];

  /** What stays chosen when another view is opened. */
  sharedState() {
    const { failing, rule, key, locale, overlay, vision, zoom, page: appearance } = this.state;
    return { failing, rule, key, locale, overlay, vision, zoom, page: appearance };
  }

  filter(changes) {
    route.change({ ...changes, finding: "" }, true);
  }

  filterComponent(name) {
    if (this.state.view === "component") {
      route.go({ ...this.sharedState(), view: name ? "component" : "", component: name });
    } else {
      route.change({ component: name });
    }
  }

  clearFilters() {
    const cleared = Object.fromEntries(Choices.filterNames.map((name) => [name, ""]));
    route.change({ ...cleared, ...(this.state.view === "component" ? {} : { component: "" }) });
  }

  search(words) {
    clearTimeout(this.searching);
    this.searching = setTimeout(() => route.change({ search: words.trim() }, Boolean(this.state.search)), 120);
  }

  toggle(name) {
    route.change({ [name]: this.state[name] === "1" ? "" : "1" }, true);
  }

  setAxes(rows, columns) {
    const { plan } = this.matrix;
    // Choosing the other's axis exchanges the two.
    if (rows === columns) {
      if (rows === plan.columns.id) columns = plan.rows.id;
      else rows = plan.columns.id;
    }
    route.change({ rows, columns, cell: "" });
  }

  setFixed(dimension, value) {
    route.change({ [dimension.id]: value, cell: "" }, true);
  }

  sideBySide(dimension, pair, plan) {
    const rows = plan.rows === dimension ? plan.columns.id : plan.rows.id;
    route.change({ rows, columns: dimension.id, [dimension.id]: [...new Set(pair)].join(","), cell: "" });
  }

  setAppearance(value) {
    settings.set("page", value);
    route.change({ page: value }, true);
    this.showFrame();
  }

  zoomBy(step) {
    const now = Math.round((this.matrix?.zoom ?? 1) * 100);
    const steps = Choices.zoomSteps;
    const next = step > 0 ? steps.find((zoom) => zoom > now) : steps.findLast((zoom) => zoom < now);
    if (next) route.change({ zoom: String(next) }, true);
  }

  takeClick(target) {
    if (!String(getSelection())) {
      const entry = target.closest("[role=gridcell]")?.entry;
      if (entry?.numbers) this.select(entry.numbers);
    }
  }

  /** Shows the facts of a cell by its numbers. */
  select(numbers, following = false) {
    route.change({ cell: cellName(this.gallery, numbers) }, following || Boolean(this.state.cell));
  }

  closeInspector() {
    const place = this.matrix?.markedPlace;
    route.change({ cell: "" }, true);
    if (place && this.matrix) this.matrix.focus(this.matrix.plan.sections[place.section] ? place : this.matrix.place);
  }

  /** Goes to the next cell that fails, round the end. */
  goToFailing(step) {
    if (!this.matrix) return;
    const place = this.matrix.plan.failingPlace(this.matrix.place, step);
    if (place) this.select(this.matrix.focus(place).numbers, true);
    else this.say("No cell that is shown fails");
  }
}
