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
  /// A text is in the developers' language for every reader.
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
    (.untranslatedText, [.hardcodedString]),
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
  /// Of one rule no more are taken before the others have had their turn; more warnings than that say nothing new.
  private static let mostOfRule = 3

  private struct Candidate {
    let pattern: FindingPattern
    let harm: Harm
    /// Its place among those of its rule and severity.
    let number: Int
    private var severity: Severity { pattern.first.severity }
    /// A grave finding is told before those of other rules that do the same harm.
    private var rank: Int { pattern.first.isGrave ? -1 : Harm.rank(ofRule: pattern.first.rule) }

    /// The order of harm.
    static func isGraver(_ left: Candidate, _ right: Candidate) -> Bool {
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.harm, left.rank, left.number) < (right.harm, right.rank, right.number)
    }

    /// The order of choice: of each rule the first, then the second.
    static func isChosenBefore(_ left: Candidate, _ right: Candidate) -> Bool {
      if left.isOfMany != right.isOfMany { return right.isOfMany }
      if left.severity != right.severity { return left.severity > right.severity }
      return left.number == right.number ? isGraver(left, right) : left.number < right.number
    }

    var isOfMany: Bool { number >= Harm.mostOfRule }
    var isRepeated: Bool { number > 0 && severity == .error }
    var rule: String { pattern.first.rule }
    var isWarning: Bool { severity == .warning }
  }

  /// The findings to mend first, each pattern once and of each text the gravest: errors before warnings, by harm.
  ///
  /// What harms no reader, or may be right, is none of them, so that there may be fewer than asked for, or none; but of
  /// each rule that fails the run there is one.
  /// ``CodeTexts`` are told as one: whether a text is to be translated, each project decides. So are
  /// ``MissingTexts``, which translators mend.
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
    // What is wrong with a text that no code asks for harms nobody.
    let idle = [Rule.unusedKey.id, Rule.extraKey.id]
    let unused = Set(findings.lazy.filter { idle.contains($0.rule) && $0.key != nil }.map(Key.init))
    let shipped = Set(languages.compactMap { LocaleIdentifier($0) })
    let others = Set(findings.lazy.compactMap(\.locale)).filter { locale in
      LocaleIdentifier(locale).map { !shipped.contains($0) } ?? false
    }
    func isShipped(_ finding: Finding) -> Bool {
      // A catalog is built with all its languages.
      shipped.isEmpty || finding.layout != nil || finding.path.hasSuffix(".xcstrings")
        || !(finding.locale.map(others.contains) ?? false)
    }
    func isToldAsOne(_ finding: Finding) -> Bool {
      CodeTexts.holds(finding) || MissingTexts.holds(finding) || absent != nil && AbsentKeys.holds(finding)
    }
    func isHarmful(_ finding: Finding) -> Bool {
      Harm(ofRule: finding.rule) != .untidiness && !isToldAsOne(finding) && !isDoubted(finding) && isShipped(finding)
        && (unused.isEmpty || !unused.contains(Key(finding)))
    }
    // By their numbers: a finding is large to copy.
    let hasNamed = findings.indices.contains { isHarmful(findings[$0]) && !findings[$0].isUnnamed }
    func isWanted(_ finding: Finding) -> Bool { isHarmful(finding) && !(hasNamed && finding.isUnnamed) }
    let failing = findings.indices.filter { findings[$0].severity == .error && !isToldAsOne(findings[$0]) }
    let told = Set(failing.lazy.filter { isWanted(findings[$0]) }.map { findings[$0].rule })
    let untold = Set(failing.lazy.map { findings[$0].rule }).subtracting(told)
    var numbers: [Kind: Int] = [:]
    var candidates: [Candidate] = []
    // What is too long in a language that people read comes before what may be in one.
    let patterns = FindingPattern.patterns(
      of: findings,
      where: { isWanted($0) || $0.severity == .error && untold.contains($0.rule) && !isToldAsOne($0) },
      language: language)
    let near = patterns.filter { !$0.isOfPseudoLocale }.enumerated().sorted {
      ($0.element.first.distance, $0.offset) < ($1.element.first.distance, $1.offset)
    }
    for pattern in near.map(\.element) + patterns.filter(\.isOfPseudoLocale) {
      let kind = Kind(rule: pattern.first.rule, severity: pattern.first.severity)
      let number = numbers[kind, default: 0]
      numbers[kind] = number + 1
      candidates.append(Candidate(pattern: pattern, harm: Harm(ofRule: kind.rule), number: number))
    }
    candidates.sort(by: Candidate.isGraver)
    var texts: Set<Text> = []
    var anywhere: Set<Text> = []
    var copies: Set<Copy> = []
    candidates.removeAll { candidate in
      // A table may stand in two folders.
      if let copy = Copy(candidate.pattern.first), !copies.insert(copy).inserted { return true }
      guard let text = Text(candidate.pattern.first) else { return false }
      // XLIFF has the texts of all tables.
      if texts.contains(text) || texts.contains(text.anywhere) || text.isAnywhere && anywhere.contains(text) {
        return true
      }
      let all = [text] + candidate.pattern.languages.map { Text(key: text.key, locale: $0, folder: text.folder) }
      texts.formUnion(all)
      anywhere.formUnion(all.map(\.anywhere))
      return false
    }
    candidates.removeAll { $0.isWarning && $0.isOfMany || untold.contains($0.rule) && $0.isRepeated }
    candidates.sort(by: Candidate.isChosenBefore)
    return candidates.prefix(count).sorted(by: Candidate.isGraver).map(\.pattern)
  }

  /// Whether users may never meet it, as in `Debug.strings`, or a rule about errors or layouts gives a mere warning:
  /// what it found may be right, as a value that stands there twice, or a layout that rests on what is not known. A key
  /// without a table shows the developers' language at best. Of two values for a key the one that shows is mostly the
  /// right one. A view of the app may be in a state that its code never shows, or be meant to cut a text.
  static func isDoubted(_ finding: Finding) -> Bool {
    finding.isRare || finding.rule == Rule.duplicateKey.id || finding.layout?.isView ?? false
      || finding.path.contains("Settings.bundle/") || DeveloperScreen.isOne(finding.path)
      || finding.key.map(DeveloperScreen.isOne) ?? false
      || finding.severity == .warning && finding.rule != Rule.undefinedKey.id
        && (finding.layout != nil || Rule.named(finding.rule)?.severity == .error)
  }

  private struct Key: Hashable {
    let table: String?
    let key: String?
    /// That of the table: several apps may have tables of one name.
    let folder: String

    init(_ finding: Finding) {
      (table, key) = (finding.table, finding.key)
      folder = Harm.folder(of: finding)
    }
  }

  /// That around the folders of languages.
  static func folder(of finding: Finding) -> String {
    finding.path.split(separator: "/").dropLast().prefix { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// A text of a key: two rules may tell one defect of it, and an XLIFF file may hold it again.
  private struct Text: Hashable {
    let key: String
    let locale: String?
    /// That of the table; `nil` for any.
    let folder: String?

    init(key: String, locale: String?, folder: String?) {
      (self.key, self.locale, self.folder) = (key, locale, folder)
    }

    init?(_ finding: Finding) {
      guard let key = finding.key, finding.layout == nil else { return nil }
      let isXLIFF = finding.path.hasSuffix(".xliff") || finding.path.hasSuffix(".xlf")
      self.init(key: key, locale: finding.locale, folder: isXLIFF ? nil : Harm.folder(of: finding))
    }

    var anywhere: Text { Text(key: key, locale: locale, folder: nil) }
    var isAnywhere: Bool { folder == nil }
  }

  /// What is said of a text in one of several tables that are alike.
  private struct Copy: Hashable {
    let rule: String
    let table: String
    let key: String
    let locale: String
    let message: String
    let line: String?

    init?(_ finding: Finding) {
      guard let table = finding.table, let key = finding.key, let locale = finding.locale, finding.layout == nil else {
        return nil
      }
      (rule, self.table, self.key, self.locale, message) = (finding.rule, table, key, locale, finding.message)
      line = finding.lines?.piece(ofLine: finding.span.start.line, around: finding.span.start.column).text
    }
  }

  private struct Kind: Hashable {
    let rule: String
    let severity: Severity
  }
}
