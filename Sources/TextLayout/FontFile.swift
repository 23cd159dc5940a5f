/// What the name of a font file tells, by the convention “Family-Style.ttf” and “Family[axes].ttf”.
struct FontFile: Hashable, Sendable {
  let path: String
  /// Family as in the file name, “NotoSansArabic”.
  let family: String
  let weight: Double
  /// Whether the font has a weight axis; `weight` is then without meaning.
  let isVariable: Bool
  let isItalic: Bool

  /// Returns what two spellings of a family have in common: no blanks, hyphens or underscores, lower case.
  static func key(ofFamily name: some StringProtocol) -> String {
    String(name.filter { $0 != " " && $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Reads a path; `nil` when it does not end in `.ttf`, `.otf` or `.ttc`.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), ["ttf", "otf", "ttc"].contains(name[dot...].dropFirst().lowercased())
    else { return nil }
    var stem = name[..<dot]
    var axes: Substring = ""
    if stem.last == "]", let bracket = stem.lastIndex(of: "[") {
      axes = stem[bracket...].dropFirst().dropLast()
      stem = stem[..<bracket]
    }
    self.path = path
    isVariable = axes.split(separator: ",").contains("wght")

    guard let hyphen = stem.lastIndex(of: "-") else {
      family = String(stem)
      weight = 400
      isItalic = false
      return
    }
    var style = stem[hyphen...].dropFirst().lowercased()
    var isItalic = false
    for suffix in ["italic", "oblique"] where style.hasSuffix(suffix) {
      style.removeLast(suffix.count)
      isItalic = true
    }
    if let weight = Self.weights[style] {
      family = String(stem[..<hyphen])
      self.weight = weight
    } else {
      family = String(stem)
      weight = 400
    }
    self.isItalic = isItalic
  }

  private static let weights: [String: Double] = [
    "": 400, "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400,
    "normal": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800,
    "ultrabold": 800, "black": 900, "heavy": 900,
  ]
}
