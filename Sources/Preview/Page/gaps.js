"use strict";

/**
 * The choices of axes that a reader made and that the data do not hold: `{ chosen, missing, all }`, with the specimens
 * that have no such cell and how many were asked for, or null where nothing is missing.
 *
 * A gallery has every value of every axis once, and of combinations those of its specimens. Whoever can lay out others
 * gives them to the map and the pieces of the component's cells; what is here is what is to be asked for.
 */
function findGaps(plan) {
  const chosen = Dimensions.chosen(plan.fixed);
  if (Object.keys(chosen).length === 0) return null;
  const { dimensions, filter, fixed } = plan;
  const specimens = (fixed.specimen === undefined ? dimensions.byID.get("specimen").values.map(({ value }) => value)
    : [fixed.specimen]).filter((specimen) => filter.takesSpecimen(specimen));
  const held = new Set(dimensions.cells.map.kinds.map(([specimen, , axes]) => `${specimen} ${axes}`));
  const missing = specimens.filter((specimen) => !held.has(`${specimen} ${dimensions.axes(specimen, chosen)}`));
  return missing.length > 0 ? { chosen, missing, all: specimens.length } : null;
}

/** Says which combination is not there, and leads to each of its choices alone. */
function gapNote(plan, state) {
  const { gaps } = plan;
  if (!gaps) return null;
  const names = Object.keys(gaps.chosen);
  const spelt = (name) => make("code", {}, spelled(`${name} ${gaps.chosen[name]}`));
  const joined = names.flatMap((name, place) => [place === 0 ? "" : place === names.length - 1 ? " with " : ", ", spelt(name)]);
  const without = (kept) => Object.fromEntries(names.filter((name) => name !== kept).map((name) => [`axis.${name}`, ""]));
  const isWhole = gaps.missing.length === gaps.all;
  return make("p", { class: "note" }, "This gallery does not hold ", joined,
    isWhole ? "" : ` for ${gaps.missing.length.toLocaleString("en")} of ${counted(gaps.all, "specimen")}`,
    ": it has every value once, and the combinations that specimens name. ",
    names.length > 1 ? ["One at a time: ", names.flatMap((name, place) => [place > 0 ? ", " : "",
      make("a", { href: route.address({ ...state, ...without(name), cell: "" }) }, spelt(name))]), "."] : null);
}
