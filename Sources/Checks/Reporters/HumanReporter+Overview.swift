import SourceText

/// What is told of many findings: what there is, what is worst, how to see more.
extension HumanReporter {
  /// Lines that a report has at most where not all findings were asked for.
  static let mostLines = 60
  private static let gravestCount = 10
  private static let fewest = 1
  private static let mostRules = 12
  private static let mostLanguages = 4
  /// On narrower terminals the files of a rule take lines that other things need.
  private static let leastForFiles = 80

  /// Writes the overview; where a narrow terminal breaks lines, findings go without their source, then there are fewer.
  func overview(_ report: CheckReport) -> ReportBytes {
    let absent = AbsentKeys(report.findings, keys: report.summary.keys)
    let gravest = Harm.gravest(
      Self.gravestCount, of: report.findings, language: report.language, languages: report.languages,
      absent: absent)
    let inCode = CodeTexts(report.findings)
    let missing = MissingTexts(report.findings)
    var (start, end) = (ReportBytes(), ReportBytes())
    append(FindingCounts(report.findings), FindingFiles(report.findings), to: &start)
    if !gravest.isEmpty {
      start.append("\nFirst to mend:\n")
    } else if inCode == nil, absent == nil, missing == nil, !report.lacksTranslations {
      start.append("\nNone of these keeps a reader from a text.\n")
    }
    if let absent { append(absent, to: &end) }
    if let missing { append(missing, to: &end) }
    if let inCode { append(inCode, to: &end) }
    end.append("\n")
    appendHints(report, rule: (gravest.first?.first ?? report.findings.first)?.rule ?? "RULE", to: &end)
    end.append("\n")
    summary(report, to: &end)
    let room = Self.mostLines - start.lineCount - end.lineCount
    start.append(first(gravest, room))
    start.append(end)
    return start
  }

  /// What is to be mended first, in as many lines as there is room for.
  private func first(_ gravest: [FindingPattern], _ room: Int) -> ReportBytes {
    let whole = lines(gravest[...], showsSource: true)
    if whole.lineCount <= room { return whole }
    for number in stride(from: gravest.count, to: Self.fewest, by: -1) {
      let short = lines(gravest.prefix(number), showsSource: false)
      if short.lineCount <= room { return short }
    }
    return lines(gravest.prefix(Self.fewest), showsSource: false)
  }

  private func lines(_ gravest: ArraySlice<FindingPattern>, showsSource: Bool) -> ReportBytes {
    var output = ReportBytes()
    for pattern in gravest {
      let finding = pattern.first
      headline(finding, TerminalText.escapedPath(finding.path), rest: pattern.rest, to: &output)
      if showsSource, let lines = finding.lines { excerpt(finding, of: lines, to: &output) }
    }
    return output
  }

  private func append(_ keys: AbsentKeys, to output: inout ReportBytes) {
    let known = keys.known == 0 ? "" : " (the tables have \(keys.known))"
    output.append("\n")
    wrap(
      "\(keys.count) keys that code looks up stand in no table\(known): fetch or make the tables as a build does, or "
        + "'l10n sync' makes them; see --only \(Rule.undefinedKey.id)", indent: 2, used: 0, to: &output)
  }

  private func append(_ texts: CodeTexts, to output: inout ReportBytes) {
    let path = TerminalText.escapedPath(texts.most.path)
    let files = texts.fileCount == 1 ? "in \(path)" : "in \(texts.fileCount) files, \(texts.most.count) in \(path)"
    output.append("\n")
    let (stand, them) = texts.total == 1 ? ("A text stands", "it") : ("\(texts.total) texts stand", "them")
    let shown =
      switch texts.count {
      case 0: ", for errors or in place of others"
      case texts.total: ""
      case 1: ", 1 of them where users meet it beside texts that are looked up"
      default: ", \(texts.count) of them where users meet them beside texts that are looked up"
      }
    let statement = "\(stand) in code, where no translator gets \(them)\(shown)"
    wrap("\(statement): \(files); see --only \(Rule.hardcodedString.id)", indent: 2, used: 0, to: &output)
  }

