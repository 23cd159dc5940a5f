"use strict";

const MARKUP = ["markdown", "plaintext"];
const upTo = (count) => Array.from({ length: count }, (_, index) => index + 1);

/** What this client tells a server that it can do (LSP 3.17, "ClientCapabilities"). */
const CLIENT_CAPABILITIES = {
  general: { positionEncodings: ["utf-16"], markdown: { parser: "marked" } },
  workspace: {
    applyEdit: true,
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ["create", "rename", "delete"],
      failureHandling: "textOnlyTransactional",
      changeAnnotationSupport: { groupsOnLabel: true },
    },
    didChangeConfiguration: { dynamicRegistration: false },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    symbol: { symbolKind: { valueSet: upTo(26) }, resolveSupport: { properties: ["location.range"] } },
    executeCommand: { dynamicRegistration: false },
    workspaceFolders: true,
    configuration: true,
    semanticTokens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true, versionSupport: false, codeDescriptionSupport: true, dataSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    hover: { contentFormat: MARKUP },
    completion: {
      contextSupport: true,
      insertTextMode: 2,
      completionItem: {
        snippetSupport: true, commitCharactersSupport: true, documentationFormat: MARKUP, preselectSupport: true,
        deprecatedSupport: true, tagSupport: { valueSet: [1] }, insertReplaceSupport: true, labelDetailsSupport: true,
        resolveSupport: { properties: ["documentation", "detail", "additionalTextEdits"] },
      },
      completionItemKind: { valueSet: upTo(25) },
      completionList: { itemDefaults: ["commitCharacters", "editRange", "insertTextFormat", "data"] },
    },
    definition: { linkSupport: true },
    references: {},
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true, symbolKind: { valueSet: upTo(26) } },
    foldingRange: { foldingRange: { collapsedText: false } },
    formatting: {},
    rangeFormatting: {},
    rename: { prepareSupport: true, prepareSupportDefaultBehavior: 1, honorsChangeAnnotations: true },
    codeAction: {
      isPreferredSupport: true, disabledSupport: true, dataSupport: true, honorsChangeAnnotations: true,
      resolveSupport: { properties: ["edit", "command"] },
      codeActionLiteralSupport: {
        codeActionKind: {
          valueSet: ["", "quickfix", "refactor", "refactor.extract", "refactor.inline", "refactor.rewrite", "source",
            "source.fixAll", "source.organizeImports"],
        },
      },
    },
    semanticTokens: {
      requests: { full: true, range: true },
      tokenTypes: ["namespace", "type", "class", "enum", "interface", "struct", "typeParameter", "parameter",
        "variable", "property", "enumMember", "event", "function", "method", "macro", "keyword", "modifier", "comment",
        "string", "number", "regexp", "operator", "decorator"],
      tokenModifiers: ["declaration", "definition", "readonly", "static", "deprecated", "abstract", "async",
        "modification", "documentation", "defaultLibrary"],
      formats: ["relative"],
      multilineTokenSupport: false,
      overlappingTokenSupport: false,
      augmentsSyntaxTokens: true,
    },
    inlayHint: { resolveSupport: { properties: ["tooltip", "textEdits", "label.tooltip", "label.location"] } },
  },
  window: { workDoneProgress: true, showDocument: { support: true }, showMessage: {} },
};

module.exports = { CLIENT_CAPABILITIES };
