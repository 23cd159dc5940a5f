import Foundation
import Interchange
import Testing

@Suite("localization catalogs (.xcloc)")
struct XclocTests {
  @Test("hold the XLIFF, copies of the sources and their contents as Xcode writes them")
  func package() throws {
    let project = exchangeProject([
      ("App/en.lproj/T.strings", "\"a\" = \"A\";\n"), ("L.xcstrings", ExportTests.catalog),
      ("App/fr.lproj/T.strings", "\"a\" = \"Ah\";\n"),
    ])
    let export = LocalizationExport(project, language: "fr")
    let package = LocalizationPackage(
      export, developmentRegion: project.developmentLanguage, projectName: "App \"1\".xcodeproj", toolVersion: "1.2")
    #expect(
      package.files.map(\.path) == [
        "contents.json", "Localized Contents/fr.xliff", "Source Contents/App/en.lproj/T.strings",
        "Source Contents/L.xcstrings",
      ])
    #expect(package.folders == ["Notes", "Source Contents"])
    #expect(String(decoding: package.files[3].bytes, as: UTF8.self) == ExportTests.catalog)
    #expect(
      String(decoding: package.files[0].bytes, as: UTF8.self) == """
        {
          "developmentRegion" : "en",
          "project" : "App \\"1\\".xcodeproj",
          "targetLocale" : "fr",
          "toolInfo" : {
            "toolBuildNumber" : "1.2",
            "toolID" : "l10n",
            "toolName" : "l10n",
            "toolVersion" : "1.2"
          },
          "version" : "1.0"
        }
        """)
  }

  @Test(
    "differences show the lines that change",
    arguments: [
      ("a\nb\nc\nd\ne\n", "a\nb\nX\nd\ne\n", ["@@ -2,3 +2,3 @@", " b", "-c", "+X", " d"]),
      ("a\n", "a\nb", ["@@ -1 +1,2 @@", " a", "+b", "\\ No newline at end of file"]),
      ("a\nb\nc\nd\ne\nf\n", "b\nc\nd\ne\nf\ng\n", ["@@ -1,2 +1 @@", "-a", " b", "@@ -6 +5,2 @@", " f", "+g"]),
      ("same\n", "same\n", []),
    ])
  func difference(old: String, new: String, lines: [String]) {
    let diff = UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8), path: "f", context: 1)
    #expect(diff.lines == (lines.isEmpty ? [] : ["--- a/f", "+++ b/f"] + lines))
  }

  @Test("differences read UTF-16, and new files")
  func encodings() {
    func wide(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    }
    let diff = UnifiedDiff(old: wide("é\n"), new: wide("è\n"), path: "f")
    #expect(diff.lines == ["--- a/f", "+++ b/f", "@@ -1 +1 @@", "-é", "+è"])
    #expect(
      UnifiedDiff(old: nil, new: Array("x\n".utf8), path: "f").lines
        == ["--- /dev/null", "+++ b/f", "@@ -0,0 +1 @@", "+x"])
  }
}
