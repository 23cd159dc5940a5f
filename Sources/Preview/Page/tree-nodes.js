"use strict";

/**
 * The nodes of the tree beside the views: components, and below them the keys of their specimens, split at dots and
 * underscores. A node is `{ id, name, full, href, isFailing, count, specimens, children }`; `children` is called when the
 * node is opened.
 */
class TreeNodes {
  static most = 300;

  constructor(gallery, findings, locales) {
    this.gallery = gallery;
    this.locales = locales;
    this.failing = new Set();
    const tags = locales && new Set(locales.map((locale) => gallery.locales[locale].tag));
    for (const [specimen, numbers] of findings.bySpecimen) {
      const isFailing = numbers.some((number) => {
        const { verdict, locale, component } = findings.all[number];
        return isFailingVerdict(Math.max(0, verdictIDs.indexOf(verdict))) && (!tags || !locale || tags.has(locale))
          && component === gallery.specimens[specimen].component;
      });
      if (isFailing) this.failing.add(specimen);
    }
  }

  /** Components that have cells, all of them without a filter, else what the filter leaves, opened. */
  roots(filter) {
    const wanted = folded(filter.trim());
    const roots = [];
    let room = TreeNodes.most;
    for (const [number, component] of this.gallery.components.entries()) {
      const { failing, cells } = this.gallery.counts(component, this.locales);
      if (cells === 0) continue;
      const isNamed = wanted !== "" && folded(component.name).includes(wanted);
      const specimens = wanted === "" || isNamed ? component.specimens
        : component.specimens.filter((specimen) => folded(this.key(specimen)).includes(wanted)).slice(0, room);
      if (wanted !== "" && !isNamed && specimens.length === 0) continue;
      if (!isNamed && wanted !== "") room -= specimens.length;
      roots.push({
        id: `c${number}`, name: component.name, full: component.name, number, count: failing,
        isFailing: failing > 0, isOpen: wanted !== "" && !isNamed,
        href: () => componentAddress(this.gallery, number),
        children: specimens.length < 2 && wanted === "" ? null : () => this.level(number, specimens, "", `c${number}`, wanted),
      });
    }
    return roots;
  }

  key(specimen) {
    const { name, component, texts } = this.gallery.specimens[specimen];
    if (texts.length === 1) return texts[0].key;
    const prefix = `${this.gallery.components[component].name} `;
    return name.startsWith(prefix) ? name.slice(prefix.length) : name;
  }

  /** The nodes of keys that begin with a prefix. */
  level(number, specimens, prefix, parent, wanted) {
    const groups = new Map();
    for (const specimen of specimens) {
      const rest = this.key(specimen).slice(prefix.length);
      const end = rest.search(/[._]./);
      const part = end < 0 ? rest : rest.slice(0, end + 1);
      if (!groups.has(part)) groups.set(part, []);
      groups.get(part).push(specimen);
    }
    const nodes = [];
    for (const [part, own] of groups) {
      if (nodes.length === TreeNodes.most) {
        nodes.push({ id: `${parent}/…`, name: `${(groups.size - nodes.length).toLocaleString("en")} more: filter them` });
        break;
      }
      nodes.push(own.length === 1 ? this.leaf(number, own[0], prefix, parent)
        : this.branch(number, own, prefix, prefix + part, parent, wanted));
    }
    return nodes;
  }

  leaf(number, specimen, prefix, parent) {
    const key = this.key(specimen);
    return {
      id: `${parent}/s${specimen}`, name: key.slice(prefix.length) || key, full: key, number, specimen,
      isFailing: this.failing.has(specimen),
      href: () => componentAddress(this.gallery, number, { specimen: joinList([this.gallery.specimens[specimen].name]) }),
    };
  }

  /** A part of keys; one that all go on with is said at once. */
  branch(number, specimens, prefix, whole, parent, wanted) {
    const keys = specimens.map((specimen) => this.key(specimen));
    let shared = whole;
    for (;;) {
      const end = keys[0].slice(shared.length).search(/[._]./);
      if (end < 0) break;
      const next = keys[0].slice(0, shared.length + end + 1);
      if (!keys.every((key) => key.startsWith(next))) break;
      shared = next;
    }
    const isWhole = keys.every((key) => key === shared);
    const id = `${parent}/${shared}`;
    return {
      id, name: shared.slice(prefix.length), full: shared, number, isFailing: specimens.some((one) => this.failing.has(one)),
      count: specimens.length, isCountOfKeys: true, isOpen: wanted !== "",
      href: () => componentAddress(this.gallery, number, { key: shared }),
      children: () => (isWhole ? specimens.slice(0, TreeNodes.most).map((specimen) => this.leaf(number, specimen, prefix, id))
        : this.level(number, specimens, shared, id, wanted)),
    };
  }
}
