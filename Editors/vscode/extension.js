"use strict";

const vscode = require("vscode");
const { isTable, selectorOf } = require("./client/documents");
const { Session } = require("./client/session");
const { Status } = require("./client/status");
const { Galleries } = require("./gallery/gallery");

const PROJECTS = "**/{l10n.json,*.strings,*.stringsdict,*.xcstrings,*.xliff,*.xlf}";
const BUILT = "**/{.build,DerivedData,Pods,Carthage,node_modules}/**";

/** The servers of the window: one for each folder of the workspace that has texts. */
class Sessions {
  #sessions = new Map();
  #window;

  constructor(window) {
    this.#window = window;
  }

  get all() {
    return [...this.#sessions.values()];
  }

  get(uri) {
    return this.#sessions.get(uri);
  }

  /** That of the document that is being edited, else any. */
  get current() {
    const document = vscode.window.activeTextEditor?.document;
    const folder = document && vscode.workspace.getWorkspaceFolder(document.uri);
    return this.get(folder?.uri.toString()) ?? this.all[0];
  }

  add(folder) {
    const uri = folder.uri.toString();
    if (folder.uri.scheme !== "file" || this.#sessions.has(uri)) return;
    const session = new Session(folder, this.#window);
    this.#sessions.set(uri, session);
    session.start();
  }

  async addWhereTextsAre(folder) {
    const found = await vscode.workspace.findFiles(new vscode.RelativePattern(folder, PROJECTS), BUILT, 1);
    if (found.length > 0) this.add(folder);
  }

  addFor(document) {
    const folder = isTable(document) && vscode.workspace.getWorkspaceFolder(document.uri);
    if (folder) this.add(folder);
  }

  async remove(folder) {
    const uri = folder.uri.toString();
    const session = this.#sessions.get(uri);
    this.#sessions.delete(uri);
    await session?.dispose();
  }

  async dispose() {
    const all = this.all;
    this.#sessions.clear();
    await Promise.all(all.map((session) => session.dispose()));
  }
}

let sessions = null;
let galleries = null;

function activate(context) {
  const { commands, window, workspace } = vscode;
  const log = window.createOutputChannel("l10n");
  const status = new Status((workspace.workspaceFolders ?? []).flatMap(selectorOf));
  sessions = new Sessions({ log, status });
  galleries = new Galleries(log);
  const gallery = (act) => () => act(sessions.current);
  context.subscriptions.push(
    log, status, galleries,
    commands.registerCommand("l10n.restart", () => Promise.all(sessions.all.map((one) => one.restart()))),
    commands.registerCommand("l10n.showOutput", () => log.show()),
    commands.registerCommand("l10n.showGallery", gallery((session) => galleries.show(session))),
    commands.registerCommand("l10n.openGalleryInBrowser", gallery((session) => galleries.openInBrowser(session))),
    commands.registerCommand("l10n.stopGallery", () => galleries.stop()),
    commands.registerCommand("l10n.execute", ({ folder, command, arguments: list }) =>
      sessions.get(folder)?.execute(command, list)),
    workspace.onDidOpenTextDocument((document) => sessions.addFor(document)),
    workspace.onDidChangeConfiguration((event) => configure(event)),
    workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      for (const folder of removed) sessions.remove(folder);
      for (const folder of added) sessions.addWhereTextsAre(folder);
      status.select((workspace.workspaceFolders ?? []).flatMap(selectorOf));
    }));
  for (const folder of workspace.workspaceFolders ?? []) sessions.addWhereTextsAre(folder);
  for (const document of workspace.textDocuments) sessions.addFor(document);
}

function configure(event) {
  for (const session of sessions.all) {
    if (event.affectsConfiguration("l10n.path", session.folder.uri)) session.restart();
    else if (event.affectsConfiguration("l10n", session.folder.uri)) session.configure();
  }
}

async function deactivate() {
  galleries?.dispose();
  await sessions?.dispose();
}

module.exports = { activate, deactivate };
