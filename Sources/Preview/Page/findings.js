"use strict";

/** The findings that the filters leave, each with the cell that shows it. */
class FindingsView {
  constructor(host, gallery, state, findings) {
    const numbers = [...findings.all.keys()].filter((number) => this.takes(findings.all[number], gallery, state));
    this.gallery = gallery;
    this.count = numbers.length;
    this.list = new LongList(numbers, (number) => this.item(number, findings.all[number]), "findings");
    host.dir = "ltr";
    host.replaceChildren(make("div", { class: "prose" },
      make("h1", { tabindex: "-1" }, "Findings"),
      make("p", { class: "muted" }, this.announcement,
        numbers.length === 0 ? ": nothing to do, or a filter hides it." : ""),
      this.list.element));
    this.wanted = state.finding ? numbers.indexOf(Number(state.finding) - 1) : -1;
    if (this.wanted >= 0) this.list.reach(this.wanted).classList.add("is-wanted");
  }

  /** To be called when the list is on the page. */
  arrive() {
    if (this.wanted < 0) return false;
    const item = this.list.reach(this.wanted);
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
    return true;
  }

  close() {}

  get announcement() {
    return counted(this.count, "finding");
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
