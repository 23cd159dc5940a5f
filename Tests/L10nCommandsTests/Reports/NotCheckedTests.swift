import Foundation
import Testing

@Suite("A run says what it did not look at")
struct NotCheckedTests {
  private static let english = "\"a\" = \"A\";\n\"b\" = \"B\";\n"

  /// Files by path.
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private func notChecked(_ run: ProgramRun) throws -> [[String: Any]] {
    let summary = try #require(try run.report()["summary"] as? [String: Any])
    return try #require(summary["notChecked"] as? [[String: Any]])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let subject: String
    let reason: String
    let files: [String: String]
    var testDescription: String { "\(subject): \(reason)" }
  }

  private static let cases = [
    Case(
      subject: "measured", reason: "no text was measured: no SwiftUI view shows a text of the tables, and no l10n.json",
      files: ["en.lproj/Localizable.strings": english]),
    Case(
      subject: "measured",
      reason: "no text was measured: no SwiftUI view shows a text of the tables, and l10n.json has no",
      files: ["en.lproj/Localizable.strings": english, "l10n.json": "{}"]),
    Case(
      subject: "measured", reason: "no text was measured: no key matches the 'bindings'",
      files: [
        "en.lproj/Localizable.strings": english,
        "l10n.json": #"{ "bindings": [{ "keys": "x", "slot": "System.navigationTitle.title" }] }"#,
      ]),
    Case(
      subject: "sources",
      reason: "keys were not compared with code: the folder holds no Xcode project or package with code",
      files: ["en.lproj/Localizable.strings": english]),
    Case(
      subject: "sources", reason: "keys were not compared with code: l10n.json names no 'sources'",
      files: ["en.lproj/Localizable.strings": english, "l10n.json": "{}"]),
    Case(
      subject: "sources", reason: "code names only 1 of the 50 keys of 'Localizable', so that none counts as unused",
      files: [
        "en.lproj/Localizable.strings": (0..<50).map { "\"k.\($0)\" = \"Text \($0)\";\n" }.joined(),
        "Package.swift": "", "Sources/A.swift": "let a = NSLocalizedString(\"k.1\", comment: \"\")\n",
      ]),
    Case(
      subject: "language", reason: "the table 'Localizable' holds no text in 'en'",
      files: ["de.lproj/Localizable.strings": english, "fr.lproj/Localizable.strings": english]),
    Case(
      subject: "language", reason: "the table 'Localizable' holds no text in 'en'",
      files: ["de.lproj/Localizable.strings": english, "en.lproj/Localizable.strings": ""]),
    Case(
      subject: "language", reason: "the table 'Localizable' lie in no folder of a language",
      files: ["Localizable.strings": english]),
    Case(
      subject: "texts", reason: "1 key with translations has no text in 'en', so that these were compared with nothing",
      files: ["de.lproj/Localizable.strings": english, "en.lproj/Localizable.strings": "\"a\" = \"A\";\n"]),
    Case(
      subject: "texts", reason: "1 key with translations has an empty text in 'en', so that these were compared with",
      files: [
        "de.lproj/Localizable.strings": "\"Saved %@\" = \"%@ gesichert\";\n",
        "en.lproj/Localizable.strings": "\"Saved %@\" = \"\";\n",
      ]),
    Case(
      subject: "fonts", reason: "there is no file or folder 'Fonts', which 'fonts' of l10n.json names",
      files: ["en.lproj/Localizable.strings": english, "l10n.json": #"{ "fonts": ["Fonts"] }"#]),
  ]

  @Test("in JSON, in the last line, and as an error where it is required", arguments: cases)
  func said(_ test: Case) throws {
    let folder = try folder(test.files)
    let run = try ProgramRun(["check", "--format", "json"], in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let found = try notChecked(run).filter { $0["subject"] as? String == test.subject }
    #expect(found.count == 1)
    #expect((found.first?["reason"] as? String)?.hasPrefix(test.reason) == true, "\(found)")
    #expect((found.first?["next"] as? String)?.isEmpty == false)
    let human = try ProgramRun(["check"], in: folder.url)
    let last = try #require(human.output.split(separator: "\n").last { $0.contains(" errors, ") })
    #expect(last.contains("; not checked: ") && last.contains(test.subject), "\(last)")
    #expect(human.output.contains("not checked (\(test.subject)): \(test.reason)"))
    for format in ["human", "junit", "sarif", "github"] {
      let required = try ProgramRun(["check", "--format", format, "--require", test.subject], in: folder.url)
      #expect(required.status == 1)
      #expect(required.errors.contains("error, required and not checked (\(test.subject)): \(test.reason)"))
    }
  }

  @Test("what was looked at is not named, and may be required")
  func sample() throws {
    let run = try ProgramRun("check", "--format", "json", "--require", "measured,language,texts,fonts")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try notChecked(run).map { $0["subject"] as? String } == ["sources"])
  }

  @Test("tables of an Xcode project that are fetched or made later lack no key", arguments: [true, false])
  func absentTables(isThere: Bool) throws {
    let project = """
      { archiveVersion = 1; rootObject = P; objects = {
        P = { isa = PBXProject; developmentRegion = en; knownRegions = ( en ); mainGroup = G; targets = ( APP ); };
        G = { isa = PBXGroup; children = ( CODE, VARIANTS ); sourceTree = "<group>"; };
        CODE = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        VARIANTS = { isa = PBXVariantGroup; children = ( EN ); name = Localizable.strings; sourceTree = "<group>"; };
        EN = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; buildPhases = ( PHASE ); productType = "com.apple.product-type.application"; };
        PHASE = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
        B1 = { isa = PBXBuildFile; fileRef = CODE; }; B2 = { isa = PBXBuildFile; fileRef = VARIANTS; };
      }; }
      """
    var files = [
      "App.xcodeproj/project.pbxproj": project, "A.swift": "let a = NSLocalizedString(\"gone\", comment: \"\")\n",
      "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Cues\";\n",
    ]
    if isThere { files["en.lproj/Localizable.strings"] = Self.english }
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let run = try ProgramRun(["check", "--format", "json"], in: folder.url)
    let rules = (try run.report()["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    #expect(rules.contains("undefined-key") == isThere, "\(rules)")
    let reasons = try notChecked(run).compactMap { $0["reason"] as? String }
    #expect(reasons.contains { $0.hasPrefix("keys of the table 'Localizable' were compared with nothing") } == !isThere)
  }

  @Test("a call that leaves rules out is not told of them, unless it requires what they look at")
  func leftOut() throws {
    let folder = try folder(["en.lproj/Localizable.strings": Self.english])
    let only = ["check", "--format", "json", "--only", "missing-translation"]
    #expect(try notChecked(ProgramRun(only, in: folder.url)).isEmpty)
    let required = try ProgramRun(only + ["--require", "measured"], in: folder.url)
    #expect(required.status == 1)
    #expect(try notChecked(required).map { $0["reason"] as? String } == ["no rule of this call asks for it"])
  }

  @Test("a wrong name is an error with the nearest", arguments: ["mesured", "sources,mesured"])
  func wrongName(value: String) throws {
    let run = try ProgramRun("check", "--require", value)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: unknown subject of '--require' 'mesured'; did you mean 'measured'?\n")
  }

  @Test("a folder that cannot be looked into ends with status 2, and the others are checked")
  func unreadableFolder() throws {
    let folder = try folder(["en.lproj/Localizable.strings": Self.english])
    let deep = Array(repeating: "deep", count: 70).joined(separator: "/")
    try folder.write(Self.english, to: deep + "/en.lproj/Localizable.strings")
    let run = try ProgramRun(["check", "--format", "json"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l10n: cannot read the folder 'deep/") && run.errors.contains("64 folders"))
    #expect((try run.report()["summary"] as? [String: Any])?["keys"] as? Int == 2)
    try folder.write(#"{ "sources": { "paths": ["deep"] }, "paths": ["en.lproj"] }"#, to: "l10n.json")
    let sources = try ProgramRun(["check", "--format", "json"], in: folder.url)
    #expect(sources.status == 2 && sources.errors.contains("cannot read the folder 'deep/"))
  }

  @Test(
    "a folder without permission ends with status 2", .enabled(if: geteuid() != 0, "root may read every folder"))
  func forbiddenFolder() throws {
    let folder = try folder(["en.lproj/Localizable.strings": Self.english, "de.lproj/Localizable.strings": ""])
    let german = folder.url.appendingPathComponent("de.lproj").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: german)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: german) }
    let run = try ProgramRun(["check"], in: folder.url)
    #expect(run.status == 2 && run.errors == "l10n: cannot read the folder 'de.lproj': Permission denied\n")
  }

  @Test(
    "a development language that no table has is an error with the nearest",
    arguments: [
      ("ed", ["en", "de"], "unknown developmentLanguage 'ed'; did you mean 'de'?"),
      ("pt-BR", ["en", "pt_BR"], "unknown developmentLanguage 'pt-BR'; did you mean 'pt_BR'?"),
      ("ja", ["en", "fr"], "unknown developmentLanguage 'ja'; known are 'en', 'fr'"),
    ])
  func developmentLanguage(name: String, locales: [String], message: String) throws {
    var files = ["l10n.json": "{ \"developmentLanguage\": \"\(name)\" }"]
    for locale in locales { files["\(locale).lproj/Localizable.strings"] = Self.english }
    let folder = try folder(files)
    let run = try ProgramRun(["check"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "l10n: l10n.json:1:26: \(message)\n")
  }

  @Test("a development language whose texts stand in code, or in 'Base', is none", arguments: ["fr", "Base"])
  func developmentLanguageElsewhere(locale: String) throws {
    let folder = try folder([
      "l10n.json": #"{ "developmentLanguage": "en" }"#, "\(locale).lproj/Localizable.strings": Self.english,
    ])
    let run = try ProgramRun(["check", "--format", "json"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try notChecked(run).contains { $0["subject"] as? String == "language" } == (locale == "fr"))
  }
}
