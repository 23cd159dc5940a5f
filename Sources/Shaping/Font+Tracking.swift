import CHarfBuzz

extension Font {
  /// Whether the face has a table that spaces its letters by point size (`hb_aat_layout_has_tracking`).
  package var hasTracking: Bool { hb_aat_layout_has_tracking(face.handle) != 0 }

  /// Returns what the face's `trak` table adds after every grapheme cluster at a point size, in ``FontUnits``.
  ///
  /// Texts are shaped without a size. The answer is what a size adds to that, found by shaping one letter both ways
  /// (`hb_font_set_ptem`): later versions of HarfBuzz take 12 pt where no size is given.
  /// - Returns: 0 for a face without the table.
  package func tracking(atPointSize size: Double) -> FontUnits {
    guard hasTracking, size > 0, let sized = hb_font_create_sub_font(handle) else { return .zero }
    defer { hb_font_destroy(sized) }
    hb_font_set_ptem(sized, Float(size))
    return FontUnits(Self.advance(of: sized) &- Self.advance(of: handle))
  }

  /// Advance of one letter; a font without “n” tracks its sign for missing glyphs all the same.
  private static func advance(of font: OpaquePointer) -> Int32 {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, "n", 1, 0, 1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0 else { return 0 }
    return positions[0].x_advance
  }
}
