import CodeGeneration
import DesignTokens

/// All enums of the generated code, and how one names a token of another.
struct SwiftNamespaces {
  /// The file itself is the first; with a chosen name, its only enum the second.
  private(set) var spaces = [SwiftNamespace(name: "", note: nil, parent: -1)]
  /// Enum and name of each token by its path.
  private(set) var places: [String: (space: Int, name: String)] = [:]
  private var groups: [String: Int] = [:]
  /// Names of enums and properties, wherever they stand.
  private var names: Set<String> = []
  private let root: Int

  /// - Parameter name: The enum around all others; `nil` for none.
  init(_ tokens: [Token], namespace name: String?) {
    if let name {
      spaces.append(SwiftNamespace(name: name, note: "", parent: 0))
      spaces[0].children = [1]
      spaces[0].names = [name]
      names = [name]
      root = 1
    } else {
      root = 0
    }
    for token in tokens {
      let names = token.path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard names.count > 1 else { continue }
      add(token, named: names[names.count - 1], to: group(names.dropLast()))
    }
    for token in tokens where !token.path.contains(".") {
      add(token, named: token.path, to: group(forKindOf: token))
    }
  }

  private mutating func group(_ names: ArraySlice<String>) -> Int {
    let path = names.joined(separator: ".")
    if let known = groups[path] { return known }
    guard let last = names.last else { return root }
    let parent = group(names.dropLast())
    let name = free(SwiftTokenName.type(last, isOutermost: parent == 0), in: parent)
    let isTold = TokenNames.camel(name) == last
    let space = open(name, note: isTold ? nil : last, in: parent)
    groups[path] = space
    return space
  }

  /// Where a token without a group stands.
  private mutating func group(forKindOf token: Token) -> Int {
    let kind = TokenKindName.of(token)
    if let known = groups["\u{0}" + kind] { return known }
    let name = free(spaces[root].names.contains(kind) ? kind + "Tokens" : kind, in: root)
    let space = open(name, note: "", in: root)
    groups["\u{0}" + kind] = space
    return space
  }

  private mutating func open(_ name: String, note: String?, in parent: Int) -> Int {
    spaces.append(SwiftNamespace(name: name, note: note, parent: parent))
    spaces[parent].children.append(spaces.count - 1)
    spaces[parent].names.insert(name)
    names.insert(name)
    return spaces.count - 1
  }

  private mutating func add(_ token: Token, named name: String, to space: Int) {
    let property = free(SwiftTokenName.property(name), in: space)
    spaces[space].names.insert(property)
    names.insert(property)
    spaces[space].properties.append(.init(token: token, name: property, note: property == name ? nil : name))
    places[token.path] = (space, property)
  }

  /// The name, with a number behind it where another has it already.
  private mutating func free(_ name: String, in space: Int) -> String {
    guard spaces[space].names.contains(name) else { return name }
    var number = spaces[space].numbers[name] ?? 2
    while spaces[space].names.contains("\(name)\(number)") { number += 1 }
    spaces[space].numbers[name] = number + 1
    return "\(name)\(number)"
  }

  // MARK: Names in use

  /// The expression by which code of one enum names a token; `nil` where a nearer name hides it.
  func reference(to path: String, from space: Int) -> String? {
    guard let place = places[path] else { return nil }
    var names = [place.name]
    var outer = place.space
    while outer > 0 {
      names.insert(spaces[outer].name, at: 0)
      outer = spaces[outer].parent
    }
    guard !isHidden(names[0], from: space) else { return nil }
    return names.map { SwiftIdentifier($0).declared }.joined(separator: ".")
  }

  private func isHidden(_ name: String, from space: Int) -> Bool {
    var space = space
    while space > 0 {
      if spaces[space].names.contains(name) { return true }
      space = spaces[space].parent
    }
    return false
  }

  /// The names of a property and of the enums around it, from the innermost on.
  func names(of name: String, in space: Int) -> [String] {
    var names = [name]
    var space = space
    while space > 0 {
      names.append(spaces[space].name)
      space = spaces[space].parent
    }
    return names
  }

  /// Whether an enum has the name of a type of SwiftUI.
  func hides(_ type: String) -> Bool { names.contains(type) }
}

/// The enum of a token that stands in no group.
private enum TokenKindName {
  static func of(_ token: Token) -> String {
    switch token.type {
    case .color: "Palette"
    case .typography, .fontFamily, .fontWeight: "Typography"
    case .dimension:
      TokenNames.words(of: token.path).contains { ["radius", "radii", "corner", "corners"].contains($0) }
        ? "BorderRadius" : "Spacing"
    case .duration, .cubicBezier, .transition: "Motion"
    case .shadow: "Shadows"
    case .gradient: "Gradients"
    case .number: "Numbers"
    case .border, .strokeStyle: "Borders"
    }
  }
}
