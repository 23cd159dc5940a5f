"use strict";

const vscode = require("vscode");
const convert = require("../../../Editors/vscode/features/convert");
const { applyEdit, workspaceEdit } = require("../../../Editors/vscode/features/edits");
const { equal, holds, refusal, test } = require("./testing");

const { fake } = vscode;
const at = (line, character) => ({ line, character });
const range = (from, to) => ({ start: at(0, from), end: at(0, to) });

test("positions are UTF-16 units on both sides", () => {
  equal(convert.toPosition(convert.position(at(3, 7))), at(3, 7));
  equal(fake.shown(convert.range({ start: at(1, 2), end: at(3, 4) })), "1:2-3:4");
  const place = convert.toPlace({ uri: vscode.Uri.file("/a b/x.strings") }, new vscode.Position(0, 2));
  equal(place, { textDocument: { uri: "file:///a%20b/x.strings" }, position: at(0, 2) });
});

test("positions that no editor has are moved to one that it has", () => {
  equal(convert.position(at(-1, 1e99)), at(0, 2 ** 31 - 1));
  equal(convert.position(at(1.5, Number.NaN)), at(1, 0));
  equal(convert.position(undefined), at(0, 0));
});

test("only files are files, only the web is the web", async () => {
  equal(convert.fileUri("file:///a%20b").path, "/a b");
  for (const uri of ["command:workbench.action.quit", "https://example.org/x", "vscode://x/y", "untitled:x"]) {
    holds((await refusal(() => convert.fileUri(uri))).endsWith("is no file"), uri);
  }
  equal(convert.webUri("https://example.org/rules").authority, "example.org");
  for (const uri of ["command:x", "file:///x", "javascript:x", " https://example.org", undefined]) {
    equal(convert.webUri(uri), undefined, uri);
  }
});

test("Markdown of the server can run nothing", () => {
  for (const value of ["[x](command:y)", { kind: "markdown", value: "[x](command:y)" }]) {
    const text = convert.markdown(value);
    equal([text.value, text.isTrusted, text.supportHtml], ["[x](command:y)", false, false]);
  }
  equal(convert.markdown({ kind: "plaintext", value: "*a*" }).value, "\\*a\\*");
  equal(convert.markdown({ language: "swift", value: "let a" }).value, "\n```swift\nlet a\n```\n");
  equal(convert.documentation("*plain*"), "*plain*");
});

test("a message makes no links", () => {
  equal(convert.sentence("[x](command:y)"), "[x] (command:y)");
  equal(convert.sentence("x".repeat(2000)).length, 1001);
});

test("edits of several documents", () => {
  fake.reset();
  const edit = workspaceEdit({
    changes: {
      "file:///a.strings": [{ range: range(1, 2), newText: "x" }, { range: range(5, 5), newText: "y" }],
      "file:///b.strings": [{ range: range(0, 9), newText: "" }],
    },
  });
  equal(edit.steps, [
    ["replace", "file:///a.strings", "0:1-0:2", "x"], ["replace", "file:///a.strings", "0:5-0:5", "y"],
    ["replace", "file:///b.strings", "0:0-0:9", ""],
  ]);
});

test("document changes keep their order, with files and what is asked before", () => {
  fake.reset();
  const edit = workspaceEdit({
    changes: { "file:///unused": [] },
    changeAnnotations: { a: { label: "Rename", needsConfirmation: true } },
    documentChanges: [
      { kind: "create", uri: "file:///new.strings", options: { ignoreIfExists: true } },
      { textDocument: { uri: "file:///new.strings", version: null }, edits: [{ range: range(0, 0), newText: "x" }] },
      { kind: "rename", oldUri: "file:///a", newUri: "file:///b", annotationId: "a" },
      { kind: "delete", uri: "file:///c", options: { recursive: true } },
    ],
  });
  equal(edit.steps, [
    ["create", "file:///new.strings", { ignoreIfExists: true }],
    ["replace", "file:///new.strings", "0:0-0:0", "x"],
    ["rename", "file:///a", "file:///b", {}, { label: "Rename", needsConfirmation: true }],
    ["delete", "file:///c", { recursive: true }],
  ]);
});

test("an edit of an earlier version is refused", async () => {
  fake.reset();
  const document = fake.open("/app/a.strings", "apple-strings", "");
  const edit = (version) => ({
    documentChanges: [{
      textDocument: { uri: "file:///app/a.strings", version }, edits: [{ range: range(0, 0), newText: "x" }],
    }],
  });
  equal((await applyEdit({ edit: edit(1) })).applied, true);
  document.version = 2;
  equal(await applyEdit({ edit: edit(1) }), {
    applied: false, failureReason: "'app/a.strings' has changed meanwhile: try again",
  });
  equal(vscode.fake.seen.applied.length, 1);
});

test("an edit of what is no file is refused", async () => {
  const edit = { changes: { "vscode-userdata:/settings.json": [{ range: range(0, 0), newText: "x" }] } };
  equal((await applyEdit({ edit })).applied, false);
  equal((await applyEdit({ edit: { documentChanges: [{ kind: "run", uri: "file:///x" }] } })).applied, false);
});
