import PositionedJSON
import SourceText

/// Reads `l10n.json`: JSON with comments, every unknown key an error with its nearest known name.
package struct ConfigurationReader {
  package let path: String
  package let lines: LineTable
  /// What stands at the top of the file, by its keys.
  package private(set) var root: [String: JSONValue] = [:]

  /// - Throws: ``ConfigurationError`` with line and column.
  package init(path: String, bytes: [UInt8]) throws(ConfigurationError) {
    self.path = path
    lines = LineTable(bytes)
    let value: JSONValue
    do {
      value = try JSONDocument(parsing: bytes, dialect: .withComments).root
    } catch {
      throw ConfigurationError(error.message, path: path, position: lines.position(of: error.offset))
    }
    root = try members(of: value, known: ConfigurationKey.rootNames)
  }

  package func choice(
    _ value: JSONValue, of kind: String, among known: [String]
  ) throws(ConfigurationError) -> String {
    let name = try string(value)
    guard known.contains(name) else { throw unknown(kind, name, known, at: value.range) }
    return name
  }

  /// The members of an object, each name once; none where there is no value.
  ///
  /// - Parameters:
  ///   - expectation: The message about a value that is no object.
  ///   - known: The names that there may be; `nil` for any.
  package func named(
    _ value: JSONValue?, _ expectation: String = "an object in braces", known: [String]? = nil
  ) throws(ConfigurationError) -> [(ConfiguredText, JSONValue)] {
    guard let value else { return [] }
    guard value.kind == .object else { throw expected(expectation, value) }
    var members: [(ConfiguredText, JSONValue)] = []
    var names: Set<String> = []
    for member in value.members {
      if let known, !known.contains(member.key) { throw unknown("key", member.key, known, at: member.keyRange) }
      let name = ConfiguredText(member.key, position: lines.position(of: member.keyRange.start))
      guard names.insert(name.text).inserted else { throw error("key '\(name.text)' stands twice", at: name) }
      members.append((name, member.value))
    }
    return members
  }

  package func members(of value: JSONValue, known: [String]) throws(ConfigurationError) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: try named(value, known: known).map { ($0.text, $1) })
  }

  package func textsByName(_ value: JSONValue, _ expectation: String) throws(ConfigurationError) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, value) in try named(value, expectation) { texts[name.text] = try string(value) }
    return texts
  }

  /// What is read of the elements of an array; nothing where there is none.
  package func list<Element>(
    _ value: JSONValue?, _ element: (JSONValue) throws(ConfigurationError) -> Element
  ) throws(ConfigurationError) -> [Element] {
    guard let value else { return [] }
    guard value.kind == .array else { throw expected("a list in brackets, as in [\"…\"]", value) }
    var list: [Element] = []
    for item in value.elements { list.append(try element(item)) }
    return list
  }

  package func flag(_ value: JSONValue) throws(ConfigurationError) -> Bool {
    guard let flag = value.bool else { throw expected("true or false", value) }
    return flag
  }

  package func text(_ value: JSONValue) throws(ConfigurationError) -> ConfiguredText {
    ConfiguredText(try string(value), position: lines.position(of: value.range.start))
  }

  package func string(_ value: JSONValue) throws(ConfigurationError) -> String {
    guard let string = value.string else { throw expected("a text in quotes", value) }
    return string
  }

  package func unknown(_ kind: String, _ name: String, _ known: [String], at range: ByteRange) -> ConfigurationError {
    ConfigurationError(unknown: kind, name, known: known, path: path, position: lines.position(of: range.start))
  }

  /// A value of another type than is due.
  package func expected(_ what: String, _ value: JSONValue) -> ConfigurationError {
    let found =
      switch value.kind {
      case .object: "an object"
      case .array: "a list"
      case .string: "a text"
      case .number: "a number"
      case .true, .false: "\(value.kind == .true)"
      case .null: "null"
      }
    return error("expected \(what), found \(found)", at: value)
  }

  package func error(_ message: String, at value: JSONValue) -> ConfigurationError {
    ConfigurationError(message, path: path, position: lines.position(of: value.range.start))
  }

  package func error(_ message: String, at name: ConfiguredText) -> ConfigurationError {
    ConfigurationError(message, path: path, position: name.position)
  }
}
