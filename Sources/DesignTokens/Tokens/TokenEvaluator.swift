import PositionedJSON
import SourceText

/// Follows the references of tokens and reads their values by type, each token once.
struct TokenEvaluator {
  static let typographyExtension = "dev.l10n.typography"

  var tree: TokenTree
  /// By the place of a token among all; `nil` for a value that is not known, whose reason is reported.
  private(set) var values: [TokenValue?]
  /// Where tokens name others, in the order of the files.
  private(set) var links: [TokenLink] = []
  /// Those of the token that is being read.
  private var linksAtHand = 0..<0
  var platform: Platform { tree.platform }
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
    for ordinal in order.order where !isCyclic[ordinal] {
      linksAtHand = targets.firstIndex(of: ordinal)..<targets.endIndex(of: ordinal)
      values[ordinal] = value(of: Int(tree.tokens[ordinal]))
    }
  }

  /// The tokens that each token refers to, at any depth of its value.
  private mutating func targets() -> DependencyOrder.Targets {
    var targets = DependencyOrder.Targets(capacity: tree.tokens.count)
    var links: [TokenLink] = []
    for (ordinal, token) in tree.tokens.enumerated() {
      let node = tree.nodes[Int(token)]
      if node.origin >= 0 {
        let target = tree.nodes[Int(node.origin)].ordinal
        targets.append(Int(target))
        links.append(TokenLink(user: Int32(ordinal), target: target, node: -1))
      } else {
        tree.forEachReference(in: sourceNode(of: node), isPointer: node.isReference) { target, place in
          guard tree.nodes[target].kind == .token else { return }
          let target = tree.nodes[target].ordinal
          targets.append(Int(target))
          links.append(TokenLink(user: Int32(ordinal), target: target, node: Int32(place.node)))
        }
      }
      targets.close()
    }
    self.links = links
    return targets
  }

  /// The tokens that a token names, by their place among all.
  ///
  /// - Complexity: O(log *n*) in all references.
  func targets(ofToken ordinal: Int) -> [Int] {
    // They stand in the order of the tokens.
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      if links[middle].user < ordinal { low = middle + 1 } else { high = middle }
    }
    return links[low...].prefix { $0.user == ordinal }.map { Int($0.target) }
  }

  /// The token that the text at a place names, if it was found before; `nil` where it has to be looked up.
  ///
  /// - Complexity: O(log *n*) in the references of the token.
  func knownTarget(at place: SourceNode) -> Int? {
    // They ascend, as the values are gone through in the order of the file.
    var range = linksAtHand
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = links[middle].node <= place.node ? middle..<range.upperBound : range.lowerBound..<middle
    }
    guard let link = range.first, Int(links[link].node) == place.node else { return nil }
    return Int(links[link].target)
  }

  private func sourceNode(of token: TokenNode) -> SourceNode {
    SourceNode(tape: tree.tape(token.file), node: Int(token.value.node), file: Int(token.file))
  }

  private mutating func report(cycle: [Int], _ targets: DependencyOrder.Targets) {
    let loop = targets.loop(in: cycle)
    let shown = loop.count > 9 ? [loop.prefix(4), loop.suffix(4)] : [loop[...]]
    let parts = shown.map { part in
      part.map { tree.path(of: Int(tree.tokens[$0])).excerpt }.joined(separator: " → ")
    }
    let place = tree.nodes[Int(tree.tokens[loop[0]])].value
    log.report(
      .cycle, "alias cycle: \(parts.joined(separator: " → … → "))", at: tree.offset(of: place), in: Int(place.file))
  }

  private mutating func value(of token: Int) -> TokenValue? {
    let node = tree.nodes[token]
    if node.origin >= 0 { return values[Int(tree.nodes[Int(node.origin)].ordinal)] }
    let place = sourceNode(of: node)
    let own: TokenType?
    switch node.declaredType {
    case .invalid: return nil
    case .none: own = nil
    case .type(let type): own = type
    }
    if node.isReference || place.isAlias || place.isPointer {
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
        .type, "token '\(tree.path(of: token).excerpt)' has no type: neither it nor a group around it says '$type'",
        at: tree.offset(of: node.key), in: Int(node.key.file))
      return nil
    }
  }

  /// The value of a token that is a reference as a whole: of its own type, else of its target's, else of the group's.
  private mutating func referred(_ place: SourceNode, own: TokenType?, token: Int) -> TokenValue? {
    if !tree.nodes[token].isReference, place.isAlias { return aliased(place, as: own) }
    let pointer = tree.nodes[token].isReference ? place : pointer(in: place)
    guard let pointer, let fragment = fragment(pointer) else { return nil }
    if case .value(let found) = fragment, own == nil || own == found.type { return found }
    guard let type = own ?? leafType(of: fragment, token) ?? inheritedType(of: token) else { return nil }
    return cast(fragment, to: type, at: pointer)
  }

  /// The type of a number that a pointer names inside of a value, where no group says another.
  private func leafType(of fragment: Fragment, _ token: Int) -> TokenType? {
    if case .number = fragment, case .none = tree.groupType(of: token) { .number } else { nil }
  }

  /// The value with what the token's own extension says about scaling, as it is on the platform.
  private mutating func withScaling(_ value: TokenValue?, of token: Int) -> TokenValue? {
    let value = scaled(value, of: token)
    guard platform == .macOS, case .typography(let typography)? = value else { return value }
    return .typography(typography.shown(on: platform))
  }

  private mutating func scaled(_ value: TokenValue?, of token: Int) -> TokenValue? {
    guard tree.nodes[token].details >= 0 else { return value }
    let extensions = tree.details(of: token).extensions
    guard let content = tree.json(extensions)?[Self.typographyExtension] else { return value }
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
      of: content, known: ScalingFields.names + ["lineSpacing", "textCase", "assumed"],
      subject: "'\(Self.typographyExtension)'", rule: .type, in: file)
    if let fields {
      if let scaling = log.scaling(in: fields, rule: .type, file: file) {
        typography.scaling = scaling
        typography.assumedScaling = nil
      }
      if let assumed = log.assumedScaling(in: fields, file: file) { typography.assumedScaling = assumed }
      typography.maximumSize = log.maximumSize(in: fields, rule: .type, file: file) ?? typography.maximumSize
      if let json = fields["textCase"] { typography.textCase = log.textCase(json, rule: .type, file: file) }
      let (size, lineHeight) = (typography.size.points, typography.lineHeight)
      if let rule = log.lineSpacing(in: fields, file: file) {
        if case .lineHeightMinus = rule, lineHeight == nil {
          log.report(.type, "'lineHeightMinus' needs a 'lineHeight' in the value", at: content.range.start, in: file)
        }
        typography.lineSpacing = rule.spacing(length: \.points, size: size, lineHeight: lineHeight)
      }
    }
    return .typography(typography)
  }
}
