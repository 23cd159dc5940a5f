import Foundation
import Testing

@Suite("l10n export and l10n import")
struct ExportImportCommandTests {
  private func bytes(_ folder: TemporaryFolder, below name: String) throws -> [String: Data] {
    let root = folder.url.appendingPathComponent(name)
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appendingPathComponent(path)
      if (try file.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile ?? false {
        files[path] = try Data(contentsOf: file)
      }
    }
    return files
  }

  @Test("brings the sample app back without changing a byte", arguments: ["xliff", "xcloc"])
  func sampleApp(format: String) throws {
    let folder = try TemporaryFolder.sampleApp()
    let before = try bytes(folder, below: "Strings")
    let export = try ProgramRun("export", "--output", "out", "--format", format, in: folder.url)
    #expect(export.status == 0 && export.errors.isEmpty)
    #expect(export.output.split(separator: "\n").count == 17)
    let back = try ProgramRun("import", "out", "--all-states", in: folder.url)
    #expect(back.status == 0 && back.errors.isEmpty && back.output.isEmpty)
    #expect(try bytes(folder, below: "Strings") == before)
  }

  @Test("restores a language whose folder is gone")
  func restoring() throws {
    let folder = try TemporaryFolder.sampleApp()
    let polish = folder.url.appendingPathComponent("Strings/pl.lproj")
    let before = try ProgramRun("convert", "Strings", "a.xcstrings", in: folder.url)
    _ = try ProgramRun("export", "--output", "out", "--locale", "pl", in: folder.url)
    try FileManager.default.removeItem(at: polish)
    let back = try ProgramRun("import", "out/pl.xliff", in: folder.url)
    #expect(back.status == 0)
    #expect(back.errors == "l10n: out/pl.xliff:8:7: the project has no 'pl' yet: it is added\n")
    #expect(back.output.contains("Strings/pl.lproj/Localizable.stringsdict: "))
    let after = try ProgramRun("convert", "Strings", "b.xcstrings", in: folder.url)
    #expect(before.status == 0 && after.status == 0)
    #expect(
      FileManager.default.contentsEqual(
        atPath: folder.url.appendingPathComponent("a.xcstrings").path,
        andPath: folder.url.appendingPathComponent("b.xcstrings").path))
  }

  private func small() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"Ah\";\n", to: "fr.lproj/T.strings")
    return folder
  }

  private func edit(_ folder: TemporaryFolder, _ old: String, _ new: String) throws {
    let file = folder.url.appendingPathComponent("out/fr.xliff")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try folder.write(text.replacingOccurrences(of: old, with: new), to: "out/fr.xliff")
  }

  @Test("a dry run shows the difference and writes nothing")
  func dryRun() throws {
    let folder = try small()
    _ = try ProgramRun("export", ".", "--output", "out", in: folder.url)
    try edit(folder, ">Ah<", ">Oh<")
    let before = try bytes(folder, below: "fr.lproj")
    let dry = try ProgramRun("import", "out", "--dry-run", in: folder.url)
    #expect(dry.status == 0 && dry.errors.isEmpty)
    #expect(
      dry.output == """
        --- a/fr.lproj/T.strings
        +++ b/fr.lproj/T.strings
        @@ -1 +1 @@
        -"a" = "Ah";
        +"a" = "Oh";

        """)
    #expect(try bytes(folder, below: "fr.lproj") == before)
    let wet = try ProgramRun("import", "out/fr.xliff", "--into", ".", in: folder.url)
    #expect(wet.status == 0 && wet.output == "fr.lproj/T.strings: 1 text\n")
  }

  @Test("ends with 1 when something is wrong, and with 0 when it is only unfinished")
  func statuses() throws {
    let folder = try small()
    _ = try ProgramRun("export", ".", "--output", "out", in: folder.url)
    try edit(folder, "<target>Ah<", "<target state=\"new\">Oh<")
    let unfinished = try ProgramRun("import", "out", in: folder.url)
    #expect(unfinished.status == 0 && unfinished.output.isEmpty)
    #expect(unfinished.errors == "l10n: 1 text is not finished and not imported: --all-states imports them too\n")
    try edit(folder, "<source>A<", "<source>B<")
    let wrong = try ProgramRun("import", "out", "--all-states", in: folder.url)
    #expect(wrong.status == 1)
    #expect(
      wrong.errors == "l10n: out/fr.xliff:8:7: the source text of 'a' has changed since the export: not imported\n")
    try folder.write("\"a\" = \"x\"\n\"b\";", to: "en.lproj/Broken.strings")
    let broken = try ProgramRun("export", ".", "--output", "out", in: folder.url)
    #expect(broken.status == 1 && broken.output == "out/fr.xliff: 1 text, 0 not translated\n")
  }

  @Test("does not follow a link out of the project")
  func links() throws {
    let folder = try small()
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("de.lproj"), withDestinationURL: outside.url)
    _ = try ProgramRun("export", ".", "--output", "out", "--locale", "de", in: folder.url)
    let file = folder.url.appendingPathComponent("out/de.xliff")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try folder.write(
      text.replacingOccurrences(of: "</source>", with: "</source><target>x</target>"), to: "out/de.xliff")
    let run = try ProgramRun("import", "out/de.xliff", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("'de.lproj/T.strings' lies behind a link that leads out of the project"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.url.path).isEmpty)
  }

  @Test("convert reads and writes localization catalogs")
  func convertPackages() throws {
    let folder = try small()
    let made = try ProgramRun("convert", "en.lproj/T.strings", "fr.lproj/T.strings", "T.xcloc", in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let contents = try Data(contentsOf: folder.url.appendingPathComponent("T.xcloc/contents.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: contents) as? [String: Any])
    #expect(json["targetLocale"] as? String == "fr" && json["developmentRegion"] as? String == "en")
    let back = try ProgramRun("convert", "T.xcloc", "back.strings", "--locale", "fr", in: folder.url)
    #expect(back.status == 0, "\(back.errors)")
    let text = try Data(contentsOf: folder.url.appendingPathComponent("back.strings"))
    #expect(String(decoding: text, as: UTF8.self).contains("\"a\" = \"Ah\";"))
  }

  @Test(
    "refuses a call that it cannot carry out",
    arguments: [
      (["export", "."], "'export' needs --output DIR"),
      (["export", ".", "--output", "o", "--locale", "a b"], "'a b' is no language tag"),
      (["import", "nowhere.xliff"], "there is no file or folder 'nowhere.xliff'"),
      (["import", "en.lproj/T.strings"], "'en.lproj/T.strings' is no .xliff file"),
      (["import", "fr.lproj"], "'fr.lproj' holds no .xliff file and no .xcloc folder"),
    ])
  func badCalls(arguments: [String], message: String) throws {
    let folder = try small()
    let run = try ProgramRun(arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l10n: \(message)"))
  }
}
