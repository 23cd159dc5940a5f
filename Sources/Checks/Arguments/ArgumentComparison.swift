import ICU
import Strings

/// Compares what a translation reads from the argument list with what its source reads.
///
/// Types are compared position by position, not in the order of appearance. A plural form may leave out the number
/// that selects it where it stands for that number alone (or for 0 and 1, as the French `one` does).
struct ArgumentComparison {
  private let read: (source: ReadMessage, translation: ReadMessage)
  private let plurals: PluralRules?
  private let expected: ArgumentSignature

  private var source: Message { read.source.message }
  private var translation: Message { read.translation.message }

  init(source: ReadMessage, translation: ReadMessage, plurals: PluralRules?) {
    read = (source, translation)
    self.plurals = plurals
    expected = Self.readSame(source, translation) ? ArgumentSignature() : source.message.signature
  }

  /// Whether each text has the specifiers of the text that it stands for, as in nearly every translation.
  private static func readSame(_ source: ReadMessage, _ translation: ReadMessage) -> Bool {
    guard haveSameVariables(source.message, translation.message) else { return false }
    for (leaf, facts) in zip(translation.leaves, translation.facts) {
      guard let number = source.leaves.counterpart(of: leaf), source.leaves[number].firstPosition == leaf.firstPosition
      else { return false }
      if !facts.traits.contains(.percent), !source.facts[number].traits.contains(.percent) { continue }
      if !FormatScanner.haveSameSpecifiers(source.leaves[number].text.string, leaf.text.string) { return false }
    }
    return true
  }

  private static func haveSameVariables(_ source: Message, _ translation: Message) -> Bool {
    guard source.substitutions.count == translation.substitutions.count else { return false }
    return zip(source.substitutions, translation.substitutions).allSatisfy { one, other in
      one.name.string == other.name.string && one.argumentNumber == other.argumentNumber
        && one.specifier?.string == other.specifier?.string
    }
  }

  /// The differences in the order of the texts; a source without arguments is prose and is not compared.
  var differences: [ArgumentDifference] {
    guard !expected.isEmpty else { return [] }
    if translation.plainText?.string.utf8.allSatisfy({ $0 == 0x20 }) == true { return [] }
    if let order = reordering { return [order] }
    var found: [ArgumentDifference] = []
    var wrongPositions: Set<Int> = []
    for leaf in read.translation.leaves {
      let signature = translation.signature(of: leaf.text.string, firstPosition: leaf.firstPosition)
      for (position, difference) in wrongTypes(signature, leaf) where wrongPositions.insert(position).inserted {
        found.append(difference)
      }
      found += missing(signature, leaf)
    }
    return found
  }

  /// The same specifiers in another order, none of them with a position.
  private var reordering: ArgumentDifference? {
    guard let text = translation.plainText, source.plainText != nil else { return nil }
    let actual = ArgumentSignature(of: text.string)
    let wanted = expected.arguments
    let types = actual.arguments.map(\.type)
    guard actual.arguments.count == wanted.count, !actual.arguments.contains(where: \.isPositional),
      types != wanted.sorted(by: { $0.position < $1.position }).map(\.type),
      Self.sorted(types) == Self.sorted(wanted.map(\.type))
    else { return nil }
    return ArgumentDifference(
      kind: .order(source: wanted.map(\.specifier), translation: actual.arguments.map(\.specifier)), specifier: "",
      range: text.range, category: nil)
  }

  private static func sorted(_ types: [ArgumentType]) -> [String] { types.map { "\($0)" }.sorted() }

  /// The arguments read that the app does not pass so, with their positions: one defect wherever it repeats.
  private func wrongTypes(
    _ actual: ArgumentSignature, _ leaf: Message.Leaf
  ) -> [(position: Int, difference: ArgumentDifference)] {
    actual.arguments.compactMap { argument in
      let kind: ArgumentDifference.Kind
      if let wanted = expected.argument(at: argument.position) {
        let fits = expected.arguments.contains {
          $0.position == argument.position && $0.type.isCompatible(with: argument.type)
        }
        if fits { return nil }
        kind = .type(source: wanted)
      } else {
        kind = .extra
      }
      return (
        argument.position,
        ArgumentDifference(
          kind: kind, specifier: argument.specifier, range: leaf.text.range, category: leaf.category)
      )
    }
  }

  private func missing(_ actual: ArgumentSignature, _ leaf: Message.Leaf) -> [ArgumentDifference] {
    guard let number = read.source.leaves.counterpart(of: leaf) else { return [] }
    let original = read.source.leaves[number]
    let counterpart = source.signature(of: original.text.string, firstPosition: original.firstPosition)
    return counterpart.positions.compactMap { position in
      guard actual.argument(at: position) == nil, let wanted = counterpart.argument(at: position),
        !isFreeToOmit(wanted, in: leaf), !isReadElsewhere(position, than: leaf)
      else { return nil }
      return ArgumentDifference(
        kind: .missing(source: wanted), specifier: "", range: leaf.text.range, category: leaf.category)
    }
  }

  /// Whether the form that leaves out the argument stands for one number alone.
  private func isFreeToOmit(_ argument: ArgumentSignature.Argument, in leaf: Message.Leaf) -> Bool {
    guard let name = leaf.category, leaf.selectingPosition == argument.position else { return false }
    if name == "zero" { return true }
    guard let category = PluralCategory(rawValue: name), let plurals,
      !plurals.largeIntegerCategories.contains(category)
    else { return false }
    let numbers = plurals.integerSamples[category] ?? []
    return numbers.count <= 1 || numbers == [0, 1]
  }

  /// An argument that the format leaves to its variables, or a variable to the format, is not lost.
  private func isReadElsewhere(_ position: Int, than leaf: Message.Leaf) -> Bool {
    guard !translation.substitutions.isEmpty else { return false }
    if leaf.category == nil { return translation.signature.argument(at: position) != nil }
    return translation.format.texts.contains { text in
      translation.signature(of: text.string, firstPosition: 1).arguments.contains {
        $0.position == position && $0.variableName == nil
      }
    }
  }
}
