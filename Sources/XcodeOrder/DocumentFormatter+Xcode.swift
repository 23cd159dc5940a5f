import StringFormats

extension DocumentFormatter {
  /// The bytes of the document in its form, keys in Xcode's order; see ``formatted(_:keyOrder:)``.
  package static func formatted(_ document: StringDocument) throws(FormattingError) -> [UInt8] {
    try formatted(document, keyOrder: .xcode)
  }
}
