/// Paths as they may be printed; that of the finding before is kept, since findings are sorted by file.
struct EscapedPaths {
  private var last: (path: String, escaped: String) = ("", "")

  mutating func escaped(_ path: String) -> String {
    if path != last.path { last = (path, TerminalText.escapedPath(path)) }
    return last.escaped
  }
}
