"use strict";

const types = require("./types");

/** The module `vscode` for tests: one window with one folder, and what a test does in it. */

const { Disposable, EventEmitter, Uri } = types;
const events = Object.fromEntries(
  ["open", "close", "change", "save", "configuration", "folders"].map((name) => [name, new EventEmitter()]));

/** What the extension has done to the window. */
const seen = {};
let choices = [];

function reset() {
  Object.assign(seen, {
    providers: new Map(), diagnostics: new Map(), messages: [], opened: [], applied: [], panels: [], status: [],
    commands: new Map(), watchers: [], log: "", progress: [],
  });
  choices = [];
  workspace.textDocuments.length = 0;
  workspace.workspaceFolders = [{ uri: Uri.file("/app"), name: "app", index: 0 }];
  workspace.settings = {};
  window.activeTextEditor = undefined;
}

/** What the next message is answered with. */
function choose(...titles) {
  choices.push(...titles);
}

function document(path, languageId, text) {
  return {
    uri: Uri.file(path), languageId, version: 1, text,
    getText() {
      return this.text;
    },
    getWordRangeAtPosition: () => undefined,
  };
}

function open(path, languageId, text) {
  const made = document(path, languageId, text);
  workspace.textDocuments.push(made);
  events.open.fire(made);
  return made;
}

/** Replaces parts of a text by offsets, the last one first, and tells of it as the editor does. */
function change(made, edits) {
  const before = made.text;
  const at = (offset) => {
    const lines = before.slice(0, offset).split("\n");
    return new types.Position(lines.length - 1, lines.at(-1).length);
  };
  const contentChanges = [...edits].sort(([one], [other]) => other - one).map(([from, to, text]) => {
    made.text = made.text.slice(0, from) + text + made.text.slice(to);
    return { range: new types.Range(at(from), at(to)), rangeOffset: from, rangeLength: to - from, text };
  });
  made.version += 1;
  events.change.fire({ document: made, contentChanges });
}

function close(made) {
  workspace.textDocuments.splice(workspace.textDocuments.indexOf(made), 1);
  events.close.fire(made);
}

const workspace = {
  textDocuments: [],
  workspaceFolders: [],
  settings: {},
  getConfiguration: () => ({ get: (name, other) => workspace.settings[name] ?? other }),
  getWorkspaceFolder: (uri) => workspace.workspaceFolders
    .filter((folder) => uri.path.startsWith(`${folder.uri.path}/`))
    .sort((one, other) => other.uri.path.length - one.uri.path.length)[0],
  asRelativePath: (uri) => uri.path.slice(1),
  findFiles: async () => [],
  onDidOpenTextDocument: events.open.event,
  onDidCloseTextDocument: events.close.event,
  onDidChangeTextDocument: events.change.event,
  onDidSaveTextDocument: events.save.event,
  onDidChangeConfiguration: events.configuration.event,
  onDidChangeWorkspaceFolders: events.folders.event,
  async applyEdit(edit) {
    seen.applied.push(edit.steps);
    return true;
  },
  createFileSystemWatcher(pattern) {
    const [created, changed, deleted] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
    const watcher = {
      pattern, created, changed, deleted, onDidCreate: created.event, onDidChange: changed.event,
      onDidDelete: deleted.event,
      dispose() {
        watcher.isDisposed = true;
      },
    };
    seen.watchers.push(watcher);
    return watcher;
  },
};

function message(kind) {
  return async (text, ...buttons) => {
    seen.messages.push([kind, text, ...buttons]);
    return choices.shift();
  };
}

const window = {
  activeTextEditor: undefined,
  showErrorMessage: message("error"),
  showWarningMessage: message("warning"),
  showInformationMessage: message("information"),
  createOutputChannel: () => ({ append: log, appendLine: (text) => log(`${text}\n`), show() {}, dispose() {} }),
  async withProgress(options, task) {
    const reports = [];
    seen.progress.push({ title: options.title, reports });
    return task({ report: ({ message: text }) => reports.push(text) });
  },
  async showTextDocument(uri, options) {
    seen.opened.push([uri.toString(), options]);
  },
  createWebviewPanel(type, title, place, options) {
    const gone = new EventEmitter();
    const panel = { type, title, options, webview: { html: "" }, onDidDispose: gone.event, reveal() {} };
    panel.dispose = () => gone.fire();
    seen.panels.push(panel);
    return panel;
  },
};

function log(text) {
  seen.log += text;
}

/** A provider by the name of what it provides, taken away when it is disposed of. */
function register(name) {
  return (selector, provider, ...rest) => {
    // That of the workspace has no selector.
    const entry = provider === undefined ? { provider: selector, rest } : { selector, provider, rest };
    seen.providers.set(name, entry);
    return new Disposable(() => seen.providers.delete(name));
  };
}

const PROVIDERS = [
  "CodeActions", "CompletionItem", "Definition", "DocumentFormattingEdit", "DocumentHighlight",
  "DocumentRangeFormattingEdit", "DocumentRangeSemanticTokens", "DocumentSemanticTokens", "DocumentSymbol",
  "FoldingRange", "Hover", "InlayHints", "Reference", "Rename", "WorkspaceSymbol",
];
const languages = {
  ...Object.fromEntries(PROVIDERS.map((name) => [`register${name}Provider`, register(name)])),
  match: (selector, { uri }) => (selector.length > 0 && uri.scheme === "file" && /\.\w+$/.test(uri.path) ? 10 : 0),
  createDiagnosticCollection: () => ({
    set: (uri, list) => seen.diagnostics.set(uri.toString(), list),
    clear: () => seen.diagnostics.clear(),
    dispose() {},
  }),
  createLanguageStatusItem: () => new Proxy({ dispose() {} }, {
    set(item, name, value) {
      if (name === "text") seen.status.push(value);
      item[name] = value;
      return true;
    },
  }),
};

const commands = {
  registerCommand(name, act) {
    seen.commands.set(name, act);
    return new Disposable(() => seen.commands.delete(name));
  },
  async executeCommand(name, ...list) {
    seen.opened.push([name, ...list]);
  },
};

const env = {
  appName: "Test", language: "en",
  async openExternal(uri) {
    seen.opened.push(["external", uri.toString(true)]);
    return true;
  },
  asExternalUri: async (uri) => uri,
};

module.exports = {
  ...types, commands, env, languages, version: "1.0.0", window, workspace,
  fake: { change, choose, close, events, open, reset, seen, shown: types.shown },
};
