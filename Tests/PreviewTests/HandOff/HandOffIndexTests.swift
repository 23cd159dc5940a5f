import Foundation
import Preview
import Testing

/// The lists of pictures, with texts that nobody should trust.
struct HandOffIndexTests {
  /// A key that a spreadsheet would run, and texts with quotation marks, lines, markup and a control character.
  private static let tables = [
    "en": "\"=cmd|' /C calc'!A0\" = \"a \\\"b\\\", <c>\";\n\"badge.\\n../../x\" = \"</script>\\U202E\";\n"
      + "\"@at\" = \"-1\";\n"
  ]

  private static func drawn() throws -> HandOffTests.Drawn { try HandOffTests.Drawn(tables) }

  private func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  @Test func pathsAreMadeOfLettersAndDigits() throws {
    let paths = try Self.drawn().files.keys
    #expect(paths.count == 3)
    for path in paths { #expect(path.wholeMatch(of: /pictures\/en\/[A-Za-z0-9]*-[A-Za-z0-9_-]+\.png/) != nil) }
  }

  @Test func theIndexHoldsTheTextsAsTheyAre() throws {
    let drawn = try Self.drawn()
    let root = try #require(try object(HandOffIndex(drawn.handOff).json(files: ["a"])) as? [String: Any])
    #expect(root["kind"] as? String == "l10n screenshots" && root["files"] as? [String] == ["a"])
    let pictures = try #require(root["pictures"] as? [[String: Any]])
    #expect(Set(pictures.compactMap { $0["key"] as? String }) == ["=cmd|' /C calc'!A0", "badge.\n../../x", "@at"])
    #expect(Set(pictures.compactMap { $0["source"] as? String }) == ["a \"b\", <c>", "</script>\u{202E}", "-1"])
    for picture in pictures {
      let frame = try #require(picture["frame"] as? [String: Int])
      #expect(Set(frame.keys) == ["x", "y", "width", "height"])
      #expect(drawn.files[try #require(picture["picture"] as? String)] != nil)
    }
  }

  @Test func noFieldOfTheTableIsAFormula() throws {
    let rows = Self.rows(HandOffIndex(try Self.drawn().handOff).table)
    #expect(rows.count == 4 && rows.allSatisfy { $0.count == rows[0].count })
    let keys = rows.dropFirst().map { $0[3] }
    #expect(Set(keys) == ["'=cmd|' /C calc'!A0", "badge.\n../../x", "'@at"])
    for field in rows.dropFirst().joined() where Int(field) == nil {
      #expect(!["=", "+", "-", "@"].contains(field.first), "\(field)")
    }
  }

  /// Reads RFC 4180.
  private static func rows(_ text: String) -> [[String]] {
    var (rows, row, field, isQuoted) = ([[String]](), [String](), "", false)
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"": field.unicodeScalars.append(scalars.removeFirst())
      case ("\"", _): isQuoted.toggle()
      case (",", false):
        row.append(field)
        field = ""
      case ("\r", false): continue
      case ("\n", false):
        rows.append(row + [field])
        (row, field) = ([], "")
      default: field.unicodeScalars.append(scalar)
      }
    }
    return rows
  }

  @Test(arguments: TranslationService.allCases)
  func servicesGetWhatTheirCallsTake(service: TranslationService) throws {
    let drawn = try Self.drawn()
    var files: [(path: String, text: String)] = []
    try HandOffIndex(drawn.handOff).writeFiles(
      of: service, bytes: { try #require(drawn.files[$0]) }, write: { files.append(($0, $1)) })
    #expect(files.map(\.path) == ["\(service.rawValue)/en.json"])
    let entries = try #require(try object(files[0].text) as? [[String: Any]])
    #expect(entries.count == 3)
    for (entry, picture) in zip(entries, drawn.handOff.pictures) {
      let screenshot = try #require(entry["screenshot"] as? [String: Any])
      let path = "../" + HandOffIndex(drawn.handOff).path(of: picture)
      switch service {
      case .weblate:
        #expect(Set(screenshot.keys) == ["name", "language_code"] && entry["image"] as? String == path)
        #expect((entry["unit"] as? [String: String])?["context"] == picture.key)
      case .crowdin:
        #expect(Set(screenshot.keys) == ["name"] && entry["storage"] as? String == path)
        let position = (entry["tag"] as? [String: Any])?["position"] as? [String: Int]
        #expect(position?["width"] == picture.frame.width && position?["y"] == picture.frame.y)
      case .lokalise:
        #expect(Set(screenshot.keys) == ["data", "title", "description", "ocr"] && screenshot["ocr"] as? Bool == false)
        let data = try #require(screenshot["data"] as? String)
        #expect(data.hasPrefix("data:image/png;base64,"))
        let bytes = try #require(Data(base64Encoded: String(data.dropFirst(22))))
        #expect(Array(bytes) == drawn.files[HandOffIndex(drawn.handOff).path(of: picture)])
      case .phrase:
        #expect(Set(screenshot.keys) == ["name", "description"] && entry["filename"] as? String == path)
        let marker = try #require((entry["marker"] as? [String: String])?["presentation"])
        let numbers = try #require(try object(marker) as? [String: Int])
        #expect(Set(numbers.keys) == ["x", "y", "w", "h"] && numbers["w"] == picture.frame.width)
      }
    }
  }
}
