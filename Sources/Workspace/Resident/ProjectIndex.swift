import Checks
import Project
import SourceFacts
import SourceText
import StringTables

/// A checked project with what is looked up in it again and again.
package struct ProjectIndex: Sendable {
  /// A place of code that names a key.
  package struct CodeUse: Sendable {
    /// The number of the file.
    package let file: Int
    /// The literal with its quotes, the name of a constant, or the accessor.
    package let range: ByteRange
    /// Whether it is an accessor, which is spelled otherwise than its key.
    package let isAccessor: Bool
  }

  package let checked: CheckedProject
  /// What the project lives with; `nil` without one.
  private let baseline: Baseline?
  /// The findings of each file that are told, by its path in the project.
  package let findings: [String: [Finding]]
  package let documentNumbers: [String: Int]
  package let codeNumbers: [String: Int]
  /// By the number of a document those of the groups that have entries of it.
  private let groups: [Int: [Int]]
  private let uses: [KeyPlace: [CodeUse]]

  package var project: Project { checked.project }
  package var place: ProjectPlace { checked.loaded.place }
  package var root: String { place.root }
  package var code: [ScannedFile] { project.sourceIndex?.files ?? [] }

  package init(_ checked: CheckedProject, _ baseline: Baseline? = nil) {
    self.checked = checked
    self.baseline = baseline
    let project = checked.project
    // Token files have rules of their own; those of components are found when the project is checked, too.
    let themes = project.themes.filter { $0.system.components.count + $0.system.tokens.count > 0 }
    let plan = try? RulePlan(
      project.configuration, path: checked.loaded.configurationPath, of: Rule.tokenRules)
    let tokens = themes.isEmpty ? [] : TokenCheckRun(themes).findings(of: plan?.rules ?? [])
    let known = Set(checked.findings.filter { $0.table == nil }.map { FindingPlace($0) })
    findings = Dictionary(
      grouping: Self.told(checked.findings, checked, baseline) + tokens.filter { !known.contains(FindingPlace($0)) },
      by: \.path)
    documentNumbers = Dictionary(
      project.documents.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [Int: Set<Int>] = [:]
    for (number, group) in project.groups.enumerated() {
      for document in group.tables.values.flatMap(\.documents) { groups[document.number, default: []].insert(number) }
    }
    self.groups = groups.mapValues { $0.sorted() }
    let code = project.sourceIndex?.files ?? []
    codeNumbers = Dictionary(code.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var uses: [KeyPlace: [CodeUse]] = [:]
    if let index = project.sourceIndex {
      for (number, file) in index.files.enumerated() {
        for (use, resolution) in zip(file.facts.uses, index.resolutions[number]) {
          for place in resolution.places {
            uses[place, default: []].append(CodeUse(file: number, range: use.range, isAccessor: false))
          }
        }
        for (accessor, places) in zip(file.facts.accessors, index.accessors[number]) {
          for place in places {
            uses[place, default: []].append(CodeUse(file: number, range: accessor.range, isAccessor: true))
          }
        }
      }
    }
    self.uses = uses
  }

  /// What of findings of the project the baseline does not know.
  package func told(_ findings: [Finding]) -> [Finding] { Self.told(findings, checked, baseline) }

  private static func told(_ findings: [Finding], _ checked: CheckedProject, _ baseline: Baseline?) -> [Finding] {
    guard let baseline else { return findings }
    let scope = BaselineScope(
      of: checked.measured, rules: checked.plan.rules, isWholeProject: checked.loaded.place.isWholeProject)
    return baseline.applied(to: findings, scope: scope).findings
  }

  /// The places of code that name a key.
  package func uses(of place: KeyPlace) -> [CodeUse] { uses[place] ?? [] }

  /// The name of a file in the project; `nil` for one outside of it.
  package func name(of path: String) -> String? {
    path.hasPrefix(root == "/" ? "/" : root + "/") ? String(path.dropFirst(root == "/" ? 1 : root.count + 1)) : nil
  }

  package func path(of name: String) -> String { root == "/" ? "/" + name : root + "/" + name }

  /// The number of the group that has a key of a document; of several the first.
  package func group(ofDocument number: Int, key: String) -> Int? {
    let all = groups[number] ?? []
    return all.first { project.groups[$0].tables.values.contains { $0.number(of: key) != nil } } ?? all.first
  }

  /// What of code a place names: the keys, and its bytes.
  package func keys(inFile number: Int, at offset: Int) -> (places: [KeyPlace], range: ByteRange)? {
    guard let index = project.sourceIndex else { return nil }
    let file = index.files[number]
    for (use, resolution) in zip(file.facts.uses, index.resolutions[number])
    where use.range.indices.contains(offset) || use.range.end.index == offset {
      if !resolution.places.isEmpty { return (resolution.places, use.range) }
    }
    for (accessor, places) in zip(file.facts.accessors, index.accessors[number])
    where accessor.range.indices.contains(offset) || accessor.range.end.index == offset {
      if !places.isEmpty { return (places, accessor.range) }
    }
    return nil
  }
}

/// What tells two findings of token files apart.
private struct FindingPlace: Hashable {
  package let rule: String
  package let path: String
  package let line: Int
  package let column: Int

  package init(_ finding: Finding) {
    (rule, path) = (finding.rule, finding.path)
    (line, column) = (finding.span.start.line, finding.span.start.column)
  }
}

extension KeyResolution {
  /// The keys that it has found, wherever they stand.
  package var places: [KeyPlace] {
    switch self {
    case .found(let places), .elsewhere(let places), .outOfReach(_, let places): places
    case .otherPlaceholders(let place): [place]
    case .noTable, .absent, .hardCoded, .unchecked: []
    }
  }
}
