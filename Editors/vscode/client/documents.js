"use strict";

const vscode = require("vscode");
const { toDocument, toRange } = require("../features/convert");

const FULL = 1;
const INCREMENTAL = 2;

/** Which documents a server of one folder is told of. */
function selectorOf(folder) {
  const names = "*.strings,*.stringsdict,*.xcstrings,*.xliff,*.xlf,*.tokens.json,l10n.json,*.swift,*.m,*.mm,*.h";
  return [{ scheme: "file", pattern: new vscode.RelativePattern(folder, `**/{${names}}`) }];
}

/** Whether a document says that its folder has texts; code alone does not. */
function isTable({ uri }) {
  return uri.scheme === "file" && /(\.(strings|stringsdict|xcstrings|xliff|xlf)|\/l10n\.json)$/.test(uri.path);
}

/** What a server wants to hear, whichever of the two forms it says it in. */
function syncOptions(offer) {
  const said = typeof offer === "number" ? { openClose: offer > 0, change: offer, save: false } : offer ?? {};
  const save = said.save === true ? {} : said.save || null;
  return { openClose: said.openClose === true, change: said.change ?? 0, save };
}

/** Tells a server what is in the open documents of its folder. */
class DocumentSync {
  #open = new Set();
  #listeners = [];
  #connection;
  #session;
  #sync;

  constructor(session, connection, offer) {
    this.#session = session;
    this.#connection = connection;
    this.#sync = syncOptions(offer);
    if (!this.#sync.openClose) return;
    const { workspace } = vscode;
    this.#listeners = [
      workspace.onDidOpenTextDocument((document) => this.#opened(document)),
      workspace.onDidCloseTextDocument((document) => this.#closed(document)),
      workspace.onDidChangeTextDocument((event) => this.#changed(event)),
      workspace.onDidSaveTextDocument((document) => this.#saved(document)),
    ];
    for (const document of workspace.textDocuments) this.#opened(document);
  }

  /** Whether the server knows a document. */
  has(uri) {
    return this.#open.has(uri);
  }

  dispose() {
    for (const listener of this.#listeners) listener.dispose();
    this.#open.clear();
  }

  #opened(document) {
    const uri = document.uri.toString();
    if (this.#open.has(uri) || !this.#session.owns(document)) return;
    this.#open.add(uri);
    this.#connection.notify("textDocument/didOpen", {
      textDocument: { uri, languageId: document.languageId, version: document.version, text: document.getText() },
    });
  }

  #closed(document) {
    if (!this.#open.delete(document.uri.toString())) return;
    this.#connection.notify("textDocument/didClose", { textDocument: toDocument(document) });
  }

  #changed({ document, contentChanges }) {
    if (!this.has(document.uri.toString()) || contentChanges.length === 0) return;
    const { change } = this.#sync;
    if (change !== FULL && change !== INCREMENTAL) return;
    this.#connection.notify("textDocument/didChange", {
      textDocument: { ...toDocument(document), version: document.version },
      // The editor has them in an order in which each can be made after the one before it.
      contentChanges: change === FULL
        ? [{ text: document.getText() }]
        : contentChanges.map(({ range, rangeLength, text }) => ({ range: toRange(range), rangeLength, text })),
    });
  }

  #saved(document) {
    if (!this.has(document.uri.toString()) || !this.#sync.save) return;
    const text = this.#sync.save.includeText ? document.getText() : undefined;
    this.#connection.notify("textDocument/didSave", { textDocument: toDocument(document), text });
  }
}

module.exports = { DocumentSync, isTable, selectorOf };
