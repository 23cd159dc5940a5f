import Foundation
import SourceText
import StringEditing
import StringFormats
import Testing
import XLIFF

/// A way to write a table down, and the table `a` = "one", `b` = "two" (with the comment "second"), `c` = "three".
enum EditingFixture: String, CaseIterable, CustomTestStringConvertible {
  case oldStyle, unquoted, xml, stringsdict, binary, catalog, xliff

  var testDescription: String { rawValue }

  var format: StringFormat {
    switch self {
    case .oldStyle, .unquoted, .xml, .binary: .strings
    case .stringsdict: .stringsdict
    case .catalog: .xcstrings
    case .xliff: .xliff
    }
  }

  /// The encodings that the format can be written in.
  var encodings: [TextEncoding] {
    self == .binary || self == .catalog ? [.utf8] : TextEncoding.allCases
  }

  var hasComments: Bool { self != .binary }

  static let pairs: [(EditingFixture, TextEncoding)] = allCases.flatMap { fixture in
    fixture.encodings.map { (fixture, $0) }
  }

  func bytes(_ encoding: TextEncoding = .utf8) -> [UInt8] {
    if self == .binary { return Self.binaryBytes(["a": "one", "b": "two", "c": "three"]) }
    return encoded(text, encoding)
  }

  static func binaryBytes(_ value: [String: Any]) -> [UInt8] {
    let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    return Array(data ?? Data())
  }

  private var text: String {
    switch self {
    case .binary: ""
    case .oldStyle: "\"a\" = \"one\";\n\n/* second */\n\"b\" = \"two\";\n\n\"c\" = \"three\";\n"
    case .unquoted: "a = one;\n// second\nb = two;\nc = three;"
    case .xml:
      Self.plist(
        "<key>a</key>\n\t<string>one</string>\n\t<!-- second -->\n\t<key>b</key>\n\t<string>two</string>\n\t<key>c</key>\n\t<string>three</string>"
      )
    case .stringsdict:
      Self.plist(
        [("a", "one", ""), ("b", "two", "<!-- second -->\n\t"), ("c", "three", "")].map { key, value, comment in
          "\(comment)<key>\(key)</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>\(value)</string>\n\t</dict>"
        }.joined(separator: "\n\t"))
    case .catalog:
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
        + [("a", "one", ""), ("b", "two", "      \"comment\" : \"second\",\n"), ("c", "three", "")].map {
          key, value, comment in
          "    \"\(key)\" : {\n\(comment)      \"localizations\" : {\n        \"en\" : {\n          \"stringUnit\" : {\n"
            + "            \"state\" : \"translated\",\n            \"value\" : \"\(value)\"\n          }\n        }\n      }\n    }"
        }.joined(separator: ",\n") + "\n  },\n  \"version\" : \"1.0\"\n}"
    case .xliff:
      "<?xml version=\"1.0\"?>\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
        + "  <file original=\"L.strings\" source-language=\"en\" target-language=\"de\">\n    <body>\n"
        + [("a", "one", ""), ("b", "two", "\n        <note>second</note>"), ("c", "three", "")].map {
          key, value, note in
          "      <trans-unit id=\"\(key)\">\n        <source>\(value)</source>\n        <target state=\"new\">\(value)</target>\(note)\n      </trans-unit>\n"
        }.joined() + "    </body>\n  </file>\n</xliff>\n"
    }
  }

  static func plist(_ content: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\t\(content)\n</dict>\n</plist>\n"
  }

  func document(_ encoding: TextEncoding = .utf8) -> StringDocument {
    StringDocument(parsing: bytes(encoding), format: format)
  }
}

/// A key, its text and its comment.
struct TableRow: Equatable {
  var key: String
  var value: String
  var comment: String?
}

extension StringDocument {
  /// The plain texts and formats: of XLIFF the translations, of catalogs the source language.
  var rows: [TableRow] {
    entries.compactMap { entry in
      if format == .xliff, entry.locale == sourceLanguage { return nil }
      if format == .xcstrings, entry.locale != sourceLanguage { return nil }
      return TableRow(key: text(entry.key), value: value(of: entry), comment: entry.comment.map { text($0) })
    }
  }

  private func value(of entry: StringEntry) -> String {
    switch entry.value {
    case .text(let token): text(token)
    case .varied(let value): summary(value.format)
    case .other: "…"
    }
  }

  /// The document after edits, read anew.
  func edited(_ edit: (inout DocumentEditor) throws(EditError) -> Void) throws(EditError) -> StringDocument {
    var editor = DocumentEditor(self)
    try edit(&editor)
    return StringDocument(parsing: try editor.bytes(), format: format)
  }
}

/// A text with edits applied, as text.
func edited(
  _ text: String, _ format: StringFormat, _ edit: (inout DocumentEditor) throws(EditError) -> Void
) throws -> String {
  String(decoding: try StringDocument(text, format).edited(edit).bytes, as: UTF8.self)
}
