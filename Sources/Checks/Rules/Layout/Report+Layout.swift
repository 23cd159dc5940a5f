import DesignTokens
import Project
import SourceText
import Strings
import TextLayout

extension Report {
  /// Reports the first cell with `verdict`: one finding for a key in a slot and a locale.
  mutating func addFirst(
    _ verdict: Verdict, of subject: MeasuredSubject, message: (Cell, _ slot: String) -> String
  ) {
    if let outcome = subject.outcome(verdict) {
      add(outcome, of: subject, message: message)
    } else if let outcome = subject.outcome(.uncertain, nominalVerdict: verdict) {
      add(outcome, of: subject, message: message)
    }
  }

  /// Reports the cell by which an outcome is shown.
  mutating func add(
    _ outcome: Outcome, of subject: MeasuredSubject, message: (Cell, _ slot: String) -> String
  ) {
    let cell = outcome.cell
    let binding = measured.binding(of: subject)
    let categories = cell.categories
    let form = categories.isEmpty ? "" : " (form '\(categories.joined(separator: "', '"))')"
    let others = outcome.count > 1 ? ", and in \(outcome.count - 1) more of \(subject.cellCount) cells" : ""
    let theme = measured.themeName(cell.theme).map { " in theme \($0)" } ?? ""
    let place = "on \(deviceName(cell)) at \(cell.size.rawValue)\(theme)"
    // What a stand-in's widths leave open is no error, nor what letters moved together may make room for.
    let guardBand = cell.guardBand
    let doubt =
      outcome.nominalVerdict == nil
      ? ""
      : guardBand > 0
        ? "; a stand-in font leaves it open by \(percent(guardBand))" : "; tightening may make room for it"
    add(
      "\(message(cell, binding.slotName))\(form) \(place)\(others)\(fitsUpTo(cell))\(doubt)",
      at: .document(subject.document, subject.range), table: subject.table, key: subject.key,
      locale: subject.locale, severity: outcome.nominalVerdict == nil ? nil : .warning,
      layout: facts(outcome, of: subject)
    )
  }

  /// The guard band as in “2 %”.
  var guardBandText: String { percent(measured.request.guardBand ?? 0) }

  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }

  private func fitsUpTo(_ cell: Cell) -> String {
    guard let first = cell.firstFailingSize else { return "" }
    let sizes = DynamicTypeSize.allCases
    return first.index == 0 ? "; it fits at no size" : "; it fits up to \(sizes[first.index - 1].rawValue)"
  }

  private func deviceName(_ cell: Cell) -> String { measured.request.devices[cell.device].name }

  private func facts(_ outcome: Outcome, of subject: MeasuredSubject) -> LayoutFacts {
    let cell = outcome.cell
    let binding = measured.binding(of: subject)
    return LayoutFacts(
      component: binding.component, slot: binding.slot, axes: binding.axes, device: deviceName(cell),
      theme: measured.themeName(cell.theme), verdict: outcome.verdict, cell: cell)
  }
}

extension Binding {
  /// Where a finding about the binding points: the configuration, or the key whose comment states it.
  func place(of entry: Table.Entry) -> Report.Place {
    switch origin {
    case .configuration(let position): .configuration(position)
    case .comment, .code: .document(entry.document, entry.key.range)
    }
  }
}

extension Points {
  /// The length for a message: at most one digit after the point.
  public var text: String {
    let tenths = (value * 10).rounded()
    guard tenths.magnitude < 1e15 else { return "\(value) pt" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10) pt" : "\(whole / 10).\(abs(whole % 10)) pt"
  }
}
