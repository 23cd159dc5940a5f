"use strict";

const vscode = require("vscode");
const { registerProviders } = require("../../../Editors/vscode/features/providers");
const { refreshable } = require("../../../Editors/vscode/features/annotations");
const { equal, holds, refusal, test } = require("./testing");

const { fake } = vscode;
const at = (line, character) => ({ line, character });
const range = (from, to) => ({ start: at(0, from), end: at(0, to) });
const here = new vscode.Position(0, 4);
const document = { uri: vscode.Uri.file("/app/a.strings"), getWordRangeAtPosition: () => undefined };
const PLACE = { textDocument: { uri: "file:///app/a.strings" }, position: at(0, 4) };

/** The provider of one feature, with a server that answers by method, and what it was asked. */
function provider(name, offers, answers) {
  fake.reset();
  const asked = [];
  const ask = async (method, parameters) => {
    asked.push([method, parameters]);
    return answers[method] ?? null;
  };
  const session = {
    selector: ["*"], ask, askAloud: ask,
    command: ({ command, title }) => (command === "l10n.fix" ? { command: "l10n.execute", title } : undefined),
    diagnostics: { original: ({ data }) => data, shown: (one) => one },
  };
  const made = registerProviders(session, offers, refreshable());
  const found = fake.seen.providers.get(name);
  return { provider: found?.provider, rest: found?.rest, asked, made };
}

test("only what the server offers is registered, and can be taken back", () => {
  equal(provider("Hover", {}, {}).made.length, 0);
  const { made } = provider("Hover", { hoverProvider: true, renameProvider: false, foldingRangeProvider: {} }, {});
  equal([...fake.seen.providers.keys()].sort(), ["FoldingRange", "Hover"]);
  for (const one of made) one.dispose();
  equal(fake.seen.providers.size, 0);
});

test("a hover", async () => {
  const picture = "![de](data:image/svg+xml;base64,PHN2Zy8+)";
  const { provider: hover, asked } = provider("Hover", { hoverProvider: true }, {
    "textDocument/hover": { contents: { kind: "markdown", value: picture }, range: range(1, 3) },
  });
  const found = await hover.provideHover(document, here);
  equal([found.contents[0].value, found.contents[0].isTrusted, fake.shown(found.range)], [picture, false, "0:1-0:3"]);
  equal(asked, [["textDocument/hover", PLACE]]);
});

test("completion with what all its items share", async () => {
  const { provider: completion, asked, rest } = provider("CompletionItem", {
    completionProvider: { triggerCharacters: ['"', "%"], resolveProvider: true },
  }, {
    "textDocument/completion": {
      isIncomplete: true,
      itemDefaults: { editRange: { insert: range(1, 2), replace: range(1, 5) }, insertTextFormat: 2, data: "d" },
      items: [
        { label: "key.one", kind: 12, textEditText: "key.one$0", documentation: { kind: "markdown", value: "*one*" } },
        { label: "%lld", textEdit: { range: range(3, 4), newText: "%lld" }, insertTextFormat: 1, data: "own" },
        { label: "old", tags: [1], labelDetails: { detail: " x" }, kind: 99 },
      ],
    },
    "completionItem/resolve": { label: "key.one", detail: "from the table", documentation: "plain" },
  });
  equal(rest, ['"', "%"]);
  const context = { triggerKind: 1, triggerCharacter: "%" };
  const list = await completion.provideCompletionItems(document, here, undefined, context);
  equal(asked[0][1].context, { triggerKind: 2, triggerCharacter: "%" });
  equal(list.isIncomplete, true);
  const [one, other, old] = list.items;
  equal([one.kind, one.insertText.value, fake.shown(one.range.replacing)], [11, "key.one$0", "0:1-0:5"]);
  equal([other.kind, other.insertText, fake.shown(other.range)], [undefined, "%lld", "0:3-0:4"]);
  equal([old.label, old.kind, old.tags], [{ label: "old", detail: " x" }, 0, [1]]);
  const resolved = await completion.resolveCompletionItem(one);
  equal([resolved.detail, resolved.documentation, asked[1][1].data], ["from the table", "plain", "d"]);
  await completion.resolveCompletionItem(other);
  equal(asked[2][1].data, "own");
});

