import PositionedJSON
import SourceText

/// How a token file describes a component, its aliases not followed: what is left if the values of tokens are not
/// looked at.
package struct ComponentDefinition: Sendable {
  /// A place where it names a token of the files.
  package struct TokenUse: Hashable, Sendable {
    package let path: String
    /// The values of axes under which the place is read; the others do not matter.
    package let axes: [String: String]
  }

  package let name: String
  /// Path of the file, as it was given.
  package let path: String
  package let line: Int
  /// Of its members and values in their order; spaces and descriptions do not count.
  package let hash: StableHash
  /// Each once, in the order of the places.
  package let uses: [TokenUse]
}

extension DesignSystem {
  /// How the components of the files are described, the first of each name.
  ///
  /// - Complexity: O(*n*) in the bytes of the components.
  package var definitions: [ComponentDefinition] {
    var seen: Set<String> = []
    let groups = tokens.tree.extendedGroups(TokenTree.componentExtension)
      .filter { !$0.isBuiltIn && seen.insert($0.name).inserted }
    let places = locate(
      groups.map {
        TokenPlace(path: tokens.tree.files[$0.keyFile].path, file: $0.keyFile, range: $0.keyRange)
      })
    return zip(groups, places).map { group, place in
      var reading = DefinitionReading(tokens)
      reading.read(group.content, [:])
      return ComponentDefinition(
        name: group.name, path: place.path, line: place.start.line, hash: reading.hash, uses: reading.uses)
    }
  }
}

/// Walks through the description of a component.
private struct DefinitionReading {
  private let tokens: TokenList
  private(set) var hash = StableHash()
  private(set) var uses: [ComponentDefinition.TokenUse] = []
  private var seen: Set<ComponentDefinition.TokenUse> = []

  init(_ tokens: TokenList) { self.tokens = tokens }

  mutating func read(_ json: JSONValue, _ axes: [String: String]) {
    switch json.kind {
    case .object:
      hash.combine("{")
      let axis = json["cases"] == nil ? nil : json["axis"]?.string
      for (key, _, value) in json.members where key != "$description" {
        hash.combine(key)
        if let axis, key == "cases" {
          for (choice, _, value) in value.members {
            hash.combine(choice)
            read(value, axes.merging([axis: choice]) { $1 })
          }
        } else {
          read(value, axes)
        }
      }
      hash.combine("}")
    case .array:
      hash.combine("[")
      for element in json.elements { read(element, axes) }
      hash.combine("]")
    case .string:
      let text = json.string ?? ""
      hash.combine(text)
      if let path = Reference.path(inBraces: text), tokens[path] != nil {
        let use = ComponentDefinition.TokenUse(path: path, axes: axes)
        if seen.insert(use).inserted { uses.append(use) }
      }
    default: hash.combine(json.number.map { "\($0)" } ?? json.bool.map { "\($0)" } ?? "null")
    }
  }
}
