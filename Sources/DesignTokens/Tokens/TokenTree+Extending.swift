import PositionedJSON
import SourceText

/// `$extends`: a group takes what another has, unless it has it itself.
extension TokenTree {
  /// So many groups and tokens are inherited at most: chains of groups would grow without bound.
  private static let inheritanceLimit = 1_000_000

  private struct Extension {
    let group: Int
    let segments: [String]
    let text: String
  }

  /// Carries out all `$extends`, each after those that it builds on.
  mutating func extendGroups() {
    let extensions = nodes.indices.compactMap { readExtension(of: $0) }
    guard !extensions.isEmpty else { return }
    let byGroup = Dictionary(extensions.map { ($0.group, $0) }) { first, _ in first }
    let order = DependencyOrder(targets(of: byGroup))
    var isCyclic: Set<Int> = []
    for cycle in order.cycles {
      let groups = cycle.filter { $0 & 1 == 1 }.map { $0 / 2 }
      isCyclic.formUnion(groups)
      report(cycle: groups, byGroup)
    }
    var left = Self.inheritanceLimit
    for step in order.order where step & 1 == 1 && !isCyclic.contains(step / 2) {
      guard let extended = byGroup[step / 2], let target = target(of: extended) else { continue }
      inherit(from: target, to: extended.group, left: &left)
      guard left > 0 else {
        let place = details(of: extended.group).extends
        log.report(
          .syntax, "groups inherit more than \(Self.inheritanceLimit) groups and tokens", at: offset(of: place),
          in: Int(place.file))
        return
      }
    }
  }

  private mutating func readExtension(of group: Int) -> Extension? {
    guard nodes[group].kind == .group, nodes[group].details >= 0, !nodes[group].isDropped else { return nil }
    let place = details(of: group).extends
    guard let json = json(place), let text = json.string else {
      return nil
    }
    let path = Reference.path(inBraces: text)
    if let segments = path.map({ $0.split(separator: ".").map(String.init) }) ?? Reference.segments(ofPointer: text) {
      return Extension(group: group, segments: segments, text: text)
    }
    log.report(
      .alias, "'$extends' names a group as in '{a.b}' or '#/a/b', not '\(text.excerpt)'", at: json.range.start,
      in: Int(place.file))
    return nil
  }

  /// Two steps for each group: 2·*n*, it is whole; 2·*n* + 1, it has what its own `$extends` brings.
  private func targets(of extensions: [Int: Extension]) -> DependencyOrder.Targets {
    func nearest(_ group: Int) -> Int? {
      var group = group
      while group >= 0, extensions[group] == nil { group = Int(nodes[group].parent) }
      return group >= 0 ? group : nil
    }
    var targets = DependencyOrder.Targets()
    for group in nodes.indices {
      guard nodes[group].kind == .group else {
        targets.close()
        targets.close()
        continue
      }
      for child in children(of: group) where nodes[child].kind == .group { targets.append(2 * child) }
      if let extending = nearest(group) { targets.append(2 * extending + 1) }
      targets.close()
      if let found = extensions[group] {
        if let above = nodes[group].parent >= 0 ? nearest(Int(nodes[group].parent)) : nil {
          targets.append(2 * above + 1)
        }
        let walk = walk(found.segments)
        if walk.rest.isEmpty, isInside(walk.node, of: group) {
          // What extends inside of it is enough: it takes nothing from the group itself.
          for inner in groups(in: walk.node) where extensions[inner] != nil { targets.append(2 * inner + 1) }
        } else if walk.rest.isEmpty {
          targets.append(2 * walk.node)
        } else if let extending = nearest(walk.node) {
          targets.append(2 * extending + 1)
        }
      }
      targets.close()
    }
    return targets
  }

  private func isInside(_ node: Int, of group: Int) -> Bool {
    var node = Int(nodes[node].parent)
    while node >= 0, node != group { node = Int(nodes[node].parent) }
    return node >= 0
  }

  private func groups(in group: Int) -> [Int] {
    var (found, pending): ([Int], [Int]) = ([], [group])
    while let next = pending.popLast() {
      found.append(next)
      pending += children(of: next).filter { nodes[$0].kind == .group }
    }
    return found
  }

