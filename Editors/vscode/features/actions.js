"use strict";

const vscode = require("vscode");
const { toDocument, toRange } = require("./convert");
const { workspaceEdit } = require("./edits");

/** Fixes and other actions at a place; what an action changes may be asked for when it is chosen. */
function codeActions(session, { resolveProvider }) {
  const originals = new WeakMap();
  const provider = {
    async provideCodeActions(document, part, context, token) {
      const found = await session.ask("textDocument/codeAction", {
        textDocument: toDocument(document),
        range: toRange(part),
        context: {
          diagnostics: context.diagnostics.flatMap((one) => session.diagnostics.original(one) ?? []),
          only: context.only ? [context.only.value] : undefined,
          triggerKind: context.triggerKind,
        },
      }, token);
      return (found ?? []).flatMap((one) => {
        const action = typeof one.command === "string" ? commandAction(session, one) : codeAction(session, one);
        if (action) originals.set(action, one);
        return action ?? [];
      });
    },
  };
  if (resolveProvider) {
    provider.resolveCodeAction = async (action, token) => {
      const original = originals.get(action);
      if (!original || original.edit || typeof original.command === "string") return action;
      const found = await session.askAloud("codeAction/resolve", original, token);
      if (found?.edit) action.edit = workspaceEdit(found.edit);
      if (found?.command) action.command = session.command(found.command);
      return action;
    };
  }
  return provider;
}

/** A bare command in the place of an action. */
function commandAction(session, one) {
  const command = session.command(one);
  if (!command) return undefined;
  const action = new vscode.CodeAction(one.title, vscode.CodeActionKind.Empty);
  action.command = command;
  return action;
}

function codeAction(session, one) {
  const kind = one.kind ? vscode.CodeActionKind.Empty.append(one.kind) : vscode.CodeActionKind.Empty;
  const action = new vscode.CodeAction(one.title, kind);
  action.isPreferred = one.isPreferred;
  if (one.disabled) action.disabled = { reason: String(one.disabled.reason) };
  if (one.edit) action.edit = workspaceEdit(one.edit);
  if (one.command) action.command = session.command(one.command);
  action.diagnostics = (one.diagnostics ?? []).flatMap((each) => session.diagnostics.shown(each) ?? []);
  return action;
}

/** Kinds of actions that the server has, by which the editor knows whom to ask. */
function actionMetadata({ codeActionKinds }) {
  const kinds = codeActionKinds?.map((kind) => vscode.CodeActionKind.Empty.append(kind));
  return kinds ? { providedCodeActionKinds: kinds } : {};
}

module.exports = { actionMetadata, codeActions };
