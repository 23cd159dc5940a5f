import StringFormats

/// What a tool does to a catalog that follows the code.
extension DocumentEditor {
  /// Adds keys that code names, all at once.
  ///
  /// They go where the order of the file puts them, or to the end of a file without order.
  ///
  /// - Throws: ``EditError/keyExists(_:)`` for a key that the file has, or that is given twice.
  /// - Complexity: O(*k* log *n* + *n*) for *k* keys.
  package mutating func add(extracted entries: [ExtractedEntry]) throws(EditError) {
    try performOnCatalog(keys: entries.map(\.key), isStructural: true) { catalog throws(EditError) in
      try catalog.add(entries)
    }
  }

  /// Removes all entries of some keys of a catalog, all at once.
  ///
  /// - Complexity: O(*n*) in the keys of the file.
  package mutating func remove(keys: [String]) throws(EditError) {
    try performOnCatalog(keys: keys, isStructural: true) { catalog throws(EditError) in try catalog.remove(keys) }
  }

  /// Sets, adds or (with `nil`) removes what a catalog says of how a key follows the code.
  package mutating func setExtractionState(of key: String, to state: ExtractionState?) throws(EditError) {
    try performOnCatalog(keys: [key], isStructural: false) { catalog throws(EditError) in
      try catalog.setExtractionState(of: key, to: state)
    }
  }

  /// Gives a key of a catalog the text that code has for it now, in the source language.
  ///
  /// Where it had another text, translations in the state `translated` become `needs_review`. The text's own state
  /// stays; that of an added one is `new`.
  ///
  /// - Throws: ``EditError/varies(key:)`` where the source language has several texts for the key.
  package mutating func setExtractedText(of key: String, to text: String) throws(EditError) {
    try performOnCatalog(keys: [key], isStructural: false) { catalog throws(EditError) in
      try catalog.setExtractedText(of: key, to: text)
    }
  }

  private mutating func performOnCatalog(
    keys: [String], isStructural: Bool, _ edit: (inout CatalogEditing) throws(EditError) -> [Splice]
  ) throws(EditError) {
    try perform(keys: keys, isStructural: isStructural) { editing, _ throws(EditError) in
      guard var catalog = editing as? CatalogEditing else {
        throw .unsupported("a file of this format does not follow the code")
      }
      defer { editing = catalog }
      return try edit(&catalog)
    }
  }
}
