import SourceText
import TextLayout

/// The fonts of a gallery, each with the outlines of the glyphs that some text has.
struct GalleryFonts: Sendable {
  struct Sheet: Sendable {
    let font: GlyphFont
    /// Sorted by number.
    let glyphs: [(id: UInt32, advance: Int32, path: [UInt8])]
    let hashes: [UInt32: StableHash]

    init(_ font: GlyphFont, glyphs wanted: [UInt32]) {
      self.font = font
      var hashes: [UInt32: StableHash] = [:]
      glyphs = wanted.map { id in
        let path = OutlinePath.text(of: font.outline(of: id))
        var hash = StableHash()
        hash.combine(font.unitsPerEm)
        hash.combine(path)
        hashes[id] = hash
        return (id, font.advance(of: id).value, path)
      }
      self.hashes = hashes
    }

    func values(number: Int) -> PackedValues {
      var values = PackedValues(name: "f\(number)", reserving: glyphs.reduce(200) { $0 + $1.path.count + 20 })
      values.append("font", "\(number)") { script in
        script.object {
          $0.member("name", font.name)
          $0.member("unitsPerEm", font.unitsPerEm)
          $0.object("glyphs") { script in
            for glyph in glyphs {
              script.newLine()
              script.key(escaping: String(glyph.id))
              script.array {
                $0.integer(Int(glyph.advance))
                $0.string(glyph.path)
              }
            }
          }
        }
      }
      return values
    }
  }

  let sheets: [Sheet]
  private let numbers: [GlyphFont: Int]

  /// The fonts of all cells, sorted by their names.
  init(of parts: [ComponentCells], jobs: Int) {
    var glyphs: [GlyphFont: Set<UInt32>] = [:]
    for part in parts {
      var own = [Set<UInt32>](repeating: [], count: part.fonts.count)
      for tape in part.tapes {
        for glyph in tape.glyphs { own[glyph.font].insert(glyph.id) }
      }
      for (font, ids) in zip(part.fonts, own) { glyphs[font, default: []].formUnion(ids) }
    }
    let fonts = glyphs.keys.sorted { $0.sortKey < $1.sortKey }
    sheets = fonts.map { ($0, (glyphs[$0] ?? []).sorted()) }
      .concurrentMap(jobs: jobs) { Sheet($0.0, glyphs: $0.1) }
    numbers = Dictionary(uniqueKeysWithValues: fonts.enumerated().map { ($1, $0) })
  }

  func number(of font: GlyphFont) -> Int { numbers[font] ?? 0 }
}

extension GlyphFont {
  /// Orders fonts alike on all machines, as far as their names and axes tell them apart.
  fileprivate var sortKey: String {
    let axes = variations.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ",")
    let file = path.split(separator: "/").last ?? ""
    return "\(name)\u{0}\(axes)\u{0}\(unitsPerEm)\u{0}\(file)\u{0}\(index)\u{0}\(path)"
  }
}
