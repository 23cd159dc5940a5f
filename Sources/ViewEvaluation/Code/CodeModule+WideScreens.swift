import SourceFacts

extension CodeModule {
  /// The names of views that code makes on wide screens alone, as behind `horizontalSizeClass == .regular`: no phone
  /// shows them.
  ///
  /// - Complexity: O(*n*) in the code of the module.
  package var viewsOfWideScreens: Set<String> {
    var mentions = WideMentions()
    // What other code names stands in `namesBesideViews`.
    for type in types.values where type.isView || type.inherits.contains("ViewModifier") {
      for member in type.members { mentions.add(member.declaration, in: type.name) }
    }
    return Set(mentions.wideAlone(without: namesBesideViews).filter { types[$0]?.isView ?? false })
  }
}

/// Which types code names, and whether it does so for wide screens alone.
private struct WideMentions {
  private var wide: Set<String> = []
  /// By the type whose code names them.
  private var others: [String: Set<String>] = [:]

  private enum Item {
    case statement(SwiftStatement)
    case expression(SwiftExpression)
  }

  /// What wide screens alone have, and what only these types name.
  func wideAlone(without named: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var next = Array(wide)
    while let name = next.popLast() {
      if found.insert(name).inserted { next += others[name] ?? [] }
    }
    next = Array(named)
    for (type, names) in others where !found.contains(type) { next += names }
    while let name = next.popLast() {
      if found.remove(name) != nil { next += others[name] ?? [] }
    }
    return found
  }

  mutating func add(_ declaration: Declaration, in type: Substring) {
    let type = String(type)
    var open: [(item: Item, isWide: Bool)] = declaration.values.map { (.expression($0), false) }
    open += (declaration.body ?? []).map { (.statement($0), false) }
    while let (item, isWide) = open.popLast() {
      switch item {
      case .statement(.branch(let conditions, let first, let second)):
        open += conditions.flatMap(\.expressions).map { (.expression($0), isWide) }
        open += first.map { (.statement($0), isWide || conditions.contains { $0.asks(for: .wide) }) }
        let isNarrow = conditions.count == 1 && conditions[0].asks(for: .narrow)
        open += second.map { (.statement($0), isWide || isNarrow) }
      case .statement(let statement): open += statement.expressions.map { (.expression($0), isWide) }
      case .expression(let expression):
        if case .block(let block) = expression.form {
          open += block.statements.map { (.statement($0), isWide) }
          continue
        }
        if let name = expression.form.typeName, name != type {
          if isWide { wide.insert(name) } else { others[type, default: []].insert(name) }
        }
        open += expression.form.children.map { (.expression($0), isWide) }
      }
    }
  }
}

/// A class of screens that code may ask for.
private enum ScreenClass {
  case wide, narrow

  var members: Set<String> { self == .wide ? ["regular", "pad"] : ["compact", "phone"] }
  var other: ScreenClass { self == .wide ? .narrow : .wide }
}

extension SwiftCondition {
  fileprivate func asks(for screen: ScreenClass) -> Bool {
    if case .holds(let expression) = self { expression.asks(for: screen) } else { false }
  }
}

extension SwiftExpression {
  /// Whether it holds on screens of one class alone.
  fileprivate func asks(for screen: ScreenClass) -> Bool {
    switch form {
    case .operation("&&", let left, let right): left.asks(for: screen) || right.asks(for: screen)
    case .operation("==", let subject, let value): subject.isOfScreen && value.isMember(of: screen)
    case .operation("!=", let subject, let value): subject.isOfScreen && value.isMember(of: screen.other)
    case .not(let inner): inner.asks(for: screen.other) && !inner.isJoined
    default: false
    }
  }

  private var isJoined: Bool { if case .operation("&&", _, _) = form { true } else { false } }

  private func isMember(of screen: ScreenClass) -> Bool {
    if case .member(_, let name) = form { screen.members.contains(name) } else { false }
  }

  private var isOfScreen: Bool {
    switch form {
    case .name(let name), .member(_, let name):
      ["horizontalSizeClass", "hSizeClass", "sizeClass", "userInterfaceIdiom"].contains(name)
    default: false
    }
  }
}
