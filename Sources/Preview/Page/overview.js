"use strict";

/**
 * The first page: what fails, worst first; then, smaller, what fits, and what is shown by guess; folded away what has
 * nothing to show.
 */
class Overview {
  constructor(host, gallery, state, findings) {
    this.gallery = gallery;
    this.state = state;
    this.findings = findings;
    this.locales = pickedLocales(gallery, state);
    this.pictures = new PictureList(host, (number) => this.picture(number));
    const shown = this.shownComponents();
    const isFailing = (number) => this.counts(number).failing > 0;
    const failing = this.sorted(shown.filter(isFailing));
    const whole = shown.filter((number) => !isFailing(number) && this.counts(number).cells > 0);
    const fitting = whole.filter((number) => !this.isGuess(number));
    const guessed = whole.filter((number) => this.isGuess(number));
    const bare = shown.filter((number) => this.counts(number).cells === 0);
    const screensFirst = [...fitting].sort((one, other) => this.rank(one) - this.rank(other));
    const { project, leftOut } = gallery.index;
    host.dir = "ltr";
    host.replaceChildren(
      make("div", { class: "prose overview" },
        make("h1", { tabindex: "-1" }, spelled(project || "Preview")),
        make("p", { class: "muted" }, this.summary()),
        failing.length > 0 ? this.group("failing", `${counted(failing.length, "component")} with failing cells`,
          make("ul", { class: "cards" }, failing.map((number) => this.failingCard(number)))) : null,
        screensFirst.length > 0 ? this.group("fitting", `${counted(screensFirst.length, "component")} that ${
          screensFirst.length === 1 ? "fits" : "fit"}`,
        make("ul", { class: "cards small-cards" }, screensFirst.map((number) => this.fittingCard(number)))) : null,
        guessed.length > 0 ? this.group("guessed", `${counted(guessed.length, "component")} shown by guess`, [
          make("p", { class: "muted group-words" },
            "Where these keys are shown is a guess from their names and comments; nothing is claimed of them."),
          make("ul", { class: "cards small-cards" }, guessed.map((number) => this.fittingCard(number)))]) : null,
        shown.length === 0 ? make("p", {}, "No component is left: clear a filter above.") : null,
        bare.length > 0 ? make("details", { class: "bare" },
          make("summary", {}, `${counted(bare.length, "component")} without texts`),
          make("ul", {}, bare.map((number) => this.bareItem(number)))) : null,
        leftOut?.length > 0 ? make("section", { "aria-labelledby": "left-out" },
          make("h2", { id: "left-out" }, "Left out"),
          make("ul", {}, leftOut.map((sentence) => make("li", { class: "long" }, spelled(sentence))))) : null));
    this.count = shown.length;
    this.failingCount = failing.length;
  }

  close() {
    this.pictures.close();
  }

  get announcement() {
    return `${counted(this.count, "component")}, ${this.failingCount.toLocaleString("en")} with failing cells`;
  }

  counts(number) {
    return this.gallery.counts(this.gallery.components[number], this.locales);
  }

  rank(number) {
    return this.gallery.components[number].screen ? 0 : 1;
  }

  /** Whether nobody named where its keys are shown. */
  isGuess(number) {
    const { specimens } = this.gallery.components[number];
    return specimens.every((specimen) => this.gallery.specimens[specimen].guess);
  }

  sorted(numbers) {
    const worst = (number) => this.findings.worst(number, this.locales);
    const nothing = { severity: "warning", verdict: "fits", cells: 0 };
    return [...numbers].sort((one, other) => byHarm(worst(one) ?? nothing, worst(other) ?? nothing)
      || this.counts(other).failing - this.counts(one).failing);
  }

  summary() {
    const { index } = this.gallery;
    const totals = this.gallery.components.map((_, number) => this.counts(number));
    const sum = (name) => totals.reduce((sum, counts) => sum + counts[name], 0);
    const locales = this.locales?.length ?? index.locales.length;
    return [
      counted(sum("cells"), "cell"), counted(sum("failing"), "failing", "failing"), counted(index.findings, "finding"),
      counted(locales, "locale"), counted(index.sizes.length, "text size"), counted(index.themes.length, "theme"),
    ].join(" · ");
  }

