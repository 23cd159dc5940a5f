"use strict";

const vscode = require("vscode");
const { fileUri, range } = require("./convert");

/** What the editor asks before a change; `needsConfirmation` opens its preview of the changes. */
function metadata(annotations, id) {
  const annotation = id === undefined ? undefined : annotations?.[id];
  if (!annotation) return undefined;
  return {
    label: String(annotation.label),
    description: annotation.description,
    needsConfirmation: annotation.needsConfirmation === true,
  };
}

/**
 * A change of several documents.
 *
 * @param {any} value A WorkspaceEdit of the protocol, with `changes` or `documentChanges`.
 * @returns {vscode.WorkspaceEdit}
 * @throws {Error} For a document that is no file, or is open in a later version than the change is for.
 */
function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  const annotations = value?.changeAnnotations;
  if (Array.isArray(value?.documentChanges)) {
    for (const change of value.documentChanges) {
      if (change.kind === undefined) addDocument(edit, change, annotations);
      else addFile(edit, change, annotations);
    }
  } else {
    for (const [uri, edits] of Object.entries(value?.changes ?? {})) {
      for (const one of edits) edit.replace(fileUri(uri), range(one.range), String(one.newText));
    }
  }
  return edit;
}

function addDocument(edit, { textDocument, edits }, annotations) {
  const uri = fileUri(textDocument.uri);
  if (Number.isInteger(textDocument.version)) {
    const open = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
    if (open && open.version !== textDocument.version) {
      throw new Error(`'${vscode.workspace.asRelativePath(uri)}' has changed meanwhile: try again`);
    }
  }
  for (const one of edits) {
    edit.replace(uri, range(one.range), String(one.newText), metadata(annotations, one.annotationId));
  }
}

function addFile(edit, change, annotations) {
  const { overwrite, ignoreIfExists, recursive, ignoreIfNotExists } = change.options ?? {};
  const about = metadata(annotations, change.annotationId);
  switch (change.kind) {
    case "create":
      return edit.createFile(fileUri(change.uri), { overwrite, ignoreIfExists }, about);
    case "rename":
      return edit.renameFile(fileUri(change.oldUri), fileUri(change.newUri), { overwrite, ignoreIfExists }, about);
    case "delete":
      return edit.deleteFile(fileUri(change.uri), { recursive, ignoreIfNotExists }, about);
    default:
      throw new Error(`'${change.kind}' is no change of a file`);
  }
}

/** Answers `workspace/applyEdit`. */
async function applyEdit({ edit }) {
  try {
    const applied = await vscode.workspace.applyEdit(workspaceEdit(edit));
    return applied ? { applied } : { applied, failureReason: "the editor did not apply it" };
  } catch (error) {
    return { applied: false, failureReason: String(error.message ?? error) };
  }
}

module.exports = { applyEdit, workspaceEdit };
