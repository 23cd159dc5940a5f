import Project

/// What a run looked at: an entry of a baseline can be gone only where somebody looked for it.
package struct BaselineScope: Sendable {
  private let rules: Set<String>
  /// `nil` for all tables there may be.
  private let tables: Set<String>?
  private let checkedLocales: Set<String>?
  private let measuredLocales: Set<String>?
  private let pseudoLocales: Set<String>
  private let sizes: Set<String>
  private let devices: Set<String>

  /// - Parameters:
  ///   - measured: What was checked and measured.
  ///   - rules: Those that ran.
  ///   - isWholeProject: Whether every table of the project was read; a table that is no longer there is then gone.
  package init(of measured: MeasuredProject, rules: [Rule], isWholeProject: Bool) {
    let request = measured.request
    self.rules = Set(rules.map(\.id))
    let project = measured.project
    tables = isWholeProject ? nil : Set((project.groups + project.groupsWithoutLanguage).map(\.name))
    checkedLocales = request.checkedLocales
    measuredLocales = request.measuredLocales
    pseudoLocales = Set(request.pseudo.map(\.locale))
    sizes = Set(request.sizes.map(\.rawValue))
    devices = Set(request.devices.map(\.name))
  }

  func covers(_ entry: BaselineEntry) -> Bool {
    let subject = entry.subject
    guard rules.contains(subject.rule) else { return false }
    if let tables, let table = subject.table, !tables.contains(table) { return false }
    guard subject.component != nil else {
      return subject.locale.map { checkedLocales?.contains($0) ?? true } ?? true
    }
    if let size = entry.size, !sizes.contains(size) { return false }
    if let device = entry.device, !devices.contains(device) { return false }
    guard let locale = subject.locale else { return true }
    return pseudoLocales.contains(locale) || measuredLocales?.contains(locale) ?? true
  }
}
