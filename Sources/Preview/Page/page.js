"use strict";

/** Shows what the address says. */
class Page extends Choices {
  constructor() {
    super();
    const byID = (id) => document.getElementById(id);
    this.main = byID("main");
    this.status = byID("status");
    this.inspector = new Inspector(byID("inspector"));
    this.toolbar = new Toolbar(byID("toolbar"));
    this.help = new Help(byID("help"));
    this.tree = new Tree(byID("components"), byID("tree-button"));
    this.keyboard = new Keyboard();
    this.state = {};
    this.turn = 0;
    byID("help-button").addEventListener("click", () => this.help.open());
    byID("search").addEventListener("input", ({ target }) => this.search(target.value));
    byID("appearance").addEventListener("change", ({ target }) => this.setAppearance(target.value));
    document.querySelector(".skip-link").addEventListener("click", (event) => {
      event.preventDefault();
      (this.matrix?.current?.element || this.main).focus();
    });
    this.main.addEventListener("click", ({ target }) => this.takeClick(target));
    this.main.addEventListener("focusin", ({ target }) => target.entry && this.matrix?.setCurrent(target.entry));
    addEventListener("popstate", () => this.show());
    let width = innerWidth;
    addEventListener("resize", () => {
      clearTimeout(this.resizing);
      if (innerWidth !== width) this.resizing = setTimeout(() => this.redraw(), 150);
      width = innerWidth;
    });
  }

  async start() {
    const [index, findings] = await Promise.all([
      store.load("index", "", "index"), store.load("findings", "", "findings"),
    ]);
    this.gallery = new Gallery(index, store);
    drafts.restore(index.project);
    this.findings = new FindingIndex(findings, this.gallery);
    this.filters = new Filters(document.getElementById("filters"), this.gallery, this.findings);
    // What it has drawn of data that did not change is taken over.
    this.oldMatrix = this.matrix;
    this.viewKey = null;
    await this.show();
  }

