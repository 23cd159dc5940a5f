"use strict";

/** The keys of a language as translators go through them: which a filter leaves, and how many each would. */
class WorkList {
  static states = [
    ["", "All"], ["untranslated", "Untranslated"], ["failing", "Failing"], ["review", "Needs review"],
    ["unsaved", "Unsaved"],
  ];

  constructor(gallery, translations, findings) {
    this.gallery = gallery;
    this.translations = translations;
    this.failing = new Set(translations.entries.filter((entry) => findings.isFailingKey(entry, translations.tag)));
    this.words = new Map();
    this.components = new Map();
  }

  /** What a state of the address asks for. */
  filters({ queue = "", table = "", component = "", find = "" }) {
    return { queue, table, component, words: find.split(/\s+/).map(folded).filter(Boolean) };
  }

  isIn(entry, queue) {
    if (queue === "") return true;
    if (queue === "unsaved") return drafts.has(this.translations.tag, entry);
    const state = entryState(entry);
    if (queue === "untranslated") return state === "new";
    if (queue === "review") return state === "needs_review" || state === "machine_translated";
    return queue === "failing" && state !== "new" && this.failing.has(entry);
  }

  componentsOf(entry) {
    if (!this.components.has(entry)) {
      const { specimens, components } = this.gallery;
      this.components.set(entry, new Set(entry.specimens.map((one) => components[specimens[one].component].name)));
    }
    return this.components.get(entry);
  }

  holds(entry, words) {
    if (words.length === 0) return true;
    if (!this.words.has(entry)) {
      const texts = entry.units.flatMap(({ source, target, form }) => [source, target ?? "", form]);
      this.words.set(entry, folded([entry.key, entry.comment, entry.table.name, ...texts].join("\n")));
    }
    const text = this.words.get(entry);
    return words.every((word) => text.includes(word));
  }

  /** Forgets what it knows of an entry whose texts have changed. */
  forget(entry) {
    this.words.delete(entry);
  }

  /**
   * The entries that filters leave, and how many each choice of one filter would leave, the others being as they are:
   * `{ entries, counts: { queue, table, component } }`.
   */
  survey({ queue, table, component, words }) {
    const entries = [];
    const counts = { queue: new Map(), table: new Map(), component: new Map() };
    const add = (map, name) => map.set(name, (map.get(name) ?? 0) + 1);
    for (const entry of this.translations.entries) {
      const isOfTable = table === "" || entry.table.id === table;
      const isOfComponent = component === "" || this.componentsOf(entry).has(component);
      if (!(isOfTable || isOfComponent) || !this.holds(entry, words)) continue;
      const isOfQueue = this.isIn(entry, queue);
      if (isOfTable && isOfComponent) {
        if (isOfQueue) entries.push(entry);
        for (const [name] of WorkList.states) if (this.isIn(entry, name)) add(counts.queue, name);
      }
      if (isOfQueue && isOfComponent) for (const name of ["", entry.table.id]) add(counts.table, name);
      if (isOfQueue && isOfTable) for (const name of ["", ...this.componentsOf(entry)]) add(counts.component, name);
    }
    return { entries, counts };
  }
}
