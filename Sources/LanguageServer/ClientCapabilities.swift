import PositionedJSON

/// What the client can do, as far as answers depend on it.
struct ClientCapabilities: Sendable {
  /// Whether hovers may be Markdown.
  var readsMarkdown = false
  /// Whether its Markdown shows pictures: no client says so, and those that read it as web pages do.
  var showsPictures = false
  /// Whether symbols may hold symbols.
  var nestsSymbols = false
  /// Whether the server may show its progress.
  var showsProgress = false
  /// Whether edits may name the version of a file.
  var editsVersions = false

  init() {}

  init(_ json: JSONValue?) {
    let text = json?["textDocument"]
    readsMarkdown = text?["hover"]?["contentFormat"]?.elements.contains { $0.string == "markdown" } ?? false
    let parser = json?["general"]?["markdown"]?["parser"]?.string?.lowercased()
    showsPictures = readsMarkdown && parser?.hasPrefix("marked") ?? false
    nestsSymbols = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    showsProgress = json?["window"]?["workDoneProgress"]?.bool ?? false
    editsVersions = json?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
  }
}
