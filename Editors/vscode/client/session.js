"use strict";

const vscode = require("vscode");
const { sentence } = require("../features/convert");
const { registerProviders } = require("../features/providers");
const { refreshable } = require("../features/annotations");
const { CLIENT_CAPABILITIES } = require("./capabilities");
const { Connection } = require("./connection");
const { Diagnostics } = require("./diagnostics");
const { DocumentSync, selectorOf } = require("./documents");
const { answerServer } = require("./fromServer");
const { findProgram } = require("./program");
const { Progress } = require("./progress");
const { RestartLimit } = require("./restarts");
const { Server } = require("./server");
const { FileWatch } = require("./watching");

/** The language server of one folder of the workspace: started, asked, started again when it dies, stopped. */
class Session {
  #connection = null;
  #server = null;
  #documents = null;
  #commands = new Set();
  #parts = [];
  #limit = new RestartLimit();
  #timer = null;
  #isDisposed = false;
  #window;

  /**
   * @param {vscode.WorkspaceFolder} folder
   * @param {{ log: any, status: any }} window What all sessions write to.
   */
  constructor(folder, window) {
    this.folder = folder;
    this.selector = selectorOf(folder);
    this.diagnostics = new Diagnostics();
    this.#window = window;
  }

  /** Settings of the folder. */
  get settings() {
    const found = vscode.workspace.getConfiguration("l10n", this.folder.uri);
    return { path: found.get("path", "l10n"), trace: found.get("trace", "off") };
  }

  /** The program; `null` where there is none. */
  get program() {
    return findProgram(this.settings.path, this.folder.uri.fsPath);
  }

  /** Whether a document is one of this folder, and not of a folder in it that is in the workspace too. */
  owns(document) {
    const folder = vscode.workspace.getWorkspaceFolder(document.uri);
    return folder?.uri.toString() === this.folder.uri.toString()
      && vscode.languages.match(this.selector, document) > 0;
  }

