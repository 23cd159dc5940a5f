/// Folders named after another system than iOS: `Watch App`, `Swiftfin tvOS`.
enum OtherSystemFolder {
  private static let words: Set<Substring> = ["tv", "mac", "watch", "tvos", "macos", "watchos", "visionos", "osx"]
  private static let parts = ["tvos", "macos", "watchos", "visionos", "watchapp", "watchkit", "watchextension"]

  /// Whether a file lies in one.
  static func holds(_ path: String) -> Bool {
    path.lowercased().split(separator: "/").dropLast().contains { folder in
      let letters = folder.filter(\.isLetter)
      return folder.split { !$0.isLetter }.contains(where: words.contains)
        || parts.contains { letters.contains($0) }
    }
  }
}
