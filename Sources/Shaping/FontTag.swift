/// Four letters that name an axis or a script, as in “wght” and “Latn”.
package struct FontTag: Hashable, Sendable, CustomStringConvertible {
  /// The letters as a big-endian number, as HarfBuzz and ISO 15924 users write it.
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value }

  /// Reads up to four ASCII letters; blanks fill the rest (`hb_tag_from_string`).
  package init(_ letters: StaticString) {
    var value: UInt32 = 0
    for index in 0..<4 {
      let letter = index < letters.utf8CodeUnitCount ? letters.utf8Start[index] : 0x20
      value = value << 8 | UInt32(letter)
    }
    self.value = value
  }

  package static let weight = FontTag("wght")
  package static let opticalSize = FontTag("opsz")

  package var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}
