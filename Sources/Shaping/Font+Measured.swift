import CHarfBuzz

extension Font {
  /// Distances between letters that were measured apart from the face, in units of a ``Font``.
  package enum Kerning: Hashable, Sendable {
    /// The face's own kerning, by a factor.
    case scaled(Double)
    /// Units by the two glyphs; the face's own kerning is left out.
    case pairs([Pair: Int32])

    /// Two glyphs beside each other, the left one first.
    package struct Pair: Hashable, Sendable {
      let left: UInt32
      let right: UInt32

      package init(_ left: UInt32, _ right: UInt32) {
        self.left = left
        self.right = right
      }
    }
  }
}

/// What HarfBuzz asks a font for whose glyphs move the pen as another font's do (`hb_font_set_funcs`).
final class MeasuredGlyphs {
  let advances: [Int32]
  let pairs: [Font.Kerning.Pair: Int32]
  /// Glyphs of characters that are set as others are.
  let alike: [UInt32: UInt32]

  init(advances: [Int32], pairs: [Font.Kerning.Pair: Int32], alike: [UInt32: UInt32]) {
    self.advances = advances
    self.pairs = pairs
    self.alike = alike
  }

  /// Makes a font that answers with these, and with all else of its parent (`hb_font_create_sub_font`).
  static func font(of parent: OpaquePointer, _ glyphs: MeasuredGlyphs) -> OpaquePointer? {
    guard let font = hb_font_create_sub_font(parent) else { return nil }
    hb_font_set_funcs(
      font, functions.handle, Unmanaged.passRetained(glyphs).toOpaque(),
      { data in
        if let data { Unmanaged<MeasuredGlyphs>.fromOpaque(data).release() }
      })
    return font
  }

  private static let functions = Functions()

  // Unchecked: the functions are made immutable in `init`, and HarfBuzz's immutable objects may be used from several
  // threads (manual, “Object types and lifecycles”). They are made once and serve until the process ends.
  private final class Functions: @unchecked Sendable {
    let handle: OpaquePointer

    init() {
      handle = hb_font_funcs_create()
      hb_font_funcs_set_glyph_h_advance_func(
        handle,
        { _, data, glyph, _ in
          guard let glyphs = data?.glyphs, Int(glyph) < glyphs.advances.count else { return 0 }
          return glyphs.advances[Int(glyph)]
        }, nil, nil)
      hb_font_funcs_set_glyph_h_kerning_func(
        handle, { _, data, left, right, _ in data?.glyphs.pairs[Font.Kerning.Pair(left, right)] ?? 0 }, nil, nil)
      hb_font_funcs_set_nominal_glyph_func(
        handle,
        { font, data, scalar, result, _ in
          if let glyph = data?.glyphs.alike[scalar] {
            result?.pointee = glyph
            return 1
          }
          return hb_font_get_nominal_glyph(hb_font_get_parent(font), scalar, result)
        }, nil, nil)
      hb_font_funcs_make_immutable(handle)
    }
  }
}

extension UnsafeMutableRawPointer {
  /// What ``MeasuredGlyphs/font(of:_:)`` gave to the font, for the length of a call.
  fileprivate var glyphs: MeasuredGlyphs {
    Unmanaged<MeasuredGlyphs>.fromOpaque(UnsafeRawPointer(self)).takeUnretainedValue()
  }
}
