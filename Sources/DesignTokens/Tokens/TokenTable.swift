import PositionedJSON

/// The tokens of a set of files by path, with their values as far as they are known.
struct TokenTable {
  /// The paths in the order of the files.
  let paths: [String]
  let indices: [String: Int]
  let groupPaths: Set<String>
  /// `nil` for a token whose value is not known; the reason is reported with that token.
  var values: [TokenValue?]

  init(_ tree: TokenTree) {
    paths = tree.tokens.map(\.path)
    indices = tree.indices
    groupPaths = tree.groupPaths
    values = Array(repeating: nil, count: tree.tokens.count)
  }

  /// The value of the token that the alias in `json` names.
  ///
  /// - Parameters:
  ///   - type: The type that is needed here; `nil` takes any.
  /// - Returns: `nil` where there is no such value; the reason is in the log, here or with the other token.
  func value(of json: JSONValue, as type: TokenType?, in file: Int, log: inout ProblemLog) -> TokenValue? {
    let text = json.string ?? ""
    guard let path = Alias.path(in: text) else {
      log.report(
        .alias, "'\(text.excerpt)' is no alias: write the names from the outermost group, as in '{a.b}'",
        at: json.range.start, in: file)
      return nil
    }
    guard let index = indices[path] else {
      log.report(.alias, messageForMissing(path, log: &log), at: json.range.start, in: file)
      return nil
    }
    guard let value = values[index] else { return nil }
    if let type, value.type != type {
      log.report(
        .alias, "'{\(path.excerpt)}' is \(value.type.phrase), not \(type.phrase)", at: json.range.start, in: file)
      return nil
    }
    return value
  }

  private func messageForMissing(_ path: String, log: inout ProblemLog) -> String {
    if indices[path + ".$root"] != nil {
      return "'{\(path.excerpt)}' names a group; its own value is '{\(path.excerpt).$root}'"
    }
    if groupPaths.contains(path) { return "'{\(path.excerpt)}' names a group, not a token" }
    return "there is no token '\(path.excerpt)'\(log.suggestion(for: path, among: paths))"
  }
}
