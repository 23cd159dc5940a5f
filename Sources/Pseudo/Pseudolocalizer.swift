import Strings

/// Turns texts into pseudo-texts: foreign to look at, as long as a translation, every placeholder intact.
public struct Pseudolocalizer: Sendable {
  public let definition: PseudoDefinition

  public init(_ definition: PseudoDefinition) { self.definition = definition }

  /// The pseudo-text of `text`.
  ///
  /// Everything that is no word stays byte for byte and in its order, white space at both ends outside the brackets.
  /// A text without a letter of the accent map (a number, a placeholder, an address) only gets the brackets; a blank
  /// one stays as it is. A pseudo-text stays as it is.
  ///
  /// - Parameter isWhole: `false` for the part of a message that stands inside another text: it gets no brackets.
  /// - Complexity: O(*n*) in the UTF-8 length.
  public func pseudolocalize(_ text: String, isWhole: Bool = true) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !Self.isBlank($0) }),
      let last = bytes.lastIndex(where: { !Self.isBlank($0) })
    else { return text }
    let core = String(decoding: bytes[first...last], as: UTF8.self)
    let leading = String(decoding: bytes[..<first], as: UTF8.self)
    let trailing = String(decoding: bytes[(last + 1)...], as: UTF8.self)
    return leading + pseudolocalizeCore(core, isWhole: isWhole) + trailing
  }

  private func pseudolocalizeCore(_ text: String, isWhole: Bool) -> String {
    let bytes = Array(text.utf8)
    var body = ""
    var changed = false
    for token in TextTokenizer.tokens(of: text) {
      let piece = String(decoding: bytes[token.range], as: UTF8.self)
      guard token.kind == .text else {
        body += piece
        continue
      }
      for scalar in piece.unicodeScalars {
        if let accented = definition.accents[scalar] {
          body += accented
          changed = true
        } else {
          body.unicodeScalars.append(scalar)
        }
      }
    }
    let open = isWhole ? definition.openingBracket : ""
    let close = isWhole ? definition.closingBracket : ""
    guard changed else {
      return text.hasPrefix(open) && text.hasSuffix(close) ? text : open + text + close
    }
    let target = targetLength(of: text.unicodeScalars.count)
    let length = (open + body + close).unicodeScalars.count
    return open + body + filler(scalars: target - length) + close
  }

  /// Scalars that the result of a text of `length` scalars should have.
  private func targetLength(of length: Int) -> Int {
    let step = definition.expansion.first { length <= $0.limit ?? .max }
    return Int((Double(length) * (step?.ratio ?? 1)).rounded(.up))
  }

  /// Filler of exactly this length: words, cut where the room ends.
  private func filler(scalars count: Int) -> String {
    guard count > 0, !definition.fillerWords.isEmpty else { return "" }
    var filler = String.UnicodeScalarView()
    var word = 0
    while filler.count < count {
      filler.append(" ")
      for scalar in definition.fillerWords[word % definition.fillerWords.count].unicodeScalars
      where filler.count < count {
        filler.append(contentsOf: (definition.accents[scalar] ?? String(scalar)).unicodeScalars)
      }
      word += 1
    }
    if filler.last == " ", !definition.padding.isEmpty {
      filler.removeLast()
      filler.append(contentsOf: definition.padding.unicodeScalars)
    }
    return String(filler)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}

extension Pseudolocalizer {
  /// The message with every text and variant transformed, its structure and variables kept.
  ///
  /// Brackets stand around the whole message only, so that those around the variants do not add to its width.
  public func pseudolocalize(_ message: Message) -> Message {
    func transform(_ text: LocatedText, isWhole: Bool) -> LocatedText {
      LocatedText(pseudolocalize(text.string, isWhole: isWhole), range: text.range)
    }
    return Message(
      format: message.format.mapTexts { transform($0, isWhole: true) },
      substitutions: message.substitutions.map { substitution in
        Message.Substitution(
          name: substitution.name, argumentNumber: substitution.argumentNumber, specifier: substitution.specifier,
          variant: substitution.variant.mapTexts { transform($0, isWhole: false) })
      })
  }

  /// The table in the pseudo-locale; entries that are not to be translated stay.
  public func pseudolocalize(_ table: Table) -> Table {
    table.mapMessages(locale: definition.locale) { entry in
      entry.isTranslatable ? pseudolocalize(entry.message) : entry.message
    }
  }
}