  private mutating func report(cycle: [Int], _ extensions: [Int: Extension]) {
    guard let first = cycle.first(where: { extensions[$0] != nil }), let found = extensions[first] else { return }
    let place = details(of: first).extends
    let names = cycle.filter { extensions[$0] != nil }.map { "'\(path(of: $0).excerpt)'" }
    let shown = names.count > 8 ? names.prefix(8) + ["…"] : names[...]
    let message =
      names.count == 1
      ? "'\(found.text.excerpt)' holds the group that extends it, \(names[0])"
      : "the groups \(shown.joined(separator: ", ")) extend one another"
    log.report(.cycle, message, at: offset(of: place), in: Int(place.file))
  }

  private mutating func target(of extended: Extension) -> Int? {
    let walk = walk(extended.segments)
    if walk.rest.isEmpty, nodes[walk.node].kind == .group { return walk.node }
    let place = details(of: extended.group).extends
    let shown = extended.text.excerpt
    if nodes[walk.node].kind == .token {
      log.report(
        .alias, "'\(shown)' names a token; only a group can be extended", at: offset(of: place), in: Int(place.file))
      return nil
    }
    let path = extended.segments.joined(separator: ".")
    var log = log.taken()
    let suggestion = log.suggestion(
      for: path, amongUpTo: nodes.count,
      nodes.indices.dropFirst().filter { nodes[$0].kind == .group }.map { self.path(of: $0) })
    log.report(
      .alias, "there is no group '\(path.excerpt)'\(suggestion)", at: offset(of: place), in: Int(place.file))
    self.log = log
    return nil
  }

  /// Copies what `heir` does not have itself.
  private mutating func inherit(from source: Int, to heir: Int, left: inout Int) {
    var pending = [(source: source, heir: heir)]
    while let (source, heir) = pending.popLast(), left > 0 {
      inheritProperties(from: source, to: heir)
      for child in children(of: source) {
        if let known = withName(of: child, { self.child($0, of: heir) }) {
          if nodes[known].kind == .group, nodes[child].kind == .group { pending.append((child, known)) }
          continue
        }
        left -= 1
        guard left > 0, let copy = copy(of: child, in: heir) else { return }
        if nodes[child].kind == .group { pending.append((child, copy)) }
      }
    }
  }

  private mutating func inheritProperties(from source: Int, to heir: Int) {
    if case .none = nodes[heir].declaredType { nodes[heir].declaredType = nodes[source].declaredType }
    guard nodes[source].details >= 0 else { return }
    let inherited = details(of: source)
    var node = nodes[heir]
    withDetails(of: &node) { own in
      if own.summary.isNone { own.summary = inherited.summary }
      if own.extensions.isNone {
        own.extensions = inherited.extensions
        own.inheritsExtensions = !inherited.extensions.isNone
      }
      if own.deprecation.isNone { own.deprecation = inherited.deprecation }
    }
    nodes[heir] = node
  }

  private mutating func copy(of child: Int, in heir: Int) -> Int? {
    let source = nodes[child]
    let pathLength = pathLength(ofChild: Int(source.name.length), in: heir)
    guard nodes[heir].depth < Self.depthLimit, pathLength <= Self.pathLimit else {
      let place = source.key
      let path = [path(of: heir), name(of: child)].joined(separator: ".")
      log.report(
        .syntax, "'\(path.excerpt)' is inherited to a depth or a path beyond the limits",
        at: offset(of: place), in: Int(place.file))
      return nil
    }
    var node = source
    node.name.hash = withName(of: child) { Self.hash($0, in: heir) }
    (node.parent, node.depth, node.pathLength) = (Int32(heir), nodes[heir].depth + 1, Int32(pathLength))
    (node.firstChild, node.lastChild, node.nextSibling, node.ordinal) = (-1, -1, -1, -1)
    (node.origin, node.source) = (Int32(child), 0)
    if source.kind == .token {
      node.originalType = groupType(of: child)
    } else {
      (node.declaredType, node.details) = (.none, -1)
    }
    return add(node)
  }
}
