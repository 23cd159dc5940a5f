import Checks
import Deflate
import Project
import TextLayout

/// The data of a gallery: every cell of a plan laid out once, as files that a page draws, with the findings of the
/// project and a manifest.
///
/// Documentation/preview-data.md describes the files.
package struct Gallery: Sendable {
  /// Below `data/`, in the order of their making.
  package let files: [SiteFile]
  /// `manifest.json`, which names all files of the site.
  package let manifest: SiteFile
  /// Cells, themes counted.
  package let cellCount: Int
  /// What is not shown, and what fonts lack, a sentence for each.
  package let notes: [String]

  /// Makes the data of cells that were laid out.
  ///
  /// - Parameters:
  ///   - measured: What is shown.
  ///   - cells: By part and locale of its plan, as ``Measurement/run(jobs:reading:onTask:)`` had them read.
  ///   - findings: Those of the project, in the order of its report.
  ///   - projectName: What a reader calls the project.
  ///   - version: That of the program.
  ///   - page: The files of the page, which the manifest names too.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  /// - Complexity: O(*n*) in the cells without their themes; each line of a text is shaped once per font.
  package init(
    of measured: MeasuredProject, cells: [[ComponentCells]], findings: [Finding], projectName: String,
    version: String, page: [SiteFile] = [], jobs: Int = 1
  ) {
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
    let scripts = Array(plan.parts.indices).concurrentMap(jobs: jobs) { part in
      ComponentScripts(context, part: part, cells: cells[part])
    }
    let index = IndexScript(
      measured: measured, fonts: fonts, samples: samples.values, components: scripts, projectName: projectName,
      version: version)
    let links = FindingLinks(measured, cells: cells, samples: sampleNumbers)
    var files = [SiteFile(path: "data/index.js", bytes: index.script(findings: findings.count))]
    files.append(SiteFile(path: "data/findings.js", bytes: links.script(of: findings)))
    for (locale, strings) in strings.enumerated() {
      files.append(SiteFile(path: "data/t\(locale).js", bytes: strings.script(locale: locale)))
    }
    let packed = fonts.sheets.enumerated().map { $1.values(number: $0) } + scripts.flatMap(\.files)
    files += packed.concurrentMap(
      jobs: jobs, state: { Deflater(level: PackedValues.level) }, { deflater, values in values.file(deflater) })
    self.files = files
    manifest = SiteFile(
      path: "manifest.json",
      bytes: ManifestScript(
        index: index, inputs: ManifestInputs(of: measured, fonts: fonts, texts: texts.values),
        components: scripts.map(\.manifest)
      )
      .bytes(files: (files + page).map(\.path).sorted()))
    cellCount = index.cellCount
    notes = plan.leftOut + measured.notes
  }
}
