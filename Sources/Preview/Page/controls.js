"use strict";

/** A labelled list to choose from; `options` are [value, name]. */
function choice(id, label, options, value, change) {
  const select = make("select", { id, change: () => change(select.value) },
    options.map(([value, name]) => make("option", { value }, spelledText(shortened(name, 60)))));
  select.value = value ?? "";
  if (select.selectedIndex < 0) select.selectedIndex = 0;
  return make("div", { class: "field" }, make("label", { for: id }, label), select);
}

function check(id, label, isOn, change) {
  const input = make("input", { id, type: "checkbox", change: () => change(input.checked) });
  input.checked = isOn;
  return make("label", { class: "field check", for: id }, input, label);
}

/** What hides cells, components and findings: the same in all views. */
class Filters {
  constructor(host, gallery, findings) {
    this.host = host;
    const all = (name) => ["", `All ${name}`];
    const choose = (name) => (value) => page.filter({ [name]: value });
    this.key = make("input", { id: "filter-key", type: "text", autocomplete: "off", spellcheck: "false",
      input: () => page.filter({ key: this.key.value }) });
    const fields = make("div", { class: "field-row" },
      check("filter-failing", "Only failing", false, (isOn) => page.filter({ failing: isOn ? "1" : "" })),
      choice("filter-component", "Component", [all("components"),
        ...gallery.components.map(({ name }) => [name, name])], "", (value) => page.filterComponent(value)),
      choice("filter-locale", "Locale", [all("locales"), ["*", "Several"],
        ...gallery.locales.map(({ tag, name }) => [joinList([tag]), name ? `${tag} – ${name}` : tag])], "",
      (value) => value !== "*" && page.filter({ locale: value })),
      choice("filter-rule", "Rule", [all("rules"), ...findings.rules.map((rule) => [rule, rule])], "", choose("rule")),
      make("div", { class: "field" }, make("label", { for: "filter-key" }, "Key"), this.key),
      make("button", { id: "clear-filters", type: "button", click: () => page.clearFilters() }, "Clear"));
    this.count = make("span", { class: "filter-count" });
    const details = make("details", { class: "fold" }, make("summary", {}, "Filters", this.count), fields);
    foldWhenNarrow(details);
    host.replaceChildren(details);
    host.addEventListener("submit", (event) => event.preventDefault());
  }

  show(state) {
    const set = (id, value) => {
      const field = document.getElementById(id);
      if (field !== document.activeElement || field.value === "") field.value = value ?? "";
      if (field.selectedIndex === -1) field.selectedIndex = 0;
    };
    document.getElementById("filter-failing").checked = state.failing === "1";
    set("filter-component", state.component);
    set("filter-locale", splitList(state.locale).length > 1 ? "*" : state.locale);
    set("filter-rule", state.rule);
    set("filter-key", state.key);
    const active = ["failing", "rule", "key", "locale"].filter((name) => state[name]).length;
    this.count.textContent = active > 0 ? ` (${active})` : "";
    const hasComponent = state.component && state.view !== "component";
    document.getElementById("clear-filters").disabled = active === 0 && !hasComponent;
  }
}

/** A fold is open where there is room for it, until its reader says otherwise. */
function foldWhenNarrow(details) {
  const wide = matchMedia("(min-width: 1200px)");
  const follow = () => {
    details.open = wide.matches;
  };
  follow();
  wide.addEventListener("change", follow);
}

/** What a matrix shows: its rows and columns, what is fixed of the rest, the zoom and the overlay. */
class Toolbar {
  static zooms = [["", "Fit"], ["25", "25 %"], ["50", "50 %"], ["75", "75 %"], ["100", "100 %"], ["150", "150 %"],
    ["200", "200 %"], ["300", "300 %"]];

  constructor(host) {
    this.host = host;
  }

  hide() {
    this.host.hidden = true;
    this.host.replaceChildren();
    this.shown = null;
  }

  show(dimensions, plan, state) {
    const focused = this.host.contains(document.activeElement) ? document.activeElement.id : null;
    const openMenus = [...this.host.querySelectorAll("details.menu[open]")].map((menu) => menu.id);
    const isOpen = this.host.querySelector("details.fold")?.open;
    this.host.hidden = false;
    const axes = dimensions.all.filter(({ id, values }) => values.length > 1 || id === "locale" || id === "size");
    const options = axes.map(({ id, label }) => [id, label]);
    const rest = axes.filter((dimension) =>
      dimension !== plan.rows && dimension !== plan.columns && dimension.values.length > 1);
    const zooms = Toolbar.zooms.some(([value]) => value === (state.zoom ?? "")) ? Toolbar.zooms
      : [...Toolbar.zooms, [state.zoom, `${state.zoom} %`]];
    const fields = make("div", { class: "field-row" },
      choice("rows", "Rows", options, plan.rows.id, (value) => page.setAxes(value, plan.columns.id)),
      choice("columns", "Columns", options, plan.columns.id, (value) => page.setAxes(plan.rows.id, value)),
      this.valueMenu(plan.rows, dimensions, state), this.valueMenu(plan.columns, dimensions, state),
      this.sideBySide(dimensions, plan),
      rest.filter(({ axis }) => !axis).map((dimension) => this.fixedChoice(dimension, dimensions, state)),
      this.axesMenu(rest.filter(({ axis }) => axis), dimensions, state),
      choice("zoom", "Zoom", zooms, state.zoom, (value) => route.change({ zoom: value }, true)),
      choice("vision", "Vision", visions, state.vision, (value) => route.change({ vision: value }, true)),
      check("overlay", "Overlay", state.overlay === "1", () => page.toggle("overlay")));
    const details = make("details", { class: "fold" }, make("summary", {}, "Matrix"), fields);
    foldWhenNarrow(details);
    if (isOpen !== undefined) details.open = isOpen;
    this.host.replaceChildren(details);
    for (const menu of details.querySelectorAll(".menu")) menu.addEventListener("toggle", () => Toolbar.place(menu));
    for (const id of openMenus) if (document.getElementById(id)) document.getElementById(id).open = true;
    if (focused) document.getElementById(focused)?.focus();
  }

