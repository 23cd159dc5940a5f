import ICU
import StringTables

/// Compares what a translation reads from the argument list with what its source reads.
///
/// Types are compared position by position, not in the order of appearance. A plural form may leave out the number
/// that selects it where it stands for that number alone (or for 0 and 1, as the French `one` does).
struct ArgumentComparison {
  private let read: (source: ReadMessage, translation: ReadMessage)
  private let plurals: PluralRules?
  private let expected: ArgumentSignature
  private let isSame: Bool

  private var source: Message { read.source.message }
  private var translation: Message { read.translation.message }

  init(source: ReadMessage, translation: ReadMessage, plurals: PluralRules?) {
    read = (source, translation)
    self.plurals = plurals
    isSame = Self.readSame(source, translation)
    expected = isSame ? ArgumentSignature() : source.message.signature
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

  /// The differences in the order of the texts.
  ///
  /// A text in which a placeholder is misspelt, or a percent sign of the prose is read as one, has none here: rules of
  /// their own say so.
  var differences: [ArgumentDifference] {
    if isSame { return [] }
    guard !expected.isEmpty else { return unexpected }
    let found = readings
    guard found.contains(where: { !$0.isWidth }) else { return found }
    let explained = translation.leaves.filter { leaf in
      found.contains { $0.range == leaf.text.range }
        && FormatFlawScan.flaws(in: leaf.text.string, FormatContext(of: leaf, in: translation, source: source))
          .contains { $0.isSaid }
    }
    return found.filter { difference in !explained.contains { $0.text.range == difference.range } }
  }

  /// What a translation reads whose source reads nothing: only what is no prose (“50%de”).
  private var unexpected: [ArgumentDifference] {
    let sourceHasSign = source.texts.contains { $0.string.utf8.contains(UInt8(ascii: "%")) }
    var positions: Set<Int> = []
    return translation.leaves.flatMap { leaf -> [ArgumentDifference] in
      let signature = translation.signature(of: leaf.text.string, firstPosition: leaf.firstPosition)
      return signature.arguments.compactMap { argument in
        let isCertain = argument.type == .object || argument.isPositional || argument.variableName != nil
        guard isCertain || !sourceHasSign, positions.insert(argument.position).inserted else { return nil }
        return ArgumentDifference(
          kind: .extra, specifier: argument.specifier, range: leaf.text.range, category: leaf.category)
      }
    }
  }

  private var readings: [ArgumentDifference] {
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
        if fits {
          guard let narrower = otherWidth(of: argument) else { return nil }
          kind = .width(source: narrower)
        } else {
          kind = .type(source: wanted)
        }
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

  /// The integer of another width that the source reads at the same position; `nil` where it reads one of the same.
  private func otherWidth(of argument: ArgumentSignature.Argument) -> ArgumentSignature.Argument? {
    guard case .integer(let bits) = argument.type, isWritten(argument, in: translation) else { return nil }
    let wanted = expected.arguments.filter { $0.position == argument.position && isWritten($0, in: source) }
    guard !wanted.contains(where: { $0.type == argument.type }) else { return nil }
    return wanted.first { if case .integer(let other) = $0.type { other != bits } else { false } }
  }

  /// Whether the text says how wide the integer is: `%arg` and a variable without a type do not.
  private func isWritten(_ argument: ArgumentSignature.Argument, in message: Message) -> Bool {
    if argument.specifier == "%arg" || argument.specifier == "*" { return false }
    guard let name = argument.variableName else { return true }
    return message.substitution(named: name)?.specifier != nil
  }

  private func missing(_ actual: ArgumentSignature, _ leaf: Message.Leaf) -> [ArgumentDifference] {
    // What no text mentions is said to be unused, or its mark to be undefined.
    if let name = leaf.variable, let variable = translation.substitution(named: name),
      translation.position(of: variable) == nil
    {
      return []
    }
    guard let number = read.source.leaves.counterpart(of: leaf) else { return [] }
    let original = read.source.leaves[number]
    let counterpart = source.signature(of: original.text.string, firstPosition: original.firstPosition)
    return counterpart.positions.compactMap { position in
      guard actual.argument(at: position) == nil, let wanted = counterpart.argument(at: position),
        !isFreeToOmit(wanted, in: leaf), !isReadElsewhere(position, than: leaf), !isImplied(position, in: leaf)
      else { return nil }
      return ArgumentDifference(
        kind: .missing(source: wanted), specifier: "", range: leaf.text.range, category: leaf.category)
    }
  }

  /// Whether the form that leaves out the argument stands for one number alone.
  private func isFreeToOmit(_ argument: ArgumentSignature.Argument, in leaf: Message.Leaf) -> Bool {
    guard let name = leaf.category, leaf.selectingPosition == argument.position else { return false }
    if name == "zero" { return true }
    guard let category = PluralCategory(rawValue: name), let plurals else { return false }
    return !plurals.selectsSeveral(category)
  }

  /// Whether the form says a number itself that stands for others too: implied-number says so.
  private func isImplied(_ position: Int, in leaf: Message.Leaf) -> Bool {
    guard leaf.selectingPosition == position, let plurals else { return false }
    return leaf.impliedNumber(plurals) != nil
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
