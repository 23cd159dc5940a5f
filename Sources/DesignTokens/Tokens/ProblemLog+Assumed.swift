import PositionedJSON
import SourceText

extension ProblemLog {
  /// The key of what a source leaves open.
  static let assumedKey = "assumed"

  /// Reads `{"lineLimit": "why"}`, whose names are properties that the object around it gives.
  ///
  /// - Parameters:
  ///   - given: The properties that could be assumed.
  ///   - subject: What gives them, with its article, for messages.
  mutating func assumed(
    _ json: JSONValue, among given: [String], of subject: String, rule: TokenRule, in file: Int
  ) -> [(property: String, range: ByteRange, reason: String)] {
    guard json.kind == .object else {
      report(
        rule, "'\(Self.assumedKey)' is an object of properties and reasons, not \(json.quotedPhrase)",
        at: json.range.start, in: file)
      return []
    }
    var found: [(property: String, range: ByteRange, reason: String)] = []
    for (name, range, value) in json.members {
      guard given.contains(name) else {
        let suggestion = suggestion(for: name, among: given)
        report(
          rule, "\(subject) gives no '\(name.excerpt)' that could be assumed\(suggestion)", at: range.start, in: file)
        continue
      }
      guard let reason = value.string, !reason.isEmpty else {
        report(
          rule, "'\(name)' is assumed for a reason, a text, not for \(value.phrase)", at: value.range.start, in: file)
        continue
      }
      if found.contains(where: { $0.property == name }) {
        report(rule, "'\(name)' is given twice", at: range.start, in: file)
        continue
      }
      found.append((name, range, reason))
    }
    return found
  }
}