  /** Shows the state of the address; a later call overtakes one that still waits for data. */
  async show() {
    // Without an index there is nothing to show but its complaint.
    if (!this.findings) return;
    this.turn += 1;
    const turn = this.turn;
    const state = route.read();
    const before = this.state;
    this.state = state;
    this.showFrame();
    try {
      const view = ["component", "findings", "translate"].includes(state.view) ? state.view : "overview";
      const kind = state.search ? "search" : view;
      if (kind === "component") await this.showComponent(turn, before);
      else if (kind === "translate") await this.showTranslate(turn);
      else await this.showList(kind, turn);
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  /** What stands around every view. */
  showFrame() {
    const { state, gallery } = this;
    const appearance = state.page ?? settings.get("page") ?? "";
    document.documentElement.dataset.page = appearance;
    document.documentElement.dataset.vision = visions.some(([name]) => name === state.vision) ? state.vision : "";
    document.getElementById("appearance").value = ["light", "dark"].includes(appearance) ? appearance : "";
    const search = document.getElementById("search");
    if (search !== document.activeElement) search.value = state.search ?? "";
    this.filters.show(state);
    // Translators filter their keys beside them.
    document.getElementById("filters").hidden = state.view === "translate" && !state.search;
    const shared = this.sharedState();
    const project = gallery.index.project || "Preview";
    document.title = `${state.view === "component" && state.component ? state.component + " – " : ""}${project}`;
    const links = { home: {}, "overview-link": {}, "findings-link": { view: "findings" }, "translate-link": { view: "translate" } };
    for (const id in links) {
      const link = document.getElementById(id);
      link.href = route.address({ ...shared, ...links[id] });
      const isHere = (state.view ?? "") === (links[id].view ?? "") && !state.search;
      if (id !== "home") link.toggleAttribute("aria-current", false);
      if (id !== "home" && isHere) link.setAttribute("aria-current", "page");
    }
    document.getElementById("home").replaceChildren(spelled(shortened(project, 40)));
    document.getElementById("findings-link").textContent = `Findings ${this.findings.all.length.toLocaleString("en")}`;
    this.tree.show(gallery, this.findings, state);
  }

  async showList(kind, turn) {
    const { gallery, state, findings } = this;
    const isOther = this.kind !== kind;
    const view = kind === "search" ? await SearchView.make(document.createElement("div"), gallery, state) : null;
    if (turn !== this.turn) return;
    this.leave(kind);
    this.toolbar.hide();
    this.inspector.close();
    if (view) {
      this.view = view;
      this.main.replaceChildren(...view.host.childNodes);
      this.main.dir = "ltr";
    } else {
      this.view = kind === "findings" ? new FindingsView(this.main, gallery, state, findings)
        : new Overview(this.main, gallery, state, findings);
    }
    if (isOther) this.main.scrollTop = 0;
    const hasArrived = this.view.arrive?.() ?? false;
    if (isOther && !hasArrived) this.arrive();
    this.say(this.view.announcement);
  }

  async showTranslate(turn) {
    const { gallery, state, findings } = this;
    const locale = translatedLocale(gallery, state);
    const translations = locale === null ? null : await Translations.load(gallery, locale);
    if (turn !== this.turn) return;
    const isHere = this.view instanceof TranslateView && this.kind === "translate";
    if (!isHere || !translations) {
      this.leave("translate");
      this.toolbar.hide();
      this.inspector.close();
      this.main.scrollTop = 0;
    }
    if (!translations) {
      this.view = null;
      this.main.replaceChildren(TranslateView.nothing(gallery, state));
      return this.arrive();
    }
    if (!isHere) this.view = new TranslateView(this.main);
    const before = isHere ? this.view.announcement : "";
    this.view.show(gallery, findings, state, translations);
    if (!isHere) this.arrive();
    if (before !== this.view.announcement) this.say(this.view.announcement);
  }

  async showComponent(turn, before) {
    const { gallery, state } = this;
    const number = gallery.component(state.component);
    if (number === undefined) {
      const name = spelledText(shortened(state.component ?? ""));
      throw new Error(`There is no component ‘${name}’ in this preview.`);
    }
    const cells = await gallery.cells(number);
    if (turn !== this.turn) return;
    const { cell: _, near: __, ...rest } = state;
    const viewKey = route.address(rest);
    if (this.viewKey !== viewKey) this.showMatrix(cells, before, viewKey);
    if (state.near) return this.goNear(state.near);
    await this.showCell(before, turn);
  }

  showMatrix(cells, before, viewKey) {
    const { state } = this;
    const isOther = this.kind !== "component" || before.component !== state.component;
    const { scrollTop, scrollLeft } = this.main;
    const focused = this.main.contains(document.activeElement) ? this.matrix?.current?.numbers : null;
    const old = isOther ? null : this.matrix ?? this.oldMatrix;
    this.leave("component");
    // What is shown beside the matrix takes of its width.
    document.getElementById("inspector").hidden = !state.cell && !state.near;
    const dimensions = new Dimensions(cells);
    const plan = new MatrixPlan(dimensions, state, new CellFilter(state, this.gallery, this.findings));
    this.toolbar.show(dimensions, plan, state);
    this.view = this.matrix = new Matrix(this.main, componentHead(cells, plan, state), plan, {
      zoom: Number(state.zoom) / 100, overlay: state.overlay === "1", before: old,
    });
    this.oldMatrix = null;
    this.viewKey = viewKey;
    this.main.scrollTop = isOther ? 0 : scrollTop;
    this.main.scrollLeft = isOther ? 0 : scrollLeft;
    const place = focused && plan.place(focused);
    const failing = isOther && !state.cell && !state.near ? plan.failingPlace(null, 1) : null;
    if (failing) this.matrix.reveal(failing);
    this.matrix.drawVisible();
    if (place) this.matrix.focus(place);
    else if (isOther && !state.cell) this.arrive();
    this.say(planSummary(plan));
  }

  /** Shows the facts of the cell that the address names. */
  async showCell(before, turn) {
    const { matrix, state } = this;
    const numbers = cellNumbers(this.gallery, state.cell);
    const place = numbers && matrix.plan.place(numbers);
    matrix.mark(place);
    if (!place) {
      this.inspector.close();
      if (state.cell) this.say("The cell of this address is not among those shown: clear the filters");
      return;
    }
    if (before.cell !== state.cell) matrix.reveal(place);
    if (!matrix.host.contains(document.activeElement) || before.cell === undefined) matrix.setCurrent(matrix.entry(place));
    const [cell, translations] = await Promise.all([
      matrix.cells.get(numbers), Translations.load(this.gallery, numbers.locale).catch((error) => error),
    ]);
    if (turn !== this.turn) return;
    this.inspector.show(cell, this.findings, state.overlay === "1", translations);
  }

  /** Goes to the first cell of a locale and a sample. */
  goNear(near) {
    const [tag, sample] = splitNames(near) ?? [];
    const locale = this.gallery.localeNumbers.get(tag);
    const number = this.gallery.index.samples.indexOf(sample);
    const { plan } = this.matrix;
    const found = plan.find((cell) => cell.locale === locale && cell.sample === number)
      ?? plan.find((cell) => cell.locale === locale);
    route.change({ near: "", cell: found ? cellName(this.gallery, found) : "" }, true);
  }

  leave(kind) {
    this.view?.close();
    this.matrix = null;
    this.viewKey = null;
    this.kind = kind;
  }

  /** Tells a screen reader that another view is here, by its heading; never takes the focus from a field. */
  arrive() {
    const { activeElement } = document;
    if (activeElement?.matches("input, select, button, summary")) return;
    if (!this.hasArrived) {
      this.hasArrived = true;
      return;
    }
    this.main.querySelector("h1")?.focus({ preventScroll: true });
  }

  redraw() {
    this.viewKey = null;
    this.show();
  }

  say(text) {
    clearTimeout(this.saying);
    // After what the browser says of the focus; and once for a word that is typed.
    this.saying = setTimeout(() => {
      this.status.textContent = text;
    }, 120);
  }

  fail(error) {
    this.leave("error");
    this.toolbar.hide();
    this.inspector.close();
    this.main.replaceChildren(make("div", { class: "prose", role: "alert" },
      make("h1", { tabindex: "-1" }, "This cannot be shown"), make("p", { class: "long" }, error.message)));
  }
}

const page = new Page();

/** Takes up data files that have changed while the page was open; false where only a new page can. */
l10n.reload = (paths) => {
  if (!paths.every((path) => /^data\/[\w-]+\.js$/.test(path))) return false;
  store.forget(paths);
  page.start().catch((error) => page.fail(error));
  return true;
};

page.start().catch((error) => page.fail(error));
