import Foundation
import Testing

/// A folder of string tables, and what everybody is to see in it.
struct FolderLayout: Sendable, CustomTestStringConvertible {
  /// Files, each with its path as the text of the key `a`; languages of a file that holds several in parentheses, `∅`
  /// behind one without an entry, `/` behind a folder, `→` before what a link points to.
  let files: [String]
  /// The tables of the folder itself by name, with their languages.
  let tables: [String: Set<String>]
  /// The languages that a table has for translators, where these are others.
  let exported: [String: Set<String>]
  /// Whether folders below have tables of their own.
  let hasOthersBelow: Bool

  var testDescription: String { files.joined(separator: " ") }

  init(
    _ files: String, _ tables: [String: Set<String>], exported: [String: Set<String>]? = nil,
    hasOthersBelow: Bool = false
  ) {
    self.files = files.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    self.tables = tables
    self.exported = exported ?? tables
    self.hasOthersBelow = hasOthersBelow
  }

  /// Whether all its files make up one table of one file for each language, English among them.
  var isOneTableInFolders: Bool {
    tables.count == 1 && tables["X"]?.contains("en") == true && !hasOthersBelow
      && files.allSatisfy { $0.hasSuffix(".lproj/X.strings") && !$0.hasPrefix("Base") && !$0.hasPrefix("qqq") }
  }

  /// The folder on disk.
  func write() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files {
      if file.hasSuffix("/") {
        try FileManager.default.createDirectory(
          at: folder.url.appendingPathComponent(file), withIntermediateDirectories: true)
      } else if let arrow = file.firstIndex(of: "→") {
        try FileManager.default.createSymbolicLink(
          atPath: folder.url.appendingPathComponent(String(file[..<arrow])).path,
          withDestinationPath: String(file[file.index(after: arrow)...]))
      } else {
        let parts = file.split(whereSeparator: { "()".contains($0) }).map(String.init)
        let languages = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
        let path = parts[0].hasSuffix("∅") ? String(parts[0].dropLast()) : parts[0]
        try folder.write(path == parts[0] ? Self.text(path, languages) : "", to: path)
      }
    }
    return folder
  }

  private static func text(_ path: String, _ languages: [String]) -> String {
    switch (path as NSString).pathExtension.lowercased() {
    case "strings", "txt": "\"a\" = \"\(path)\";\n"
    case "stringsdict":
      propertyList(
        """
        <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(path)</string></dict></dict>
        """)
    case "loctable":
      propertyList(
        languages.map { "<key>\($0)</key><dict><key>a</key><string>\(path) \($0)</string></dict>" }.joined())
    case "xcstrings":
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {\(
        languages.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(path) \($0)\"}}" }
          .joined(separator: ", "))}}}}
      """
    default:
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="en.lproj/X.strings"
      source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="a"><source>A</source>
      <target>\(path)</target></trans-unit></body></file></xliff>
      """
    }
  }

  private static func propertyList(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>\n"
  }
}
