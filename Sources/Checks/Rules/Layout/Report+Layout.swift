import DesignTokens
import Project
import SourceText
import StringTables
import TextLayout

extension Rule.Check {
  /// Reports the worst cell with `verdict`, else the worst that may have it: one finding for a key in a locale.
  ///
  /// - Parameters:
  ///   - isOnce: Whether what is the same in several locales is one finding in views of code: it is no doing of the
  ///     texts. Of components each cell is told.
  ///   - message: Says what is wrong in a slot, as in “EkoButton.title”.
  static func worst(
    _ verdict: Verdict, isOnce: Bool = false,
    severity: @escaping @Sendable (LayoutOutcome) -> Severity? = { _ in nil },
    message: @escaping @Sendable (Cell, _ slot: String) -> String
  ) -> Rule.Check {
    .layout { subjects, report in
      let found = subjects.compactMap { subject -> FoundOutcome? in
        if let outcome = subject.outcome(verdict) {
          return FoundOutcome(subject: subject, outcome: outcome, severity: severity(outcome))
        }
        return subject.outcome(.uncertain, nominalVerdict: verdict).map {
          FoundOutcome(subject: subject, outcome: $0, severity: .warning)
        }
      }
      let isShared = { (one: FoundOutcome) in isOnce && one.outcome.specimen.origin == .view }
      for one in found where !isShared(one) {
        report.add(one.outcome, of: one.subject, severity: one.severity, message: message)
      }
      report.addOnce(found.filter(isShared), message: message)
    }
  }

  /// A check of each key in each measured locale by itself.
  static func eachLayout(_ check: @escaping @Sendable (MeasuredSubject, inout Report) -> Void) -> Rule.Check {
    .layout { subjects, report in for subject in subjects { check(subject, &report) } }
  }
}

/// What a rule tells of a key in a locale.
struct FoundOutcome {
  let subject: MeasuredSubject
  let outcome: LayoutOutcome
  /// `nil` for that of the rule.
  var severity: Severity?
}

extension Report {
  /// Reports outcomes of a key, of those with the same message the one of the development language, else the first.
  mutating func addOnce(_ found: [FoundOutcome], message: (Cell, _ slot: String) -> String) {
    struct Cause: Hashable {
      let group: Int
      let key: String
      let message: String
    }
    var causes: [Cause] = []
    var byCause: [Cause: (told: FoundOutcome, count: Int)] = [:]
    for one in found {
      let (cell, specimen) = (one.outcome.cell, one.outcome.specimen)
      let cause = Cause(
        group: one.subject.group, key: one.subject.key, message: message(cell, Self.slotText(cell, of: specimen)))
      guard let known = byCause[cause] else {
        causes.append(cause)
        byCause[cause] = (one, 1)
        continue
      }
      let told = one.subject.locale == project.developmentLanguage ? one : known.told
      byCause[cause] = (told, known.count + 1)
    }
    for (told, count) in causes.compactMap({ byCause[$0] }) {
      add(told.outcome, of: told.subject, severity: told.severity, otherLanguages: count - 1, message: message)
    }
  }

  /// Reports the cell by which an outcome is shown.
  ///
  /// - Parameter otherLanguages: How many have the same.
  mutating func add(
    _ outcome: LayoutOutcome, of subject: MeasuredSubject, severity: Severity? = nil, otherLanguages: Int = 0,
    message: (Cell, _ slot: String) -> String
  ) {
    let (cell, specimen) = (outcome.cell, outcome.specimen)
    let also =
      otherLanguages == 0 ? "" : ", and so in \(Checks.count(otherLanguages, "other language"))"
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
      \(message(cell, Self.slotText(cell, of: specimen)))\(form) \(place)\(choice)\(others)\(also)\(fitsUpTo(cell))\
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
