import StringFormats

/// What is kept of a text when its bytes have been looked at once.
struct TextFacts: Sendable {
  var traits: TextTraits
  /// The type and the position of each specifier in the order of the text; 0 for none.
  ///
  /// Texts with the same number read the same arguments, unless ``TextTraits/unknownArguments`` says that not all of it
  /// is in here.
  var arguments: UInt64
  /// A sum over the runs of digits outside specifiers; texts with the same runs in another order have the same.
  var numbers: UInt32 = 0
  /// Of the numbers of line ends before, in and behind the text; 0 where there is none.
  var lines: UInt32 = 0
  /// A sum over the words that may be addresses; 0 where there is none.
  var addresses: UInt32 = 0
  /// Of the length and the ends of the text.
  var look: UInt32 = 0

  /// Whether these stand for an entry that varies, whose texts have facts of their own.
  var isVaried: Bool { traits.contains(.varied) }

  /// The number of an entry that varies among those of its table; `nil` for a text.
  var variation: Int? { isVaried ? Int(numbers) : nil }

  /// What stands for an entry that varies.
  static func varied(_ number: Int) -> TextFacts {
    TextFacts(traits: .varied, arguments: 0, numbers: UInt32(number))
  }

  /// The traits that one of two texts has and the other has not, and what else sets two texts apart or may not.
  func difference(from other: TextFacts) -> TextTraits {
    let isUnusual = traits.union(other.traits).contains(.unknownArguments)
    var differing = traits.symmetricDifference(other.traits)
    if numbers != other.numbers { differing.insert(.numbers) }
    if lines != other.lines { differing.insert(.lineEnds) }
    if addresses != other.addresses { differing.insert(.addresses) }
    if look == other.look { differing.insert(.likeness) }
    return isUnusual || arguments != other.arguments ? differing.union(.arguments) : differing
  }
}

extension TextTraits {
  /// The text is a choice between several.
  fileprivate static let varied = TextTraits(rawValue: 1 << 62)
}
