import ICU
import SourceText

/// Findings that a reader takes for one: those of a key in several languages, of one message in several files of code,
/// and those of a rule in one file.
struct FindingPattern {
  /// The gravest, of equally grave ones that in the development language, of those in code the nearest to the start of
  /// the app, else the first of the report.
  private(set) var first: Finding
  /// The languages of the same key or place.
  private(set) var languages: Set<String> = []
  /// Other languages, where the same rule finds something else wrong with the key.
  private var otherLanguages: Set<String> = []
  /// How many other files there are of which the same is said.
  private var files = 0
  /// Further findings of the rule in the same file and language, those among them that harm nobody.
  private var others = 0

  private init(_ first: Finding) { self.first = first }

  /// Takes in another key or place; the graver of both is told.
  private mutating func add(_ finding: Finding, of group: FindingGroup) {
    guard finding.isMoreThan(first) else { return }
    first = finding
    (languages, otherLanguages) = group.languages(like: finding)
  }

  /// Whether it is what does not fit in a locale whose texts are made from those of the development language.
  var isOfPseudoLocale: Bool {
    first.layout != nil && (first.locale.flatMap { LocaleIdentifier($0) }?.isPseudo ?? false)
  }

  /// Whether several languages have other numbers each, as for an example that every language makes its own.
  var isOfExample: Bool { first.rule == Rule.changedNumber.id && !otherLanguages.isEmpty }

  /// What is like the first finding, as in “also in 12 more languages; 107 more in 'ko'”; empty where nothing is.
  var rest: String {
    var parts: [String] = []
    let own = Set([first.locale].compactMap(\.self))
    let languages = languages.subtracting(own).sorted()
    if languages.count == 1 { parts.append("also in '\(languages[0])'") }
    if languages.count > 1 { parts.append("also in \(languages.count) more languages") }
    let others = otherLanguages.subtracting(self.languages).subtracting(own).sorted()
    if others.count == 1 { parts.append("otherwise wrong in '\(others[0])'") }
    if others.count > 1 { parts.append("otherwise wrong in \(others.count) more languages") }
    if files > 0 { parts.append("also in \(count(files, "more file"))") }
    if self.others > 0 { parts.append("\(self.others) more in \(first.locale.map { "'\($0)'" } ?? "this file")") }
    return parts.joined(separator: "; ")
  }

  /// The patterns of sorted findings, in the order of their first ones.
  ///
  /// - Parameter language: The development language; `nil` where it is not known.
  /// - Complexity: O(*n*) in the number of findings.
  static func patterns(
    of findings: [Finding], where isWanted: (Finding) -> Bool = { _ in true }, language: String? = nil
  ) -> [FindingPattern] {
    var patterns: [FindingPattern] = []
    var known = Known()
    let wanted = findings.map(isWanted)
    let rules = Set(zip(findings, wanted).lazy.filter(\.1).map(\.0.rule))
    // The languages are those of all findings, as the list of a rule shows them.
    for group in FindingGroup.groups(of: findings, where: { rules.contains($0.rule) }) {
      guard let first = gravest(group.findings { wanted[$0] }, language) else { continue }
      let hasKey = first.key != nil
      let number: Int
      if !hasKey, let place = known.places[Place(first)] {
        // As of a table that many languages lack.
        number = place
        if let locale = first.locale { patterns[number].languages.insert(locale) }
      } else if let message = known.messages[Message(first)], patterns[message].first.path != first.path {
        number = message
      } else if let file = known.files[File(first)] {
        number = file
        patterns[number].add(first, of: group)
      } else {
        number = patterns.count
        known.files[File(first)] = number
        // What is said of a table has to be mended in each of them.
        if first.locale == nil || first.isOfWriting { known.messages[Message(first)] = number }
        patterns.append(FindingPattern(first))
        (patterns[number].languages, patterns[number].otherLanguages) = group.languages(like: first)
      }
      if !hasKey { known.places[Place(first)] = number }
    }
    countAll(findings, in: &patterns)
    return patterns
  }

  /// The gravest finding, of equally grave ones that in a language: translations have it from the source.
  private static func gravest(_ findings: [Finding], _ language: String?) -> Finding? {
    // Another severity says that the defect is another one there.
    let severity = findings.map(\.severity).max()
    let alike = findings.filter { $0.severity == severity }
    return alike.first(where: \.isGrave) ?? alike.first { $0.locale == language && language != nil } ?? alike.first
  }

