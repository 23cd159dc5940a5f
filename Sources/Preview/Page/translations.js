"use strict";

/** The texts of a locale as its tables have them, by key, with the texts of the development language. */
class Translations {
  static #known = new WeakMap();

  /** A pseudo-locale has those of the development language. */
  static async load(gallery, locale) {
    const own = gallery.locales[locale].pseudo ? gallery.index.developmentLocale : locale;
    const [keys, texts] = await Promise.all([
      gallery.store.load("units", "", "u"), gallery.store.load("translations", String(own), `u${own}`),
    ]);
    const known = Translations.#known.get(texts);
    if (known?.keys === keys) return known.made;
    const made = new Translations(gallery.locales[own], own === gallery.index.developmentLocale, keys, texts);
    Translations.#known.set(texts, { keys, made });
    return made;
  }

  constructor(locale, isDevelopment, { tables, size, device, keys }, { files, units }) {
    this.tag = locale.tag;
    this.locale = locale;
    this.isDevelopment = isDevelopment;
    this.tables = tables;
    /** Of which text size and device the rooms of keys are told. */
    this.size = size;
    this.device = device;
    const all = keys.map(([table, key, comment, specimens, room], number) => ({
      number, table: tables[table], key, comment: comment || "", specimens, file: files[table], units: [],
      room: room ? { width: room[0], lines: room[1], isAssumed: room[2] === 1, component: room[3], slot: room[4] } : null,
    }));
    for (const [key, id, form, source, target, state, line] of units) {
      all[key].units.push({ id: id || all[key].key, form, source, target, state, line });
    }
    /** Those with texts, in the order of the tables. */
    this.entries = all.filter((entry) => entry.units.length > 0);
    for (const entry of this.entries) {
      entry.units.sort((one, other) => formRank(one.form) - formRank(other.form));
      drafts.complete(locale.tag, entry);
    }
    this.byName = new Map();
    for (const entry of this.entries) {
      const name = `${entry.table.name}\u0000${entry.key}`;
      if (!this.byName.has(name)) this.byName.set(name, []);
      this.byName.get(name).push(entry);
    }
  }

  /** The entry of what stands in a slot of a specimen. */
  find({ table, key }, specimen) {
    const found = this.byName.get(`${table}\u0000${key}`) ?? [];
    return found.find(({ specimens }) => specimens.includes(specimen)) ?? found[0];
  }

  /** The entry that the address names. */
  named(name) {
    const [table, key] = splitNames(name ?? "") ?? [];
    return this.entries.find((entry) => entry.table.id === table && entry.key === key);
  }
}

/** Plural forms in the order of their numbers; others stay as they are. */
function formRank(form) {
  const place = ["zero", "one", "two", "few", "many", "other"].indexOf(form);
  return Math.max(0, place);
}

/** An entry in the address. */
function entryName(entry) {
  return joinNames([entry.table.id, entry.key]);
}

/** The place of a text in its table, or of the table where nothing is translated yet; null without a file. */
function placeOfUnit(entry, unit) {
  return entry.file && (unit.line > 0 ? `${entry.file}:${unit.line}` : entry.file);
}

const unitStates = {
  new: "not translated", translated: "translated", needs_review: "needs review",
  machine_translated: "translated by machine", 0: "",
};

/** The state of an entry: that of its unit that needs the most work. */
function entryState({ units }) {
  if (units.some(({ target, state }) => target === null || state === "new")) return "new";
  return units.find(({ state }) => state === "needs_review" || state === "machine_translated")?.state
    ?? units[0].state;
}

/** Texts that were typed, of all languages: not saved, or saved and not in the data yet; they outlive a reload. */
const drafts = {
  texts: new Map(),
  /** What stood in the table when one began to type: it may have changed since. */
  bases: new Map(),
  /** What was saved, with what stood in its place: the data may be older. */
  saved: new Map(),
  name: null,

  /** Takes up those of the page before, once. */
  restore(project) {
    if (this.name !== null) return;
    this.name = `l10n-preview-drafts ${project}`;
    try {
      const [texts, bases, saved] = JSON.parse(sessionStorage.getItem(this.name) ?? "[[], [], []]");
      [this.texts, this.bases, this.saved] = [new Map(texts), new Map(bases), new Map(saved)];
    } catch {
      // There are none then.
    }
  },

  keep() {
    try {
      sessionStorage.setItem(this.name, JSON.stringify([[...this.texts], [...this.bases], [...this.saved]]));
    } catch {
      // They are kept until the page is closed.
    }
  },

  place: (tag, entry) => `${tag}\u0000${entry.table.id}\u0000${entry.key}`,

  /** The typed texts of an entry by the id of their unit: those that differ from the table's. */
  of(tag, entry) {
    const typed = this.texts.get(this.place(tag, entry)) ?? {};
    const differing = entry.units.filter(({ id, target }) => typed[id] !== undefined && typed[id] !== (target ?? ""));
    return Object.fromEntries(differing.map(({ id }) => [id, typed[id]]));
  },

  has(tag, entry) {
    return this.texts.has(this.place(tag, entry)) && Object.keys(this.of(tag, entry)).length > 0;
  },

  set(tag, entry, unit, text) {
    const typed = { ...this.of(tag, entry), [unit.id]: text };
    const place = this.place(tag, entry);
    this.bases.set(place, { [unit.id]: unit.target, ...this.bases.get(place) });
    if (text === (unit.target ?? "")) delete typed[unit.id];
    if (Object.keys(typed).length > 0) this.texts.set(place, typed);
    else this.clear(tag, entry);
    this.keep();
  },

  clear(tag, entry) {
    this.texts.delete(this.place(tag, entry));
    this.bases.delete(this.place(tag, entry));
    this.keep();
  },

  /** What whoever typed took to stand in the table, by the id of a unit. */
  expected(tag, entry, ids) {
    const base = this.bases.get(this.place(tag, entry)) ?? {};
    const wanted = entry.units.filter(({ id }) => ids.includes(id));
    return Object.fromEntries(wanted.map(({ id, target }) => [id, base[id] === undefined ? target : base[id]]));
  },

  /** What stands in the table now has been told to whoever typed. */
  noteTold(tag, entry) {
    this.bases.delete(this.place(tag, entry));
    this.keep();
  },

  noteSaved(tag, entry, texts) {
    const own = entry.units.filter(({ id }) => texts[id] !== undefined);
    this.saved.set(this.place(tag, entry), Object.fromEntries(own.map(({ id, target }) => [id, [texts[id], target]])));
    this.clear(tag, entry);
  },

  noteUndone(tag, entry) {
    this.saved.delete(this.place(tag, entry));
    this.keep();
  },

  /** Puts what was saved into an entry of data that are older. */
  complete(tag, entry) {
    const saved = this.saved.get(this.place(tag, entry));
    if (!saved) return;
    const isOlder = entry.units.some(({ id, target }) => saved[id] && saved[id][1] === target && saved[id][0] !== target);
    if (!isOlder) return this.noteUndone(tag, entry);
    for (const unit of entry.units) {
      if (!saved[unit.id] || saved[unit.id][1] !== unit.target) continue;
      [unit.target] = saved[unit.id];
      if (unit.state !== 0) unit.state = "translated";
    }
  },
};
