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
  for (const child of children.flat()) if (child !== null && child !== undefined) element.append(child);
  return element;
}

// Characters that are not seen or that turn around what follows them.
const hiddenCharacters = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

/** The nodes of a text in which nothing can hide: a character that is not seen is spelt, as in “U+202E”. */
function spelled(text) {
  const parts = [];
  for (const piece of String(text).split(new RegExp(`(${hiddenCharacters.source})`))) {
    if (piece === "") continue;
    if (!hiddenCharacters.test(piece)) parts.push(piece);
    else parts.push(make("span", { class: "hidden-character" }, codePoint(piece)));
  }
  return make("bdi", {}, parts);
}

/** The same in an attribute. */
function spelledText(text) {
  return String(text).replace(new RegExp(hiddenCharacters.source, "g"), (character) => `⟨${codePoint(character)}⟩`);
}

function hidesSomething(text) {
  return hiddenCharacters.test(text);
}

function codePoint(character) {
  return "U+" + character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
}

/** The beginning of a text, for a heading or a label. */
function shortened(text, limit = 80) {
  const characters = Array.from(text.length > limit * 4 ? text.slice(0, limit * 4) : text);
  return characters.length <= limit && characters.join("").length === text.length
    ? text : characters.slice(0, limit).join("") + "…";
}

function counted(number, one, many = one + "s") {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

/** A length of the data, which is in 1/100 pt. */
function points(hundredths) {
  return `${Math.round(hundredths) / 100} pt`;
}
