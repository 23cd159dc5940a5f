import ICU
import Project

/// The choice of the findings to mend first.
struct GravestFindings {
  /// Of one rule no more are taken before the others have had their turn; more warnings than that say nothing new.
  private static let mostOfRule = 3

  private let findings: [Finding]
  private let language: String?
  private let absent: AbsentKeys?
  /// What is wrong with a text that no code asks for harms nobody.
  private let unused: Set<Key>
  private let hasShipped: Bool
  /// Languages that are not shipped.
  private let others: Set<String>
  private var texts: Set<Text> = []
  private var anywhere: Set<Text> = []
  private var copies: Set<Copy> = []

  init(_ findings: [Finding], language: String?, languages: Set<String>, absent: AbsentKeys?) {
    (self.findings, self.language, self.absent) = (findings, language, absent)
    let idle = [Rule.unusedKey.id, Rule.extraKey.id]
    unused = Set(findings.lazy.filter { idle.contains($0.rule) && $0.key != nil }.map(Key.init))
    let shipped = Set(languages.compactMap { LocaleIdentifier($0) })
    hasShipped = !shipped.isEmpty
    others = Set(findings.lazy.compactMap(\.locale)).filter { locale in
      LocaleIdentifier(locale).map { !shipped.contains($0) } ?? false
    }
  }

  // MARK: - Choosing

  /// Those that are surely wrong, and of each rule that fails the run one.
  mutating func first(_ count: Int) -> [FindingPattern] {
    let (patterns, untold) = surePatterns()
    return chosen(count, of: candidates(of: patterns).filter { !(untold.contains($0.rule) && $0.isRepeated) })
  }

  /// With the rules that fail the run by findings alone that are doubted.
  private func surePatterns() -> (patterns: [FindingPattern], untold: Set<String>) {
    // By their numbers: a finding is large to copy.
    let hasNamed = findings.indices.contains { isSure(findings[$0]) && !findings[$0].isUnnamed }
    func isWanted(_ finding: Finding) -> Bool { isSure(finding) && !(hasNamed && finding.isUnnamed) }
    let failing = findings.indices.filter { findings[$0].severity == .error && !isToldAsOne(findings[$0]) }
    let told = Set(failing.filter { isWanted(findings[$0]) }.map { findings[$0].rule })
    let untold = Set(failing.map { findings[$0].rule }).subtracting(told)
    let found = patterns {
      isWanted($0) || $0.severity == .error && untold.contains($0.rule) && !isToldAsOne($0)
    }
    return (found, untold)
  }

  /// Those that may be right, or for the project to decide, of the texts of which nothing was told.
  mutating func doubted(_ count: Int) -> [FindingPattern] {
    guard count > 0 else { return [] }
    let patterns = patterns {
      isHarmful($0) && !isSure($0) && !$0.isUnnamed && !Harm.isRarelyMet($0) && $0.layout == nil
        && !Self.harmless.contains($0.rule)
    }
    return chosen(count, of: candidates(of: patterns))
  }

  /// What these rules only warn of mostly does no harm: an argument too many, a form that a number never needs,
  /// a word in bold less.
  private static let harmless = Set(
    [
      Rule.duplicateKey, .argumentCallMismatch, .missingPluralCategory, .missingOther, .emptyPluralForm,
      .markupMismatch,
    ].map(\.id))

  private func isSure(_ finding: Finding) -> Bool {
    // Whether a text is to be translated, each project decides.
    let isOfSource = finding.severity == .warning && Harm(ofRule: finding.rule) == .untranslatedText
    return isHarmful(finding) && !isOfSource && !Harm.isDoubted(finding)
  }

  private func isHarmful(_ finding: Finding) -> Bool {
    Harm(ofRule: finding.rule) != .untidiness && !isCounted(finding) && isShipped(finding)
      && (unused.isEmpty || !unused.contains(Key(finding)))
  }

  private func isToldAsOne(_ finding: Finding) -> Bool { CodeTexts.holds(finding) || isCounted(finding) }

  private func isCounted(_ finding: Finding) -> Bool {
    MissingTexts.holds(finding) || absent != nil && AbsentKeys.holds(finding)
  }

  private func isShipped(_ finding: Finding) -> Bool {
    // A catalog is built with all its languages.
    !hasShipped || finding.layout != nil || finding.path.hasSuffix(".xcstrings")
      || !(finding.locale.map(others.contains) ?? false)
  }

  private func patterns(where isWanted: (Finding) -> Bool) -> [FindingPattern] {
    FindingPattern.patterns(of: findings, where: isWanted, language: language)
  }

  /// One for each text that was not told of, the gravest.
  private mutating func candidates(of patterns: [FindingPattern]) -> [Candidate] {
    var numbers: [Kind: Int] = [:]
    var candidates: [Candidate] = []
    // What is too long in a language that people read comes before what may be in one.
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
    return candidates.filter { !$0.pattern.isOfExample && isNew($0.pattern) }
  }

  private mutating func isNew(_ pattern: FindingPattern) -> Bool {
    // A table may stand in two folders.
    if let copy = Copy(pattern.first), !copies.insert(copy).inserted { return false }
    guard let text = Text(pattern.first) else { return true }
    // XLIFF has the texts of all tables.
    if texts.contains(text) || texts.contains(text.anywhere) || text.isAnywhere && anywhere.contains(text) {
      return false
    }
    let all = [text] + pattern.languages.map { Text(key: text.key, locale: $0, folder: text.folder) }
    texts.formUnion(all)
    anywhere.formUnion(all.map(\.anywhere))
    return true
  }

  private func chosen(_ count: Int, of candidates: [Candidate]) -> [FindingPattern] {
    let few = candidates.filter { !($0.isWarning && $0.isOfMany) }.sorted(by: Candidate.isChosenBefore)
    return few.prefix(count).sorted(by: Candidate.isGraver).map(\.pattern)
  }

  // MARK: - Parts

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

    var isOfMany: Bool { number >= GravestFindings.mostOfRule }
    var isRepeated: Bool { number > 0 && severity == .error }
    var rule: String { pattern.first.rule }
    var isWarning: Bool { severity == .warning }
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
