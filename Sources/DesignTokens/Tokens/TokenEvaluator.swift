import PositionedJSON
import SourceText

/// Follows the references of tokens and reads their values by type, each token once.
struct TokenEvaluator {
  static let typographyExtension = "dev.l10n.typography"

  var tree: TokenTree
  /// By the place of a token among all; `nil` for a value that is not known, whose reason is reported.
  private(set) var values: [TokenValue?]
  var log: ProblemLog
  /// So many places are passed in all on the way to values outside of tokens, whose containers have no index.
  var rawNodesLeft = 20_000_000

  init(_ tree: consuming TokenTree) {
    var tree = tree
    log = tree.log.taken()
    values = Array(repeating: nil, count: tree.tokens.count)
    self.tree = tree
  }

  /// Reads all values, each after those that it refers to.
  ///
  /// - Complexity: O(*n*) in the bytes of the files.
  mutating func evaluate() {
    let targets = targets()
    let order = DependencyOrder(targets)
    var isCyclic = [Bool](repeating: false, count: targets.count)
    for cycle in order.cycles {
      for ordinal in cycle { isCyclic[ordinal] = true }
      report(cycle: cycle, targets)
    }
    for ordinal in order.order where !isCyclic[ordinal] { values[ordinal] = value(of: tree.tokens[ordinal]) }
  }

  /// The tokens that each token refers to, at any depth of its value.
  private func targets() -> DependencyOrder.Targets {
    var targets = DependencyOrder.Targets()
    for token in tree.tokens {
      let (origin, place) = (tree.nodes[token].origin, tree.nodes[token].value)
      if origin >= 0 {
        targets.append(Int(tree.nodes[Int(origin)].ordinal))
      } else if let document = tree.document(place.file) {
        let value = SourceNode(document: document, node: Int(place.node), file: Int(place.file))
        tree.forEachReference(in: value, isPointer: tree.nodes[token].isReference) { target, _ in
          if tree.nodes[target].kind == .token { targets.append(Int(tree.nodes[target].ordinal)) }
        }
      }
      targets.close()
    }
    return targets
  }

  private mutating func report(cycle: [Int], _ targets: DependencyOrder.Targets) {
    let members = Set(cycle)
    var route: [Int] = []
    var placeInRoute: [Int: Int] = [:]
    var next = cycle[0]
    while placeInRoute[next] == nil {
      placeInRoute[next] = route.count
      route.append(next)
      next = targets[next].lazy.map { Int($0) }.first { members.contains($0) } ?? next
    }
    let loop = route[(placeInRoute[next] ?? 0)...] + [next]
    let shown = loop.count > 9 ? [loop.prefix(4), loop.suffix(4)] : [loop]
    let parts = shown.map { part in
      part.map { tree.nodes[tree.tokens[$0]].path.excerpt }.joined(separator: " → ")
    }
    let place = tree.nodes[tree.tokens[next]].value
    log.report(
      .cycle, "alias cycle: \(parts.joined(separator: " → … → "))", at: tree.offset(of: place), in: Int(place.file))
  }

  private mutating func value(of token: Int) -> TokenValue? {
    let (origin, value) = (tree.nodes[token].origin, tree.nodes[token].value)
    if origin >= 0 { return values[Int(tree.nodes[Int(origin)].ordinal)] }
    guard let document = tree.document(value.file) else { return nil }
    let place = SourceNode(document: document, node: Int(value.node), file: Int(value.file))
    let own: TokenType?
    switch tree.nodes[token].declaredType {
    case .invalid: return nil
    case .none: own = nil
    case .type(let type): own = type
    }
    if tree.nodes[token].isReference || place.firstByte == UInt8(ascii: "{") || place.isPointer {
      return withScaling(referred(place, own: own, token: token), of: token)
    }
    guard let type = own ?? inheritedType(of: token) else { return nil }
    return withScaling(read(place, as: type), of: token)
  }

  /// The type of the nearest group; reports a token that has none.
  private mutating func inheritedType(of token: Int) -> TokenType? {
    switch tree.groupType(of: token) {
    case .type(let type): return type
    case .invalid: return nil
    case .none:
      let node = tree.nodes[token]
      log.report(
        .type, "token '\(node.path.excerpt)' has no type: neither it nor a group around it says '$type'",
        at: tree.offset(of: node.key), in: Int(node.key.file))
      return nil
    }
  }

  /// The value of a token that is a reference as a whole: of its own type, else of its target's, else of the group's.
  private mutating func referred(_ place: SourceNode, own: TokenType?, token: Int) -> TokenValue? {
    if !tree.nodes[token].isReference, place.firstByte == UInt8(ascii: "{") { return aliased(place, as: own) }
    let pointer = tree.nodes[token].isReference ? place : pointer(in: place)
    guard let pointer, let fragment = fragment(pointer) else { return nil }
    if case .value(let found) = fragment, own == nil || own == found.type { return found }
    guard let type = own ?? inheritedType(of: token) else { return nil }
    return cast(fragment, to: type, at: pointer)
  }

  /// The value with what the token's own extension says about scaling.
  private mutating func withScaling(_ value: TokenValue?, of token: Int) -> TokenValue? {
    let extensions = tree.nodes[token].extensions
    guard !extensions.isNone, let content = tree.json(extensions)?[Self.typographyExtension] else { return value }
    let file = Int(extensions.file)
    guard case .typography(var typography)? = value else {
      if let value {
        log.report(
          .type, "'\(Self.typographyExtension)' belongs to a typography token, not to \(value.type.phrase)",
          at: content.range.start, in: file)
      }
      return value
    }
    let fields = log.fields(
      of: content, known: ScalingFields.names, subject: "'\(Self.typographyExtension)'", rule: .type, in: file)
    if let fields {
      typography.scaling = log.scaling(in: fields, rule: .type, file: file) ?? typography.scaling
      typography.maximumSize = log.maximumSize(in: fields, rule: .type, file: file) ?? typography.maximumSize
    }
    return .typography(typography)
  }
}
