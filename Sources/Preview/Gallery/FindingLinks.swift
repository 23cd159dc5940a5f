import Checks
import DesignTokens
import Project
import TextLayout

/// Which cell shows a finding.
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
    parts = Dictionary(
      plan.parts.enumerated().map { ($1.component.name, $0) }, uniquingKeysWith: { first, _ in first })
    locales = Dictionary(plan.locales.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings as the page reads them.
  func script(of findings: [Finding]) -> [UInt8] {
    ScriptBytes.call("findings", "", reserving: findings.count * 300) { script in
      script.list(findings) { append($1, to: &$0) }
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
    if let layout = finding.layout, let size = sizes.firstIndex(of: layout.size) {
      let cell = layout.cell
      return Cell(
        specimen: cell.specimen, sample: samples[cell.sample] ?? 0, choice: cell.choice, locale: locale, size: size,
        device: cell.device, theme: cell.theme)
    }
    guard let specimen = specimens(of: finding).first, let part = parts[measured.plan.specimens[specimen].component],
      cells[part].indices.contains(locale), let row = cells[part][locale].rows.first(where: { $0.specimen == specimen })
    else { return nil }
    return Cell(
      specimen: specimen, sample: samples[row.sample] ?? 0, choice: row.choice, locale: locale,
      size: sizes.firstIndex(of: .large) ?? 0, device: 0, theme: row.themes.first ?? 0)
  }

  // MARK: - Writing

  private func append(_ finding: Finding, to script: inout ScriptBytes) {
    script.code("\n{")
    script.member("rule", finding.rule)
    script.member("severity", finding.severity == .error ? "error" : "warning")
    script.member("message", finding.message)
    script.member("file", finding.path)
    script.member("line", finding.span.start.line)
    script.member("column", finding.span.start.column)
    func member(_ name: StaticString, _ value: String?) {
      if let value { script.member(name, value) }
    }
    member("table", finding.table)
    member("key", finding.key)
    member("locale", finding.locale)
    if let layout = finding.layout {
      member("verdict", layout.verdict.rawValue)
      member("slot", layout.slot)
      member("size", layout.size.rawValue)
      member("device", layout.device)
      member("theme", layout.theme)
      script.member("axes")
      script.object(layout.axes)
      if let part = parts[layout.component] { script.member("component", part) }
    }
    let specimens = specimens(of: finding)
    if !specimens.isEmpty { script.member("specimens", specimens) }
    if let cell = cell(of: finding) {
      script.member("cell")
      script.code("{")
      let members: [(StaticString, Int)] = [
        ("specimen", cell.specimen), ("sample", cell.sample), ("axes", cell.choice), ("locale", cell.locale),
        ("size", cell.size), ("device", cell.device), ("theme", cell.theme),
      ]
      for (name, number) in members { script.member(name, number) }
      script.code("}")
    }
    script.code("}")
  }
}
