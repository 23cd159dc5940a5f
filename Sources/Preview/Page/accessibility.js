"use strict";

/** What of a cell concerns those who see, press or hear it: its colours, touch targets, order and labels. */
function accessibilityFacts(cell) {
  const parts = [contrastFacts(cell), targetFacts(cell), orderFacts(cell), labelFacts(cell)].filter(Boolean);
  return make("details", { class: "fold accessibility" }, make("summary", {}, "Accessibility", failureCount(cell)),
    parts.length > 0 ? parts : make("p", { class: "muted" }, "No colours, texts or labels are known."));
}

function failureCount(cell) {
  const count = cell.contrasts().filter(({ isLow }) => isLow).length
    + cell.touchTargets().filter(({ isSmall }) => isSmall).length;
  return count > 0 ? make("span", { class: "tag tag-bad" }, String(count)) : null;
}

/** Each pair of colours with its ratio, and what WCAG 2.2 asks for at this size and weight. */
function contrastFacts(cell) {
  const contrasts = cell.contrasts();
  if (contrasts.length === 0) return null;
  const items = contrasts.map(({ kind, name, foreground, background, ratio, required, isLow }) => {
    const sample = make("span", { class: "swatch", "aria-hidden": "true" }, "Aa");
    sample.style.color = foreground;
    sample.style.backgroundColor = background;
    const asked = required === 0 ? "inactive: none asked" : `${required / 100}:1 asked`;
    return make("li", {}, sample, make("span", {}, spelled(kind === "text" ? name : [kind, name].join(" ").trim())), " ",
      make("span", { class: isLow ? "tag tag-bad" : "tag" }, `${(ratio / 100).toFixed(2)}:1`), " ",
      make("span", { class: "muted" }, asked));
  });
  return [make("h4", {}, "Contrast"), make("ul", { class: "contrast-list" }, items)];
}

function targetFacts(cell) {
  const targets = cell.touchTargets();
  if (targets.length === 0) return null;
  const items = targets.map(({ frame, least, isSmall }) => make("li", {},
    make("span", { class: isSmall ? "tag tag-bad" : "tag" }, `${points(frame[2])} × ${points(frame[3])}`), " ",
    make("span", { class: "muted" }, least > 0 ? `${points(least)} asked` : "no least size is known")));
  return [make("h4", {}, "Touch targets"), make("ul", {}, items)];
}

/** The texts in the order in which they are read out: that of the code. */
function orderFacts(cell) {
  const texts = cell.cells.texts.get(cell.locale);
  const { tag, rightToLeft } = cell.cells.gallery.locales[cell.locale];
  const whole = new Map();
  for (const text of cell.texts()) if (text.lines.length > 0) whole.set(text.box, texts[text.lines[0][0]]);
  if (whole.size < 2) return null;
  const items = [...whole.values()].map((text) =>
    make("li", {}, make("bdi", { lang: tag, dir: rightToLeft ? "rtl" : "ltr" }, spelled(shortened(text, 120)))));
  return [make("h4", {}, "Reading order"), make("ol", {}, items)];
}

/** Texts that are spoken and not drawn. */
function labelFacts(cell) {
  const { labels } = cell.cells.component;
  if (!labels || labels.length === 0) return null;
  return [make("h4", {}, "Spoken labels"),
    make("ul", {}, labels.map((label) => make("li", {}, make("code", {}, spelled(label)))))];
}

/** How colours look to people who lack a kind of cone (Machado, Oliveira and Fernandes, 2009), in linear light. */
const visions = [
  ["", "Usual"], ["protanopia", "No red cones"], ["deuteranopia", "No green cones"], ["tritanopia", "No blue cones"],
  ["achromatopsia", "No colours"],
];
