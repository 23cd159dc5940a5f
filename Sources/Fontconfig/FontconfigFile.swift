import CFontconfig

/// The configuration of fontconfig: the system's file, or what stands for it where no package has brought one.
enum FontconfigFile {
  /// The folders that fontconfig's own file names, and where it keeps what it has read of them.
  private static let usual = """
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <dir>~/.fonts</dir>
      <cachedir prefix="xdg">fontconfig</cachedir>
    </fontconfig>
    """

  /// The configuration with its fonts, which the caller destroys; `nil` where the system's cannot be read.
  static func load() -> OpaquePointer? {
    guard let empty = FcConfigCreate() else { return nil }
    // Asked first, since fontconfig writes to standard error where it finds none.
    if let file = FcConfigGetFilename(empty, nil) {
      FcStrFree(file)
      FcConfigDestroy(empty)
      return FcInitLoadConfigAndFonts()
    }
    guard FcConfigParseAndLoadFromMemory(empty, usual, FcTrue) != 0, FcConfigBuildFonts(empty) != 0 else {
      FcConfigDestroy(empty)
      return nil
    }
    return empty
  }
}
