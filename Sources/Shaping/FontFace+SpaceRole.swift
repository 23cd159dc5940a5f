import CHarfBuzz

extension FontFace {
  /// Finds the part that a space takes by the glyphs that the default features' lookups can touch
  /// (`hb_ot_layout_lookup_collect_glyphs`).
  ///
  /// - Complexity: O(*n*) in the size of the `GSUB` and `GPOS` tables: one or a few milliseconds for a large font.
  package func spaceRole() -> SpaceRole {
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(probe, 0x20, &space) != 0 else { return .separates }
    let substituting = Lookups(of: handle, in: "GSUB", touching: space)
    let positioning = Lookups(of: handle, in: "GPOS", touching: space)
    if substituting.haveInput { return .shapes }
    let triggers = substituting.triggers.union(positioning.triggers)
    if triggers.isEmpty { return positioning.haveInput ? .kerns : .separates }
    return positioning.haveInput ? .shapes : .context(of: triggers)
  }
}

/// The lookups of the features that are on by default and touch one glyph.
private struct Lookups {
  /// Whether one of them replaces or moves the glyph, or kerns it.
  private(set) var haveInput = false
  /// The glyphs that change where the glyph stands before or after them.
  private(set) var triggers: Set<UInt32> = []

  init(of face: OpaquePointer, in table: StaticString, touching glyph: hb_codepoint_t) {
    let table = FontTag(table).value
    var features = Self.features.map { FontTag($0).value } + [0]
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    hb_ot_layout_collect_lookups(face, table, nil, nil, &features, lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 { look(at: lookup, of: face, in: table, for: glyph) }
  }

  private mutating func look(
    at lookup: hb_codepoint_t, of face: OpaquePointer, in table: hb_tag_t, for glyph: hb_codepoint_t
  ) {
    let before = hb_set_create()
    let input = hb_set_create()
    let after = hb_set_create()
    defer { for set in [before, input, after] { hb_set_destroy(set) } }
    hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
    if hb_set_has(input, glyph) != 0 { haveInput = true }
    guard hb_set_has(before, glyph) != 0 || hb_set_has(after, glyph) != 0 else { return }
    var trigger = hb_codepoint_t.max
    while hb_set_next(input, &trigger) != 0 { triggers.insert(trigger) }
  }

  /// HarfBuzz's: for all scripts, for horizontal text, and those of its shapers for single scripts.
  private static let features: [StaticString] = [
    "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
    "rvrn", "isol", "fina", "fin2", "fin3", "medi", "med2", "init", "mset", "stch", "nukt", "akhn", "rphf", "rkrf",
    "pref", "blwf", "abvf", "half", "pstf", "vatu", "cjct", "cfar", "pres", "abvs", "blws", "psts", "haln", "ljmo",
    "vjmo", "tjmo",
  ]
}
