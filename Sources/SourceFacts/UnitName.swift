/// Units and marks that are written alike in all languages.
package enum UnitName {
  private static let names: Set<String> = [
    "ok", "ms", "min", "sec", "ma", "mah", "hz", "khz", "mhz", "ghz", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "px",
    "pt", "db", "mm", "cm", "km", "kg", "mg", "dl", "mmol", "ml", "kw", "kwh", "wh", "mv", "rpm", "bpm", "fps", "kbps",
    "mbps", "gbps", "kbit", "mbit", "https", "http",
  ]

  /// Whether a word is one, in capitals or not.
  package static func isOne(_ word: String) -> Bool { names.contains(word.lowercased()) }
}
