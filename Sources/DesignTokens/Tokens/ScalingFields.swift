import PositionedJSON

/// The members that say how a text follows the reader's size.
enum ScalingFields {
  static let names = ["relativeTo", "fixedSize"]
}

extension ProblemLog {
  /// Reads an object of scaling members alone.
  mutating func scaling(
    in content: JSONValue, known: [String], subject: String, rule: TokenRule, file: Int
  ) -> TextAppearance.Scaling? {
    fields(of: content, known: known, subject: subject, rule: rule, in: file)
      .flatMap { scaling(in: $0, rule: rule, file: file) }
  }

  /// Reads `relativeTo`, the name of a text style, or `fixedSize`, which is true.
  ///
  /// - Returns: `nil` where neither is given or readable.
  mutating func scaling(
    in fields: [String: JSONValue], rule: TokenRule, file: Int
  ) -> TextAppearance.Scaling? {
    var scaling: TextAppearance.Scaling?
    if let value = fields["relativeTo"] {
      let names = TextStyle.allCases.map(\.rawValue)
      if let style = value.string.flatMap(TextStyle.init(rawValue:)) {
        scaling = .relative(to: style)
      } else {
        let suggestion = suggestion(for: value.string ?? "", among: names)
        report(rule, "\(value.quotedPhrase) is no text style\(suggestion)", at: value.range.start, in: file)
      }
    }
    if let value = fields["fixedSize"] {
      if let isFixed = value.bool {
        if isFixed, scaling != nil {
          report(rule, "'fixedSize' excludes 'relativeTo'", at: value.range.start, in: file)
        }
        if isFixed { scaling = .fixed }
      } else {
        report(rule, "'fixedSize' is true or false, not \(value.quotedPhrase)", at: value.range.start, in: file)
      }
    }
    return scaling
  }
}
