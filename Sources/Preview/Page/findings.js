"use strict";

/** The findings that the filters leave: those of the layout by their cause, with a picture; the others by their rule. */
class FindingsView {
  constructor(host, gallery, state, findings) {
    const numbers = [...findings.all.keys()].filter((number) => this.takes(findings.all[number], gallery, state));
    this.gallery = gallery;
    this.findings = findings;
    this.count = numbers.length;
    this.pictures = new PictureList(host, (finding) => this.picture(finding));
    this.groups = new Map();
    this.causes = this.grouped(numbers.filter((number) => this.hasCause(number)), ({ component, table, key, slot }) =>
      JSON.stringify([component, table, key ?? slot]));
    this.rules = this.grouped(numbers.filter((number) => !this.hasCause(number)), ({ rule }) => rule);
    this.causeList = new LongList(this.causes, (group) => this.causeItem(group), "causes", 60);
    host.dir = "ltr";
    host.replaceChildren(make("div", { class: "prose" },
      make("h1", { tabindex: "-1" }, "Findings"),
      make("p", { class: "muted" }, this.announcement,
        numbers.length === 0 ? ": nothing to do, or a filter hides it." : ""),
      this.causes.length > 0 ? make("section", { "aria-labelledby": "group-causes" },
        make("h2", { id: "group-causes" }, `${counted(this.causes.length, "text")} that a layout has no room for`),
        this.causeList.element) : null,
      this.rules.length > 0 ? make("section", { "aria-labelledby": "group-rules" },
        make("h2", { id: "group-rules" }, this.causes.length > 0 ? "Other findings, by rule" : "By rule"),
        make("ul", { class: "rules" }, this.rules.map((group) => this.ruleItem(group)))) : null));
    this.wanted = Number(state.finding) - 1;
  }

  /** Opens the group of the wanted finding and goes to it; to be called when the list is on the page. */
  arrive() {
    const place = this.causes.findIndex(({ numbers }) => numbers.includes(this.wanted));
    if (place >= 0) this.causeList.reach(place);
    const group = this.causes[place] ?? this.rules.find(({ numbers }) => numbers.includes(this.wanted));
    if (!group) return false;
    group.details.open = true;
    this.open(group);
    const item = group.list.reach(group.numbers.indexOf(this.wanted));
    item.classList.add("is-wanted");
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
    return true;
  }

  close() {
    this.pictures.close();
  }

  get announcement() {
    return counted(this.count, "finding");
  }

  hasCause(number) {
    const finding = this.findings.all[number];
    return isOfLayout(finding) && finding.cell !== undefined && finding.component !== undefined;
  }

  /** Groups of findings of the same cause, that which harms most first, and in each the worst first. */
  grouped(numbers, cause) {
    const groups = new Map();
    for (const number of numbers) {
      const name = cause(this.findings.all[number]);
      if (!groups.has(name)) groups.set(name, { name, numbers: [] });
      groups.get(name).numbers.push(number);
    }
    const all = [...groups.values()];
    const cells = (group) => group.numbers.reduce((sum, number) => sum + (this.findings.all[number].cells ?? 1), 0);
    for (const group of all) {
      group.numbers.sort((one, other) => byHarm(this.findings.all[one], this.findings.all[other]) || one - other);
      group.worst = this.findings.all[group.numbers[0]];
      group.cells = cells(group);
    }
    return all.sort((one, other) =>
      byHarm({ ...one.worst, cells: one.cells }, { ...other.worst, cells: other.cells }));
  }

  takes(finding, gallery, state) {
    if (state.rule && finding.rule !== state.rule) return false;
    if (state.failing && (finding.verdict === undefined || !finding.specimens)) return false;
    if (state.key && !finding.key?.toLowerCase().includes(state.key.toLowerCase())) return false;
    const locales = splitList(state.locale);
    if (locales.length > 0 && finding.locale && !locales.includes(finding.locale)) return false;
    if (!state.component) return true;
    const component = gallery.component(state.component);
    if (finding.component === component) return true;
    return (finding.specimens || []).some((specimen) => gallery.specimens[specimen].component === component);
  }

  async picture({ cell, slot }) {
    const component = this.gallery.specimens[cell.specimen].component;
    const cells = await this.gallery.cells(component);
    return { cell: await cells.get(cell), slot };
  }

  causeItem(group) {
    const { worst, numbers } = group;
    const all = numbers.map((number) => this.findings.all[number]);
    const locales = [...new Set(all.map(({ locale }) => locale).filter(Boolean))];
    const sizes = new Set(all.flatMap(({ sizes, size }) => sizes ?? [size]));
    const component = this.gallery.components[worst.component];
    const facts = [counted(locales.length, "locale"), counted(sizes.size, "text size"), counted(group.cells, "cell")];
    return make("li", { class: "cause" }, this.pictures.add(worst, "cause-picture"),
      make("div", { class: "cause-text" },
        make("h3", {}, make("a", { href: cellAddress(this.gallery, worst.cell, { failing: "1" }) },
          make("code", {}, spelled(shortened(worst.key ?? worst.slot ?? "", 100))), " in ",
          spelled(shortened(component.name, 60)))),
        make("p", { class: "long" }, severityTag(worst.severity), " ", spelled(worst.message)),
        make("p", { class: "counts" }, facts.join(" · "), ": ", spelled(shortened(locales.join(", "), 120))),
        this.fold(group, counted(numbers.length, "finding"))));
  }

  ruleItem(group) {
    return make("li", { class: "rule" }, this.fold(group, [
      make("code", {}, spelled(group.name)), " ", make("span", { class: "counts" }, counted(group.numbers.length, "finding")),
      " ", severityTag(group.worst.severity),
    ]));
  }

  /** The findings of a group, which are made when it is opened. */
  fold(group, title) {
    group.details = make("details", { class: "finding-fold", toggle: () => group.details.open && this.open(group) },
      make("summary", {}, title));
    return group.details;
  }

  open(group) {
    if (group.list) return;
    group.list = new LongList(group.numbers, (number) => this.item(number, this.findings.all[number]), "findings");
    group.details.append(group.list.element);
  }

  item(number, finding) {
    const component = this.gallery.components[finding.component]?.name;
    const facts = [finding.locale, component, finding.slot, finding.size, finding.device].filter(Boolean);
    const address = cellAddress(this.gallery, finding.cell);
    return make("li", { class: "finding", tabindex: "-1", id: `finding-${number + 1}` },
      make("p", {}, severityTag(finding.severity), " ", make("code", {}, spelled(finding.rule)), " ",
        facts.map((fact) => [make("span", { class: "tag" }, spelled(fact)), " "])),
      make("p", { class: "long" }, spelled(finding.message)),
      make("p", { class: "muted long" }, make("code", {}, spelled(`${finding.file}:${finding.line}:${finding.column}`)),
        finding.key !== undefined ? [" · ", make("code", {}, spelled(shortened(finding.key, 120)))] : null,
        address ? [" · ", make("a", {
          href: address,
          "aria-label": spelledText(`Show the cell of ${finding.rule}, ${shortened(finding.key || "", 60)}`),
        }, "Show the cell")] : null));
  }
}
