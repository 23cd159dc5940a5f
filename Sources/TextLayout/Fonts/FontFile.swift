/// What the name of a font file tells, by the convention “Family-Style.ttf” and “Family[axes].ttf”: where to look.
///
/// What the font is, its own tables say: see ``FontDescriptor``.
struct FontFile: Hashable, Sendable {
  /// Family as in the file name, “NotoSansArabic”.
  let family: String

  /// Returns what two spellings of a family have in common: no blanks, hyphens or underscores, lower case.
  static func key(ofFamily name: some StringProtocol) -> String {
    String(name.filter { $0 != " " && $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Reads a path; `nil` when it does not end in `.ttf`, `.otf`, `.ttc` or `.otc`.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."),
      ["ttf", "otf", "ttc", "otc"].contains(name[dot...].dropFirst().lowercased())
    else { return nil }
    var stem = name[..<dot]
    if stem.last == "]", let bracket = stem.lastIndex(of: "[") { stem = stem[..<bracket] }
    guard let hyphen = stem.lastIndex(of: "-") else {
      family = String(stem)
      return
    }
    var style = stem[hyphen...].dropFirst().lowercased()
    for suffix in ["italic", "oblique"] where style.hasSuffix(suffix) { style.removeLast(suffix.count) }
    family = String(Self.weights.contains(style) ? stem[..<hyphen] : stem)
  }

  private static let weights: Set<String> = [
    "", "thin", "hairline", "extralight", "ultralight", "light", "regular", "normal", "book", "medium", "semibold",
    "demibold", "bold", "extrabold", "ultrabold", "black", "heavy",
  ]
}
