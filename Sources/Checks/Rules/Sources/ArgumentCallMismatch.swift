import Messages
import Placeholders
import Project
import SourceFacts

extension Rule {
  /// Flags a call whose arguments are not those that the text reads.
  static let argumentCallMismatch = Rule(
    id: "argument-call-mismatch",
    summary: "A call's arguments do not match the placeholders of its text.",
    rationale: "The app crashes or shows garbage; values too many, which it never shows, are a warning.",
    example: RuleExample(
      bad: .code(call(#""three""#), strings: #""count" = "%d cues";"#),
      good: .code(call("3"), strings: #""count" = "%d cues";"#)),
    severity: .error,
    check: .sources { index, report in
      index.forEachUse { file, use, resolution in
        guard case .found(let places) = resolution else { return }
        // A key with values in it, as that of `Text("\(count) files")`, is the format: its text may leave some out.
        let given = use.arguments ?? use.key.arguments
        let isFormat = use.arguments == nil
        guard !isFormat || !given.isEmpty else { return }
        for place in places {
          let group = report.project.groups[place.group]
          guard let entry = group.source?[place.key], !entry.isUntold else { continue }
          let key = ArgumentSignature(of: place.key)
          if let problem = given.problem(with: entry.message, key: key, mayLeaveOut: isFormat) {
            report.add(
              "'\(place.key)' \(problem.words)", inFile: file, of: use, severity: problem.isHarmless ? .warning : nil)
            return
          }
        }
      }
    })
}

/// The code of an example that fills in the text of a key.
private func call(_ argument: String) -> String {
  #"let text = String.localizedStringWithFormat(NSLocalizedString("count", comment: ""), \#(argument))"#
}

extension [ArgumentKind] {
  /// Why a text cannot be filled in with what a call gives, as the end of a sentence about its key. Arguments that
  /// nobody reads harm nobody.
  ///
  /// - Parameter key: What the key reads, whose texts may leave some of it out.
  fileprivate func problem(
    with message: Message, key: ArgumentSignature, mayLeaveOut: Bool
  ) -> (words: String, isHarmless: Bool)? {
    let signature = message.signature
    let needed = Swift.max(signature.positions.last ?? 0, key.positions.last ?? 0)
    let reads = needed == 0 ? "no argument" : needed == 1 ? "an argument" : "\(needed) arguments"
    let hasVariable = signature.arguments.contains { $0.variableName != nil }
    let counts = "reads \(reads), and the call gives \(count)"
    if count < needed { return (counts, false) }
    for (index, kind) in enumerated() {
      guard let wanted = signature.argument(at: index + 1) ?? key.argument(at: index + 1), let type = kind.type else {
        continue
      }
      // A variable of one text alone shows it whatever the value is.
      if let name = wanted.variableName, let variable = message.substitution(named: name),
        Set(variable.variant.texts.map(\.string)).count == 1
      {
        continue
      }
      if !type.isCompatible(with: wanted.type) {
        return ("reads '\(wanted.specifier)' at \(index + 1), and the call gives \(type.name)", false)
      }
    }
    return count > needed && !mayLeaveOut && (needed == 0 || !hasVariable) ? (counts, true) : nil
  }
}

extension ArgumentKind {
  fileprivate var type: ArgumentType? {
    switch self {
    case .object: .object
    case .integer, .unsignedInteger: .integer(bits: 64)
    case .shortInteger, .shortUnsignedInteger: .integer(bits: 32)
    case .double, .float: .floatingPoint
    case .specifier(let text): ArgumentSignature(of: text).arguments.first?.type
    case .unknown: nil
    }
  }
}

extension ArgumentType {
  fileprivate var name: String {
    switch self {
    case .integer: "an integer"
    case .floatingPoint: "a floating-point number"
    default: "an object"
    }
  }
}
