import CHarfBuzz

/// Shapes runs of text; one per thread, used again and again.
package final class ShapingBuffer {
  private let handle: OpaquePointer

  package init() { handle = hb_buffer_create() }

  deinit { hb_buffer_destroy(handle) }

  /// Returns the glyphs of a run in visual order, from left to right (`hb_shape`).
  ///
  /// The text around the run is its context: an Arabic letter joins across the ends of the run.
  /// - Parameters:
  ///   - range: The run, within `text`; all in one font, script and direction.
  ///   - script: ISO 15924 tag; “Zyyy” shapes without the rules of a script.
  ///   - ligatures: Whether optional ligatures are on (`liga`, `clig`), as they are not in letter-spaced text.
  /// - Complexity: O(*n*) in the run for usual fonts. HarfBuzz bounds the work that a hostile font can cause.
  package func shape(
    _ text: [UInt16], range: Range<Int>, font: Font, script: FontTag, language: ShapingLanguage, rightToLeft: Bool,
    ligatures: Bool = true
  ) -> [ShapedGlyph] {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run lies outside its text")
    guard !range.isEmpty else { return [] }
    hb_buffer_clear_contents(handle)
    hb_buffer_add_utf16(handle, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(handle, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, hb_script_from_iso15924_tag(script.value))
    hb_buffer_set_language(handle, language.handle)
    let features = !font.hasAlternates ? Self.withoutAlternates : ligatures ? [] : Self.withoutLigatures
    hb_shape(font.handle, handle, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, &count)
    else { return [] }
    return [ShapedGlyph](unsafeUninitializedCapacity: Int(count)) { glyphs, initialized in
      for index in 0..<Int(count) {
        glyphs.initializeElement(
          at: index,
          to: ShapedGlyph(
            id: infos[index].codepoint, cluster: Int(infos[index].cluster),
            advance: FontUnits(positions[index].x_advance), xOffset: FontUnits(positions[index].x_offset),
            yOffset: FontUnits(positions[index].y_offset),
            isUnsafeToBreak: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
      initialized = Int(count)
    }
  }

  private static let withoutLigatures = off("liga", "clig")
  private static let withoutAlternates = off("liga", "clig", "calt")

  private static func off(_ tags: StaticString...) -> [hb_feature_t] {
    tags.map { hb_feature_t(tag: FontTag($0).value, value: 0, start: 0, end: .max) }
  }
}
