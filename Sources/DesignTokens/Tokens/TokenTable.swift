import PositionedJSON

/// The tokens of a set of files by path, with their values: what the readers of components look aliases up in.
struct TokenTable {
  private let evaluator: TokenEvaluator
  private let origins: TokenOrigins

  init(_ evaluator: TokenEvaluator, origins: TokenOrigins) {
    self.evaluator = evaluator
    self.origins = origins
  }

  /// The platform that the files say they are for.
  var platform: Platform { evaluator.platform }

  /// The path of a file as it was given.
  func path(ofFile file: Int) -> String { evaluator.tree.files[file].path }

  /// The value of the token of a path; `nil` where there is no such token.
  ///
  /// - Returns: An inner `nil` where the value is not known, whose reason is reported.
  func value(at path: String) -> TokenValue?? {
    guard let node = evaluator.tree.node(atPath: path), evaluator.tree.nodes[node].kind == .token else { return nil }
    return .some(evaluator.values[Int(evaluator.tree.nodes[node].ordinal)])
  }

  /// Whether any token or group says where values come from.
  var statesOrigins: Bool { !origins.isEmpty }

  /// Where the value of the token that the text of an alias names comes from; `nil` where nothing says it.
  func origin(ofAlias text: String) -> TokenOrigin? {
    guard let path = Reference.path(inBraces: text), let node = evaluator.tree.node(atPath: path),
      evaluator.tree.nodes[node].kind == .token
    else { return nil }
    return origins.origin(of: node, in: evaluator)
  }

  /// The value of the token that the alias in `json` names.
  ///
  /// - Parameter type: The type that is needed here; `nil` takes any.
  /// - Returns: `nil` where there is no such value; the reason is in the log, here or with the other token.
  func value(of json: JSONValue, as type: TokenType?, in file: Int, log: inout ProblemLog) -> TokenValue? {
    let text = json.string ?? ""
    guard let path = Reference.path(inBraces: text) else {
      log.report(
        .alias, "'\(text.excerpt)' is no alias: write the names from the outermost group, as in '{a.b}'",
        at: json.range.start, in: file)
      return nil
    }
    guard let known = value(at: path) else {
      log.report(
        .alias, evaluator.tree.messageForMissing(path, shown: "{\(path)}", log: &log), at: json.range.start, in: file)
      return nil
    }
    guard let value = known else { return nil }
    if let type, value.type != type {
      log.report(
        .alias, "'{\(path.excerpt)}' is \(value.type.phrase), not \(type.phrase)", at: json.range.start, in: file)
      return nil
    }
    return value
  }
}
