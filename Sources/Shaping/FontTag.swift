/// Four letters that name an axis or a script, as in “wght” and “Latn”.
public struct FontTag: Hashable, Sendable, CustomStringConvertible {
  /// The letters as a big-endian number, as HarfBuzz and ISO 15924 users write it.
  public let value: UInt32

  public init(_ value: UInt32) { self.value = value }

  /// Reads up to four ASCII letters; blanks fill the rest (`hb_tag_from_string`).
  public init(_ letters: StaticString) {
    var value: UInt32 = 0
    for index in 0..<4 {
      let letter = index < letters.utf8CodeUnitCount ? letters.utf8Start[index] : 0x20
      value = value << 8 | UInt32(letter)
    }
    self.value = value
  }

  public static let weight = FontTag("wght")
  public static let opticalSize = FontTag("opsz")

  public var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
  }
}
