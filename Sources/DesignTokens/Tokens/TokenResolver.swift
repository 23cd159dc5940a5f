import PositionedJSON
import SourceText

/// Follows the aliases of tokens and reads their values by type.
struct TokenResolver {
  static let typographyExtension = "dev.l10n.typography"

  let tokens: [TokenSource]
  private(set) var table: TokenTable
  var log: ProblemLog

  init(_ tree: TokenTree) {
    tokens = tree.tokens
    table = TokenTable(tree)
    log = tree.log
  }

  /// Reads all values, each after those that it refers to.
  mutating func resolve() {
    let targets = tokens.map { token in
      Alias.paths(in: token.value).compactMap { table.indices[$0] }
    }
    let graph = AliasGraph(targets: targets)
    var isCyclic = [Bool](repeating: false, count: tokens.count)
    for cycle in graph.cycles {
      for index in cycle { isCyclic[index] = true }
      report(cycle: cycle, targets: targets)
    }
    for index in graph.order where !isCyclic[index] { table.values[index] = value(of: tokens[index]) }
  }

  /// The tokens with a known value, by path.
  var resolvedTokens: [String: Token] {
    var resolved: [String: Token] = [:]
    for (token, value) in zip(tokens, table.values) {
      guard let value else { continue }
      resolved[token.path] = Token(
        path: token.path, value: value, summary: token.object["$description"]?.string,
        file: log.files[token.file].path, position: log.position(of: token.keyRange.start, in: token.file))
    }
    return resolved
  }

  private mutating func report(cycle: [Int], targets: [[Int]]) {
    let members = Set(cycle)
    var route: [Int] = []
    var placeInRoute: [Int: Int] = [:]
    var next = cycle[0]
    while placeInRoute[next] == nil {
      placeInRoute[next] = route.count
      route.append(next)
      next = targets[next].first { members.contains($0) } ?? next
    }
    let loop = route[(placeInRoute[next] ?? 0)...] + [next]
    let shown = loop.count > 9 ? [loop.prefix(4), loop.suffix(4)] : [loop]
    let parts = shown.map { part in part.map { tokens[$0].path.excerpt }.joined(separator: " → ") }
    let names = parts.joined(separator: " → … → ")
    let token = tokens[next]
    log.report(.cycle, "alias cycle: \(names)", at: token.value.range.start, in: token.file)
  }

  private mutating func value(of token: TokenSource) -> TokenValue? {
    let isAlias = token.value.string.map(Alias.isMeant(by:)) ?? false
    let type: TokenType
    switch (token.ownType, token.groupType) {
    case (.invalid, _): return nil
    case (.type(let own), _): type = own
    case (.none, _) where isAlias:
      return withScaling(table.value(of: token.value, as: nil, in: token.file, log: &log), of: token)
    case (.none, .type(let inherited)): type = inherited
    case (.none, .invalid): return nil
    case (.none, .none):
      log.report(
        .type, "token '\(token.path.excerpt)' has no type: neither it nor a group around it says '$type'",
        at: token.keyRange.start, in: token.file)
      return nil
    }
    return withScaling(read(token.value, as: type, in: token.file), of: token)
  }

  /// The value with what the token's own extension says about scaling.
  private mutating func withScaling(_ value: TokenValue?, of token: TokenSource) -> TokenValue? {
    guard let extensions = token.object["$extensions"], let content = extensions[Self.typographyExtension] else {
      return value
    }
    guard case .typography(var typography)? = value else {
      if let value {
        log.report(
          .type, "'\(Self.typographyExtension)' belongs to a typography token, not to \(value.type.phrase)",
          at: content.range.start, in: token.file)
      }
      return value
    }
    let scaling = log.scaling(
      in: content, known: ScalingFields.names, subject: "'\(Self.typographyExtension)'", rule: .type, file: token.file)
    typography.scaling = scaling ?? typography.scaling
    return .typography(typography)
  }
}
