"use strict";

/** One key as a translator works on it: its forms beside the source, what limits it, and how it looks. */
class KeyEditor {
  constructor(view) {
    this.view = view;
    this.pictures = new KeyPictures();
    this.trials = new Trials((trial, error) => this.take(trial, error).catch((failure) => this.fail(failure)));
    this.head = make("div", { class: "editor-head" });
    this.forms = make("div", { class: "editor-forms" });
    this.error = make("p", { class: "bad long", role: "alert" });
    this.verdict = make("p", { class: "editor-verdict" });
    this.findingHost = make("div");
    this.room = make("div");
    this.sizeHost = make("div", { class: "editor-sizes" });
    this.saveButton = make("button", { type: "button", id: "save-key", click: () => this.save() }, "Save and next");
    this.undoButton = make("button", { type: "button", id: "undo-key", click: () => this.undo() }, "Undo last save");
    this.acceptButton = make("button", { type: "button", id: "accept-key", click: () => this.accept() }, "Mark as reviewed");
    this.revertButton = make("button", { type: "button", id: "revert-key", click: () => this.revert() }, "Revert");
    this.element = make("section", {
      class: "key-editor", "aria-labelledby": "editor-key", keydown: (event) => this.takeKey(event),
    }, this.head, this.forms,
    workbench.isServed ? make("div", { class: "button-row" }, this.saveButton, this.acceptButton, this.revertButton,
      this.undoButton)
      : make("p", { class: "note" }, "Read only. ", workbench.way(" --locale all"), " lets you type and save here."),
    this.error, this.verdict,
    make("div", { class: "editor-columns" },
      make("section", { "aria-labelledby": "editor-pictures" }, make("h3", { id: "editor-pictures" }, "Pictures"),
        this.sizeHost, this.pictures.element),
      make("section", { "aria-labelledby": "editor-findings" }, make("h3", { id: "editor-findings" }, "Findings"),
        this.findingHost, this.room)));
    this.fields = [];
  }

  close() {
    this.trials.drop();
  }

  /** Shows an entry; the fields of one that is shown already stay, with what is typed in them. */
  show(entry) {
    const { gallery, translations } = this.view;
    const units = entry.units.map(({ id, form, source }) => [id, form, source]);
    const shape = JSON.stringify([translations.tag, entryName(entry), units]);
    const isSame = shape === this.shape;
    this.entry = entry;
    this.shape = shape;
    if (!isSame) [this.isSure, this.harms] = [false, false];
    this.trials.drop();
    if (!isSame) this.build();
    else entry.units.forEach((unit, number) => this.update(unit, this.fields[number]));
    this.showHead();
    this.showState();
    this.showPlain();
    const focused = focusInside(this.sizeHost);
    this.sizeHost.replaceChildren(choice("editor-size", "Text size", gallery.index.sizes.map((name) => [name, name]),
      this.size, (name) => route.change({ size: joinList([name]) }, true)));
    focused?.();
    // What room there is is worth knowing before one types.
    if (workbench.isServed) this.try();
  }

  /** The text size of the pictures: that of the address, or the usual one. */
  get size() {
    const { sizes } = this.view.gallery.index;
    const [wanted] = splitList(this.view.state.size);
    return sizes.includes(wanted) ? wanted : sizes.includes("large") ? "large" : sizes[0];
  }

  get tag() {
    return this.view.translations.tag;
  }

  get isTyped() {
    return workbench.isServed && drafts.has(this.tag, this.entry);
  }

  showHead() {
    const { entry, view } = this;
    const { gallery, translations } = view;
    const names = [...view.work.componentsOf(entry)];
    const state = unitStates[entryState(entry)];
    const place = placeOfUnit(entry, entry.units[0]);
    this.head.replaceChildren(
      make("h2", { id: "editor-key", tabindex: "-1" }, make("code", {}, spelled(entry.key))),
      make("p", { class: "counts long" }, state ? [make("span", {
        class: `tag${entryState(entry) === "translated" ? " tag-good" : " tag-doubt"}`,
      }, state), " "] : null, make("code", {}, spelled(place ?? `${entry.table.name}: no file yet`))),
      entry.comment ? make("p", { class: "long editor-comment" }, spelled(entry.comment)) : "",
      make("p", { class: "muted long" }, "Room: ", roomSentence(entry, translations, gallery)),
      make("p", { class: "muted long" }, names.length > 0 ? ["In ", spelled(shortened(names.join(", "), 200))]
        : "No component shows it."));
  }

