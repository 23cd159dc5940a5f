import PositionedJSON

/// Texts that findings in a row mostly share, each in memory once.
struct RepeatedTexts {
  private var last: [String: String] = [:]

  /// The text of a member.
  mutating func text(_ name: String, of value: JSONValue) -> String? {
    guard let text = value[name]?.string else { return nil }
    if let known = last[name], known == text { return known }
    last[name] = text
    return text
  }
}
