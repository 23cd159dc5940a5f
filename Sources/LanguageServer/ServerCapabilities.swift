import PositionedJSON

/// What the server says of itself.
enum ServerCapabilities {
  static func answer(version: String, unit: PositionUnit) -> JSONOutput {
    .object {
      $0["capabilities"] = capabilities(unit)
      $0["serverInfo"] = .object {
        $0["name"] = .string("l10n")
        $0["version"] = .string(version)
      }
    }
  }

  private static func capabilities(_ unit: PositionUnit) -> JSONOutput {
    .object {
      $0["positionEncoding"] = .string(unit.rawValue)
      $0["textDocumentSync"] = .object {
        $0["openClose"] = .bool(true)
        // Stretches of the text.
        $0["change"] = .integer(2)
        $0["save"] = .bool(true)
      }
      for feature in [
        "hoverProvider", "definitionProvider", "referencesProvider", "documentHighlightProvider",
        "documentSymbolProvider", "foldingRangeProvider", "documentFormattingProvider", "inlayHintProvider",
        "workspaceSymbolProvider",
      ] {
        $0[feature] = .bool(true)
      }
      $0["completionProvider"] = .object { $0["triggerCharacters"] = .strings(["\"", "%", "{"]) }
      $0["renameProvider"] = .object { $0["prepareProvider"] = .bool(true) }
      $0["codeActionProvider"] = .object {
        $0["codeActionKinds"] = .strings(["quickfix", "refactor.extract", "source.fixAll.l10n"])
      }
      $0["semanticTokensProvider"] = .object {
        $0["legend"] = .object {
          $0["tokenTypes"] = .strings(EditorState.tokenTypes)
          $0["tokenModifiers"] = .array([])
        }
        $0["full"] = .bool(true)
      }
    }
  }
}