  build() {
    const { entry, view } = this;
    const { gallery, translations } = view;
    const typed = workbench.isServed ? drafts.of(this.tag, entry) : {};
    const source = gallery.locales[gallery.index.developmentLocale];
    const { locale, isDevelopment } = translations;
    this.fields = entry.units.map((unit, number) => {
      const form = unit.form ? [" ", make("span", { class: "tag" }, spelled(unit.form))] : "";
      const name = isDevelopment ? "Text" : gallery.localeName(gallery.localeNumbers.get(this.tag));
      return workbench.isServed ? textField({
        id: `target-${number}`, label: [name, form], text: typed[unit.id] ?? unit.target ?? "", locale: locale.tag,
        isRightToLeft: locale.rightToLeft, change: (text) => this.change(unit.id, text),
      }) : this.plainField(name, form, unit, locale);
    });
    this.forms.replaceChildren(...entry.units.map((unit, number) => make("div", { class: "editor-form" },
      isDevelopment ? "" : make("div", { class: "text-field" },
        make("p", { class: "field-name" }, gallery.localeName(gallery.index.developmentLocale)),
        make("p", { class: "plain-text", lang: source.tag, dir: source.rightToLeft ? "rtl" : "ltr" },
          spelled(unit.source))),
      this.fields[number].element)));
  }

  plainField(name, form, unit, locale) {
    const text = make("p", { class: "plain-text", lang: locale.tag, dir: locale.rightToLeft ? "rtl" : "ltr" });
    const set = (words, isThere = true) => text.replaceChildren(isThere ? spelled(words)
      : make("span", { class: "muted", lang: "en", dir: "ltr" }, "(not translated)"));
    set(unit.target ?? "", unit.target !== null);
    return { set, element: make("div", { class: "text-field" }, make("p", { class: "field-name" }, name, form), text) };
  }

  /** Takes up the table's text where nothing else is typed. */
  update(unit, field) {
    if (!workbench.isServed) return field.set(unit.target ?? "", unit.target !== null);
    const text = drafts.of(this.tag, this.entry)[unit.id] ?? unit.target ?? "";
    if (field.area.value !== text) field.set(text);
  }

  /** What the gallery holds, without what is typed. */
  showPlain() {
    const { gallery, translations, findings } = this.view;
    const numbers = findings.ofKey(this.entry, this.tag);
    this.verdict.replaceChildren();
    this.room.replaceChildren();
    this.showFindings(numbers.map((number) => findings.all[number]), "None of this key.");
    const locale = gallery.localeNumbers.get(translations.tag);
    this.pictures.show(gallery, this.entry, locale, gallery.index.sizes.indexOf(this.size))
      .catch((error) => this.fail(error));
  }

  showFindings(findings, none) {
    this.findingHost.replaceChildren(findings.length === 0 ? make("p", { class: "muted" }, none)
      : make("ul", { class: "finding-list" }, findings.slice(0, 30).map(plainFinding)));
  }

  showState() {
    this.saveButton.disabled = !this.isTyped || Boolean(this.isSaving);
    this.acceptButton.hidden = this.isTyped || !["needs_review", "machine_translated"].includes(entryState(this.entry));
    this.revertButton.disabled = !this.isTyped;
    this.undoButton.disabled = this.view.undoable === 0;
  }

  // What is typed

  change(id, text) {
    drafts.set(this.tag, this.entry, this.entry.units.find((unit) => unit.id === id), text);
    this.error.replaceChildren();
    // Nothing is said yet of what is typed now.
    [this.isSure, this.harms] = [false, false];
    this.showState();
    this.view.queue.refresh(this.entry);
    if (this.isTyped) return this.try();
    this.trials.drop();
    this.showPlain();
    this.try();
  }

