import PositionedJSON
import Project
import ProjectTables
import SourceText

/// Reads a baseline: every unknown member an error with its place and the nearest known name.
package struct BaselineReader {
  private static let members = ["rule", "table", "key", "locale", "component", "size", "device", "count"]

  private let path: String
  private let lines: LineTable

  /// - Parameter path: The file's name for messages.
  /// - Throws: ``ConfigurationError`` with line and column.
  /// - Complexity: O(*n* log *n*) in the number of entries.
  package static func baseline(path: String, bytes: [UInt8]) throws(ConfigurationError) -> Baseline {
    try BaselineReader(path: path, lines: LineTable(bytes)).baseline(bytes)
  }

  private func baseline(_ bytes: [UInt8]) throws(ConfigurationError) -> Baseline {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw ConfigurationError(
        "\(error.message): this is no baseline", path: path, position: lines.position(of: error.offset))
    }
    let members = try members(of: root, known: ["version", "findings"])
    guard let version = members["version"], let findings = members["findings"] else {
      throw error("a baseline needs 'version' and 'findings'", at: root.range)
    }
    guard version.number == Double(Baseline.version) else {
      throw error("this version of a baseline is unknown; known is \(Baseline.version)", at: version.range)
    }
    guard findings.kind == .array else { throw error("expected an array in brackets", at: findings.range) }
    var entries: [BaselineEntry] = []
    var places: [BaselineEntry.Subject: ByteRange] = [:]
    for value in findings.elements {
      let entry = try entry(value)
      if let first = places.updateValue(value.range, forKey: entry.subject) {
        let line = lines.position(of: first.start).line
        throw error("the same finding stands in line \(line): give it once, with its 'count'", at: value.range)
      }
      entries.append(entry)
    }
    return Baseline(entries: entries)
  }

  private func entry(_ value: JSONValue) throws(ConfigurationError) -> BaselineEntry {
    let members = try members(of: value, known: Self.members)
    guard let rule = try text(members["rule"]) else { throw error("a finding needs its 'rule'", at: value.range) }
    let subject = BaselineEntry.Subject(
      rule: Rule.currentID(of: rule), table: try text(members["table"]), key: try text(members["key"]),
      locale: try text(members["locale"]), component: try text(members["component"]))
    return BaselineEntry(
      subject: subject, size: try text(members["size"]), device: try text(members["device"]),
      count: try count(members["count"]))
  }

  private func count(_ value: JSONValue?) throws(ConfigurationError) -> Int {
    guard let value else { return 1 }
    guard let number = value.number, let count = Int32(exactly: number), count > 0 else {
      throw error("expected a whole number from 1 on", at: value.range)
    }
    return Int(count)
  }

  private func text(_ value: JSONValue?) throws(ConfigurationError) -> String? {
    guard let value else { return nil }
    guard let text = value.string else { throw error("expected a text in quotes", at: value.range) }
    return text
  }

  private func members(of value: JSONValue, known: [String]) throws(ConfigurationError) -> [String: JSONValue] {
    guard value.kind == .object else { throw error("expected an object in braces", at: value.range) }
    var members: [String: JSONValue] = [:]
    for member in value.members {
      guard known.contains(member.key) else {
        throw ConfigurationError(
          unknown: "member", member.key, known: known, path: path, position: lines.position(of: member.keyRange.start))
      }
      guard members.updateValue(member.value, forKey: member.key) == nil else {
        throw error("the member '\(member.key)' stands twice", at: member.keyRange)
      }
    }
    return members
  }

  private func error(_ message: String, at range: ByteRange) -> ConfigurationError {
    ConfigurationError(message, path: path, position: lines.position(of: range.start))
  }
}