test("definitions and references", async () => {
  const { provider: definition } = provider("Definition", { definitionProvider: true }, {
    "textDocument/definition": [
      { uri: "file:///b.strings", range: range(0, 3) },
      { targetUri: "file:///c.strings", targetRange: range(0, 9), targetSelectionRange: range(1, 2) },
    ],
  });
  const [one, other] = await definition.provideDefinition(document, here);
  equal([one.uri.path, fake.shown(one.range)], ["/b.strings", "0:0-0:3"]);
  equal([other.targetUri.path, fake.shown(other.targetSelectionRange)], ["/c.strings", "0:1-0:2"]);
  const { provider: references, asked } = provider("Reference", { referencesProvider: true }, {});
  equal(await references.provideReferences(document, here, { includeDeclaration: false }), []);
  equal(asked[0][1], { ...PLACE, context: { includeDeclaration: false } });
});

test("the same key in a file", async () => {
  const { provider: highlights } = provider("DocumentHighlight", { documentHighlightProvider: true }, {
    "textDocument/documentHighlight": [{ range: range(0, 3) }, { range: range(4, 6), kind: 3 }],
  });
  const found = await highlights.provideDocumentHighlights(document, here);
  equal(found.map(({ range: place, kind }) => [fake.shown(place), kind]), [["0:0-0:3", 0], ["0:4-0:6", 2]]);
});

test("symbols of a table, and those that the editor would refuse", async () => {
  const { provider: symbols } = provider("DocumentSymbol", { documentSymbolProvider: true }, {
    "textDocument/documentSymbol": [
      { name: "a", kind: 20, range: range(0, 9), selectionRange: range(0, 3), detail: "Text",
        children: [{ name: "other", kind: 15, range: range(4, 8), selectionRange: range(4, 8) }] },
      { name: "", kind: 20, range: range(0, 2), selectionRange: range(5, 9) },
    ],
  });
  const [one, other] = await symbols.provideDocumentSymbols(document);
  equal([one.name, one.kind, one.children[0].name], ["a", 19, "other"]);
  equal([other.name, fake.shown(other.selectionRange)], ["–", "0:0-0:0"]);
});

test("symbols of the project", async () => {
  const offers = { workspaceSymbolProvider: { resolveProvider: true } };
  const { provider: symbols, asked } = provider("WorkspaceSymbol", offers, {
    "workspace/symbol": [{ name: "a", kind: 20, location: { uri: "file:///a.strings" } }],
    "workspaceSymbol/resolve": { name: "a", kind: 20, location: { uri: "file:///a.strings", range: range(2, 3) } },
  });
  const [one] = await symbols.provideWorkspaceSymbols("a");
  equal(fake.shown((await symbols.resolveWorkspaceSymbol(one)).location.range), "0:2-0:3");
  equal(asked.map(([method]) => method), ["workspace/symbol", "workspaceSymbol/resolve"]);
});

test("a name is asked for before it is changed", async () => {
  const rename = (answer) => provider("Rename", { renameProvider: { prepareProvider: true } }, {
    "textDocument/prepareRename": answer,
    "textDocument/rename": { changes: { "file:///a": [{ range: range(0, 1), newText: "x" }] } },
  }).provider;
  const found = await rename({ range: range(1, 4), placeholder: "old" }).prepareRename(document, here);
  equal([fake.shown(found.range), found.placeholder], ["0:1-0:4", "old"]);
  equal(fake.shown(await rename(range(1, 4)).prepareRename(document, here)), "0:1-0:4");
  equal(await refusal(() => rename(null).prepareRename(document, here)), "there is no key here to rename");
  equal(await refusal(() => rename({ defaultBehavior: true }).prepareRename(document, here)),
    "there is no key here to rename");
  equal((await rename(null).provideRenameEdits(document, here, "x")).steps, [["replace", "file:///a", "0:0-0:1", "x"]]);
});

