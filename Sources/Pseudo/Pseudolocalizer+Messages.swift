import Messages

extension Pseudolocalizer {
  /// The message with every text and variant transformed, its structure and variables kept.
  ///
  /// Brackets stand around the whole message only, so that those around the variants do not add to its width. A message
  /// that is pseudo-text already stays as it is.
  ///
  /// - Parameter label: Table and key, for a strategy that shows them.
  package func pseudolocalize(
    _ message: Message, label: String? = nil, fitting fit: WidthFit? = nil
  ) -> Message {
    let texts = pseudolocalizedTexts(of: message, label: label, fitting: fit)
    var next = 0
    return message.mapTexts { text in
      defer { next += 1 }
      return LocatedText(texts[next], range: text.range)
    }
  }

  /// The pseudo-texts of a message in the order of ``Message/texts``.
  package func pseudolocalizedTexts(
    of message: Message, label: String?, fitting fit: WidthFit? = nil
  ) -> [String] {
    var writer = PseudoWriter(style)
    let sources = message.texts.map(\.string)
    let wholes = message.format.texts.count
    var isDone = wholes < sources.count && definition.brackets != nil && !definition.showsKeys
    var texts: [String] = []
    for (number, source) in sources.enumerated() {
      let isWhole = number < wholes
      let (text, result) = pseudolocalize(source, isWhole: isWhole, label: label, fitting: fit, by: &writer)
      if result.isChanged || isWhole && !result.wasBracketed { isDone = false }
      texts.append(text)
    }
    return isDone ? sources : texts
  }
}
