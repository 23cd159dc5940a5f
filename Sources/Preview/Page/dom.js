"use strict";
// Elements are made by DOM methods alone: a text of a table reaches the page as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element. Functions among the attributes are listeners; null and false leave an attribute out. */
function make(name, attributes = {}, ...children) {
  return furnish(document.createElement(name), attributes, children);
}

/** Makes an element of SVG. */
function makeShape(name, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, name), attributes, children);
}

function furnish(element, attributes, children) {
  for (const name in attributes) {
    const value = attributes[name];
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) if (child !== null && child !== undefined) element.append(child);
  return element;
}

// Characters that are not seen or that turn around what follows them.
const hiddenCharacters = new RegExp("[" + [
  "\\u{0}-\\u{1f}", "\\u{7f}-\\u{9f}", "\\u{ad}", "\\u{61c}", "\\u{180e}", "\\u{200b}-\\u{200f}", "\\u{2028}-\\u{202e}",
  "\\u{2060}-\\u{206f}", "\\u{feff}", "\\u{fff9}-\\u{fffb}", "\\u{e0000}-\\u{e007f}",
].join("") + "]", "gu");

/** The nodes of a text in which nothing can hide: a character that is not seen is spelt, as in “U+202E”. */
function spelled(text) {
  const whole = String(text);
  const parts = [];
  let start = 0;
  for (const { 0: character, index } of whole.matchAll(hiddenCharacters)) {
    if (index > start) parts.push(whole.slice(start, index));
    parts.push(make("span", { class: "hidden-character" }, codePoint(character)));
    start = index + character.length;
  }
  if (start < whole.length) parts.push(whole.slice(start));
  return make("bdi", {}, parts);
}

/** The same in an attribute. */
function spelledText(text) {
  return String(text).replace(hiddenCharacters, (character) => `⟨${codePoint(character)}⟩`);
}

function hidesSomething(text) {
  return text.search(hiddenCharacters) >= 0;
}

function codePoint(character) {
  return "U+" + character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
}

/** The beginning of a text, for a heading or a label. */
function shortened(text, limit = 80) {
  if (text.length <= limit) return text;
  const characters = Array.from(text.slice(0, limit * 2));
  return characters.length <= limit && text.length <= limit * 2 ? text : characters.slice(0, limit).join("") + "…";
}

function counted(number, one, many = one + "s") {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/** A length of the data, which is in 1/100 pt. */
function points(hundredths) {
  return `${Math.round(hundredths) / 100} pt`;
}

/** Whether some of an element is between the upper and the lower edge of the window. */
function isInWindow(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** What gives the focus back to the field of an element that has it, by its id, once its parts are made anew. */
function focusInside(host) {
  const { activeElement } = document;
  if (!activeElement?.id || !host.contains(activeElement)) return null;
  const { id, selectionStart, selectionEnd } = activeElement;
  return () => {
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    if (field?.matches("textarea")) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
