"use strict";

/** All that is known of one cell, beside the matrix. */
class Inspector {
  constructor(host) {
    this.host = host;
  }

  close() {
    this.host.hidden = true;
    this.host.replaceChildren();
  }

  show(cell, findings, overlay) {
    const { gallery, component } = cell.cells;
    const specimen = gallery.index.specimens[cell.specimen];
    // What fails is read first; of equal ones the order is that of the component.
    const texts = cell.texts().sort((one, other) => verdictRank[other.verdict] - verdictRank[one.verdict]);
    this.host.hidden = false;
    this.host.replaceChildren(
      make("div", { class: "inspector-head" },
        make("h2", {}, spelled(component.name)),
        make("button", {
          type: "button", class: "icon-button", "aria-label": "Close the cell", click: () => page.closeInspector(),
        }, "✕")),
      this.picture(cell, overlay),
      make("div", { class: "button-row" }, this.neighbourButton(-1), this.neighbourButton(1), this.copyButton()),
      make("h3", {}, "Findings"),
      this.findings(cell, findings),
      make("h3", {}, "Texts"),
      texts.length === 0 ? make("p", { class: "muted" }, "This component shows no text.")
        : make("div", {}, texts.map((text) => this.text(cell, text, specimen))),
      accessibilityFacts(cell),
      make("h3", {}, "Cell"),
      this.facts(cell),
      ...this.assumptions(component));
    // The picture scrolls where it is larger than its place: a reader without a pointer does that with the arrows.
    const picture = this.host.querySelector(".inspector-picture");
    if (picture.scrollWidth > picture.clientWidth || picture.scrollHeight > picture.clientHeight) picture.tabIndex = 0;
  }

  /** What the component's source leaves open: a verdict that rests on it is uncertain. */
  assumptions(component) {
    if (!component.assumed) return [];
    const items = component.assumed.map(({ component: name, property, reason }) => make("li", {},
      make("code", {}, spelled(`${name}: ${property}`)), " ", make("span", { class: "muted long" }, spelled(reason))));
    return [make("h3", {}, "Assumed"), make("ul", { class: "finding-list" }, items)];
  }

  picture(cell, overlay) {
    const room = Math.max(200, this.host.clientWidth - 32);
    const scale = Math.min(1, room / (cell.width / 100 || 1));
    const drawing = new Drawing(cell, { overlay, scale });
    drawing.write();
    const frame = make("div", { class: "picture inspector-picture", role: "region", "aria-label": "Picture of the cell" },
      drawing.element);
    frame.style.backgroundColor = Drawing.backdrop(cell);
    return frame;
  }

  facts(cell) {
    const { gallery } = cell.cells;
    const { index } = gallery;
    const device = index.devices[cell.device];
    const locale = gallery.locales[cell.locale];
    const facts = [
      ["Verdict", verdictTag(cell.verdict)],
      ["Locale", make("span", {}, spelled(gallery.localeName(cell.locale)), " ",
        make("code", {}, spelled(locale.tag)))],
      ["Text size", index.sizes[cell.size]],
      ["Device", make("span", {}, spelled(device.name), ` ${points(device.width)} × ${points(device.height)}`)],
    ];
    if (index.themes.length > 1) facts.push(["Theme", spelled(gallery.themeName(cell.theme))]);
    for (const axis of cell.cells.component.axes) {
      facts.push([axis.name, spelled(index.axes[cell.axes][axis.name] ?? axis.default)]);
    }
    if (index.samples[cell.sample]) facts.push(["Sample", spelled(index.samples[cell.sample])]);
    for (const overhang of cell.overhangs()) {
      const lengths = [[overhang.width, "wider"], [overhang.height, "higher"]].filter(([length]) => length > 0);
      const excess = lengths.map(([length, name]) => `${points(length)} ${name}`).join(", ");
      facts.push(["Sticks out", make("span", {}, verdictTag(overhang.verdict), " ", spelled(overhang.slot), `: ${excess}`)]);
    }
    const [width, height] = cell.geometry;
    facts.push(["Measured", `${points(width)} × ${points(height)}`]);
    return definitionList(facts);
  }

