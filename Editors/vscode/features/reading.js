"use strict";

const vscode = require("vscode");
const { kind, location, locations, markdown, range, toDocument, toPlace } = require("./convert");

/** What is shown of a place: what it is, where it is defined, who uses it. */

function hover(session) {
  return {
    async provideHover(document, position, token) {
      const found = await session.ask("textDocument/hover", toPlace(document, position), token);
      if (!found?.contents) return undefined;
      const parts = Array.isArray(found.contents) ? found.contents : [found.contents];
      return new vscode.Hover(parts.map((part) => markdown(part)), found.range ? range(found.range) : undefined);
    },
  };
}

function definition(session) {
  return {
    async provideDefinition(document, position, token) {
      return locations(await session.ask("textDocument/definition", toPlace(document, position), token));
    },
  };
}

function references(session) {
  return {
    async provideReferences(document, position, { includeDeclaration }, token) {
      const parameters = { ...toPlace(document, position), context: { includeDeclaration } };
      return ((await session.ask("textDocument/references", parameters, token)) ?? []).map(location);
    },
  };
}

function highlights(session) {
  return {
    async provideDocumentHighlights(document, position, token) {
      const found = await session.ask("textDocument/documentHighlight", toPlace(document, position), token);
      return (found ?? []).map((one) => new vscode.DocumentHighlight(range(one.range), kind(one.kind, 3)));
    },
  };
}

function documentSymbols(session) {
  return {
    async provideDocumentSymbols(document, token) {
      const found = await session.ask("textDocument/documentSymbol", { textDocument: toDocument(document) }, token);
      return (found ?? []).map((one) => (one.location ? symbolInformation(one) : documentSymbol(one)));
    },
  };
}

function documentSymbol(one) {
  const whole = range(one.range);
  const name = range(one.selectionRange);
  // The editor refuses a symbol without a name, and one whose name is not in it.
  const symbol = new vscode.DocumentSymbol(
    one.name || "–", one.detail ?? "", kind(one.kind, 26), whole,
    whole.contains(name) ? name : new vscode.Range(whole.start, whole.start));
  if (one.deprecated || one.tags?.includes(1)) symbol.tags = [vscode.SymbolTag.Deprecated];
  symbol.children = (one.children ?? []).map(documentSymbol);
  return symbol;
}

function symbolInformation(one) {
  const place = one.location.range ? one.location : { uri: one.location.uri, range: undefined };
  return new vscode.SymbolInformation(one.name || "–", kind(one.kind, 26), one.containerName ?? "", location(place));
}

function workspaceSymbols(session, { resolveProvider }) {
  const originals = new WeakMap();
  const provider = {
    async provideWorkspaceSymbols(query, token) {
      const found = await session.ask("workspace/symbol", { query }, token);
      return (found ?? []).map((one) => {
        const symbol = symbolInformation(one);
        originals.set(symbol, one);
        return symbol;
      });
    },
  };
  if (resolveProvider) {
    provider.resolveWorkspaceSymbol = async (symbol, token) => {
      const original = originals.get(symbol);
      if (!original || original.location.range) return symbol;
      const found = await session.ask("workspaceSymbol/resolve", original, token);
      return found ? symbolInformation(found) : symbol;
    };
  }
  return provider;
}

function folding(session) {
  const kinds = new Map([
    ["comment", vscode.FoldingRangeKind.Comment], ["imports", vscode.FoldingRangeKind.Imports],
    ["region", vscode.FoldingRangeKind.Region],
  ]);
  return {
    async provideFoldingRanges(document, _context, token) {
      const found = await session.ask("textDocument/foldingRange", { textDocument: toDocument(document) }, token);
      return (found ?? []).map((one) => new vscode.FoldingRange(one.startLine, one.endLine, kinds.get(one.kind)));
    },
  };
}

module.exports = { definition, documentSymbols, folding, highlights, hover, references, workspaceSymbols };
