"use strict";

const vscode = require("vscode");
const { fileUri, kind, location, range, webUri } = require("../features/convert");

/** The findings of one server in the editor. */
class Diagnostics {
  #collection;
  #originals = new WeakMap();

  constructor() {
    this.#collection = vscode.languages.createDiagnosticCollection("l10n");
  }

  /**
   * Takes `textDocument/publishDiagnostics`, of an earlier version of a document too: a server need not repeat what it
   * has found before.
   */
  publish({ uri, diagnostics }) {
    this.#collection.set(fileUri(uri), diagnostics.map((one) => this.#diagnostic(one)));
  }

  /** What the server said of a finding, with its `data`; undefined for those of others. */
  original(diagnostic) {
    return this.#originals.get(diagnostic);
  }

  /** A finding as an action repeats it. */
  shown(original) {
    return this.#diagnostic(original);
  }

  clear() {
    this.#collection.clear();
  }

  dispose() {
    this.#collection.dispose();
  }

  #diagnostic(one) {
    const severity = kind(one.severity, 4, vscode.DiagnosticSeverity.Error);
    const shown = new vscode.Diagnostic(range(one.range), String(one.message), severity);
    shown.source = one.source ?? "l10n";
    const target = webUri(one.codeDescription?.href);
    shown.code = target && one.code !== undefined ? { value: one.code, target } : one.code;
    shown.tags = (one.tags ?? []).filter((tag) => tag === 1 || tag === 2);
    shown.relatedInformation = (one.relatedInformation ?? []).map((each) =>
      new vscode.DiagnosticRelatedInformation(location(each.location), String(each.message)));
    this.#originals.set(shown, one);
    return shown;
  }
}

module.exports = { Diagnostics };