test("actions with edits, with commands of the server, and resolved when they are chosen", async () => {
  const { provider: actions, asked, rest } = provider("CodeActions", {
    codeActionProvider: { codeActionKinds: ["quickfix"], resolveProvider: true },
  }, {
    "textDocument/codeAction": [
      { title: "Fix", kind: "quickfix", isPreferred: true, edit: { changes: { "file:///a": [] } } },
      { title: "Later", kind: "quickfix", data: 3 },
      { title: "Run", command: "l10n.fix" },
      { title: "Quit", command: "workbench.action.quit" },
      { title: "Not now", kind: "refactor", disabled: { reason: "no key" } },
    ],
    "codeAction/resolve": {
      title: "Later", edit: { changes: { "file:///b": [{ range: range(0, 1), newText: "y" }] } },
    },
  });
  equal(rest[0].providedCodeActionKinds.map(({ value }) => value), ["quickfix"]);
  const context = { diagnostics: [{ data: { n: 1 } }, {}], only: { value: "quickfix" }, triggerKind: 1 };
  const list = await actions.provideCodeActions(document, new vscode.Range(here, here), context);
  equal(asked[0][1].context, { diagnostics: [{ n: 1 }], only: ["quickfix"], triggerKind: 1 });
  equal(list.map(({ title }) => title), ["Fix", "Later", "Run", "Not now"]);
  equal([list[0].isPreferred, list[0].kind.value, list[2].command.command, list[3].disabled.reason],
    [true, "quickfix", "l10n.execute", "no key"]);
  equal((await actions.resolveCodeAction(list[1])).edit.steps, [["replace", "file:///b", "0:0-0:1", "y"]]);
  await actions.resolveCodeAction(list[0]);
  equal(asked.length, 2);
});

test("folds, colours and hints", async () => {
  const offers = {
    foldingRangeProvider: true, inlayHintProvider: {},
    semanticTokensProvider: { legend: { tokenTypes: ["string"], tokenModifiers: ["static"] }, full: { delta: true } },
  };
  const answers = {
    "textDocument/foldingRange": [{ startLine: 1, endLine: 4, kind: "comment" }, { startLine: 5, endLine: 6 }],
    "textDocument/semanticTokens/full": { data: [0, 1, 5, 0, 1] },
    "textDocument/inlayHint": [{
      position: at(0, 2), paddingLeft: true, tooltip: { kind: "markdown", value: "*x*" },
      label: [{ value: "Text", location: { uri: "file:///a", range: range(0, 1) }, command: { command: "other" } }],
    }],
  };
  const { provider: folds } = provider("FoldingRange", offers, answers);
  equal((await folds.provideFoldingRanges(document)).map(({ start, end, kind }) => [start, end, kind]),
    [[1, 4, 1], [5, 6, undefined]]);
  const { provider: colours, rest } = provider("DocumentSemanticTokens", offers, answers);
  equal(rest[0].tokenModifiers, ["static"]);
  equal([...(await colours.provideDocumentSemanticTokens(document)).data], [0, 1, 5, 0, 1]);
  holds(!fake.seen.providers.has("DocumentRangeSemanticTokens"), "no colours of a part are offered");
  const { provider: hints } = provider("InlayHints", offers, answers);
  const [hint] = await hints.provideInlayHints(document, new vscode.Range(here, here));
  equal([hint.label[0].value, hint.label[0].command, hint.paddingLeft, hint.tooltip.isTrusted],
    ["Text", undefined, true, false]);
});

test("a text is laid out", async () => {
  const { provider: formatting, asked } = provider("DocumentFormattingEdit", { documentFormattingProvider: true }, {
    "textDocument/formatting": [{ range: range(0, 3), newText: "" }],
  });
  const [edit] = await formatting.provideDocumentFormattingEdits(document, { tabSize: 2, insertSpaces: true });
  equal([fake.shown(edit.range), edit.newText], ["0:0-0:3", ""]);
  equal(asked[0][1].options, { tabSize: 2, insertSpaces: true });
});