  private func append(_ texts: MissingTexts, to output: inout ReportBytes) {
    let shown = texts.counts.prefix(Self.mostLanguages).map { "\($0.locale): \($0.count)" }.joined(separator: ", ")
    let more = texts.counts.count - Self.mostLanguages
    let rest = more > 0 ? " and \(count(more, "more language"))" : ""
    var statements: [String] = []
    if texts.total > 0 {
      let statement = texts.total == 1 ? "A translation is missing" : "\(texts.total) translations are missing"
      statements.append("\(statement) in complete languages (\(shown)\(rest))")
    }
    if texts.keys > 0 {
      let keys = texts.keys == 1 ? "a key has" : "\(texts.keys) keys have"
      statements.append("\(keys) a translation in next to no language, as new ones")
    }
    let statement = statements.joined(separator: "; ")
    output.append("\n")
    wrap(
      "\(statement.prefix(1).uppercased())\(statement.dropFirst()); see --only \(Rule.missingTranslation.id)",
      indent: 2, used: 0, to: &output)
  }

  /// How to see the rest.
  private func appendHints(_ report: CheckReport, rule: String, to output: inout ReportBytes) {
    let findings = report.findings
    let mendable = findings.indices.count { findings[$0].fix?.safety == .safe }
    let hints =
      [("--all", "all \(findings.count) findings"), ("--only \(rule) --all", "all of one rule")]
      + (mendable > 0 ? [("--fix", "mends \(mendable) of them; '--diff' instead shows how")] : []) + [
        ("--quiet", "a line for each finding that fails the run"), ("--format json|sarif|…", "always all"),
        ("--baseline FILE", "new ones only, once --write-baseline has kept these"),
      ]
    output.append("To see more:\n")
    let column = hints.map(\.0.count).max() ?? 0
    for (option, effect) in hints {
      output.append("  \(option)")
      output.blanks(column - option.count + 1)
      wrap(effect, indent: 4, used: column + 3, to: &output)
    }
  }

  /// The rules with their files, the most harmful first.
  private func append(_ counts: FindingCounts, _ files: FindingFiles, to output: inout ReportBytes) {
    let rows = counts.rows.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      let (one, other) = (Harm(ofRule: left.rule), Harm(ofRule: right.rule))
      return one == other ? (right.total, left.rule) < (left.total, right.rule) : one < other
    }
    for row in rows.prefix(Self.mostRules) {
      output.append("  ")
      output.append(row.total, width: 6)
      output.append("  ")
      output.append(row.rule, TerminalStyle(row.severity), isColored: isColored)
      let errors = row.errors == 0 ? "" : " (\(count(row.errors, "error")))"
      output.append(errors)
      guard (width ?? .max) >= Self.leastForFiles else {
        output.append("\n")
        continue
      }
      output.append(":")
      wrap(files.text(ofRule: row.rule), indent: 10, used: 11 + row.rule.utf8.count + errors.utf8.count, to: &output)
    }
    let hidden = rows.dropFirst(Self.mostRules)
    if !hidden.isEmpty {
      output.append("  ")
      output.append(hidden.reduce(0) { $0 + $1.total }, width: 6)
      output.append("  more, of \(count(hidden.count, "other rule"))\n")
    }
  }
}

extension CheckReport {
  /// Whether a language that the app ships lacks texts: its readers see those of another one.
  fileprivate var lacksTranslations: Bool {
    let missing = [
      Rule.missingTranslation.id, Rule.missingLocale.id, Rule.untranslated.id, Rule.unfinishedState.id,
    ]
    return !summary.missing.isEmpty || findings.contains { missing.contains($0.rule) && $0.locale != nil }
  }
}

extension ReportBytes {
  var lineCount: Int { bytes.count { $0 == 0x0A } }
}
