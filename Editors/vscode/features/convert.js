"use strict";

const vscode = require("vscode");

// What the editor refuses, or could not hold, must not make a whole answer fail.
const LARGEST = 2 ** 31 - 1;

function bounded(number) {
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 0), LARGEST) : 0;
}

/** Both count lines and UTF-16 units from 0. */
function position(value) {
  return new vscode.Position(bounded(value?.line), bounded(value?.character));
}

function range(value) {
  return new vscode.Range(position(value?.start), position(value?.end));
}

const toPosition = ({ line, character }) => ({ line, character });
const toRange = ({ start, end }) => ({ start: toPosition(start), end: toPosition(end) });
const toDocument = (document) => ({ uri: document.uri.toString() });
const toPlace = (document, at) => ({ textDocument: toDocument(document), position: toPosition(at) });

/**
 * The address of a file.
 *
 * @throws {Error} For what is no file: a server has nothing to say about other documents.
 */
function fileUri(value) {
  const uri = vscode.Uri.parse(String(value), true);
  if (uri.scheme !== "file") throw new Error(`'${value}' is no file`);
  return uri;
}

/** An address of the web; undefined for every other one, as commands of the editor have addresses too. */
function webUri(value) {
  if (typeof value !== "string" || !/^https?:\/\//i.test(value)) return undefined;
  return vscode.Uri.parse(value, true);
}

/**
 * Text that the editor shows as Markdown, in which nothing can be run.
 *
 * @param {any} value
 */
function markdown(value) {
  const text = new vscode.MarkdownString();
  text.isTrusted = false;
  text.supportHtml = false;
  if (typeof value === "string") text.value = value;
  else if (value?.kind === "plaintext") text.appendText(String(value.value));
  else if (typeof value?.language === "string") text.appendCodeblock(String(value.value), value.language);
  else text.value = String(value?.value ?? "");
  return text;
}

/** Documentation of an entry: a plain text is shown as it is. */
function documentation(value) {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : markdown(value);
}

/** A sentence for a notification, in which the editor would make links, to commands too, of `[…](…)`. */
function sentence(value) {
  const text = String(value).replace(/\]\(/g, "] (");
  return text.length > 1000 ? `${text.slice(0, 1000)}…` : text;
}

function location(value) {
  return new vscode.Location(fileUri(value.uri), range(value.range));
}

/**
 * One location, several, or links.
 *
 * @returns {any[]} The editor takes both in one list.
 */
function locations(value) {
  if (!value) return [];
  return (Array.isArray(value) ? value : [value]).map((one) => {
    if (one.targetUri === undefined) return location(one);
    return {
      originSelectionRange: one.originSelectionRange ? range(one.originSelectionRange) : undefined,
      targetUri: fileUri(one.targetUri),
      targetRange: range(one.targetRange),
      targetSelectionRange: range(one.targetSelectionRange ?? one.targetRange),
    };
  });
}

function textEdit(value) {
  return new vscode.TextEdit(range(value.range), String(value.newText ?? ""));
}

/** Enumerations of the editor begin at 0, those of the protocol at 1. */
function kind(value, count, other = 0) {
  return Number.isInteger(value) && value >= 1 && value <= count ? value - 1 : other;
}

module.exports = {
  documentation, fileUri, kind, location, locations, markdown, position, range, sentence, textEdit, toDocument, toPlace,
  toPosition, toRange, webUri,
};
