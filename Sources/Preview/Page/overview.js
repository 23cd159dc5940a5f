"use strict";

/** The first page: every component and screen with what of it fails and what it lacks. */
class Overview {
  constructor(host, gallery, state, findings) {
    this.host = host;
    this.gallery = gallery;
    this.state = state;
    this.watcher = new IntersectionObserver((entries) => this.noteVisible(entries), {
      root: host, rootMargin: "400px",
    });
    this.cards = new Map();
    const shown = this.shownComponents(findings);
    const screens = shown.filter((number) => gallery.components[number].screen);
    const others = shown.filter((number) => !gallery.components[number].screen);
    const { project, leftOut } = gallery.index;
    host.dir = "ltr";
    host.replaceChildren(
      make("div", { class: "prose" },
        make("h1", { tabindex: "-1" }, spelled(project || "Preview")),
        make("p", { class: "muted" }, this.summary()),
        this.group("Screens", screens), this.group("Components", others),
        shown.length === 0 ? make("p", {}, "No component is left: clear a filter above.") : null,
        leftOut?.length > 0 ? make("section", { "aria-labelledby": "left-out" },
          make("h2", { id: "left-out" }, "Left out"),
          make("ul", {}, leftOut.map((sentence) => make("li", { class: "long" }, spelled(sentence))))) : null));
    this.count = shown.length;
    for (const card of this.cards.keys()) this.watcher.observe(card);
  }

  close() {
    this.watcher.disconnect();
  }

  get announcement() {
    return counted(this.count, "component");
  }

  summary() {
    const { index } = this.gallery;
    const failing = this.gallery.components.reduce((sum, component) => sum + this.gallery.counts(component).failing, 0);
    return [
      counted(index.cells, "cell"), counted(failing, "failing", "failing"), counted(index.findings, "finding"),
      counted(index.locales.length, "locale"), counted(index.sizes.length, "text size"),
      counted(index.themes.length, "theme"),
    ].join(" · ");
  }

  shownComponents(findings) {
    const { failing, rule, key, component: only } = this.state;
    const filter = new CellFilter(this.state, this.gallery, findings);
    const locales = pickedLocales(this.gallery, this.state);
    return [...this.gallery.components.keys()].filter((number) => {
      const component = this.gallery.components[number];
      if (only && component.name !== only) return false;
      const counts = this.gallery.counts(component, locales);
      if (locales && counts.cells === 0) return false;
      if (failing && counts.failing === 0) return false;
      return !(rule || key) || component.specimens.some((specimen) => filter.takesSpecimen(specimen));
    });
  }

  group(title, components) {
    if (components.length === 0) return null;
    const id = `group-${title}`;
    return make("section", { "aria-labelledby": id }, make("h2", { id }, title),
      make("ul", { class: "cards" }, components.map((number) => this.card(number))));
  }

  card(number) {
    const component = this.gallery.components[number];
    const { cells, failing } = this.gallery.counts(component, pickedLocales(this.gallery, this.state));
    const preview = make("div", { class: "card-picture", "aria-hidden": "true" });
    const card = make("li", { class: "card" }, preview,
      make("div", { class: "card-text" },
        make("h3", {}, make("a", { class: "card-link", href: componentAddress(this.gallery, number) },
          spelled(shortened(component.name)))),
        component.summary ? make("p", { class: "muted" }, spelled(shortened(component.summary, 160))) : null,
        make("p", { class: "counts" },
          counted(cells, "cell"), " · ", counted(component.specimens.length, "specimen"), " ",
          failing > 0 ? make("span", { class: "tag tag-bad" }, `${failing.toLocaleString("en")} failing`)
            : cells > 0 ? make("span", { class: "tag tag-good" }, "all fit") : null),
        component.lacks?.length > 0 ? make("details", { class: "lacks" },
          make("summary", {}, `lacks ${counted(component.lacks.length, "thing")}`),
          make("ul", {}, component.lacks.map((lack) => make("li", {}, spelled(lack))))) : null));
    this.cards.set(preview, number);
    return card;
  }

  noteVisible(entries) {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      this.watcher.unobserve(target);
      this.drawPreview(target, this.cards.get(target)).catch((error) => page.fail(error));
    }
  }

  async drawPreview(host, number) {
    const component = this.gallery.components[number];
    const { developmentLocale, themes } = this.gallery.index;
    const locale = component.cells[developmentLocale] ? developmentLocale : component.cells.findIndex(Boolean);
    if (locale < 0) return;
    const cells = await ComponentCells.load(this.gallery, number, [locale]);
    const [first] = cells.rows();
    if (!first) return;
    const size = Math.max(0, this.gallery.index.sizes.indexOf("large"));
    const [specimen, sample, axes, device] = first.row;
    const theme = [...themes.keys()].find((theme) => cells.paint(first.row, size, theme) !== undefined);
    const cell = cells.find({ specimen, sample, axes, device, locale, size, theme });
    // Another view may have taken its place while the data came.
    if (!cell || host.clientWidth === 0) return;
    const scale = Math.min(1, (host.clientWidth - 24) / (cell.width / 100 || 1));
    host.style.backgroundColor = Drawing.backdrop(cell);
    host.replaceChildren(new Drawing(cell, { scale }).element);
  }
}
