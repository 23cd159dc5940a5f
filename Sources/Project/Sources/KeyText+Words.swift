import SourceFacts

extension KeyText {
  /// Whether it says something that another language says otherwise: “OK”, a unit, an abbreviation or an address is
  /// none.
  package var hasWords: Bool {
    let letters = KeySkeleton(ofKey: description).letters
    if Self.isAddress(letters) { return false }
    // A word in capitals with low lines, as an error's, is a name.
    let words = letters.split(whereSeparator: \.isWhitespace).filter { word in
      !word.contains("_") || word.contains { $0.isLowercase }
    }
    // So is a run of letters and digits, as `x264`.
    let runs = words.joined(separator: " ").unicodeScalars.split { !Self.isOfRun($0) }
    return runs.contains { run in
      run.allSatisfy(\.properties.isAlphabetic) && Self.isWord(String(String.UnicodeScalarView(run)))
    }
  }

  private static func isOfRun(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isWord(_ run: String) -> Bool {
    // What is no Latin has words of one letter.
    guard run.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return true }
    let isAbbreviation = run.count <= 3 && run.allSatisfy(\.isUppercase)
    return run.count > 1 && !isAbbreviation && !marks.contains(run.lowercased())
  }

  private static let marks: Set<String> = [
    "ok", "ms", "min", "sec", "ma", "mah", "hz", "khz", "mhz", "ghz", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "px",
    "pt", "db", "mm", "cm", "km", "kg", "mg", "dl", "mmol", "ml", "kw", "kwh", "wh", "mv", "rpm", "bpm", "fps", "kbps",
    "mbps", "gbps", "kbit", "mbit", "https", "http",
  ]

  /// A host, a mail address, or one with a scheme.
  private static func isAddress(_ letters: String) -> Bool {
    guard !letters.contains(where: \.isWhitespace) else { return false }
    if letters.contains("://") || letters.contains("@") && letters.contains(".") { return true }
    let parts = letters.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && !parts.contains("") && endings.contains(String(parts[parts.count - 1]))
  }

  private static let endings: Set<String> = ["com", "org", "net", "io", "app", "dev", "local", "example", "de", "fr"]
}
