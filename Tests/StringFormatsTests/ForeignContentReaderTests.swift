import SourceText
import Testing
import XLIFF

@testable import StringFormats

@Suite("What a file holds in place of a table is named")
struct ForeignContentReaderTests {
  /// A table of the format with one entry, cut in two where a merge may stand.
  private static func table(_ format: StringFormat, _ middle: String) -> String {
    switch format {
    case .strings: "\"a\" = \"A\";\n\(middle)\"z\" = \"Z\";\n"
    case .stringsdict:
      "<plist version=\"1.0\"><dict>\n\(middle)<key>z</key><string>Z</string>\n</dict></plist>"
    case .loctable:
      "<plist version=\"1.0\"><dict><key>en</key><dict>\n\(middle)<key>z</key><string>Z</string>\n</dict></dict></plist>"
    case .xcstrings:
      "{\n  \"sourceLanguage\" : \"en\",\n\(middle)\n  \"strings\" : { \"z\" : {} },\n  \"version\" : \"1.0\"\n}"
    case .xliff:
      "<xliff version=\"1.2\">\n\(middle)<file original=\"f\" source-language=\"en\"><body>"
        + "<trans-unit id=\"z\"><source>Z</source></trans-unit></body></file></xliff>"
    }
  }

  @Test("a merge conflict, once, with the first side read", arguments: StringFormat.allCases)
  func conflict(format: StringFormat) throws {
    let text = Self.table(format, "<<<<<<< HEAD\n\n=======\n*\n>>>>>>> branch\n")
    let document = StringDocument(parsing: Array(text.utf8), format: format)
    let problem = try #require(document.problems.first)
    #expect(document.problems.count == 1)
    #expect(problem.message.hasPrefix("an unresolved merge conflict: "))
    #expect(problem.hint == "keep one side and delete the markers")
    #expect(problem.kind == .mergeConflict)
    #expect(document.apple.outcome != .all)
    let line = document.bytes[problem.range.indices]
    #expect(String(decoding: line, as: UTF8.self) == "<<<<<<< HEAD")
    #expect(document.entries.map { document.text($0.key) }.contains("z"))
  }

  @Test("two conflicts, each where it begins")
  func conflicts() {
    let conflict = "<<<<<<< HEAD\n\"k\" = \"1\";\n=======\n\"k\" = \"2\";\n>>>>>>> b\n"
    let document = StringDocument(
      parsing: Array(Self.table(.strings, conflict + conflict).utf8), format: .strings)
    #expect(document.problems.map { document.position(of: $0.range.start).line } == [2, 7])
    #expect(document.entries.map { document.text($0.key) } == ["a", "k", "k", "z"])
    #expect(document.apple.loads == 1)
    #expect(document.problems[0].message.hasSuffix("Apple's parser stops here without a word, 2 of 3 keys are lost"))
  }

  @Test("a pointer, a page or an archive, as the only problem", arguments: StringFormat.allCases)
  func whole(format: StringFormat) {
    for (text, message) in [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n", "a Git LFS pointer"),
      ("<!DOCTYPE html>\n<html><p>404</p></html>\n", "an HTML page"), ("404: Not Found", "a server's error message"),
      ("PK\u{3}\u{4}", "a ZIP archive"),
    ] {
      let document = StringDocument(parsing: Array(text.utf8), format: format)
      #expect(document.problems.map { $0.message.hasPrefix(message) } == [true], "\(document.problems)")
      #expect(document.entries.isEmpty)
      #expect(document.apple.outcome == .nothing)
    }
  }

  @Test("an empty file, where Apple's parser takes it for none", arguments: StringFormat.allCases)
  func empty(format: StringFormat) {
    let document = StringDocument(parsing: [], format: format)
    // A property list of no bytes is an empty table to CoreFoundation.
    #expect(
      document.problems.map { $0.message.hasPrefix("the file is empty") } == (format.isPropertyList ? [] : [true]))
  }

  @Test("nothing is made of a table that is whole, or broken otherwise")
  func others() {
    let whole = "/*\n<<<<<<< HEAD\n=======\n>>>>>>> b\n*/\n\"a\" = \"A\";\n"
    #expect(StringDocument(parsing: Array(whole.utf8), format: .strings).problems.isEmpty)
    let broken = StringDocument(parsing: Array("\"a\" = \"A\"".utf8), format: .strings)
    #expect(broken.problems.map { $0.message.hasPrefix("missing ';'") } == [true])
  }
}
