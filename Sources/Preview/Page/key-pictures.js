"use strict";

/** The cells that show a key, the worst first, at one text size; while a text is typed, those of its trial. */
class KeyPictures {
  static specimens = 6;
  static most = 18;

  constructor() {
    this.element = make("ul", { class: "key-pictures" });
    this.items = new Map();
    this.turn = 0;
  }

  /** Shows the cells of the gallery. */
  async show(gallery, entry, locale, size) {
    this.turn += 1;
    const { turn } = this;
    this.entry = entry;
    const specimens = entry.specimens.slice(0, KeyPictures.specimens);
    this.specimens = specimens.map((specimen) => gallery.specimens[specimen].name);
    const found = await cellsOfKey(gallery, specimens, entry, locale, size);
    if (turn !== this.turn) return;
    const different = differentTexts(found);
    const shown = different.slice(0, KeyPictures.most);
    const hidden = different.length - shown.length + Math.max(0, entry.specimens.length - specimens.length);
    this.items = new Map(shown.map((one) => [one.name, this.item(gallery, one)]));
    this.element.replaceChildren(...[...this.items.values()].map(({ element }) => element),
      ...(hidden > 0 ? [make("li", { class: "muted" }, `and ${hidden.toLocaleString("en")} more`)] : []));
    for (const one of shown) this.draw(one);
  }

  /** Draws in the places of the gallery's cells those of a trial; what it does not have is dimmed. */
  async showTrial(trial, sizeName) {
    this.turn += 1;
    const { turn } = this;
    const { gallery } = trial;
    const found = await cellsOfKey(gallery, [...gallery.specimens.keys()], this.entry, 0, trial.size(sizeName));
    if (turn !== this.turn) return;
    const names = new Set(found.map(({ name }) => name));
    for (const [name, { element }] of this.items) element.classList.toggle("is-old", !names.has(name));
    for (const one of found) this.draw(one);
  }

  item(gallery, { cell }) {
    const host = make("div", { class: "crop key-picture", "aria-hidden": "true" });
    const verdict = make("span");
    const { name, component } = gallery.specimens[cell.specimen];
    const sample = gallery.index.samples[cell.sample];
    const element = make("li", {}, host, make("p", {},
      make("a", { href: cellAddress(gallery, cell), title: spelledText(name) },
        spelled(shortened(gallery.components[component].name, 40))),
      sample ? [" ", make("span", { class: "tag" }, spelled(sample))] : null, " ", verdict));
    return { element, host, verdict };
  }

  draw({ name, cell, slot, verdict }) {
    const item = this.items.get(name);
    if (!item) return;
    item.verdict.replaceChildren(verdictTag(verdict));
    if (item.host.clientWidth > 0) new TextPicture(cell, slot, true).show(item.host);
  }
}

/**
 * Of some specimens, with their own choices, the worst cell of each sample in a locale at a text size, as
 * `{ name, cell, slot, verdict }` with the verdict of the key's own text, the worst first.
 */
async function cellsOfKey(gallery, specimens, entry, locale, size) {
  const found = await Promise.all(specimens.map(async (specimen) => {
    const cells = await gallery.cells(gallery.specimens[specimen].component);
    const slot = slotOfKey(gallery.specimens[specimen], entry);
    return Promise.all(worstOfSamples(gallery, cells.map, specimen, locale, size).map(async (numbers) => {
      const cell = await cells.get(numbers);
      return cell && { name: pictureName(gallery, numbers), cell, slot, verdict: slotVerdict(cell, slot) };
    }));
  }));
  return found.flat().filter(Boolean).sort((one, other) => verdictRank[other.verdict] - verdictRank[one.verdict]);
}

/** Of the cells of a specimen one for each text that the key has in them: others show other plurals beside it. */
function differentTexts(found) {
  const known = new Set();
  return found.filter(({ cell, slot, verdict }) => {
    const texts = cell.cells.texts.get(cell.locale);
    const own = cell.texts().filter((text) => text.slot === slot)
      .map(({ lines }) => lines.map(([number]) => texts[number]).join());
    const name = JSON.stringify([cell.specimen, verdict, own]);
    return !known.has(name) && known.add(name);
  });
}

/** The numbers of the worst cell of each sample of a specimen with its own choices. */
function worstOfSamples(gallery, map, specimen, locale, size) {
  const usual = gallery.axesNumbers.get(canonicalAxes(gallery.specimens[specimen].axes));
  const bySample = new Map();
  map.kinds.forEach(([own, sample, axes, device, [theme]], kind) => {
    const row = own === specimen && axes === usual ? map.rows[locale][kind] : 0;
    if (!(row > 0)) return;
    const rank = verdictRank[map.verdict(row - 1, size)];
    if (bySample.get(sample)?.rank >= rank) return;
    bySample.set(sample, { rank, numbers: { specimen, sample, axes, device, theme, locale, size } });
  });
  return [...bySample.values()].map(({ numbers }) => numbers);
}

function slotOfKey({ texts }, { key, table }) {
  return texts.find((use) => use.key === key && use.table === table.name)?.slot;
}

/** The same in a gallery and in a trial of it. */
function pictureName({ index }, { specimen, sample }) {
  return joinNames([index.specimens[specimen].name, index.samples[sample] || ""]);
}

/** What a trial says of the text of a key at all text sizes: the worst verdict, and in words where it is so. */
async function trialVerdict(trial, entry) {
  const { gallery } = trial;
  const { sizes } = gallery.index;
  const bySize = await Promise.all(sizes.map((_, size) =>
    cellsOfKey(gallery, [...gallery.specimens.keys()], entry, 0, size)));
  const all = bySize.flat().map(({ verdict }) => verdict);
  const worst = all.reduce((worst, verdict) => (verdictRank[verdict] > verdictRank[worst] ? verdict : worst), 0);
  const isBad = isFailingVerdict(worst) ? isFailingVerdict : (verdict) => verdict === worst;
  const found = sizes.filter((_, size) => bySize[size].some(({ verdict }) => isBad(verdict)));
  if (worst === 0 || found.length === sizes.length) return { worst, sentence: `at all ${sizes.length} text sizes` };
  const rest = counted(found.length - 1, "more text size");
  return { worst, sentence: found.length === 1 ? `at ${found[0]}` : `at ${found[0]} and ${rest}` };
}
