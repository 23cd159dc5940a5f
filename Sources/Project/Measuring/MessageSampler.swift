import ICU
import Messages
import Placeholders
import StringTables
import Strings

/// Makes the texts of a message that are worth measuring: every plural form, with a number that selects it.
package struct MessageSampler: Sendable {
  /// More combinations of plural forms than this are cut off.
  private static let maximumCombinations = 64
  /// A number shown where no plural depends on it.
  package static let plainNumber: Int64 = 88

  private let formatter: MessageFormatter
  private let plurals: PluralRules
  private let sampleText: String

  /// - Parameters:
  ///   - locale: The locale whose plural rules and digits hold.
  ///   - sampleText: What stands for a text argument.
  /// - Throws: ``ICUError`` when ICU has no data.
  package init(locale: String, sampleText: String) throws {
    formatter = MessageFormatter(locale: locale)
    plurals = try PluralRules(locale: locale)
    self.sampleText = sampleText
  }

  /// The texts of `message`, each once: one for every combination of its plural forms.
  ///
  /// - Parameter given: What stands for some of the arguments; a number that selects a plural form stands in the
  ///   texts of that form only.
  package func samples(
    of message: Message, arguments given: SampleArguments = SampleArguments(),
    context: VariationContext = VariationContext()
  ) -> [SampledText] {
    if let plain = message.plainText, !plain.string.utf8.contains(UInt8(ascii: "%")) {
      return [SampledText(string: plain.string, categories: [])]
    }
    let signature = message.signature
    guard let last = signature.positions.last, last <= 99 else {
      return [SampledText(string: formatter.text(message, context: context).string, categories: [])]
    }
    var samples: [SampledText] = []
    for choice in combinations(message.pluralPositions.filter { $0.position <= last }) {
      let arguments = (1...last).map { position in
        choice.first { $0.position == position }.map { number(of: $0, given: given[position]) }
          ?? given[position] ?? plainArgument(signature.argument(at: position)?.type)
      }
      let text = formatter.text(message, arguments: arguments, context: context).string
      let sample = SampledText(string: text, categories: choice.map(\.category))
      if !samples.contains(where: { $0.string == text }) { samples.append(sample) }
    }
    return samples
  }

  private struct Choice {
    var position: Int
    var number: Int64
    var category: String
    /// Whether the plural has a form for 0 of its own.
    var hasZero: Bool
  }

  /// The number that was given where it selects the form, else the usual one.
  private func number(of choice: Choice, given: FormatArgument?) -> FormatArgument {
    guard case .integer(let number)? = given else { return .integer(choice.number) }
    let isZero = number == 0 && choice.hasZero
    let category = isZero ? PluralCategory.zero : plurals.category(of: number)
    return .integer(category.rawValue == choice.category ? number : choice.number)
  }

  private func combinations(_ positions: [Message.PluralPosition]) -> [[Choice]] {
    var combinations: [[Choice]] = [[]]
    for plural in positions {
      let choices = plural.categories.compactMap { category -> Choice? in
        number(selecting: category).map {
          Choice(
            position: plural.position, number: $0, category: category,
            hasZero: plural.categories.contains(PluralCategory.zero.rawValue))
        }
      }
      guard !choices.isEmpty else { continue }
      combinations = combinations.flatMap { made in choices.map { made + [$0] } }
      if combinations.count > Self.maximumCombinations {
        combinations = Array(combinations.prefix(Self.maximumCombinations))
      }
    }
    return combinations
  }

  /// The widest of the small numbers that select a category in this language; 0 for an explicit `zero`.
  private func number(selecting name: String) -> Int64? {
    guard let category = PluralCategory(rawValue: name) else { return nil }
    if let samples = plurals.integerSamples[category], let last = samples.last { return last }
    if category == .zero { return 0 }
    return plurals.largeIntegerCategories.contains(category) ? 1_000_000 : nil
  }

  private func plainArgument(_ type: ArgumentType?) -> FormatArgument {
    switch type {
    case .object?, .cString?: .text(sampleText)
    case .floatingPoint?: .floatingPoint(88.8)
    case .character?: .text("W")
    case .integer?, .pointer?, .writtenCount?, nil: .integer(Self.plainNumber)
    }
  }
}
