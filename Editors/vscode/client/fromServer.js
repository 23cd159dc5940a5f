"use strict";

const vscode = require("vscode");
const { applyEdit } = require("../features/edits");
const { fileUri, range, sentence, webUri } = require("../features/convert");

const [ERROR, WARNING] = [1, 2];

function notify(type, text, ...choices) {
  const { window } = vscode;
  if (type === ERROR) return window.showErrorMessage(text, ...choices);
  if (type === WARNING) return window.showWarningMessage(text, ...choices);
  return window.showInformationMessage(text, ...choices);
}

/** Answers `window/showMessageRequest` with the chosen action, as the server sent it. */
async function choose({ type, message, actions = [] }) {
  const title = await notify(type, sentence(message), ...actions.map((action) => action.title));
  return actions.find((action) => action.title === title) ?? null;
}

/** Answers `window/showDocument`: files in the editor, addresses of the web outside of it. */
async function showDocument({ uri, external, takeFocus, selection }) {
  const address = webUri(uri);
  if (external || address) return { success: address ? await vscode.env.openExternal(address) : false };
  const options = { preserveFocus: takeFocus !== true, selection: selection ? range(selection) : undefined };
  await vscode.window.showTextDocument(fileUri(uri), options);
  return { success: true };
}

/** Answers `workspace/configuration`, section by section. */
function configuration({ items = [] }, settings) {
  return items.map(({ section }) => {
    if (!section) return { l10n: settings };
    if (section === "l10n") return settings;
    const name = section.startsWith("l10n.") ? section.slice(5) : "";
    return Object.hasOwn(settings, name) ? settings[name] : null;
  });
}

/** Sets what is done with requests and notifications of a server. */
function answerServer(session, connection, { progress, refreshes, log }) {
  connection.onRequest("workspace/applyEdit", applyEdit);
  connection.onRequest("workspace/configuration", (asked) => configuration(asked, session.settings));
  connection.onRequest("workspace/workspaceFolders", () => {
    const { uri, name } = session.folder;
    return [{ uri: uri.toString(), name }];
  });
  connection.onRequest("client/registerCapability", (asked) => session.watch.register(asked));
  connection.onRequest("client/unregisterCapability", (asked) => session.watch.unregister(asked));
  connection.onRequest("window/showMessageRequest", choose);
  connection.onRequest("window/showDocument", showDocument);
  connection.onRequest("window/workDoneProgress/create", () => null);
  connection.onRequest("workspace/semanticTokens/refresh", () => refreshes.tokens.fire());
  connection.onRequest("workspace/inlayHint/refresh", () => refreshes.hints.fire());
  connection.onNotification("textDocument/publishDiagnostics", (said) => session.diagnostics.publish(said));
  connection.onNotification("$/progress", (said) => progress.hear(said));
  connection.onNotification("window/showMessage", ({ type, message }) => notify(type, sentence(message)));
  connection.onNotification("window/logMessage", ({ message }) => log.appendLine(String(message)));
  connection.onNotification("$/logTrace", ({ message, verbose }) =>
    log.appendLine([message, verbose].filter(Boolean).join("\n")));
}

module.exports = { answerServer, configuration };
