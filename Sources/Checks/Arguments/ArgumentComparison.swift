import ICU
import Messages
import Placeholders
import StringTables

/// Compares what a translation reads from the argument list with what its source reads.
///
/// Types are compared position by position, not in the order of appearance. A plural form may leave out the number
/// that selects it where it stands for that number alone (or for 0 and 1, as the French `one` does).
struct ArgumentComparison {
  private let read: (source: ReadMessage, translation: ReadMessage)
  /// The key: one with placeholders, as that of `Text("\(count) files")`, tells what the app passes as well.
  private let key: String
  private let plurals: PluralRules?
  private let expected: ArgumentSignature
  /// The arguments of ``expected`` at their positions.
  private let wanted: [Int: [ArgumentSignature.Argument]]
  private let isSame: Bool

  private var source: Message { read.source.message }
  private var translation: Message { read.translation.message }

  init(key: String, source: ReadMessage, translation: ReadMessage, plurals: PluralRules?) {
    self.key = key
    read = (source, translation)
    self.plurals = plurals
    isSame = Self.readSame(source, translation)
    expected = isSame ? ArgumentSignature() : source.message.signature
    wanted = expected.byPosition
  }

  /// Whether each text has the specifiers of the text that it stands for, as in nearly every translation.
  private static func readSame(_ source: ReadMessage, _ translation: ReadMessage) -> Bool {
    guard haveSameVariables(source.message, translation.message) else { return false }
    for (leaf, facts) in zip(translation.leaves, translation.facts) {
      guard let number = source.counterparts.counterpart(of: leaf),
        source.leaves[number].firstPosition == leaf.firstPosition
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
  var differences: [ArgumentDifference] { specifierDifferences + variableDifferences }

  private var variableDifferences: [ArgumentDifference] {
    read.translation.leaves.flatMap { leaf in
      read.source.counterparts.counterpart(of: leaf).map { number in
        BraceVariables(of: read.source.leaves[number].text.string).differences(of: leaf.text.string, in: leaf)
      } ?? []
    }
  }

  private var specifierDifferences: [ArgumentDifference] {
    if isSame { return [] }
    guard !expected.isEmpty else { return unexpected }
    let found = readings
    guard found.contains(where: { !$0.isWidth }) else { return found }
    let places = Set(found.map(\.range))
    let explained = translation.leaves.filter { leaf in
      guard places.contains(leaf.text.range) else { return false }
      // `%n` is dangerous by itself.
      return FormatScanner.specifiers(in: leaf.text.string).contains { $0.kind == .argument(.writtenCount) }
        || FormatFlawScan.flaws(in: leaf.text.string, FormatContext(of: leaf, in: translation, source: read.source))
          .contains { $0.isSaid }
    }
    let explanations = Set(explained.map(\.text.range))
    return found.filter { !explanations.contains($0.range) }
  }

  /// Whether a placeholder of the source is misspelt, which a translation may have right.
  private var isSourceMalformed: Bool {
    source.leaves.contains { leaf in
      FormatFlawScan.flaws(in: leaf.text.string, FormatContext(of: leaf, in: source, source: nil))
        .contains(where: \.kind.isMalformed)
    }
  }

  /// What a translation reads whose source reads nothing: only what is no prose (“50%de”).
  private var unexpected: [ArgumentDifference] {
    if isSourceMalformed { return [] }
    let sourceHasSign = source.texts.contains { $0.string.utf8.contains(UInt8(ascii: "%")) }
    var positions: Set<Int> = []
    return translation.leaves.flatMap { leaf -> [ArgumentDifference] in
      let signature = translation.signature(of: leaf.text.string, firstPosition: leaf.firstPosition)
      return signature.arguments.compactMap { argument in
        let isCertain = argument.type == .object || argument.isPositional || argument.variableName != nil
        guard isCertain || !sourceHasSign, positions.insert(argument.position).inserted else { return nil }
        let passed = passedByKey(argument)
        if let passed, passed.type.isCompatible(with: argument.type) { return nil }
        return ArgumentDifference(
          kind: passed.map { .type(source: $0, own: argument, isOfKey: true) } ?? .extra,
          specifier: argument.specifier, range: leaf.text.range, category: leaf.category)
      }
    }
  }

  private var readings: [ArgumentDifference] {
    if translation.plainText?.string.utf8.allSatisfy({ $0 == 0x20 }) == true { return [] }
    if let order = reordering ?? variableReordering { return [order] }
    var found: [ArgumentDifference] = []
    var wrongPositions: Set<Int> = []
    let readAround = positionsReadAround
    for leaf in read.translation.leaves {
      let signature = translation.signature(of: leaf.text.string, firstPosition: leaf.firstPosition)
      for (position, difference) in wrongTypes(signature, leaf) where wrongPositions.insert(position).inserted {
        found.append(difference)
      }
      found += missing(signature, leaf, readAround)
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

  /// The same variables in another order, none of them with a position: each takes the value of another.
  private var variableReordering: ArgumentDifference? {
    func variables(_ message: ReadMessage, _ leaf: Message.Leaf) -> [String]? {
      let arguments = message.signature(of: leaf).arguments
      let isLoose = arguments.allSatisfy { argument in
        !argument.isPositional
          && argument.variableName.flatMap(message.variable)?.argumentNumber == nil
      }
      return isLoose ? arguments.compactMap(\.variableName) : nil
    }
    for leaf in read.translation.leaves where leaf.variable == nil {
      guard let number = read.source.counterparts.counterpart(of: leaf),
        let own = variables(read.translation, leaf), let wanted = variables(read.source, read.source.leaves[number]),
        own.count > 1, own != wanted, own.sorted() == wanted.sorted()
      else { continue }
      return ArgumentDifference(
        kind: .order(source: wanted.map { "%#@\($0)@" }, translation: own.map { "%#@\($0)@" }), specifier: "",
        range: leaf.text.range, category: leaf.category)
    }
    return nil
  }

  private static func sorted(_ types: [ArgumentType]) -> [String] { types.map { "\($0)" }.sorted() }

  /// The arguments read that the app does not pass so, with their positions: one defect wherever it repeats.
  private func wrongTypes(
    _ actual: ArgumentSignature, _ leaf: Message.Leaf
  ) -> [(position: Int, difference: ArgumentDifference)] {
    actual.arguments.compactMap { argument in
      let kind: ArgumentDifference.Kind
      if let wanted = wanted[argument.position] {
        if wanted.contains(where: { $0.type.isCompatible(with: argument.type) }) {
          if let name = otherName(of: argument, at: wanted) {
            return (
              argument.position,
              ArgumentDifference(
                kind: name, specifier: argument.specifier, range: leaf.text.range, category: leaf.category)
            )
          }
          guard let narrower = otherWidth(of: argument) else { return nil }
          kind = .width(source: narrower, own: argument)
        } else {
          kind = .type(source: wanted[0], own: argument, isOfKey: false)
        }
      } else if let passed = passedByKey(argument) {
        if passed.type.isCompatible(with: argument.type) { return nil }
        kind = .type(source: passed, own: argument, isOfKey: true)
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

  /// What the key reads at the position of an argument: one with placeholders is the format of its calls.
  private func passedByKey(_ argument: ArgumentSignature.Argument) -> ArgumentSignature.Argument? {
    ArgumentSignature(of: key).argument(at: argument.position)
  }

  /// The other name that the source gives to what is read, where both have names: names are taken out of the text when
  /// a catalog is compiled, so that a value stands where the reader expects another one.
  private func otherName(
    of argument: ArgumentSignature.Argument, at wanted: [ArgumentSignature.Argument]
  ) -> ArgumentDifference.Kind? {
    guard let name = argument.name, let named = wanted.first(where: { $0.name != nil }),
      !wanted.contains(where: { $0.name == name })
    else { return nil }
    return .name(source: named, position: expected.arguments.first { $0.name == name }?.position)
  }

  /// The integer of another width that the source reads at the same position; `nil` where it reads one of the same.
  private func otherWidth(of argument: ArgumentSignature.Argument) -> ArgumentSignature.Argument? {
    guard case .integer(let bits) = argument.type, isWritten(argument, in: translation) else { return nil }
    let wanted = (wanted[argument.position] ?? []).filter { isWritten($0, in: source) }
    guard !wanted.contains(where: { $0.type == argument.type }) else { return nil }
    return wanted.first { if case .integer(let other) = $0.type { other != bits } else { false } }
  }

  /// Whether the text says how wide the integer is: `%arg` and a variable without a type do not.
  private func isWritten(_ argument: ArgumentSignature.Argument, in message: Message) -> Bool {
    if argument.specifier == "%arg" || argument.specifier == "*" { return false }
    guard let name = argument.variableName else { return true }
    return message.substitution(named: name)?.specifier != nil
  }

  /// - Parameter readAround: See ``positionsReadAround``.
  private func missing(
    _ actual: ArgumentSignature, _ leaf: Message.Leaf, _ readAround: ReadAround
  ) -> [ArgumentDifference] {
    // What no text mentions is said to be unused, or its mark to be undefined.
    if let name = leaf.variable, let variable = translation.substitution(named: name),
      translation.position(of: variable) == nil
    {
      return []
    }
    guard let number = read.source.counterparts.counterpart(of: leaf) else { return [] }
    let original = read.source.leaves[number]
    let counterpart = source.signature(of: original.text.string, firstPosition: original.firstPosition)
    if actual.isEmpty, readsSpaced(counterpart.arguments.map(\.type), in: leaf.text.string) { return [] }
    let wanted = counterpart.byPosition
    let read = Set(actual.positions)
    // An argument that the format leaves to its variables, or a variable to the format, is not lost.
    let readElsewhere = leaf.category == nil ? readAround.all : readAround.format
    return counterpart.positions.compactMap { position in
      guard !read.contains(position), let wanted = wanted[position]?.first, !isFreeToOmit(wanted, in: leaf),
        !readElsewhere.contains(position), !isImplied(position, in: leaf),
        // The forms of another variable are asked for its own argument.
        leaf.variable == nil || readAround.variables[position, default: []].allSatisfy({ $0 == leaf.variable })
      else { return nil }
      return ArgumentDifference(
        kind: .missing(source: wanted), specifier: "", range: leaf.text.range, category: leaf.category)
    }
  }

  /// Whether a text reads the arguments by specifiers with a space, as `% ld`, which prose may look like.
  private func readsSpaced(_ types: [ArgumentType], in text: String) -> Bool {
    let all = FormatScanner.specifiers(in: text)
    let (ends, bytes) = (Set(all.map(\.range.upperBound)), Array(text.utf8))
    let spaced = all.filter { $0.readsLikeProse && !FormatContext.followsNumber($0, in: bytes, ends) }
    return spaced.count == types.count
      && zip(spaced, types).allSatisfy { specifier, type in
        if case .argument(let own) = specifier.kind { own.isCompatible(with: type) } else { false }
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

  /// None where the translation has no variables.
  private var positionsReadAround: ReadAround {
    guard !translation.substitutions.isEmpty else { return ReadAround() }
    let arguments = translation.format.texts.flatMap {
      translation.signature(of: $0.string, firstPosition: 1).arguments
    }
    var around = ReadAround(
      format: Set(arguments.lazy.filter { $0.variableName == nil }.map(\.position)),
      all: Set(translation.signature.positions))
    for argument in arguments {
      if let name = argument.variableName { around.variables[argument.position, default: []].append(name) }
    }
    return around
  }
}
