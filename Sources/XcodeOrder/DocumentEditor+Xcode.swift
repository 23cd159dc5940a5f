import StringFormats

extension DocumentEditor {
  /// Starts with a document as it was read; new keys of a catalog go where Xcode puts them.
  package init(_ document: StringDocument) {
    self.init(document, keyOrder: .xcode)
  }
}
