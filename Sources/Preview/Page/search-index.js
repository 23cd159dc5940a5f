"use strict";

/** What can be found in a gallery: texts in every language, keys, tables and comments; by key. */
class SearchIndex {
  constructor(gallery, texts) {
    this.gallery = gallery;
    this.texts = texts;
  }

  static async load(gallery, locales) {
    // In the order of the locales, whichever file comes first.
    return new SearchIndex(gallery, await Promise.all(locales.map(async (locale) =>
      [locale, await gallery.store.load("texts", String(locale), `t${locale}`)])));
  }

  /** The folded texts of a locale, folded once. */
  static folded(strings) {
    if (!SearchIndex.#known.has(strings)) SearchIndex.#known.set(strings, strings.map(folded));
    return SearchIndex.#known.get(strings);
  }

  static #known = new WeakMap();

  /**
   * The keys of which a text or a fact holds all the words: `{ key, table, why, hits: [{ locale, text, specimen, sample }],
   * components }`; a key that is found by a fact has a hit in every language.
   */
  find(words, { component, key: only }) {
    const { gallery } = this;
    const holds = (text) => words.every((word) => text.includes(word));
    const groups = new Map();
    const facts = new Map();
    const factsOf = (use) => {
      if (!use) return [];
      const name = `${use.table}\u0000${use.key}\u0000${use.comment ?? ""}`;
      if (!facts.has(name)) {
        facts.set(name, ["key", "comment", "table"].filter((fact) => use[fact] && holds(folded(use[fact]))));
      }
      return facts.get(name);
    };
    for (const [locale, { texts, uses }] of this.texts) {
      const found = SearchIndex.folded(texts).map(holds);
      for (const [specimen, slot, sample, text] of uses) {
        const { component: owner, texts: bound } = gallery.specimens[specimen];
        if (component !== undefined && owner !== component) continue;
        const name = gallery.components[owner].slots[slot];
        const use = bound.find((one) => one.slot === name);
        if (only && !use?.key.toLowerCase().includes(only.toLowerCase())) continue;
        const why = factsOf(use);
        if (!found[text] && why.length === 0) continue;
        const id = use ? `${use.table}\u0000${use.key}` : `\u0000${texts[text]}`;
        if (!groups.has(id)) groups.set(id, { use, why: new Set(), hits: new Map(), components: new Set() });
        const group = groups.get(id);
        if (found[text]) group.why.add("text");
        for (const fact of why) group.why.add(fact);
        group.components.add(owner);
        const hit = `${locale} ${texts[text]}`;
        if (!group.hits.has(hit)) {
          group.hits.set(hit, { locale, text: texts[text], specimen, sample, isText: found[text] });
        }
      }
    }
    return [...groups.values()].map((group) => ({ ...group, hits: [...group.hits.values()] }));
  }
}
