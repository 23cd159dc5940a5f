import PositionedJSON

/// The origins that tokens and groups state, and what follows for tokens that refer to others.
struct TokenOrigins: Sendable {
  private static let key = "dev.l10n.origin"

  /// By the node of a group or token.
  private let stated: [Int: TokenOrigin]

  /// Reads every `dev.l10n.origin` of the files; what is wrong with one is reported at its place.
  init(_ tree: TokenTree, log: inout ProblemLog) {
    var stated: [Int: TokenOrigin] = [:]
    for (number, node) in tree.nodes.enumerated() where node.details >= 0 && !node.isDropped {
      let details = tree.details(of: number)
      guard !details.inheritsExtensions, let json = tree.json(details.extensions)?[Self.key] else { continue }
      stated[number] = Self.origin(json, in: Int(details.extensions.file), &log)
    }
    self.stated = stated
  }

  private static func origin(_ json: JSONValue, in file: Int, _ log: inout ProblemLog) -> TokenOrigin? {
    let keys = ["certainty", "source"]
    guard
      let fields = log.fields(of: json, known: keys, required: keys, subject: "'\(key)'", rule: .type, in: file),
      let certainty = fields["certainty"], let source = fields["source"]
    else { return nil }
    guard let text = source.string, !text.isEmpty else {
      log.report(.type, "the 'source' of a value is a text, not \(source.phrase)", at: source.range.start, in: file)
      return nil
    }
    if let known = certainty.string.flatMap(TokenOrigin.Certainty.init(rawValue:)) {
      return TokenOrigin(certainty: known, source: text)
    }
    let names = TokenOrigin.Certainty.allCases.map(\.rawValue)
    log.report(
      .type,
      "a certainty is \(names.map { "'\($0)'" }.joined(separator: ", ")), not \(certainty.quotedPhrase)"
        + log.suggestion(for: certainty.string ?? "", among: names), at: certainty.range.start, in: file)
    return nil
  }

  var isEmpty: Bool { stated.isEmpty }

  /// What a token says of itself; else the least sure of what the nearest group says and of all that it refers to.
  ///
  /// - Returns: `nil` where nothing is said.
  /// - Complexity: O(*n*) in the tokens that it refers to, at any depth.
  func origin(of node: Int, in evaluator: TokenEvaluator) -> TokenOrigin? {
    stated.isEmpty ? nil : origin(of: node, in: evaluator, depth: 0)
  }

  private func origin(of node: Int, in evaluator: TokenEvaluator, depth: Int) -> TokenOrigin? {
    if let own = stated[node] { return own }
    let tree = evaluator.tree
    // A token whose references lead in a circle has no value.
    guard depth < Self.depthLimit, evaluator.values[Int(tree.nodes[node].ordinal)] != nil else { return nil }
    var group = Int(tree.nodes[node].parent)
    while group > 0, stated[group] == nil { group = Int(tree.nodes[group].parent) }
    var least = stated[group]
    for target in evaluator.targets(ofToken: Int(tree.nodes[node].ordinal)) {
      guard let origin = origin(of: Int(tree.tokens[target]), in: evaluator, depth: depth + 1) else { continue }
      if least.map({ $0.certainty < origin.certainty }) ?? true { least = origin }
    }
    return least
  }

  /// Chains of references beyond this say nothing.
  private static let depthLimit = 64
}
