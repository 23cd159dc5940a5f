import CFontconfig

/// A face of a font file that this machine has installed, as fontconfig's cache knows it: the file is not opened.
package struct InstalledFace: Hashable, Sendable {
  /// Absolute path of the file.
  package let path: String
  /// Of the face in a collection; 0 for a plain file.
  package let index: Int
  /// Families, full names and PostScript names in all languages, each once, in fontconfig's order.
  package let names: [String]

  /// Lists the scalable faces of the system's and the user's font folders (`FcInitLoadConfigAndFonts`).
  ///
  /// Which folders those are is said by fontconfig's configuration, so that the fonts of a user count. The cache is
  /// brought up to date where it is stale, which takes as long as reading the new fonts. Bitmap fonts are left out.
  /// - Returns: Sorted by path and index, each face once; those of the usual folders where the system has no
  ///   configuration.
  /// - Complexity: O(*n*) in the faces.
  package static func all() -> [InstalledFace] {
    guard let configuration = FontconfigFile.load() else { return [] }
    defer { FcConfigDestroy(configuration) }
    var names: [FaceFile: [String]] = [:]
    for kind in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(configuration, kind)?.pointee, let patterns = fonts.fonts else { continue }
      for number in 0..<Int(fonts.nfont) {
        guard let pattern = patterns[number], isUsable(pattern), let place = FaceFile(pattern) else { continue }
        var known = names[place] ?? []
        for name in Self.names(of: pattern) where !known.contains(name) { known.append(name) }
        names[place] = known
      }
    }
    return names.map { InstalledFace(path: $0.path, index: $0.index, names: $1) }
      .sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  private struct FaceFile: Hashable {
    let path: String
    let index: Int

    init?(_ pattern: OpaquePointer) {
      guard let path = InstalledFace.text(FC_FILE, 0, of: pattern) else { return nil }
      var index: Int32 = 0
      _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
      self.path = path
      // The upper half numbers the named instance of a variable font.
      self.index = Int(index & 0xFFFF)
    }
  }

  /// Whether it has outlines in a format that OpenType shapers read.
  private static func isUsable(_ pattern: OpaquePointer) -> Bool {
    var hasOutlines: FcBool = 0
    guard FcPatternGetBool(pattern, FC_OUTLINE, 0, &hasOutlines) == FcResultMatch, hasOutlines != 0 else {
      return false
    }
    return ["TrueType", "CFF"].contains(text(FC_FONTFORMAT, 0, of: pattern) ?? "")
  }

  private static func names(of pattern: OpaquePointer) -> [String] {
    [FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME].flatMap { property in
      // A font has few names; a damaged one may claim any number.
      (0..<64).lazy.map { text(property, Int32($0), of: pattern) }.prefix { $0 != nil }.compactMap(\.self)
    }
  }

  private static func text(_ property: String, _ place: Int32, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, place, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }
}
