"use strict";

/** All that is known of one cell, beside the matrix. */
class Inspector {
  constructor(host) {
    this.host = host;
    this.trials = new Trials((trial, error) => this.take(trial, error).catch((failure) => this.typed?.fail(failure)));
  }

  close() {
    this.leave();
    this.host.hidden = true;
    this.host.replaceChildren();
  }

  leave() {
    this.trials.drop();
    this.typed = null;
  }

  /** `translations` are those of the cell's locale, or the error that keeps them away. */
  show(cell, findings, overlay, translations) {
    this.leave();
    Object.assign(this, { cell, shown: cell, findings, overlay });
    const { component } = cell.cells;
    // What fails is read first; of equal ones the order is that of the component.
    const texts = cell.texts().sort((one, other) => verdictRank[other.verdict] - verdictRank[one.verdict]);
    this.sections = texts.map((text, place) => new TextFacts(this, cell, text, translations, place));
    this.pictureHost = make("div", { class: "picture-host" });
    this.findingHost = make("div");
    const focused = focusInside(this.host);
    this.host.hidden = false;
    this.host.replaceChildren(
      make("div", { class: "inspector-head" },
        make("h2", {}, spelled(component.name)),
        make("button", {
          type: "button", class: "icon-button", "aria-label": "Close the cell", click: () => page.closeInspector(),
        }, "✕")),
      this.pictureHost,
      make("div", { class: "button-row" }, this.neighbourButton(-1), this.neighbourButton(1), this.copyButton()),
      make("h3", {}, "Findings"), this.findingHost,
      make("h3", {}, "Texts"), this.textNote(texts, translations) ?? "",
      make("div", {}, this.sections.map(({ element }) => element)),
      accessibilityFacts(cell),
      make("h3", {}, "Cell"),
      this.facts(cell),
      ...this.assumptions(component));
    this.draw(cell);
    focused?.();
    // What was typed of one of its texts before is tried in this cell too.
    this.sections.find((section) => section.isTyped)?.try();
  }

  textNote(texts, translations) {
    if (texts.length === 0) return make("p", { class: "muted" }, "This component shows no text.");
    if (translations instanceof Error) return make("p", { class: "long bad" }, translations.message);
    return workbench.isServed ? null
      : make("p", { class: "muted" }, workbench.way(), " lets you type a text here.");
  }

  /** The picture and the findings of the cell itself, or of a trial of it. */
  draw(cell, trial = null) {
    const isSame = this.shown.verdict === cell.verdict;
    this.shown = cell;
    const picture = this.picture(cell, this.overlay);
    this.pictureHost.replaceChildren(picture, trial
      ? make("p", { class: "trial-note" }, make("span", { class: "tag tag-doubt" }, "a typed text"), " ",
        verdictTag(cell.verdict)) : "");
    // It scrolls where it is larger than its place: a reader without a pointer does that with the arrows.
    const isLarger = picture.scrollWidth > picture.clientWidth || picture.scrollHeight > picture.clientHeight;
    if (isLarger) picture.tabIndex = 0;
    const wasTrial = this.pictureHost.classList.contains("is-trial");
    this.pictureHost.classList.toggle("is-trial", trial !== null);
    if (trial) this.revealTyped(picture, cell);
    // What stays in sight covers nothing that is typed into.
    this.host.style.scrollPaddingTop = trial ? `${this.pictureHost.offsetHeight}px` : "";
    const { activeElement } = document;
    if (trial && !wasTrial && this.host.contains(activeElement)) activeElement.scrollIntoView({ block: "nearest" });
    this.findingHost.replaceChildren(trial ? this.triedFindings(trial, cell) : this.findingList(cell, this.findings));
    for (const section of this.sections) section.show(cell, trial);
    if (trial && !isSame) page.say(`The typed text: ${verdicts[cell.verdict]}`);
  }

  /** Scrolls a picture that is larger than its place to the text that is typed. */
  revealTyped(picture, cell) {
    const text = cell.texts().find(({ slot }) => slot === this.typed?.slot);
    if (!text) return;
    const [, y, , height] = cell.frames()[text.box];
    const scale = picture.scrollHeight / cell.height;
    picture.scrollTop = (y + height / 2) * scale - picture.clientHeight / 2;
  }

  /** Lays out what is typed into the fields of a text. */
  try(section) {
    this.typed = section;
    this.trials.ask(section.question());
  }

  /** Shows the cell as it is in the gallery. */
  reset() {
    this.leave();
    this.draw(this.cell);
  }

  async take(trial, error) {
    const { typed } = this;
    if (!typed) return;
    typed.fail(error);
    const cell = trial && await trial.like(this.cell.cells.gallery, this.cell);
    if (cell && typed === this.typed) this.draw(cell, trial);
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

  /** What the rules say of a typed text; it is in no list of findings. */
  triedFindings(trial, cell) {
    const numbers = trial.findings.ofCell(cell);
    if (numbers.length === 0) return make("p", { class: "muted" }, "None of the typed text.");
    return make("ul", { class: "finding-list" }, numbers.map((number) => plainFinding(trial.findings.all[number])));
  }

  findingList(cell, findings) {
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

/** A finding that leads nowhere. */
function plainFinding({ severity, rule, message }) {
  return make("li", {}, severityTag(severity), " ", make("code", {}, spelled(rule)),
    make("p", { class: "long" }, spelled(message)));
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
