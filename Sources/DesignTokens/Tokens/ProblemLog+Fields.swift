import PositionedJSON
import SourceText

extension ProblemLog {
  /// The members of an object of known shape; unknown, repeated and missing members are problems.
  ///
  /// - Parameters:
  ///   - isKnown: Tells faster whether a name is among the known ones.
  ///   - subject: What the object describes, with its article, for messages.
  /// - Returns: The known members by key, or `nil` where `value` is no object.
  mutating func fields(
    of value: JSONValue, known: [String], isKnown: ((String) -> Bool)? = nil, required: [String] = [], subject: String,
    rule: TokenRule, in file: Int
  ) -> [String: JSONValue]? {
    guard value.kind == .object else {
      report(rule, "\(subject) is an object, not \(value.quotedPhrase)", at: value.range.start, in: file)
      return nil
    }
    var fields: [String: JSONValue] = [:]
    for (key, keyRange, member) in value.members {
      if !(isKnown?(key) ?? known.contains(key)) {
        let suggestion = suggestion(for: key, among: known)
        report(rule, "\(subject) has no '\(key.excerpt)'\(suggestion)", at: keyRange.start, in: file)
      } else if fields.updateValue(member, forKey: key) != nil {
        report(rule, "'\(key)' is given twice", at: keyRange.start, in: file)
      }
    }
    for key in required where fields[key] == nil {
      if isFull { break }
      report(rule, "\(subject) needs '\(key)'", at: value.range.start, in: file)
    }
    return fields
  }
}
