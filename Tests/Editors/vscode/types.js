"use strict";

/** The types of the module `vscode` as far as the extension uses them, with the same refusals. */

class Position {
  constructor(line, character) {
    if (!(line >= 0) || !(character >= 0)) throw new Error("illegal argument: a position is not negative");
    this.line = line;
    this.character = character;
  }

  isAfter(other) {
    return this.line > other.line || (this.line === other.line && this.character > other.character);
  }
}

class Range {
  constructor(start, end) {
    [this.start, this.end] = start.isAfter(end) ? [end, start] : [start, end];
  }

  contains({ start, end }) {
    return !this.start.isAfter(start) && !end.isAfter(this.end);
  }
}

class Uri {
  static parse(value, isStrict) {
    const found = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(value);
    if (!found && isStrict) throw new Error(`no scheme in '${value}'`);
    const [, scheme = "file", authority = "", path = value, query = ""] = found ?? [];
    return Object.assign(new Uri(), { scheme, authority, path: decodeURIComponent(path), query: query.slice(1) });
  }

  static file(path) {
    return Object.assign(new Uri(), { scheme: "file", authority: "", path, query: "" });
  }

  get fsPath() {
    return this.path;
  }

  toString(isPlain) {
    const path = isPlain ? this.path : this.path.split("/").map(encodeURIComponent).join("/");
    return `${this.scheme}://${this.authority}${path}${this.query ? `?${this.query}` : ""}`;
  }
}

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }
}

class EventEmitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return new Disposable(() => this.#listeners.delete(listener));
  };

  fire(value) {
    for (const listener of [...this.#listeners]) listener(value);
  }

  get count() {
    return this.#listeners.size;
  }

  dispose() {
    this.#listeners.clear();
  }
}

class CancellationTokenSource {
  #emitter = new EventEmitter();
  token = { isCancellationRequested: false, onCancellationRequested: this.#emitter.event };

  cancel() {
    this.token.isCancellationRequested = true;
    this.#emitter.fire();
  }

  get listeners() {
    return this.#emitter.count;
  }
}

class MarkdownString {
  value = "";

  appendText(text) {
    this.value += text.replace(/[\\`*_{}[\]()#+\-!~<>&]/g, "\\$&");
    return this;
  }

  appendCodeblock(text, language) {
    this.value += `\n\`\`\`${language}\n${text}\n\`\`\`\n`;
    return this;
  }
}

/** Keeps what is put into it, in order. */
class WorkspaceEdit {
  steps = [];

  #add(step) {
    this.steps.push(step.filter((part) => part !== undefined));
  }

  replace(uri, range, text, metadata) {
    this.#add(["replace", uri.toString(), shown(range), text, metadata]);
  }

  createFile(uri, options, metadata) {
    this.#add(["create", uri.toString(), options, metadata]);
  }

  renameFile(from, to, options, metadata) {
    this.#add(["rename", from.toString(), to.toString(), options, metadata]);
  }

  deleteFile(uri, options, metadata) {
    this.#add(["delete", uri.toString(), options, metadata]);
  }
}

const shown = ({ start, end }) => `${start.line}:${start.character}-${end.line}:${end.character}`;

/** A type that keeps its arguments by these names. */
function record(...names) {
  return class {
    constructor(...values) {
      names.forEach((name, index) => {
        this[name] = values[index];
      });
    }
  };
}

class DocumentSymbol {
  constructor(name, detail, kind, range, selectionRange) {
    if (!name) throw new Error("name must not be falsy");
    if (!range.contains(selectionRange)) throw new Error("selectionRange must be contained in fullRange");
    Object.assign(this, { name, detail, kind, range, selectionRange, children: [] });
  }
}

class CodeActionKind {
  constructor(value) {
    this.value = value;
  }

  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}
CodeActionKind.Empty = new CodeActionKind("");

module.exports = {
  CancellationError: class extends Error {},
  CancellationTokenSource,
  CodeAction: record("title", "kind"),
  CodeActionKind,
  CompletionItem: record("label", "kind"),
  CompletionItemTag: { Deprecated: 1 },
  CompletionList: record("items", "isIncomplete"),
  Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"),
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  Disposable,
  DocumentHighlight: record("range", "kind"),
  DocumentSymbol,
  EventEmitter,
  FoldingRange: record("start", "end", "kind"),
  FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
  Hover: record("contents", "range"),
  InlayHint: record("position", "label", "kind"),
  InlayHintLabelPart: record("value"),
  Location: record("uri", "range"),
  MarkdownString,
  Position,
  ProgressLocation: { Window: 10 },
  Range,
  RelativePattern: record("base", "pattern"),
  SemanticTokens: record("data", "resultId"),
  SemanticTokensLegend: record("tokenTypes", "tokenModifiers"),
  SnippetString: record("value"),
  SymbolInformation: record("name", "kind", "containerName", "location"),
  SymbolTag: { Deprecated: 1 },
  TextEdit: record("range", "newText"),
  Uri,
  ViewColumn: { Beside: -2 },
  WorkspaceEdit,
  shown,
};
