"use strict";

/** The view of translators: the keys of one language, and one of them to be worked on. */
class TranslateView {
  constructor(host) {
    this.host = host;
    /** How many savings can be taken back; null as long as nobody has said. */
    this.undoable = null;
    /** What stood in place of what was saved, until that is taken back: the data may never have had the saved texts. */
    this.before = [];
    this.queue = new Queue((entry, isPointed) => this.choose(entry, isPointed), () => this.editor.focus());
    this.editor = new KeyEditor(this);
    this.heading = make("h1", { tabindex: "-1" }, "Translate");
    this.locales = make("div");
    this.side = make("section", { class: "queue", "aria-label": "Keys" },
      make("div", { class: "queue-head" }, this.heading, this.locales), this.queue.element);
    host.dir = "ltr";
    host.replaceChildren(make("div", { class: "translate" }, this.side, this.editor.element));
  }

  close() {
    this.queue.close();
    this.editor.close();
  }

  get announcement() {
    return `${counted(this.queue.entries.length, "key")} of ${this.gallery.localeName(this.locale)}`;
  }

  /** Shows what the address says, of data that may be others than before. */
  show(gallery, findings, state, translations) {
    const isOther = this.translations !== translations || this.findings !== findings;
    Object.assign(this, { gallery, findings, state, translations });
    this.locale = gallery.localeNumbers.get(translations.tag);
    if (isOther) this.work = new WorkList(gallery, translations, findings);
    this.showLocales();
    const survey = this.work.survey(this.work.filters(state));
    const current = translations.named(state.unit) ?? survey.entries[0] ?? null;
    this.queue.show(this.work, survey, state, current);
    this.editor.element.hidden = current === null;
    if (current) this.editor.show(current);
    if (this.isGoingOn) this.editor.focus();
    this.isGoingOn = false;
  }

  showLocales() {
    const { gallery } = this;
    const focused = focusInside(this.locales);
    const { developmentLocale } = gallery.index;
    const options = [...translatedLocales(gallery), developmentLocale].map((locale) => {
      const { tag, name } = gallery.locales[locale];
      const label = name ? `${tag} – ${name}` : tag;
      return [joinList([tag]), locale === developmentLocale ? `${label} (source)` : label];
    });
    this.locales.replaceChildren(choice("translate-locale", "Language", options, joinList([this.translations.tag]),
      (value) => route.change({ locale: value, unit: this.editor.entry ? entryName(this.editor.entry) : "" })));
    focused?.();
  }

  choose(entry, isPointed = false) {
    route.change({ unit: entryName(entry) }, true);
    // In a narrow window its text is below the list.
    if (isPointed && matchMedia("(max-width: 899px)").matches) this.editor.element.scrollIntoView({ block: "start" });
  }

  /** Goes to the next key with the focus in its text. */
  goOn(next) {
    if (!next) return page.say("This was the last key of the list");
    this.isGoingOn = true;
    this.choose(next);
  }

  /** Takes note of what was saved until the data say so themselves. */
  noteSaved(tag, entry, texts) {
    this.before.push({ tag, name: entryName(entry), units: entry.units.map((unit) => ({ ...unit })) });
    drafts.noteSaved(tag, entry, texts);
    for (const unit of entry.units) {
      if (texts[unit.id] === undefined) continue;
      unit.target = texts[unit.id];
      if (unit.state !== 0) unit.state = "translated";
    }
    this.work.forget(entry);
    if (this.translations.tag === tag) this.show(this.gallery, this.findings, route.read(), this.translations);
  }

  /** Goes to the key of a saving that was taken back. */
  async goToSaved({ file, key, locale }) {
    const number = this.gallery.localeNumbers.get(locale);
    if (number === undefined) return;
    const translations = await Translations.load(this.gallery, number);
    const { entries } = translations;
    const before = this.before.pop();
    if (before?.tag === locale) translations.named(before.name)?.units.forEach((unit) =>
      Object.assign(unit, before.units.find(({ id }) => id === unit.id)));
    const entry = entries.find((one) => one.file === file && one.key === key) ?? entries.find((one) => one.key === key);
    if (entry) {
      drafts.noteUndone(locale, entry);
      this.work.forget(entry);
    }
    route.change({ locale: joinList([locale]), unit: entry ? entryName(entry) : "" }, true);
    if (this.translations === translations) this.show(this.gallery, this.findings, route.read(), translations);
  }

  /** Says that there is nothing to translate into, and how to get it. */
  static nothing(gallery, state) {
    const { tag, name } = gallery.locales[gallery.index.developmentLocale];
    const address = route.address({ ...state, locale: joinList([tag]) });
    return make("div", { class: "prose" },
      make("h1", { tabindex: "-1" }, "Translate"),
      make("p", {}, "This gallery has no translations: only ", spelled(name || tag),
        ", in which the app is written, and pseudo-locales."),
      make("p", {}, "To see and edit all languages: ", make("code", {}, "l10n preview --serve --locale all")),
      make("p", {}, make("a", { href: address }, "Show the texts of ", spelled(name || tag))));
  }
}

/** The locales that are translated into. */
function translatedLocales(gallery) {
  return [...gallery.locales.keys()].filter((locale) =>
    locale !== gallery.index.developmentLocale && !gallery.locales[locale].pseudo);
}

/** The locale that translators see: that of the address, else the first that is translated into; null without one. */
function translatedLocale(gallery, state) {
  const [picked] = (pickedLocales(gallery, state) ?? []).filter((locale) => !gallery.locales[locale].pseudo);
  return picked ?? translatedLocales(gallery)[0] ?? null;
}
