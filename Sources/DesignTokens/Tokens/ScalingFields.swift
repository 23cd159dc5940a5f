import PositionedJSON
import SourceText

/// The members that say how a text follows the reader's size.
enum ScalingFields {
  static let names = choices + ["maximumSize"]
  /// Those that exclude one another.
  static let choices = ["relativeTo", "textStyle", "fixedSize"]
  /// Text styles of the system without published sizes.
  static let unscaled = ["extraLargeTitle", "extraLargeTitle2"]
}

extension ProblemLog {
  /// Reads `maximumSize`, the name of one of the twelve sizes; `nil` where it is not given or readable.
  mutating func maximumSize(in fields: [String: JSONValue], rule: TokenRule, file: Int) -> DynamicTypeSize? {
    guard let json = fields["maximumSize"] else { return nil }
    if let size = json.string.flatMap(DynamicTypeSize.init(rawValue:)) { return size }
    let suggestion = suggestion(for: json.string ?? "", among: DynamicTypeSize.allCases.map(\.rawValue))
    report(rule, "\(json.quotedPhrase) is no text size\(suggestion)", at: json.range.start, in: file)
    return nil
  }

  /// Reads the name of a text case.
  mutating func textCase(_ json: JSONValue, rule: TokenRule, file: Int) -> TextCase? {
    if let name = json.string.flatMap(TextCase.init(rawValue:)) { return name }
    let suggestion = suggestion(for: json.string ?? "", among: TextCase.allCases.map(\.rawValue))
    report(rule, "\(json.quotedPhrase) is no text case\(suggestion)", at: json.range.start, in: file)
    return nil
  }

  /// Reads one of `relativeTo`, the name of a text style whose growth a font follows, `textStyle`, the name of a text
  /// style of the system, and `fixedSize`, which is true.
  ///
  /// - Returns: `nil` where neither is given or readable.
  mutating func scaling(
    in fields: [String: JSONValue], rule: TokenRule, file: Int
  ) -> TextAppearance.Scaling? {
    var scaling: TextAppearance.Scaling?
    if let value = fields["relativeTo"] {
      scaling = textStyle(value, rule: rule, file: file).map { .relative(to: $0) }
    }
    if let value = fields["textStyle"] {
      if fields["relativeTo"] != nil {
        report(rule, "'textStyle' excludes 'relativeTo'", at: value.range.start, in: file)
      }
      scaling = textStyle(value, rule: rule, file: file).map { .system($0) } ?? scaling
    }
    if let value = fields["fixedSize"] {
      if let isFixed = value.bool {
        if isFixed, scaling != nil {
          report(rule, "'fixedSize' excludes 'relativeTo' and 'textStyle'", at: value.range.start, in: file)
        }
        if isFixed { scaling = .fixed }
      } else {
        report(rule, "'fixedSize' is true or false, not \(value.quotedPhrase)", at: value.range.start, in: file)
      }
    }
    return scaling
  }

  /// Reads `"assumed": {"relativeTo": "why"}`, which names the member that says how the text scales.
  mutating func assumedScaling(in fields: [String: JSONValue], file: Int) -> AssumedScaling? {
    guard let json = fields[Self.assumedKey] else { return nil }
    let given = ScalingFields.choices.filter { fields[$0] != nil }
    return assumed(json, among: given, of: "the text style", rule: .type, in: file).last.map {
      AssumedScaling(property: $0.property, reason: $0.reason)
    }
  }

  private mutating func textStyle(_ json: JSONValue, rule: TokenRule, file: Int) -> TextStyle? {
    if let style = json.string.flatMap(TextStyle.init(rawValue:)) { return style }
    if let name = json.string, ScalingFields.unscaled.contains(name) {
      report(
        rule,
        "no sizes of '\(name)' are published but that at 'large', so that nothing can follow it: give the size "
          + "with 'fixedSize'", at: json.range.start, in: file)
      return nil
    }
    let suggestion = suggestion(for: json.string ?? "", among: TextStyle.allCases.map(\.rawValue))
    report(rule, "\(json.quotedPhrase) is no text style\(suggestion)", at: json.range.start, in: file)
    return nil
  }
}
