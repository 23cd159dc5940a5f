"use strict";

const vscode = require("vscode");
const { documentation, location, position, textEdit, toDocument, toRange } = require("./convert");

/** What is drawn into the text: colours of its parts, and hints between them. */

function legend({ tokenTypes, tokenModifiers }) {
  return new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers);
}

function tokensOf(found) {
  return found?.data ? new vscode.SemanticTokens(Uint32Array.from(found.data), found.resultId) : undefined;
}

function semanticTokens(session, changed) {
  return {
    onDidChangeSemanticTokens: changed,
    async provideDocumentSemanticTokens(document, token) {
      const parameters = { textDocument: toDocument(document) };
      return tokensOf(await session.ask("textDocument/semanticTokens/full", parameters, token));
    },
  };
}

function rangeSemanticTokens(session) {
  return {
    async provideDocumentRangeSemanticTokens(document, shown, token) {
      const parameters = { textDocument: toDocument(document), range: toRange(shown) };
      return tokensOf(await session.ask("textDocument/semanticTokens/range", parameters, token));
    },
  };
}

function inlayHints(session, changed, { resolveProvider }) {
  const originals = new WeakMap();
  const provider = {
    onDidChangeInlayHints: changed,
    async provideInlayHints(document, shown, token) {
      const parameters = { textDocument: toDocument(document), range: toRange(shown) };
      const found = await session.ask("textDocument/inlayHint", parameters, token);
      return (found ?? []).map((one) => {
        const hint = inlayHint(one, session);
        originals.set(hint, one);
        return hint;
      });
    },
  };
  if (resolveProvider) {
    provider.resolveInlayHint = async (hint, token) => {
      const original = originals.get(hint);
      const found = original && (await session.ask("inlayHint/resolve", original, token));
      return found ? inlayHint(found, session) : hint;
    };
  }
  return provider;
}

function inlayHint(one, session) {
  const label = typeof one.label === "string" ? one.label : one.label.map((part) => labelPart(part, session));
  const hint = new vscode.InlayHint(position(one.position), label, one.kind);
  hint.paddingLeft = one.paddingLeft;
  hint.paddingRight = one.paddingRight;
  hint.tooltip = documentation(one.tooltip);
  if (one.textEdits) hint.textEdits = one.textEdits.map(textEdit);
  return hint;
}

function labelPart(one, session) {
  const part = new vscode.InlayHintLabelPart(String(one.value));
  part.tooltip = documentation(one.tooltip);
  if (one.location) part.location = location(one.location);
  if (one.command) part.command = session.command(one.command);
  return part;
}

/** Providers of both, and what tells the editor that they would answer otherwise now. */
function refreshable() {
  const [tokens, hints] = [new vscode.EventEmitter(), new vscode.EventEmitter()];
  return { tokens, hints, dispose: () => [tokens, hints].forEach((one) => one.dispose()) };
}

module.exports = { inlayHints, legend, rangeSemanticTokens, refreshable, semanticTokens };
