import Placeholders
import StringTables

extension Rule {
  /// Flags a text in which some placeholders have a position and others have none.
  static let mixedPositional = Rule(
    id: "mixed-positional",
    summary: "Some placeholders of a text have a position and others do not.",
    rationale: "Those without one count from the first argument on: a value is shown twice, another not at all.",
    example: RuleExample(bad: .text("%1$@ has %d files"), good: .text("%1$@ has %2$d files")),
    severity: .error,
    check: .text(on: .unevenPositions) { text, report in
      var arguments = FormatScanner.specifiers(in: text.text.string).filter { $0.isPlainArgument && !$0.readsLikeProse }
      // In the form of a variable the first without a position is the variable's own value.
      if text.leaf.variable != nil, let own = arguments.firstIndex(where: { $0.position == nil }) {
        arguments.remove(at: own)
      }
      guard let placed = arguments.first(where: { $0.position != nil }),
        let loose = arguments.first(where: { $0.position == nil })
      else { return }
      let outcome = ArgumentSignature(of: text.text.string, firstPosition: text.leaf.firstPosition).mixedOutcome
      report.add(
        """
        '\(loose.written(in: text))' has no position and '\(placed.written(in: text))' has one\(text.place): \
        \(outcome.rawValue); give every placeholder its position
        """, at: loose.range, of: text, severity: outcome == .wrong ? .error : .warning)
    })
}

/// What becomes of placeholders without a position, counted from the first argument on, beside others with one.
private enum MixedOutcome: String {
  /// They read what nothing else reads, or stand before all others, as they would without these.
  case right = "they come out right by luck"
  /// They read again what another reads, as the same type: it may be meant so.
  case repeated = "counted from the first argument, it reads one that another placeholder shows"
  case wrong = "the app shows a wrong value"
}

extension ArgumentSignature {
  fileprivate var mixedOutcome: MixedOutcome {
    guard positions.max() == positions.count else { return .wrong }
    if arguments.count == positions.count { return .right }
    let agrees = positions.allSatisfy { position in
      Set(arguments.lazy.filter { $0.position == position }.map(\.type)).count == 1
    }
    guard agrees else { return .wrong }
    return arguments.drop { !$0.isPositional }.allSatisfy(\.isPositional) ? .right : .repeated
  }
}

extension FormatSpecifier {
  /// Whether it reads an argument by itself, not through a variable.
  var isPlainArgument: Bool { if case .argument = kind { true } else { false } }

  func written(in text: CheckedText) -> String { String(decoding: Array(text.text.string.utf8)[range], as: UTF8.self) }
}
