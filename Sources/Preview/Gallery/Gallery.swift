import Checks
import Deflate
import PositionedJSON
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
    let values = GalleryValues(
      of: measured, cells: cells, findings: findings, projectName: projectName, version: version, jobs: jobs)
    var files = [
      SiteFile(path: "data/index.js", bytes: JSONWriter.call("index", "") { values.writeIndex(to: &$0) }),
      SiteFile(
        path: "data/findings.js",
        bytes: JSONWriter.call("findings", "", reserving: findings.count * 300) { values.writeFindings(to: &$0) }),
    ]
    for (locale, strings) in values.strings.enumerated() {
      let bytes = JSONWriter.call("texts", "\(locale)", reserving: strings.byteCount * 2) { strings.write(to: &$0) }
      files.append(SiteFile(path: "data/t\(locale).js", bytes: bytes))
    }
    let units = TranslationScripts(of: measured, jobs: jobs)
    files += (values.packed + units.files).concurrentMap(
      jobs: jobs, state: { Deflater(level: PackedValues.level) }, { deflater, values in values.file(deflater) })
    self.files = files
    manifest = SiteFile(
      path: "manifest.json",
      bytes: ManifestScript(
        index: values.index, inputs: ManifestInputs(of: measured, fonts: values.fonts, texts: values.texts),
        components: values.components.map(\.manifest)
      )
      .bytes(files: (files + page).map(\.path).sorted()))
    cellCount = values.index.cellCount
    notes = measured.plan.leftOut + measured.notes
  }
}
