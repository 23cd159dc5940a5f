import Checks
import Preview
import Project
import Testing
import TextLayout

import class Foundation.NSDictionary

/// What a gallery with a bound shows: all that fails.
struct GalleryCellsTests {
  private static let long = String(repeating: "Donaudampfschiff", count: 9)

  /// Thirty titles, of which the last but one is too long in German, and as many buttons, of which one is too long in
  /// English.
  private static let tables: [String: String] = {
    let english = (0..<30).map { "\"title.\($0 + 10)\" = \"T\($0)\";\n\"button.\($0 + 10)\" = \"B\($0)\";\n" }.joined()
    return [
      "en": english.replacing("\"B20\"", with: "\"\(long)\""),
      "de": english.replacing("\"T28\"", with: "\"\(long)\""),
    ]
  }()

  private let sample: PreviewSample
  private let measurement: Measurement

  init() throws {
    sample = try PreviewSample(tables: Self.tables)
    measurement = try sample.measurement(sample.request(sizes: [.large, .accessibility5]))
  }

  private func names(_ measured: MeasuredProject, _ component: String) -> [String] {
    measured.plan.specimens.filter { $0.component == component }.map(\.name)
  }

  private func gallery(_ cells: GalleryCells, findings: [Finding] = []) -> Gallery {
    Gallery(of: cells.shown, cells: cells.cells, findings: findings, projectName: "Sample", version: "1")
  }

  private func failingCells(_ gallery: Gallery) throws -> Set<PreviewCell.Name> {
    let manifest = try #require(PreviewManifest(parsing: gallery.manifest.bytes))
    return Set(manifest.cells.filter { $0.worstVerdict.fails }.map(\.name))
  }

  @Test func withinTheBoundAllIsShownAndMeasuredOnce() throws {
    let cells = try GalleryCells(of: measurement, most: measurement.plan.cellCount)
    #expect(cells.shown.plan === measurement.plan && cells.measured.plan === measurement.plan)
    #expect(cells.shown.plan.leftOut.isEmpty)
  }

  @Test("every failing cell is shown, and the first of the others", arguments: [1, 60, 100, 200])
  func bounded(most: Int) throws {
    let all = try GalleryCells(of: measurement)
    let some = try GalleryCells(of: measurement, most: most)
    #expect(measurement.plan.cellCount > most)
    let failing = try failingCells(gallery(all))
    #expect(failing.contains { $0.specimen == "EkoText title.38" && $0.locale == "de" })
    #expect(failing.contains { $0.specimen == "EkoButton button.30" && $0.locale == "en" })
    #expect(try failingCells(gallery(some)) == failing)
    let kept = some.shown.plan.specimens.count
    #expect(some.shown.plan.cellCount <= most || kept <= Set(failing.map(\.specimen)).count + 2)
    for component in ["EkoText", "EkoButton"] {
      let (shown, every) = (names(some.shown, component), names(all.shown, component))
      let passing = every.filter { name in !failing.contains { $0.specimen == name } }
      let shownPassing = shown.filter { name in !failing.contains { $0.specimen == name } }
      #expect(shownPassing == Array(passing.prefix(shownPassing.count)))
      #expect(shown == every.filter(Set(shown).contains))
      #expect(
        some.shown.plan.leftOut.contains {
          $0.hasPrefix("\(component): \(30 - shown.count) of 30 specimens are left out, none of which fails anywhere")
        })
    }
  }

  @Test func whatThereIsRoomForIsShown() throws {
    let few = try GalleryCells(of: measurement, most: 100).shown.plan
    let more = try GalleryCells(of: measurement, most: 200).shown.plan
    #expect(few.cellCount <= 100 && more.cellCount <= 200)
    #expect(more.specimens.count > few.specimens.count + 20)
    for component in ["EkoText", "EkoButton"] {
      let (part, all) = (few.parts.first { $0.component.name == component }, measurement.plan.parts)
      let first = all.first { $0.component.name == component }?.specimens[0]
      #expect(part?.specimens[0].choices == first?.choices, "the first shows every value of every axis")
    }
  }

  @Test("findings are those of all cells, and lead to the cells that are shown", arguments: [1, 100])
  func findings(most: Int) throws {
    func written(_ cells: GalleryCells) throws -> [WrittenGallery.Object] {
      let rules = try RulePlan(measurement.project.configuration, path: "l10n.json")
      let findings = CheckRun(cells.measured, plan: rules, configurationPath: "l10n.json").findings()
      let written = try WrittenGallery(gallery(cells, findings: findings).files)
      let specimens = try #require(written.index["specimens"] as? [WrittenGallery.Object])
      return try written.findings.map { finding in
        var finding = finding
        finding["specimens"] = nil
        guard var cell = finding["cell"] as? WrittenGallery.Object else { return finding }
        let number = try #require(cell["specimen"] as? Int)
        cell["specimen"] = specimens[number]["name"]
        finding["cell"] = cell
        return finding
      }
    }
    let all = try written(GalleryCells(of: measurement))
    let some = try written(GalleryCells(of: measurement, most: most))
    #expect(all.count == some.count)
    let verdicts = zip(all, some).filter { $0.0["verdict"] != nil }
    #expect(verdicts.count >= 2)
    for (one, other) in verdicts { #expect(NSDictionary(dictionary: one) == NSDictionary(dictionary: other)) }
  }

  @Test func filesDoNotDependOnThreads() throws {
    let one = try gallery(GalleryCells(of: measurement, most: 100, jobs: 1))
    let many = try gallery(GalleryCells(of: measurement, most: 100, jobs: 3))
    #expect(one.files == many.files && one.manifest == many.manifest)
  }
}
