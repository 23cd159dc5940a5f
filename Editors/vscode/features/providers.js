"use strict";

const vscode = require("vscode");
const { actionMetadata, codeActions } = require("./actions");
const { inlayHints, legend, rangeSemanticTokens, semanticTokens } = require("./annotations");
const {
  definition, documentSymbols, folding, highlights, hover, references, workspaceSymbols,
} = require("./reading");
const { completion, formatting, rangeFormatting, rename } = require("./writing");

/** What a server offers, without the difference between `true` and an object of options. */
const options = (offer) => (offer === true ? {} : offer || null);

/**
 * Registers with the editor what the server offers, and nothing else.
 *
 * @param {any} session Asks the server.
 * @param {any} offers The capabilities of the server.
 * @param {{ tokens: vscode.EventEmitter<void>, hints: vscode.EventEmitter<void> }} refreshes Told by the server.
 * @returns {vscode.Disposable[]}
 */
function registerProviders(session, offers, refreshes) {
  const { languages } = vscode;
  const { selector } = session;
  const made = [];
  const offer = (name, register) => {
    const found = options(offers[name]);
    if (found) made.push(register(found));
  };
  offer("hoverProvider", () => languages.registerHoverProvider(selector, hover(session)));
  offer("definitionProvider", () => languages.registerDefinitionProvider(selector, definition(session)));
  offer("referencesProvider", () => languages.registerReferenceProvider(selector, references(session)));
  offer("documentHighlightProvider", () =>
    languages.registerDocumentHighlightProvider(selector, highlights(session)));
  offer("documentSymbolProvider", ({ label }) =>
    languages.registerDocumentSymbolProvider(selector, documentSymbols(session), label ? { label } : undefined));
  offer("workspaceSymbolProvider", (found) =>
    languages.registerWorkspaceSymbolProvider(workspaceSymbols(session, found)));
  offer("foldingRangeProvider", () => languages.registerFoldingRangeProvider(selector, folding(session)));
  offer("completionProvider", (found) =>
    languages.registerCompletionItemProvider(
      selector, completion(session, found), ...(found.triggerCharacters ?? [])));
  offer("renameProvider", (found) => languages.registerRenameProvider(selector, rename(session, found)));
  offer("documentFormattingProvider", () =>
    languages.registerDocumentFormattingEditProvider(selector, formatting(session)));
  offer("documentRangeFormattingProvider", () =>
    languages.registerDocumentRangeFormattingEditProvider(selector, rangeFormatting(session)));
  offer("codeActionProvider", (found) =>
    languages.registerCodeActionsProvider(selector, codeActions(session, found), actionMetadata(found)));
  offer("inlayHintProvider", (found) =>
    languages.registerInlayHintsProvider(selector, inlayHints(session, refreshes.hints.event, found)));
  offer("semanticTokensProvider", (found) => {
    const names = legend(found.legend);
    if (found.full) {
      made.push(languages.registerDocumentSemanticTokensProvider(
        selector, semanticTokens(session, refreshes.tokens.event), names));
    }
    return found.range
      ? languages.registerDocumentRangeSemanticTokensProvider(selector, rangeSemanticTokens(session), names)
      : new vscode.Disposable(() => {});
  });
  return made;
}

module.exports = { registerProviders };
