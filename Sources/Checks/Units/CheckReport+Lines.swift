import PositionedJSON
import Project

extension CheckReport {
  /// A report as another machine tells it.
  ///
  /// - Parameters:
  ///   - done: The last line of the unit.
  ///   - findings: What its other lines tell.
  /// - Returns: `nil` where a member is missing, or not all findings are there.
  init?(_ done: JSONValue, of unit: CheckUnit, findings: [Finding]) {
    guard done["findings"]?.figure == findings.count, let version = done["version"]?.string,
      let isComplete = done["complete"]?.bool,
      let summary = done["summary"].flatMap({ CheckSummary($0, findings: findings) })
    else { return nil }
    self.init(
      findings: findings, summary: summary, rules: done.strings("rules").compactMap(Rule.named), version: version)
    self.unit = unit
    self.isComplete = isComplete
    notes = done.strings("notes")
    repositoryPrefix = done["repository"]?.string ?? ""
    language = done["language"]?.string
    languages = Set(done.strings("languages"))
    baselined = done["baselined"].flatMap(KnownFindings.init)
    earlier = done["earlier"].flatMap(EarlierFindings.init)
    coverage = done["coverage"]?.elements.compactMap(ProjectStatistics.Locale.init) ?? []
  }
}

extension CheckSummary {
  fileprivate init?(_ value: JSONValue, findings: [Finding]) {
    guard let tables = value["tables"]?.figure, let keys = value["keys"]?.figure,
      let measured = value["measured"]?.figure, let bound = value["bound"]?.figure,
      let unbound = value["unbound"]?.figure, let unseen = value["unseen"]?.figure
    else { return nil }
    let errors = findings.indices.count { findings[$0].severity == .error }
    self.init(
      errors: errors, warnings: findings.count - errors, tables: tables, keys: keys, locales: value.strings("locales"),
      pseudoLocales: value.strings("pseudoLocales"), sizes: value.strings("sizes"), measured: measured, bound: bound,
      unbound: unbound, excluded: value.strings("excluded"), unseen: unseen,
      missing: value["missing"]?.elements.compactMap(MissingCount.init) ?? [],
      notChecked: value["notChecked"]?.elements.compactMap(NotChecked.init) ?? [])
  }
}

extension MissingCount {
  fileprivate init?(_ value: JSONValue) {
    guard let locale = value["locale"]?.string, let count = value["keys"]?.figure else { return nil }
    self.init(locale: locale, count: count)
  }
}

extension NotChecked {
  fileprivate init?(_ value: JSONValue) {
    guard let subject = value["subject"]?.string.flatMap(Subject.init(rawValue:)),
      let reason = value["reason"]?.string, let next = value["next"]?.string, let required = value["required"]?.bool
    else { return nil }
    self.init(subject: subject, reason: reason, nextStep: next, isRequired: required)
  }
}

extension KnownFindings {
  fileprivate init?(_ value: JSONValue) {
    guard let count = value["count"]?.figure, let list = value["errors"] else { return nil }
    var errors: [String: Int] = [:]
    for error in list.elements {
      if let rule = error["rule"]?.string, let count = error["count"]?.figure { errors[rule] = count }
    }
    self.init(count: count, errors: errors)
  }
}

extension EarlierFindings {
  fileprivate init?(_ value: JSONValue) {
    guard let base = value["base"]?.string, let commit = value["commit"]?.string,
      let known = value["known"].flatMap(KnownFindings.init)
    else { return nil }
    self.init(base: base, commit: commit, known: known)
  }
}

extension ProjectStatistics.Locale {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["locale"]?.string, let keys = value["keys"]?.figure,
      let translated = value["translated"]?.figure, let missing = value["missing"]?.figure,
      let words = value["words"]?.figure, let characters = value["characters"]?.figure
    else { return nil }
    var coverage = Coverage()
    coverage.keys = keys
    coverage.translated = translated
    coverage.missing = missing
    for flaw in Coverage.Flaw.allCases { coverage.flaws[flaw] = value["flaws"]?[flaw.rawValue]?.figure }
    coverage.left = TextAmount(words: words, characters: characters)
    self.init(name: name, coverage: coverage)
  }
}
