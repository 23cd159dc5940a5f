/// What a defect does to the reader of the app: the gravest first.
enum Harm: Int, Comparable, CaseIterable {
  /// A whole table, or the rest of one, is lost.
  case lostTable
  /// The app crashes, or shows what lies in memory.
  case crash
  /// A key or another language stands where a text should.
  case missingText
  /// A text says something else, or a part of it is gone.
  case wrongText
  /// A text is cut off or cannot be reached.
  case cutOffText
  /// A text is in the developers' language for every reader.
  case untranslatedText
  case untidiness

  static func < (left: Harm, right: Harm) -> Bool { left.rawValue < right.rawValue }

  /// The rules that find more than untidiness.
  private static let rules: [(Harm, [Rule])] = [
    (
      .lostTable,
      [
        .syntaxError, .silentTruncation, .wrongEncoding, .tableOverlap, .tableNameCase, .missingLocale, .sourceSyntax,
      ]
    ),
    (
      .crash,
      [
        .argumentType, .extraArgument, .reorderedArguments, .argumentTwoTypes, .dangerousSpecifier, .mixedPositional,
        .positionGap, .malformedArgument, .unescapedPercent, .argumentCallMismatch, .variableType,
      ]
    ),
    (
      .missingText,
      [
        .undefinedKey, .wrongTable, .emptyTranslation, .missingOther, .undefinedVariable, .variableCycle,
        .invalidVariation, .missingPluralCategory, .missingTranslation,
      ]
    ),
    (
      .wrongText,
      [
        .missingArgument, .markupMismatch, .changedURL, .changedNumber, .garbledText, .doNotTranslate,
        .unbalancedIsolate, .duplicateKey, .literalEscape, .impliedNumber,
      ]
    ),
    (
      .cutOffText,
      [
        .truncatedText, .clippedHeight, .overflowingContent, .overLimit, .midWordBreak, .unmeasurableText,
        .smallTouchTarget, .lowContrast,
      ]
    ),
    (.untranslatedText, [.hardcodedString]),
  ]

  private static let byRule = Dictionary(
    rules.flatMap { harm, rules in rules.map { ($0.id, harm) } }, uniquingKeysWith: { first, _ in first })

  /// - Parameter rule: The identifier of a rule.
  init(ofRule rule: String) { self = Self.byRule[rule] ?? .untidiness }
}

extension Harm {
  /// Of one rule no more are taken before the others have had their turn.
  private static let mostOfRule = 3

  private struct Candidate {
    let pattern: FindingPattern
    let harm: Harm
    /// Its place among those of its rule and severity.
    let number: Int
    private var severity: Severity { pattern.first.severity }
    private var rule: String { pattern.first.rule }

    /// The order of harm.
    static func isGraver(_ left: Candidate, _ right: Candidate) -> Bool {
      if (left.harm == .untidiness) != (right.harm == .untidiness) { return right.harm == .untidiness }
      if left.severity != right.severity { return left.severity > right.severity }
      if left.harm != right.harm { return left.harm < right.harm }
      return (left.rule, left.number) < (right.rule, right.number)
    }

    /// The order of choice: errors and warnings of some harm, of each rule the first, then the second; of what is
    /// untidy the first of each rule; the rest.
    static func isChosenBefore(_ left: Candidate, _ right: Candidate) -> Bool {
      if left.turn != right.turn { return left.turn < right.turn }
      if left.severity != right.severity { return left.severity > right.severity }
      return left.number == right.number ? isGraver(left, right) : left.number < right.number
    }

    private var turn: Int {
      if harm == .untidiness { return number == 0 ? 1 : 3 }
      return number < Harm.mostOfRule ? 0 : 2
    }
  }

  /// The findings to mend first, each pattern once: errors before warnings, by harm.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  static func gravest(_ count: Int, of findings: [Finding]) -> [FindingPattern] {
    // What is wrong with a text that no code asks for harms nobody.
    let unused = Set(findings.lazy.filter { $0.rule == Rule.unusedKey.id }.map(Key.init))
    var numbers: [Kind: Int] = [:]
    var candidates: [Candidate] = []
    for pattern in FindingPattern.patterns(of: findings) {
      let kind = Kind(rule: pattern.first.rule, severity: pattern.first.severity)
      let number = numbers[kind, default: 0]
      numbers[kind] = number + 1
      guard number < count else { continue }
      let isIdle = unused.contains(Key(pattern.first)) || kind == Kind(rule: Rule.duplicateKey.id, severity: .warning)
      candidates.append(
        Candidate(pattern: pattern, harm: isIdle ? .untidiness : Harm(ofRule: kind.rule), number: number))
    }
    candidates.sort(by: Candidate.isChosenBefore)
    return candidates.prefix(count).sorted(by: Candidate.isGraver).map(\.pattern)
  }

  private struct Key: Hashable {
    let table: String?
    let key: String?

    init(_ finding: Finding) { (table, key) = (finding.table, finding.key) }
  }

  private struct Kind: Hashable {
    let rule: String
    let severity: Severity
  }
}