  /** Does nothing where a server runs. */
  start() {
    if (this.#server || this.#isDisposed) return;
    const { program, settings } = this;
    if (!program) {
      this.#complain(settings.path);
      return;
    }
    this.#say("starting");
    const server = new Server(program, this.folder.uri.fsPath, {
      receive: (bytes) => connection.receive(bytes),
      log: (text) => this.#window.log.append(text),
      ended: (why) => this.#died(why),
    });
    const connection = new Connection((bytes) => server.send(bytes), (direction, message) =>
      this.#trace(direction, message));
    this.#server = server;
    this.#connection = connection;
    this.#initialize(connection, settings);
  }

  async #initialize(connection, settings) {
    const [progress, refreshes] = [new Progress(), refreshable()];
    this.#parts = [progress, refreshes];
    answerServer(this, connection, { progress, refreshes, log: this.#window.log });
    try {
      const said = await connection.request("initialize", this.#greeting(settings));
      if (this.#connection === connection) this.#begin(connection, said, refreshes);
    } catch (error) {
      // Where the server is gone, that was told already.
      if (this.#connection === connection) this.#died(`'initialize' failed: ${error.message}`);
    }
  }

  /** Ends the server; `start` may follow. */
  async stop() {
    clearTimeout(this.#timer);
    const [server, connection] = [this.#server, this.#connection];
    this.#leave();
    if (server) {
      await server.stop(async () => {
        await connection.request("shutdown");
        connection.notify("exit");
      });
      connection.close("the language server was stopped");
    }
  }

  /** Starts a server anew, however often it died before. */
  async restart() {
    this.#limit.forget();
    await this.stop();
    this.start();
  }

  async dispose() {
    this.#isDisposed = true;
    await this.stop();
    this.diagnostics.dispose();
    this.#window.status.delete(this.folder);
  }

  /** Tells the server of settings that changed. */
  configure() {
    this.#connection?.notify("$/setTrace", { value: this.settings.trace });
    this.#connection?.notify("workspace/didChangeConfiguration", { settings: { l10n: this.settings } });
  }

  /**
   * Asks for what is shown in passing: where there is no answer, nothing is shown, and the log says why.
   *
   * @returns {Promise<any>} `null` without an answer.
   */
  async ask(method, parameters, token) {
    try {
      return await this.askAloud(method, parameters, token);
    } catch (error) {
      if (!(error instanceof vscode.CancellationError)) this.#note(`${method}: ${error.message}`);
      return null;
    }
  }

  /** The same for what somebody waits for: throws what the editor shows. */
  async askAloud(method, parameters, token) {
    const document = parameters?.textDocument?.uri;
    if (!this.#connection || (document && !this.#documents?.has(document))) return null;
    try {
      return await this.#connection.request(method, parameters, token);
    } catch (error) {
      throw error.isCancellation ? new vscode.CancellationError() : error;
    }
  }

  /**
   * A command of the server as one of the editor; undefined for what is no command of the server, as it could be any of
   * the editor's.
   */
  command({ title, command, arguments: list }) {
    if (!this.#commands.has(command)) return undefined;
    const shown = { folder: this.folder.uri.toString(), command, arguments: list };
    return { title: title ?? "", command: "l10n.execute", arguments: [shown] };
  }

  async execute(command, list) {
    if (!this.#commands.has(command)) throw new Error(`'${command}' is no command of the language server`);
    return this.askAloud("workspace/executeCommand", { command, arguments: list });
  }

  #greeting({ trace }) {
    const { uri, name } = this.folder;
    return {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      locale: vscode.env.language,
      rootPath: uri.fsPath,
      rootUri: uri.toString(),
      workspaceFolders: [{ uri: uri.toString(), name }],
      capabilities: CLIENT_CAPABILITIES,
      trace,
    };
  }

  #begin(connection, { capabilities, serverInfo }, refreshes) {
    connection.notify("initialized", {});
    this.configure();
    this.#commands = new Set(capabilities.executeCommandProvider?.commands ?? []);
    this.watch = new FileWatch(this.folder, connection);
    this.#documents = new DocumentSync(this, connection, capabilities.textDocumentSync);
    this.#parts.push(this.watch, this.#documents, ...registerProviders(this, capabilities, refreshes));
    this.#say("ready", [serverInfo?.name, serverInfo?.version].filter(Boolean).join(" "));
  }

  /** Takes back what was registered for a server. */
  #leave() {
    this.#server = null;
    this.#connection = null;
    this.#documents = null;
    this.#commands.clear();
    for (const part of this.#parts.splice(0)) part.dispose();
    this.diagnostics.clear();
  }

  #died(why) {
    const [server, connection] = [this.#server, this.#connection];
    this.#leave();
    connection?.close("the language server ended");
    server?.kill();
    this.#note(why);
    const delay = this.#limit.take();
    if (delay === null) return this.#giveUp(why);
    this.#say("starting", "starting again");
    this.#timer = setTimeout(() => this.start(), delay);
    return undefined;
  }

  async #giveUp(why) {
    this.#say("stopped", sentence(why));
    const text = `l10n: the language server of '${this.folder.name}' keeps ending and stays stopped: ${why}`;
    const choice = await vscode.window.showErrorMessage(sentence(text), "Restart", "Show Log");
    if (choice === "Restart") await this.restart();
    else if (choice) this.#window.log.show();
  }

  async #complain(path) {
    this.#say("missing", `'${path}'`);
    const where = /[/\\]/.test(path) ? "is not there, or cannot be run" : "is not on the PATH";
    const text = `l10n: the program '${path}' ${where}. Install l10n, or set l10n.path to the program.`;
    const choice = await vscode.window.showErrorMessage(sentence(text), "Open Settings", "Try Again");
    if (choice === "Try Again") await this.restart();
    else if (choice) vscode.commands.executeCommand("workbench.action.openSettings", "l10n.path");
  }

  #say(state, detail) {
    this.#window.status.set(this.folder, state, detail);
  }

  #note(text) {
    this.#window.log.appendLine(`[${this.folder.name}] ${text}`);
  }

  #trace(direction, message) {
    const { trace } = this.settings;
    if (direction === "!") this.#note(`${message.method}: ${message.error}`);
    else if (trace === "verbose") this.#note(`${direction} ${JSON.stringify(message)}`);
    else if (trace === "messages") this.#note(`${direction} ${message.method ?? "answer"} ${message.id ?? ""}`);
  }
}

module.exports = { Session };