  /** Keeps an open menu in the window. */
  static place(menu) {
    menu.classList.remove("is-at-end");
    const { right } = menu.querySelector(".menu-body").getBoundingClientRect();
    menu.classList.toggle("is-at-end", menu.open && right > innerWidth);
  }

  fixedChoice(dimension, dimensions, state) {
    const value = dimensions.fixed(dimension, state);
    const free = dimension.axis ? [["", "as specimen"]]
      : dimension.id === "specimen" || dimension.id === "sample" ? [["", "all"]] : [];
    const chosen = dimension.values.find((one) => one.value === value);
    return choice(`fixed-${dimension.id}`, dimension.label,
      [...free, ...dimension.values.map(({ name, label, isHeld }) =>
        [joinList([name]), isHeld === false ? `${label} (no cell)` : label])],
      chosen ? joinList([chosen.name]) : "", (picked) => page.setFixed(dimension, picked));
  }

  /** The axes that are neither rows nor columns: any of them can be chosen together. */
  axesMenu(axes, dimensions, state) {
    if (axes.length === 0) return null;
    const chosen = axes.filter((dimension) => dimensions.fixed(dimension, state) !== undefined);
    const names = chosen.map((dimension) => `${dimension.label} ${dimensions.fixed(dimension, state)}`).join(", ");
    return make("details", { class: "menu", id: "axes-menu" },
      make("summary", {}, "Choices:\u00a0", chosen.length > 0 ? spelled(shortened(names, 60)) : "as specimen"),
      make("fieldset", { class: "menu-body" }, make("legend", {}, "Choices of the component"),
        make("button", { type: "button", id: "axes-clear", disabled: chosen.length === 0, click: () =>
          route.change({ ...Object.fromEntries(chosen.map(({ id }) => [id, ""])), cell: "" }, true) }, "As specimen"),
        axes.map((dimension) => this.fixedChoice(dimension, dimensions, state))));
  }

  /** Which values of rows or columns are shown. */
  valueMenu(dimension, dimensions, state) {
    if (dimension.values.length < 2) return null;
    const id = `values-${dimension.id}`;
    const picked = new Set(dimensions.picked(dimension, state).map(({ name }) => name));
    const isAll = picked.size === dimension.values.filter(({ isHeld }) => isHeld !== false).length;
    const values = dimension.values.filter(({ isHeld }) => isHeld !== false);
    const boxes = values.map(({ name, label }, place) =>
      check(`${id}-${place}`, spelled(shortened(label, 60)), picked.has(name), () => {
        const inputs = [...document.querySelectorAll(`#${CSS.escape(id)} input`)];
        const names = values.filter((_, place) => inputs[place].checked).map(({ name }) => name);
        const isWhole = names.length === values.length || names.length === 0;
        route.change({ [dimension.id]: isWhole ? "" : joinList(names) }, true);
      }));
    const label = isAll ? `${dimension.label}: all ${dimension.values.length}`
      : `${dimension.label}: ${picked.size} of ${dimension.values.length}`;
    return make("details", { class: "menu", id }, make("summary", {}, label),
      make("fieldset", { class: "menu-body" }, make("legend", {}, dimension.label),
        make("button", { type: "button", id: `${id}-all`, disabled: isAll,
          click: () => route.change({ [dimension.id]: "" }, true) }, "Show all"), boxes));
  }

  /** Two values of the columns beside each other. */
  sideBySide(dimensions, plan) {
    const pairs = ["locale", "size", "theme"].map((id) => dimensions.byID.get(id))
      .filter((dimension) => dimension.values.length > 1);
    if (pairs.length === 0) return null;
    const body = make("fieldset", { class: "menu-body" }, make("legend", {}, "Two side by side"));
    for (const dimension of pairs) {
      const names = dimension.values.map(({ name, label }) => [joinList([name]), label]);
      const id = `side-${dimension.id}`;
      let [left, right] = [names[0][0], names.at(-1)[0]];
      body.append(make("div", { class: "side-pair", role: "group", "aria-label": dimension.label },
        choice(`${id}-left`, dimension.label, names, left, (value) => { left = value; }),
        choice(`${id}-right`, "and", names, right, (value) => { right = value; }),
        make("button", {
          type: "button", id: `${id}-show`, click: () => page.sideBySide(dimension, [left, right], plan),
        }, "Show")));
    }
    return make("details", { class: "menu", id: "side-by-side" }, make("summary", {}, "Side by side"), body);
  }
}

/** A labelled field for a text of a table, which grows with it; `change` is called with each text that is typed. */
function textField({ id, label, text, locale, isRightToLeft, change }) {
  const spelling = make("p", { class: "muted long" });
  const note = () => spelling.replaceChildren(...(hidesSomething(area.value.replaceAll("\n", ""))
    ? ["Spelt: ", spelled(area.value)] : []));
  const area = make("textarea", {
    id, rows: 1, lang: locale, dir: isRightToLeft ? "rtl" : "ltr", spellcheck: "true", autocomplete: "off",
    input: () => {
      note();
      change(area.value);
    },
  });
  const set = (text) => {
    area.value = text;
    note();
  };
  set(text);
  return { area, set, element: make("div", { class: "text-field" }, make("label", { for: id }, label), area, spelling) };
}
