"use strict";

const vscode = require("vscode");

const [CREATED, CHANGED, DELETED] = [1, 2, 3];
const PATIENCE = 200;
// Tables, the configuration and token files, code, and what says which targets have them.
const PATTERN = "**/{*.strings,*.stringsdict,*.xcstrings,*.xliff,*.xlf,*.json,*.swift,*.m,*.mm,*.h,project.pbxproj}";
const BUILT = /\/(\.build|\.git|DerivedData|node_modules)\//;

/** Tells a server which files of its project changed on the disk, several at a time. */
class FileWatch {
  #changes = new Map();
  #registered = new Map();
  #timer = null;
  #folder;
  #connection;

  constructor(folder, connection) {
    this.#folder = folder;
    this.#connection = connection;
    this.#registered.set("", [this.#watch(new vscode.RelativePattern(folder, PATTERN))]);
  }

  /** Takes `client/registerCapability`: the server knows better which files it reads, as those above the folder. */
  register({ registrations }) {
    for (const { id, method, registerOptions } of registrations ?? []) {
      if (method !== "workspace/didChangeWatchedFiles") throw new Error(`'${method}' cannot be registered`);
      this.#unregister(id);
      const watchers = (registerOptions?.watchers ?? []).map(({ globPattern, kind }) =>
        this.#watch(this.#pattern(globPattern), kind));
      this.#registered.set(id, watchers);
    }
  }

  unregister({ unregisterations }) {
    for (const { id } of unregisterations ?? []) this.#unregister(id);
  }

  dispose() {
    clearTimeout(this.#timer);
    for (const id of [...this.#registered.keys()]) this.#unregister(id);
  }

  #unregister(id) {
    for (const watcher of this.#registered.get(id) ?? []) watcher.dispose();
    this.#registered.delete(id);
  }

  #pattern(glob) {
    if (typeof glob === "string") {
      return glob.startsWith("/") ? glob : new vscode.RelativePattern(this.#folder, glob);
    }
    const base = typeof glob.baseUri === "string" ? glob.baseUri : glob.baseUri.uri;
    return new vscode.RelativePattern(vscode.Uri.parse(base, true), glob.pattern);
  }

  #watch(pattern, kind = 7) {
    const watcher = vscode.workspace.createFileSystemWatcher(pattern, !(kind & 1), !(kind & 2), !(kind & 4));
    watcher.onDidCreate((uri) => this.#note(uri, CREATED));
    watcher.onDidChange((uri) => this.#note(uri, CHANGED));
    watcher.onDidDelete((uri) => this.#note(uri, DELETED));
    return watcher;
  }

  #note(uri, type) {
    if (uri.scheme !== "file" || BUILT.test(uri.path)) return;
    this.#changes.set(uri.toString(), type);
    this.#timer ??= setTimeout(() => {
      const changes = [...this.#changes].map(([changed, how]) => ({ uri: changed, type: how }));
      this.#changes.clear();
      this.#timer = null;
      this.#connection.notify("workspace/didChangeWatchedFiles", { changes });
    }, PATIENCE);
  }
}

module.exports = { FileWatch };