  /// Counts what is like the first finding of each pattern, as the list of all findings of its rule shows it.
  private static func countAll(_ findings: [Finding], in patterns: inout [FindingPattern]) {
    var keys: [File: Set<String>] = [:]
    var files: [Message: Set<String>] = [:]
    var locales: [Message: Set<String>] = [:]
    for finding in findings {
      keys[File(finding), default: []].insert(finding.counted)
      if finding.isOfWriting, let locale = finding.locale { locales[Message(finding), default: []].insert(locale) }
      if finding.locale == nil { files[Message(finding), default: []].insert(finding.path) }
    }
    let summed = languagesOfSummed(findings, where: Set(patterns.map(\.first.rule)))
    // By rule and table, the keys of each language that are told with those of others.
    var told: [[String?]: Set<String>] = [:]
    for number in patterns.indices {
      let first = patterns[number].first
      if let locales = locales[Message(first)] { patterns[number].languages = locales }
      if let key = first.key { patterns[number].languages.formUnion(summed[Self.place(of: key, first)] ?? []) }
      let others = (keys[File(first)] ?? []).subtracting(told[[first.rule, first.table, first.locale]] ?? [])
      patterns[number].others = others.count { $0 != first.counted }
      patterns[number].files = (files[Message(first)]?.count ?? 1) - 1
      for locale in patterns[number].languages where first.key != nil {
        told[[first.rule, first.table, locale], default: []].insert(first.counted)
      }
    }
  }

  /// By the ``place(of:_:)`` of the key, the languages in which one finding stands for that key and others.
  private static func languagesOfSummed(
    _ findings: [Finding], where rules: Set<String>
  ) -> [[String?]: Set<String>] {
    var languages: [[String?]: Set<String>] = [:]
    for finding in findings where rules.contains(finding.rule) {
      guard let locale = finding.locale else { continue }
      for key in finding.keys { languages[place(of: key, finding), default: []].insert(locale) }
    }
    return languages
  }

  /// The rule, the table with its folder, since several apps may have tables of one name, and the key.
  private static func place(of key: String, _ finding: Finding) -> [String?] {
    [finding.rule, finding.tableFolder, finding.table, key]
  }

  /// The numbers of patterns by what their findings share.
  private struct Known {
    var places: [Place: Int] = [:]
    var messages: [Message: Int] = [:]
    var files: [File: Int] = [:]
  }

  private struct Place: Hashable {
    let rule: String
    let path: String
    let start: SourcePosition

    init(_ finding: Finding) { (rule, path, start) = (finding.rule, finding.path, finding.span.start) }
  }

  private struct Message: Hashable {
    let rule: String
    let text: String
    let severity: Severity

    init(_ finding: Finding) { (rule, text, severity) = (finding.rule, finding.message, finding.severity) }
  }

  private struct File: Hashable {
    let rule: String
    let path: String
    let locale: String?
    let severity: Severity

    init(_ finding: Finding) {
      (rule, path, locale, severity) = (finding.rule, finding.path, finding.locale, finding.severity)
    }
  }
}

extension FindingGroup {
  /// The languages of findings as grave as one of them, and those of which another sentence is said.
  fileprivate func languages(like told: Finding) -> (same: Set<String>, other: Set<String>) {
    var (same, other): (Set<String>, Set<String>) = ([], [])
    for finding in findings where finding.severity == told.severity {
      guard let locale = finding.locale else { continue }
      let isSame =
        told.rule == Rule.changedNumber.id ? finding.message == told.message : finding.opening == told.opening
      if isSame { same.insert(locale) } else { other.insert(locale) }
    }
    return (same, other)
  }
}

extension Finding {
  /// What one more finding is counted by: in tables the key; in code the place, which may stand for several keys.
  fileprivate var counted: String { locale == nil ? "\(span.start) \(key ?? "")" : key ?? "\(span.start)" }

  /// Whether it is about how a file is written, which may be the same fault in the files of several languages.
  fileprivate var isOfWriting: Bool { rule == Rule.syntaxError.id || rule == Rule.mergeConflict.id }

  /// Whether its key, where one is missing, tells more than a word that may be the same in every language: “Url”.
  fileprivate var isTelling: Bool { rule != Rule.undefinedKey.id || key?.contains { " ._".contains($0) } ?? true }

  fileprivate func isMoreThan(_ other: Finding) -> Bool {
    if isGrave != other.isGrave { return isGrave }
    if isUnnamed != other.isUnnamed { return other.isUnnamed }
    if isTelling != other.isTelling { return isTelling }
    return distance < other.distance
  }

  /// The first words of the message: what follows are names and numbers.
  fileprivate var opening: [Substring] { message.split(separator: " ", maxSplits: 2).prefix(2).map { $0 } }
}
