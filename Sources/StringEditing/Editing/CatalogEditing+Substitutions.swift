import PositionedJSON
import StringFormats

/// Variables that a localization does not have yet.
extension CatalogEditing {
  /// The members of a variable that the source language gives it: its argument and its type.
  ///
  /// - Returns: `nil` where the source language has no such variable.
  private func facts(of name: String, in entry: Int) -> [JSONOutput.Member]? {
    guard let localizations = json.value(of: "localizations", in: entry),
      let source = json.value(named: sourceLanguage, in: localizations),
      let list = json.value(of: "substitutions", in: source), let variable = json.value(named: name, in: list)
    else { return nil }
    var members: [JSONOutput.Member] = []
    if let number = json.value(of: "argNum", in: variable).flatMap(json.number).flatMap({ Int(exactly: $0) }) {
      members.append(.init(name: "argNum", value: .integer(number)))
    }
    if let specifier = json.value(of: "formatSpecifier", in: variable), json.isString(specifier) {
      members.append(.init(name: "formatSpecifier", value: .string(json.string(of: specifier))))
    }
    return members
  }

  func hasSourceVariable(_ name: String, in entry: Int) -> Bool { facts(of: name, in: entry) != nil }

  /// What goes into the object that lacks the first of `names`, the last of which is the unit of `text`: objects of one
  /// member each, but a variable with what the source language says of it.
  func missing(_ names: [String], _ text: String, at path: [VariantStep], in entry: Int) -> JSONOutput {
    // Behind the name of the variable stand "variations", the kind, the category and "stringUnit" of each choice.
    guard case .substitution(let variable) = path.first else { return .nested(Array(names.dropFirst()), .unit(text)) }
    let depth = names.count - (3 * (path.count - 1) + 1)
    let inner = JSONOutput.nested(Array(names[max(depth, 1)...]), .unit(text))
    guard depth > 0, case .object(let choices) = inner else { return inner }
    let members = (facts(of: variable, in: entry) ?? []) + choices
    return .nested(Array(names[1..<max(depth, 1)]), .object(members))
  }
}
