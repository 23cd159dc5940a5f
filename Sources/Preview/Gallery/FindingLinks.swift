import Checks
import DesignTokens
import PositionedJSON
import Project
import TextLayout

/// Which cell shows a finding.
///
/// The findings may be those of more cells than are shown, with the same numbers of choices, devices and themes.
struct FindingLinks {
  /// A cell by the numbers of the index.
  struct Cell: Hashable {
    var specimen: Int
    var sample: Int
    var choice: Int
    var locale: Int
    var size: Int
    var device: Int
    var theme: Int
  }

  private struct Key: Hashable {
    let table: String
    let key: String
  }

  private let measured: MeasuredProject
  private let cells: [[ComponentCells]]
  private let samples: [String: Int]
  private let specimens: [Key: [Int]]
  private let numbers: [String: Int]
  private let parts: [String: Int]
  private let locales: [String: Int]

  /// - Parameter cells: By part and locale.
  init(_ measured: MeasuredProject, cells: [[ComponentCells]], samples: [String: Int]) {
    self.measured = measured
    self.cells = cells
    self.samples = samples
    let plan = measured.plan
    var specimens: [Key: [Int]] = [:]
    for (number, specimen) in plan.specimens.enumerated() {
      for key in Set(specimen.texts.values.map({ Key(table: $0.table, key: $0.key) })) {
        specimens[key, default: []].append(number)
      }
    }
    self.specimens = specimens
    numbers = Dictionary(plan.specimens.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    parts = Dictionary(
      plan.parts.enumerated().map { ($1.component.name, $0) }, uniquingKeysWith: { first, _ in first })
    locales = Dictionary(plan.locales.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings as the page reads them.
  func write(_ findings: [Finding], to script: inout JSONWriter) {
    script.array(findings) { script, finding in
      script.newLine()
      script.object { append(finding, to: &$0) }
    }
  }

  /// The specimens that show the key of a finding.
  func specimens(of finding: Finding) -> [Int] {
    guard let table = finding.table, let key = finding.key else { return [] }
    return specimens[Key(table: table, key: key)] ?? []
  }

  /// The cell that shows what a finding is about; `nil` where no specimen has its key in its language.
  func cell(of finding: Finding) -> Cell? {
    let sizes = measured.request.sizes
    let development = locales[measured.project.developmentLanguage] ?? 0
    guard let locale = finding.locale.map({ locales[$0] }) ?? development else { return nil }
    if let layout = finding.layout?.outcome, let size = sizes.firstIndex(of: layout.size) {
      let cell = layout.cell
      guard let specimen = number(ofSpecimen: layout) else { return nil }
      return Cell(
        specimen: specimen, sample: samples[cell.sample] ?? 0, choice: cell.choice, locale: locale, size: size,
        device: cell.device, theme: cell.theme)
    }
    if let place = finding.cell { return cell(at: place, of: finding, development: development) }
    guard let specimen = specimens(of: finding).first, let part = parts[measured.plan.specimens[specimen].component],
      cells[part].indices.contains(locale), let row = cells[part][locale].rows.first(where: { $0.specimen == specimen })
    else { return nil }
    return Cell(
      specimen: specimen, sample: samples[row.sample] ?? 0, choice: row.choice, locale: locale,
      size: sizes.firstIndex(of: .large) ?? 0, device: 0, theme: row.themes.first ?? 0)
  }

  /// The number of the specimen that an outcome is about, whose plan may have others; `nil` where it is not shown.
  private func number(ofSpecimen outcome: LayoutOutcome) -> Int? {
    outcome.plan === measured.plan ? outcome.cell.specimen : numbers[outcome.specimen.name]
  }

  /// The first cell of a place, in the language of the finding or else in any.
  private func cell(at place: CellPlace, of finding: Finding, development: Int) -> Cell? {
    guard let part = parts[place.component] else { return nil }
    let own = specimens(of: finding)
    let sizes = measured.request.sizes
    for locale in [finding.locale.flatMap { locales[$0] } ?? development] + Array(cells[part].indices)
    where cells[part].indices.contains(locale) {
      let rows = cells[part][locale].rows.filter { $0.choice == place.choice && $0.themes.contains(place.theme) }
      guard let row = rows.first(where: { own.contains($0.specimen) }) ?? rows.first else { continue }
      return Cell(
        specimen: row.specimen, sample: samples[row.sample] ?? 0, choice: row.choice, locale: locale,
        size: sizes.firstIndex(of: place.size) ?? sizes.firstIndex(of: .large) ?? 0, device: row.device,
        theme: place.theme)
    }
    return nil
  }

  // MARK: - Writing

  private func append(_ finding: Finding, to script: inout JSONWriter) {
    script.member("rule", finding.rule)
    script.member("severity", finding.severity == .error ? "error" : "warning")
    script.member("message", finding.message)
    script.member("file", finding.path)
    script.member("line", finding.span.start.line)
    script.member("column", finding.span.start.column)
    script.member("table", finding.table)
    script.member("key", finding.key)
    script.member("locale", finding.locale)
    if let layout = finding.layout?.outcome {
      script.member("verdict", layout.verdict.rawValue)
      script.member("slot", layout.slot)
      script.member("size", layout.size.rawValue)
      script.member("device", layout.device)
      script.member("theme", layout.theme)
      script.key("axes")
      script.object(layout.axes)
      script.member("component", parts[layout.component])
      script.member("cells", layout.count)
      let failing = Set(layout.failing.flatMap(\.sizes))
      script.member("sizes", measured.request.sizes.indices.filter { failing.contains(measured.request.sizes[$0]) })
    }
    if let place = finding.cell {
      script.member("component", parts[place.component])
      script.member("slot", place.slot)
      script.member("size", place.size.rawValue)
      script.member("theme", measured.plan.themeName(place.theme))
    }
    let specimens = specimens(of: finding)
    if !specimens.isEmpty { script.member("specimens", specimens) }
    if let cell = cell(of: finding) {
      script.object("cell") {
        $0.member("specimen", cell.specimen)
        $0.member("sample", cell.sample)
        $0.member("axes", cell.choice)
        $0.member("locale", cell.locale)
        $0.member("size", cell.size)
        $0.member("device", cell.device)
        $0.member("theme", cell.theme)
      }
    }
  }
}
