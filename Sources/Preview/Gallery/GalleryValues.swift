import Checks
import PositionedJSON
import Project
import TextLayout

/// What a page needs of cells that were laid out, before it is put into files or an answer.
struct GalleryValues {
  let measured: MeasuredProject
  let findings: [Finding]
  let index: IndexScript
  let fonts: GalleryFonts
  let components: [ComponentScripts]
  /// By locale.
  let strings: [LocaleStrings]
  /// The texts of all locales, each once.
  let texts: [String]
  private let links: FindingLinks

  /// - Parameters:
  ///   - cells: By part and locale of the plan.
  ///   - findings: In the order of a report.
  ///   - projectName: What a reader calls the project.
  ///   - version: That of the program.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  /// - Complexity: O(*n*) in the cells without their themes; each line of a text is shaped once per font.
  init(
    of measured: MeasuredProject, cells: [[ComponentCells]], findings: [Finding], projectName: String,
    version: String, jobs: Int
  ) {
    self.measured = measured
    self.findings = findings
    let plan = measured.plan
    let fonts = GalleryFonts(of: cells.flatMap { $0 }, jobs: jobs)
    var samples = Interned([""])
    for part in cells.joined() {
      for use in part.uses { _ = samples.number(of: use.sample) }
    }
    let sampleNumbers = Dictionary(uniqueKeysWithValues: samples.values.enumerated().map { ($1, $0) })
    let slots = plan.parts.map(\.component.slots)
    let strings = Array(plan.locales.indices).concurrentMap(jobs: jobs) { locale in
      LocaleStrings(cells.map { $0[locale] }, slots: slots, samples: sampleNumbers)
    }
    var texts = Interned<String>()
    let numbers = strings.map { $0.strings.map { texts.number(of: $0) } }
    let context = ComponentScripts.Context(
      measured: measured, fonts: fonts, strings: strings, texts: numbers, samples: sampleNumbers)
    let components = Array(plan.parts.indices).concurrentMap(jobs: jobs) { part in
      ComponentScripts(context, part: part, cells: cells[part])
    }
    index = IndexScript(
      measured: measured, fonts: fonts, samples: samples.values, components: components, projectName: projectName,
      version: version)
    links = FindingLinks(measured, cells: cells, samples: sampleNumbers)
    self.fonts = fonts
    self.strings = strings
    self.texts = texts.values
    self.components = components
  }

  func writeIndex(to script: inout JSONWriter) { index.write(to: &script, findings: findings.count) }

  func writeFindings(to script: inout JSONWriter) { links.write(findings, to: &script) }

  /// Outlines and cells, in files of their own.
  var packed: [PackedValues] { fonts.sheets.enumerated().map { $1.values(number: $0) } + components.flatMap(\.files) }

  /// All of them in one list.
  func list() -> PackedValues {
    var list = PackedValues(name: "")
    list.append("index", "") { writeIndex(to: &$0) }
    list.append("findings", "") { writeFindings(to: &$0) }
    for (locale, strings) in strings.enumerated() { list.append("texts", "\(locale)") { strings.write(to: &$0) } }
    for values in packed { list.append(contentsOf: values) }
    return list
  }
}