  shownComponents() {
    const { failing, rule, key, component: only } = this.state;
    const filter = new CellFilter(this.state, this.gallery, this.findings);
    return [...this.gallery.components.keys()].filter((number) => {
      const component = this.gallery.components[number];
      if (only && component.name !== only) return false;
      const counts = this.counts(number);
      if (this.locales && counts.cells === 0) return false;
      if (failing && counts.failing === 0) return false;
      return !(rule || key) || component.specimens.some((specimen) => filter.takesSpecimen(specimen));
    });
  }

  group(id, title, list) {
    return make("section", { "aria-labelledby": `group-${id}` }, make("h2", { id: `group-${id}` }, title), list);
  }

  failingCard(number) {
    const component = this.gallery.components[number];
    const { cells, failing } = this.counts(number);
    const finding = this.findings.worst(number, this.locales);
    const address = finding ? cellAddress(this.gallery, finding.cell, { failing: "1", locale: this.state.locale })
      : componentAddress(this.gallery, number, { failing: "1" });
    return make("li", { class: "card" }, this.pictures.add(number, "card-picture"),
      make("div", { class: "card-text" },
        make("h3", {}, make("a", { class: "card-link", href: address }, spelled(shortened(component.name))),
          component.screen ? [" ", make("span", { class: "tag" }, "screen")] : null),
        finding ? make("p", { class: "card-words long" }, severityTag(finding.severity), " ",
          spelled(shortened(finding.message, 240))) : make("p", { class: "card-words muted" },
          "No finding is reported of it: a baseline or a switched-off rule hides it."),
        make("p", { class: "counts" }, make("span", { class: "bad" }, `${failing.toLocaleString("en")} failing`),
          " of ", make("a", { class: "card-other", href: componentAddress(this.gallery, number, { failing: "" }) },
            counted(cells, "cell")))));
  }

  fittingCard(number) {
    const component = this.gallery.components[number];
    return make("li", { class: "card" }, this.pictures.add(number, "card-picture"),
      make("div", { class: "card-text" },
        make("h3", {}, make("a", { class: "card-link", href: componentAddress(this.gallery, number) },
          spelled(shortened(component.name))),
        component.screen ? [" ", make("span", { class: "tag" }, "screen")] : null,
        this.isGuess(number) ? [" ", make("span", { class: "tag tag-doubt" }, "a guess")] : null),
        make("p", { class: "counts" }, counted(this.counts(number).cells, "cell"), " · ",
          counted(component.specimens.length, "specimen")), lacksOf(component)));
  }

  bareItem(number) {
    const component = this.gallery.components[number];
    return make("li", {}, spelled(shortened(component.name)), component.lacks?.length > 0
      ? make("span", { class: "muted long" }, ": ", spelled(component.lacks.join("; "))) : null);
  }

  /** The cell that stands for a component: its worst, or its first in the language that it was written in. */
  async picture(number) {
    const { developmentLocale, sizes } = this.gallery.index;
    const component = this.gallery.components[number];
    const finding = this.counts(number).failing > 0 ? this.findings.worst(number, this.locales) : null;
    const cells = await this.gallery.cells(number);
    if (finding) return { cell: await cells.get(finding.cell), slot: finding.slot };
    const locales = (this.locales ?? [...this.gallery.locales.keys()]).filter((locale) => component.cells[locale]);
    if (this.counts(number).failing > 0) return { cell: await cells.get(cells.map.worst(locales)) };
    const locale = locales.includes(developmentLocale) ? developmentLocale : locales[0];
    const numbers = locale === undefined ? null : cells.map.first(locale, Math.max(0, sizes.indexOf("large")));
    return numbers && { cell: await cells.get(numbers) };
  }
}

/** What a component is not shown with, folded away. */
function lacksOf(component) {
  if (!(component.lacks?.length > 0)) return null;
  return make("details", { class: "lacks" }, make("summary", {}, `lacks ${counted(component.lacks.length, "thing")}`),
    make("ul", {}, component.lacks.map((lack) => make("li", {}, spelled(lack)))));
}
