import Messages
import Placeholders

extension Message {
  /// A plural variation and the argument that selects its case.
  package struct PluralPosition: Hashable, Sendable {
    /// From 1.
    package let position: Int
    /// Name of the variable; `nil` when the whole text varies.
    package let variable: String?
    /// The categories that have a case, in the order of the file.
    package let categories: [String]
  }

  /// The plural variations with the arguments that select them, each variable once.
  package var pluralPositions: [PluralPosition] {
    var found: [PluralPosition] = []
    for cases in format.pluralCases {
      let position = Message.selectingPosition(of: cases, default: 1)
      found.append(PluralPosition(position: position, variable: nil, cases: cases))
    }
    for (substitution, position) in zip(substitutions, positions) {
      guard let position else { continue }
      for cases in substitution.variant.pluralCases {
        found.append(PluralPosition(position: position, variable: substitution.name.string, cases: cases))
      }
    }
    var seen: Set<Int> = []
    return found.filter { seen.insert($0.position).inserted }
  }

  /// The argument that selects a plural standing for the whole text: the first number that its texts show.
  package static func selectingPosition(of cases: [Variant.Case], default position: Int) -> Int {
    for text in cases.flatMap(\.variant.texts).reversed() {
      let signature = ArgumentSignature(of: text.string)
      if let number = signature.arguments.first(where: { $0.type != .object }) { return number.position }
    }
    return position
  }
}

extension Message.PluralPosition {
  fileprivate init(position: Int, variable: String?, cases: [Message.Variant.Case]) {
    self.init(position: position, variable: variable, categories: cases.map(\.selector.string))
  }
}
