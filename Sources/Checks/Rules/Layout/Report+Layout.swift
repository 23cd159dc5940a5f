import DesignTokens
import Project
import SourceText
import StringTables
import TextLayout

extension Rule.Check {
  /// Reports the worst cell with `verdict`, else the worst that may have it: one finding for a key in a locale.
  ///
  /// - Parameter message: Says what is wrong in a slot, as in “EkoButton.title”.
  static func worst(
    _ verdict: Verdict, severity: @escaping @Sendable (LayoutOutcome) -> Severity? = { _ in nil },
    message: @escaping @Sendable (Cell, _ slot: String) -> String
  ) -> Rule.Check {
    .layout { subject, report in
      if let outcome = subject.outcome(verdict) {
        report.add(outcome, of: subject, severity: severity(outcome), message: message)
      } else if let outcome = subject.outcome(.uncertain, nominalVerdict: verdict) {
        report.add(outcome, of: subject, severity: .warning, message: message)
      }
    }
  }
}

extension Report {
  /// Reports the cell by which an outcome is shown.
  mutating func add(
    _ outcome: LayoutOutcome, of subject: MeasuredSubject, severity: Severity? = nil,
    message: (Cell, _ slot: String) -> String
  ) {
    let (cell, specimen) = (outcome.cell, outcome.specimen)
    let form = Self.formText(cell.categories)
    let others = outcome.count > 1 ? ", and in \(outcome.count - 1) more of \(subject.cellCount) cells" : ""
    let theme = outcome.theme.map { " in theme \($0)" } ?? ""
    let isShownAlone = specimen.texts.count == 1 && specimen.name.hasPrefix(specimen.component + " ")
    let place =
      "\(isShownAlone ? "" : "in '\(specimen.name)' ")on \(outcome.device) at \(cell.size.rawValue)\(theme)"
    let choice =
      cell.isOtherChoice ? " with \(outcome.axes.choicesText), which no specimen has" : ""
    add(
      """
      \(message(cell, Self.slotText(cell, of: specimen)))\(form) \(place)\(choice)\(others)\(fitsUpTo(cell))\
      \(doubt(outcome))
      """,
      at: .document(subject.document, subject.range), table: subject.table, key: subject.key,
      locale: subject.locale, severity: cell.isOtherChoice ? .warning : severity,
      layout: LayoutFacts(outcome)
    )
  }

  /// The slot as messages name it: “EkoButton.title”, of a view that code describes with the place of the text.
  private static func slotText(_ cell: Cell, of specimen: Specimen) -> String {
    guard let place = specimen.texts[cell.slot]?.place else { return "\(specimen.component).\(cell.slot)" }
    return "\(specimen.component) (\(place))"
  }

  /// Why an uncertain verdict is no error.
  private func doubt(_ outcome: LayoutOutcome) -> String {
    guard outcome.nominalVerdict != nil else { return "" }
    let cell = outcome.cell
    if let first = cell.assumptions.first {
      let others = cell.assumptions.count > 1 ? ", and \(cell.assumptions.count - 1) more" : ""
      if first.isUnknown { return "; not known is '\(first.property)' (\(first.place)): \(first.reason)\(others)" }
      return "; it rests on '\(first.property)' of \(first.component), which is assumed\(others)"
    }
    if cell.isAssumed {
      return "; with \(cell.sample)\(cell.sample.isEmpty ? "" : " ")arguments, which nobody states"
    }
    return switch cell.doubt {
    case .fallbackHeight: "; it rests on the line height of a fallback font, which the app's may not have"
    case .tightening: "; tightening may make room for it"
    case .shrinking:
      "; it is within a step of its least size, and how finely SwiftUI's 'minimumScaleFactor' searches is not published"
    case .standIn, nil: "; a stand-in font leaves it open by \(percent(cell.guardBand))"
    }
  }

  /// The guard band as in “2 %”.
  var guardBandText: String { percent(measured.request.guardBand ?? 0) }

  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }

  private func fitsUpTo(_ cell: Cell) -> String {
    guard let first = cell.firstFailingSize else { return "" }
    guard first.index > 0 else { return "; it fits at no size" }
    return "; it fits up to \(DynamicTypeSize.allCases[first.index - 1].rawValue)"
  }
}

extension [String: String] {
  /// As in “size small, state loading”.
  var choicesText: String {
    isEmpty ? "its defaults" : sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

extension Points {
  /// The length for a message: at most one digit after the point.
  package var text: String {
    let tenths = (value * 10).rounded()
    guard tenths.magnitude < 1e15 else { return "\(value) pt" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10) pt" : "\(whole / 10).\(abs(whole % 10)) pt"
  }
}
