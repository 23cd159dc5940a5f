import Project
import StringTables

/// The figures at the end of a report.
package struct CheckSummary: Sendable {
  package let errors: Int
  package let warnings: Int
  /// Tables, each counted once for all its locales.
  package let tables: Int
  /// Keys of the development language, and of tables in no language.
  package let keys: Int
  /// The locales that were looked at, the measured pseudo-locales among them.
  package let locales: [String]
  /// Those of the project whose texts are made from the development language: they were compared with nothing, unless
  /// the call names them.
  package var pseudoLocales: [String] = []
  package let sizes: [String]
  /// Cells measured.
  package let measured: Int
  package let bound: Int
  package let unbound: Int
  /// Paths and patterns that the project leaves out, of its tables and of its code.
  package var excluded: [String] = []
  /// Texts of storyboards and nibs that are not looked at, since no user sees them.
  package var unseen = 0
  /// Languages that the project does not call complete, each with how many keys lack a translation, that with most
  /// first.
  package var missing: [MissingCount] = []
  /// What the run did not look at.
  package var notChecked: [NotChecked] = []
}

extension CheckSummary {
  package init(of measured: MeasuredProject, findings: [Finding], missing: [String: Int] = [:]) {
    let project = measured.project
    let request = measured.request
    // By their numbers: a finding is large to copy.
    errors = findings.indices.count { findings[$0].severity == .error }
    warnings = findings.count - errors
    let others = project.groupsWithoutLanguage
    // What translators got is a copy of tables.
    let copies = project.groups.contains(where: \.isReadByApps) ? project.groups.filter { !$0.isReadByApps } : []
    tables = project.groups.count - copies.count + others.count
    let ofGroups = copies.reduce(measured.boundKeys + measured.unboundKeys) { $0 - $1.sourceEntries.count }
    keys = others.reduce(ofGroups) { $0 + $1.entries(in: TableGroup.noLocale).count }
    let pseudo = project.pseudoLocales
    let checked = Set(project.locales).union(pseudo).filter { request.checkedLocales?.contains($0) ?? true }.sorted()
    locales =
      checked.filter { !pseudo.contains($0) || request.checkedLocales != nil } + request.pseudo.map(\.locale)
    pseudoLocales = request.checkedLocales == nil ? pseudo.sorted() : []
    sizes = request.sizes.map(\.rawValue)
    let configuration = project.configuration
    excluded = Set(configuration.exclude + (configuration.sources?.exclude ?? [])).sorted()
    self.measured = measured.cellCount
    bound = measured.boundKeys
    unbound = measured.unboundKeys
    unseen = project.sourceIndex?.unseenCount ?? 0
    self.missing = MissingCount.sorted(missing)
  }
}
