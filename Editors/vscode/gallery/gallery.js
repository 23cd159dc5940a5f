"use strict";

const vscode = require("vscode");
const { sentence } = require("../features/convert");
const { framePage } = require("./page");
const { Preview, allowsFrames, policyOf } = require("./preview");

/** The galleries of the window, one for each folder, each beside the table that it is about. */
class Galleries {
  #open = new Map();
  #log;

  constructor(log) {
    this.#log = log;
  }

  /** Shows the gallery of a folder, in a panel where its server lets itself be framed, else in the browser. */
  show(session) {
    return this.#with(session, async (gallery, address) => {
      if (!allowsFrames(await policyOf(address))) return this.#openOutside(address);
      gallery.panel ??= this.#panel(session, gallery);
      const seen = await vscode.env.asExternalUri(vscode.Uri.parse(address, true));
      gallery.panel.webview.html = framePage(seen.toString(true), gallery.panel.title);
      gallery.panel.reveal(undefined, true);
      return undefined;
    });
  }

  openInBrowser(session) {
    return this.#with(session, (_, address) => this.#openOutside(address));
  }

  /** Ends all galleries. */
  stop() {
    for (const [key, { preview, panel }] of this.#open) {
      this.#open.delete(key);
      preview.stop();
      panel?.dispose();
    }
  }

  dispose() {
    this.stop();
  }

  async #with(session, act) {
    if (!session) {
      await vscode.window.showInformationMessage("l10n: open a folder with string tables to see its gallery.");
      return;
    }
    const { program } = session;
    if (!program) {
      await session.restart();
      return;
    }
    const key = session.folder.uri.toString();
    const gallery = this.#open.get(key) ?? this.#start(key, session, program);
    try {
      const title = `l10n: drawing the gallery of ${session.folder.name}`;
      const options = { location: vscode.ProgressLocation.Window, title };
      await act(gallery, await vscode.window.withProgress(options, () => gallery.preview.address));
    } catch (error) {
      const text = `l10n: the gallery of '${session.folder.name}' cannot be shown: ${error.message}`;
      const choice = await vscode.window.showErrorMessage(sentence(text), "Show Log");
      if (choice) this.#log.show();
    }
  }

  #start(key, session, program) {
    const gallery = { panel: null, preview: null };
    gallery.preview = new Preview(program, session.folder.uri.fsPath, {
      log: (text) => this.#log.append(text),
      ended: () => {
        if (this.#open.get(key) !== gallery) return;
        this.#open.delete(key);
        gallery.panel?.dispose();
      },
    });
    this.#open.set(key, gallery);
    return gallery;
  }

  #panel(session, gallery) {
    const panel = vscode.window.createWebviewPanel(
      "l10n.gallery", `Gallery of ${session.folder.name}`,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      // Scripts of the frame run only where the panel may have some; its own page has none.
      { enableScripts: true, enableCommandUris: false, localResourceRoots: [], retainContextWhenHidden: true });
    panel.onDidDispose(() => {
      const key = session.folder.uri.toString();
      if (this.#open.get(key) === gallery) this.#open.delete(key);
      gallery.panel = null;
      gallery.preview.stop();
    });
    return panel;
  }

  async #openOutside(address) {
    await vscode.env.openExternal(vscode.Uri.parse(address, true));
  }
}

module.exports = { Galleries };
