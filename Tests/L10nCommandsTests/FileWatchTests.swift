import Foundation
import Testing

@testable import L10nCommands

struct FileWatchTests {
  private let folder: TemporaryFolder
  private var root: String { folder.url.resolvingSymlinksInPath().path }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"a\" = \"1\";", to: "en.lproj/Localizable.strings")
    try folder.write("x", to: "notes.txt")
  }

  /// A watch that a test may ask in an expectation.
  private final class Watched {
    private var watch: FileWatch

    init(_ watch: FileWatch) { self.watch = watch }

    func hasChanged() -> Bool { watch.hasChanged() }
  }

  private func watch() throws -> Watched {
    let root = root
    return Watched(try FileWatch { try ProjectInputs([root], workingDirectory: root) })
  }

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  @Test func nothingHappensByItself() throws {
    let watch = try watch()
    #expect(!watch.hasChanged())
    #expect(!watch.hasChanged())
  }

  @Test func noticesOtherContentOnce() throws {
    let watch = try watch()
    try folder.write("\"a\" = \"22\";", to: "en.lproj/Localizable.strings")
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
  }

  @Test func noticesContentOfTheSameSizeAndTime() throws {
    let file = url("en.lproj/Localizable.strings")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    let watch = try watch()
    try folder.write("\"a\" = \"2\";", to: "en.lproj/Localizable.strings")
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    #expect(watch.hasChanged())
  }

  @Test func noticesMetricsOfFonts() throws {
    try folder.write(#"{ "fontProfile": "metrics/ours.json" }"#, to: "l10n.json")
    let watch = try watch()
    try folder.write("{}", to: "metrics/ours.json")
    #expect(watch.hasChanged())
    try folder.write("{ }", to: "metrics/ours.json")
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
  }

  @Test func noticesAFileThatTakesTheOthersPlace() throws {
    try folder.write("\"a\" = \"2\";", to: "new")
    let watch = try watch()
    #expect(rename(url("new").path, url("en.lproj/Localizable.strings").path) == 0)
    #expect(watch.hasChanged())
  }

  @Test func noticesNewAndDeletedTables() throws {
    let watch = try watch()
    try folder.write("\"a\" = \"1\";", to: "fr.lproj/Localizable.strings")
    #expect(watch.hasChanged())
    try folder.write("\"b\" = \"1\";", to: "fr.lproj/Other.strings")
    #expect(watch.hasChanged())
    try FileManager.default.removeItem(at: url("fr.lproj"))
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
  }

  @Test func noticesOtherRights() throws {
    let watch = try watch()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: url("en.lproj/Localizable.strings").path)
    #expect(watch.hasChanged())
  }

  @Test func aConfigurationThatAppearsIsReadAndSoIsWhatItNames() throws {
    let watch = try watch()
    try folder.write("{ \"tokens\": [\"Tokens/app.tokens.json\"] }", to: "l10n.json")
    #expect(watch.hasChanged())
    try folder.write("{}", to: "Tokens/app.tokens.json")
    #expect(watch.hasChanged())
    try folder.write("{ }", to: "Tokens/app.tokens.json")
    #expect(watch.hasChanged())
  }

  @Test func noticesCodeThatBindsKeys() throws {
    try folder.write(#"{ "sources": { "paths": ["App"] } }"#, to: "l10n.json")
    let watch = try watch()
    for path in ["App/Start.swift", "App/Screens/Home.swift"] {
      try folder.write("let a = 1\n", to: path)
      #expect(watch.hasChanged())
      try folder.write("let a = 22\n", to: path)
      #expect(watch.hasChanged())
    }
    try folder.write("other", to: "App/Screens/notes.txt")
    #expect(!watch.hasChanged())
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift", "Kit/app.tokens.json", ".gitmodules"])
  func noticesWhatAConfigurationIsInferredFrom(path: String) throws {
    let watch = try watch()
    try folder.write("{}", to: path)
    #expect(watch.hasChanged())
    try folder.write("{ }", to: path)
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
    try folder.write("{}", to: "l10n.json")
    #expect(watch.hasChanged())
    try folder.write("{  }", to: path)
    #expect(!watch.hasChanged())
  }

  @Test func aBrokenConfigurationIsWatchedOn() throws {
    try folder.write("{}", to: "l10n.json")
    let watch = try watch()
    try folder.write("{", to: "l10n.json")
    #expect(watch.hasChanged())
    try folder.write("\"a\" = \"3\";", to: "en.lproj/Localizable.strings")
    #expect(watch.hasChanged())
    try folder.write("{ }", to: "l10n.json")
    #expect(watch.hasChanged())
    #expect(!watch.hasChanged())
  }

  @Test func otherFilesAreNotLookedAt() throws {
    let watch = try watch()
    try folder.write("y", to: "notes.txt")
    try folder.write("y", to: "en.lproj/.Localizable.strings.swp")
    try folder.write("y", to: ".build/en.lproj/Localizable.strings")
    #expect(!watch.hasChanged())
  }

  @Test func theSampleAppsFilesAreAllThere() throws {
    let root = ProgramRun.repository.path
    let inputs = try ProjectInputs([], workingDirectory: root)
    let names = Set(inputs.files.filter { $0.hasPrefix(root + "/") }.map { $0.dropFirst(root.count + 1) })
    #expect(names.contains("l10n.json"))
    #expect(names.contains { $0.hasPrefix("Strings/") && $0.hasSuffix(".strings") })
    #expect(names.contains { $0.hasPrefix("Tokens/") && $0.hasSuffix(".tokens.json") })
    #expect(inputs.folders.contains(root + "/Strings"))
    #expect(inputs.folders.contains(root + "/Tokens"))
  }
}
