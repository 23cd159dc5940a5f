/// Turns texts into pseudo-texts: foreign to look at, as long as a translation, every placeholder intact.
///
/// The same text gives the same bytes on every machine, and a pseudo-text stays as it is.
public struct Pseudolocalizer: Sendable {
  public let definition: PseudoDefinition
  /// Letters for which the font has none of the replacements, in the order of the alphabet: they stay as they are.
  package let plainLetters: [Unicode.Scalar]
  /// Brackets and fillers that the font lacks.
  package let missingMarks: [String]
  let style: PseudoStyle

  /// Takes the first replacement of each letter.
  public init(_ definition: PseudoDefinition) {
    self.init(definition) { _ in true }
  }

  /// Takes the first replacement of each letter that the font covers, unless the strategy is meant for other fonts.
  package init(_ definition: PseudoDefinition, font: some PseudoFont) {
    self.init(definition) { definition.usesFallbackFonts || font.covers($0) }
  }

  private init(_ definition: PseudoDefinition, covers: (String) -> Bool) {
    self.definition = definition
    let chosen = definition.accents.compactMapValues { $0.first(where: covers) }
    plainLetters = definition.accents.keys.filter { chosen[$0] == nil }.sorted()
    let marks = [definition.brackets?.open, definition.brackets?.close, definition.filler?.padding]
    missingMarks = marks.compactMap { $0 }.filter { !covers($0) }
    style = PseudoStyle(definition, accents: chosen)
  }

  /// The pseudo-text of `text`.
  ///
  /// Everything that is no word stays byte for byte and in its order, white space at both ends outside the brackets. A
  /// text without a letter (a number, a placeholder, an address) only gets the brackets; a blank one stays as it is.
  /// Branches of an ICU message grow one by one.
  ///
  /// - Parameters:
  ///   - isWhole: `false` for the part of a message that stands inside another text: it gets no brackets.
  ///   - label: Table and key, as in “Localizable/button.save”, for a strategy that shows them.
  /// - Complexity: O(*n*) in the UTF-8 length.
  public func pseudolocalize(_ text: String, isWhole: Bool = true, label: String? = nil) -> String {
    pseudolocalize(text, isWhole: isWhole, label: label, fitting: nil)
  }

  /// The same, with a `fit` made as wide, rather than as long, as the expansion table says: some measurements.
  package func pseudolocalize(
    _ text: String, isWhole: Bool = true, label: String? = nil, fitting fit: WidthFit?
  ) -> String {
    var writer = PseudoWriter(style)
    return pseudolocalize(text, isWhole: isWhole, label: label, fitting: fit, by: &writer).text
  }

  /// The pseudo-texts of the texts of a message, in their order.
  ///
  /// Brackets stand around whole texts only, so that those around the variants do not add to their width. A message
  /// that is pseudo-text already stays as it is.
  ///
  /// - Parameters:
  ///   - wholes: How many of them, from the first on, stand in no other.
  ///   - label: Table and key, for a strategy that shows them.
  package func pseudolocalize(
    _ texts: [String], wholes: Int, label: String? = nil, fitting fit: WidthFit? = nil
  ) -> [String] {
    var writer = PseudoWriter(style)
    var isDone = wholes < texts.count && definition.brackets != nil && !definition.showsKeys
    var pseudo: [String] = []
    for (number, source) in texts.enumerated() {
      let isWhole = number < wholes
      let (text, result) = pseudolocalize(source, isWhole: isWhole, label: label, fitting: fit, by: &writer)
      if result.isChanged || isWhole && !result.wasBracketed { isDone = false }
      pseudo.append(text)
    }
    return isDone ? texts : pseudo
  }

  func pseudolocalize(
    _ text: String, isWhole: Bool, label: String?, fitting fit: WidthFit?, by writer: inout PseudoWriter
  ) -> (text: String, result: PseudoWriter.Result) {
    var source = text
    return source.withUTF8 { bytes in
      let result = writer.write(bytes, isWhole: isWhole, label: label)
      guard let fit, result.isChanged || !result.wasBracketed,
        let fillings = fillings(of: bytes, isWhole: isWhole, fit, &writer)
      else { return (writer.output.string, result) }
      writer.write(bytes, isWhole: isWhole, label: label, fit: fillings)
      return (writer.output.string, result)
    }
  }

  /// What takes the text, and each branch of its ICU choices, to its width; `nil` for texts that do not grow.
  private func fillings(
    of text: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ fit: WidthFit, _ writer: inout PseudoWriter
  ) -> WidthFit.Fillings? {
    guard !definition.expansion.isEmpty, !definition.showsKeys else { return nil }
    let source = ShownSections(String(decoding: text, as: UTF8.self))
    let targets = source.sections.map { section in
      section.hasLetters ? definition.ratio(ofLength: section.length) * fit.width(of: section.text) : nil
    }
    // The text was written before, by characters: the words that grew are known.
    let core = TextBytes.core(of: text) ?? 0..<0
    let wordGains = writer.growth.sections.map { section in
      let word = core.lowerBound + section.word.lowerBound..<core.lowerBound + section.word.upperBound
      return fit.width(of: String(decoding: text[word], as: UTF8.self))
        * (definition.ratio(ofWordLength: section.wordLength) - 1)
    }
    return fit.fillings(to: targets, wordGains: wordGains) { fillings in
      writer.write(text, isWhole: isWhole, fit: fillings)
      return ShownSections(writer.output.string).sections.map(\.text)
    }
  }
}
