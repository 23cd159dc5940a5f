import DesignTokens
import PositionedJSON
import ProjectTables
import SourceText
import StringFormats

/// The limits of texts, and the themes that they are measured in.
extension ConfigurationReader {
  func limit(_ value: JSONValue) throws(ConfigurationError) -> LimitRule {
    let units: KeyValuePairs<String, LengthLimit.Unit> = [
      "maxCharacters": .characters, "maxBytes": .bytes(.utf8), "maxWidth": .points,
    ]
    let members = try members(of: value, known: ConfigurationKey.limit.names)
    guard let keys = members["keys"] else { throw error("a limit needs 'keys'", at: value) }
    var lengths: [LengthLimit] = []
    for (name, unit) in units {
      guard let member = members[name] else { continue }
      guard let maximum = member.number, maximum >= 0 else { throw error("expected a number from 0 on", at: member) }
      lengths.append(LengthLimit(maximum, unit))
    }
    var font: TextAppearance?
    if let member = members["font"] {
      let name = try string(member)
      font = TextAppearance(described: name)
      if font == nil {
        throw error("'\(name)' is no font with a size: write it as in 'Urbanist SemiBold 14 pt'", at: member)
      }
    }
    guard !lengths.isEmpty || font != nil else {
      throw error("a limit needs 'maxCharacters', 'maxBytes', 'maxWidth' or 'font'", at: value)
    }
    return LimitRule(
      keys: KeyPattern(
        keys: WildcardPattern(try string(keys)), table: try members["table"].map(string).map(WildcardPattern.init)),
      lengths: lengths, font: font, position: lines.position(of: value.range.start))
  }

  func themes(_ value: JSONValue) throws(ConfigurationError) -> ThemeSelection {
    if value.string == "all" { return .all }
    guard value.kind == .array else {
      throw error("expected 'all', or an array of objects of modifiers and their contexts", at: value)
    }
    let list = try list(value, contexts)
    return list.isEmpty ? .one : .list(list)
  }

  func contexts(_ value: JSONValue) throws(ConfigurationError) -> [String: String] {
    try textsByName(value, "an object of modifiers and their contexts")
  }
}
