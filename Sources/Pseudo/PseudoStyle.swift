/// A definition made ready to write texts by.
struct PseudoStyle: Sendable {
  /// Fillers up to this many characters are kept ready.
  private static let longestReadyFiller = 256

  let definition: PseudoDefinition
  /// By the length of the source: what shorter texts grow to.
  private let readyTargets: [Int]
  /// By the length of the longest word: what it gets.
  private let readyGains: [Int]
  let letters: LetterTable
  // What each text asks of the definition, so that it need not be kept alive each time.
  let isRightToLeft: Bool
  let showsKeys: Bool
  let growsWords: Bool
  let fillerKind: PseudoDefinition.Filler.Kind?
  let open: [UInt8]
  let close: [UInt8]
  /// Characters of both brackets.
  let bracketLength: Int
  /// The words of the filler, as they are written, scalar by scalar.
  private let words: [[[UInt8]]]
  private let padding: [UInt8]
  /// By the number of characters; empty where the words are those of each text.
  private let readyFillers: [[UInt8]]
  /// Characters of all words of the filler, with the blanks before them; behind them it begins anew.
  private let period: Int

  init(_ definition: PseudoDefinition, accents: [Unicode.Scalar: String]) {
    self.definition = definition
    readyTargets = (0..<Self.longestReadyFiller).map(definition.targetLength)
    readyGains = (0..<Self.longestReadyFiller).map(definition.wordGain)
    let letters = LetterTable(accents)
    self.letters = letters
    isRightToLeft = definition.isRightToLeft
    showsKeys = definition.showsKeys
    growsWords = !definition.wordExpansion.isEmpty
    fillerKind = definition.filler?.kind
    open = Array((definition.brackets?.open ?? "").utf8)
    close = Array((definition.brackets?.close ?? "").utf8)
    bracketLength =
      (definition.brackets?.open.unicodeScalars.count ?? 0) + (definition.brackets?.close.unicodeScalars.count ?? 0)
    padding = Array((definition.filler?.padding ?? "·").utf8)
    words = (definition.filler?.words ?? []).map(letters.replaced)
    period = words.reduce(0) { $0 + 1 + $1.count }
    var ready: [[UInt8]] = []
    if definition.filler?.kind != .repeat, !definition.expansion.isEmpty {
      for length in 0...Self.longestReadyFiller {
        ready.append(
          Self.filler(length, of: words, padding: padding, isRightToLeft: definition.isRightToLeft))
      }
    }
    readyFillers = ready
  }

  /// The length that a text of so many characters gets, brackets and filler counted.
  func targetLength(of length: Int) -> Int {
    length < readyTargets.count ? readyTargets[length] : definition.targetLength(of: length)
  }

  /// What a longest word of so many characters gets where the text has the room.
  func wordGain(ofLength length: Int) -> Int {
    length < readyGains.count ? readyGains[length] : definition.wordGain(ofLength: length)
  }

  /// Bytes for exactly so many characters.
  ///
  /// - Parameter words: Those of the text, for a strategy that repeats them.
  func writeFiller(_ length: Int, repeating words: [[[UInt8]]], to output: inout OutputBytes) {
    guard length > 0 else { return }
    if !readyFillers.isEmpty, period > 0, period < readyFillers.count {
      var left = length
      while left >= readyFillers.count {
        output.append(readyFillers[period])
        left -= period
      }
      return output.append(readyFillers[left])
    }
    let words = fillerKind == .repeat ? words : self.words
    output.append(Self.filler(length, of: words, padding: padding, isRightToLeft: definition.isRightToLeft))
  }

  /// Words, each behind a blank, the last one cut where the room ends; one character is a padding.
  private static func filler(
    _ length: Int, of words: [[[UInt8]]], padding: [UInt8], isRightToLeft: Bool
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var left = length
    var next = 0
    while left > 0 {
      guard left > 1, !words.isEmpty else {
        bytes += padding
        left -= 1
        continue
      }
      let word = words[next % words.count].prefix(left - 1)
      next += 1
      bytes.append(0x20)
      if isRightToLeft { bytes += Direction.override }
      for scalar in word { bytes += scalar }
      if isRightToLeft { bytes += Direction.overrideEnd }
      left -= 1 + word.count
    }
    return bytes
  }
}

/// The controls of the bidirectional algorithm that pseudo-texts use, in UTF-8.
enum Direction {
  /// U+202E RIGHT-TO-LEFT OVERRIDE.
  static let override: [UInt8] = [0xE2, 0x80, 0xAE]
  /// U+202C POP DIRECTIONAL FORMATTING.
  static let overrideEnd: [UInt8] = [0xE2, 0x80, 0xAC]
  /// U+2068 FIRST STRONG ISOLATE.
  static let isolate: [UInt8] = [0xE2, 0x81, 0xA8]
  /// U+2069 POP DIRECTIONAL ISOLATE.
  static let isolateEnd: [UInt8] = [0xE2, 0x81, 0xA9]
}
