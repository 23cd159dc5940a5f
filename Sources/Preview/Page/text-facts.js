"use strict";

/** What is known of one text of a cell; where the page is served, with fields in which another one is tried. */
class TextFacts {
  constructor(inspector, cell, text, translations, place) {
    this.inspector = inspector;
    this.cell = cell;
    this.slot = text.slot;
    this.place = place;
    const { gallery } = cell.cells;
    this.specimen = gallery.specimens[cell.specimen];
    this.use = this.specimen.texts.find(({ slot }) => slot === text.slot);
    this.translations = translations instanceof Error ? null : translations;
    this.entry = this.use ? this.translations?.find(this.use, cell.specimen) : this.literal(text);
    this.tag = this.use ? this.translations?.tag : gallery.locales[cell.locale].tag;
    this.facts = make("div");
    this.room = make("div");
    this.fields = [];
    const typing = this.entry && workbench.isServed ? this.typing() : null;
    this.element = make("section", { class: "text-facts", "aria-label": `Text of ${spelledText(text.slot)}` },
      this.shownText = make("div"), typing, this.room, this.facts);
  }

  /** A text that stands in the component itself, as if it were in a table. */
  literal(text) {
    return { table: { id: "" }, key: `${this.specimen.name}\u0000${text.slot}`, specimens: [this.cell.specimen],
      isLiteral: true, units: [{ id: text.slot, form: "", source: "", target: this.whole(this.cell, text), line: 0 }] };
  }

  whole(cell, text) {
    const texts = cell.cells.texts.get(cell.locale);
    return [...new Set(text.lines.map(([number]) => number))].map((number) => texts[number]).join(" ");
  }

  /** Shows the text as it is laid out in a cell: that of the gallery, or a trial of it. */
  show(cell, trial) {
    const text = cell.texts().find(({ slot }) => slot === this.slot);
    if (!text) return this.facts.replaceChildren(make("p", { class: "muted" }, "This text is not shown then."));
    const whole = this.whole(cell, text);
    const { tag, rightToLeft } = cell.cells.gallery.locales[cell.locale];
    this.shownText.replaceChildren(
      make("p", { class: "shown-text", lang: tag, dir: rightToLeft ? "rtl" : "auto" },
        make("bdi", {}, whole || "(no text)")),
      hidesSomething(whole) ? make("p", { class: "muted long" }, "Spelt: ", spelled(whole)) : "");
    this.facts.replaceChildren(definitionList(this.list(cell, text)));
    this.showRoom(cell, trial);
  }

  list(cell, text) {
    const { use, entry } = this;
    const lines = text.lineNumbers.map((number) => glyphLine(cell, number, text.style));
    const widths = lines.map((line) => (line.width / line.upem) * text.style[0]);
    const fonts = [...new Set(lines.flatMap((line) => [...line.fontNames]))];
    const widest = Math.max(0, ...widths);
    const source = entry && !entry.isLiteral ? placeOfUnit(entry, entry.units[0]) : null;
    return [
      ["Slot", spelled(text.slot)],
      ["Verdict", verdictTag(text.verdict)],
      ["Key", use ? make("code", { class: "key long" }, spelled(use.key)) : null],
      ["Table", use ? spelled(use.table) : null],
      ["Comment", use?.comment ? make("span", { class: "long" }, spelled(use.comment)) : null],
      ["Source", source ? [make("code", { class: "long" }, spelled(source)),
        entry.units[0].target === null ? make("span", { class: "muted" }, " not translated") : null] : null],
      ["Needed", text.needed > 0 ? points(text.needed) : text.verdict === 0 ? points(widest) : null],
      ["Available", text.available >= 0 ? points(text.available) : "as wide as it likes"],
      ["Lines", `${text.lines.length}, ${points(text.style[3])} apart`],
      ["Font size", points(text.style[0])],
      ["Drawn in", fonts.length > 0 ? spelled(fonts.join(", ")) : null],
    ].filter(([, value]) => value !== null);
  }

  showRoom(cell, trial) {
    const { gallery } = this.cell.cells;
    const place = {
      specimen: this.specimen.name, slot: this.slot, device: gallery.index.devices[this.cell.device].name,
    };
    const size = gallery.index.sizes[this.cell.size];
    const rooms = trial ? roomsOfTrial(trial, place) : roomsOfCells(this.cell, this.slot);
    this.room.replaceChildren(...(roomTable(rooms, "Room left", size) ?? []).filter(Boolean));
  }

  // What is typed

  get typedTexts() {
    return drafts.of(this.tag, this.entry);
  }

  get isTyped() {
    return this.fields.length > 0 && Object.keys(this.typedTexts).length > 0;
  }

  typing() {
    const { entry, place } = this;
    const { rightToLeft, tag } = entry.isLiteral ? this.cell.cells.gallery.locales[this.cell.locale]
      : this.translations.locale;
    const typed = this.typedTexts;
    this.error = make("p", { class: "bad long", role: "alert" });
    this.fields = entry.units.map((unit, number) => textField({
      id: `type-${place}-${number}`, label: unit.form ? ["Type a text: ", spelled(unit.form)] : "Type a text",
      text: typed[unit.id] ?? unit.target ?? "", locale: tag, isRightToLeft: rightToLeft,
      change: (text) => this.change(unit, text),
    }));
    this.back = make("button", { type: "button", disabled: !Object.keys(typed).length, click: () => this.goBack() },
      entry.isLiteral ? "Back to the text of the component" : "Back to the table's text");
    return make("div", { class: "typing" }, this.fields.map(({ element }) => element),
      make("p", { class: "muted" }, "Nothing is saved."),
      make("div", { class: "button-row" }, this.back, entry.isLiteral ? null : make("a", { class: "button", href:
        route.address({ ...page.sharedState(), view: "translate", locale: joinList([tag]), unit: entryName(entry) }) },
      "Open in Translate")), this.error);
  }

  change(unit, text) {
    drafts.set(this.tag, this.entry, unit, text);
    this.back.disabled = !this.isTyped;
    if (this.isTyped) this.try();
    else this.inspector.reset();
  }

  try() {
    this.inspector.try(this);
  }

  question() {
    const { index } = this.cell.cells.gallery;
    const question = {
      locale: index.locales[this.cell.locale].tag, specimens: [this.specimen.name], axes: index.axes[this.cell.axes],
    };
    if (this.entry.isLiteral) return { ...question, slots: this.typedTexts };
    return { ...question, table: this.entry.table.id, key: this.entry.key, texts: this.typedTexts };
  }

  goBack() {
    drafts.clear(this.tag, this.entry);
    this.entry.units.forEach((unit, number) => this.fields[number].set(unit.target ?? ""));
    this.fields[0].area.focus();
    this.back.disabled = true;
    this.error.replaceChildren();
    this.inspector.reset();
  }

  fail(error) {
    this.error?.replaceChildren(error ? spelled(error.message) : "");
  }
}
