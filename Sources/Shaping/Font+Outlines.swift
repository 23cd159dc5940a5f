import CHarfBuzz

extension Font {
  /// Returns the contours of a glyph at the font's variations (`hb_font_draw_glyph`).
  ///
  /// - Returns: An empty outline for a glyph without ink, for one that is a picture, as emoji often are, and for a
  ///   number that the font does not have.
  /// - Complexity: O(*n*) in the points of the glyph. HarfBuzz bounds the work that a hostile font can cause.
  package func outline(of glyph: UInt32) -> GlyphOutline {
    var outline = GlyphOutline()
    withUnsafeMutablePointer(to: &outline) { chb_font_draw_glyph(handle, glyph, OutlineFunctions.shared.handle, $0) }
    return outline
  }

  /// Returns the advance of a glyph by itself (`hb_font_get_glyph_h_advance`).
  package func advance(of glyph: UInt32) -> FontUnits { FontUnits(hb_font_get_glyph_h_advance(handle, glyph)) }

  /// Returns the box around the ink of a glyph, of pictures too (`hb_font_get_glyph_extents`).
  ///
  /// - Returns: `nil` where the font does not say; an empty box for a glyph without ink.
  package func extents(of glyph: UInt32) -> GlyphExtents? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(handle, glyph, &extents) != 0 else { return nil }
    // The height is below 0, since y runs upwards.
    return GlyphExtents(
      left: FontUnits(extents.x_bearing), right: FontUnits(extents.x_bearing &+ extents.width),
      bottom: FontUnits(extents.y_bearing &+ extents.height), top: FontUnits(extents.y_bearing))
  }
}

/// The functions that HarfBuzz calls with the parts of an outline.
// Unchecked: the functions are made immutable in `init`, and HarfBuzz's immutable objects may be used from several
// threads (manual, “Object types and lifecycles”). They are made once and serve until the process ends.
private final class OutlineFunctions: @unchecked Sendable {
  static let shared = OutlineFunctions()

  let handle: OpaquePointer

  private init() {
    handle = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      handle, { _, data, _, x, y, _ in data?.outline.pointee.append(.move, x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      handle, { _, data, _, x, y, _ in data?.outline.pointee.append(.line, x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      handle, { _, data, _, x1, y1, x, y, _ in data?.outline.pointee.append(.quadratic, x1, y1, x, y) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      handle,
      { _, data, _, x1, y1, x2, y2, x, y, _ in data?.outline.pointee.append(.cubic, x1, y1, x2, y2, x, y) }, nil, nil)
    hb_draw_funcs_set_close_path_func(handle, { _, data, _, _ in data?.outline.pointee.append(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(handle)
  }
}

extension UnsafeMutableRawPointer {
  /// What ``Font/outline(of:)`` hands to HarfBuzz and gets back within the call.
  fileprivate var outline: UnsafeMutablePointer<GlyphOutline> { assumingMemoryBound(to: GlyphOutline.self) }
}
