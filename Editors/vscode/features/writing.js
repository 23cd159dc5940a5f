"use strict";

const vscode = require("vscode");
const { documentation, kind, range, textEdit, toDocument, toPlace, toRange } = require("./convert");
const { workspaceEdit } = require("./edits");

/** What helps to type and changes the text: completion, renaming, formatting. */

function completion(session, { resolveProvider }) {
  const originals = new WeakMap();
  const provider = {
    async provideCompletionItems(document, position, token, context) {
      const found = await session.ask("textDocument/completion", {
        ...toPlace(document, position),
        context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
      }, token);
      if (!found) return undefined;
      const { items, isIncomplete = false, itemDefaults = {} } = Array.isArray(found) ? { items: found } : found;
      return new vscode.CompletionList(items.map((one) => {
        const original = { ...one, data: one.data ?? itemDefaults.data };
        const item = completionItem(original, itemDefaults);
        originals.set(item, original);
        return item;
      }), isIncomplete);
    },
  };
  if (resolveProvider) {
    provider.resolveCompletionItem = async (item, token) => {
      const original = originals.get(item);
      const found = original && (await session.ask("completionItem/resolve", original, token));
      if (!found) return item;
      item.detail = found.detail ?? item.detail;
      item.documentation = documentation(found.documentation) ?? item.documentation;
      if (found.additionalTextEdits) item.additionalTextEdits = found.additionalTextEdits.map(textEdit);
      return item;
    };
  }
  return provider;
}

function completionItem(one, defaults) {
  const label = one.labelDetails ? { label: String(one.label), ...one.labelDetails } : String(one.label);
  const item = new vscode.CompletionItem(label, one.kind === undefined ? undefined : kind(one.kind, 25));
  item.detail = one.detail;
  item.documentation = documentation(one.documentation);
  item.sortText = one.sortText;
  item.filterText = one.filterText;
  item.preselect = one.preselect;
  item.commitCharacters = one.commitCharacters ?? defaults.commitCharacters;
  if (one.deprecated || one.tags?.includes(1)) item.tags = [vscode.CompletionItemTag.Deprecated];
  const text = one.textEdit?.newText ?? one.textEditText ?? one.insertText ?? one.label;
  const isSnippet = (one.insertTextFormat ?? defaults.insertTextFormat) === 2;
  item.insertText = isSnippet ? new vscode.SnippetString(String(text)) : String(text);
  const place = one.textEdit ? one.textEdit.range ?? one.textEdit : defaults.editRange;
  if (place?.insert) item.range = { inserting: range(place.insert), replacing: range(place.replace) };
  else if (place) item.range = range(place);
  if (one.additionalTextEdits) item.additionalTextEdits = one.additionalTextEdits.map(textEdit);
  return item;
}

function rename(session, { prepareProvider }) {
  const provider = {
    async provideRenameEdits(document, position, newName, token) {
      const found = await session.askAloud("textDocument/rename", { ...toPlace(document, position), newName }, token);
      return found ? workspaceEdit(found) : undefined;
    },
  };
  if (prepareProvider) {
    provider.prepareRename = async (document, position, token) => {
      const found = await session.askAloud("textDocument/prepareRename", toPlace(document, position), token);
      if (!found) throw new Error("there is no key here to rename");
      if (found.defaultBehavior) return document.getWordRangeAtPosition(position) ?? wordless();
      if (found.placeholder === undefined) return range(found);
      return { range: range(found.range), placeholder: String(found.placeholder) };
    };
  }
  return provider;
}

function wordless() {
  throw new Error("there is no key here to rename");
}

function formatting(session) {
  return {
    async provideDocumentFormattingEdits(document, options, token) {
      const parameters = { textDocument: toDocument(document), options: formattingOptions(options) };
      return ((await session.askAloud("textDocument/formatting", parameters, token)) ?? []).map(textEdit);
    },
  };
}

function rangeFormatting(session) {
  return {
    async provideDocumentRangeFormattingEdits(document, part, options, token) {
      const parameters = {
        textDocument: toDocument(document), range: toRange(part), options: formattingOptions(options),
      };
      return ((await session.askAloud("textDocument/rangeFormatting", parameters, token)) ?? []).map(textEdit);
    },
  };
}

const formattingOptions = ({ tabSize, insertSpaces }) => ({ tabSize, insertSpaces });

module.exports = { completion, formatting, rangeFormatting, rename };
