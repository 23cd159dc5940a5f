import Checks
import Project
import ProjectTables
import SourceFacts
import TextLayout

/// A project as it is at one moment: read, measured, checked. A value that threads share.
package struct CheckedProject: Sendable {
  package let loaded: LoadedProject
  package let plan: RulePlan
  package let measured: MeasuredProject
  /// In the order of every report; those that a baseline knows are among them.
  package let findings: [Finding]
  /// What texts are measured with.
  package let fonts: FontLibrary

  package var project: Project { measured.project }

  /// Reads, measures and checks.
  ///
  /// - Parameters:
  ///   - axes: What a call names.
  ///   - earlier: Another state of the project: a file that has the same bytes is not taken apart again.
  ///   - substitutes: Fonts for a state of the project that lacks its own.
  ///   - known: Where the same project lies too, whose kept facts of code are read, and none written.
  ///   - jobs: Threads at most.
  /// - Throws: ``UsageError``, ``ConfigurationError`` or ``FileAccess/Failure`` where there is nothing to check.
  package init(
    _ configuration: LoadedConfiguration, _ plan: RulePlan, axes: CheckAxes = CheckAxes(),
    after earlier: CheckedProject? = nil, substitutes: ProjectFonts? = nil, knownFrom known: ProjectPlace? = nil,
    jobs: Int
  ) throws {
    var loaded = try LoadedProject(configuration, after: earlier?.loaded, jobs: jobs)
    if let substitutes, !loaded.fonts.missing.isEmpty { loaded.fonts = substitutes }
    try loaded.scanSources(configuration, jobs: jobs, knownFrom: known)
    try loaded.addTextsOfCode(jobs: jobs)
    if plan.runs(.sourceChanged) { try loaded.addSourceChanges(jobs: jobs) }
    // Shaped texts are kept with their fonts.
    fonts = earlier.flatMap { $0.loaded.fonts.isSame(as: loaded.fonts) ? $0.fonts : nil } ?? loaded.fonts.library()
    if plan.asksForLayouts { loaded.addViews(measuredWith: fonts, jobs: jobs) }
    measured = try loaded.measured(axes, with: fonts, plan, laysOut: plan.asksForLayouts, jobs: jobs)
    findings = CheckRun(measured, plan: plan, configurationPath: loaded.configurationPath).findings(jobs: jobs)
    self.loaded = loaded
    self.plan = plan
  }

  /// What rules find with other bytes in one of the tables, without laying anything out.
  ///
  /// - Parameters:
  ///   - path: Relative to the project.
  ///   - plan: Rules that ask for no layouts.
  /// - Complexity: O(*n*) in the texts of the project.
  package func findings(replacing path: String, with bytes: [UInt8], _ plan: RulePlan, jobs: Int) throws -> [Finding] {
    var edited = loaded
    edited.project = project.replacing([path: bytes], changesKeys: false, jobs: jobs)
    if sourceKeys(of: path, in: edited.project) != sourceKeys(of: path, in: project) {
      edited.project = project.replacing([path: bytes], jobs: jobs)
    }
    let measured = try edited.measured(CheckAxes(), with: fonts, plan, laysOut: false, jobs: jobs)
    return CheckRun(measured, plan: plan, configurationPath: loaded.configurationPath).findings(jobs: jobs)
  }

  /// The keys that a file has in the development language, by the numbers of their tables.
  private func sourceKeys(of path: String, in project: Project) -> [Int: Set<String>] {
    var keys: [Int: Set<String>] = [:]
    for (number, group) in project.groups.enumerated() {
      guard let source = group.source, source.documents.contains(where: { project.documents[$0.number].path == path })
      else { continue }
      keys[number] = Set(source.entries.map(\.key.string))
    }
    return keys
  }
}
