import Project
import SourceFacts
import Strings

extension Rule {
  /// Flags a call whose arguments are not those that the text reads.
  static let argumentCallMismatch = Rule(
    id: "argument-call-mismatch",
    summary: "A call fills a text in with other arguments than it has placeholders for.",
    rationale: "The app crashes, or shows what happens to stand in memory.",
    example: RuleExample(
      bad: .code(call(#""three""#), strings: #""count" = "%d cues";"#),
      good: .code(call("3"), strings: #""count" = "%d cues";"#)),
    severity: .error,
    check: .sources { index, report in
      index.forEachUse { file, use, resolution in
        guard case .found(let places) = resolution else { return }
        let given = use.arguments ?? use.key.arguments
        guard use.arguments != nil || !given.isEmpty else { return }
        for place in places {
          let group = report.project.groups[place.group]
          guard let entry = group.source?[place.key] else { continue }
          if let problem = CallArguments(given).problem(with: entry.message.signature) {
            report.add("'\(place.key)' \(problem)", inFile: file, of: use)
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

/// What a call gives to a text.
private struct CallArguments {
  private let kinds: [ArgumentKind]

  init(_ kinds: [ArgumentKind]) { self.kinds = kinds }

  /// Why a text cannot be filled in with them, as the end of a sentence about its key.
  func problem(with signature: ArgumentSignature) -> String? {
    let needed = signature.positions.last ?? 0
    if kinds.count < needed { return "reads \(Self.count(needed)), and the call gives \(kinds.count)" }
    if kinds.count > needed, needed == 0 || !signature.arguments.contains(where: { $0.variableName != nil }) {
      return "reads \(needed == 0 ? "no argument" : Self.count(needed)), and the call gives \(kinds.count)"
    }
    for (index, kind) in kinds.enumerated() {
      guard let wanted = signature.argument(at: index + 1), let type = Self.type(of: kind) else { continue }
      if !type.isCompatible(with: wanted.type) {
        return "reads '\(wanted.specifier)' at \(index + 1), and the call gives \(Self.name(of: type))"
      }
    }
    return nil
  }

  private static func count(_ number: Int) -> String { number == 1 ? "an argument" : "\(number) arguments" }

  private static func type(of kind: ArgumentKind) -> ArgumentType? {
    switch kind {
    case .object: .object
    case .integer, .unsignedInteger: .integer(bits: 64)
    case .shortInteger, .shortUnsignedInteger: .integer(bits: 32)
    case .double, .float: .floatingPoint
    case .specifier(let text): ArgumentSignature(of: text).arguments.first?.type
    case .unknown: nil
    }
  }

  private static func name(of type: ArgumentType) -> String {
    switch type {
    case .integer: "an integer"
    case .floatingPoint: "a floating-point number"
    default: "an object"
    }
  }
}