  text(cell, text, specimen) {
    const { gallery } = cell.cells;
    const locale = gallery.locales[cell.locale];
    const texts = cell.cells.texts.get(cell.locale);
    const use = specimen.texts.find(({ slot }) => slot === text.slot);
    const whole = [...new Set(text.lines.map(([number]) => number))].map((number) => texts[number]).join(" ");
    const lines = text.lineNumbers.map((number) => glyphLine(cell, number, text.style));
    const widths = lines.map((line) => (line.width / line.upem) * text.style[0]);
    const fonts = [...new Set(lines.flatMap((line) => [...line.fontNames]))];
    const widest = Math.max(0, ...widths);
    const facts = [
      ["Slot", spelled(text.slot)],
      ["Verdict", verdictTag(text.verdict)],
      ["Key", use ? make("code", { class: "key long" }, spelled(use.key)) : null],
      ["Table", use ? spelled(use.table) : null],
      ["Comment", use?.comment ? make("span", { class: "long" }, spelled(use.comment)) : null],
      ["Source", use?.file ? make("code", { class: "long" }, spelled(`${use.file}:${use.line ?? 1}`)) : null],
      ["Needed", text.needed > 0 ? points(text.needed) : text.verdict === 0 ? points(widest) : null],
      ["Available", text.available >= 0 ? points(text.available) : "as wide as it likes"],
      ["Lines", `${text.lines.length}, ${points(text.style[3])} apart`],
      ["Font size", points(text.style[0])],
      ["Drawn in", fonts.length > 0 ? spelled(fonts.join(", ")) : null],
    ];
    return make("section", { class: "text-facts", "aria-label": `Text of ${spelledText(text.slot)}` },
      make("p", { class: "shown-text", lang: locale.tag, dir: locale.rightToLeft ? "rtl" : "auto" },
        make("bdi", {}, whole || "(no text)")),
      hidesSomething(whole) ? make("p", { class: "muted long" }, "Spelt: ", spelled(whole)) : null,
      definitionList(facts.filter(([, value]) => value !== null)));
  }

  findings(cell, findings) {
    const numbers = findings.ofCell(cell);
    if (numbers.length === 0) return make("p", { class: "muted" }, "None of this cell.");
    const shown = numbers.slice(0, 30);
    return make("ul", { class: "finding-list" },
      shown.map((number) => {
        const finding = findings.all[number];
        const address = route.address({ ...page.sharedState(), view: "findings", finding: number + 1 });
        return make("li", {}, severityTag(finding.severity), " ", make("a", { href: address }, spelled(finding.rule)),
          make("p", { class: "long" }, spelled(finding.message)));
      }),
      numbers.length > shown.length
        ? make("li", { class: "muted" }, `and ${numbers.length - shown.length} more`) : null);
  }

  copyButton() {
    return make("button", {
      type: "button", click: async () => {
        try {
          await navigator.clipboard.writeText(location.href);
          page.say("Link copied");
        } catch {
          page.say("The link is in the address bar: this browser lets no page from a file copy it");
        }
      },
    }, "Copy link");
  }

  neighbourButton(step) {
    const label = step > 0 ? "Next failing" : "Previous failing";
    return make("button", { type: "button", click: () => page.goToFailing(step) }, label);
  }
}

function verdictTag(verdict) {
  const name = verdict === 0 ? "good" : verdict === 4 ? "doubt" : "bad";
  return make("span", { class: `tag tag-${name}` }, verdicts[verdict]);
}

function severityTag(severity) {
  return make("span", { class: `tag tag-${severity === "error" ? "bad" : "doubt"}` }, severity);
}

function definitionList(facts) {
  return make("dl", {}, facts.map(([name, value]) =>
    make("div", {}, make("dt", {}, name), make("dd", {}, value))));
}
