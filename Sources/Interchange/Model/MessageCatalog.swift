import Messages
import SourceText
import StringFormats

/// One table in all its languages, with what a ``Table`` does not hold: comments, states, the order of the keys.
package struct MessageCatalog: Sendable {
  /// Where something stands: the number of the file in ``files`` and the byte.
  package struct Origin: Hashable, Sendable {
    package let file: Int
    package let offset: ByteOffset

    package init(file: Int, offset: ByteOffset) {
      self.file = file
      self.offset = offset
    }
  }

  /// The message of a key in one language.
  package struct Unit: Sendable {
    package var message: Message
    /// The state of each text, in the order of ``Message/texts``; `nil` where the format has none.
    package var states: [EntryState?]
    /// The comment of a format that keeps one for each language; `nil` where the key's own is meant.
    package var comment: String?
    package let origin: Origin
    /// Whether the file holds no text and the key stands for it, as in a catalog's source language.
    package var isImplicit = false

    package init(_ message: Message, states: [EntryState?] = [], comment: String? = nil, origin: Origin) {
      self.message = message
      self.states = states
      self.comment = comment
      self.origin = origin
    }

    func state(of text: Int) -> EntryState? { states.indices.contains(text) ? states[text] : nil }
  }

  /// A key with its messages.
  package struct Key: Sendable {
    package let name: String
    /// What the developer tells the translator.
    package var comment: String?
    /// A catalog's note on where the key comes from, as in “manual”; `nil` for “found in the code”.
    package var extractionState: String?
    /// Whether the key's text is meant to be translated.
    package var isTranslatable = true
    /// Whether Xcode makes a symbol for the key where it is `manual`.
    package var generatesSymbol = true
    package let origin: Origin
    /// By language tag with hyphens.
    package var units: [String: Unit] = [:]

    package init(_ name: String, origin: Origin) {
      self.name = name
      self.origin = origin
    }
  }

  /// File name without its extension, as in “Localizable”.
  package let name: String
  /// Whether it was read from a String Catalog, whose identifiers in XLIFF differ.
  package var isStringCatalog = false
  /// The language that the others are translated from.
  package var sourceLanguage: String
  /// In the order in which they first appear.
  package private(set) var keys: [Key] = []
  private var indices: [[UInt8]: Int] = [:]

  package init(name: String, sourceLanguage: String) {
    self.name = name
    self.sourceLanguage = sourceLanguage
  }

  /// The key of that name, compared scalar by scalar as Apple's parser does.
  ///
  /// - Complexity: O(1) on average.
  package subscript(name: String) -> Key? { indices[Array(name.utf8)].map { keys[$0] } }

  /// Changes the key of that name, which is added behind the others where there is none.
  package mutating func update(_ name: String, origin: Origin, _ change: (inout Key) -> Void) {
    let bytes = Array(name.utf8)
    let index = indices[bytes] ?? keys.count
    if index == keys.count {
      indices[bytes] = index
      keys.append(Key(name, origin: origin))
    }
    change(&keys[index])
  }

  /// The languages that have a text, the source language first, then by name.
  package var locales: [String] {
    let all = Set(keys.flatMap { $0.units.filter { !$0.value.isImplicit }.keys })
    let isSourceUsed = keys.contains { $0.units[sourceLanguage] != nil }
    return (isSourceUsed ? [sourceLanguage] : []) + all.subtracting([sourceLanguage]).sorted()
  }
}
