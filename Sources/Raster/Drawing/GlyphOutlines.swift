import Shaping
import TextLayout

/// The outlines of glyphs that were drawn before.
struct GlyphOutlines {
  struct Glyph {
    let outline: GlyphOutline
    /// In units of the font, y upwards: around the contours, or around the picture that has none.
    let extents: GlyphExtents?
  }

  /// So many are kept: about 10 MB in usual fonts.
  private static let limit = 20_000

  private var numbers: [GlyphFont: Int] = [:]
  private var fonts: [[UInt32: Glyph]] = []
  private var count = 0

  /// The number of a font for ``glyph(_:of:number:)``, so that it is looked up once for many glyphs.
  mutating func number(of font: GlyphFont) -> Int {
    if let number = numbers[font] { return number }
    numbers[font] = fonts.count
    fonts.append([:])
    return fonts.count - 1
  }

  mutating func glyph(_ id: UInt32, of font: GlyphFont, number: Int) -> Glyph {
    if let glyph = fonts[number][id] { return glyph }
    let outline = font.outline(of: id)
    let glyph = Glyph(outline: outline, extents: outline.controlBox ?? font.extents(of: id))
    if count == Self.limit {
      for index in fonts.indices { fonts[index] = [:] }
      count = 0
    }
    fonts[number][id] = glyph
    count += 1
    return glyph
  }
}

extension CoverageMask {
  /// Draws contours whose units are `scale` pixels, their y upwards from a place.
  mutating func draw(_ outline: GlyphOutline, atX x: Double, y: Double, scale: Double) {
    outline.coordinates.withUnsafeBufferPointer { coordinates in
      var index = 0
      func point() -> Point {
        defer { index += 2 }
        return Point(x: x + Double(coordinates[index]) * scale, y: y - Double(coordinates[index + 1]) * scale)
      }
      for verb in outline.verbs {
        switch verb {
        case .move: move(to: point())
        case .line: line(to: point())
        case .quadratic:
          let control = point()
          quadratic(control, to: point())
        case .cubic:
          let (first, second) = (point(), point())
          cubic(first, second, to: point())
        case .close: close()
        }
      }
    }
  }
}
