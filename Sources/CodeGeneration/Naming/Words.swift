import Placeholders
import StringTables

/// The words that a text is made of, as a name can hold them.
///
/// A word ends where no letter, mark or digit follows, and where the case changes: `signOutURL` is `sign`, `Out` and
/// `URL`.
struct Words {
  private(set) var words: [String] = []
  /// Whether there are letters and all of them are capitals, as in `HEADER_TITLE`.
  private var isShouting = true

  /// The words of `text` without what is punctuation or a placeholder.
  init(of text: String) {
    self.init(text, namesSymbols: false)
    if words.isEmpty { self.init(text, namesSymbols: true) }
  }

  /// - Parameter namesSymbols: Whether punctuation and placeholders become words too: “cancel ellipsis”.
  init(_ text: String, namesSymbols: Bool) {
    let utf8 = Array(text.utf8)
    var copied = 0
    for specifier in FormatScanner.specifiers(in: text) where !specifier.readsLikeProse {
      appendRuns(of: String(decoding: utf8[copied..<specifier.range.lowerBound], as: UTF8.self), namesSymbols)
      copied = specifier.range.upperBound
      if namesSymbols { words += Self.words(for: specifier) }
    }
    appendRuns(of: String(decoding: utf8[copied...], as: UTF8.self), namesSymbols)
    if isShouting { words = words.map { $0.lowercased() } }
  }

  private static func words(for specifier: FormatSpecifier) -> [String] {
    switch specifier.kind {
    case .percent: ["percent"]
    case .argument(.integer), .argument(.floatingPoint): ["number"]
    case .argument(.object), .argument(.cString): ["text"]
    case .argument, .substitutionValue: ["value"]
    case .variable(let name): Words(name, namesSymbols: false).words
    }
  }

  private mutating func appendRuns(of text: String, _ namesSymbols: Bool) {
    var run: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if SwiftIdentifier.isPart(scalar) {
        if !run.isEmpty || !Self.isMark(scalar) { run.append(scalar) }
        continue
      }
      // An apostrophe inside of a word leaves it whole: “don't” is one word.
      if !namesSymbols, scalar == "'" || scalar == "\u{2019}", !run.isEmpty { continue }
      appendWords(of: run)
      run = []
      if namesSymbols, !scalar.properties.isWhitespace || scalar == "\n" || scalar == "\t" || scalar == "\r" {
        words += CharacterNames.words(of: scalar)
      }
    }
    appendWords(of: run)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private mutating func appendWords(of run: [Unicode.Scalar]) {
    var start = 0
    for index in run.indices {
      if run[index].properties.isLowercase { isShouting = false }
      guard index > start, run[index].properties.isUppercase else { continue }
      let followsLower = !run[index - 1].properties.isUppercase
      let beginsWord = index + 1 < run.count && run[index + 1].properties.isLowercase
      guard followsLower || beginsWord else { continue }
      append(run[start..<index])
      start = index
    }
    append(run[start...])
  }

  private mutating func append(_ word: ArraySlice<Unicode.Scalar>) {
    guard !word.isEmpty else { return }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    words.append(String(text))
  }

  /// The words as one name: `signOutURL`. It holds `limit` characters, or its first word, cut where it is longer.
  ///
  /// - Returns: An empty text where there is no word.
  func camelCased(limit: Int) -> String {
    var name = ""
    for (index, word) in words.enumerated() {
      // Of several words in capitals none is an abbreviation.
      let isAbbreviation = Self.isCapitals(word) && index > 0 && !Self.isCapitals(words[index - 1])
      let part = name.isEmpty ? word.lowercased() : isAbbreviation ? word : Self.upperFirst(word.lowercased())
      let length = name.unicodeScalars.count + part.unicodeScalars.count
      if length > limit {
        if name.isEmpty { name = String(String.UnicodeScalarView(part.unicodeScalars.prefix(limit))) }
        break
      }
      name += part
    }
    guard let first = name.unicodeScalars.first, !SwiftIdentifier.isHead(first) else { return name }
    return "_" + name
  }

  private static func isCapitals(_ word: String) -> Bool {
    word.unicodeScalars.count > 1 && word.unicodeScalars.allSatisfy { !$0.properties.isLowercase }
  }

  /// `text` with its first letter as a capital.
  static func upperFirst(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst())
  }
}
