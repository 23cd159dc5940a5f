import DesignTokens
import Project

extension CheckReport {
  /// One report on several units.
  ///
  /// - Parameter parts: At least one, in the order of their prefixes; each has the files below its own.
  /// - Complexity: O(*n*) in the number of findings.
  init(merging parts: [CheckReport]) {
    if parts.count == 1, parts[0].unit.prefix.isEmpty {
      self = parts[0]
      return
    }
    let ran = Set(parts.flatMap(\.rules).map(\.id))
    self.init(
      findings: parts.flatMap { $0.findings.moved(below: $0.unit.prefix) },
      summary: CheckSummary(merging: parts), rules: Rule.projectRules.filter { ran.contains($0.id) },
      version: parts[0].version)
    isComplete = parts.allSatisfy(\.isComplete)
    notes = parts.flatMap { part in part.notes.map { "\(part.unit.path): \($0)" } }
    let (prefix, first) = (parts[0].repositoryPrefix, parts[0].unit.prefix)
    repositoryPrefix = prefix.hasSuffix(first) ? String(prefix.dropLast(first.count)) : ""
    let languages = Set(parts.map(\.language))
    language = languages.count == 1 ? parts[0].language : nil
    self.languages = parts.reduce(into: []) { $0.formUnion($1.languages) }
    let known = parts.compactMap(\.baselined)
    baselined = known.isEmpty ? nil : KnownFindings(merging: known)
    let earlier = parts.compactMap(\.earlier)
    if let first = earlier.first {
      let commits = Set(earlier.map(\.commit))
      self.earlier = EarlierFindings(
        base: first.base, commit: commits.count == 1 ? first.commit : "",
        known: KnownFindings(merging: earlier.map(\.known)))
    }
    var sums: [String: Coverage] = [:]
    for locale in parts.flatMap(\.coverage) { sums[locale.name, default: Coverage()] += locale.coverage }
    coverage = ProjectStatistics.sorted(sums)
  }
}

extension CheckSummary {
  fileprivate init(merging parts: [CheckReport]) {
    let all = parts.map(\.summary)
    func sum(_ number: KeyPath<CheckSummary, Int>) -> Int { all.reduce(0) { $0 + $1[keyPath: number] } }
    func union(_ texts: KeyPath<CheckSummary, [String]>) -> Set<String> { Set(all.flatMap { $0[keyPath: texts] }) }
    let sizes = union(\.sizes)
    var missing: [String: Int] = [:]
    for language in all.flatMap(\.missing) { missing[language.locale, default: 0] += language.count }
    self.init(
      errors: sum(\.errors), warnings: sum(\.warnings), tables: sum(\.tables), keys: sum(\.keys),
      locales: union(\.locales).sorted(), pseudoLocales: union(\.pseudoLocales).sorted(),
      sizes: DynamicTypeSize.allCases.map(\.rawValue).filter(sizes.contains), measured: sum(\.measured),
      bound: sum(\.bound), unbound: sum(\.unbound),
      excluded: parts.flatMap { part in part.summary.excluded.map { part.unit.prefix + $0 } }, unseen: sum(\.unseen),
      missing: MissingCount.sorted(missing), notChecked: NotChecked.merged(parts))
  }
}

extension NotChecked {
  /// One for each subject and reason, with the projects of which it is true.
  fileprivate static func merged(_ parts: [CheckReport]) -> [NotChecked] {
    var found: [(omission: NotChecked, first: String, count: Int)] = []
    for part in parts {
      for omission in part.summary.notChecked {
        if let index = found.firstIndex(where: { $0.omission.subject == omission.subject }) {
          found[index].count += 1
          found[index].omission.isRequired = found[index].omission.isRequired || omission.isRequired
        } else {
          found.append((omission, String(part.unit.prefix.dropLast()), 1))
        }
      }
    }
    return found.map { omission, first, count in
      let others = count > 1 ? "; the like of \(Checks.count(count - 1, "other project"))" : ""
      return NotChecked(
        subject: omission.subject, reason: "in '\(first)' \(omission.reason)\(others)", nextStep: omission.nextStep,
        isRequired: omission.isRequired)
    }
  }
}

extension KnownFindings {
  fileprivate init(merging all: [KnownFindings]) {
    var errors: [String: Int] = [:]
    for rule in all.flatMap(\.errors) { errors[rule.rule, default: 0] += rule.count }
    self.init(count: all.reduce(0) { $0 + $1.count }, errors: errors)
  }
}

extension [Finding] {
  /// The same in a report on more.
  fileprivate func moved(below prefix: String) -> [Finding] {
    if prefix.isEmpty { return self }
    // Those of a file stand side by side, and share its path.
    var (old, new) = ("", prefix)
    return map { finding in
      if finding.path != old { (old, new) = (finding.path, CheckReport.joined(prefix, finding.path)) }
      return Finding(finding, path: new)
    }
  }
}
