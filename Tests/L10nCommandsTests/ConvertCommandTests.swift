import Foundation
import Testing

@Suite("l10n convert")
struct ConvertCommandTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test("turns the sample app's folders into a catalog and back without a loss")
  func sampleApp() throws {
    let folder = try TemporaryFolder.sampleApp()
    let catalog = try ProgramRun("convert", "Strings", "T.xcstrings", in: folder.url)
    #expect(catalog.status == 0)
    let back = try ProgramRun("convert", "T.xcstrings", "out/", "--strict", in: folder.url)
    #expect(back.status == 0 && back.errors.isEmpty)
    let again = try ProgramRun("convert", "out/", "U.xcstrings", in: folder.url)
    #expect(again.status == 0)
    #expect(try text("T.xcstrings", in: folder) == text("U.xcstrings", in: folder))
    #expect(try text("T.xcstrings", in: folder).contains("\"zh-Hans\""))
  }

  @Test(
    "writes every format of the sample app, and the same bytes each time",
    arguments: ["de.xliff", "values-de/strings.xml", "app_de.arb", "de.po", "de.lproj/T.strings"])
  func everyFormat(path: String) throws {
    let folder = try TemporaryFolder.sampleApp()
    try folder.write("", to: path)
    let arguments = ["convert", "Strings", path, "--locale", "de"]
    let first = try ProgramRun(arguments, in: folder.url)
    let bytes = try text(path, in: folder)
    let second = try ProgramRun(arguments, in: folder.url)
    #expect(first.status == 0 && second.errors == first.errors)
    #expect(!bytes.isEmpty)
    #expect(try text(path, in: folder) == bytes)
  }

  @Test("names a loss, and writes nothing with --strict")
  func strict() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a b\" = \"x\";\n", to: "en.lproj/T.strings")
    let strict = try ProgramRun("convert", "en.lproj/T.strings", "strings.xml", "--strict", in: folder.url)
    #expect(strict.status == 1)
    #expect(
      strict.errors == """
        l10n: en.lproj/T.strings:1:1: loss: 'a b' (en): the key itself, which is no name in Android: it is written 'a_b'
        l10n: 'strings.xml' is not written: --strict, and 1 loss

        """)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("strings.xml").path))
    let lenient = try ProgramRun("convert", "en.lproj/T.strings", "strings.xml", in: folder.url)
    #expect(lenient.status == 0)
    #expect(try text("strings.xml", in: folder).contains("<string name=\"a_b\">x</string>"))
  }

  @Test(
    "refuses a call that it cannot carry out",
    arguments: [
      (["T.strings", "x.xcstrings"], "T.strings: the path names no language: give it with --locale"),
      (["nowhere", "x.xcstrings"], "there is no file or folder 'nowhere'"),
      (["T.xcstrings", "x.yaml"], "'x.yaml' is no string file: known are .strings"),
      (["T.xcstrings", "x.arb"], "T.xcstrings: there are 2 languages: choose one of 'de', 'en' with --locale"),
      (["T.xcstrings", "x.arb", "--locale", "fr"], "T.xcstrings: there is no text in 'fr'; there is 'de', 'en'"),
      (["bad.xcstrings", "x.arb"], "bad.xcstrings:2:7: expected ':' after the key, found '1'"),
      (["T.xcstrings"], "'convert' needs IN… OUT"),
    ])
  func refusals(operands: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"x\";\n", to: "T.strings")
    try folder.write("{\n  \"a\" 1}", to: "bad.xcstrings")
    try folder.write(
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"d"}}}}}}
      """, to: "T.xcstrings")
    let run = try ProgramRun(["convert"] + operands, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l10n: " + message), "\(run.errors)")
  }

  @Test("makes the folders on the way to its file")
  func missingFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/T.strings")
    #expect(try ProgramRun("convert", "en.lproj/T.strings", "new/sub/T.xcstrings", in: folder.url).status == 0)
    #expect(try ProgramRun("convert", "new/sub/T.xcstrings", "x/en.lproj/T.strings", in: folder.url).status == 0)
    #expect(try text("x/en.lproj/T.strings", in: folder) == "\"a\" = \"b\";\n")
    let blocked = try ProgramRun("convert", "en.lproj/T.strings", "en.lproj/T.strings/U.po", in: folder.url)
    #expect(blocked.status == 2)
    #expect(blocked.errors.hasPrefix("l10n: cannot make the folder 'en.lproj/T.strings': "))
  }

  @Test("keeps the mode of a file and follows no link out of its folder")
  func atomicWriting() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/T.strings")
    try folder.write("old", to: "out/T.xcstrings")
    try folder.write("old", to: "secret")
    let target = folder.url.appendingPathComponent("out/T.xcstrings").path
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    #expect(try ProgramRun("convert", "en.lproj/T.strings", "out/T.xcstrings", in: folder.url).status == 0)
    #expect(try files.attributesOfItem(atPath: target)[.posixPermissions] as? Int == 0o640)
    #expect(try text("out/T.xcstrings", in: folder).hasPrefix("{\n  \"sourceLanguage\" : \"en\""))

    let outside = folder.url.appendingPathComponent("out/U.xcstrings").path
    try files.createSymbolicLink(atPath: outside, withDestinationPath: "../secret")
    let refused = try ProgramRun("convert", "en.lproj/T.strings", "out/U.xcstrings", in: folder.url)
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains("cannot write 'out/U.xcstrings': it is a symbolic link that leads out of its folder"))
    #expect(try text("secret", in: folder) == "old")

    let inside = folder.url.appendingPathComponent("out/V.xcstrings").path
    try files.createSymbolicLink(atPath: inside, withDestinationPath: "T.xcstrings")
    #expect(try ProgramRun("convert", "en.lproj/T.strings", "out/V.xcstrings", in: folder.url).status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: inside) == "T.xcstrings")
    #expect(try files.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path).count == 3)
  }
}
