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

  private let layouts: PreviewLayouts
  private let cells: [[ComponentCells]]
  private let samples: [String: Int]
  private let specimens: [Key: [Int]]
  private let parts: [String: Int]
  private let locales: [String: Int]
  /// By part and locale: the rows of each specimen.
  private let rows: [[[Int: [ComponentCells.Row]]]]

  init(_ layouts: PreviewLayouts, cells: [[ComponentCells]], samples: [String: Int]) {
    self.layouts = layouts
    self.cells = cells
    self.samples = samples
    var specimens: [Key: [Int]] = [:]
    for (number, specimen) in layouts.plan.specimens.enumerated() {
      for key in Set(specimen.texts.values.map({ Key(table: $0.table, key: $0.key) })) {
        specimens[key, default: []].append(number)
      }
    }
    self.specimens = specimens
    parts = Dictionary(
      layouts.plan.parts.enumerated().map { ($1.component.name, $0) }, uniquingKeysWith: { first, _ in first })
    locales = Dictionary(
      layouts.plan.locales.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
    rows = cells.map { $0.map { Dictionary(grouping: $0.rows, by: \.specimen) } }
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
    let all = specimens(of: finding)
    guard let layout = finding.layout else {
      guard let specimen = all.first else { return nil }
      return cell(of: finding, specimen: specimen, layout: nil)
    }
    let own = all.filter { layouts.plan.specimens[$0].component == layout.component }
    let exact = own.first {
      layouts.plan.specimens[$0].texts[layout.slot]?.key == finding.key && choices(of: $0) == whole(layout)
    }
    return (exact ?? own.first ?? all.first).flatMap { cell(of: finding, specimen: $0, layout: layout) }
  }

  private func cell(of finding: Finding, specimen number: Int, layout: LayoutFacts?) -> Cell? {
    let plan = layouts.plan
    guard let part = parts[plan.specimens[number].component] else { return nil }
    let development = locales[layouts.project.developmentLanguage] ?? 0
    guard let locale = finding.locale.map({ locales[$0] }) ?? development, rows[part].indices.contains(locale),
      let rows = rows[part][locale][number], let first = rows.first
    else { return nil }
    let sizes = plan.request.sizes
    let usual = sizes.firstIndex(of: .large) ?? 0
    let theme = layout?.theme.flatMap { name in layouts.project.themes.firstIndex { $0.name == name } } ?? 0
    guard let layout, let size = sizes.firstIndex(of: layout.size),
      let device = plan.request.devices.firstIndex(where: { $0.name == layout.device })
    else {
      return Cell(
        specimen: number, sample: samples[first.sample] ?? 0, choice: first.choice, locale: locale, size: usual,
        device: 0, theme: first.themes.first ?? 0)
    }
    let fitting = rows.filter { $0.device == device && $0.themes.contains(theme) }
    let choice = fitting.first { plan.choices[$0.choice] == whole(layout) }?.choice ?? first.choice
    let candidates = fitting.filter { $0.choice == choice }
    let shown = candidates.first { row in
      cells[part][locale].geometries[row.geometries[size]].texts.contains { $0.verdict == layout.verdict }
    }
    guard let row = shown ?? candidates.first else { return nil }
    return Cell(
      specimen: number, sample: samples[row.sample] ?? 0, choice: choice, locale: locale, size: size, device: device,
      theme: theme)
  }

  /// The choices of a specimen that differ from the defaults.
  private func choices(of specimen: Int) -> [String: String] {
    let specimen = layouts.plan.specimens[specimen]
    return whole(specimen.axes, of: specimen.component)
  }

  private func whole(_ layout: LayoutFacts) -> [String: String] { whole(layout.axes, of: layout.component) }

  private func whole(_ axes: [String: String], of component: String) -> [String: String] {
    guard let part = parts[component] else { return axes }
    let known = layouts.plan.parts[part].component.axes
    return axes.filter { name, value in known.first { $0.name == name }?.defaultValue != value }
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
