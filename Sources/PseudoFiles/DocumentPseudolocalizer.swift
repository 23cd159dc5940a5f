import Messages
import Pseudo
import StringEditing
import StringFormats

/// Writes the string files of a pseudo-locale: the source's files, with other texts in them.
///
/// Comments, order, encoding and layout stay; what is no text stays too.
package struct DocumentPseudolocalizer {
  /// What makes the texts of a key.
  package struct Choice {
    let pseudolocalizer: Pseudolocalizer
    let fit: WidthFit?

    package init(_ pseudolocalizer: Pseudolocalizer, fitting fit: WidthFit? = nil) {
      self.pseudolocalizer = pseudolocalizer
      self.fit = fit
    }
  }

  private let table: String
  private let locale: String
  /// Where new languages of a catalog go.
  private let keyOrder: KeyOrder
  /// What makes the texts of a key; `nil` for a key whose text stays.
  private let choose: (_ key: String) -> Choice?
  /// Whether all keys have the same choice and none is shown, so that keys need not be decoded.
  private let common: Choice?

  /// All keys alike.
  package init(_ pseudolocalizer: Pseudolocalizer, table: String, keyOrder: KeyOrder) {
    self.keyOrder = keyOrder
    let choice = Choice(pseudolocalizer)
    self.table = table
    locale = pseudolocalizer.definition.locale
    choose = { _ in choice }
    common = pseudolocalizer.definition.showsKeys ? nil : choice
  }

  /// - Parameters:
  ///   - table: Name of the table, for a strategy that shows keys.
  ///   - locale: The pseudo-locale.
  ///   - keyOrder: Where new languages of a catalog go.
  ///   - choose: Tells what makes the texts of a key; `nil` leaves them as they are.
  package init(
    table: String, locale: String, keyOrder: KeyOrder, choose: @escaping (_ key: String) -> Choice?
  ) {
    self.keyOrder = keyOrder
    self.table = table
    self.locale = locale
    self.choose = choose
    common = nil
  }

  /// The file of the pseudo-locale that stands beside a `.strings` or `.stringsdict` file of the source language.
  ///
  /// - Throws: ``EditError`` for text that the file's encoding does not hold, and for formats of several languages.
  /// - Complexity: O(*n*) in the size of the file.
  package func bytes(of document: StringDocument) throws(EditError) -> [UInt8] {
    if document.format == .strings, document.encoding == "utf-8" || document.encoding == "utf-8-bom" {
      return oldStyleBytes(of: document)
    }
    guard document.format == .strings || document.format == .stringsdict else {
      throw .unsupported("a file of this format holds several languages")
    }
    var editor = DocumentEditor(document, keyOrder: keyOrder)
    for entry in document.entries {
      let key = document.text(entry.key)
      guard let message = Message(entry.value, in: document), let choice = choose(key) else { continue }
      let texts = choice.pseudolocalizer.pseudolocalize(
        message.texts.map(\.string), wholes: message.format.texts.count, label: table + "/" + key, fitting: choice.fit)
      for (token, text) in zip(entry.value.texts, texts) where text != document.text(token) {
        if token.range == entry.key.range {
          try editor.setValue(of: key, to: text)
        } else {
          try editor.setText(token, to: text)
        }
      }
    }
    return try editor.bytes()
  }

  /// A catalog with the pseudo-locale in it.
  ///
  /// Keys that are not to be translated do not get it.
  package func bytes(addingTo catalog: StringDocument) throws(EditError) -> [UInt8] {
    guard catalog.format == .xcstrings, let source = catalog.sourceLanguage else {
      throw .unsupported("only a catalog holds several languages")
    }
    guard source != locale else { throw .unsupported("'\(locale)' is the source language of the catalog") }
    var editor = DocumentEditor(catalog, keyOrder: keyOrder)
    var seen: Set<[UInt8]> = []
    for entry in catalog.entries where entry.isTranslatable && entry.locale == source {
      let key = catalog.text(entry.key)
      guard seen.insert(Array(key.utf8)).inserted, let choice = choose(key) else { continue }
      try editor.setLocalization(locale, of: key) { text, isWhole in
        choice.pseudolocalizer.pseudolocalize(
          text, isWhole: isWhole, label: table + "/" + key, fitting: choice.fit)
      }
    }
    return try editor.bytes()
  }

  private func oldStyleBytes(of document: StringDocument) -> [UInt8] {
    var output = OldStyleOutput(document.bytes)
    var texts = document.textBuffer()
    texts.reserveCapacity(document.entries.count)
    var writer = common.map { PseudoWriter($0.pseudolocalizer) }
    for entry in document.entries {
      guard case .text(let token) = entry.value else { continue }
      let isShorthand = token.range == entry.key.range
      if writer != nil {
        texts.append(token)
        texts.withBytes(of: texts.count - 1) { _ = writer!.write($0) }
        writer!.withText { output.replace(token.range.indices, by: $0, isShorthand: isShorthand) }
        continue
      }
      let key = document.text(entry.key)
      guard let choice = choose(key) else { continue }
      var text = choice.pseudolocalizer.pseudolocalize(
        document.text(token), label: table + "/" + key, fitting: choice.fit)
      text.withUTF8 { output.replace(token.range.indices, by: $0, isShorthand: isShorthand) }
    }
    return output.finished()
  }
}

extension LocalizedValue {
  /// The texts in the order of ``Message/texts``.
  var texts: [SourceString] {
    switch self {
    case .text(let text): [text]
    case .varied(let value): value.texts.map(\.string)
    case .other: []
    }
  }
}
