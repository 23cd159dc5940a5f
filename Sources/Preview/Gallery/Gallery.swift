import Checks
import Deflate
import ICU
import Project
import TextLayout

/// The data of a gallery: every cell of a plan laid out once, as files that a page draws, with the findings of the
/// project and a manifest.
///
/// Documentation/preview-data.md describes the files.
public struct Gallery: Sendable {
  /// Below `data/`, in the order of their making.
  public let files: [SiteFile]
  /// `manifest.json`, which names all files of the site.
  public let manifest: SiteFile
  /// Cells, themes counted.
  public let cellCount: Int
  /// What is not shown, and what fonts lack, a sentence for each.
  public let notes: [String]

  /// Lays out the cells of a plan.
  ///
  /// - Parameters:
  ///   - findings: Those of the project, in the order of its report.
  ///   - fonts: Those that the findings were measured with.
  ///   - projectName: What a reader calls the project.
  ///   - version: That of the program.
  ///   - page: The files of the page, which the manifest names too.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  ///   - onTask: Told after each part of the work how many there are, on any thread.
  /// - Throws: ``ICUError`` when ICU has no data.
  /// - Complexity: O(*n*) in the cells without their themes; each line of a text is shaped once per font.
  public init(
    of project: Project, plan: PreviewPlan, findings: [Finding], fonts library: FontLibrary, projectName: String,
    version: String, page: [SiteFile] = [], jobs: Int = 1,
    onTask: @escaping @Sendable (_ total: Int) -> Void = { _ in }
  ) throws {
    let layouts = PreviewLayouts(of: project, plan: plan, fonts: library, jobs: jobs)
    let cells = try Self.cells(of: layouts, jobs: jobs, onTask: onTask)
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
    let context = ComponentScripts.Context(
      layouts: layouts, fonts: fonts, strings: strings, samples: sampleNumbers)
    let scripts = Array(plan.parts.indices).concurrentMap(jobs: jobs) { part in
      ComponentScripts(context, part: part, cells: cells[part])
    }
    let index = IndexScript(
      layouts: layouts, fonts: fonts, samples: samples.values, components: scripts, projectName: projectName,
      version: version)
    let links = FindingLinks(layouts, cells: cells, samples: sampleNumbers)
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
      bytes: ManifestScript(index: index, components: scripts.map(\.manifest))
        .bytes(files: (files + page).map(\.path).sorted()))
    cellCount = index.cellCount
    notes = plan.leftOut + Set(cells.joined().flatMap(\.notes)).sorted()
  }

  /// By component and locale.
  private static func cells(
    of layouts: PreviewLayouts, jobs: Int, onTask: @escaping @Sendable (Int) -> Void
  ) throws -> [[ComponentCells]] {
    let locales = layouts.plan.locales
    guard !locales.isEmpty else { return layouts.plan.parts.map { _ in [] } }
    // The largest parts first, so that the threads end at about the same time.
    let order = layouts.plan.parts.indices.sorted {
      (layouts.plan.parts[$1].specimens.count, $0) < (layouts.plan.parts[$0].specimens.count, $1)
    }
    let tasks = order.flatMap { part in locales.indices.map { (part: part, locale: $0) } }
    let results = tasks.concurrentMap(
      jobs: jobs, state: { CellBuilder(layouts) },
      { builder, task in
        defer { onTask(tasks.count) }
        do {
          return Result<ComponentCells, any Error>.success(
            try builder.cells(of: task.part, in: locales[task.locale]))
        } catch {
          return .failure(error)
        }
      })
    var cells = layouts.plan.parts.map { _ in [ComponentCells](repeating: ComponentCells(), count: locales.count) }
    for (task, result) in zip(tasks, results) { cells[task.part][task.locale] = try result.get() }
    return cells
  }
}
