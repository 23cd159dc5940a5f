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
    let finding: Finding
    let harm: Harm
    /// Its place among those of its rule.
    let number: Int

    /// The order of harm.
    static func isGraver(_ left: Candidate, _ right: Candidate) -> Bool {
      if left.finding.severity != right.finding.severity { return left.finding.severity > right.finding.severity }
      if left.harm != right.harm { return left.harm < right.harm }
      return (left.finding.rule, left.number) < (right.finding.rule, right.number)
    }

    /// The order of choice: some of each rule, then the rest.
    static func isChosenBefore(_ left: Candidate, _ right: Candidate) -> Bool {
      if left.finding.severity != right.finding.severity { return left.finding.severity > right.finding.severity }
      return left.turn == right.turn ? isGraver(left, right) : left.turn < right.turn
    }

    private var turn: Int { harm == .untidiness ? 2 : number < Harm.mostOfRule ? 0 : 1 }
  }

  /// The findings to mend first: errors before warnings, by harm, each key of a rule once, and what is said of no key
  /// once for a place, as of a table that many languages lack.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  static func gravest(_ count: Int, of findings: [Finding]) -> [Finding] {
    var byRule: [String: [FindingGroup]] = [:]
    for group in FindingGroup.groups(of: findings) {
      let (first, known) = (group.first, byRule[group.first.rule]?.last?.first)
      if let known, first.key == nil, known.key == nil, known.path == first.path, known.span.start == first.span.start {
        continue
      }
      byRule[first.rule, default: []].append(group)
    }
    var candidates: [Candidate] = []
    for (rule, groups) in byRule {
      for severity in [Severity.error, .warning] {
        let firsts = groups.lazy.compactMap { group in
          ([group.first] + group.others).first { $0.severity == severity }
        }
        candidates += firsts.prefix(count).enumerated().map {
          Candidate(finding: $1, harm: Harm(ofRule: rule), number: $0)
        }
      }
    }
    candidates.sort(by: Candidate.isChosenBefore)
    return candidates.prefix(count).sorted(by: Candidate.isGraver).map(\.finding)
  }
}
