import Project

/// A defect of the user's files, with its place.
package struct Finding: Sendable {
  /// Shared, so that a finding is cheap to copy.
  private var facts: FindingFacts
  /// Relative to the project.
  package let path: String
  package let span: SourceSpan
  /// The lines of the file; `nil` where they are not at hand.
  let lines: SourceLines?
  /// Whether code may look its key up, though nothing in it names the key: a reader may never meet the text.
  var isUnnamed = false

  init(_ facts: FindingFacts, path: String, span: SourceSpan, lines: SourceLines?) {
    self.facts = facts
    self.path = path
    self.span = span
    self.lines = lines
  }

  /// The same with another path.
  init(_ finding: Finding, path: String) {
    self.init(finding.facts, path: path, span: finding.span, lines: finding.lines)
    isUnnamed = finding.isUnnamed
  }

  init(
    rule: String, severity: Severity, message: String, path: String, span: SourceSpan, lines: SourceLines?,
    table: String?, key: String?, locale: String?, layout: LayoutFacts? = nil
  ) {
    let facts = FindingFacts(
      rule: rule, severity: severity, message: message, table: table, key: .init(key), locale: locale,
      layout: Apart(layout))
    self.init(facts, path: path, span: span, lines: lines)
  }

  /// Identifier of the rule, as in “missing-argument”.
  package var rule: String { facts.rule }
  package internal(set) var severity: Severity {
    get { facts.severity }
    set { facts = facts.with(newValue, facts.fix) }
  }
  /// What is wrong and what the app's user would see; texts of tables are quoted as they are, unescaped.
  package var message: String { facts.message }
  package var table: String? { facts.table }
  /// - Complexity: O(*n*) in the length of the key, which is read from its file each time.
  package var key: String? { facts.key.string }
  package var locale: String? { facts.locale }
  /// Whether others are to be mended first: the app's users may never meet it, as the description of an error, or
  /// nothing beside it is localised yet.
  var isRare: Bool { facts.isRare }
  /// Over how many parts of the code users get there.
  var distance: Int { facts.distance }
  /// Whether it harms more than others of its rule do, as another number of hours.
  var isGrave: Bool { facts.isGrave }
  package var layout: LayoutFacts? { facts.layout.value }
  /// Where it shows, beside ``layout``.
  package var cell: CellPlace? { facts.cell.value }
  /// Where a text is longer than it may be.
  package var limit: LimitFacts? { facts.limit.value }
  /// The keys that it stands for, where it is about many at once; empty where it is about one, or none.
  ///
  /// - Complexity: O(*n*) in their length: they are read from their file each time.
  package var keys: [String] { facts.keys.value?.compactMap(\.string) ?? [] }
  /// What would mend it; `nil` where somebody has to decide.
  package internal(set) var fix: Fix? {
    get { facts.fix.value }
    set { facts = facts.with(facts.severity, Apart(newValue)) }
  }
}

extension Finding {
  /// The line of the file at which the span starts.
  ///
  /// - Complexity: O(*n*) in the length of the line, which is decoded.
  package var excerpt: String? { lines?.text(ofLine: span.start.line) }

  /// `findings` in the order of every report: by file, place, rule, then what tells two findings at one place apart.
  ///
  /// - Complexity: O(*n* log *n*); places are compared as numbers, texts only where two findings share one.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    var ranks: [String: Int] = [:]
    for (rank, path) in Set(findings.map(\.path)).sorted().enumerated() { ranks[path] = rank }
    var files = [[Finding]](repeating: [], count: ranks.count)
    for finding in findings { files[ranks[finding.path] ?? 0].append(finding) }
    return files.flatMap { findings in
      order(of: findings.map(\.span)) { findings[$0].facts }.map { findings[$0] }
    }
  }

  /// The numbers of the findings of one file in the order of every report.
  ///
  /// - Parameters:
  ///   - spans: Where each of them stands.
  ///   - facts: What one of them says, by its number.
  static func order(of spans: [SourceSpan], facts: (Int) -> FindingFacts) -> [Int] {
    var places = spans.enumerated().map { (line: $1.start.line, column: $1.start.column, number: $0) }
    places.sort { left, right in
      if left.line != right.line { return left.line < right.line }
      if left.column != right.column { return left.column < right.column }
      return precedes(facts(left.number), facts(right.number))
    }
    return places.map(\.number)
  }

  /// The order of two findings at one place.
  private static func precedes(_ left: FindingFacts, _ right: FindingFacts) -> Bool {
    if left.rule != right.rule { return left.rule < right.rule }
    let (first, second) = (left.locale ?? "", right.locale ?? "")
    return first == second ? left.message < right.message : first < second
  }
}
