import ICU
import Project

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
  /// A text is in the developers' language for readers of another.
  case untranslatedText
  /// None that a reader would notice, or a flaw of style.
  case untidiness

  static func < (left: Harm, right: Harm) -> Bool { left.rawValue < right.rawValue }

  /// The rules that find more than untidiness, the gravest of each harm first.
  private static let rules: [(Harm, [Rule])] = [
    (
      .lostTable,
      [
        .mergeConflict, .syntaxError, .silentTruncation, .wrongEncoding, .tableOverlap, .tableNameCase, .missingLocale,
        .unlistedTable,
      ]
    ),
    (
      .crash,
      [
        .reorderedArguments, .argumentType, .extraArgument, .argumentTwoTypes, .dangerousSpecifier, .mixedPositional,
        .positionGap, .argumentCallMismatch, .variableType, .malformedArgument, .unescapedPercent,
      ]
    ),
    (
      .missingText,
      [
        .undefinedKey, .wrongTable, .emptyTranslation, .emptyPluralForm, .missingOther, .undefinedVariable,
        .variableCycle,
        .invalidVariation, .missingPluralCategory, .missingTranslation,
      ]
    ),
    (
      .wrongText,
      [
        .missingArgument, .argumentName, .markupMismatch, .changedURL, .changedNumber, .garbledText, .glossaryTerm,
        .duplicateKey, .literalEscape, .unknownEscape, .impliedNumber,
      ]
    ),
    (
      .cutOffText,
      [
        .truncatedText, .clippedHeight, .overflowingContent, .overLimit, .midWordBreak, .smallTouchTarget, .lowContrast,
      ]
    ),
    (.untranslatedText, [.hardcodedString, .untranslated]),
  ]

  private static let byRule = Dictionary(
    rules.flatMap { harm, rules in rules.enumerated().map { ($1.id, (harm, $0)) } },
    uniquingKeysWith: { first, _ in first })

  /// - Parameter rule: The identifier of a rule.
  init(ofRule rule: String) { self = Self.byRule[rule]?.0 ?? .untidiness }

  /// The place of a rule among those of its harm.
  static func rank(ofRule rule: String) -> Int { byRule[rule]?.1 ?? 0 }
}

extension Harm {
  /// The findings to mend first, each pattern once and of each text the gravest: errors before warnings, by harm.
  ///
  /// What harms no reader is none of them, so that there may be fewer than asked for, or none; but of each rule that
  /// fails the run there is one. What may be right stands behind all else, where there is room left, and so do
  /// texts of the developers' language: whether one is to be translated, each project decides. ``MissingTexts`` are
  /// told as one, since translators mend them.
  ///
  /// Findings about keys that no code names are told where there are no others.
  ///
  /// - Parameters:
  ///   - language: The development language, of whose texts translations have their defects.
  ///   - languages: Those that the project ships; of others there may be files that were left behind.
  ///   - absent: The keys that no table has, where these are told as one.
  /// - Complexity: O(*n* log *n*) in the number of findings.
  static func gravest(
    _ count: Int, of findings: [Finding], language: String? = nil, languages: Set<String> = [],
    absent: AbsentKeys? = nil
  ) -> [FindingPattern] {
    var choice = GravestFindings(findings, language: language, languages: languages, absent: absent)
    let sure = choice.first(count)
    return sure + choice.doubted(count - sure.count)
  }

  /// Whether users may never meet it, as in `Debug.strings`, or it may be right, as a value that stands there twice: of
  /// two values for a key the one that shows is mostly the right one. So may what a rule about errors or layouts gives
  /// as a mere warning, since it rests on what is not known: a view of the app may be in a state that its code never
  /// shows, or be meant to cut a text. A key without a table shows the developers' language at best.
  static func isDoubted(_ finding: Finding) -> Bool { isRarelyMet(finding) || mayBeRight(finding) }

  static func isRarelyMet(_ finding: Finding) -> Bool {
    finding.isRare || finding.path.contains("Settings.bundle/") || DeveloperScreen.isOne(finding.path)
      || finding.key.map(DeveloperScreen.isOne) ?? false
  }

  private static func mayBeRight(_ finding: Finding) -> Bool {
    finding.rule == Rule.duplicateKey.id || finding.layout?.isView ?? false
      || finding.severity == .warning && finding.rule != Rule.undefinedKey.id
        && (finding.layout != nil || Rule.named(finding.rule)?.severity == .error)
  }

  /// That around the folders of languages.
  static func folder(of finding: Finding) -> String {
    finding.path.split(separator: "/").dropLast().prefix { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
