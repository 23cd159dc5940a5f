"use strict";

// Letters that Unicode does not take apart, and what one types for them.
const letterFolds = {
  ß: "ss", ẞ: "ss", ı: "i", ł: "l", đ: "d", ð: "d", ø: "o", æ: "ae", œ: "oe", þ: "th", ħ: "h", ŧ: "t", ŋ: "n", ĸ: "k",
  ſ: "s", ς: "σ", ə: "e", ɛ: "e", ɔ: "o", "’": "'", "‘": "'", "“": "\"", "”": "\"", "ـ": "", أ: "ا", إ: "ا", آ: "ا",
  ى: "ي", ة: "ه",
};

const plainLetters = /^[\x00-\x7f]*$/;
const foldedLetters = new RegExp(`[${Object.keys(letterFolds).join("")}]`, "g");

/** A text as it is searched: without case, diacritics and forms of letters (“Übung” is “ubung”). */
function folded(text) {
  if (plainLetters.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\p{M}/gu, "")
    .replace(foldedLetters, (letter) => letterFolds[letter]);
}

/** Where folded words stand in a text, as [start, end] in ascending order, none in another. */
function foldedPlaces(text, words) {
  let whole = "";
  const starts = [];
  let place = 0;
  for (const letter of text) {
    const own = folded(letter);
    for (let unit = 0; unit < own.length; unit += 1) starts.push([place, place + letter.length]);
    whole += own;
    place += letter.length;
  }
  const found = words.flatMap((word) => {
    const start = whole.indexOf(word);
    if (start < 0 || word === "") return [];
    let end = starts[start + word.length - 1][1];
    // Marks that were dropped belong to the letter before them.
    while (end < text.length && /^\p{M}/u.test(text.slice(end))) end += 1;
    return [[starts[start][0], end]];
  });
  found.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  return found.filter(([start], number) => number === 0 || start >= found[number - 1][1]);
}

/** A text in which what was looked for is marked. */
function marked(text, words) {
  const parts = [];
  let start = 0;
  for (const [from, to] of foldedPlaces(text, words)) {
    parts.push(text.slice(start, from), make("mark", {}, text.slice(from, to)));
    start = to;
  }
  return [...parts, text.slice(start)];
}

/** The part of a text in which a word stands, for a list. */
function excerpt(text, words, limit) {
  if (text.length <= limit) return text;
  const [[start] = [0]] = foldedPlaces(text, words);
  if (start < limit - 60) return shortened(text, limit);
  const from = Array.from(text.slice(0, start)).slice(-40).join("").length;
  return `…${shortened(text.slice(start - from), limit)}`;
}
