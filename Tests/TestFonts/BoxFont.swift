/// A font of empty boxes whose advances are known, so that expected widths are exact and need no installed font.
///
/// An em has 1,000 units. Capitals A–Z, U+2026 and the ideographs U+4E00–U+9FFF are 1 em wide, every other printable
/// ASCII character, U+00A0, U+2010 and the Hebrew letters U+05D0–U+05EA 0.5 em. A line is 1.2 em high: ascender 0.8,
/// descender 0.2, gap 0.2. Nothing else has a glyph; the sign for a missing one is 0.5 em wide.
package enum BoxFont {
  /// The path of the font as a file, whose family is “Box”.
  package static func write() throws -> String { try FontFolder.path(of: bytes, as: "Box-Regular.ttf") }

  /// The file: the tables `cmap`, `head`, `hhea`, `hmtx` and `maxp`, which is all that shaping reads.
  package static var bytes: [UInt8] { file(tables) }

  /// Sorted by tag.
  static var tables: [(tag: String, bytes: [UInt8])] {
    [
      ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", big(500, 0, 1_000, 0, 500, 0)),
      ("maxp", big(0, 0x5000, 3)),
    ]
  }

  /// A font of tables that are sorted by tag, to stand at an offset of its file.
  static func file(_ tables: [(tag: String, bytes: [UInt8])], at offset: Int = 0) -> [UInt8] {
    var directory = big(0, 1, UInt16(tables.count), 0, 0, 0)
    directory[0...3] = [0, 1, 0, 0]
    var body: [UInt8] = []
    let start = offset + directory.count + 16 * tables.count
    for table in tables {
      directory += Array(table.tag.utf8) + [0, 0, 0, 0] + long(start + body.count) + long(table.bytes.count)
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return directory + body
  }

  /// Glyph 0 is the sign for a missing one, 1 an em wide, 2 half an em.
  private static let ranges: [(ClosedRange<Int>, glyph: Int)] = [
    (0x20...0x40, 2), (0x41...0x5A, 1), (0x5B...0x7E, 2), (0xA0...0xA0, 2), (0x5D0...0x5EA, 2), (0x2010...0x2010, 2),
    (0x2026...0x2026, 1), (0x4E00...0x9FFF, 1),
  ]

  /// Format 13: every character of a range has the same glyph.
  private static var cmap: [UInt8] {
    let groups = ranges.flatMap { long($0.0.lowerBound) + long($0.0.upperBound) + long($0.glyph) }
    return big(0, 1, 3, 10, 0, 12) + big(13, 0) + long(16 + groups.count) + long(0) + long(ranges.count) + groups
  }

  private static var head: [UInt8] {
    big(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1_000) + [UInt8](repeating: 0, count: 16)
      + big(0, 0, 1_000, 1_000, 0, 8, 2, 0, 0)
  }

  private static var hhea: [UInt8] {
    big(1, 0, 800, UInt16(bitPattern: -200), 200, 1_000) + [UInt8](repeating: 0, count: 22) + big(3)
  }

  static func big(_ values: UInt16...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  static func long(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
