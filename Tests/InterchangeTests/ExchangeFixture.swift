import Foundation
import Interchange

/// A project in memory.
func exchangeProject(_ files: [(String, String)], developmentLanguage: String? = nil) -> ExchangeProject {
  ExchangeProject(
    files: files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }, developmentLanguage: developmentLanguage)
}

/// One unit of an export as a line: the identifier, the source, and behind `=>` the translation with its state.
func units(_ text: String) -> [String] {
  text.components(between: "<trans-unit id=\"", and: "</trans-unit>").map { unit in
    let identifier = unit.components(between: "", and: "\"").first ?? ""
    let source = unit.components(between: "<source>", and: "</source>").first ?? ""
    let target = unit.components(between: "<target", and: "</target>").first
    return "\(identifier): \(source)" + (target.map { " =>\($0)" } ?? "")
  }
}

extension String {
  /// What stands between each `start` and the next `end`.
  func components(between start: String, and end: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let opening = start.isEmpty ? rest.startIndex..<rest.startIndex : rest.range(of: start) {
      rest = rest[opening.upperBound...]
      guard let closing = rest.range(of: end) else { break }
      found.append(String(rest[..<closing.lowerBound]))
      if start.isEmpty { break }
      rest = rest[closing.upperBound...]
    }
    return found
  }
}

/// An XLIFF file with one `file` element.
func xliff(_ units: String, original: String, source: String = "en", target: String = "fr") -> SourceFile {
  SourceFile(
    path: "\(target).xliff",
    bytes: Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="\(source)" target-language="\(target)" datatype="plaintext"><body>
      \(units)
      </body></file></xliff>
      """.utf8))
}

/// A unit of an XLIFF file; `attributes` are those of the target, which is left out where it is `nil`.
func unit(_ identifier: String, _ source: String, _ target: String?, _ attributes: String = "") -> String {
  let translation = target.map { "<target\(attributes.isEmpty ? "" : " " + attributes)>\($0)</target>" } ?? ""
  return "<trans-unit id=\"\(identifier)\"><source>\(source)</source>\(translation)</trans-unit>"
}

extension LocalizationImport {
  /// The text of a changed file.
  func text(_ path: String) -> String? {
    changes.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) }
  }
}
