/// The repositories that lie in another, read off its `.gitmodules`.
package enum GitSubmodules {
  package static let fileName = ".gitmodules"

  /// The folders of the submodules.
  ///
  /// - Parameter folder: That of the file.
  package static func paths(in text: String, folder: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map(trimmed)
      guard parts.count == 2, parts[0] == "path" else { return nil }
      // Git quotes what has a mark of its own.
      let path = ProjectPath.joined(folder, parts[1].filter { $0 != "\"" })
      return path.isEmpty ? nil : path
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return text[...last].drop { $0.isWhitespace }
  }
}
