import Project

extension CheckRun {
  /// What the rules about texts and cells find of one key in one language, and of its cells in all that were measured:
  /// what of a whole run concerns somebody who is typing the text.
  ///
  /// What only a whole table or project can tell is not among it: a key that is missing, or translated in two ways.
  ///
  /// - Complexity: O(*n*) in the keys of the table's development language and the comments of all tables.
  package func findings(of focus: KeyFocus) -> [Finding] {
    let table = measured.project.groups[focus.key.group].name
    var suppressions = Suppressions(of: measured, jobs: 1)
    let parts = plan.passes.flatMap { pass in
      var report = Report(measured: measured, settings: pass.settings)
      for rule in pass.rules {
        report.rule = rule
        switch rule.check {
        case .layout(let check): check(measured.subjects, &report)
        case .project(let check): if rule === Rule.overLimit { check(&report) }
        default: break
        }
      }
      let texts = tableRules(pass).entries(of: measured, pass.settings, only: focus, jobs: 1)
      return ([report.entries] + texts).map { entries in
        suppressions.removing(from: wanted(placed(entries), ofPass: pass.number))
          .filter { $0.facts.key.string == focus.key.key && $0.facts.table == table }
      }
    }
    return FindingPlaces(measured: measured, configurationPath: configurationPath).findings(parts, jobs: 1)
  }
}
