import PositionedJSON
import SourceText

/// What a String Catalog says of its keys beside texts and comments.
struct CatalogFacts {
  private var extractionStates: [[UInt8]: String] = [:]
  private var keysWithoutSymbol: Set<[UInt8]> = []

  /// Reads the members of each key; those that nothing else holds are named as losses.
  init(_ file: SourceFile, _ number: Int, log: inout LossLog) {
    guard let document = try? JSONDocument(parsing: file.bytes) else { return }
    func lose(_ what: String, _ key: String?, _ locale: String?, at range: ByteRange) {
      log.add(what, key: key, locale: locale, at: .init(file: number, offset: range.start))
    }
    for (name, range, _) in document.root.members where !["sourceLanguage", "strings", "version"].contains(name) {
      lose("the field '\(name)'", nil, nil, at: range)
    }
    guard let strings = document.root["strings"] else { return }
    for (key, _, entry) in strings.members {
      for (name, range, value) in entry.members {
        switch name {
        case "comment", "shouldTranslate": continue
        case "extractionState": extractionStates[Array(key.utf8)] = value.string
        case "localizations":
          for (locale, _, localization) in value.members {
            Self.visitUnknown(localization) { lose($0, key, LanguageTag.hyphenated(locale), at: $1) }
          }
        default:
          if name == "generatesSymbol", value.bool == false { keysWithoutSymbol.insert(Array(key.utf8)) }
          lose("the field '\(name)'", key, nil, at: range)
        }
      }
    }
  }

  func extractionState(of key: String) -> String? { extractionStates[Array(key.utf8)] }

  func generatesSymbol(_ key: String) -> Bool { !keysWithoutSymbol.contains(Array(key.utf8)) }

  /// The members that a localization, a case or a substitution has beside those that are read.
  private static func visitUnknown(_ value: JSONValue, depth: Int = 0, _ visit: (String, ByteRange) -> Void) {
    guard depth < 16 else { return visit("variations nested deeper than 8 levels", value.range) }
    for (name, range, member) in value.members {
      switch name {
      case "stringUnit":
        for (field, range, _) in member.members {
          if field != "state", field != "value" { visit("the field '\(field)'", range) }
        }
      case "variations":
        for (_, _, cases) in member.members {
          for (_, _, variant) in cases.members { visitUnknown(variant, depth: depth + 1, visit) }
        }
      case "substitutions":
        for (_, _, substitution) in member.members { visitUnknown(substitution, depth: depth + 1, visit) }
      case "argNum" where !Self.isWhole(member.number):
        visit("the argument number, which is no whole number", range)
      case "formatSpecifier" where member.string == nil: visit("the format specifier, which is no text", range)
      case "argNum", "formatSpecifier": continue
      case "stringSet":
        let count = member["values"]?.elements.reduce(0) { number, _ in number + 1 } ?? 0
        if count > 1 { visit("the phrases beside the first of \(count)", range) }
      default: visit("the field '\(name)'", range)
      }
    }
  }

  /// Whether a double holds that number, and its neighbours, exactly.
  private static func isWhole(_ number: Double?) -> Bool {
    number.map { $0.magnitude < 9_007_199_254_740_992 && Int(exactly: $0) != nil } ?? false
  }
}
