"use strict";

/** The tree of components and keys, with a field that filters it; its parts are made when they are opened. */
class Tree {
  constructor(host, button) {
    this.host = host;
    this.button = button;
    this.opened = new Map();
    this.field = make("input", {
      id: "tree-filter", type: "search", placeholder: "Filter components and keys", autocomplete: "off",
      spellcheck: "false", "aria-label": "Filter components and keys", input: () => this.rebuild(),
    });
    this.list = make("ul", { class: "tree", role: "tree", "aria-label": "Components and keys",
      keydown: (event) => this.take(event) });
    host.replaceChildren(make("div", { class: "tree-head" }, this.field), this.list);
    button.addEventListener("click", () => this.toggle());
    this.wide = matchMedia("(min-width: 1100px)");
    this.wide.addEventListener("change", () => this.setShown(this.isWanted));
    this.setShown(this.isWanted);
    host.addEventListener("click", ({ target }) => {
      if (!this.wide.matches && target.closest("a[href]") && !target.closest(".tree-toggle")) this.setShown(false);
    });
  }

  get isWanted() {
    return this.wide.matches && settings.get("tree") !== "off";
  }

  /** Whether it lies over what is beside it in a wider window. */
  get isOver() {
    return !this.wide.matches && !this.host.hidden;
  }

  toggle() {
    const isShown = this.host.hidden;
    if (this.wide.matches) settings.set("tree", isShown ? "on" : "off");
    this.setShown(isShown);
    if (isShown) this.field.focus();
    // What lies beside it has another width now.
    if (this.wide.matches) page.redraw();
  }

  setShown(isShown) {
    this.host.hidden = !isShown;
    this.button.setAttribute("aria-expanded", String(isShown));
  }

  /** Shows the components of a gallery; where nothing of it changes, its elements stay. */
  show(gallery, findings, state) {
    const locales = pickedLocales(gallery, state);
    const signature = JSON.stringify([locales, state.failing, state.rule, state.key, state.overlay, state.zoom, state.page]);
    this.state = state;
    if (this.gallery !== gallery || this.signature !== signature) {
      [this.gallery, this.signature] = [gallery, signature];
      this.nodes = new TreeNodes(gallery, findings, locales);
      this.rebuild();
    }
    this.markCurrent();
  }

  rebuild() {
    if (!this.nodes) return;
    const focused = this.list.contains(document.activeElement) ? document.activeElement.node?.id : null;
    const { scrollTop } = this.host;
    const filter = this.field.value;
    const roots = this.nodes.roots(filter);
    this.list.replaceChildren(...roots.map((node) => this.item(node, 1)));
    if (roots.length === 0) {
      this.list.replaceChildren(make("li", { role: "none", class: "tree-none muted" }, make("span", { role: "treeitem",
        "aria-level": 1, tabindex: 0 }, "Nothing has this name.")));
    }
    this.host.scrollTop = scrollTop;
    const items = this.items();
    const next = items.find(({ node }) => focused !== null && node?.id === focused);
    (next ?? items[0])?.setAttribute("tabindex", 0);
    next?.focus();
    this.markCurrent();
  }

  markCurrent() {
    const { state } = this;
    if (!state || !this.gallery) return;
    const number = state.view === "component" ? this.gallery.component(state.component) : undefined;
    const [specimen] = splitList(state.specimen);
    const own = this.items().filter(({ node }) => number !== undefined && node?.number === number);
    const here = own.find(({ node }) => node.specimen !== undefined
      && this.gallery.specimens[node.specimen].name === specimen) ?? own[0];
    for (const item of this.items()) {
      if (item === here) item.setAttribute("aria-current", "page");
      else item.removeAttribute("aria-current");
    }
  }

  item(node, level) {
    const isOpen = Boolean(node.children) && (this.opened.get(node.id) ?? node.isOpen ?? false);
    const link = make(node.href ? "a" : "span", {
      role: "treeitem", class: "tree-item", tabindex: -1, "aria-level": level, href: node.href?.() ?? null,
      "aria-expanded": node.children ? String(isOpen) : null,
    });
    link.node = node;
    link.style.paddingInlineStart = `${4 + (level - 1) * 12}px`;
    const toggle = make("span", { class: "tree-toggle", "aria-hidden": "true", click: (event) => {
      if (!node.children) return;
      event.preventDefault();
      this.setOpen(link, link.getAttribute("aria-expanded") !== "true");
    } }, node.children ? "▸" : "");
    link.append(toggle, make("span", { class: "nav-name" }, spelled(shortened(node.name, 60))));
    if (node.isCountOfKeys) link.append(make("span", { class: "nav-keys" }, node.count.toLocaleString("en")));
    else if (node.count > 0) {
      link.append(make("span", { class: "nav-count" }, node.count.toLocaleString("en"),
        make("span", { class: "visually-hidden" }, " failing")));
    }
    if (node.isFailing && (node.isCountOfKeys || node.specimen !== undefined)) {
      link.append(make("span", { class: "nav-dot" }, make("span", { class: "visually-hidden" }, "fails")));
    }
    const item = make("li", { role: "none" }, link);
    if (isOpen) this.fillItem(item, link, level);
    return item;
  }

  fillItem(item, link, level) {
    const id = `tree-${link.node.id}`;
    item.append(make("ul", { role: "group", id, "aria-label": spelledText(shortened(link.node.full, 60)) },
      link.node.children().map((node) => this.item(node, level + 1))));
  }

  setOpen(link, isOpen) {
    const item = link.parentElement;
    this.opened.set(link.node.id, isOpen);
    link.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.fillItem(item, link, Number(link.getAttribute("aria-level")));
    else item.querySelector("ul")?.remove();
    this.markCurrent();
  }

  items() {
    return [...this.list.querySelectorAll("[role=treeitem]")];
  }

  focus(item) {
    if (!item) return;
    for (const other of this.list.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
  }

  /** The keys of a tree (WAI-ARIA): arrows, Home and End. */
  take(event) {
    const item = event.target.closest("[role=treeitem]");
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const items = this.items();
    const here = items.indexOf(item);
    const expanded = item.getAttribute("aria-expanded");
    const moves = {
      ArrowDown: () => this.focus(items[here + 1]),
      ArrowUp: () => this.focus(items[here - 1]),
      Home: () => this.focus(items[0]),
      End: () => this.focus(items.at(-1)),
      ArrowRight: () => {
        if (expanded === "false") this.setOpen(item, true);
        else if (expanded === "true") this.focus(items[here + 1]);
      },
      ArrowLeft: () => {
        if (expanded === "true") this.setOpen(item, false);
        else this.focus(item.closest("ul[role=group]")?.parentElement.querySelector("[role=treeitem]"));
      },
      " ": () => item.click(),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    moves[event.key]();
  }
}
