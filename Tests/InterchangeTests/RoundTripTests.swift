import TestSupport
import Testing

@testable import Interchange

/// Random tables through every format and back.
@Suite struct RoundTripTests {
  private static let words = [
    "a", "é", "😀", "%@", "%1$@", "%lld", " ", "  ", "\"", "'", "\\", "\n", "\t", "{", "}", "#", "<b>", "&amp;", "%%",
    "100%",
    "//", "/*", "@", "?", "--", "]]>", "=", ";",
  ]

  private static func table(_ random: inout SeededGenerator) -> String {
    (0..<8).map { index in
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }.joined()
      let comment = Bool.random(using: &random) ? "note \(index)" : nil
      return StringsText.entry("k\(index)", text, comment: comment)
    }.joined(separator: "\n")
  }

  @Test(arguments: [UInt64](1...60)) func everyTextComesBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = ("en.lproj/T.strings", Self.table(&random))
    let original = try summary([table])
    let catalog = try Conversion([table], to: .file(.xcstrings))
    #expect(try summary([("T.xcstrings", catalog.text("xcstrings"))]) == original, "seed \(seed)")
    let xliff = try Conversion([table], to: .file(.xliff))
    #expect(try summary([("T.xliff", xliff.text("xliff"))]) == original, "seed \(seed)")
    let back = try Conversion([("T.xcstrings", catalog.text("xcstrings"))], to: .file(.strings))
    #expect(try summary([("en.lproj/T.strings", back.text("strings"))]) == original, "seed \(seed)")
  }

  /// A percent sign is doubled in every text of a message that reads arguments, and only there.
  @Test(arguments: [InterchangeFormat.android, .arb, .po])
  func percentSignsOfFormsWithoutPlaceholder(format: InterchangeFormat) throws {
    let rule = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    let table = """
      <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>\(rule)<key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>all 100%%</string><key>other</key><string>%lld at 5%%</string></dict></dict></dict></plist>
      """
    let made = try Conversion([("en.lproj/T.stringsdict", table)], to: .file(format))
    let paths: [InterchangeFormat: String] = [.android: "values-en/T.xml", .arb: "T_en.arb", .po: "en.po"]
    let read = try summary([(try #require(paths[format]), made.text(format.rawValue))])
    #expect(read.first?.contains("one(all 100%%) other(%") == true, "\(read)")
    #expect(read.first?.contains("at 5%%)") == true, "\(read)")
  }

  /// What comes back from a format with other placeholders is what that format would give again.
  @Test(arguments: [UInt64](1...60), [InterchangeFormat.android, .arb, .po])
  func otherFormatsAreStable(seed: UInt64, format: InterchangeFormat) throws {
    var random = SeededGenerator(seed: seed)
    let paths: [InterchangeFormat: String] = [.android: "values-en/T.xml", .arb: "T_en.arb", .po: "en.po"]
    let path = try #require(paths[format])
    let first = try Conversion([("en.lproj/T.strings", Self.table(&random))], to: .file(format))
    let text = first.text(format.rawValue)
    let read = try summary([(path, text)])
    let catalog = try Conversion([(path, text)], to: .file(.xcstrings))
    let second = try Conversion([("T.xcstrings", catalog.text("xcstrings"))], to: .file(format))
    #expect(try summary([(path, second.text(format.rawValue))]) == read, "seed \(seed)")
  }
}
