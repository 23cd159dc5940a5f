import CHarfBuzz

extension FontFace {
  /// A damaged font may claim any number of names.
  private static let maximumNames = 1_024

  /// The English family name, as in “Noto Sans Arabic”; `nil` when the font has none.
  ///
  /// It is the typographic family (name 16) where there is one, which gathers all weights, else the family of four
  /// styles (name 1).
  package var familyName: String? { name(16) ?? name(1) }

  /// The English style name, as in “Bold”; `nil` when the font has none.
  package var styleName: String? { name(17) ?? name(2) }

  /// The family that gathers all weights, in every language that the font names it in, English first.
  package var typographicFamilies: [String] {
    let typographic = names([16])
    return typographic.isEmpty ? names([1]) : typographic
  }

  /// The families of at most four styles, as in “Inter Semi Bold”, in every language, English first.
  package var legacyFamilies: [String] { names([1]) }

  /// The full and the PostScript names of this face, as in “Urbanist Bold” and “Urbanist-Bold”, English first.
  package var fullNames: [String] { names([4, 6]) }

  /// The names of some kinds in every language, each once (`hb_ot_name_list_names`).
  private func names(_ identifiers: [UInt32]) -> [String] {
    var names: [String] = []
    func add(_ name: String?) {
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    for identifier in identifiers { add(name(identifier)) }
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(handle, &count) else { return names }
    for number in 0..<min(Int(count), Self.maximumNames) where identifiers.contains(entries[number].name_id) {
      add(name(entries[number].name_id, language: entries[number].language))
    }
    return names
  }

  /// The text of the `name` table (`hb_ot_name_get_utf8`), cut off after 255 bytes.
  func name(_ identifier: UInt32, language: hb_language_t? = hb_language_from_string("en", -1)) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      var capacity = UInt32(buffer.count)
      let count = hb_ot_name_get_utf8(handle, identifier, language, &capacity, buffer.baseAddress)
      guard count > 0 else { return nil }
      let bytes = buffer[..<min(Int(capacity), buffer.count - 1)].lazy.map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