  try() {
    this.trials.ask({
      table: this.entry.table.id, key: this.entry.key, locale: this.tag, texts: drafts.of(this.tag, this.entry),
      ...(this.pictures.specimens.length > 0 ? { specimens: this.pictures.specimens } : {}),
    });
  }

  async take(trial, error) {
    this.error.replaceChildren(error ? spelled(error.message) : "");
    if (!trial) return;
    this.room.replaceChildren(...(roomTable(tightestRooms(trial), "Room left where it is tightest", this.size) ?? [])
      .filter(Boolean));
    if (!this.isTyped) return;
    this.harms = trial.findings.all.some(({ severity }) => severity === "error");
    const { turn } = this.trials;
    const { worst, sentence } = await trialVerdict(trial, this.entry);
    await this.pictures.showTrial(trial, this.size);
    if (turn !== this.trials.turn) return;
    this.verdict.replaceChildren(make("span", { class: "tag tag-doubt" }, "typed"), " ", verdictTag(worst), ` ${sentence}`);
    this.showFindings(trial.findings.all, "None of the typed text.");
    page.say(`The typed text: ${verdicts[worst]} ${sentence}`);
  }

  fail(error) {
    this.error.replaceChildren(spelled(error.message));
  }

  takeKey(event) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.save();
    else if (event.key === "Escape" && event.target.matches("textarea")) this.view.queue.list.focus();
    else return;
    event.preventDefault();
  }

  /** Gives the first field the focus, at its end. */
  focus() {
    const area = this.fields[0]?.area;
    if (!area) return document.getElementById("editor-key").focus();
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }

  /** Saves the texts as they are, which says that they are translated. */
  accept() {
    return this.save(Object.fromEntries(this.entry.units.filter(({ target }) => target !== null)
      .map(({ id, target }) => [id, target])));
  }

  /** Whether a text that does harm is to be saved once more before it is. */
  asks(texts) {
    const isEmpty = Object.values(texts).some((text) => text.trim() === "");
    if (this.isSure || !(isEmpty || (this.isTyped && this.harms))) return false;
    this.isSure = true;
    this.fail(new Error(`${isEmpty ? "A text is empty." : "The typed text has an error."} Save again to save it all the same.`));
    return true;
  }

  /** Saves what is typed, or other texts, and goes to the next key of the queue. */
  async save(texts = drafts.of(this.tag, this.entry)) {
    const { entry, tag, view } = this;
    if (!workbench.isServed || this.isSaving || this.asks(texts)) return;
    const next = view.queue.after(entry, 1);
    if (Object.keys(texts).length > 0) {
      this.isSaving = true;
      this.showState();
      try {
        const expected = drafts.expected(tag, entry, Object.keys(texts));
        const saved = await workbench.save({ table: entry.table.id, key: entry.key, locale: tag, texts, expected });
        view.undoable = saved.undo;
        page.say(`Saved in ${spelledText(`${saved.file}:${saved.line}`)}`);
      } catch (error) {
        drafts.noteTold(tag, entry);
        return this.fail(error);
      } finally {
        this.isSaving = false;
        this.showState();
      }
      view.noteSaved(tag, entry, texts);
    }
    // Who has gone elsewhere meanwhile stays there.
    if (entryName(this.entry) === entryName(entry)) view.goOn(next);
  }

  async undo() {
    try {
      const undone = await workbench.undo();
      this.view.undoable = undone.undo;
      this.error.replaceChildren();
      this.showState();
      page.say(`Taken back: ${spelledText(undone.key)}`);
      await this.view.goToSaved(undone);
    } catch (error) {
      this.fail(error);
    }
  }

  revert() {
    drafts.clear(this.tag, this.entry);
    this.error.replaceChildren();
    this.show(this.entry);
    this.view.queue.refresh(this.entry);
    this.focus();
  }
}
